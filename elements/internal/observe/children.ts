/** An element that is told when its own children change. */
export interface ChildWatcher extends Element {
  childrenChanged(): void;
}

/** One observer serves all elements. */
let observer: MutationObserver | undefined;
let count = 0;

/**
 * Calls `childrenChanged()` whenever children are added to the element or removed. For elements that only have a slot
 * while something is in it, so that no `slotchange` event fires.
 */
export function watchChildren(element: ChildWatcher): void {
  observer ??= new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) (target as ChildWatcher).childrenChanged();
  });
  observer.observe(element, { childList: true });
  count += 1;
}

/**
 * Call it when an element that is watched leaves the page. An observer cannot stop observing one element, but it holds no
 * reference to it either; when the last one leaves, it stops.
 */
export function unwatchChildren(): void {
  count -= 1;
  if (count === 0) observer?.disconnect();
}
