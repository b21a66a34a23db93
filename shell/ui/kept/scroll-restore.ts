import { selfRestored } from '../../../elements/base/self-restored.js';
import type { Page } from '../../router/index.js';
import { fragmentOf, showPart } from './fragment.js';
import { elementAt, offsetsOf, restoring } from './scroll.js';

/** How long (ms) offsets are restored while the page's content is not there yet. */
const RESTORE_TIME = 3000;

/**
 * Shows the part of the page that the URL names, if the page has not been seen before; else restores the saved scroll offsets.
 * Content may arrive later: tries again with each change of size, until all is shown as it was, the user scrolls, or `RESTORE_TIME` is over. Returns a function that ends it.
 */
export function restoreScroll(page: Page, scroller: HTMLElement, url: string): () => void {
  const saved = offsetsOf(page);
  const missing = new Set(Object.keys(saved));
  const listening = new AbortController();
  const stop = (): void => listening.abort();
  const named = fragmentOf(url);
  const fragment = missing.size === 0 ? named : '';
  if (missing.size === 0 && !fragment) return stop;
  let frame = 0;
  let isShown = !fragment;
  // Firefox scrolls to the fragment by itself when the document has loaded: offsets are restored until then, too.
  let isLoading = named !== '' && document.readyState !== 'complete';
  /** `isDrawn`: what has arrived has been rendered. */
  const attempt = (isDrawn: boolean): void => {
    for (const place of missing) {
      const element = elementAt(place, scroller);
      // A list that knows its rows comes back to one of them. Its offset in px depends on rows that are not measured yet.
      if (element && selfRestored().has(element)) {
        missing.delete(place);
        continue;
      }
      const [top, left] = saved[place]!;
      element?.scrollTo({ top, left, behavior: 'instant' });
      const isThere = element && Math.abs(element.scrollTop - top) <= 1 && Math.abs(element.scrollLeft - left) <= 1;
      if (isThere && isDrawn && !isLoading) missing.delete(place);
    }
    if (!isShown && showPart(scroller, fragment)) isShown = isDrawn;
    if (missing.size === 0 && isShown) stop();
    // Elements render after they were added: what is above may become larger still.
    else if (!isDrawn) {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => attempt(true));
    }
  };
  // The place of a part is to be saved.
  if (!fragment) restoring.add(scroller);
  const grows = new MutationObserver(() => attempt(false));
  const resizes = new ResizeObserver(() => attempt(true));
  grows.observe(scroller, { childList: true, subtree: true });
  resizes.observe(scroller.lastElementChild!);
  const timer = setTimeout(stop, RESTORE_TIME);
  if (isLoading) {
    const loaded = (): void => {
      isLoading = false;
      attempt(false);
    };
    addEventListener('load', loaded, { once: true, signal: listening.signal });
  }
  const options = { signal: listening.signal, passive: true };
  for (const type of ['wheel', 'keydown', 'pointerdown']) scroller.addEventListener(type, stop, options);
  listening.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    grows.disconnect();
    resizes.disconnect();
    restoring.delete(scroller);
  });
  // Before the next frame is drawn. At once, the layout would have to be computed twice.
  frame = requestAnimationFrame(() => attempt(true));
  return stop;
}
