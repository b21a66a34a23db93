import type { FormControl } from '../../elements/internal/form/form-control.js';

export type Entries = readonly FormDataEntryValue[];

/** A form control under test, blank. */
export interface FormMarkup {
  readonly tag: string;
  /** Content of an instance. */
  readonly content?: string;
  /** Attributes of an instance, such as the options to choose from. */
  readonly attributes?: string;
  /** Messages of a required one while it is blank, in English and French. Left out for controls that always have a value. */
  readonly missing?: { readonly en: string; readonly fr: string };
}

/** As much of a case as `formBrowserTests` needs. */
export interface FormEditCase<E extends FormControl = FormControl> extends FormMarkup {
  /** A user changes the blank control, which has the focus, by the keyboard. */
  readonly edit: (element: E) => Promise<void>;
  /** What is submitted then. */
  readonly edited: Entries;
  /** Text entry: a second field of this kind stops Enter from submitting a form without a button. */
  readonly text?: boolean;
}

export interface FormCase<E extends FormControl = FormControl> extends FormEditCase<E> {
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
  /** State that the browser kept of an edited control, if it is not what is submitted. */
  readonly state?: string | FormData;
  /** A click on a label of the control activates it, instead of giving it the focus alone. */
  readonly activates?: boolean;
  /** Enter in the control does something of its own and does not submit. Default: false. */
  readonly enterIsOwn?: boolean;
  /** `readonly` has no effect. Default: false. */
  readonly neverReadonly?: boolean;
}

/** What the form submits for the control under test, right now. */
export const submitted = (form: HTMLFormElement, submitter?: HTMLElement | null): FormDataEntryValue[] =>
  new FormData(form, submitter).getAll('field');

/** An attribute that makes a blank one invalid. */
export const wrongOf = ({ missing }: FormMarkup): string => (missing ? 'required' : 'custom-validity="No"');

/** Markup of the control under test. */
export function markupOf({ tag, attributes = '', content = '' }: FormMarkup, more = 'name="field"'): string {
  return `<${tag} ${attributes} ${more}>${content}</${tag}>`;
}

/** Markup of the control under test with a label of the page, by kind of the label. */
export const labelsOf = (control: FormMarkup): Readonly<Record<string, string>> => ({
  'a label that points to it': `<label for="labelled">Your answer</label>${markupOf(control, 'id="labelled" name="field"')}`,
  'a label around it': `<label><span>Your answer</span> ${markupOf(control)}</label>`,
});
