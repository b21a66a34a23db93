import { isRecord, isString } from '../memory.js';
import { kept } from './kept.js';
import type { Line, Product } from './types.js';

export interface Cart {
  readonly lines: readonly Line[];
  readonly note: string;
  /** As the server has accepted it. */
  readonly coupon: { readonly code: string; readonly percent: number } | undefined;
}

/** What one customer can order of something at once. */
export const MOST = 99;
const EMPTY: Cart = { lines: [], note: '', coupon: undefined };

const isLine = (value: unknown): value is Line =>
  isRecord(value) &&
  [value['product'], value['colour'], value['size']].every(isString) &&
  Number.isInteger(value['count']) &&
  Number(value['count']) >= 1;

const isCart = (value: unknown): value is Cart =>
  isRecord(value) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine) &&
  isString(value['note']) &&
  (value['coupon'] === undefined ||
    (isRecord(value['coupon']) && isString(value['coupon']['code']) && Number.isFinite(value['coupon']['percent'])));

const cart = kept('shop-cart', isCart, EMPTY);

export const { use: useCart, get: getCart } = cart;

/** What tells a line from others. */
export const keyOf = ({ product, colour, size }: Line): string => `${product}/${colour}/${size}`;

const change = (part: Partial<Cart>): void => cart.set({ ...cart.get(), ...part });

/** Puts something into the cart, to what is there of the same kind. */
export function addLine(line: Line): void {
  const { lines } = cart.get();
  const place = lines.findIndex((each) => keyOf(each) === keyOf(line));
  if (place < 0) change({ lines: [...lines, line] });
  else change({ lines: lines.with(place, { ...line, count: Math.min(lines[place]!.count + line.count, MOST) }) });
}

export function setCount(key: string, count: number): void {
  change({ lines: cart.get().lines.map((line) => (keyOf(line) === key ? { ...line, count } : line)) });
}

/** Takes a line out. Returns a function that puts it back where it was. */
export function removeLine(key: string): () => void {
  const { lines } = cart.get();
  const place = lines.findIndex((line) => keyOf(line) === key);
  const line = lines[place];
  if (!line) return () => {};
  change({ lines: lines.toSpliced(place, 1) });
  return () => {
    const now = cart.get().lines;
    if (now.some((each) => keyOf(each) === key)) addLine(line);
    else change({ lines: now.toSpliced(place, 0, line) });
  };
}

export const setNote = (note: string): void => change({ note });
export const setCoupon = (coupon: Cart['coupon']): void => change({ coupon });
export const emptyCart = (): void => cart.set(EMPTY);

export const countOf = ({ lines }: Cart): number => lines.reduce((sum, { count }) => sum + count, 0);

/** A line with what the shop says about it now. */
export interface PricedLine extends Line {
  readonly item: Product;
  readonly price: number;
}

/** The lines whose products are known. */
export function priced(lines: readonly Line[], products: readonly Product[]): readonly PricedLine[] {
  return lines.flatMap((line) => {
    const item = products.find(({ id }) => id === line.product);
    return item ? { ...line, item, price: item.price } : [];
  });
}
