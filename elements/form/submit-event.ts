import type { FormValues } from './fields.js';

/** What a submission says beyond that it takes place. */
export interface Submission {
  /** Name -> value, typed as the controls' types say. */
  readonly value: FormValues;
  /** What a native form would send, the submitter's own entry included. */
  readonly formData: FormData;
  /** Keeps the form busy until the promise settles; see `FormSubmitEvent`. To be called while the event is dispatched. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The user submits a form. The `submit` event of a native `<form>` inside an `nc-form` has the same fields.
 *
 * The submission has succeeded when all promises of `waitUntil` are fulfilled, none of them with `false`, and there were
 * no errors (`setErrors`) meanwhile; without any promise, when the event was not prevented.
 */
export class FormSubmitEvent extends Event implements Submission {
  /** The button that submits, if it was one. */
  declare readonly submitter: HTMLElement | null;
  declare readonly value: FormValues;
  declare readonly formData: FormData;
  declare readonly waitUntil: (work: Promise<unknown>) => void;

  constructor(submission: Submission, submitter: HTMLElement | null) {
    super('submit', { bubbles: true, cancelable: true });
    Object.assign(this, submission, { submitter });
  }
}
