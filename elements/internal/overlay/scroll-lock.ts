import { pageWide } from '../element/page-wide.js';

type Declaration = readonly [element: HTMLElement, property: string, value: string, priority: string];

interface Lock {
  count: number;
  /** What the styles of the page were. */
  readonly before: Declaration[];
}

/** Shared, since two locks that do not know each other would leave the page locked. */
const locksOf = () => pageWide('scroll-locks', () => new WeakMap<Document, Lock>());

/** Whether the style of an element makes the browser leave that of the body to the body. */
const isContained = ({ contain, containerType, contentVisibility }: CSSStyleDeclaration) =>
  [contain, containerType].some((value) => value && value !== 'none' && value !== 'normal') ||
  (contentVisibility && contentVisibility !== 'visible');

/**
 * The element whose `overflow` is that of the window: the root, or the body if the root has none. Another one would become a
 * scroller of its own: what is sticky in it would be gone, and the scroll position too.
 */
function scrollerOf({ body, documentElement: root }: Document): HTMLElement {
  const hasOverflow = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    overflowX !== 'visible' || overflowY !== 'visible';
  const [outer, inner] = [getComputedStyle(root), body && getComputedStyle(body)];
  const isOfBody = inner && !hasOverflow(outer) && hasOverflow(inner) && !isContained(outer) && !isContained(inner);
  return isOfBody ? body : root;
}

/** Keeps the page from scrolling until `unlockScroll` was called as often as this. Nothing in the page moves. */
export function lockScroll(page: Document): void {
  const locks = locksOf();
  const lock = locks.get(page) ?? { count: 0, before: [] };
  locks.set(page, lock);
  if (lock.count++) return;
  const { documentElement: root, defaultView } = page;
  const set = (element: HTMLElement, property: string, value: string) => {
    const { style } = element;
    lock.before.push([element, property, style.getPropertyValue(property), style.getPropertyPriority(property)]);
    style.setProperty(property, value, 'important');
  };
  const scroller = scrollerOf(page);
  // Keeps the room of a scroll bar that takes room, unless the page keeps it already.
  const hasBar = defaultView !== null && defaultView.innerWidth > root.clientWidth;
  if (hasBar && getComputedStyle(root).scrollbarGutter === 'auto') set(root, 'scrollbar-gutter', 'stable');
  for (const property of ['overflow-x', 'overflow-y']) set(scroller, property, 'hidden');
}

/** Ends one `lockScroll`. */
export function unlockScroll(page: Document): void {
  const locks = locksOf();
  const lock = locks.get(page)!;
  if (--lock.count) return;
  locks.delete(page);
  for (const [{ style }, property, value, priority] of lock.before) style.setProperty(property, value, priority);
}
