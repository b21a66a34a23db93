import { html, type PropertyValues } from 'lit';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { isNcElement, NcElement } from '../internal/element/nc-element.js';
import type { Kind } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { askForm } from '../internal/form/report.js';
import { ChildWatch } from '../internal/observe/children.js';
import { readFields } from '../internal/form/unread.js';
import { FormContents } from './contents.js';
import { ControlDisabler } from './disabler.js';
import { Draft } from './draft.js';
import { controlsIn, setValues, snapshot, valuesOf, type Field, type FormValues } from './fields.js';
import { formStyles } from './form.styles.js';
import { resetControl, submitByNativeButton, submitByNativeEnter } from './native.js';
import { FormProblems } from './problems.js';
import { FormSubmission, type Snapshots } from './submission.js';
import { summaryOf, type Attempt } from './summary.js';

const EVENTS = ['click', 'keydown', 'input', 'change', 'reset'];
/** Listened to in the capture phase: `submit` so that the page's listeners find our fields, `invalid` as it does not bubble. */
const CAPTURED = ['submit', 'invalid'];

/** Values by name, read at once: getters that throw are found before a control is filled. */
const VALUES: Kind = {
  expected: 'an object of values by name',
  read: (value, refuse) => (typeof value === 'object' && !Array.isArray(value) ? { ...value } : refuse()),
};

/**
 * Collects the values of controls, ours and native ones, checks and submits them. Around a native `<form>` it adds to what
 * that does. Without one it is the form itself: Enter and submit buttons work, and all controls inside belong to it.
 *
 * @slot - The controls, or a native form.
 * @event {FormSubmitEvent} submit - The user submits valid values. Preventing it also keeps a native form from navigating.
 * @event {Event} reset - The controls are about to return to their initial values; preventable.
 * @csspart summary - The list of what is wrong.
 * @cssstate user-invalid - Controls were found invalid and still are.
 * @cssstate submitting - A submission is under way.
 * @cssstate disabled - All controls inside are disabled.
 */
export class NcForm extends NcElement {
  static override styles = formStyles;
  static override childWatch = new ChildWatch({ deep: true });
  static override localized = true;

  readonly #contents = new FormContents(this);
  readonly #problems = new FormProblems(this.#contents);
  readonly #draft = new Draft(this);
  readonly #disabler = new ControlDisabler(this);
  readonly #submission = new FormSubmission({
    element: this,
    contents: this.#contents,
    validate: (submitter) => this.noValidate || submitter?.hasAttribute('formnovalidate') || this.reportValidity(),
    submissionStarted: () => {
      this.#problems.clearMessages();
      this.requestUpdate();
    },
    submissionSucceeded: (values) => this.#handleSuccess(values),
    busyChanged: (isBusy) => {
      this.setState('submitting', isBusy);
      this.internals.ariaBusy = isBusy ? 'true' : null;
    },
  });
  /** Initial values, by field. */
  readonly #initial = new WeakMap<Field, string | undefined>();
  /** The last attempt to submit that found something wrong, or a check of it. */
  #attempt: Attempt = { number: 0, isAlert: false };
  #isAttempted = false;
  /** Whether the page asks, and not the user. */
  #isAsked = false;
  /** The draft from which the fields were filled. */
  #restored = '';
  /** The native form that got `novalidate` from this one. */
  #unchecked: HTMLFormElement | null = null;

  /**
   * Disables all controls inside, without changing their own `disabled`, and inner `nc-form`s. Our controls look and behave
   * as in a disabled fieldset; native ones are `inert` meanwhile.
   */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Submits without checking the controls. */
  @attribute({ type: Boolean, attribute: 'novalidate' }) declare noValidate: boolean;

  /** Lists what is wrong above the controls, with links to them. */
  @property({ type: Boolean, attribute: 'validation-summary', default: false }) declare validationSummary: boolean;

  /**
   * Name under which the session storage keeps what the user enters, through reloads, until the form is submitted or
   * reset. Passwords, payment data, files, hidden fields and those with `autocomplete="off"` are never kept.
   */
  @attribute({ type: String }) declare draft: string;

  constructor() {
    super();
    for (const type of EVENTS) this.addEventListener(type, this);
    for (const type of CAPTURED) this.addEventListener(type, this, true);
  }

  /** The controls, buttons included, in document order. */
  get elements(): HTMLElement[] {
    return this.#contents.controls;
  }

  /** Name -> value of all controls that are not disabled. Setting it fills the controls that it names, without events. */
  @property({ type: VALUES, attribute: false, noAccessor: true })
  get value(): FormValues {
    return valuesOf(this.#contents.fields);
  }
  set value(values: Readonly<FormValues>) {
    setValues(this.#contents.fields, values ?? {});
  }

  /** Whether a value differs from the one when its control came, or at the last successful submission. */
  get dirty(): boolean {
    return this.#contents.fields.some((field) => this.#initialOf(field) !== snapshot(field));
  }

  /**
   * Whether a submission is under way, until the promises of `waitUntil` settle. Meanwhile the form cannot be submitted
   * again, and the `nc-button` that submitted shows that it is loading. Controls stay enabled and keep the focus.
   */
  get busy(): boolean {
    return this.#submission.isBusy;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.childrenChanged();
    // Frameworks may name controls after they have inserted them, still in this task.
    queueMicrotask(() => this.isConnected && this.childrenChanged());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#disabler.disable([]);
    this.#uncheck(null);
  }

  /** Checks the controls and submits, as if the user had pressed `submitter`. */
  requestSubmit(submitter?: HTMLElement | null): void {
    this.#submission.request(submitter ?? null);
  }

  /** Returns all controls to their initial values. */
  reset(): void {
    const { controls, native } = this.#contents;
    if (native) native.reset();
    else if (this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) {
      controls.forEach(resetControl);
      this.#forget();
    }
  }

  /** Whether all controls are valid. Fires `invalid` on those that are not. */
  checkValidity(): boolean {
    this.#isAsked = true;
    // Each control fires, not only the first.
    const wrong = this.#contents.controls.filter((control) => control.checkValidity?.() === false);
    this.#isAsked = false;
    return wrong.length === 0;
  }

  /** As `checkValidity()`, and takes the user to the first control that is invalid. */
  reportValidity(): boolean {
    const { controls, native } = this.#contents;
    if (native) return askForm(native, () => native.reportValidity());
    readFields(controls);
    const first = controls.find((control) => control.willValidate && control.validity?.valid === false);
    for (const control of controls) if (control !== first) control.checkValidity?.();
    // Our controls show their message, and the summary lists it: the browser's bubble would show it a third time.
    if (first && isNcElement(first) && this.validationSummary) first.checkValidity!();
    else first?.reportValidity?.();
    first?.focus();
    return !first;
  }

  /**
   * Shows errors that a server reported, by name of the control. An error stays until the user changes its control. Those
   * for no control are listed above the form. Replaces the errors set before. A submission during which errors are set does
   * not succeed.
   */
  setErrors(errors: Readonly<Record<string, string>>): void {
    this.#problems.setErrors(errors);
    if (Object.keys(errors).length > 0) this.#submission.refuse();
    this.#isAttempted = true;
    this.requestUpdate();
    this.reportValidity();
  }

  /** @internal An outer `nc-form` was disabled or enabled. */
  formDisabledCallback(): void {
    this.childrenChanged();
  }

  handleEvent(event: Event): void {
    const target = event.target as Field;
    const isOfNative = (target as Element) === this.#contents.native;
    switch (event.type) {
      case 'submit':
        if (isOfNative) this.#submission.handleNative(event as SubmitEvent);
        break;
      case 'reset':
        if (isOfNative) unlessPrevented(event, () => this.#forget());
        break;
      case 'invalid':
        this.#problems.add(target);
        if (!this.#isAsked) this.#isAttempted = true;
        this.requestUpdate();
        break;
      case 'click':
        submitByNativeButton(this, event);
        break;
      case 'keydown':
        submitByNativeEnter(event as KeyboardEvent);
        break;
      default:
        this.#handleInput(target);
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('disabled') || changed.has('noValidate') || changed.has('draft')) this.childrenChanged();
  }

  protected override renderContent(): unknown {
    const { invalid, messages } = this.#problems;
    this.setState('user-invalid', invalid.length);
    if (this.#isAttempted) this.#attempt = { number: this.#attempt.number + 1, isAlert: true };
    this.#isAttempted = false;
    return html`${summaryOf(messages, this.validationSummary ? invalid : [], this.#attempt)}<slot></slot>`;
  }

  /** @internal Controls have come or gone, or what holds for all of them has changed. */
  override childrenChanged(): void {
    const { fields, isDisabled, native } = this.#contents;
    this.setState('disabled', isDisabled);
    const undefinedTags = new Set(Array.from(this.querySelectorAll(':not(:defined)'), ({ localName }) => localName));
    for (const tag of undefinedTags)
      void customElements.whenDefined(tag).then(() => this.isConnected && this.childrenChanged());
    const newFields = fields.filter((field) => !this.#initial.has(field));
    for (const field of newFields) this.#initialOf(field);
    this.#draft.restore(this.draft === this.#restored ? newFields : fields);
    this.#restored = this.draft;
    this.#disabler.disable(
      isDisabled ? [...controlsIn(this), ...this.querySelectorAll<NcForm & Field>('nc-form')] : [],
    );
    this.#uncheck(this.noValidate ? native : null);
  }

  /** The initial value of a field; of a new one, its value now. */
  #initialOf(field: Field): string | undefined {
    if (!this.#initial.has(field)) this.#initial.set(field, snapshot(field));
    return this.#initial.get(field);
  }

  #handleInput(control: Field): void {
    this.#problems.edited(control);
    this.#attempt = { ...this.#attempt, isAlert: false };
    if (this.draft) this.#draft.save(this.#contents.fields);
    if (this.#problems.hasFound) this.requestUpdate();
  }

  #handleSuccess(values: Snapshots): void {
    for (const [field, value] of values) this.#initial.set(field, value);
    this.#forget();
    // What the user entered while the page worked is not submitted yet.
    if (this.dirty) this.#draft.save(this.#contents.fields);
  }

  /** The values are submitted or reset: drops the draft and what was wrong. */
  #forget(): void {
    this.#draft.clear();
    this.#problems.clear();
    this.requestUpdate();
  }

  /** Sets `novalidate` on the native form: it would check before it fires `submit`. Takes it from the one before. */
  #uncheck(form: HTMLFormElement | null): void {
    if (form === this.#unchecked) return;
    if (this.#unchecked) this.#unchecked.noValidate = false;
    this.#unchecked = form?.noValidate ? null : form;
    if (this.#unchecked) this.#unchecked.noValidate = true;
  }
}
