import { isMotionReduced } from '../base/reduced-motion.js';
import type { ScrollAxes } from './axes.js';

/** Browsers only scroll up and down by these keys. In a view that only scrolls sideways, they scroll sideways. */
export function scrollByKey(view: HTMLElement, event: KeyboardEvent, { x, y }: ScrollAxes): void {
  const page = view.clientWidth * 0.85;
  const distances = { PageUp: -page, PageDown: page, Home: -view.scrollWidth, End: view.scrollWidth };
  const distance = distances[event.key as keyof typeof distances] as number | undefined;
  if (distance === undefined || !x || y) return;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  view.scrollBy({
    left: getComputedStyle(view).direction === 'rtl' ? -distance : distance,
    behavior: isMotionReduced() ? 'instant' : 'smooth',
  });
}
