import type { DeviceBus } from './device.js';
import type { CallName } from './types.js';

/** What an element dispatches to ask for something that a host may own. */
interface RequestEventLike extends Event {
  readonly name: CallName;
  readonly options: never;
  respondWith(answer: Promise<unknown>): void;
}

/**
 * Lets a bus answer the bubbling `nc-request` events of elements. What the bus cannot do stays unanswered, so that the
 * element falls back to what the browser offers. Returns what disconnects it.
 */
export function connectDom(bus: DeviceBus, target: EventTarget): () => void {
  const answer = (event: Event) => {
    const { name, options, respondWith } = event as RequestEventLike;
    if (!event.defaultPrevented && bus.can(name)) respondWith.call(event, bus.call(name, options));
  };
  target.addEventListener('nc-request', answer);
  return () => target.removeEventListener('nc-request', answer);
}
