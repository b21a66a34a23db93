import { NcCheckbox } from '../checkbox/index.js';
import { NcInput } from '../input/index.js';

/** One of several answers. */
export interface ModalOption {
  value: string;
  /** Default: the value. */
  label?: string;
  disabled?: boolean;
}

/** A field of a modal: the element for its type, with these of its properties. */
export interface ModalInput {
  /** Its key in the result. */
  name: string;
  /**
   * `textarea`, `checkbox`, `radio`, `date`, `time`, or a type of `nc-input`: `number`, `tel`, `password`, `email` …
   * Default: `text`.
   */
  type?: string;
  /** Shown above the field, or beside a box alone. */
  label?: string;
  placeholder?: string;
  /** What stands in it at first; of boxes with `options`, the values of those that are ticked. */
  value?: string | readonly string[];
  /** Of a `checkbox` alone. */
  checked?: boolean;
  /** What a `radio` offers, or a `checkbox` that is several. */
  options?: readonly (ModalOption | string)[];
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  minlength?: number;
  maxlength?: number;
  pattern?: string;
  /** The least number, date, time, or number of ticked boxes. */
  min?: number | string;
  max?: number | string;
  step?: number;
  /** Says that the field is wrong, and how, until it is changed. */
  customValidity?: string;
  autocomplete?: string;
  inputMode?: string;
  clearable?: boolean;
  counter?: boolean;
  passwordToggle?: boolean;
  /** Of a `textarea`: grows with its text. */
  autoHeight?: boolean;
  minRows?: number;
  maxRows?: number;
}

/** What a field answers: a text, whether a box is ticked, or the values of several that are. */
export type ModalValue = string | boolean | readonly string[];

export interface ModalField extends HTMLElement {
  name: string;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

/** Data may come from anywhere: only these reach the element. */
const PROPERTIES = [
  ...['name', 'label', 'placeholder', 'value', 'checked', 'required', 'disabled', 'readonly', 'minlength', 'maxlength'],
  ...['pattern', 'min', 'max', 'step', 'customValidity', 'autocomplete', 'inputMode', 'clearable', 'counter'],
  ...['passwordToggle', 'autoHeight', 'minRows', 'maxRows'],
] as const;

/** Hands an input on to the element for it, whose properties have the same names. */
export function fill(element: HTMLElement, input: object): HTMLElement {
  for (const name of PROPERTIES) {
    const value = (input as Record<string, unknown>)[name];
    if (value !== undefined) (element as unknown as Record<string, unknown>)[name] = value;
  }
  return element;
}

/** Types whose elements only some modals have: they are loaded when the first one has. */
const LATER: readonly unknown[] = ['textarea', 'radio', 'date', 'time'];

let later: typeof import('./more-fields.js') | undefined;

const isLater = ({ type, options }: ModalInput): boolean =>
  LATER.includes(type) || (type === 'checkbox' && options !== undefined);

export const areLoaded = (inputs: readonly ModalInput[]): boolean => later !== undefined || !inputs.some(isLater);

export async function loadFields(inputs: readonly ModalInput[]): Promise<void> {
  if (!areLoaded(inputs)) later = await import('./more-fields.js');
}

function make(input: ModalInput): HTMLElement {
  if (isLater(input)) return later!.makeField(input);
  if (input.type === 'checkbox')
    return Object.assign(fill(new NcCheckbox(), input), { textContent: input.label ?? '' });
  const { type = 'text' } = input;
  // Confirming with something wrong in it must not cost the field its focus.
  return fill(Object.assign(new NcInput(), { type, confirmHold: true }), input);
}

export function createField(input: ModalInput): ModalField {
  const field = make(input) as ModalField & { validity?: unknown };
  // A modal in another document takes it there, where it could not get its internals any more.
  void field.validity;
  return field;
}

/** Leads the user to a field that is wrong. All but a box say below themselves what it is; the browser would once more. */
export function pointTo(field: ModalField): void {
  if (field instanceof NcCheckbox) field.reportValidity();
  else field.focus();
}

export const valueOf = (field: ModalField): ModalValue =>
  field instanceof NcCheckbox ? field.checked : (field as unknown as { value: ModalValue }).value;
