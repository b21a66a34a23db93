import { addPseudoClass } from './pseudo.js';
import { ARIA_REFERENCES, ARIA_STRINGS } from './aria.js';
import { disabledBy, formOf, labelsFor } from './association.js';

const FLAGS = [
  ...['badInput', 'customError', 'patternMismatch', 'rangeOverflow', 'rangeUnderflow', 'stepMismatch'],
  ...['tooLong', 'tooShort', 'typeMismatch', 'valueMissing'],
] as const;

type Flags = Record<(typeof FLAGS)[number] | 'valid', boolean>;

const hosts = new WeakMap<Internals, HTMLElement>();
const all = new WeakMap<Element, Internals>();

export const internalsOf = (element: Element): Internals | undefined => all.get(element);

/**
 * ElementInternals for a DOM that has none, or only a part: form value, validity, labels, states, role and ARIA properties
 * (HTML standard, "the ElementInternals interface").
 */
export class Internals {
  readonly states = new Set<string>();
  value: File | string | FormData | null = null;
  #validity: Flags = validityOf({});
  #message = '';

  constructor(host: HTMLElement) {
    hosts.set(this, host);
    all.set(host, this);
  }

  get shadowRoot(): ShadowRoot | null {
    return this.#host.shadowRoot;
  }

  get form(): HTMLFormElement | null {
    return formOf(this.#host);
  }

  get labels(): readonly HTMLElement[] {
    return labelsFor(this.#host);
  }

  get validity(): Flags {
    return this.#validity;
  }

  get validationMessage(): string {
    return this.#message;
  }

  get willValidate(): boolean {
    return !disabledBy(this.#host) && !this.#host.hasAttribute('readonly') && !this.#host.closest('datalist');
  }

  setFormValue(value: File | string | FormData | null): void {
    this.value = value;
  }

  setValidity(flags: Partial<Flags> = {}, message = ''): void {
    this.#validity = validityOf(flags);
    if (!this.#validity.valid && !message)
      throw new TypeError("Failed to execute 'setValidity': the message is empty, and a flag is set");
    this.#message = this.#validity.valid ? '' : message;
  }

  checkValidity(): boolean {
    if (!this.willValidate || this.#validity.valid) return true;
    this.#host.dispatchEvent(new Event('invalid', { cancelable: true }));
    return false;
  }

  reportValidity(): boolean {
    const isValid = this.checkValidity();
    if (!isValid) this.#host.focus();
    return isValid;
  }

  get #host(): HTMLElement {
    return hosts.get(this)!;
  }
}

function validityOf(flags: Partial<Flags>): Flags {
  const validity = Object.fromEntries(FLAGS.map((flag) => [flag, Boolean(flags[flag])])) as Flags;
  validity.valid = !FLAGS.some((flag) => validity[flag]);
  return Object.freeze(validity);
}

/** Role and ARIA properties, as accessors of the prototype: the mirror finds them there. */
for (const name of [...ARIA_STRINGS, ...ARIA_REFERENCES]) {
  const values = new WeakMap<Internals, unknown>();
  Object.defineProperty(Internals.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Internals) {
      return values.get(this) ?? null;
    },
    set(this: Internals, value: unknown) {
      values.set(this, value);
    },
  });
}

/** Whether ElementInternals is there, with all that form controls need. */
const isComplete = (): boolean =>
  typeof ElementInternals === 'function' &&
  ['setFormValue', 'setValidity', 'states'].every((name) => name in ElementInternals.prototype);

/** Gives elements `attachInternals()`. Returns whether the DOM lacked it. */
export function addInternals(): boolean {
  if (isComplete()) return false;
  Object.assign(globalThis, { ElementInternals: Internals });
  Object.assign(HTMLElement.prototype, {
    attachInternals(this: HTMLElement) {
      if (all.has(this)) throw new DOMException('ElementInternals are attached already', 'NotSupportedError');
      return new Internals(this);
    },
  });
  addPseudoClass('state', (element, name) => internalsOf(element)?.states.has(name) ?? false);
  addPseudoClass('disabled', (element) => (internalsOf(element) ? disabledBy(element) : undefined));
  addPseudoClass('enabled', (element) => (internalsOf(element) ? !disabledBy(element) : undefined));
  return true;
}
