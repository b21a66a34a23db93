import { warnOnce } from '../internal/element/warn.js';
import { valuesOf, type Field, type FormValues } from './fields.js';

const PREFIX = 'nc-draft:';

const SECRET_TYPES = new Set(['password', 'safe-password', 'file', 'hidden']);
const SECRET_AUTOFILL = /password|one-time-code|\bcc-|^off$/;

/** What is secret, or not the user's own text, never goes into storage. */
function isSavable(field: Field & { readonly password?: boolean }): boolean {
  const autofill = field.getAttribute('autocomplete') ?? (field as Partial<HTMLInputElement>).autocomplete ?? '';
  return !SECRET_TYPES.has(field.type ?? '') && !field.password && !SECRET_AUTOFILL.test(autofill);
}

/** The values kept under a key, or undefined. */
export function readDraft(form: Element, key: string): FormValues | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as FormValues);
  } catch (error) {
    warnOnce(form, 'draft', 'a session storage with drafts of its own', error);
    return undefined;
  }
}

/** Keeps the values of these fields, and those kept before for fields that are not there. */
export function writeDraft(form: Element, key: string, fields: readonly Field[]): void {
  const values: FormValues = { ...readDraft(form, key), ...valuesOf(fields.filter(isSavable)) };
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch (error) {
    warnOnce(form, 'draft', 'a session storage with room', error);
  }
}

export function clearDraft(form: Element, key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch (error) {
    warnOnce(form, 'draft', 'a session storage', error);
  }
}
