import { boxOf, scaleOf } from '../internal/element/scale.js';
import type { ScrollAxes } from './axes.js';

const px = (text: string): number => parseFloat(text) || 0;

/** Scrolls to the start of an element inside the view. Unlike the native `scrollIntoView()`, nothing around it scrolls. */
export function scrollToElement(view: HTMLElement, element: Element, { x, y }: ScrollAxes): void {
  const { top, left, right } = boxOf(element);
  const box = boxOf(view);
  const unit = scaleOf(view);
  const { direction, scrollPaddingTop, scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(view);
  const margin = getComputedStyle(element);
  const deltaX =
    direction === 'rtl'
      ? (right - box.left) / unit.x +
        px(margin.scrollMarginRight) -
        (view.clientLeft + view.clientWidth - px(scrollPaddingRight))
      : (left - box.left) / unit.x - px(margin.scrollMarginLeft) - (view.clientLeft + px(scrollPaddingLeft));
  const deltaY = (top - box.top) / unit.y - px(margin.scrollMarginTop) - (view.clientTop + px(scrollPaddingTop));
  view.scrollBy({ top: y ? deltaY : 0, left: x ? deltaX : 0 });
}
