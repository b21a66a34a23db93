/** The element of the page that is meant: by itself, or by its id, which the overlay's own tree knows best. */
export function elementOf(overlay: Element, given: unknown): Element | null {
  if (typeof given === 'string') {
    const root = overlay.getRootNode() as Partial<Document>;
    return root.getElementById?.(given) ?? overlay.ownerDocument.getElementById(given);
  }
  return (given as Node | null | undefined)?.nodeType === Node.ELEMENT_NODE ? (given as Element) : null;
}

/** Where it is, in px of the viewport; undefined while it has no place, or is hidden. */
export const rectangleOf = (element: Element | null): DOMRect | undefined =>
  element?.checkVisibility({ visibilityProperty: true }) ? element.getBoundingClientRect() : undefined;
