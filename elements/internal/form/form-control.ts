import type { PropertyDeclaration } from 'lit';
import { isDisabledByAncestor } from './disabling.js';
import { FormElement } from './form-element.js';
import { attribute } from '../element/property.js';
import { checkOne } from './report.js';
import type { Failure } from './validators.js';

export type FormValue = File | string | FormData | null;

/**
 * Base of all controls with a value. Subclasses define the submitted value (`formValue`), the constraint that is broken
 * (`failure`), and how to reset and restore. This class passes value and validity on to the browser, synchronously.
 */
export abstract class FormControl extends FormElement {
  /** Properties that decide what is submitted or whether it is valid. */
  static formProperties: ReadonlySet<PropertyKey> = new Set(['required', 'readonly', 'customValidity']);

  /** Whether the browser needs the value: once there is a form, or the user has changed the value. */
  #submits = false;
  #custom = '';
  /** Why the control is invalid; empty: it is valid. */
  #message = '';
  #interacted = false;
  /** The message on screen. */
  #shown = '';

  /** Shown and submitted, but not changed by the user; never invalid. */
  @attribute({ type: Boolean }) declare readonly: boolean;

  /** Whether it must be filled in before its form is submitted. */
  @attribute({ type: Boolean }) declare required: boolean;

  /** While this is not empty, the control is invalid and shows this message. The declarative `setCustomValidity()`. */
  @attribute({ type: String, attribute: 'custom-validity' }) declare customValidity: string;

  /** Whether the control is valid. Fires `invalid` if it is not. */
  override checkValidity(): boolean {
    return checkOne(this, false, () => super.checkValidity());
  }

  /** As `checkValidity()`, and shows the user what is wrong. */
  override reportValidity(): boolean {
    this.interacted();
    return checkOne(this, true, () => super.reportValidity());
  }

  /** A message makes the control invalid until it is set to the empty string. */
  override setCustomValidity(message: string): void {
    this.#custom = String(message);
    this.syncValidity();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.syncValidity();
  }

  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    super.requestUpdate(name, old, options);
    if (name === 'locale') this.syncValidity();
    // Lit's constructor calls this without a name, before the private fields exist.
    else if (name && (this.constructor as typeof FormControl).formProperties.has(name)) this.sync();
  }

  /** Called by the browser when the control enters or leaves a form. */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.takeOver();
    this.#submits = form !== null;
    if (form) this.sync();
  }

  override formDisabledCallback(disabled: boolean): void {
    super.formDisabledCallback(disabled);
    this.sync();
  }

  /** Called by the browser on form reset. */
  formResetCallback(): void {
    this.#interacted = false;
    this.resetValue();
    this.sync();
  }

  /** Called by the browser to restore what the user had entered, after Back or a restart, or to autofill. */
  formStateRestoreCallback(state: FormValue, _reason: 'restore' | 'autocomplete'): void {
    this.restoreValue(state);
    this.sync();
  }

  handleEvent(event: Event): void {
    if (event.type === 'invalid') this.interacted();
  }

  /** What is submitted under `name`; null submits nothing. */
  protected abstract formValue(): FormValue;

  /** What `restoreValue` needs to bring the control back; the submitted value unless overridden. */
  protected formState(): FormValue {
    return this.formValue();
  }

  protected abstract resetValue(): void;

  protected abstract restoreValue(state: FormValue): void;

  /** The first constraint that is broken, or null. */
  protected abstract failure(): Failure | null;

  /**
   * @internal Takes over what something else, such as a password manager, wrote into a native field inside. If there was
   * something, it returns what tells the page, by `input` and `change`.
   */
  readField(): (() => void) | undefined {
    return undefined;
  }

  /** @internal Whether it shows its message itself: then the browser does not. */
  get showsMessage(): boolean {
    return false;
  }

  /** Where the browser points its message. */
  protected get validityAnchor(): HTMLElement {
    return this;
  }

  /** Whether the control is invalid and the user should see it by now. */
  protected get showsInvalid(): boolean {
    return this.#interacted && this.#message !== '' && this.willValidate;
  }

  /** The message that the user sees; empty while the control is valid or the user has not had a chance to correct it. */
  protected get shownMessage(): string {
    return this.#shown;
  }

  /** The user has seen and left the control, or tried to submit: from now on it may show that it is invalid. */
  protected interacted(): void {
    this.#interacted = true;
    this.syncValidity();
  }

  /** Passes value and validity on to the browser. Call after each change of either. */
  protected sync(): void {
    if (this.#submits)
      this.internals.setFormValue(isDisabledByAncestor(this) ? null : this.formValue(), this.formState());
    this.syncValidity();
  }

  /** As `sync()`, for a change that the user made: browsers restore it after Back, with or without a form. */
  protected syncUserValue(): void {
    this.#submits = true;
    this.sync();
  }

  protected syncValidity(): void {
    const { internals } = this;
    const isAsked = !isDisabledByAncestor(this);
    const own = isAsked && this.failure();
    const custom = isAsked && (this.#custom || this.customValidity);
    const message = custom || (own && own.message) || '';
    if (!message && !this.#message) return;
    this.#message = message;
    this.watchLocale();
    internals.setValidity(
      { customError: Boolean(custom), ...(own && { [own.flag]: true }) },
      message,
      this.validityAnchor,
    );
    const shown = this.showsInvalid ? message : '';
    this.setState('invalid', message);
    this.setState('user-invalid', shown);
    internals.ariaInvalid = shown ? 'true' : 'false';
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.requestUpdate('validationMessage', null);
  }
}
