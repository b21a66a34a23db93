import { boxOf } from '../element/scale.js';
import { either, ELEMENT, NUMBER, objectOf } from '../element/kinds.js';
import type { Anchor } from './place.js';

/** What something is placed beside: an element, the id of one, or a rectangle in px of the viewport. */
export type AnchorLike = Element | string | { left: number; top: number; width?: number; height?: number };

/** What a property for an anchor expects, in words. */
export const ANCHOR_EXPECTED = 'an element, the id of one, or { left, top, width, height }';
const SIDES = { left: NUMBER, top: NUMBER, width: NUMBER, height: NUMBER };

/** What a property for an anchor takes. */
export const ANCHOR = either(ANCHOR_EXPECTED, ELEMENT, objectOf(SIDES));

/** Whether it is an element, of any document. */
function isElement(given: unknown): given is Element {
  try {
    Element.prototype.hasAttributes.call(given as Element);
    return true;
  } catch {
    return false;
  }
}

/** The element that `given` names: itself, or an id, which is looked up in the overlay's own tree first. */
export function elementOf(overlay: Element, given: unknown): Element | null {
  if (typeof given === 'string') {
    const root = overlay.getRootNode() as Partial<Document>;
    // On a server there is no page.
    const page = overlay.ownerDocument as Document | undefined;
    return root.getElementById?.(given) ?? page?.getElementById(given) ?? null;
  }
  return isElement(given) ? given : null;
}

/** The box of an element, in px of the viewport. Undefined if there is no element or it is hidden. */
export const rectangleOf = (element: Element | null): DOMRect | undefined =>
  element?.checkVisibility({ visibilityProperty: true }) ? boxOf(element) : undefined;

/** The rectangle that an anchor property gives. Undefined if it gives none, or its element is missing or hidden. */
export function anchorBox(overlay: Element, anchor: unknown): Anchor | undefined {
  const element = elementOf(overlay, anchor);
  if (element) return rectangleOf(element);
  const { left, top, width = 0, height = 0 } = (anchor ?? {}) as Partial<Anchor>;
  const rectangle = { left, top, width, height };
  return Object.values(rectangle).every(Number.isFinite) ? (rectangle as Anchor) : undefined;
}
