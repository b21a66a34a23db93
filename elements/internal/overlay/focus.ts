/** The focused element, however deep in shadow trees; null while nothing has the focus. */
export function focusedElement(root: Document | ShadowRoot): Element | null {
  const { activeElement } = root;
  // Firefox names the root element where others name the body.
  if (!activeElement || activeElement.matches('html, body')) return null;
  return (activeElement.shadowRoot && focusedElement(activeElement.shadowRoot)) ?? activeElement;
}

/** What has the focus and all that is around it, across shadow roots: where the focus may return to. */
export function focusTrail(page: Document): HTMLElement[] {
  const trail: HTMLElement[] = [];
  let node: Element | null = focusedElement(page);
  while (node) {
    trail.push(node as HTMLElement);
    node = node.parentElement ?? ((node.getRootNode() as Partial<ShadowRoot>).host || null);
  }
  return trail;
}

/**
 * Gives the focus back. If what had it is gone or cannot take it any more, the nearest part of the page around it does,
 * so that a keyboard or a screen reader goes on where it was.
 */
export function returnFocus(page: Document, trail: readonly HTMLElement[]): void {
  // It may still be where it was, in what is only fading out.
  (focusedElement(page) as HTMLElement | null)?.blur();
  const visible = trail.filter((element) => element.isConnected && element.checkVisibility());
  const takes = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    return focusedElement(page) !== null;
  };
  if (visible.some(takes)) return;
  for (const element of visible) {
    if (element === page.body) return;
    element.tabIndex = -1;
    if (takes(element)) {
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
      return;
    }
    element.removeAttribute('tabindex');
  }
}
