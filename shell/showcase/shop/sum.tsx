import { msg } from '@lit/localize';
import type { Totals } from './prices.js';
import { priceText } from './texts.js';

/** What it costs, line by line. */
export function Sum({ totals: { goods, discount, delivery, total }, locale }: { totals: Totals; locale: string }) {
  const rows: [string, string][] = [[msg('Subtotal', { id: 'sc.shop.goods' }), priceText(goods, locale)]];
  if (discount > 0) rows.push([msg('Coupon', { id: 'sc.shop.coupon' }), priceText(-discount, locale)]);
  const free = msg('Free', { id: 'sc.shop.free' });
  rows.push([msg('Delivery', { id: 'sc.delivery.title' }), delivery ? priceText(delivery, locale) : free]);
  return (
    <dl className="sum">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className="sum-total">
        <dt>{msg('Total', { id: 'sc.orders.total' })}</dt>
        <dd>
          <bdi>{priceText(total, locale)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
