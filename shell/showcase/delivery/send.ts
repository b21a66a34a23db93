import { request, type ChosenLocation } from 'nacre/device';
import { serverText, unreachableText } from '../parts/failures.js';
import { errorText } from '../signup/texts.js';

/** Time-out in ms: less than the default, so that one can see it. */
const TIMEOUT = 4000;

export interface Delivery {
  readonly name: string;
  readonly place: ChosenLocation;
  readonly street: string;
  readonly note: string;
}

/** What became of it: its number, errors by field, or why there is no answer. */
export type Outcome =
  | { readonly kind: 'taken'; readonly id: number }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly text: string };

export async function send(delivery: Delivery): Promise<Outcome> {
  try {
    const { statusCode, data } = await request({
      url: 'api/delivery',
      method: 'POST',
      data: { ...delivery },
      timeout: TIMEOUT,
    });
    if (statusCode === 201) return { kind: 'taken', id: (data as { id: number }).id };
    if (statusCode !== 422) return { kind: 'failed', text: serverText() };
    const codes = Object.entries((data as { errors: Record<string, string> }).errors);
    return { kind: 'refused', errors: Object.fromEntries(codes.map(([name, code]) => [name, errorText(code)])) };
  } catch (error) {
    return { kind: 'failed', text: unreachableText(error) };
  }
}
