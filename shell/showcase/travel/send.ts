import { request } from 'nacre/device';
import type { FormSubmitEvent } from 'nacre/elements/form';
import { serverText, unreachableText } from '../parts/failures.js';
import { formDataOf, jsonOf, type Understood } from './application.js';
import type { Country } from './countries.js';
import { errorText } from './labels.js';

/** Time-out in ms: less than the default, so that one can see it. */
const TIMEOUT = 4000;

/** The outcome: the parsed values, the errors by field, or why there is no answer. */
export type Outcome =
  | { readonly kind: 'understood'; readonly answer: Understood }
  | { readonly kind: 'refused'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly text: string };

/** Sends an application in the format that was chosen in it. */
export async function send({ value, formData }: FormSubmitEvent, countries: readonly Country[]): Promise<Outcome> {
  const body = value['format'] === 'json' ? jsonOf(formData, value, countries) : formDataOf(formData, value, countries);
  try {
    const { statusCode, data } = await request({
      url: 'api/application',
      method: 'POST',
      data: body,
      timeout: TIMEOUT,
    });
    if (statusCode === 201) return { kind: 'understood', answer: data as Understood };
    if (statusCode !== 422) return { kind: 'failed', text: serverText() };
    const codes = Object.entries((data as { errors: Record<string, string> }).errors);
    return { kind: 'refused', errors: Object.fromEntries(codes.map(([name, code]) => [name, errorText(code)])) };
  } catch (error) {
    return { kind: 'failed', text: unreachableText(error) };
  }
}
