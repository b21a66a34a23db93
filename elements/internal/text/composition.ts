import { afterDispatch } from '../element/after-dispatch.js';
import { viewOf } from '../element/view.js';

/** An element whose field an input method composes text in. */
export interface CompositionHost {
  /** The composed text is final: take it over and report it once. */
  compositionCommitted(): void;
}

/** The compositions under way, by field. */
const composing = new Map<EventTarget, CompositionHost>();

const viewAround = (field: EventTarget): Window => viewOf(field as Node);

/** Whether text is being composed in this window. */
const isComposingIn = (view: Window): boolean => [...composing.keys()].some((field) => viewAround(field) === view);

/** While a text is being composed, no listener on the page gets `input`. */
function silence(event: Event): void {
  if (!(event as InputEvent).isComposing) return;
  const field = event.composedPath()[0];
  if (field && composing.has(field)) event.stopImmediatePropagation();
}

export function isComposing(field: EventTarget): boolean {
  return composing.has(field);
}

export function startComposition(field: EventTarget, host: CompositionHost): void {
  viewAround(field).addEventListener('input', silence, true);
  composing.set(field, host);
}

/**
 * Ends a composition: after all listeners of `event`, its `compositionend`, or at once. Some keyboards send no
 * `compositionend`; then a blur, a plain key or plain input ends it.
 */
export function endComposition(field: EventTarget, event?: Event): void {
  const host = composing.get(field);
  if (!host) return;
  const end = () => {
    if (!composing.delete(field)) return;
    const view = viewAround(field);
    if (!isComposingIn(view)) view.removeEventListener('input', silence, true);
    host.compositionCommitted();
  };
  if (event) afterDispatch(event, end);
  else end();
}
