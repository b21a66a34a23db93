import { NcCheckbox } from '../checkbox/index.js';
import { NcInput } from '../input/index.js';

/** A field of a modal: an `nc-input`, or an `nc-checkbox` for the type `checkbox`, with these of their properties. */
export interface ModalInput {
  /** Its key in the result. */
  name: string;
  /** A type of `nc-input`, or `checkbox`. Default: `text`. */
  type?: string;
  /** Shown above the field, or beside the box. */
  label?: string;
  placeholder?: string;
  value?: string;
  checked?: boolean;
  required?: boolean;
  minlength?: number;
  maxlength?: number;
  pattern?: string;
  min?: number;
  max?: number;
  step?: number;
  autocomplete?: string;
  clearable?: boolean;
  counter?: boolean;
  passwordToggle?: boolean;
}

export type ModalField = NcInput | NcCheckbox;

/** Data may come from anywhere: only these reach the element. */
const PROPERTIES = [
  ...['name', 'type', 'label', 'placeholder', 'value', 'checked', 'required', 'minlength', 'maxlength', 'pattern'],
  ...['min', 'max', 'step', 'autocomplete', 'clearable', 'counter', 'passwordToggle'],
] as const;

export function createField(input: ModalInput): ModalField {
  const isCheckbox = input.type === 'checkbox';
  const field = isCheckbox ? new NcCheckbox() : new NcInput();
  for (const name of PROPERTIES) {
    if (input[name] !== undefined) (field as unknown as Record<string, unknown>)[name] = input[name];
  }
  // A modal in another document takes it there, where it could not get its internals any more.
  void field.validity;
  if (isCheckbox) field.textContent = input.label ?? '';
  // Confirming with something wrong in it must not cost the field its focus.
  else (field as NcInput).confirmHold = true;
  return field;
}

export const valueOf = (field: ModalField): string | boolean =>
  field instanceof NcCheckbox ? field.checked : field.value;
