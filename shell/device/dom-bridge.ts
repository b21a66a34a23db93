import type { DeviceBus } from './device.js';
import type { CallName } from './types.js';

/** The event that an element dispatches to make a call. */
interface RequestEventLike extends Event {
  readonly name: CallName;
  readonly options: never;
  respondWith(answer: Promise<unknown>): void;
}

/**
 * Answers the bubbling `nc-request` events of elements by calls on a bus. Calls without a host or provider are not answered:
 * the element falls back to the browser. Returns a function that ends it.
 */
export function connectDom(bus: DeviceBus, target: EventTarget): () => void {
  const answer = (event: Event) => {
    const { name, options, respondWith } = event as RequestEventLike;
    if (event.defaultPrevented || !bus.can(name) || typeof respondWith !== 'function') return;
    respondWith.call(event, bus.call(name, options));
  };
  target.addEventListener('nc-request', answer);
  return () => target.removeEventListener('nc-request', answer);
}
