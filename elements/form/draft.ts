import { warnOnce } from '../internal/element/warn.js';
import { setValues, valuesOf, type Field, type FormValues } from './fields.js';

const PREFIX = 'nc-draft:';

const SECRET_TYPES = new Set(['password', 'safe-password', 'file', 'hidden']);
const SECRET_AUTOFILL = /password|one-time-code|\bcc-|^off$/;

/** Whether a value may be stored: secrets and what is not the user's own text may not. */
export function isSavable(field: Field & { readonly password?: boolean }): boolean {
  const autofill = field.getAttribute('autocomplete') ?? (field as Partial<HTMLInputElement>).autocomplete ?? '';
  return !SECRET_TYPES.has(field.type ?? '') && !field.password && !SECRET_AUTOFILL.test(autofill);
}

/** What the user has entered in a form, kept in the session storage under the form's `draft`. */
export class Draft {
  readonly #form: Element & { readonly draft: string };

  constructor(form: Element & { readonly draft: string }) {
    this.#form = form;
  }

  /** Fills these fields with what is kept for them. */
  restore(fields: readonly Field[]): void {
    const values = fields.length > 0 ? this.#read() : undefined;
    if (values) setValues(fields, values);
  }

  /** Keeps the values of these fields, beside those of fields that are not there now. */
  save(fields: readonly Field[]): void {
    if (!this.#form.draft) return;
    const values: FormValues = { ...this.#read(), ...valuesOf(fields.filter(isSavable)) };
    this.#access('a session storage with room', () => sessionStorage.setItem(this.#key, JSON.stringify(values)));
  }

  clear(): void {
    if (this.#form.draft) this.#access('a session storage', () => sessionStorage.removeItem(this.#key));
  }

  #read(): FormValues | undefined {
    if (!this.#form.draft) return undefined;
    return this.#access('a session storage with drafts of its own', () => {
      const text = sessionStorage.getItem(this.#key);
      return text === null ? undefined : (JSON.parse(text) as FormValues);
    });
  }

  get #key(): string {
    return PREFIX + this.#form.draft;
  }

  /** Storage may be forbidden or full, or hold something other than a draft. */
  #access<Result>(expected: string, action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      warnOnce(this.#form, 'draft', expected, error);
      return undefined;
    }
  }
}
