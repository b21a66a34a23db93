import { html, type TemplateResult } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { isSubmitButton, standIns, submitBy, submitImplicitly } from '../internal/form/submit.js';
import { showBusy } from './busy.js';
import { clearDraft, readDraft, writeDraft } from './draft.js';
import { setValues, snapshot, type Field } from './fields.js';
import type { NcForm } from './form.js';
import { entriesOf, resetControl } from './native.js';
import { FormSubmitEvent, type Submission } from './submit-event.js';
import { summaryOf } from './summary.js';

export { summaryStyles as styles } from './summary.styles.js';

type NativeSubmitEvent = SubmitEvent & Partial<Submission>;

/** What a user and a server do to a form: submissions, what was wrong with them, the draft. */
export class FormUse {
  busy = false;
  readonly #form: NcForm;
  readonly #internals: ElementInternals;
  /** The values that are being submitted, by field; undefined once the server has refused them. */
  #sent: ReadonlyMap<Field, string | undefined> | undefined;
  /** Controls that were found invalid. */
  #faulty = new Set<Field>();
  /** Controls with a message of `setErrors`, and the messages that belong to none. */
  #refused = new Set<Field>();
  #errors: string[] = [];

  constructor(form: NcForm, internals: ElementInternals) {
    this.#form = form;
    this.#internals = internals;
  }

  /** Controls that were found invalid, and still are. */
  get wrong(): Field[] {
    const isWrong = (control: Field) => this.#faulty.has(control) && control.willValidate && !control.validity!.valid;
    return this.#faulty.size > 0 ? this.#controls.filter(isWrong) : [];
  }

  /** The list of what is wrong. */
  render(): TemplateResult {
    return html`${summaryOf(this.#errors, this.#form.validationSummary ? this.wrong : [])}`;
  }

  requestSubmit(submitter?: HTMLElement | null): void {
    const { native } = this.#form;
    const button = standIns.get(submitter!) ?? submitter;
    if (native && button?.localName === 'nc-button') submitBy(button as Parameters<typeof submitBy>[0]);
    else if (native) native.requestSubmit(button);
    else this.#submit(button ?? null);
  }

  reset(): void {
    const form = this.#form;
    if (form.native) form.native.reset();
    else if (form.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }))) {
      this.#controls.forEach(resetControl);
      this.#forget();
    }
  }

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
    this.#form.requestUpdate();
    this.#form.reportValidity();
  }

  /** Fills fields that have come with what the draft has for them. */
  restore(fields: readonly Field[]): void {
    const { draft } = this.#form;
    const values = draft ? readDraft(this.#form, draft) : undefined;
    if (values) setValues(fields, values);
  }

  /** `target` is that of the event, which it may not know any more. */
  handle(event: Event, target: Field): void {
    switch (event.type) {
      case 'submit':
        this.#handleSubmit(event as NativeSubmitEvent);
        break;
      case 'reset':
        afterDispatch(event, () => event.defaultPrevented || this.#forget());
        break;
      case 'invalid':
        this.#faulty.add(target);
        this.#form.requestUpdate();
        break;
      case 'click':
        this.#handleClick(event, target);
        break;
      case 'keydown':
        this.#handleKey(event as KeyboardEvent, target);
        break;
      default:
        this.#handleInput(target);
    }
  }

  get #controls(): Field[] {
    return this.#form.elements as Field[];
  }

  #submit(submitter: HTMLElement | null): void {
    const form = this.#form;
    if (this.busy || form.isOff) return;
    const unchecked = form.noValidate || submitter?.hasAttribute('formnovalidate');
    if (!unchecked && !form.reportValidity()) return;
    const [submission, settle] = this.#submission(entriesOf(this.#controls, submitter), submitter);
    const event = new FormSubmitEvent(submission, submitter);
    form.dispatchEvent(event);
    settle(event);
  }

  /** A native form is being submitted: what we know goes with its event. */
  #handleSubmit(event: NativeSubmitEvent): void {
    const form = this.#form;
    if (this.busy || form.isOff) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const { submitter } = event;
    const [submission, settle] = this.#submission(new FormData(form.native!, submitter), submitter);
    Object.assign(event, submission);
    afterDispatch(event, () => settle(event));
  }

  #submission(formData: FormData, submitter: HTMLElement | null): [Submission, (event: Event) => void] {
    const form = this.#form;
    this.#sent = new Map(form.fields.map((field) => [field, snapshot(field)]));
    this.#errors = [];
    form.requestUpdate();
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
    return [{ value: form.value, formData, waitUntil }, settle];
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
    this.busy = busy;
    const { states } = this.#internals;
    if (busy) states.add('submitting');
    else states.delete('submitting');
    this.#internals.ariaBusy = busy ? 'true' : null;
  }

  #succeeded(): void {
    const form = this.#form;
    if (!this.#sent) return;
    for (const [field, value] of this.#sent) form.initial.set(field, value);
    this.#forget();
    // What was entered while the page worked is not submitted yet.
    if (form.draft && form.dirty) writeDraft(form, form.draft, form.fields);
  }

  /** The values are the page's now, or gone: nothing is left to keep or to complain of. */
  #forget(): void {
    const form = this.#form;
    if (form.draft) clearDraft(form, form.draft);
    this.#clearErrors();
    this.#faulty.clear();
    form.requestUpdate();
  }

  #clearErrors(): void {
    for (const control of this.#refused) control.setCustomValidity!('');
    this.#refused.clear();
    this.#errors = [];
  }

  #handleInput(control: Field): void {
    const form = this.#form;
    for (const refused of this.#refused) {
      // Of radios, another one may be the answer.
      if (refused !== control && refused.name !== control.name) continue;
      this.#refused.delete(refused);
      refused.setCustomValidity!('');
    }
    if (form.draft) writeDraft(form, form.draft, form.fields);
    if (this.#faulty.size > 0) form.requestUpdate();
  }

  /** Without a native form, native buttons submit and reset nothing by themselves. */
  #handleClick(event: Event, target: Element): void {
    const form = this.#form;
    const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
    if (!button || button.form || button.disabled || button.closest(form.localName) !== form) return;
    afterDispatch(event, () => {
      if (event.defaultPrevented) return;
      if (isSubmitButton(button)) form.requestSubmit(button);
      else if (button.type === 'reset') form.reset();
    });
  }

  #handleKey(event: KeyboardEvent, target: Element): void {
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    if (!(target instanceof HTMLInputElement) || target.form) return;
    if (/^(button|submit|reset|image|file)$/.test(target.type)) return;
    afterDispatch(event, () => event.defaultPrevented || submitImplicitly(target));
  }
}
