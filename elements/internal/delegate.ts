/** Elements that hear of events inside them through one set of listeners per tree. */
interface Delegate extends Element {
  /** Marks the class, on its prototype. */
  readonly isDelegate: true;
  handleEvent(event: Event): void;
}

/** What the form controls listen to. In the capture phase these reach the root of the tree before anyone else. */
const EVENTS = [
  ...['click', 'keydown', 'keyup', 'focusin', 'focusout', 'input', 'invalid'],
  ...['compositionstart', 'compositionend'],
] as const;

const counts = new WeakMap<EventTarget, number>();

function dispatch(event: Event): void {
  // At the root, the target is the host in this tree or something slotted into it, never a part of its shadow tree.
  let node = event.target as Node | null;
  while (node && !(node as Partial<Delegate>).isDelegate) node = node.parentNode;
  (node as Delegate | null)?.handleEvent(event);
}

/**
 * Lets `element` hear of the events above, and returns the target to hand to `undelegate`. However many controls a
 * document or shadow tree holds, there is one listener per type; the last control to leave takes them away. For a
 * document they are on its window, where the capture phase begins: so that no listener of the page, wherever it is,
 * hears of an event whose value is not known yet, or that it should not hear of at all.
 */
export function delegate(element: Delegate): EventTarget {
  const tree = element.getRootNode();
  const root = (tree === element.ownerDocument && element.ownerDocument.defaultView) || tree;
  const count = counts.get(root) ?? 0;
  if (count === 0) for (const type of EVENTS) root.addEventListener(type, dispatch, true);
  counts.set(root, count + 1);
  return root;
}

/** Call with what `delegate` returned: by now the element is elsewhere. */
export function undelegate(root: EventTarget): void {
  const count = counts.get(root)! - 1;
  if (count === 0) for (const type of EVENTS) root.removeEventListener(type, dispatch, true);
  counts.set(root, count);
}
