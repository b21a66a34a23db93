import { problemOf, type Problem } from './problem.js';

// `load` rejects with these.
export { ServerError } from './problem.js';

/** A part of a list: after a cursor, or newer than an item. */
export interface Place {
  readonly cursor?: string;
  /** Id of an item. */
  readonly since?: string;
  /** Maximum number of items, 1 to 20. */
  readonly size?: number;
}

/** A page of a list, newest first. */
export interface FeedPage<Item> {
  readonly items: readonly Item[];
  /** Cursor of the page after it; null at the end. */
  readonly next: string | null;
  /** There are more new items than these: a gap before the known ones. */
  readonly gap?: boolean;
}

interface HasId {
  readonly id: string;
}

export interface FeedState<Item> {
  readonly items: readonly Item[];
  /** `new`: not requested yet. */
  readonly status: 'new' | 'loading' | 'ready' | Problem;
  /** The row below the items: `more` waits to be loaded. */
  readonly tail: 'more' | 'loading' | 'end' | Problem;
  readonly refreshing: boolean;
  /** When the shown items were stored, in ms: without a network they come from an earlier visit. */
  readonly kept: number | undefined;
}

/** Result of a refresh: the number of new items, or the problem. */
export type Refreshed = { readonly count: number } | { readonly problem: Problem };

/** What is stored of a list. */
export interface Kept<Item> {
  readonly time: number;
  readonly page: FeedPage<Item>;
}

export interface FeedOptions<Item> {
  readonly load: (place: Place, signal: AbortSignal) => Promise<FeedPage<Item>>;
  /** Storage key of the first page, which is shown without a network. */
  readonly memory?: { read(): Kept<Item> | undefined; write(kept: Kept<Item>): void };
}

const BEGINNING: FeedState<never> = { items: [], status: 'new', tail: 'more', refreshing: false, kept: undefined };

/**
 * A list that grows at both ends: by pages at its tail, by news at its head. There is at most one request for each end.
 * Requests that are no longer needed are aborted, and a late answer is dropped.
 */
export class Feed<Item extends HasId> {
  readonly #options: FeedOptions<Item>;
  readonly #listeners = new Set<() => void>();
  #state: FeedState<Item> = BEGINNING;
  #next: string | null = null;
  #head: AbortController | undefined;
  #tail: AbortController | undefined;
  /** Between `start` and `stop`. */
  #isWanted = false;
  /** The request that `stop` interrupted, and `start` repeats. */
  #unfinished = false;

  constructor(options: FeedOptions<Item>) {
    this.#options = options;
  }

  readonly get = (): FeedState<Item> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads what is missing. `size`: how many items at first; default: the server's choice. */
  start(size?: number): void {
    this.#isWanted = true;
    if (this.#state.status === 'new') void this.#loadFirst(size);
    else if (this.#unfinished) void this.loadMore();
    this.#unfinished = false;
  }

  /** Aborts running requests; the items stay. */
  stop(): void {
    this.#isWanted = false;
    this.#unfinished = this.#tail !== undefined;
    this.#abort();
    const { status, tail } = this.#state;
    this.#set({
      status: status === 'loading' ? 'new' : status,
      tail: tail === 'loading' ? 'more' : tail,
      refreshing: false,
    });
  }

  /** Drops all items and loads again: now, or at the next `start`. */
  reset(): void {
    this.#abort();
    this.#unfinished = false;
    this.#set(BEGINNING);
    if (this.#isWanted) this.start();
  }

  /** Loads the first page again after a failure. */
  async retry(): Promise<void> {
    await this.#loadFirst();
  }

  /** Loads the next page when the end of the list is near. After a failure only the user retries. */
  reachEnd(): void {
    if (this.#state.tail === 'more') void this.loadMore();
  }

  /** Loads the next page, also after a failure. Does nothing while it loads or at the end. */
  async loadMore(): Promise<void> {
    const { status, tail } = this.#state;
    if (status !== 'ready' || tail === 'end' || this.#tail || this.#next === null) return;
    const request = (this.#tail = new AbortController());
    this.#set({ tail: 'loading' });
    try {
      const { items, next } = await this.#options.load({ cursor: this.#next }, request.signal);
      if (this.#tail !== request) return;
      this.#tail = undefined;
      this.#next = next;
      this.#set({ items: merge(this.#state.items, items), tail: next === null ? 'end' : 'more' });
    } catch (error) {
      if (this.#tail !== request) return;
      this.#tail = undefined;
      this.#set({ tail: problemOf(error) });
    }
  }

  /** Loads new items. Undefined: aborted. */
  async refresh(): Promise<Refreshed | undefined> {
    const [newest] = this.#state.items;
    if (!newest || this.#state.kept !== undefined) {
      await this.#loadFirst();
      return this.#outcome();
    }
    const request = this.#begin();
    this.#set({ refreshing: true });
    try {
      const page = await this.#options.load({ since: newest.id }, request.signal);
      if (this.#head !== request) return undefined;
      this.#head = undefined;
      if (page.gap) this.#replace(page);
      else this.#set({ items: merge(page.items, this.#state.items), refreshing: false });
      return { count: page.items.length };
    } catch (error) {
      if (this.#head !== request) return undefined;
      this.#head = undefined;
      this.#set({ refreshing: false });
      return { problem: problemOf(error) };
    }
  }

  async #loadFirst(size?: number): Promise<void> {
    const request = this.#begin();
    const { items } = this.#state;
    this.#set(items.length > 0 ? { refreshing: true } : { status: 'loading' });
    try {
      const page = await this.#options.load(size ? { size } : {}, request.signal);
      if (this.#head !== request) return;
      this.#head = undefined;
      this.#replace(page);
      if (page.items.length > 0) this.#options.memory?.write({ time: Date.now(), page });
    } catch (error) {
      if (this.#head !== request) return;
      this.#head = undefined;
      this.#fail(problemOf(error));
    }
  }

  /** Shows the stored first page when there is no network. */
  #fail(problem: Problem): void {
    const kept = problem === 'offline' ? this.#options.memory?.read() : undefined;
    if (kept) this.#replace(kept.page, kept.time);
    else this.#set({ status: problem, refreshing: false, items: [] });
  }

  #replace({ items, next }: FeedPage<Item>, kept?: number): void {
    this.#tail?.abort();
    this.#tail = undefined;
    this.#next = next;
    const tail = next === null ? 'end' : 'more';
    this.#set({ items: merge(items, []), status: 'ready', tail, refreshing: false, kept });
  }

  #outcome(): Refreshed | undefined {
    const { status, items, kept } = this.#state;
    if (kept !== undefined) return { problem: 'offline' };
    if (status === 'ready') return { count: items.length };
    return status === 'new' || status === 'loading' ? undefined : { problem: status };
  }

  #begin(): AbortController {
    this.#head?.abort();
    return (this.#head = new AbortController());
  }

  #abort(): void {
    this.#head?.abort();
    this.#tail?.abort();
    this.#head = this.#tail = undefined;
  }

  #set(change: Partial<FeedState<Item>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Joins two lists; each item occurs once. */
function merge<Item extends HasId>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const known = new Set<string>();
  return [...first, ...second].filter(({ id }) => !known.has(id) && known.add(id));
}
