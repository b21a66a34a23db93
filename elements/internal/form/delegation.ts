import { isLabelEcho } from './label-echo.js';
import { clicked, invalidFound } from './report.js';
import { dataAsked, readFields } from './unread.js';

/** Elements that get the events inside them from one set of listeners per tree. */
interface Delegate extends Element {
  /** Marks the class, on its prototype. */
  readonly isDelegate: true;
  handleEvent(event: Event): void;
}

/** The events that form controls handle. In the capture phase, the root of a tree gets them first. */
const EVENTS = [
  ...['click', 'pointerdown', 'keydown', 'keyup', 'focusin', 'focusout', 'input', 'invalid'],
  ...['compositionstart', 'compositionend', 'submit', 'formdata'],
] as const;

const counts = new WeakMap<EventTarget, number>();

/** The first node on the way of an event that is in this tree. */
function nodeIn(tree: Node | Window, event: Event): Node | null {
  const target = event.target as Node;
  const root = 'document' in tree ? tree.document : tree;
  if (target.getRootNode() === root) return target;
  const path = event.composedPath() as Node[];
  return path.slice(path.indexOf(target)).find((node) => 'getRootNode' in node && node.getRootNode() === root) ?? null;
}

/** A control that is told when its form is submitted. */
interface Submitted extends Element {
  formSubmitted?(): void;
}

function submitted({ elements }: Partial<HTMLFormElement>): void {
  const controls = Array.from<Submitted>(elements ?? []);
  readFields(controls);
  for (const control of controls) control.formSubmitted?.();
}

function dispatch(event: Event): void {
  const { type } = event;
  if (type === 'submit') return submitted(event.target as HTMLFormElement);
  if (type === 'formdata') return dataAsked(event as FormDataEvent);
  if (type === 'invalid') invalidFound(event);
  else if (type === 'click') clicked(event.target as Element);
  // At the root, the target is the host in this tree, never a part of its shadow tree; or it is something of a tree around
  // that comes through a slot: that tree has a listener of its own.
  let node = nodeIn(event.currentTarget as Node | Window, event);
  while (node && !(node as Partial<Delegate>).isDelegate) node = node.parentNode;
  if (!node) return;
  if (event.type === 'click' && isLabelEcho(event, node as Delegate)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else (node as Delegate).handleEvent(event);
}

/**
 * Counts one more (1) or one less (-1) control in `root`. A document or shadow tree has one listener per type, however
 * many controls it holds; they are removed with the last control. For a document they are on its window, where the
 * capture phase begins: controls take over a new value, or stop an event, before any listener of the page is called.
 */
export function delegate(root: EventTarget, change: 1 | -1): void {
  const before = counts.get(root) ?? 0;
  const now = before + change;
  counts.set(root, now);
  if (before && now) return;
  for (const type of EVENTS) root[now ? 'addEventListener' : 'removeEventListener'](type, dispatch, true);
}
