/** How long after the release of a gesture its click may come, in ms. */
const CLICK_WINDOW = 100;

/**
 * Suppresses the click that the browser fires after the release of a drag or long press: the page gets no `click` event.
 * Call it when the gesture ends, in its `ended(event)`. Clicks by code, and those of the next press or key, go through.
 */
export function swallowClick(): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const finish = () => done.abort();
  const swallow = (event: Event) => {
    if (!event.isTrusted) return; // By code: `element.click()`.
    event.preventDefault();
    event.stopImmediatePropagation();
    finish();
  };
  addEventListener('click', swallow, options);
  addEventListener('pointerdown', finish, options);
  addEventListener('keydown', finish, options);
  setTimeout(finish, CLICK_WINDOW);
}
