import { loadDefinitions } from './definitions.js';
import type { DeviceBus } from './device.js';
import type { CallName } from './types.js';

/** The event that an element dispatches to make a call. */
interface RequestEventLike extends Event {
  readonly name: CallName;
  readonly options: never;
  respondWith(answer: Promise<unknown>): void;
}

/** With them begins what elements do for the user. */
const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Answers the bubbling `nc-request` events of elements by calls on a bus. Calls without a host or provider are not answered:
 * the element falls back to the browser. Returns a function that ends it.
 */
export function connectDom(bus: DeviceBus, target: EventTarget): () => void {
  const end = new AbortController();
  const { signal } = end;
  const answer = (event: Event) => {
    const { name, options, respondWith } = event as RequestEventLike;
    if (event.defaultPrevented || !bus.can(name) || typeof respondWith !== 'function') return;
    respondWith.call(event, bus.call(name, options));
  };
  target.addEventListener('nc-request', answer, { signal });
  // Elements call by names, mostly of calls that the app has not imported. These load while the user presses, so that the
  // gesture still counts when the element asks. If that fails, the call loads them again.
  const prepare = () => void loadDefinitions().catch(() => undefined);
  for (const type of GESTURES)
    target.addEventListener(type, prepare, { signal, once: true, capture: true, passive: true });
  return () => end.abort();
}
