import { html, type PropertyValues } from 'lit';
import { afterDispatch } from '../internal/after-dispatch.js';
import { bar, isBarred } from '../internal/barring.js';
import { NcElement } from '../internal/nc-element.js';
import { attribute, property } from '../internal/property.js';
import { isSubmitButton, standIns, submitBy, submitImplicitly } from '../internal/submit.js';
import { showBusy } from './busy.js';
import { clearDraft, readDraft, writeDraft } from './draft.js';
import { controlsIn, entriesOf, isField, resetControl, setValues, snapshot, valuesOf } from './fields.js';
import type { Field, FormValues } from './fields.js';
import { formStyles } from './form.styles.js';
import { FormSubmitEvent, type Submission } from './submit-event.js';
import { summaryOf } from './summary.js';

type NativeSubmitEvent = SubmitEvent & Partial<Submission>;

const LISTENED = ['click', 'keydown', 'input', 'change', 'reset', 'slotchange'];

/**
 * Collects controls, ours and native ones, checks and submits them. Around a native `<form>` it adds to what that does;
 * without one it is the form itself: Enter and submit buttons work, and all controls inside are its own.
 *
 * @slot - The controls, or a native form.
 * @event {FormSubmitEvent} submit - The user submits valid values. Preventing it also keeps a native form from navigating.
 * @event {Event} reset - The controls are about to return to their initial values; preventable.
 * @csspart summary - The list of what is wrong.
 * @cssstate user-invalid - Controls were found invalid and still are; natively `:user-invalid` may not tell.
 * @cssstate submitting - A submission is under way.
 * @cssstate disabled - All controls inside are disabled.
 */
export class NcForm extends NcElement {
  static override styles = formStyles;
  static override localized = true;

  /**
   * Disables all controls inside, without touching their own `disabled`. Ours look and behave as in a disabled fieldset;
   * native ones, which know no such thing from a custom element, are `inert` meanwhile. An inner `nc-form` is disabled too.
   */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Submits without checking the controls. */
  @attribute({ type: Boolean, attribute: 'novalidate' }) declare noValidate: boolean;

  /** Lists what is wrong above the controls, with links to them. */
  @property({ type: Boolean, attribute: 'validation-summary', default: false }) declare validationSummary: boolean;

  /**
   * Keeps what the user enters under this name in the session storage, through reloads, until it is submitted or reset.
   * Passwords, payment data, files, hidden fields and those with `autocomplete="off"` are never kept.
   */
  @attribute({ type: String }) declare draft: string;

  #busy = false;
  /** The values that are being submitted, by field; undefined once the server has refused them. */
  #sent?: ReadonlyMap<Field, string | undefined>;
  /** Initial values, by field. */
  #initial = new WeakMap<Field, string | undefined>();
  /** Controls that `disabled` bars; true: by `inert`. */
  #barred = new Map<Field, boolean>();
  /** Controls that were found invalid. */
  #faulty = new Set<Field>();
  /** Controls with a message of `setErrors`, and the messages that belong to none. */
  #refused = new Set<Field>();
  #errors: string[] = [];
  #observer?: MutationObserver;
  /** The native form that goes without its own checks, for us. */
  #unchecked: HTMLFormElement | null = null;

  constructor() {
    super();
    void this.internals; // Browsers refuse it to an element that has moved to another document.
    for (const type of LISTENED) this.addEventListener(type, this);
    // Before anyone else hears of a native submission; and `invalid` does not bubble.
    for (const type of ['submit', 'invalid']) this.addEventListener(type, this, true);
  }

  /** The controls, buttons included, in document order. */
  get elements(): HTMLElement[] {
    return this.#controls;
  }

  /** Name -> value of all controls that are not disabled. Setting it fills those that it names, without events. */
  @property({ attribute: false, noAccessor: true })
  get value(): FormValues {
    return valuesOf(this.#fields);
  }
  set value(values: Readonly<FormValues>) {
    setValues(this.#fields, values ?? {});
  }

  /** Whether any value differs from what it was when its control came, or at the last successful submission. */
  get dirty(): boolean {
    return this.#fields.some((field) => this.#remember(field) !== snapshot(field));
  }

  /**
   * Whether a submission is under way: as long as the promises of `waitUntil` are. Meanwhile another one is not begun,
   * and the `nc-button` that submits shows that it is loading. Controls stay as they are, and keep the focus.
   */
  get busy(): boolean {
    return this.#busy;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer ??= new MutationObserver(() => this.#meet());
    this.#observer.observe(this, { childList: true, subtree: true });
    this.#meet();
    // And again: by then the controls are connected and named, by whatever put them here.
    queueMicrotask(() => this.isConnected && this.#meet());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#bar([]);
    this.#uncheck(null);
  }

  /** Checks the controls and submits, as if the user had pressed `submitter`. */
  requestSubmit(submitter?: HTMLElement | null): void {
    const form = this.#form;
    if (form && submitter?.localName === 'nc-button') submitBy(submitter as Parameters<typeof submitBy>[0]);
    else if (form) form.requestSubmit(submitter);
    else this.#submit(submitter ?? null);
  }

  /** Returns all controls to their initial values. */
  reset(): void {
    const form = this.#form;
    if (form) form.reset();
    else if (this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) {
      this.#controls.forEach(resetControl);
      this.#forget();
    }
  }

  /** Whether all controls are valid. Fires `invalid` on those that are not. */
  checkValidity(): boolean {
    // Each is to be told, not only the first.
    return this.#controls.filter((control) => control.checkValidity?.() === false).length === 0;
  }

  /** As `checkValidity()`, and takes the user to the first control that is invalid. */
  reportValidity(): boolean {
    const form = this.#form;
    if (form) return form.reportValidity();
    const first = this.#controls.find((control) => control.willValidate && control.validity?.valid === false);
    for (const control of this.#controls) if (control !== first) control.checkValidity?.();
    // Ours say below themselves what is wrong: with the list above, a bubble would be the third to say so.
    if (first instanceof NcElement && this.validationSummary) first.checkValidity!();
    else first?.reportValidity?.();
    first?.focus();
    return !first;
  }

  /**
   * Shows what a server had to say, by name of the control; a message stays until the user changes its control. Those
   * for no control are listed above the form. Replaces the errors set before. A submission during which there were
   * errors has not succeeded.
   */
  setErrors(errors: Readonly<Record<string, string>>): void {
    this.#clearErrors();
    const controls = this.#controls;
    for (const [name, message] of Object.entries(errors)) {
      const control = controls.find((each) => each.name === name && each.setCustomValidity);
      control?.setCustomValidity?.(message);
      if (control) this.#refused.add(control);
      else this.#errors.push(message);
    }
    if (Object.keys(errors).length > 0) this.#sent = undefined;
    this.requestUpdate();
    this.reportValidity();
  }

  /** @internal An outer `nc-form` is disabled, or no longer. */
  formDisabledCallback(): void {
    this.#meet();
  }

  handleEvent(event: Event): void {
    switch (event.type) {
      case 'submit':
        if (event.target === this.#form) this.#handleSubmit(event as NativeSubmitEvent);
        break;
      case 'reset':
        if (event.target === this.#form) afterDispatch(event, () => event.defaultPrevented || this.#forget());
        break;
      case 'invalid':
        this.#faulty.add(event.target as Field);
        this.requestUpdate();
        break;
      case 'click':
        this.#handleClick(event);
        break;
      case 'keydown':
        this.#handleKey(event as KeyboardEvent);
        break;
      case 'slotchange':
        this.#meet();
        break;
      default:
        this.#handleInput(event.target as Field);
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('disabled') || changed.has('noValidate')) this.#meet();
    if (changed.has('draft')) this.#restore(this.#fields);
  }

  protected override renderContent(): unknown {
    const isWrong = (control: Field) => this.#faulty.has(control) && control.willValidate && !control.validity!.valid;
    const wrong = this.#faulty.size > 0 ? this.#controls.filter(isWrong) : [];
    this.setState('user-invalid', wrong.length > 0);
    return html`${summaryOf(this.#errors, this.validationSummary ? wrong : [])}<slot></slot>`;
  }

  get #isDisabled(): boolean {
    return this.disabled || isBarred(this);
  }

  get #form(): HTMLFormElement | null {
    return [...this.querySelectorAll('form')].find((form) => form.closest(this.localName) === this) ?? null;
  }

  get #controls(): Field[] {
    const form = this.#form;
    return form ? ([...form.elements] as Field[]) : controlsIn(this);
  }

  get #fields(): Field[] {
    return this.#isDisabled ? [] : this.#controls.filter(isField);
  }

  /** Controls have come or gone, or what holds for all of them has changed. */
  #meet(): void {
    const disabled = this.#isDisabled;
    this.setState('disabled', disabled);
    const undefinedTags = new Set(Array.from(this.querySelectorAll(':not(:defined)'), ({ localName }) => localName));
    for (const tag of undefinedTags) void customElements.whenDefined(tag).then(() => this.isConnected && this.#meet());
    const fields = this.#fields;
    const fresh = fields.filter((field) => !this.#initial.has(field));
    for (const field of fresh) this.#remember(field);
    this.#restore(fresh);
    this.#bar(disabled ? [...controlsIn(this), ...this.querySelectorAll<NcForm & Field>('nc-form')] : []);
    this.#uncheck(this.noValidate ? this.#form : null);
  }

  /** The initial value of a field: that of now if it is new. */
  #remember(field: Field): string | undefined {
    if (!this.#initial.has(field)) this.#initial.set(field, snapshot(field));
    return this.#initial.get(field);
  }

  #restore(fields: readonly Field[]): void {
    const values = this.draft && fields.length > 0 ? readDraft(this, this.draft) : undefined;
    if (values) setValues(fields, values);
  }

  #bar(controls: readonly Field[]): void {
    const now = new Set(controls.filter((control) => control.matches(':defined')));
    for (const [control, inert] of this.#barred) {
      // One of ours that has been connected since has made itself focusable: it is barred anew.
      if (now.has(control) && (inert || !control.hasAttribute('tabindex'))) continue;
      this.#barred.delete(control);
      if (inert) control.inert = false;
      else bar(control as Required<Field>, this, false);
    }
    for (const control of now) {
      if (this.#barred.has(control) || control.inert) continue;
      const inert = !(control instanceof NcElement);
      this.#barred.set(control, inert);
      if (inert) control.inert = true;
      else bar(control as Required<Field>, this, true);
    }
  }

  /** A native form checks before it says that it is submitted: only its own `novalidate` keeps it from that. */
  #uncheck(form: HTMLFormElement | null): void {
    if (form === this.#unchecked) return;
    if (this.#unchecked) this.#unchecked.noValidate = false;
    this.#unchecked = form?.noValidate ? null : form;
    if (this.#unchecked) this.#unchecked.noValidate = true;
  }

  #submit(submitter: HTMLElement | null): void {
    if (this.#busy || this.#isDisabled) return;
    const unchecked = this.noValidate || submitter?.hasAttribute('formnovalidate');
    if (!unchecked && !this.reportValidity()) return;
    const [submission, settle] = this.#submission(entriesOf(this.#controls, submitter), submitter);
    const event = new FormSubmitEvent(submission, submitter);
    this.dispatchEvent(event);
    settle(event);
  }

  /** A native form is being submitted: what we know goes with its event. */
  #handleSubmit(event: NativeSubmitEvent): void {
    if (this.#busy || this.#isDisabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const { submitter } = event;
    const [submission, settle] = this.#submission(new FormData(this.#form!, submitter), submitter);
    Object.assign(event, submission);
    afterDispatch(event, () => settle(event));
  }

  #submission(formData: FormData, submitter: HTMLElement | null): [Submission, (event: Event) => void] {
    this.#sent = new Map(this.#fields.map((field) => [field, snapshot(field)]));
    this.#errors = [];
    this.requestUpdate();
    let work: Promise<unknown>[] | undefined = [];
    const waitUntil = (promise: Promise<unknown>) => {
      if (!work) throw new DOMException('waitUntil: the event is no longer being dispatched', 'InvalidStateError');
      work.push(promise);
    };
    const settle = (event: Event) => {
      const begun = work!;
      work = undefined;
      if (begun.length > 0) void this.#wait(begun, submitter);
      else if (!event.defaultPrevented) this.#succeeded();
    };
    return [{ value: this.value, formData, waitUntil }, settle];
  }

  /**
   * Waits for what the page does with a submission. If that fails, the rejection is reported as any that nobody handles:
   * only the page knows what to say. The form is usable again either way.
   */
  async #wait(work: readonly Promise<unknown>[], submitter: HTMLElement | null): Promise<void> {
    const button = standIns.get(submitter!) ?? submitter ?? this.#controls.find(isSubmitButton);
    this.#setBusy(true);
    showBusy(button, true);
    await Promise.allSettled(work);
    this.#setBusy(false);
    showBusy(button, false);
    const results = await Promise.all(work);
    if (!results.includes(false)) this.#succeeded();
  }

  #setBusy(busy: boolean): void {
    this.#busy = busy;
    this.setState('submitting', busy);
    this.internals.ariaBusy = busy ? 'true' : null;
  }

  #succeeded(): void {
    if (!this.#sent) return;
    for (const [field, value] of this.#sent) this.#initial.set(field, value);
    this.#forget();
    // What was entered while the page worked is not submitted yet.
    if (this.draft && this.dirty) writeDraft(this, this.draft, this.#fields);
  }

  /** The values are the page's now, or gone: nothing is left to keep or to complain of. */
  #forget(): void {
    if (this.draft) clearDraft(this, this.draft);
    this.#clearErrors();
    this.#faulty.clear();
    this.requestUpdate();
  }

  #clearErrors(): void {
    for (const control of this.#refused) control.setCustomValidity!('');
    this.#refused.clear();
    this.#errors = [];
  }

  #handleInput(control: Field): void {
    for (const refused of this.#refused) {
      // Of radios, another one may be the answer.
      if (refused !== control && refused.name !== control.name) continue;
      this.#refused.delete(refused);
      refused.setCustomValidity!('');
    }
    if (this.draft) writeDraft(this, this.draft, this.#fields);
    if (this.#faulty.size > 0) this.requestUpdate();
  }

  /** Without a native form, native buttons submit and reset nothing by themselves. */
  #handleClick(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>('button, input');
    if (!button || button.form || button.disabled || button.closest(this.localName) !== this) return;
    afterDispatch(event, () => {
      if (event.defaultPrevented) return;
      if (isSubmitButton(button)) this.requestSubmit(button);
      else if (button.type === 'reset') this.reset();
    });
  }

  #handleKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (key !== 'Enter' || event.isComposing || event.keyCode === 229 || !(target instanceof HTMLInputElement)) return;
    if (target.form || /^(button|submit|reset|image|file)$/.test(target.type)) return;
    afterDispatch(event, () => event.defaultPrevented || submitImplicitly(target));
  }
}
