import type { FormValues } from './fields.js';

/** Fields of a `submit` event. */
export interface Submission {
  /** Name -> value, typed as the controls' types say. */
  readonly value: FormValues;
  /** What a native form would send, the submitter's own entry included. */
  readonly formData: FormData;
  /** Keeps the form busy until the promise settles; see `FormSubmitEvent`. Can be called while the event is dispatched. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * The user submits a form. The `submit` event of a native `<form>` inside an `nc-form` has the same fields.
 *
 * The submission succeeds when all promises of `waitUntil` are fulfilled, none with `false`, and no errors were set
 * (`setErrors`) meanwhile. Without any promise it succeeds unless the event was prevented.
 */
export class FormSubmitEvent extends Event implements Submission {
  /** The button that submits, if the user pressed one. */
  declare readonly submitter: HTMLElement | null;
  declare readonly value: FormValues;
  declare readonly formData: FormData;
  declare readonly waitUntil: (work: Promise<unknown>) => void;

  constructor(submission: Submission, submitter: HTMLElement | null) {
    super('submit', { bubbles: true, cancelable: true });
    Object.assign(this, submission, { submitter });
  }
}
