import { isElement, isText } from '../element/view.js';
import { ChildWatch } from './children.js';
import { isSlot } from './flat.js';

/** For elements that show what is in their slots, or whether there is something. */
export const contentWatch = new ChildWatch({ text: true, attributes: ['slot'] });

/** The elements and texts in an element; in a `<slot>` of the page what comes through it. */
const nodesIn = (element: Element): readonly Node[] =>
  isSlot(element)
    ? element.assignedNodes({ flatten: true })
    : [...element.childNodes].filter((node) => isElement(node) || isText(node));

/** The elements and texts for a slot of an element. On a server an element does not know what is in it. */
const nodesFor = (element: Element, name: string): readonly Node[] =>
  ('childNodes' in element ? nodesIn(element) : [])
    .filter((node) => (isElement(node) ? node.slot : '') === name)
    .flatMap((node) => (isElement(node) && isSlot(node) ? nodesIn(node) : node));

/** Whether an element has something in a slot, by default the one without a name. White space and comments are nothing. */
export const hasContent = (element: Element, name = ''): boolean =>
  nodesFor(element, name).some((node) => isElement(node) || node.nodeValue!.trim() !== '');

/** The text that users see in a slot of an element. */
export const textIn = (element: Element, name = ''): string => nodesFor(element, name).map(textOf).join('').trim();

/** Whether something may come through a slot of the page. */
const hasSlot = (node: Node): node is Element =>
  isElement(node) && (isSlot(node) || node.querySelector('slot') !== null);

/** The text that users see of a node. */
export const textOf = (node: Node): string =>
  hasSlot(node) ? nodesIn(node).map(textOf).join('') : (node.textContent ?? '');

/** A copy of what users see of a node: without slots of the page. */
export function copyOf(node: Node): Node {
  if (!hasSlot(node)) return node.cloneNode(true);
  const copy = isSlot(node) ? document.createDocumentFragment() : node.cloneNode();
  for (const child of nodesIn(node)) copy.appendChild(copyOf(child));
  return copy;
}
