import { isKind } from '../internal/element/view.js';
import { isDisabledByAncestor } from '../internal/form/disabling.js';
import type { FormValue } from '../internal/form/form-control.js';

/** A control of a form: ours, a native one, or a form-associated element of others. */
export interface Field extends HTMLElement {
  readonly name: string;
  readonly type?: string;
  value: unknown;
  checked?: boolean;
  readonly labels?: Iterable<Node> | null;
  readonly willValidate?: boolean;
  readonly validity?: ValidityState;
  readonly validationMessage?: string;
  checkValidity?(): boolean;
  reportValidity?(): boolean;
  setCustomValidity?(message: string): void;
  formResetCallback?(): void;
  formDisabledCallback?(disabled: boolean): void;
  formValue?(): FormValue;
  /** Of a picker: the chosen value, or null. */
  readonly chosen?: unknown;
}

export type FieldValue = string | number | boolean | File | null | readonly FieldValue[];

/**
 * Name -> value, by type of the control:
 * - text: a string; `number`, `digit` and range inputs: a number, or null while empty or incomplete;
 * - slider, stepper, rate: a number; a slider with two thumbs: a pair; an empty stepper: null;
 * - switch, and checkbox without a `value`: a boolean; checkbox with a `value`: that string, or null;
 * - radios of one name: the chosen string, or null; radio group: the chosen string, or an empty one;
 * - picker: its `value`, or null while nothing is chosen;
 * - several choices, and controls that share a name: an array;
 * - file input: a `File` (or null), with `multiple` an array.
 */
export type FormValues = Record<string, FieldValue>;

const NATIVE = 'button, input, select, textarea';
const BUTTONS = new Set(['button', 'submit', 'reset', 'image']);

const isControl = (element: Element): element is Field =>
  element.matches(NATIVE) || Boolean((element.constructor as { formAssociated?: boolean }).formAssociated);

/** All controls inside `root` in document order, also those slotted into it, without those of an inner `nc-form`. */
export function controlsIn(root: Element): Field[] {
  const assigned = root.localName === 'slot' ? (root as HTMLSlotElement).assignedElements() : [];
  const children = assigned.length > 0 ? assigned : [...root.children];
  return children.flatMap((child) =>
    child.localName === 'nc-form' ? [] : [...(isControl(child) ? [child] : []), ...controlsIn(child)],
  );
}

const isButton = ({ localName, type = '' }: Field): boolean =>
  localName === 'nc-button' || (/^(button|input)$/.test(localName) && BUTTONS.has(type));

/** Whether a control contributes to the value of its form. */
export const isField = (control: Field): boolean =>
  Boolean(control.name) &&
  'value' in control &&
  !isButton(control) &&
  !control.matches(':disabled, output, fieldset, object') &&
  !isDisabledByAncestor(control);

export const isNativeInput = (field: Field): field is Field & HTMLInputElement => field.localName === 'input';

/** Whether the field is on or off. Native text fields have `checked` too, so it is no sign. */
export const isCheckable = (field: Field): boolean =>
  isNativeInput(field) ? field.type === 'checkbox' || field.type === 'radio' : 'checked' in field;

export const isRadio = (field: Field): boolean =>
  field.localName === 'nc-radio' || (isNativeInput(field) && field.type === 'radio');

/** A checkbox or switch without a value of its own: it is true or false. */
const isBoolean = (field: Field): boolean =>
  isCheckable(field) && !isRadio(field) && field.value === 'on' && !field.hasAttribute('value');

/** Adds its value while it is on, and nothing while it is off. */
const isOption = (field: Field): boolean => isCheckable(field) && !isBoolean(field);

export const optionsOf = (field: Field): string[] =>
  Array.from((field as unknown as HTMLSelectElement).selectedOptions)
    .filter((option) => !option.matches(':disabled'))
    .map((option) => option.value);

const isNumber = ({ localName, type = '' }: Field): boolean =>
  /^(input|nc-input)$/.test(localName) && /^(number|digit|range)$/.test(type);

/** An empty or incomplete number is null. */
const numberOf = (text: string): number | null => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));

/** The typed value of one field; undefined if it has none now. */
export function valueOf(field: Field): FieldValue | undefined {
  if (isBoolean(field)) return field.checked!;
  if (isOption(field)) return field.checked ? (field.value as string) : undefined;
  if (isNumber(field)) return numberOf(field.value as string);
  if (isNativeInput(field) && field.type === 'file') {
    return field.multiple ? [...(field.files ?? [])] : field.files?.[0];
  }
  if (field.value === '' && field.chosen === null) return null;
  return field.type === 'select-multiple' ? optionsOf(field) : (field.value as FieldValue);
}

/** A value as text, to compare it with an earlier one. */
export const snapshot = (field: Field): string | undefined =>
  JSON.stringify(valueOf(field), (_key, value: unknown) => (isKind(value, 'File') ? (value as File).name : value));

export function valuesOf(fields: readonly Field[]): FormValues {
  const values = new Map<string, FieldValue>();
  for (const field of fields) {
    const { name } = field;
    const value = valueOf(field);
    const alike = fields.filter((other) => other.name === name);
    if (alike.length > 1 && !alike.every(isRadio)) {
      const list = (values.get(name) as FieldValue[] | undefined) ?? [];
      values.set(name, value === undefined ? list : [...list, value]);
    } else if (value !== undefined || !values.has(name)) values.set(name, value ?? null);
  }
  return Object.fromEntries(values);
}

function setValue(field: Field, value: FieldValue): void {
  const list = value === null ? [] : [value].flat().map(String);
  if (isCheckable(field)) {
    field.checked = typeof value === 'boolean' ? value : list.includes(String(field.value));
  } else if (field.type === 'select-multiple') {
    for (const option of (field as unknown as HTMLSelectElement).options) option.selected = list.includes(option.value);
  } else if (field.matches(NATIVE)) {
    if (field.type !== 'file') field.value = value === null ? '' : String(value);
  } else field.value = typeof value === 'number' && isNumber(field) ? String(value) : value;
}

/** Fills the fields whose names `values` has; fields that share a name take from an array in turn. */
export function setValues(fields: readonly Field[], values: Readonly<FormValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const alike = fields.filter((field) => field.name === name);
    const isShared = Array.isArray(value) && alike.length > 1 && !alike.every(isOption);
    const queue = isShared ? [...(value as FieldValue[])] : [];
    for (const field of alike) {
      if (!isShared) setValue(field, value);
      else if (isOption(field)) {
        field.checked = queue[0] === field.value;
        if (field.checked) queue.shift();
      } else if (
        queue.length > 0 &&
        (field.type !== 'file' || [queue[0]].flat().every((item) => isKind(item, 'File')))
      ) {
        setValue(field, queue.shift()!); // Code cannot set files: a file field only takes files from the array.
      }
    }
  }
}
