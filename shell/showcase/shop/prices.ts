/** What a parcel costs, and from which price of the goods on it is free. In cents of a euro. */
export const DELIVERY = 490;
export const FREE_FROM = 6000;

/** In cents of a euro. */
export interface Totals {
  readonly goods: number;
  readonly discount: number;
  readonly delivery: number;
  readonly total: number;
}

/** What an order costs. The server counts in the same way, by its own prices. */
export function totalsOf(lines: readonly { readonly count: number; readonly price: number }[], percent = 0): Totals {
  const goods = lines.reduce((sum, { count, price }) => sum + count * price, 0);
  const discount = Math.round((goods * percent) / 100);
  const delivery = goods === 0 || goods - discount >= FREE_FROM ? 0 : DELIVERY;
  return { goods, discount, delivery, total: goods - discount + delivery };
}
