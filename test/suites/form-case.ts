import type { FormControl } from '../../elements/internal/form/form-control.js';

export type Entries = readonly FormDataEntryValue[];

export interface FormCase<E extends FormControl = FormControl> {
  readonly tag: string;
  /** What an instance has between its tags. */
  readonly content?: string;
  /** What an instance has in its tag, e.g. options to choose from. */
  readonly attributes?: string;
  /** What is submitted while nothing was chosen or typed. */
  readonly blank: Entries;
  /** The attribute for the initial value, and what is submitted with it. */
  readonly initial: { readonly attribute: string; readonly submits: Entries };
  /** The live property, the one of the initial value, and another value. */
  readonly live: {
    readonly property: keyof E & string;
    readonly initial: keyof E & string;
    readonly value: unknown;
    readonly submits: Entries;
  };
  /** A user changes the blank control, which has the focus, by the keyboard. */
  readonly edit: (element: E) => Promise<void>;
  readonly edited: Entries;
  /** State that the browser kept of an edited control, if it is not what is submitted. */
  readonly state?: string | FormData;
  /** Text entry: a second field of this kind stops Enter from submitting a form without a button. */
  readonly text?: boolean;
  /** A click on a label of the control activates it, instead of giving it the focus alone. */
  readonly activates?: boolean;
  /** What a required one says while it is blank, in English and French. Left out where there always is a value. */
  readonly missing?: { readonly en: string; readonly fr: string };
  /** Enter in the control does something of its own, so it doesn't submit. Default: false. */
  readonly enterIsOwn?: boolean;
  /** Users can't be kept from changing it (`readonly` has no effect). Default: false. */
  readonly neverReadonly?: boolean;
}

/** What the form submits for the control under test, right now. */
export const submitted = (form: HTMLFormElement, submitter?: HTMLElement | null): FormDataEntryValue[] =>
  new FormData(form, submitter).getAll('field');

/** What makes a blank one invalid. */
export const wrongOf = <E extends FormControl>({ missing }: FormCase<E>): string =>
  missing ? 'required' : 'custom-validity="No"';

/** Markup of the control under test. */
export function markupOf<E extends FormControl>(
  { tag, attributes = '', content = '' }: FormCase<E>,
  more = 'name="field"',
): string {
  return `<${tag} ${attributes} ${more}>${content}</${tag}>`;
}
