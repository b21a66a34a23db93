import { afterDispatch } from '../element/after-dispatch.js';
import { isElement } from '../element/view.js';
import { isFormAssociated } from './form-associated.js';
import { isForContent } from './interactive.js';
import { addLabel, labelsOf, removeLabel, type Labelled } from './labels.js';

const NATIVE = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/** Whether labels can name an element. */
export const isLabelable = (element: Element): boolean => element.matches(NATIVE) || isFormAssociated(element);

/** Number of ids given to labels so far. */
let ids = 0;

/** The `aria-labelledby` that labels have written on native and foreign controls. */
const written = new WeakMap<Element, string>();

/** Names a control by its labels. */
export function updateName(control: Element): void {
  if ('labelsChanged' in control) {
    (control as Labelled).labelsChanged();
    return;
  }
  const own = written.get(control) ?? null;
  if (control.getAttribute('aria-labelledby') !== own) return;
  const namedByPage = control.hasAttribute('aria-label') || Number((control as HTMLInputElement).labels?.length) > 0;
  const labels = namedByPage ? [] : labelsOf(control);
  const reference = labels.map((label) => (label.id ||= `nc-label-${(ids += 1)}`)).join(' ');
  if (reference) {
    control.setAttribute('aria-labelledby', reference);
    written.set(control, reference);
  } else if (own !== null) {
    control.removeAttribute('aria-labelledby');
    written.delete(control);
  }
}

/** Makes `label` that of another control. */
export function moveLabel(label: HTMLElement, from: Element | null, to: Element | null): void {
  if (from) {
    removeLabel(from, label);
    updateName(from);
  }
  if (to) {
    addLabel(to, label);
    updateName(to);
  }
}

/** Activates the control after a click on its label, unless the click was for something in the label. */
export function activateByLabel(event: Event, label: HTMLElement, control: HTMLElement): void {
  if (isForContent(event, label)) return;
  const path = event.composedPath().filter(isElement);
  // A native label around this one activates the control as well.
  if (path.some((node) => node.localName === 'label' && (node as HTMLLabelElement).control === control)) return;
  afterDispatch(event, () => {
    if (event.defaultPrevented || control.matches(':disabled')) return;
    control.focus();
    control.click();
  });
}
