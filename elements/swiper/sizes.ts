/** Who hears of the size of an element of its own, when that changes, also to nothing. */
export interface Sized {
  measure(): void;
}

const observers = new WeakMap<Document, ResizeObserver>();
const listeners = new WeakMap<Element, Sized>();

/** One observer serves all of a document. */
function observerOf(document: Document): ResizeObserver {
  let observer = observers.get(document);
  if (!observer) {
    const { ResizeObserver } = document.defaultView ?? window;
    observer = new ResizeObserver((entries) => {
      for (const { target } of entries) listeners.get(target)?.measure();
    });
    observers.set(document, observer);
  }
  return observer;
}

/** @returns what ends it. */
export function watchSize(element: Element, listener: Sized): () => void {
  const observer = observerOf(element.ownerDocument);
  listeners.set(element, listener);
  observer.observe(element);
  return () => observer.unobserve(element);
}
