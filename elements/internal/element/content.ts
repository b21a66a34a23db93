/** Whether an element has something in its default slot. White space and comments are nothing. */
export function hasContent(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const isContent =
      node.nodeType === Node.ELEMENT_NODE
        ? !(node as Element).slot
        : node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim();
    if (isContent) return true;
  }
  return false;
}
