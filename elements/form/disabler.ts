import { isNcElement } from '../internal/element/nc-element.js';
import { disableBy } from '../internal/form/disabling.js';
import type { Field } from './fields.js';

/**
 * Disables the controls of a form without changing their own `disabled`. Only our controls can be disabled by an element
 * that is not a fieldset; others are made inert.
 */
export class ControlDisabler {
  readonly #form: Element;
  /** The disabled controls; true: by `inert`. */
  readonly #disabled = new Map<Field, boolean>();

  constructor(form: Element) {
    this.#form = form;
  }

  /** Disables these controls, and enables those that it had disabled before. */
  disable(controls: readonly Field[]): void {
    const now = new Set(controls.filter((control) => control.matches(':defined')));
    for (const [control, isInert] of this.#disabled) {
      // A control that was connected since has made itself focusable: it has to be disabled again.
      if (now.has(control) && (isInert || !control.hasAttribute('tabindex'))) continue;
      this.#disabled.delete(control);
      if (isInert) control.inert = false;
      else disableBy(control as Required<Field>, this.#form, false);
    }
    for (const control of now) {
      if (this.#disabled.has(control) || control.inert) continue;
      const isInert = !isNcElement(control);
      this.#disabled.set(control, isInert);
      if (isInert) control.inert = true;
      else disableBy(control as Required<Field>, this.#form, true);
    }
  }
}
