import { Feed, type FeedPage } from '../loading/feed.js';
import { onNetwork } from '../loading/network.js';
import { get, post } from '../loading/server.js';

export const STATES = ['unpaid', 'packing', 'sent', 'done', 'cancelled'] as const;
export type State = (typeof STATES)[number];
export type Action = 'pay' | 'cancel' | 'receive';
export type Counts = Readonly<Record<State, number>>;

/** A list of orders: those in a state, or all. */
export type Shelf = State | 'all';

export interface Line {
  readonly pearl: 'white' | 'gold' | 'rose' | 'night';
  readonly count: number;
  /** Price of one, in cents of a euro. */
  readonly price: number;
}

export interface Order {
  readonly id: string;
  /** ISO 8601. */
  readonly placed: string;
  readonly state: State;
  readonly lines: readonly Line[];
  /** In cents of a euro. */
  readonly total: number;
}

/** What the customer can do with an order in each state. */
export const ACTIONS: Readonly<Record<State, readonly Action[]>> = {
  unpaid: ['pay', 'cancel'],
  packing: [],
  sent: ['receive'],
  done: [],
  cancelled: [],
};

type Answer = FeedPage<Order> & { readonly counts: Counts };

const BASE = 'api/orders';
const shelves = new Map<Shelf, Feed<Order>>();
const listeners = new Set<() => void>();
let counts: Counts | undefined;

/** How many orders there are in each state; undefined until the server has said so. */
export const getCounts = (): Counts | undefined => counts;

export function onCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setCounts(next: Counts): void {
  counts = next;
  for (const listener of listeners) listener();
}

/** The orders of a shelf. They outlive their page, so that a user who comes back finds them unchanged. */
export function ordersOn(shelf: Shelf): Feed<Order> {
  let feed = shelves.get(shelf);
  if (!feed) {
    const query = shelf === 'all' ? {} : { state: shelf };
    feed = new Feed({
      load: async (place, signal) => {
        const answer = await get<Answer>(BASE, { ...query, ...place }, signal);
        setCounts(answer.counts);
        return answer;
      },
    });
    shelves.set(shelf, feed);
  }
  return feed;
}

/** Does something with an order, and moves it to its new shelf. Throws a `ServerError`. */
export async function act({ id, state }: Order, action: Action): Promise<void> {
  const { order, counts: next } = await post<{ order: Order; counts: Counts }>(`${BASE}/act`, { id, action });
  setCounts(next);
  shelves.get('all')?.update(id, () => order);
  shelves.get(state)?.update(id, () => undefined);
  // Where it stands there only the server knows.
  shelves.get(order.state)?.reset();
}

// Another network is something to be seen.
onNetwork(() => {
  for (const feed of shelves.values()) feed.reset();
});
