import { isSafeUrl } from '../../base/urls.js';
import { warnOnce } from '../element/warn.js';
import { askForm } from './report.js';
import { isSubmitButton } from './submit-button.js';

/** What a submit button needs of its form: a `<form>`, or an `nc-form` without one. */
interface SubmitTarget {
  readonly elements: Iterable<Element>;
  requestSubmit(submitter?: HTMLElement): void;
  reset(): void;
}

/** A text field: in a form with two of them and no submit button, Enter does not submit. */
interface TextEntry {
  readonly blocksImplicitSubmission?: boolean;
}

interface FormButton extends HTMLElement {
  readonly form: HTMLFormElement | null;
  readonly name?: string;
  readonly value?: string;
}

/** `input` types with which a second field stops implicit submission (HTML standard, "implicit submission"). */
const BLOCKING = new Set('text search tel url email password date month week time datetime-local number'.split(' '));

const blocks = (element: Element): boolean =>
  element.localName === 'input'
    ? BLOCKING.has((element as HTMLInputElement).type)
    : Boolean((element.constructor as unknown as TextEntry).blocksImplicitSubmission);

/** The `nc-form` around an element, also where the element is slotted into it. */
function ncFormOf(element: Element): SubmitTarget | null {
  let node: Node | null | undefined = element;
  while (node && (node as Element).localName !== 'nc-form') {
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host;
  }
  return (node as (Element & SubmitTarget) | null | undefined) ?? null;
}

/** Enter in a field: clicks the form's default button. Without one, submits the form if it has one text field at most. */
export function submitImplicitly(control: HTMLElement & { readonly form: HTMLFormElement | null }): void {
  const form: SubmitTarget | null = control.form ?? ncFormOf(control);
  if (!form) return;
  const elements = [...form.elements];
  const button = elements.find(isSubmitButton);
  if (button)
    (button as HTMLElement).click(); // A disabled button ignores it: nothing is submitted, as natively.
  else if (elements.filter(blocks).length <= 1) askForm(control.form, () => form.requestSubmit());
}

/** The custom button that a native one stands in for. */
export const standIns = new WeakMap<Element, HTMLElement>();

/**
 * Submits the form of a custom button. `requestSubmit()` takes native buttons only, so one stands in for it: then
 * `formaction`, `formnovalidate` … and `event.submitter` work as they do natively. A `formaction` that is script is refused:
 * nothing is submitted.
 */
export function submitBy(button: FormButton): void {
  const { form } = button;
  const action = button.getAttribute('formaction');
  if (action && !isSafeUrl(action)) {
    warnOnce(button, 'formaction', 'the address of a server', action);
    return;
  }
  if (!form) {
    ncFormOf(button)?.requestSubmit(button);
    return;
  }
  const native = document.createElement('button');
  native.hidden = true;
  for (const { name, value } of button.attributes)
    if (name.startsWith('form') && name !== 'form') native.setAttribute(name, value);
  native.name = button.name ?? '';
  native.value = button.value ?? '';
  standIns.set(native, button);
  form.append(native);
  askForm(form, () => form.requestSubmit(native));
  native.remove();
}

/** Resets the form of a custom button. */
export function resetBy(button: FormButton): void {
  (button.form ?? ncFormOf(button))?.reset();
}
