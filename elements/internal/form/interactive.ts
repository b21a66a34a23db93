import { isElement } from '../element/view.js';
import { isFormAssociated } from './form-associated.js';

/** What reacts to clicks itself (HTML standard, "interactive content", and what has such a role). */
const INTERACTIVE =
  'a[href], audio[controls], button, details, embed, iframe, input:not([type=hidden]), label, object, select, summary, ' +
  'textarea, video[controls], [tabindex], [contenteditable], [role=button], [role=link], nc-label';

/** A label that leads to nothing is text. */
const isText = (node: Element): boolean => node.localName === 'label' && (node as HTMLLabelElement).control === null;

/**
 * Whether a click on `element`, which reacts to clicks, is for something inside that does as well, such as a link in the
 * text of a checkbox. As in a native label, it is not for the element then.
 */
export function isForContent(event: Event, element: EventTarget): boolean {
  for (const node of event.composedPath() as Element[]) {
    if (node === element) return false;
    if (isElement(node) && !isText(node) && (node.matches(INTERACTIVE) || isFormAssociated(node))) return true;
  }
  return false;
}
