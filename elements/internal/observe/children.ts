import { isElement } from '../element/view.js';

/** An element that is notified when its own children change. */
export interface ChildWatcher extends Element {
  /** It has a slot only while a child is for it: it is also notified when a child changes its `slot`. */
  readonly watchesSlots?: boolean;
  /** @internal */
  childrenChanged(): void;
}

/** One that is also notified when something is added anywhere inside. */
export interface ContentWatcher extends ChildWatcher {
  /** @internal */
  contentAdded(elements: readonly Element[]): void;
}

const SLOT = { attributeFilter: ['slot'] };

/** One observer serves all elements. */
let observer: MutationObserver | undefined;
let count = 0;

/**
 * Calls `childrenChanged()` whenever children are added to the element or removed, also through a slot among them. For
 * elements that only have a slot while something is in it, so that no `slotchange` event fires.
 */
export function watchChildren(element: ChildWatcher | ContentWatcher): void {
  observer ??= new MutationObserver(notify);
  observer.observe(element, { childList: true, subtree: 'contentAdded' in element });
  if (element.watchesSlots) for (const child of element.children) observer.observe(child, SLOT);
  element.addEventListener('slotchange', slotChanged);
  count += 1;
}

/** A slot among the children shows other elements of the page. */
function slotChanged({ currentTarget }: Event): void {
  (currentTarget as ChildWatcher).childrenChanged();
}

function notify(records: readonly MutationRecord[]): void {
  // An attribute is that of a child.
  const changed = records.map(({ type, target }) => (type === 'attributes' ? target.parentNode : target));
  for (const target of new Set(changed as (Partial<ContentWatcher> | null)[])) target?.childrenChanged?.();
  for (const { target, addedNodes } of records) {
    const elements = [...addedNodes].filter((node) => isElement(node));
    if (elements.length === 0) continue;
    if ((target as Partial<ChildWatcher>).watchesSlots) for (const child of elements) observer!.observe(child, SLOT);
    for (let node: Node | null = target; node; node = node.parentNode)
      (node as Partial<ContentWatcher>).contentAdded?.(elements);
  }
}

/**
 * Call it when an element that is watched leaves the page. An observer cannot stop observing one element, but it holds no
 * reference to it either; when the last one leaves, it stops.
 */
export function unwatchChildren(element: ChildWatcher): void {
  element.removeEventListener('slotchange', slotChanged);
  count -= 1;
  if (count === 0) observer?.disconnect();
}
