import { isDisabledByAncestor } from '../internal/form/disabling.js';
import type { FormValue } from '../internal/form/form-control.js';

/** A control of a form: of ours, native, or form-associated otherwise. */
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
  /** Of a picker: what is chosen, or null. */
  readonly chosen?: unknown;
}

export type FieldValue = string | number | boolean | File | null | readonly FieldValue[];

/**
 * Name -> value. Text as string, numbers (`number`, `digit`, sliders, a native range) as number or null, a range slider
 * as a pair of numbers, switches and boxes without a value as boolean, radios and their groups as the string that is
 * chosen, several choices and a repeated name as array, files as `File`; everything else as its `value` is. What is not
 * there is null: a box with a value of its own that is not ticked, radios or a picker's rows of which none is chosen, a
 * file.
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

/** Whether a control takes part in the value of its form. */
export const isField = (control: Field): boolean =>
  Boolean(control.name) &&
  'value' in control &&
  !isButton(control) &&
  !control.matches(':disabled, output, fieldset, object') &&
  !isDisabledByAncestor(control);

export const isNativeInput = (field: Field): field is Field & HTMLInputElement => field instanceof HTMLInputElement;

/** Whether the field is on or off. (A native text field has `checked` as well.) */
export const isCheckable = (field: Field): boolean =>
  isNativeInput(field) ? field.type === 'checkbox' || field.type === 'radio' : 'checked' in field;

export const isRadio = (field: Field): boolean =>
  field.localName === 'nc-radio' || (isNativeInput(field) && field.type === 'radio');

/** A box that says only yes or no, as it has no value of its own. */
const isBoolean = (field: Field): boolean =>
  isCheckable(field) && !isRadio(field) && field.value === 'on' && !field.hasAttribute('value');

/** On, it adds its value; off, nothing. */
const isOption = (field: Field): boolean => isCheckable(field) && !isBoolean(field);

export const optionsOf = (field: Field): string[] =>
  Array.from((field as unknown as HTMLSelectElement).selectedOptions)
    .filter((option) => !option.matches(':disabled'))
    .map((option) => option.value);

const isNumber = ({ localName, type = '' }: Field): boolean =>
  /^(input|nc-input)$/.test(localName) && /^(number|digit|range)$/.test(type);

/** A number that is not there, or not complete yet, is null. */
const numberOf = (text: string): number | null => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));

/** The typed value of one field; undefined if it adds none now. */
export function valueOf(field: Field): FieldValue | undefined {
  if (isBoolean(field)) return field.checked!;
  if (isOption(field)) return field.checked ? (field.value as string) : undefined;
  if (isNumber(field)) return numberOf(field.value as string);
  if (isNativeInput(field) && field.type === 'file') {
    return field.multiple ? [...(field.files ?? [])] : field.files?.[0];
  }
  if (field.value === 0 && field.chosen === null) return null;
  return field.type === 'select-multiple' ? optionsOf(field) : (field.value as FieldValue);
}

/** A value as text, to tell whether it has changed. */
export const snapshot = (field: Field): string | undefined =>
  JSON.stringify(valueOf(field), (_key, value: unknown) => (value instanceof File ? value.name : value));

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
        (field.type !== 'file' || [queue[0]].flat().every((item) => item instanceof File))
      ) {
        setValue(field, queue.shift()!); // Only a user chooses files: without one, a field has none in the array either.
      }
    }
  }
}
