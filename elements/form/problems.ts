import type { FormContents } from './contents.js';
import type { Field } from './fields.js';

/** What is wrong in a form: controls that were found invalid, and errors that a server reported. */
export class FormProblems {
  readonly #contents: FormContents;
  /** Controls that fired `invalid`. */
  readonly #found = new Set<Field>();
  /** Controls with an error of the server. */
  readonly #refused = new Set<Field>();
  #messages: string[] = [];

  constructor(contents: FormContents) {
    this.#contents = contents;
  }

  /** Errors of the server that belong to no control. */
  get messages(): readonly string[] {
    return this.#messages;
  }

  /** Whether controls were found invalid, even if they no longer are. */
  get hasFound(): boolean {
    return this.#found.size > 0;
  }

  /** Controls that were found invalid, and still are. */
  get invalid(): Field[] {
    if (this.#found.size === 0) return [];
    return this.#contents.controls.filter(
      (control) => this.#found.has(control) && control.willValidate && !control.validity!.valid,
    );
  }

  /** A control has fired `invalid`. */
  add(control: Field): void {
    this.#found.add(control);
  }

  /** Replaces the errors of the server, by name of the control. */
  setErrors(errors: Readonly<Record<string, string>>): void {
    this.#clearErrors();
    const { controls } = this.#contents;
    for (const [name, message] of Object.entries(errors)) {
      const control = controls.find((each) => each.name === name && each.setCustomValidity);
      control?.setCustomValidity?.(message);
      if (control) this.#refused.add(control);
      else this.#messages.push(message);
    }
  }

  clearMessages(): void {
    this.#messages = [];
  }

  /** The user has changed a control: the error of the server for it no longer holds. */
  edited(control: Field): void {
    for (const refused of this.#refused) {
      // Radios with one name have one error.
      if (refused !== control && refused.name !== control.name) continue;
      this.#refused.delete(refused);
      refused.setCustomValidity!('');
    }
  }

  clear(): void {
    this.#clearErrors();
    this.#found.clear();
  }

  #clearErrors(): void {
    for (const control of this.#refused) control.setCustomValidity!('');
    this.#refused.clear();
    this.#messages = [];
  }
}
