/** Elements that wait until they are near the screen, and what happens then. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function observe(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/** Calls back when an element is about to be seen. Returns a function that ends this. */
export function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(observe, { scrollMargin: '300px' });
  waiting.set(element, callback);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
