import { expectFunction } from './errors.js';
import { EventBus, type EventListener } from './event-bus.js';

/** Events between a page and its opener. Events that are emitted before there is a listener wait for the first one. */
export class EventChannel {
  readonly #events = new EventBus();
  readonly #waiting = new Map<string, unknown[][]>();

  /** @param events listeners by event name */
  constructor(events: Record<string, EventListener> = {}) {
    for (const [name, listener] of Object.entries(events)) this.#add(name, listener, false);
  }

  emit(name: string, ...args: unknown[]): void {
    if (this.#events.has(name)) this.#events.emit(name, ...args);
    else this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), args]);
  }

  on(name: string, listener: EventListener): void {
    this.#add(name, listener, false);
  }

  /** Listens to one event. If several wait, the others go on waiting. */
  once(name: string, listener: EventListener): void {
    this.#add(name, listener, true);
  }

  /** Without a listener, removes all listeners of that name. */
  off(name: string, listener?: EventListener): void {
    if (listener !== undefined) expectFunction('eventChannel', 'listener', listener);
    this.#events.remove(name, listener);
  }

  #add(name: string, listener: EventListener, once: boolean): void {
    expectFunction('eventChannel', 'listener', listener);
    this.#events.add(name, listener, once);
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    for (const args of waiting) this.emit(name, ...args);
  }
}
