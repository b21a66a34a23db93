/** How long after its release a gesture's click may come, in ms. */
const CLICK_WINDOW = 100;

/** Keeps the click that a browser makes of a gesture's release from the page: the user dragged, and pressed nothing. */
export function swallowClick(): void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  const finish = () => done.abort();
  const swallow = (event: Event) => {
    if (!event.isTrusted) return; // Code's own `click()` is not of the gesture.
    event.preventDefault();
    event.stopImmediatePropagation();
    finish();
  };
  addEventListener('click', swallow, options);
  addEventListener('pointerdown', finish, options);
  addEventListener('keydown', finish, options);
  setTimeout(finish, CLICK_WINDOW);
}
