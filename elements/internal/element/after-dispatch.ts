import { viewOfEvent } from './view.js';

/**
 * Runs `action` after all listeners of a composed, bubbling event, as browsers run the activation behavior of native
 * controls: in the same task if the event reaches the window, in the next one if a listener stops it.
 */
export function afterDispatch(event: Event, action: () => void): void {
  const view = viewOfEvent(event);
  const run = (reached?: Event) => {
    if (reached && reached !== event) return;
    clearTimeout(timer);
    view.removeEventListener(event.type, run);
    action();
  };
  view.addEventListener(event.type, run);
  // If a listener stops the event, it never reaches the window: the action then runs in the next task.
  const timer = setTimeout(run);
}

/**
 * Does what a key stands for, unless the page has prevented that. The key ends there: the action may open a dialog, and
 * the browser would press the button that gets the focus.
 */
export function actByKey(event: KeyboardEvent, action: () => void): void {
  unlessPrevented(event, () => {
    event.preventDefault();
    action();
  });
}

/** As `afterDispatch()`, if the page has not prevented the event. */
export function unlessPrevented(event: Event, action: () => void): void {
  afterDispatch(event, () => event.defaultPrevented || action());
}
