import { guard } from './errors.js';

type Listener = (...args: never[]) => void;
/** Any listener, as it is kept: what is emitted must fit it. */
type Kept = (...args: unknown[]) => void;

/** Talk between a page and the one that opened it. What is emitted before anybody listens waits for the first listener. */
export class EventChannel {
  readonly #listeners = new Map<string, Set<{ listener: Kept; once: boolean }>>();
  readonly #waiting = new Map<string, unknown[][]>();

  /** `events` are the first listeners, by name. */
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

  /** Listens to one message: with several waiting, the others go on waiting. */
  once(name: string, listener: Listener): void {
    this.#add(name, listener as Kept, true);
  }

  /** Without a listener, removes all of that name. */
  off(name: string, listener?: Listener): void {
    const entries = this.#listeners.get(name) ?? [];
    for (const entry of entries) if (!listener || entry.listener === listener) this.#listeners.get(name)!.delete(entry);
  }

  #add(name: string, listener: Kept, once: boolean): void {
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name)!.add({ listener, once });
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    for (const args of waiting) this.emit(name, ...args);
  }
}
