/** Elements of this name in the page and in shadow roots of the page's components, but not in `nc-*` elements. */
export function* elementsNamed<E extends Element>(localName: string, root: ParentNode = document): Generator<E> {
  for (const element of root.querySelectorAll('*')) {
    const { shadowRoot } = element;
    if (element.localName === localName) yield element as E;
    else if (shadowRoot && !element.localName.startsWith('nc-')) yield* elementsNamed<E>(localName, shadowRoot);
  }
}

export const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
