import { isMotionReduced } from '../../../../../elements/base/reduced-motion.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { PageScrollOptions } from '../types.js';

/** Default duration in ms. */
const DURATION = 300;

/** Scrolls what scrolls a page. Resolves when the scrolling has ended. */
export async function scrollWithin(scroller: Element, options: PageScrollOptions, signal: AbortSignal): Promise<void> {
  const { selector, duration = DURATION } = options;
  let { scrollTop: top = 0 } = options;
  if (selector !== undefined) {
    const element = find(scroller, selector);
    if (!element) throw new DeviceError('pageScrollTo', ErrCode.notFound, `selector: nothing matches ${selector}`);
    // Leaves room for a navigation bar that covers the top of the page.
    const covered = parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
    const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
    top = scroller.scrollTop + element.getBoundingClientRect().top - edge - covered;
  }
  const target = Math.max(0, Math.min(top, scroller.scrollHeight - scroller.clientHeight));
  if (duration <= 0 || isMotionReduced() || Math.abs(target - scroller.scrollTop) < 1) {
    scroller.scrollTo({ top: target, behavior: 'instant' });
    return;
  }
  await animateScroll(scroller, target, duration, signal);
}

function find(scroller: Element, selector: string): Element | null {
  try {
    return scroller.querySelector(selector);
  } catch (cause) {
    throw new DeviceError('pageScrollTo', ErrCode.invalid, 'selector: expected a CSS selector', { cause });
  }
}

/** Scrolls in exactly this time, which native smooth scrolling cannot do. Touch and wheel input stop it. */
function animateScroll(scroller: Element, target: number, duration: number, signal: AbortSignal): Promise<void> {
  const from = scroller.scrollTop;
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (): void => {
      controller.abort();
      resolve();
    };
    const listening = { signal: controller.signal, passive: true };
    signal.addEventListener('abort', end, listening);
    for (const type of ['wheel', 'touchstart']) scroller.addEventListener(type, end, listening);
    const start = performance.now();
    const step = (now: number): void => {
      if (controller.signal.aborted) return;
      const progress = Math.min(1, Math.max(0, now - start) / duration);
      const eased = 1 - (1 - progress) ** 3;
      scroller.scrollTo({ top: from + (target - from) * eased, behavior: 'instant' });
      if (progress < 1) requestAnimationFrame(step);
      else end();
    };
    requestAnimationFrame(step);
  });
}
