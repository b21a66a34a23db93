import type { Chunk, PageConfig, RouterOptions } from './types.js';

/** Loads pages' modules, one per route, and knows how far each is. */
export class Chunks {
  readonly #delay: number;
  readonly #timeout: number;
  readonly #changed: () => void;
  readonly #loading = new Map<string, Promise<Chunk>>();
  /** Replaced, never changed: it is part of the router's snapshot. */
  states: ReadonlyMap<string, Chunk> = new Map();

  constructor({ delay = 200, timeout = 60_000 }: NonNullable<RouterOptions['loading']>, changed: () => void) {
    this.#delay = delay;
    this.#timeout = timeout;
    this.#changed = changed;
  }

  /** Resolves when the page is ready or has failed; the state tells which. A failure stays until `retry`. */
  load(page: PageConfig): Promise<Chunk> {
    return this.#loading.get(page.path) ?? this.retry(page);
  }

  /** Loads a page that failed or timed out again; one that is ready or under way is left alone. */
  retry(page: PageConfig): Promise<Chunk> {
    const { path } = page;
    const last = this.states.get(path);
    const under = this.#loading.get(path);
    if (under && last && last.status !== 'error' && last.status !== 'timeout') return under;
    const loading = this.#attempt(page, last ? last.attempt + 1 : 0);
    this.#loading.set(path, loading);
    return loading;
  }

  #attempt({ path, load }: PageConfig, attempt: number): Promise<Chunk> {
    return new Promise((resolve) => {
      const set = (chunk: Omit<Chunk, 'attempt'>): void => {
        // A late success still counts, unless a newer attempt has taken over.
        if ((this.states.get(path)?.attempt ?? 0) > attempt) return;
        const state = { ...chunk, attempt };
        this.states = new Map(this.states).set(path, state);
        if (chunk.status !== 'loading' && chunk.status !== 'pending') {
          clearTimeout(pending);
          clearTimeout(timeout);
          resolve(state);
        }
        this.#changed();
      };
      const pending = setTimeout(set, this.#delay, { status: 'pending' });
      const timeout = setTimeout(set, this.#timeout, { status: 'timeout' });
      set({ status: 'loading' });
      if (!load) return set({ status: 'ready' });
      // The executor turns a loader that throws into a rejection.
      new Promise((done) => done(load(attempt))).then(
        (module) => set({ status: 'ready', module }),
        (error: unknown) => set({ status: 'error', error }),
      );
    });
  }
}
