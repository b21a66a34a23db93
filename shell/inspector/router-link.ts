import type { Router } from '../router/index.js';
import { onRunning, runningRouter } from '../router/running.js';

/** The router to look into: the given one, or whichever is running. */
export class RouterLink {
  readonly #given: Router | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  /** Also of pages that have been closed: their last event comes after. */
  #urls = new Map<string, string>();
  #router: Router | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(given?: Router) {
    this.#given = given;
    this.#stop = onRunning(() => this.#follow());
    this.#follow();
  }

  get router(): Router | undefined {
    return this.#router;
  }

  /** URL of the page of an entry that is or was in the stack. */
  urlOf(key: string): string | undefined {
    return this.#urls.get(key);
  }

  /** Calls `listener` with each change of the stack, and when another router starts. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  stop(): void {
    this.#stop();
    this.#unsubscribe?.();
    this.#listeners.clear();
  }

  #follow(): void {
    const router = this.#given ?? (runningRouter() as Router | undefined);
    if (router === this.#router) return;
    this.#unsubscribe?.();
    this.#router = router;
    this.#unsubscribe = router?.subscribe(() => this.#notify());
    this.#notify();
  }

  #notify(): void {
    const { entries = [], tabs = [] } = this.#router?.getSnapshot() ?? {};
    for (const { key, url } of [...tabs, ...entries]) this.#urls.set(key, url);
    for (const listener of this.#listeners) listener();
  }
}
