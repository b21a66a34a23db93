import { afterDispatch } from '../internal/element/after-dispatch.js';
import { askForm } from '../internal/form/report.js';
import { readFields } from '../internal/form/unread.js';
import { isSubmitButton } from '../internal/form/submit-button.js';
import { standIns, submitBy } from '../internal/form/submit.js';
import { showBusy } from './busy.js';
import type { FormContents } from './contents.js';
import { snapshot, valuesOf, type Field } from './fields.js';
import { entriesOf } from './native.js';
import { FormSubmitEvent, type Submission } from './submit-event.js';

type NativeSubmitEvent = SubmitEvent & Partial<Submission>;

/** Values as texts, by field. */
export type Snapshots = ReadonlyMap<Field, string | undefined>;

/** What the submissions of a form need of it. */
export interface SubmissionHost {
  readonly element: HTMLElement;
  readonly contents: FormContents;
  /** Whether the form may be submitted by this button as it is: checks the controls unless it need not. */
  validate(submitter: HTMLElement | null): boolean;
  /** Valid values are about to be submitted. */
  submissionStarted(): void;
  /** The page has done what it had to do with these values. */
  submissionSucceeded(values: Snapshots): void;
  busyChanged(isBusy: boolean): void;
}

/** Submits a form: with a native form its events get our fields, without one it fires the event of ours. */
export class FormSubmission {
  readonly #host: SubmissionHost;
  #isBusy = false;
  /** The values that are being submitted; undefined if the server has refused them. */
  #sent: Snapshots | undefined;

  constructor(host: SubmissionHost) {
    this.#host = host;
  }

  /** Whether the page still works on a submission. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Submits as if the user had pressed `submitter`. */
  request(submitter: HTMLElement | null): void {
    const { native } = this.#host.contents;
    const button = this.#ownButton(submitter);
    if (native && button?.localName === 'nc-button') submitBy(button as Parameters<typeof submitBy>[0]);
    else if (native) askForm(native, () => native.requestSubmit(button));
    else this.#submit(button);
  }

  /** A native form is being submitted: adds our fields to its event. */
  handleNative(event: NativeSubmitEvent): void {
    const { contents } = this.#host;
    if (this.#isBusy || contents.isDisabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const { submitter } = event;
    const [submission, settle] = this.#start(new FormData(contents.native!, submitter), submitter);
    Object.assign(event, submission);
    afterDispatch(event, () => settle(event));
  }

  /** The server has refused the values: the submission that is under way does not succeed. */
  refuse(): void {
    this.#sent = undefined;
  }

  #submit(submitter: HTMLElement | null): void {
    const { contents, element } = this.#host;
    readFields(contents.controls);
    if (this.#isBusy || contents.isDisabled || !this.#host.validate(submitter)) return;
    const [submission, settle] = this.#start(entriesOf(contents.controls, submitter), submitter);
    const event = new FormSubmitEvent(submission, submitter);
    element.dispatchEvent(event);
    settle(event);
  }

  /** The fields of the event, and what to call when its listeners have run. */
  #start(formData: FormData, submitter: HTMLElement | null): [Submission, (event: Event) => void] {
    const { fields } = this.#host.contents;
    this.#sent = new Map(fields.map((field) => [field, snapshot(field)]));
    this.#host.submissionStarted();
    const work: Promise<unknown>[] = [];
    let isDispatching = true;
    const waitUntil = (promise: Promise<unknown>) => {
      if (!isDispatching)
        throw new DOMException('waitUntil: the event is no longer being dispatched', 'InvalidStateError');
      work.push(promise);
    };
    const settle = (event: Event) => {
      isDispatching = false;
      if (work.length > 0) void this.#wait(work, submitter);
      else if (!event.defaultPrevented) this.#succeed();
    };
    return [{ value: valuesOf(fields), formData, waitUntil }, settle];
  }

  /**
   * Waits for what the page does with a submission. A rejection is reported as unhandled: only the page can tell
   * the user about it. The form can be used again either way.
   */
  async #wait(work: readonly Promise<unknown>[], submitter: HTMLElement | null): Promise<void> {
    const button = this.#ownButton(submitter) ?? this.#host.contents.controls.find(isSubmitButton);
    this.#setBusy(true, button);
    await Promise.allSettled(work);
    this.#setBusy(false, button);
    const results = await Promise.all(work);
    if (!results.includes(false)) this.#succeed();
  }

  #setBusy(isBusy: boolean, button: Element | undefined): void {
    this.#isBusy = isBusy;
    this.#host.busyChanged(isBusy);
    showBusy(button, isBusy);
  }

  #succeed(): void {
    if (this.#sent) this.#host.submissionSucceeded(this.#sent);
  }

  /** The button of ours that a native one stands in for. */
  #ownButton(submitter: HTMLElement | null): HTMLElement | null {
    return (submitter && standIns.get(submitter)) ?? submitter;
  }
}
