import { warnOnce } from '../element/warn.js';
import { setAttribute, type TextField } from './field.js';

/** The values of `confirm-type` that are also values of `enterkeyhint`. */
export const ACTION_KEYS: readonly string[] = ['send', 'search', 'next', 'go', 'done'];

/** Names the action key of on-screen keyboards; `key` is empty: the browser does, as `fallback` or a mistake wants it. */
export function showActionKey(
  control: Element & { readonly confirmType: string },
  field: TextField,
  key: string,
  fallback: string,
): void {
  const { confirmType } = control;
  setAttribute(field, 'enterkeyhint', key);
  if (key || confirmType === fallback) return;
  warnOnce(control, 'confirmType', [...ACTION_KEYS, fallback].join(', '), confirmType);
}
