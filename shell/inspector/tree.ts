/** Calls `see` with each element of the document, those in open shadow roots included, but not those of the inspector. */
export function eachElement(see: (element: Element) => void, root: ParentNode = document): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === 'nc-inspector') continue;
    see(element);
    if (element.shadowRoot) eachElement(see, element.shadowRoot);
  }
}

export function countElements(): number {
  let count = 0;
  eachElement(() => count++);
  return count;
}
