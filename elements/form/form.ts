import { html, type PropertyValues } from 'lit';
import { disableBy, isDisabledByAncestor } from '../internal/form/disabling.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { part, StagedElement } from '../internal/element/staged-element.js';
import { controlsIn, isField, setValues, snapshot, valuesOf, type Field, type FormValues } from './fields.js';
import { formStyles } from './form.styles.js';
import type { FormUse } from './use.js';

const use = part(() => import('./use.js'));

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
export class NcForm extends StagedElement {
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

  /** @internal Initial values, by field. */
  readonly initial = new WeakMap<Field, string | undefined>();
  #use?: FormUse;
  /** What waits for it. */
  #waiting: ((use: FormUse) => void)[] = [];
  /** Names of fields that have got another value meanwhile, which no draft is to replace. */
  #early = new Set<string>();
  /** Controls that `disabled` bars; true: by `inert`. */
  #barred = new Map<Field, boolean>();
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
    const { native } = this;
    return native ? ([...native.elements] as Field[]) : controlsIn(this);
  }

  /** Name -> value of all controls that are not disabled. Setting it fills those that it names, without events. */
  @property({ attribute: false, noAccessor: true })
  get value(): FormValues {
    return valuesOf(this.fields);
  }
  set value(values: Readonly<FormValues>) {
    setValues(this.fields, values ?? {});
    if (!this.#use) for (const name in values) this.#early.add(name);
  }

  /** Whether any value differs from what it was when its control came, or at the last successful submission. */
  get dirty(): boolean {
    return this.fields.some((field) => this.#remember(field) !== snapshot(field));
  }

  /**
   * Whether a submission is under way: as long as the promises of `waitUntil` are. Meanwhile another one is not begun,
   * and the `nc-button` that submits shows that it is loading. Controls stay as they are, and keep the focus.
   */
  get busy(): boolean {
    return Boolean(this.#use?.busy);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.need(use);
    this.#observer ??= new MutationObserver(() => this.#meet());
    this.#observer.observe(this, { childList: true, subtree: true });
    this.#meet();
    // And again: by then the controls are connected and named, by whatever put them here.
    queueMicrotask(() => this.isConnected && this.#meet());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
    this.#disableBy([]);
    this.#uncheck(null);
  }

  /** Checks the controls and submits, as if the user had pressed `submitter`. */
  requestSubmit(submitter?: HTMLElement | null): void {
    this.#withUse((now) => now.requestSubmit(submitter));
  }

  /** Returns all controls to their initial values. */
  reset(): void {
    this.#withUse((now) => now.reset());
  }

  /** Whether all controls are valid. Fires `invalid` on those that are not. */
  checkValidity(): boolean {
    // Each is to be told, not only the first.
    return (this.elements as Field[]).filter((control) => control.checkValidity?.() === false).length === 0;
  }

  /** As `checkValidity()`, and takes the user to the first control that is invalid. */
  reportValidity(): boolean {
    if (this.native) return this.native.reportValidity();
    const controls = this.elements as Field[];
    const first = controls.find((control) => control.willValidate && control.validity?.valid === false);
    for (const control of controls) if (control !== first) control.checkValidity?.();
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
    this.#withUse((now) => now.setErrors(errors));
  }

  /** @internal An outer `nc-form` is disabled, or no longer. */
  formDisabledCallback(): void {
    this.#meet();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    const target = event.target as Field;
    if (type === 'slotchange') return this.#meet();
    if ((type === 'submit' || type === 'reset') && (target as Element) !== this.native) return;
    if (type === 'submit' && !this.#use) {
      // Again, as soon as there is what tells of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      return this.requestSubmit((event as SubmitEvent).submitter);
    }
    if (type === 'input') this.#early.add(target.name);
    this.#withUse((now) => now.handle(event, target));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#waiting.length > 0) this.#catchUp();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('disabled') || changed.has('noValidate')) this.#meet();
    if (changed.has('draft')) this.#restore(this.fields);
  }

  protected override renderContent(): unknown {
    this.setState('user-invalid', this.#use?.wrong.length);
    return html`${this.#use?.render()}<slot></slot>`;
  }

  /** @internal Whether it is disabled, by whatever. */
  get isOff(): boolean {
    return this.disabled || isDisabledByAncestor(this);
  }

  /** @internal The native form inside. */
  get native(): HTMLFormElement | null {
    return [...this.querySelectorAll('form')].find((form) => form.closest(this.localName) === this) ?? null;
  }

  /** @internal The controls that have a value now. */
  get fields(): Field[] {
    return this.isOff ? [] : (this.elements as Field[]).filter(isField);
  }

  /** At once, or as soon as it has loaded. */
  #withUse(action: (use: FormUse) => void): void {
    this.#waiting.push(action);
    this.#catchUp();
  }

  #catchUp(): void {
    const module = this.need(use);
    if (!module) return;
    this.#use ??= new module.FormUse(this, this.internals);
    for (const action of this.#waiting.splice(0)) action(this.#use);
    this.#early.clear();
  }

  /** Controls have come or gone, or what holds for all of them has changed. */
  #meet(): void {
    const disabled = this.isOff;
    this.setState('disabled', disabled);
    const undefinedTags = new Set(Array.from(this.querySelectorAll(':not(:defined)'), ({ localName }) => localName));
    for (const tag of undefinedTags) void customElements.whenDefined(tag).then(() => this.isConnected && this.#meet());
    const fresh = this.fields.filter((field) => !this.initial.has(field));
    for (const field of fresh) this.#remember(field);
    this.#restore(fresh);
    this.#disableBy(disabled ? [...controlsIn(this), ...this.querySelectorAll<NcForm & Field>('nc-form')] : []);
    this.#uncheck(this.noValidate ? this.native : null);
  }

  /** The initial value of a field: that of now if it is new. */
  #remember(field: Field): string | undefined {
    if (!this.initial.has(field)) this.initial.set(field, snapshot(field));
    return this.initial.get(field);
  }

  #restore(fields: readonly Field[]): void {
    if (!this.draft || fields.length === 0) return;
    this.#withUse((now) => now.restore(fields.filter(({ name }) => !this.#early.has(name))));
  }

  #disableBy(controls: readonly Field[]): void {
    const now = new Set(controls.filter((control) => control.matches(':defined')));
    for (const [control, inert] of this.#barred) {
      // One of ours that has been connected since has made itself focusable: it is barred anew.
      if (now.has(control) && (inert || !control.hasAttribute('tabindex'))) continue;
      this.#barred.delete(control);
      if (inert) control.inert = false;
      else disableBy(control as Required<Field>, this, false);
    }
    for (const control of now) {
      if (this.#barred.has(control) || control.inert) continue;
      const inert = !(control instanceof NcElement);
      this.#barred.set(control, inert);
      if (inert) control.inert = true;
      else disableBy(control as Required<Field>, this, true);
    }
  }

  /** A native form checks before it says that it is submitted: only its own `novalidate` keeps it from that. */
  #uncheck(form: HTMLFormElement | null): void {
    if (form === this.#unchecked) return;
    if (this.#unchecked) this.#unchecked.noValidate = false;
    this.#unchecked = form?.noValidate ? null : form;
    if (this.#unchecked) this.#unchecked.noValidate = true;
  }
}
