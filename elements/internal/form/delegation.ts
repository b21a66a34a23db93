/** Elements that hear of events inside them through one set of listeners per tree. */
interface Delegate extends Element {
  /** Marks the class, on its prototype. */
  readonly isDelegate: true;
  handleEvent(event: Event): void;
}

/** What the form controls listen to. In the capture phase these reach the root of the tree before anyone else. */
const EVENTS = [
  ...['click', 'pointerdown', 'keydown', 'keyup', 'focusin', 'focusout', 'input', 'invalid'],
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
 * Lets one more (1) or one less (-1) control in `root` hear of the events above. However many controls a document or
 * shadow tree holds, there is one listener per type; the last control to leave takes them away. For a document they are
 * on its window, where the capture phase begins: so that no listener of the page, wherever it is, hears of an event
 * whose value is not known yet, or that it should not hear of at all.
 */
export function delegate(root: EventTarget, change: 1 | -1): void {
  const before = counts.get(root) ?? 0;
  const now = before + change;
  counts.set(root, now);
  if (before && now) return;
  for (const type of EVENTS) root[now ? 'addEventListener' : 'removeEventListener'](type, dispatch, true);
}
