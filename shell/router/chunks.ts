import { setLongTimeout } from '../../elements/base/timers.js';
import { importAgain } from '../../elements/base/lazy.js';
import { isThenable } from '../../elements/base/thenable.js';
import type { Chunk, PageConfig, RouterOptions } from './types.js';

/** How long (ms) a page loads before it counts as pending, and until its time is up. */
export const LOADING_DELAY = 200;
export const LOADING_TIMEOUT = 60_000;

type LoadingTimes = NonNullable<RouterOptions['loading']>;

interface ChunksHost {
  /** Called after each change. */
  changed: () => void;
  /** Called with each failure. */
  failed: (error: unknown) => void;
}

/** Loads pages' modules, one per route, and holds the status of each. */
export class Chunks {
  readonly #delay: number;
  readonly #timeout: number;
  readonly #host: ChunksHost;
  readonly #loading = new Map<string, Promise<Chunk>>();
  /** Replaced, never changed: it is part of the router's snapshot. */
  states: ReadonlyMap<string, Chunk> = new Map();

  constructor({ delay = LOADING_DELAY, timeout = LOADING_TIMEOUT }: LoadingTimes, host: ChunksHost) {
    this.#delay = delay;
    this.#timeout = timeout;
    this.#host = host;
  }

  /** Resolves when the page is ready or has failed; see `status` of the result. A failure stays until `retry`. */
  load(page: PageConfig): Promise<Chunk> {
    return this.#loading.get(page.path) ?? this.retry(page);
  }

  /** Loads a page again that failed or timed out. Does nothing for a page that is ready or loading. */
  retry(page: PageConfig): Promise<Chunk> {
    const { path } = page;
    const last = this.states.get(path);
    const current = this.#loading.get(path);
    if (current && last && last.status !== 'error' && last.status !== 'timeout') return current;
    const loading = this.#attempt(page, last ? last.attempt + 1 : 0);
    this.#loading.set(path, loading);
    return loading;
  }

  #attempt({ path, load }: PageConfig, attempt: number): Promise<Chunk> {
    return new Promise((resolve) => {
      const set = (chunk: Omit<Chunk, 'attempt'>): void => {
        const known = this.states.get(path);
        // A success after the time-out still counts, also while a newer attempt runs.
        const isOver = known?.status === 'ready' || ((known?.attempt ?? 0) > attempt && chunk.status !== 'ready');
        const state = isOver ? known! : { ...chunk, attempt };
        if (state.status !== 'loading' && state.status !== 'pending') {
          clearTimeout(pending);
          clearTimeout(timeout);
          resolve(state);
        }
        if (isOver) return;
        this.states = new Map(this.states).set(path, state);
        this.#host.changed();
        if (state.status === 'error') this.#host.failed(state.error);
        if (state.status === 'timeout')
          this.#host.failed(new Error(`page \`${path}\`: it has not loaded within ${this.#timeout} ms`));
      };
      const pending = setLongTimeout(() => set({ status: 'pending' }), this.#delay);
      const timeout = setLongTimeout(() => set({ status: 'timeout' }), this.#timeout);
      set({ status: 'loading' });
      if (!load) return set({ status: 'ready' });
      try {
        const module = load(attempt);
        // Without waiting, a page whose module is there renders once.
        if (!isThenable(module)) return set({ status: 'ready', module });
        const ready = (loaded: unknown): void => set({ status: 'ready', module: loaded });
        const failed = (error: unknown): void => set({ status: 'error', error });
        module.then(ready, (error: unknown) => importAgain(error, load).then(ready, failed));
      } catch (error) {
        set({ status: 'error', error });
      }
    });
  }
}
