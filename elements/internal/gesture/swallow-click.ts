import { gestureArena } from './arena.js';

/** How long after the release of a gesture its click may come, in ms. */
const CLICK_WINDOW = 100;

/**
 * Suppresses the click that the browser fires after the release of a drag or long press: the page gets no `click` event.
 * Call it when the gesture ends, in its `ended(event)`. Clicks by code, and those of the next press or key, go through.
 */
export function swallowClick(): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const view = gestureArena().view ?? globalThis;
  const finish = () => done.abort();
  const swallow = (event: Event) => {
    if (!event.isTrusted) return; // By code: `element.click()`.
    event.preventDefault();
    event.stopImmediatePropagation();
    finish();
  };
  view.addEventListener('click', swallow, options);
  view.addEventListener('pointerdown', finish, options);
  view.addEventListener('keydown', finish, options);
  setTimeout(finish, CLICK_WINDOW);
}

/**
 * Suppresses the mouse events that the browser makes of a touch under way, which would move the focus to what is touched.
 * Call it when a long press has moved the focus elsewhere.
 */
export function swallowMouse(): void {
  const done = new AbortController();
  const { signal } = done;
  const view = gestureArena().view ?? globalThis;
  const end = (event: Event) => {
    if (event.type === 'touchend' && event.cancelable) event.preventDefault();
    done.abort();
  };
  for (const type of ['touchend', 'touchcancel', 'pointerdown'])
    view.addEventListener(type, end, { capture: true, passive: false, signal });
}
