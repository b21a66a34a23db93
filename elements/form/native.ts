import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { isKind } from '../internal/element/view.js';
import { isSubmitButton } from '../internal/form/submit-button.js';
import { submitImplicitly } from '../internal/form/submit.js';
import { isCheckable, isField, isNativeInput, optionsOf, type Field } from './fields.js';

/** The entries that a native form would send. */
export function entriesOf(controls: readonly Field[], submitter: HTMLElement | null): FormData {
  const data = new FormData();
  for (const control of controls) {
    const { name } = control;
    if (control === submitter && name) data.append(name, String(control.value));
    if (!isField(control)) continue;
    // Protected in our controls; the form calls it in place of the browser.
    const value = control.formValue ? control.formValue() : nativeEntry(control);
    if (isKind(value, 'FormData')) for (const [key, entry] of value as FormData) data.append(key, entry);
    else
      for (const entry of [value as Exclude<typeof value, FormData>].flat())
        if (entry !== null) data.append(name, entry);
  }
  return data;
}

const isSelect = (field: Field): field is Field & HTMLSelectElement => field.localName === 'select';
const isInput = (target: EventTarget | null): target is HTMLInputElement =>
  (target as Partial<Element> | null)?.localName === 'input';

function nativeEntry(field: Field): (File | string)[] {
  if (isCheckable(field)) return field.checked ? [String(field.value)] : [];
  if (isNativeInput(field) && field.type === 'file') {
    return field.files?.length ? [...field.files] : [new File([], '', { type: 'application/octet-stream' })];
  }
  return field.type?.startsWith('select') ? optionsOf(field) : [String(field.value)];
}

/** Returns a control to its initial state, as a native form does. */
export function resetControl(control: Field): void {
  if (control.formResetCallback) control.formResetCallback();
  else if (isSelect(control)) {
    for (const option of control.options) option.selected = option.defaultSelected;
    const first = Array.from(control.options).find((option) => !option.matches(':disabled'));
    if (control.type === 'select-one' && control.size < 2 && control.selectedIndex < 0 && first) first.selected = true;
  } else if (isNativeInput(control) && isCheckable(control)) control.checked = control.defaultChecked;
  else if (isNativeInput(control) && control.type === 'file') control.value = '';
  else if (isNativeInput(control) || control.localName === 'textarea') {
    control.value = (control as Field & HTMLTextAreaElement).defaultValue;
  }
}

/** What a native button asks of its `nc-form`. */
interface ButtonForm extends Element {
  requestSubmit(submitter: HTMLElement): void;
  reset(): void;
}

/** Submits or resets by a native button that has no native form, and so does nothing by itself. */
export function submitByNativeButton(form: ButtonForm, event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>('button, input');
  if (!button || button.form || button.disabled || button.closest(form.localName) !== form) return;
  unlessPrevented(event, () => {
    if (isSubmitButton(button)) form.requestSubmit(button);
    else if (button.type === 'reset') form.reset();
  });
}

/** Submits by Enter in a native field that has no native form. */
export function submitByNativeEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
  if (!isInput(target) || target.form) return;
  if (/^(button|submit|reset|image|file)$/.test(target.type)) return;
  unlessPrevented(event, () => submitImplicitly(target));
}
