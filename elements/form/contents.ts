import { isDisabledByAncestor } from '../internal/form/disabling.js';
import { controlsIn, isField, type Field } from './fields.js';

/** The controls inside an `nc-form`. */
export class FormContents {
  readonly #form: HTMLElement & { readonly disabled: boolean };

  constructor(form: HTMLElement & { readonly disabled: boolean }) {
    this.#form = form;
  }

  /** Whether the form or an `nc-form` around it is disabled. */
  get isDisabled(): boolean {
    return this.#form.disabled || isDisabledByAncestor(this.#form);
  }

  /** The native form inside, if there is one. */
  get native(): HTMLFormElement | null {
    const form = this.#form;
    return [...form.querySelectorAll('form')].find((each) => each.closest(form.localName) === form) ?? null;
  }

  /** All controls, buttons included, in document order. */
  get controls(): Field[] {
    const { native } = this;
    return native ? ([...native.elements] as Field[]) : controlsIn(this.#form);
  }

  /** The controls that have a value now. */
  get fields(): Field[] {
    return this.isDisabled ? [] : this.controls.filter(isField);
  }
}
