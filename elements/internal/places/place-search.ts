import type { GeoPoint } from '../geo/types.js';
import { PlaceError } from './error.js';
import type { Place, PlaceFailure, PlacePage, PlaceProvider } from './types.js';

/** What to search for. */
export interface PlaceRequest {
  readonly provider: PlaceProvider;
  /** Without it: what is nearby. */
  readonly keyword?: string | undefined;
  readonly near?: GeoPoint | undefined;
  /** BCP 47. */
  readonly language: string;
}

/** `loading` also while a typed keyword rests. */
export type PlaceSearchState = 'idle' | 'loading' | 'error' | 'done';

const isSamePoint = (a: GeoPoint | undefined, b: GeoPoint | undefined): boolean =>
  a?.latitude === b?.latitude && a?.longitude === b?.longitude;

const isSame = (a: PlaceRequest, b: PlaceRequest): boolean =>
  a.provider === b.provider && a.keyword === b.keyword && a.language === b.language && isSamePoint(a.near, b.near);

/** What a provider answered; it may be the app's own, so anything. */
function checked(answer: PlacePage): PlacePage {
  if (!Array.isArray(answer?.places)) throw new PlaceError('answer', 'The provider gave no places.');
  return answer;
}

/**
 * A search for places as a list shows it: page by page, the last request only. Fires `change` when something has changed.
 * The results of the former request stay until the next ones arrive.
 */
export class PlaceSearch extends EventTarget {
  readonly #pageSize: number;
  #request: PlaceRequest | undefined;
  #state: PlaceSearchState = 'idle';
  #results: readonly Place[] = [];
  #hasMore = false;
  #failure: PlaceError | undefined;
  /** The page that was asked for last. */
  #page = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #controller: AbortController | undefined;

  constructor({ pageSize = 20 }: { readonly pageSize?: number } = {}) {
    super();
    this.#pageSize = pageSize;
  }

  get state(): PlaceSearchState {
    return this.#state;
  }

  get results(): readonly Place[] {
    return this.#results;
  }

  get hasMore(): boolean {
    return this.#hasMore;
  }

  /** Whether a further page is asked for: the results stay. */
  get isPaging(): boolean {
    return this.#state === 'loading' && this.#page > 0;
  }

  /** Of `error`. */
  get failure(): PlaceFailure | undefined {
    return this.#failure?.failure;
  }

  /** Of `error`, for developers. */
  get error(): PlaceError | undefined {
    return this.#failure;
  }

  /**
   * Searches for something else, and cancels the former search. A keyword that the user types rests first, as long as the
   * provider wants; `now` sends it at once. The same request again does nothing, unless it failed.
   */
  search(request: PlaceRequest, { now = false }: { readonly now?: boolean } = {}): void {
    const former = this.#request;
    const next = { ...request, keyword: request.keyword?.trim() || undefined };
    const isWaiting = this.#timer !== undefined;
    if (former && isSame(former, next) && this.#state !== 'error' && !(now && isWaiting)) return;
    const isTyped = next.keyword !== undefined && next.keyword !== former?.keyword;
    this.#cancel();
    this.#request = next;
    this.#page = 0;
    if (now || !(isTyped || (isWaiting && next.keyword))) {
      this.#ask();
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#ask();
    }, next.provider.debounce ?? 300);
    this.#change('loading');
  }

  /** Asks for the next page, if there is one and nothing is on its way. */
  more(): void {
    if (this.#state !== 'done' || !this.#hasMore) return;
    this.#page++;
    this.#ask();
  }

  /** Asks again for what failed. */
  retry(): void {
    if (this.#state === 'error') this.#ask();
  }

  /** Cancels the search and forgets its results. */
  clear(): void {
    this.#cancel();
    this.#request = undefined;
    this.#results = [];
    this.#hasMore = false;
    if (this.#state !== 'idle') this.#change('idle');
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#controller?.abort(new DOMException('Another search has begun.', 'AbortError'));
    this.#controller = undefined;
  }

  #ask(): void {
    const { provider, ...wanted } = this.#request!;
    const page = this.#page;
    const controller = new AbortController();
    this.#controller = controller;
    this.#change('loading');
    // A listener may have begun another search.
    if (controller.signal.aborted) return;
    const { signal } = controller;
    const query = { ...wanted, page, pageSize: this.#pageSize, signal };
    void Promise.resolve()
      .then(async () => checked(await provider.search(query)))
      .then(
        (answer) => {
          if (!signal.aborted) this.#take(answer, page);
        },
        (error: unknown) => {
          if (!signal.aborted) this.#fail(error);
        },
      );
  }

  #take({ places, hasMore }: PlacePage, page: number): void {
    const former = page ? this.#results : [];
    const known = new Set(former.map(({ id }) => id));
    const further = places.filter(({ id }) => !known.has(id) && known.add(id));
    this.#results = [...former, ...further];
    // A page without anything new would be asked for again and again.
    this.#hasMore = Boolean(hasMore) && (further.length > 0 || page === 0);
    this.#change('done');
  }

  #fail(error: unknown): void {
    if (!this.#page) {
      this.#results = [];
      this.#hasMore = false;
    }
    const failure =
      error instanceof PlaceError ? error : new PlaceError('answer', 'The provider failed.', { cause: error });
    this.#change('error', failure);
  }

  #change(state: PlaceSearchState, failure?: PlaceError): void {
    this.#state = state;
    this.#failure = failure;
    this.dispatchEvent(new Event('change'));
  }
}
