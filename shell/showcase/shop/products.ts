import { useSyncExternalStore } from 'react';
import { onNetwork } from '../loading/network.js';
import { problemOf, ServerError, type Problem } from '../loading/problem.js';
import { isRecord, recall, remember } from '../memory.js';
import { read, write } from './server.js';
import type { Product } from './types.js';

export interface Shelves {
  readonly status: 'new' | 'loading' | 'ready' | Problem;
  readonly products: readonly Product[];
  /** Why the products are those of an earlier visit. */
  readonly stale: Problem | undefined;
}

const KEY = 'shop-products';
const EMPTY: Shelves = { status: 'new', products: [], stale: undefined };

const listeners = new Set<() => void>();
let shelves: Shelves = EMPTY;
let request: AbortController | undefined;

const isProducts = (value: unknown): value is readonly Product[] =>
  Array.isArray(value) && value.every((item) => isRecord(item) && isRecord(item['name']) && isRecord(item['text']));

function set(change: Partial<Shelves>): void {
  shelves = { ...shelves, ...change };
  for (const listener of listeners) listener();
}

/** Asks the server again. What is known stays in sight meanwhile, and also if the server is away. */
export async function refreshProducts(): Promise<void> {
  request?.abort();
  const own = (request = new AbortController());
  if (shelves.products.length === 0) set({ status: 'loading' });
  try {
    const { items } = await read<{ items: readonly Product[] }>('products', {}, own.signal);
    if (request !== own) return;
    set({ status: 'ready', products: items, stale: undefined });
    remember(KEY, items);
  } catch (error) {
    if (request !== own) return;
    const problem = problemOf(error);
    const known = shelves.products.length > 0 ? shelves.products : (recall(KEY, isProducts) ?? []);
    set(known.length > 0 ? { status: 'ready', products: known, stale: problem } : { status: problem });
  }
}

/** Loads the products, unless they are there. */
export function loadProducts(): void {
  if (shelves.status === 'new') void refreshProducts();
}

/** Shows what the server has said about a product. */
function replace(product: Product): void {
  set({ products: shelves.products.map((each) => (each.id === product.id ? product : each)) });
}

/** Stock by product that the server has told. */
export function knowStock(stock: Readonly<Record<string, number>>): void {
  set({ products: shelves.products.map((each) => ({ ...each, stock: stock[each.id] ?? each.stock })) });
}

/** Changes the stock, as staff. Throws a `ServerError`. */
export async function setStock(id: string, stock: number): Promise<void> {
  const { status, data } = await write('stock', { id, stock });
  if (status !== 200) throw new ServerError('error');
  replace(data as Product);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const get = (): Shelves => shelves;

export const useShelves = (): Shelves => useSyncExternalStore(subscribe, get, get);

export const useProduct = (id: string): Product | undefined => useShelves().products.find((each) => each.id === id);

// Another network is something to be seen.
onNetwork(() => {
  shelves = EMPTY;
  for (const listener of listeners) listener();
});
