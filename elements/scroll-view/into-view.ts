import type { ScrollAxes } from './axes.js';

const px = (text: string): number => parseFloat(text) || 0;

/** Scrolls to the start of an element inside the view. Unlike the native `scrollIntoView()`, nothing around it scrolls. */
export function scrollToElement(view: HTMLElement, element: Element, { x, y }: ScrollAxes): void {
  const { top, left, right } = element.getBoundingClientRect();
  const box = view.getBoundingClientRect();
  const { direction, scrollPaddingTop, scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(view);
  const margin = getComputedStyle(element);
  const start = box.left + view.clientLeft;
  const deltaX =
    direction === 'rtl'
      ? right + px(margin.scrollMarginRight) - (start + view.clientWidth - px(scrollPaddingRight))
      : left - px(margin.scrollMarginLeft) - (start + px(scrollPaddingLeft));
  const deltaY = top - px(margin.scrollMarginTop) - (box.top + view.clientTop + px(scrollPaddingTop));
  view.scrollBy({ top: y ? deltaY : 0, left: x ? deltaX : 0 });
}
