import { nothing, type PropertyDeclaration, type PropertyValues } from 'lit';
import { isDisabledByAncestor } from './disabling.js';
import { FormElement } from './form-element.js';
import { attribute, property } from '../element/property.js';
import { contentWatch } from '../observe/content.js';
import type { ChildWatch } from '../observe/children.js';
import { renderNotes, slotted } from './notes.js';
import { afterPress } from './presses.js';
import { checkOne } from './report.js';
import type { Failure } from './validators.js';

export type FormValue = File | string | FormData | null;

/**
 * Base of all controls with a value. Subclasses define the submitted value (`formValue`), the constraint that is broken
 * (`failure`), and how to reset and restore. This class passes value and validity on to the browser, synchronously.
 *
 * @slot hint - Markup instead of `hint`, below the control.
 * @slot error - Markup instead of `error`, below the control.
 * @csspart hint - The hint, below the control.
 * @csspart message - What is wrong, below the control.
 */
export abstract class FormControl extends FormElement {
  static override childWatch: ChildWatch = contentWatch;

  /** Whether its content names it: then hint and message are hidden from screen readers, which get them as its description. */
  static isNamedByContent = false;

  /** Properties that decide what is submitted or whether it is valid. */
  static formProperties: ReadonlySet<PropertyKey> = new Set(['required', 'readonly', 'customValidity']);

  /** Whether the browser needs the value: once there is a form, or the user has changed the value. */
  #submits = false;
  #custom = '';
  /** Why the control is invalid; empty: it is valid. */
  #message = '';
  #interacted = false;
  /** The form was submitted: what the page says is wrong shows, also of a control that the user has not touched. */
  #wasSubmitted = false;
  /** Whether the page says why it is invalid. */
  #isCustom = false;
  /** What is wrong, as far as the user should know by now. */
  #wrong = '';
  /** The message to show, and the one on screen: it waits for the end of a press. */
  #due = '';
  #shown = '';
  #isLineKept = false;
  #hasNotes = false;
  /** What the page has put into the slots `hint` and `error`. */
  #slottedHint: string | undefined;
  #slottedError: string | undefined;

  /** Shown and submitted, but not changed by the user; never invalid. */
  @attribute({ type: Boolean }) declare readonly: boolean;

  /** Whether it must be filled in before its form is submitted. */
  @attribute({ type: Boolean }) declare required: boolean;

  /** What helps to fill it in. Shown below it, and part of its description for screen readers. The slot `hint` takes markup. */
  @property({ default: '' }) declare hint: string;

  /**
   * The error of a form library or a server. Shown below the control at once, and part of its description for screen readers.
   * It does not change the validity: the form can still be submitted. The slot `error` takes markup.
   */
  @property({ default: '' }) declare error: string;

  /**
   * While this is not empty, the control is invalid, and its form is not submitted. It shows this message once the user has
   * left the control or tried to submit. The declarative `setCustomValidity()`.
   */
  @attribute({ type: String, attribute: 'custom-validity' }) declare customValidity: string;

  override get validity(): ValidityState {
    this.#validate();
    return super.validity;
  }

  override get validationMessage(): string {
    this.#validate();
    return super.validationMessage;
  }

  /** Whether the control is valid. Fires `invalid` if it is not. */
  override checkValidity(): boolean {
    this.#validate();
    return checkOne(this, false, () => super.checkValidity());
  }

  /** As `checkValidity()`, and shows the user what is wrong. */
  override reportValidity(): boolean {
    this.interacted();
    this.#validate();
    return checkOne(this, true, () => super.reportValidity());
  }

  /** A message makes the control invalid until it is set to the empty string. */
  override setCustomValidity(message: string): void {
    this.#custom = String(message);
    this.syncValidity();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.firstElementChild) this.#readSlots();
    this.syncValidity();
  }

  /** @internal */
  override childrenChanged(): void {
    this.#readSlots();
  }

  override requestUpdate(name?: PropertyKey, old?: unknown, options?: PropertyDeclaration): void {
    super.requestUpdate(name, old, options);
    if (name === 'locale') this.syncValidity();
    else if (name === 'error') this.showMessage();
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
    this.#interacted = this.#wasSubmitted = this.#isLineKept = false;
    if (this.#hasNotes) this.requestUpdate();
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

  /** @internal The form is being submitted, maybe without validation. */
  formSubmitted(): void {
    this.#wasSubmitted = true;
    if (!this.#interacted && this.#message) this.interacted();
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

  /** @internal Whether it shows why it is invalid itself: then the browser does not. */
  get showsMessage(): boolean {
    return true;
  }

  /** Where the browser points its message. */
  protected get validityAnchor(): HTMLElement {
    return this;
  }

  /** Whether the control is invalid and the user should see it by now. */
  protected get showsInvalid(): boolean {
    const isDue = this.#interacted || (this.#wasSubmitted && this.#isCustom);
    return isDue && this.#message !== '' && this.willValidate;
  }

  /** Whether the user sees that something is wrong. */
  protected get isShownInvalid(): boolean {
    return this.#wrong !== '';
  }

  /** What the user should know, though nothing is wrong. */
  protected get notice(): string {
    return '';
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

  /** Updates the validity. A control that was never connected and has no form computes it lazily, when it is read. */
  protected syncValidity(): void {
    if (this.renderRoot || this.#submits) this.#validate();
  }

  #validate(): void {
    const { internals } = this;
    const isAsked = !isDisabledByAncestor(this);
    const own = isAsked && this.failure();
    const custom = isAsked && (this.#custom || this.customValidity);
    const message = custom || (own && own.message) || '';
    if (message || this.#message) {
      this.#message = message;
      this.#isCustom = Boolean(custom);
      this.watchLocale();
      internals.setValidity(
        { customError: Boolean(custom), ...(own && { [own.flag]: true }) },
        message,
        this.validityAnchor,
      );
      this.setState('invalid', message);
      // Else the browser takes the validity for it.
      internals.ariaInvalid ??= 'false';
    }
    this.showMessage();
  }

  protected override renderContent(): unknown {
    return this.renderNotes();
  }

  /** Hint and message, below the control. */
  protected renderNotes(): unknown {
    const { hint } = this;
    const message = this.#shown;
    const hasHint = hint !== '' || this.#slottedHint !== undefined;
    const hasNotes = hasHint || message !== '' || this.#isLineKept;
    if (hasNotes !== this.#hasNotes) this.setState('noted', (this.#hasNotes = hasNotes));
    if (!hasNotes) return nothing;
    const isHidden = (this.constructor as typeof FormControl).isNamedByContent;
    return renderNotes({ hint, hasHint, message, isLineKept: this.#isLineKept, isHidden });
  }

  /** Gives screen readers what hint and message say. */
  protected describe(): void {
    this.internals.ariaDescription = [this.#slottedHint ?? this.hint, this.#shown].filter(Boolean).join(' ') || null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('validationMessage') || changed.has('hint')) this.describe();
  }

  #readSlots(): void {
    const [hint, error] = [slotted(this, 'hint'), slotted(this, 'error')];
    if (hint !== this.#slottedHint) {
      this.#slottedHint = hint;
      this.requestUpdate('hint', null);
    }
    if (error === this.#slottedError) return;
    this.#slottedError = error;
    this.showMessage();
  }

  /** Shows what is wrong: what the page says, else the constraint that is broken, once the user has had a chance to meet it. */
  protected showMessage(): void {
    const given = this.#slottedError || this.error;
    const wrong = given || (this.showsInvalid ? this.#message : '');
    if (wrong !== this.#wrong) {
      this.#wrong = wrong;
      this.setState('user-invalid', wrong);
      this.internals.ariaInvalid = wrong ? 'true' : 'false';
      this.requestUpdate('validationMessage', null);
    }
    const due = (this.showsMessage ? wrong : given) || this.notice;
    if (due === this.#due) return;
    this.#due = due;
    afterPress(this, () => {
      if (this.#shown === due) return;
      this.#shown = due;
      this.#isLineKept ||= due !== '';
      this.requestUpdate('validationMessage', null);
    });
  }
}
