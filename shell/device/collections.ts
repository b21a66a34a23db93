import { guard } from './errors.js';

/** A list of listeners. Errors of one do not stop the others. A function that is added twice is called twice. */
export class Listeners<T> {
  readonly #entries = new Set<{ listener: (payload: T) => void }>();

  get size(): number {
    return this.#entries.size;
  }

  add(listener: (payload: T) => void): () => void {
    const entry = { listener };
    this.#entries.add(entry);
    return () => void this.#entries.delete(entry);
  }

  /** Removes a function, however often it was added. */
  remove(listener: (payload: T) => void): void {
    for (const entry of this.#entries) if (entry.listener === listener) this.#entries.delete(entry);
  }

  clear(): void {
    this.#entries.clear();
  }

  emit(payload: T): void {
    for (const entry of [...this.#entries]) if (this.#entries.has(entry)) guard(() => entry.listener(payload));
  }
}

/** Values by name. The latest is on top; removing it uncovers the one below. */
export class Layers<T> {
  readonly #layers = new Map<string, { value: T }[]>();

  add(name: string, value: T): () => void {
    const layer = { value };
    this.#layers.set(name, [...(this.#layers.get(name) ?? []), layer]);
    return () =>
      void this.#layers.set(
        name,
        this.#layers.get(name)!.filter((other) => other !== layer),
      );
  }

  top(name: string): T | undefined {
    return this.#layers.get(name)?.at(-1)?.value;
  }
}
