/**
 * Runs `action` when all listeners of a composed, bubbling event have had their say, as browsers run the activation
 * behaviour of native controls: still in the same task where the event reaches the window, in the next one where a
 * listener stopped it on its way.
 */
export function afterDispatch(event: Event, action: () => void): void {
  const run = (reached?: Event) => {
    if (reached && reached !== event) return;
    clearTimeout(timer);
    removeEventListener(event.type, run);
    action();
  };
  addEventListener(event.type, run);
  // A stopped event never gets to the window: the next task comes in any case.
  const timer = setTimeout(run);
}

/** As `afterDispatch()`, if the page has not prevented the event. */
export function unlessPrevented(event: Event, action: () => void): void {
  afterDispatch(event, () => event.defaultPrevented || action());
}
