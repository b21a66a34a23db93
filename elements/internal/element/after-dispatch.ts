/**
 * Runs `action` after all listeners of a composed, bubbling event, as browsers run the activation behaviour of native
 * controls: in the same task if the event reaches the window, in the next one if a listener stops it.
 */
export function afterDispatch(event: Event, action: () => void): void {
  const run = (reached?: Event) => {
    if (reached && reached !== event) return;
    clearTimeout(timer);
    removeEventListener(event.type, run);
    action();
  };
  addEventListener(event.type, run);
  // A listener may stop the event before it reaches the window; the timer runs in the next task in any case.
  const timer = setTimeout(run);
}

/** As `afterDispatch()`, if the page has not prevented the event. */
export function unlessPrevented(event: Event, action: () => void): void {
  afterDispatch(event, () => event.defaultPrevented || action());
}
