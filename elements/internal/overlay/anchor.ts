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
    return root.getElementById?.(given) ?? overlay.ownerDocument.getElementById(given);
  }
  return isElement(given) ? given : null;
}

/** The box of an element, in px of the viewport. Undefined if there is no element or it is hidden. */
export const rectangleOf = (element: Element | null): DOMRect | undefined =>
  element?.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect() : undefined;
