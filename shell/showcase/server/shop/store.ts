import { totalsOf } from '../../shop/prices.js';
import { STAGES, type Coupon, type Order, type Product, type Stage } from '../../shop/types.js';
import { CATALOG } from './catalog.js';
import type { OrderForm } from './order-form.js';

const COUPONS: readonly Coupon[] = [
  { code: 'TIDE10', percent: 10 },
  { code: 'NACRE20', percent: 20 },
];

const FIRST_NUMBER = 2041;

interface Kept {
  readonly owner: string;
  readonly key: string;
  order: Order;
}

/** What became of an order: it is new, it was there, or there is less in stock than it asks for, by product. */
export type Taken =
  | { readonly kind: 'new' | 'known'; readonly order: Order }
  | { readonly kind: 'short'; readonly short: Readonly<Record<string, number>> };

/** Stock and orders of the shop, until the server ends. */
export class Store {
  readonly products = new Map<string, Product>(CATALOG.map((product) => [product.id, product]));
  /** The newest first. */
  readonly #orders: Kept[] = [];

  list(): readonly Product[] {
    return [...this.products.values()];
  }

  /** Undefined: there is no such product. */
  setStock(id: string, stock: number): Product | undefined {
    const product = this.products.get(id);
    if (!product) return undefined;
    const changed = { ...product, stock };
    this.products.set(id, changed);
    return changed;
  }

  coupon(code: string): Coupon | undefined {
    return COUPONS.find((coupon) => coupon.code === code.trim().toUpperCase());
  }

  take(owner: string, form: OrderForm, now = Date.now()): Taken {
    const { key, lines, ...rest } = form;
    const known = this.#orders.find((kept) => kept.owner === owner && kept.key === key);
    if (known) return { kind: 'known', order: known.order };
    const wanted = new Map<string, number>();
    for (const { product, count } of lines) wanted.set(product, (wanted.get(product) ?? 0) + count);
    const short = [...wanted].flatMap(([id, count]) => {
      const { stock } = this.products.get(id)!;
      return count > stock ? [[id, stock] as const] : [];
    });
    if (short.length > 0) return { kind: 'short', short: Object.fromEntries(short) };
    for (const [id, count] of wanted) this.setStock(id, this.products.get(id)!.stock - count);
    const priced = lines.map((line) => ({ ...line, price: this.products.get(line.product)!.price }));
    const coupon = this.coupon(form.coupon);
    const order: Order = {
      ...rest,
      id: `T${FIRST_NUMBER + this.#orders.length}`,
      stage: 'packing',
      log: [{ stage: 'packing', time: new Date(now).toISOString() }],
      lines: priced,
      totals: totalsOf(priced, coupon?.percent),
      coupon: coupon?.code ?? '',
    };
    this.#orders.unshift({ owner, key, order });
    return { kind: 'new', order };
  }

  /** The orders of a customer, the newest first. */
  orders(owner: string): readonly Order[] {
    return this.#orders.flatMap((kept) => (kept.owner === owner ? kept.order : []));
  }

  /** An order of the customer, or of anyone. */
  order(id: string, owner?: string): Order | undefined {
    return this.#orders.find((kept) => kept.order.id === id && (owner === undefined || kept.owner === owner))?.order;
  }

  /** Moves an order to its next stage, or cancels it. Undefined: its stage does not allow that. */
  move(id: string, to: 'next' | 'cancelled', now = Date.now()): Order | undefined {
    const kept = this.#orders.find(({ order }) => order.id === id);
    if (!kept) return undefined;
    const { order } = kept;
    const place = STAGES.findIndex((stage) => stage === order.stage);
    let stage: Stage | undefined;
    if (to === 'next') stage = place < 0 ? undefined : STAGES[place + 1];
    else if (order.stage === 'packing') stage = 'cancelled';
    if (!stage) return undefined;
    if (stage === 'cancelled')
      for (const { product, count } of order.lines) this.setStock(product, this.products.get(product)!.stock + count);
    return (kept.order = { ...order, stage, log: [...order.log, { stage, time: new Date(now).toISOString() }] });
  }
}
