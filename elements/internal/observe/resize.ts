/** What is told when the size of an element changes, and once at first. */
export interface SizeWatcher {
  resized(): void;
}

interface Watch {
  readonly observer: ResizeObserver;
  readonly watchers: Set<SizeWatcher>;
}

/** One observer serves all elements of a document. */
const observers = new WeakMap<Document, ResizeObserver>();
const watches = new WeakMap<Element, Watch>();

function observerOf({ ownerDocument }: Element): ResizeObserver {
  let observer = observers.get(ownerDocument);
  if (!observer) {
    const { ResizeObserver } = ownerDocument.defaultView ?? window;
    observer = new ResizeObserver((entries) => {
      const told = new Set(entries.flatMap(({ target }) => [...(watches.get(target)?.watchers ?? [])]));
      for (const watcher of told) watcher.resized();
    });
    observers.set(ownerDocument, observer);
  }
  return observer;
}

/** Tells of each change of the element's box; of several elements that change together, once. */
export function watchSize(element: Element, watcher: SizeWatcher, box: ResizeObserverBoxOptions = 'border-box'): void {
  let watch = watches.get(element);
  if (!watch) {
    watch = { observer: observerOf(element), watchers: new Set() };
    watches.set(element, watch);
  }
  watch.watchers.add(watcher);
  // Once more makes the observer tell of it as it is now.
  watch.observer.observe(element, { box });
}

export function unwatchSize(element: Element, watcher: SizeWatcher): void {
  const watch = watches.get(element);
  if (!watch?.watchers.delete(watcher) || watch.watchers.size) return;
  // The element may be in another document by now.
  watch.observer.unobserve(element);
  watches.delete(element);
}
