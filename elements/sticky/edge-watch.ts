import { viewOf } from '../internal/element/view.js';

/** What is told when its line comes to the edge of its scroller, or leaves it. */
export interface EdgeWatcher {
  /** @internal */
  lineMoved(entry: IntersectionObserverEntry): void;
}

/** Of one scroller, or of a document: an observer for each margin, and what it watches. */
type Watches = Map<string, { readonly observer: IntersectionObserver; readonly watchers: Map<Element, EdgeWatcher> }>;

const scrollers = new WeakMap<Element | Document, Watches>();

/** More than any scroller is wide: what is beside it still counts. */
const WIDE = 100_000;

/**
 * Tells `watcher` when `line` comes within 1 px of the line at `offset` px from an edge of `scroller`, or leaves it. Those
 * at the same edge of one scroller share an observer. Returns a function that ends it.
 */
export function watchEdge(
  scroller: Element | Document,
  edge: 'top' | 'bottom',
  offset: number,
  line: Element,
  watcher: EdgeWatcher,
): () => void {
  const inner = -Math.round(offset) - 1;
  const margin = edge === 'top' ? `${inner}px ${WIDE}px ${WIDE}px` : `${WIDE}px ${WIDE}px ${inner}px`;
  const watches: Watches = scrollers.get(scroller) ?? new Map();
  scrollers.set(scroller, watches);
  let watch = watches.get(margin);
  if (!watch) {
    const watchers = new Map<Element, EdgeWatcher>();
    const { IntersectionObserver } = viewOf(line);
    const observer = new IntersectionObserver(
      (entries) => entries.forEach((entry) => watchers.get(entry.target)?.lineMoved(entry)),
      { root: scroller, rootMargin: margin, threshold: [0, 1] },
    );
    watch = { observer, watchers };
    watches.set(margin, watch);
  }
  const { observer, watchers } = watch;
  watchers.set(line, watcher);
  observer.observe(line);
  return () => {
    watchers.delete(line);
    observer.unobserve(line);
    if (watchers.size > 0) return;
    observer.disconnect();
    watches.delete(margin);
  };
}

/** What an element sticks to when it scrolls: the nearest scroller around it, or the document. */
export function scrollerOf(element: Element): Element | Document {
  const document = element.ownerDocument;
  for (
    let each = outer(element);
    each && each !== document.body && each !== document.documentElement;
    each = outer(each)
  ) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (/auto|scroll|hidden/.test(overflowX + overflowY)) return each;
  }
  return document;
}

/** The element around in the flat tree. */
function outer(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}
