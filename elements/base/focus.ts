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
  const takes = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    return focusedElement(page) !== null;
  };
  for (const element of trail) {
    if (!element.isConnected || !element.checkVisibility()) continue;
    if (takes(element)) return;
    visible.push(element);
  }
  for (const element of visible) if (element === page.body || focusPlace(element)) return;
}

/** Focuses an element that takes no focus otherwise, until the focus leaves it. Returns whether it has it. */
function focusPlace(element: HTMLElement): boolean {
  const isAdded = !element.hasAttribute('tabindex');
  if (isAdded) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const hasFocus = focusedElement(element.ownerDocument, element) === element;
  const remove = () => element.removeAttribute('tabindex');
  if (isAdded && hasFocus) element.addEventListener('blur', remove, { once: true });
  else if (isAdded) remove();
  return hasFocus;
}

/** Focuses the nearest visible element around `element`, up to `scope`: Tab goes on from there. Returns it. */
export function focusAround(element: HTMLElement, scope: Element): HTMLElement | undefined {
  for (let node = element.parentElement; node && scope.contains(node); node = node.parentElement)
    if (node.checkVisibility() && focusPlace(node)) return node;
  return undefined;
}

/** What may take the focus. Elements of other libraries say so themselves. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Focuses the element with `autofocus` in `container`, or the first one that takes the focus. Returns whether one does. */
export function focusFirst(container: HTMLElement): boolean {
  const all = [...container.querySelectorAll<HTMLElement>('*')];
  const chosen = all.filter((each) => each.hasAttribute('autofocus'));
  return [...chosen, ...all].some(takesFocus);
}

/** Focuses an element that a user can reach by Tab, or one of a library. Returns whether it has the focus then. */
function takesFocus(element: HTMLElement): boolean {
  const isOfLibrary = element.localName.includes('-');
  if (!isOfLibrary && !element.matches(FOCUSABLE)) return false;
  // This check makes WebKit lay out elements that were slotted just now: before that they cannot be focused.
  if (!element.checkVisibility() || (element.tabIndex < 0 && !isOfLibrary)) return false;
  element.focus({ preventScroll: true });
  return focusTrail(element.ownerDocument, element).includes(element);
}

/** Where something stood that is gone. */
export interface Gap {
  readonly parent: Node;
  /** What came before and after it. */
  readonly previous: Node | null;
  readonly next: Node | null;
  /** Its tag. */
  readonly kind: string;
}

/** Where an element is, to be passed to `passFocus()` when it is gone. */
export const gapOf = (element: Element): Gap => ({
  parent: element.parentNode!,
  previous: element.previousSibling,
  next: element.nextSibling,
  kind: element.localName,
});

/**
 * Gives the focus of what has left a gap to the nearest of its siblings that takes it: those of its kind first, and of these
 * the ones after it. If none does, to what is around the gap, up to `scope`. Returns whether something has it then.
 */
export function passFocus({ parent, previous, next, kind }: Gap, scope: Element): boolean {
  const siblings: HTMLElement[] = [];
  const collect = (start: Node | null, step: 'nextSibling' | 'previousSibling') => {
    for (let node = start; node?.parentNode === parent; node = node[step])
      if ('localName' in node) siblings.push(node as HTMLElement);
  };
  // Something new may be in its place.
  const isFirst = previous === null;
  collect(isFirst ? parent.firstChild : previous.parentNode === parent ? previous.nextSibling : next, 'nextSibling');
  collect(previous, 'previousSibling');
  const isAlike = ({ localName }: Element) => localName === kind;
  const inOrder = [...siblings.filter(isAlike), ...siblings.filter((each) => !isAlike(each))];
  if (inOrder.some(takesFocusInside)) return true;
  const around: HTMLElement[] = [];
  for (let node: Node | null = parent; node && scope.contains(node); node = node.parentNode)
    around.push(node as HTMLElement);
  returnFocus(scope.ownerDocument, scope, around);
  return focusedElement(scope.ownerDocument, scope) !== null;
}

/** Focuses an element, or the first inside that takes the focus: of a row its content first, not the actions beside it. */
function takesFocusInside(element: HTMLElement): boolean {
  const all = [element, ...element.querySelectorAll<HTMLElement>('*')];
  const isBeside = (each: HTMLElement) => {
    const slotted = each.closest('[slot]');
    return slotted !== null && slotted !== element && element.contains(slotted);
  };
  return [...all.filter((each) => !isBeside(each)), ...all.filter(isBeside)].some(takesFocus);
}
