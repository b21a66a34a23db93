import { Listeners } from './collections.js';
import { expectFunction } from './errors.js';
import type { EventPairs } from './types.js';

/** The events of an object that a call returns. */
export class ObjectEvents<Events> {
  readonly #listeners = new Map<string, Listeners<never>>();

  readonly #subject: string;

  constructor(subject: string, names: readonly (keyof Events & string)[]) {
    this.#subject = subject;
    for (const name of names) this.#listeners.set(name, new Listeners());
  }

  emit<E extends keyof Events & string>(name: E, payload: Events[E]): void {
    this.#listeners.get(name)!.emit(payload as never);
  }

  has(name: keyof Events & string): boolean {
    return this.#listeners.get(name)!.size > 0;
  }

  clear(): void {
    for (const listeners of this.#listeners.values()) listeners.clear();
  }

  /** The methods `on…` and `off…`. `changed` is called after each of them. */
  pairs(changed?: () => void): EventPairs<Events> {
    const methods: Record<string, unknown> = {};
    for (const [name, listeners] of this.#listeners) {
      methods[`on${name}`] = (listener: (payload: never) => void) => {
        expectFunction(this.#subject, `on${name}: listener`, listener);
        const remove = listeners.add(listener);
        changed?.();
        return () => {
          remove();
          changed?.();
        };
      };
      methods[`off${name}`] = (listener?: (payload: never) => void) => {
        if (listener === undefined) listeners.clear();
        else {
          expectFunction(this.#subject, `off${name}: listener`, listener);
          listeners.remove(listener);
        }
        changed?.();
      };
    }
    return methods as EventPairs<Events>;
  }
}
