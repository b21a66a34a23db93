import { requestPayment } from 'nacre/device';
import { problemOf, ServerError, type Problem } from '../loading/problem.js';
import { getCart } from './cart.js';
import { getDraft } from './draft.js';
import { write } from './server.js';
import { fieldError, priceText } from './texts.js';
import type { Totals } from './prices.js';
import type { Order } from './types.js';

/** What became of an order. */
export type Outcome =
  | { readonly kind: 'taken'; readonly order: Order }
  /** There is less in stock than it asks for, by product. */
  | { readonly kind: 'short'; readonly short: Readonly<Record<string, number>> }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  /** The login has ended, or is not one of a member. */
  | { readonly kind: 'stranger' }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** Asks the browser, or the app around the page, to pay. Call it in a click. Rejects with a `DeviceError`. */
export async function pay({ total }: Totals, label: string): Promise<void> {
  const amount = { currency: 'EUR', value: (total / 100).toFixed(2) };
  const answer = await requestPayment({
    // The shop has no contract with a bank: there is a way only where the app around the page, or the system, has one.
    methodData: [{ supportedMethods: new URL('pay', document.baseURI).href }],
    details: { total: { label: `${label} ${priceText(total, 'en')}`, amount } },
  });
  await answer.complete?.('success');
}

/** Sends the order of the draft. The same draft is one order, however often it is sent. */
export async function sendOrder(): Promise<Outcome> {
  const { contact, place, payment, key } = getDraft();
  const { lines, note, coupon } = getCart();
  try {
    const { status, data } = await write('orders', {
      ...{ key, lines, note, contact, place, payment },
      coupon: coupon?.code ?? '',
    });
    if (status === 200 || status === 201) return { kind: 'taken', order: data as Order };
    if (status === 409) return { kind: 'short', short: (data as { short: Record<string, number> }).short };
    if (status === 401 || status === 403) return { kind: 'stranger' };
    if (status !== 422) throw new ServerError('error');
    const codes = Object.entries((data as { errors: Record<string, string> }).errors);
    return { kind: 'refused', errors: Object.fromEntries(codes.map(([name, code]) => [name, fieldError(code)])) };
  } catch (error) {
    return { kind: 'failed', problem: problemOf(error) };
  }
}
