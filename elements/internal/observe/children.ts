/** An element that is notified when its own children change. */
export interface ChildWatcher extends Element {
  /** @internal */
  childrenChanged(): void;
}

/** One that is also notified when something is added anywhere inside. */
export interface ContentWatcher extends ChildWatcher {
  /** @internal */
  contentAdded(elements: readonly Element[]): void;
}

/** One observer serves all elements. */
let observer: MutationObserver | undefined;
let count = 0;

/**
 * Calls `childrenChanged()` whenever children are added to the element or removed. For elements that only have a slot
 * while something is in it, so that no `slotchange` event fires.
 */
export function watchChildren(element: ChildWatcher | ContentWatcher): void {
  observer ??= new MutationObserver(notify);
  observer.observe(element, { childList: true, subtree: 'contentAdded' in element });
  count += 1;
}

function notify(records: readonly MutationRecord[]): void {
  const targets = new Set(records.map(({ target }) => target as Element & Partial<ContentWatcher>));
  for (const target of targets) target.childrenChanged?.();
  for (const { target, addedNodes } of records) {
    const elements = [...addedNodes].filter((node) => node instanceof Element);
    if (elements.length === 0) continue;
    for (let node: Node | null = target; node; node = node.parentNode)
      (node as Partial<ContentWatcher>).contentAdded?.(elements);
  }
}

/**
 * Call it when an element that is watched leaves the page. An observer cannot stop observing one element, but it holds no
 * reference to it either; when the last one leaves, it stops.
 */
export function unwatchChildren(): void {
  count -= 1;
  if (count === 0) observer?.disconnect();
}
