import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../answer.js';
import { BadQuery, readChoice, readFaults, readSize, refuseOthers } from '../query.js';
import { ACTIONS, Shop, STATES, type Action, type State } from './shop.js';

/**
 * Answers `/api/orders?state=&size=&cursor=`: a page of the orders, the newest first. `next` is the cursor of the page after
 * it, null at the end: the id of the last order. `counts`: how many there are in each state. It takes `delay`, `fail`,
 * `stall`, `drop` and `empty`: see `Faults`.
 */
export async function listOrders(shop: Shop, query: URLSearchParams): Promise<Answer> {
  try {
    const { delay, fail, stall, drop, empty } = readFaults(query);
    refuseOthers(query, ['state', 'size', 'cursor']);
    if (delay) await wait(delay);
    if (stall) return 'stall';
    if (drop) return 'drop';
    if (fail) return { status: fail, data: { message: `Failed with ${fail}, as you asked` } };
    const state = query.has('state') ? (readChoice(query, 'state', STATES) as State) : undefined;
    const size = readSize(query);
    const orders = empty ? [] : shop.list(state);
    const cursor = query.get('cursor');
    // Its state may have changed since: the page begins after its place in the list of all.
    const all = shop.list();
    const place = cursor === null ? -1 : all.findIndex(({ id }) => id === cursor);
    if (cursor !== null && place < 0) throw new BadQuery('cursor', '`next` of a page of orders');
    const rest = orders.filter((order) => all.indexOf(order) > place);
    const items = rest.slice(0, size);
    const next = rest.length > size ? items.at(-1)!.id : null;
    return { status: 200, data: { items, next, counts: shop.counts() } };
  } catch (error) {
    if (!(error instanceof BadQuery)) throw error;
    return { status: 400, data: { message: error.message, parameter: error.parameter } };
  }
}

const isAction = (name: unknown): name is Action => typeof name === 'string' && Object.hasOwn(ACTIONS, name);

/** Does something with an order: `id` and `action` of `ACTIONS`. 409 if its state does not allow it. */
export function actOnOrder(shop: Shop, fields: ReadonlyMap<string, unknown>): Answer {
  const [id, action] = [fields.get('id'), fields.get('action')];
  if (typeof id !== 'string') return { status: 422, data: { errors: { id: 'required' } } };
  if (!isAction(action)) return { status: 422, data: { errors: { action: 'format' } } };
  const order = shop.act(id, action);
  if (order === undefined) return { status: 404, data: { message: 'No such order' } };
  if (order === null) return { status: 409, data: { message: 'The order is in another state' } };
  return { status: 200, data: { order, counts: shop.counts() } };
}
