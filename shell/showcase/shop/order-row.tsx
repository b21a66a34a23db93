import { msg, str } from '@lit/localize';
import { Tag } from 'nacre/react/tag';
import { useApp } from 'nacre/shell';
import { Picture } from './picture.js';
import { countText, dayText, priceText, stageName } from './texts.js';
import type { Order, Product, Stage } from './types.js';

const TAGS = { packing: 'primary', sent: 'primary', done: 'success', cancelled: 'default' } as const;

export const StageTag = ({ stage }: { stage: Stage }) => (
  <Tag type={TAGS[stage]} round>
    {stageName(stage)}
  </Tag>
);

/** How many pictures an order shows. */
const PICTURES = 4;

/** An order in the list: a link to it. */
export function OrderRow({ order, products, locale }: { order: Order; products: readonly Product[]; locale: string }) {
  const { router } = useApp();
  const { id, stage, log, lines, totals } = order;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <article className="order-row">
      <h2>
        <a href={router.createUrl(`/shop/order/${id}`)}>{msg(str`Order ${id}`, { id: 'sc.shop.order-no' })}</a>
      </h2>
      <StageTag stage={stage} />
      <p className="muted">
        <bdi>{dayText(log[0]!.time, locale)}</bdi> · {countText(count)} · <bdi>{priceText(totals.total, locale)}</bdi>
      </p>
      <div className="order-pictures">
        {lines.slice(0, PICTURES).map((line) => {
          const item = products.find((product) => product.id === line.product);
          return (
            item && <Picture key={`${line.product}/${line.colour}/${line.size}`} product={item} colour={line.colour} />
          );
        })}
      </div>
    </article>
  );
}
