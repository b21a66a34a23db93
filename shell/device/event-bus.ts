import { guard } from './errors.js';

export type EventListener = (...args: never[]) => void;
/** A listener without the types of its arguments. */
type Kept = (...args: unknown[]) => void;

interface Entry {
  readonly listener: Kept;
  readonly once: boolean;
}

/** Events by name. Listeners are called synchronously, in their order. An error of one is reported and stops no other. */
export class EventBus {
  readonly #entries = new Map<string, Set<Entry>>();

  has(name: string): boolean {
    return Boolean(this.#entries.get(name)?.size);
  }

  /** Adds a listener. Returns a function that removes it. */
  add(name: string, listener: EventListener, once = false): () => void {
    if (!this.#entries.has(name)) this.#entries.set(name, new Set());
    const entry = { listener: listener as Kept, once };
    this.#entries.get(name)!.add(entry);
    return () => this.#delete(name, entry);
  }

  /** Removes a function, however often it was added; without one, all of that name. */
  remove(name: string, listener?: EventListener): void {
    for (const entry of this.#entries.get(name) ?? []) {
      if (!listener || entry.listener === listener) this.#delete(name, entry);
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  emit(name: string, ...args: unknown[]): void {
    for (const entry of [...(this.#entries.get(name) ?? [])]) {
      if (!this.#entries.get(name)?.has(entry)) continue;
      if (entry.once) this.#delete(name, entry);
      guard(() => entry.listener(...args));
    }
  }

  #delete(name: string, entry: Entry): void {
    const entries = this.#entries.get(name);
    if (entries?.delete(entry) && !entries.size) this.#entries.delete(name);
  }
}
