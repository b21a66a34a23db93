/** An element that lays itself out by which children it has. */
export interface ChildWatcher extends Element {
  childrenChanged(): void;
}

let observer: MutationObserver | undefined;
let count = 0;

/**
 * Tells an element when its own children come and go: for those whose slots exist only while something is in them, so
 * that the many without children pay for no slot. One observer serves them all.
 */
export function watchChildren(element: ChildWatcher): void {
  observer ??= new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) (target as ChildWatcher).childrenChanged();
  });
  observer.observe(element, { childList: true });
  count += 1;
}

/** Call when the element leaves; an observer holds on to no element, but the last one to go ends it. */
export function unwatchChildren(): void {
  count -= 1;
  if (count === 0) observer?.disconnect();
}
