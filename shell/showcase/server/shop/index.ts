import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../answer.js';
import { wrongMethod } from '../answer.js';
import { fieldsOf } from '../body.js';
import { BadQuery, readFaults, refuseOthers } from '../query.js';
import { Sessions, type Account } from './accounts.js';
import { readOrder } from './order-form.js';
import { drawProduct, VIEWS, type View } from './pictures/index.js';
import { TONES, type ToneName } from './pictures/tones.js';
import { reviewsOf } from './reviews.js';
import { Store } from './store.js';

export const PATH = '/api/shop/';
/** Seconds that browsers may keep a picture: it never changes. */
const PICTURE_AGE = 86_400;
const MOST_STOCK = 999;

type Handler = (request: IncomingMessage, query: URLSearchParams) => Answer | Promise<Answer>;

const ok = (data: unknown, status = 200): Answer => ({ status, data });
/** May be kept, by browsers and service workers, and shown when the server is away; else it is asked for again. */
const kept = (data: unknown): Answer => ({ status: 200, data, headers: { 'cache-control': 'no-cache' } });
const missing: Answer = { status: 404, data: { message: 'No such thing' } };
const invalid = (errors: Readonly<Record<string, string>>): Answer => ({ status: 422, data: { errors } });

/**
 * Answers all below `/api/shop/`.
 *
 * - GET `products`: all of them. `reviews?product=`; `coupon?code=`; `picture/<drawing>.<colour>.<view>.<room>.svg`. They
 *   take `delay`, `fail`, `stall`, `drop` and `empty`: see `Faults`.
 * - POST `login`: `email` and `password`, gives a token. 401 if they do not fit.
 * - With the `jti` of the token as `Authorization: Bearer`: GET `orders` and `order?id=`; POST `orders`, which takes an order once for
 *   each `key`; POST `order/cancel`. 401 without an open session, 403 without the role.
 * - For staff: POST `stock` with `id` and `stock`; POST `order/next`.
 */
export function shopServer(
  store = new Store(),
  sessions = new Sessions(),
): (request: IncomingMessage, url: URL) => Promise<Answer> {
  /** An endpoint for users with a role. */
  const forRole =
    (role: string, handle: (account: Account, ...rest: Parameters<Handler>) => Answer | Promise<Answer>): Handler =>
    (request, query) => {
      const account = sessions.find(request.headers.authorization);
      if (!account) return { status: 401, data: { message: 'Log in first' } };
      if (!account.roles.includes(role)) return { status: 403, data: { message: `Only for the role ${role}` } };
      return handle(account, request, query);
    };
  /** Who may see and change an order: its owner, and staff. */
  const ownerOf = (account: Account): string | undefined =>
    account.roles.includes('staff') ? undefined : account.email;

  const move = (to: 'next' | 'cancelled') => async (account: Account, request: IncomingMessage) => {
    const id = String((await fieldsOf(request)).get('id'));
    if (!store.order(id, ownerOf(account))) return missing;
    const order = store.move(id, to);
    return order ? ok(order) : { status: 409, data: { message: 'The order is in another stage' } };
  };

  const GET: Readonly<Record<string, Handler>> = {
    products: (_request, query) => kept({ items: query.get('empty') === '1' ? [] : store.list() }),
    reviews: (_request, query) => kept({ items: reviewsOf(query.get('product') ?? '') }),
    coupon: (_request, query) => {
      const coupon = store.coupon(query.get('code') ?? '');
      return coupon ? ok(coupon) : missing;
    },
    orders: forRole('member', ({ email }) => ok({ items: store.orders(email) })),
    order: forRole('member', (account, _request, query) => {
      const order = store.order(query.get('id') ?? '', ownerOf(account));
      return order ? ok(order) : missing;
    }),
  };

  const POST: Readonly<Record<string, Handler>> = {
    login: async (request) => {
      const fields = await fieldsOf(request);
      const token = sessions.open(String(fields.get('email')), String(fields.get('password')));
      return token ? ok({ token }) : { status: 401, data: { message: 'Wrong email or password' } };
    },
    orders: forRole('member', async ({ email }, request) => {
      const read = readOrder(await fieldsOf(request), store.products);
      if ('errors' in read) return invalid(read.errors);
      const taken = store.take(email, read.form);
      if (taken.kind === 'short') return { status: 409, data: { short: taken.short } };
      return ok(taken.order, taken.kind === 'new' ? 201 : 200);
    }),
    'order/next': forRole('staff', move('next')),
    'order/cancel': forRole('member', move('cancelled')),
    stock: forRole('staff', async (_account, request) => {
      const fields = await fieldsOf(request);
      const stock = fields.get('stock');
      if (typeof stock !== 'number' || !Number.isInteger(stock) || stock < 0 || stock > MOST_STOCK)
        return invalid({ stock: 'format' });
      const product = store.setStock(String(fields.get('id')), stock);
      return product ? ok(product) : missing;
    }),
  };

  return async (request, { pathname, searchParams: query }) => {
    const name = pathname.slice(PATH.length);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (name.startsWith('picture/')) return isRead ? picture(name.slice('picture/'.length)) : wrongMethod('GET, HEAD');
    const [get, post] = [GET, POST].map((handlers) => (Object.hasOwn(handlers, name) ? handlers[name] : undefined));
    if (!get && !post) return { status: 404, data: { message: 'No such endpoint' } };
    if (request.method === 'POST') return post ? post(request, query) : wrongMethod('GET, HEAD');
    if (!isRead || !get) return wrongMethod(get ? 'GET, HEAD, POST' : 'POST');
    return (await faultOf(query)) ?? get(request, query);
  };
}

/** What goes wrong because the request asks for it. */
async function faultOf(query: URLSearchParams): Promise<Answer | undefined> {
  try {
    const { delay, fail, stall, drop } = readFaults(query);
    refuseOthers(query, ['product', 'code', 'id']);
    if (delay) await wait(delay);
    if (stall) return 'stall';
    if (drop) return 'drop';
    return fail ? { status: fail, data: { message: `Failed with ${fail}, as you asked` } } : undefined;
  } catch (error) {
    if (!(error instanceof BadQuery)) throw error;
    return { status: 400, data: { message: error.message, parameter: error.parameter } };
  }
}

function picture(file: string): Answer {
  const [, name = '', tone = '', view = '', room = ''] = /^([a-z]+)\.([a-z]+)\.([a-z]+)\.(\d+)\.svg$/.exec(file) ?? [];
  const isDrawn = Object.hasOwn(TONES, tone) && VIEWS.includes(view as View);
  const data = isDrawn ? drawProduct(name, tone as ToneName, view as View, Number(room)) : undefined;
  if (data === undefined) return missing;
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${PICTURE_AGE}` };
  return { status: 200, data, headers };
}
