import { afterDispatch } from '../internal/after-dispatch.js';
import { isFormAssociated } from '../internal/form-associated.js';
import type { NcLabel } from './label.js';

/** What does something of its own when it is clicked. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, audio, video, [tabindex], [contenteditable]';

/** How many labels have got an id, to give the next one another. */
let ids = 0;

/** What we have written on foreign controls. */
const written = new WeakMap<Element, string>();

/** Activates the control of a label that was clicked. `path` is that of the event, which may be over. */
export function activate(label: NcLabel, event: Event, path: readonly Element[]): void {
  const { control } = label;
  if (!control || !isFree(label, path, control)) return;
  afterDispatch(event, () => {
    if (event.defaultPrevented || control.matches(':disabled')) return;
    control.focus();
    control.click();
  });
}

/** Whether nothing between the text that was clicked and this label has an answer to it already. */
function isFree(label: NcLabel, path: readonly Element[], control: HTMLElement): boolean {
  const inside = path.slice(0, path.indexOf(label)).filter((node) => node instanceof Element);
  const { localName } = label;
  if (inside.some((node) => node.matches(INTERACTIVE) || isFormAssociated(node) || node.localName === localName))
    return false;
  // A native label around this one activates the control as well.
  return !path.some((node) => node instanceof HTMLLabelElement && node.control === control);
}

/** Brings the name of a native control up to date with its labels. */
export function nameNative(control: Element, given: readonly HTMLElement[]): void {
  const own = written.get(control) ?? null;
  if (control.getAttribute('aria-labelledby') !== own) return;
  const namedByPage = control.hasAttribute('aria-label') || Number((control as HTMLInputElement).labels?.length) > 0;
  const labels = namedByPage ? [] : given;
  const reference = labels.map((label) => (label.id ||= `nc-label-${(ids += 1)}`)).join(' ');
  if (reference) {
    control.setAttribute('aria-labelledby', reference);
    written.set(control, reference);
  } else if (own !== null) {
    control.removeAttribute('aria-labelledby');
    written.delete(control);
  }
}
