import { viewOf } from '../element/view.js';

/** Something that is notified when the size of an element changes. */
export interface SizeWatcher {
  /** @internal `entries` are what has changed. */
  resized(entries: readonly ResizeObserverEntry[]): void;
}

interface Watch {
  readonly observer: ResizeObserver;
  readonly watchers: Set<SizeWatcher>;
}

/** One observer serves all elements of a document. */
const observers = new WeakMap<Document, ResizeObserver>();
const watches = new WeakMap<Element, Watch>();

function observerOf(element: Element): ResizeObserver {
  const { ownerDocument } = element;
  let observer = observers.get(ownerDocument);
  if (!observer) {
    const { ResizeObserver } = viewOf(element);
    observer = new ResizeObserver((entries) => {
      const changes = new Map<SizeWatcher, ResizeObserverEntry[]>();
      for (const entry of entries) {
        for (const watcher of watches.get(entry.target)?.watchers ?? []) {
          changes.set(watcher, [...(changes.get(watcher) ?? []), entry]);
        }
      }
      for (const [watcher, changed] of changes) watcher.resized(changed);
    });
    observers.set(ownerDocument, observer);
  }
  return observer;
}

/**
 * Calls `resized()` with the next frame, and then whenever the element's box changes. A watcher of several elements that
 * change together is called once.
 */
export function watchSize(element: Element, watcher: SizeWatcher, box: ResizeObserverBoxOptions = 'border-box'): void {
  let watch = watches.get(element);
  if (!watch) {
    watch = { observer: observerOf(element), watchers: new Set() };
    watches.set(element, watch);
  }
  watch.watchers.add(watcher);
  // Observes again, so that the new watcher gets the current size: Chromium ignores `observe()` for an element that is observed already.
  watch.observer.unobserve(element);
  watch.observer.observe(element, { box });
}

export function unwatchSize(element: Element, watcher: SizeWatcher): void {
  const watch = watches.get(element);
  if (!watch?.watchers.delete(watcher) || watch.watchers.size) return;
  // Not `observerOf(element)`: the element may have moved to another document.
  watch.observer.unobserve(element);
  watches.delete(element);
}
