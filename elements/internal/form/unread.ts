import { isKind } from '../element/view.js';

/** A control of a form, ours or another one. */
interface Control extends Element {
  readonly name?: string;
  readField?(): (() => void) | undefined;
  formValue?(): File | string | FormData | null;
}

/** Takes over what was written into native fields without an event, and tells the page. */
export function readFields(controls: Iterable<Element>): void {
  for (const control of Array.from<Control>(controls)) control.readField?.()?.();
}

/** The value of a control under its name, if it is a text. */
function textOf(control: Control): string | undefined {
  const value = control.formValue!();
  const text = isKind(value, 'FormData') ? (value as FormData).get(control.name!) : value;
  return typeof text === 'string' ? text : undefined;
}

/**
 * A page or the browser collects the data of a form: fields that were written without an event are read now. By then the
 * browser has collected the old values, and a form cannot be asked again meanwhile: listeners of `input` may do so.
 */
export function dataAsked({ target, formData }: FormDataEvent): void {
  const controls = Array.from<Control>((target as HTMLFormElement).elements);
  for (const control of controls) {
    const tell = control.readField?.();
    if (!tell) continue;
    queueMicrotask(tell);
    const { name = '' } = control;
    const text = textOf(control);
    const entries = formData.getAll(name);
    const peers = controls.filter((each) => each.name === name && !each.matches(':disabled, button, nc-button'));
    // A control that submits nothing, such as a box that is not ticked, leaves no trace of its place.
    if (text === undefined || peers.length !== entries.length) continue;
    formData.delete(name);
    for (const [index, entry] of entries.entries()) formData.append(name, peers[index] === control ? text : entry);
  }
}
