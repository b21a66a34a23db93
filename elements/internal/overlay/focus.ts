/** The focused element in a tree, however deep in open shadow trees. Null if nothing in it has the focus. */
function focusedIn(root: Document | ShadowRoot): Element | null {
  const { activeElement } = root;
  // Without focus, Firefox returns the root element where others return the body.
  if (!activeElement || activeElement.matches('html, body')) return null;
  return (activeElement.shadowRoot && focusedIn(activeElement.shadowRoot)) ?? activeElement;
}

/** The focused element of a page, as `near` sees it: the page does not see into a closed shadow tree that `near` is in. */
function focusedElement(page: Document, near?: Element): Element | null {
  const tree = near?.getRootNode() as Partial<ShadowRoot> | undefined;
  return (tree?.host && focusedIn(tree as ShadowRoot)) || focusedIn(page);
}

/**
 * The focused element of a page and its ancestors across shadow roots, from the inside out: where the focus may return to.
 * `near`: what asks, since only what is in a closed shadow tree sees what has the focus there.
 */
export function focusTrail(page: Document, near?: Element): HTMLElement[] {
  const trail: HTMLElement[] = [];
  let node: Element | null = focusedElement(page, near);
  while (node) {
    trail.push(node as HTMLElement);
    node = node.parentElement ?? ((node.getRootNode() as Partial<ShadowRoot>).host || null);
  }
  return trail;
}

/**
 * Focuses the first element of `trail` that takes the focus. If none does, focuses the nearest visible one all the same,
 * so that a keyboard or a screen reader goes on from that place of the page.
 */
export function returnFocus(page: Document, near: Element, trail: Iterable<HTMLElement>): void {
  // An overlay that is fading out may still have it.
  (focusedElement(page, near) as HTMLElement | null)?.blur();
  const visible: HTMLElement[] = [];
  const takesFocus = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    return focusedElement(page) !== null;
  };
  for (const element of trail) {
    if (!element.isConnected || !element.checkVisibility()) continue;
    if (takesFocus(element)) return;
    visible.push(element);
  }
  for (const element of visible) {
    if (element === page.body) return;
    element.tabIndex = -1;
    if (takesFocus(element)) {
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
      return;
    }
    element.removeAttribute('tabindex');
  }
}

/** What may take the focus. Elements of other libraries say so themselves. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Focuses the element with `autofocus` in `container`, or the first one that takes the focus. Returns whether one does. */
export function focusFirst(container: HTMLElement): boolean {
  const all = [...container.querySelectorAll<HTMLElement>('*')];
  const candidates = all.filter((each) => each.localName.includes('-') || each.matches(FOCUSABLE));
  const chosen = all.filter((each) => each.hasAttribute('autofocus'));
  return [...chosen, ...candidates].some((each) => {
    // This check makes WebKit lay out elements that were slotted just now: before that they cannot be focused.
    if (!each.checkVisibility() || (each.tabIndex < 0 && !each.localName.includes('-'))) return false;
    each.focus({ preventScroll: true });
    return focusTrail(each.ownerDocument, each).includes(each);
  });
}
