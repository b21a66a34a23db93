import { msg, str } from '@lit/localize';
import { priceText } from './texts.js';
import type { Product } from './types.js';

/** The price, and what it was before. */
export function Price({ product: { price, was }, locale }: { product: Product; locale: string }) {
  if (was === undefined)
    return (
      <bdi className="price">
        <b>{priceText(price, locale)}</b>
      </bdi>
    );
  const before = priceText(was, locale);
  return (
    <bdi className="price reduced">
      <b>{priceText(price, locale)}</b> <s aria-hidden="true">{before}</s>
      <span className="unseen">{msg(str`reduced from ${before}`, { id: 'sc.shop.reduced' })}</span>
    </bdi>
  );
}

export const percentOff = ({ price, was = price }: Product): number => Math.round(100 - (100 * price) / was);

/** A share as a negative percentage: what is taken off. */
export const offText = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(-percent / 100);
