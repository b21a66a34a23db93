import { expectFunction, guard } from './errors.js';

type Listener = (...args: never[]) => void;
/** A listener without the types of its arguments. */
type Kept = (...args: unknown[]) => void;

/** Events between a page and its opener. Events that are emitted before there is a listener wait for the first one. */
export class EventChannel {
  readonly #listeners = new Map<string, Set<{ listener: Kept; once: boolean }>>();
  readonly #waiting = new Map<string, unknown[][]>();

  /** @param events listeners by event name */
  constructor(events: Record<string, Listener> = {}) {
    for (const [name, listener] of Object.entries(events)) this.#add(name, listener as Kept, false);
  }

  emit(name: string, ...args: unknown[]): void {
    const entries = this.#listeners.get(name);
    if (!entries?.size) {
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), args]);
      return;
    }
    for (const entry of [...entries]) {
      if (!entries.has(entry)) continue;
      if (entry.once) entries.delete(entry);
      guard(() => entry.listener(...args));
    }
  }

  on(name: string, listener: Listener): void {
    this.#add(name, listener as Kept, false);
  }

  /** Listens to one event. If several wait, the others go on waiting. */
  once(name: string, listener: Listener): void {
    this.#add(name, listener as Kept, true);
  }

  /** Without a listener, removes all listeners of that name. */
  off(name: string, listener?: Listener): void {
    if (listener !== undefined) expectFunction('eventChannel', 'listener', listener);
    const entries = this.#listeners.get(name) ?? [];
    for (const entry of entries) if (!listener || entry.listener === listener) this.#listeners.get(name)!.delete(entry);
  }

  #add(name: string, listener: Kept, once: boolean): void {
    expectFunction('eventChannel', 'listener', listener);
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name)!.add({ listener, once });
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    for (const args of waiting) this.emit(name, ...args);
  }
}
