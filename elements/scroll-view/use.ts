import { Edges } from './edges.js';
import type { ScrollEdgeEvent } from './events.js';
import { warnOnce } from '../internal/element/warn.js';
import type { NcScrollView } from './scroll-view.js';

const px = (text: string): number => parseFloat(text) || 0;

/** Scrolls to the start of an element, on the axes on which the view scrolls, and moves nothing around the view. */
export function bringIntoView(view: NcScrollView, element: Element): void {
  const { x, y } = view.axes;
  const { top, left, right } = element.getBoundingClientRect();
  const box = view.getBoundingClientRect();
  const { direction, scrollPaddingTop, scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(view);
  const margin = getComputedStyle(element);
  const start = box.left + view.clientLeft;
  const aside =
    direction === 'rtl'
      ? right + px(margin.scrollMarginRight) - (start + view.clientWidth - px(scrollPaddingRight))
      : left - px(margin.scrollMarginLeft) - (start + px(scrollPaddingLeft));
  const down = top - px(margin.scrollMarginTop) - (box.top + view.clientTop + px(scrollPaddingTop));
  view.scrollBy({ top: y ? down : 0, left: x ? aside : 0 });
}

/** What browsers do by these keys where a scroller goes up and down, is done here where it goes only sideways. */
export function press(view: NcScrollView, event: KeyboardEvent): void {
  const { x, y } = view.axes;
  const page = view.clientWidth * 0.85;
  const way = { PageUp: -page, PageDown: page, Home: -view.scrollWidth, End: view.scrollWidth }[event.key];
  if (way === undefined || !x || y || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  view.scrollBy({
    left: getComputedStyle(view).direction === 'rtl' ? -way : way,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** Tells when an end of the content has come near. */
export function tellEdges(view: NcScrollView, refresher: HTMLElement | null | undefined): void {
  const { x, y } = view.axes;
  const edges = (view.edges ??= { x: new Edges('left', 'right'), y: new Edges('top', 'bottom') });
  const events = [...(y ? lookDown(view, edges.y, refresher?.offsetHeight ?? 0) : [])];
  if (x) events.push(...lookAside(view, edges.x, y));
  for (const event of events) view.dispatchEvent(event);
}

/** Nothing can come nearer to an end than that. */
function thresholdsOf(view: NcScrollView): [upper: number, lower: number] {
  const { upperThreshold: upper, lowerThreshold: lower } = view;
  if (upper < 0) warnOnce(view, 'upper-threshold', '0 or more', upper);
  if (lower < 0) warnOnce(view, 'lower-threshold', '0 or more', lower);
  return [Math.max(0, upper), Math.max(0, lower)];
}

/** The last part of the content that can be seen; an indicator is none of it. */
function lastOf(view: NcScrollView): HTMLElement | undefined {
  let last = view.lastElementChild as HTMLElement | null;
  while (last && (last.slot || !last.offsetHeight)) last = last.previousElementSibling as HTMLElement | null;
  return last ?? undefined;
}

/** `room`: what the refresher takes up, which is none of the content's. */
function lookDown(view: NcScrollView, edges: Edges, room: number): ScrollEdgeEvent[] {
  const { scrollTop, scrollHeight, clientHeight } = view;
  const last = lastOf(view);
  const size = scrollHeight > clientHeight ? scrollHeight : last ? last.offsetTop + last.offsetHeight : 0;
  const extent = { offset: Math.max(0, scrollTop - room), size: size && size - room, view: clientHeight };
  return edges.look(extent, ...thresholdsOf(view), false);
}

/** `isSecond`: it scrolls down as well, and that is where content goes on. */
function lookAside(view: NcScrollView, edges: Edges, isSecond: boolean): ScrollEdgeEvent[] {
  const { scrollLeft, scrollWidth, clientWidth } = view;
  const last = isSecond ? undefined : lastOf(view);
  const isRtl = getComputedStyle(view).direction === 'rtl';
  const end = !last ? 0 : isRtl ? clientWidth - last.offsetLeft : last.offsetLeft + last.offsetWidth;
  const extent = {
    offset: isRtl ? -scrollLeft : scrollLeft,
    size: scrollWidth > clientWidth ? scrollWidth : end,
    view: clientWidth,
  };
  return edges.look(extent, ...thresholdsOf(view), isRtl);
}
