import type { Place } from './server.js';
import type { NewsPage, Summary } from './types.js';

/**
 * Why there is no answer. `static`: the showcase lies on a server without endpoints; `missing`: there is no such article.
 */
export type Problem = 'error' | 'offline' | 'timeout' | 'static' | 'missing';

export class NewsError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** What users are told of an error; what nobody expects is reported as well. */
export function problemOf(error: unknown): Problem {
  if (error instanceof NewsError) return error.problem;
  reportError(error);
  return 'error';
}

export interface FeedState {
  readonly items: readonly Summary[];
  /** `new`: nobody has asked yet. */
  readonly status: 'new' | 'loading' | 'ready' | Problem;
  /** The row below the items: `more` waits to be loaded. */
  readonly tail: 'more' | 'loading' | 'end' | Problem;
  readonly refreshing: boolean;
  /** When what is shown was kept, in ms: there is no network, and it comes from an earlier visit. */
  readonly kept: number | undefined;
}

/** What came of looking for news: how many there are, or why that is not known. */
export type Refreshed = { readonly count: number } | { readonly problem: Problem };

/** What is left of a list when the app is closed. */
export interface Kept {
  readonly time: number;
  readonly page: NewsPage;
}

export interface FeedOptions {
  readonly load: (place: Place, signal: AbortSignal) => Promise<NewsPage>;
  /** Where the first page is kept for times without a network. */
  readonly memory?: { read(): Kept | undefined; write(kept: Kept): void };
}

const BEGINNING: FeedState = { items: [], status: 'new', tail: 'more', refreshing: false, kept: undefined };

/**
 * A list that grows at both ends: by pages at its tail, by news at its head. There is at most one request for each end.
 * What is no longer wanted is aborted, and an answer to it that comes all the same is dropped.
 */
export class Feed {
  readonly #options: FeedOptions;
  readonly #listeners = new Set<() => void>();
  #state = BEGINNING;
  #next: string | null = null;
  #head: AbortController | undefined;
  #tail: AbortController | undefined;
  /** Between `start` and `stop`. */
  #isWanted = false;
  /** What `stop` has interrupted, and `start` takes up again. */
  #unfinished = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  readonly get = (): FeedState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads what is missing. `size`: how many items at first, where that is not for the server to say. */
  start(size?: number): void {
    this.#isWanted = true;
    if (this.#state.status === 'new') void this.#loadFirst(size);
    else if (this.#unfinished) void this.loadMore();
    this.#unfinished = false;
  }

  /** Gives up what is under way; what is there stays. */
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

  /** Forgets everything, and begins anew; if nobody wants it now, once somebody does. */
  reset(): void {
    this.#abort();
    this.#unfinished = false;
    this.#set(BEGINNING);
    if (this.#isWanted) this.start();
  }

  /** The first page again, after it failed. */
  async retry(): Promise<void> {
    await this.#loadFirst();
  }

  /** The end of the list has come near. After a failure it is for the user to say when to try again. */
  reachEnd(): void {
    if (this.#state.tail === 'more') void this.loadMore();
  }

  /** The next page; also after it failed. Does nothing while there is nothing to do. */
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

  /** Looks for news. Undefined: given up. */
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

  /** Without a network, what was kept is better than nothing. */
  #fail(problem: Problem): void {
    const kept = problem === 'offline' ? this.#options.memory?.read() : undefined;
    if (kept) this.#replace(kept.page, kept.time);
    else this.#set({ status: problem, refreshing: false, items: [] });
  }

  #replace({ items, next }: NewsPage, kept?: number): void {
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

  #set(change: Partial<FeedState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Both, one after the other, each item once. */
function merge(first: readonly Summary[], second: readonly Summary[]): readonly Summary[] {
  const known = new Set<string>();
  return [...first, ...second].filter(({ id }) => !known.has(id) && known.add(id));
}
