import { afterDispatch } from '../element/after-dispatch.js';

/** What a text control does about the input method editors of its field. */
export interface CompositionHost {
  /** The field's text is final: take it over, and tell listeners once. */
  compositionCommitted(): void;
}

/** The compositions under way, by field: only one in practice, but none may be lost. */
const composing = new Map<EventTarget, CompositionHost>();

/** While a text is being composed, no listener on the page hears `input`: the text is not the user's yet. */
function silence(event: Event): void {
  const field = event.composedPath()[0];
  if (field && composing.has(field) && (event as InputEvent).isComposing) event.stopImmediatePropagation();
}

export function isComposing(field: EventTarget): boolean {
  return composing.has(field);
}

export function startComposition(field: EventTarget, host: CompositionHost): void {
  if (composing.size === 0) addEventListener('input', silence, true);
  composing.set(field, host);
}

/**
 * Ends a composition: at its `compositionend`, after all listeners of that, or without one (some keyboards never send
 * it; the field loses focus; a plain key or input follows).
 */
export function endComposition(field: EventTarget, event?: Event): void {
  const host = composing.get(field);
  if (!host) return;
  const finish = () => {
    if (!composing.delete(field)) return;
    if (composing.size === 0) removeEventListener('input', silence, true);
    host.compositionCommitted();
  };
  if (event) afterDispatch(event, finish);
  else finish();
}
