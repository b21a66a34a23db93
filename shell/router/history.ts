import { type UrlCodec, withoutFragment } from './url.js';

/** What the router keeps in `history.state`. */
export interface Place {
  readonly key: string;
  readonly index: number;
}

/** The browser is at another place than the router wrote last: Back, Forward, an edited hash, a plain link. */
export interface Arrival extends Place {
  /** push: an entry that the router did not make; pop: one that it knows or knew. */
  readonly action: 'push' | 'pop';
  /** Entries moved; negative is back. */
  readonly delta: number;
  readonly url: string;
  /** The browser has animated the change itself. */
  readonly animated: boolean;
}

export interface HistoryListener {
  /** Called at once, also while a task runs: what waits for an answer now waits in vain. */
  interrupt(): void;
  /** Called when no task runs. Ends with `accept`, or with `goTo` back. */
  arrive(arrival: Arrival): Promise<void>;
}

/** A traversal that leads nowhere fires no event; the browser may have dropped the entry (most keep 50). */
const GO_TIMEOUT = 1000;

export const createKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function readPlace(): Place | undefined {
  const { key, index } = (history.state ?? {}) as Partial<Record<keyof Place, unknown>>;
  return typeof key === 'string' && Number.isInteger(index) ? { key, index: index as number } : undefined;
}

/** The browser's own name of the entry, which stays when the entry is replaced. Not everywhere. */
const entryKey = (): string | undefined => window.navigation?.currentEntry?.key;

/**
 * The only writer of `window.history`. Tasks run one after the other, so nothing is written while the browser is on
 * its way to another entry; after each task the place of the browser is compared with the place that is known.
 */
export class RouterHistory {
  readonly #codec: UrlCodec;
  readonly #listener: HistoryListener;
  #place: Place = { key: '', index: 0 };
  #href = '';
  #slot: string | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #arrived: (() => void) | undefined;
  #animated = false;
  #listening: AbortController | undefined;
  #scrollRestoration: ScrollRestoration = 'auto';

  constructor(codec: UrlCodec, listener: HistoryListener) {
    this.#codec = codec;
    this.#listener = listener;
  }

  /** The place that the router knows, which the browser may have left already. */
  get place(): Place {
    return this.#place;
  }

  /** The app's URL in the address bar. */
  get url(): string {
    return this.#codec.read(location) ?? location.pathname + location.search;
  }

  /** Begins to listen. Returns the place that an earlier visit left in this entry, if there is one. */
  start(): Place | undefined {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('popstate', ({ hasUAVisualTransition }) => this.#moved(Boolean(hasUAVisualTransition)), {
      signal,
    });
    // A page that comes out of the back/forward cache may have been left from another entry.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#moved(false), { signal });
    this.#scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return readPlace();
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    history.scrollRestoration = this.#scrollRestoration;
  }

  /** Runs `task` when the tasks before it are done. Only inside a task may history be written. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    const check = (): Promise<void> => this.#check();
    // Nothing may keep the tasks that follow from being run.
    this.#tail = result.then(check, check).catch(reportError);
    return result;
  }

  push(place: Place, url: string): void {
    this.#write('pushState', place, url);
  }

  /** Without `url`, the address bar stays as it is. */
  replace(place: Place, url?: string): void {
    this.#write('replaceState', place, url);
  }

  /** Makes the browser's entry the known place, whatever it is. */
  accept(): Place {
    this.#place = readPlace() ?? this.#place;
    this.#href = location.href;
    this.#slot = entryKey();
    return this.#place;
  }

  /** Puts the known place back where another entry has taken it. */
  restore(url: string): void {
    if (readPlace()?.key !== this.#place.key) this.replace(this.#place, url);
  }

  /** Goes to the entry with this index; resolves to false when the browser does not get there. */
  goTo(index: number): Promise<boolean> {
    const isThere = (): boolean => readPlace()?.index === index;
    if (isThere()) return Promise.resolve(true);
    const wanted = index - (readPlace() ?? this.#place).index;
    // Not past the entries of this site that the browser still has, or the app would be left; unless that is wanted.
    const room = window.navigation?.currentEntry?.index ?? history.length - 1;
    const delta = index < 0 ? wanted : Math.max(wanted, -room);
    // To go nowhere is to reload.
    if (delta === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#arrived = undefined;
        resolve(isThere());
      };
      const timer = setTimeout(finish, GO_TIMEOUT);
      this.#arrived = () => (isThere() || delta !== wanted) && finish();
      history.go(delta);
    });
  }

  #moved(animated: boolean): void {
    this.#animated = animated;
    if (this.#arrived) return this.#arrived();
    this.#listener.interrupt();
    void this.run(async () => {});
  }

  async #check(): Promise<void> {
    const arrival = this.#listening && this.#look();
    if (arrival) await this.#listener.arrive(arrival);
  }

  #look(): Arrival | undefined {
    const known = this.#place;
    const { url } = this;
    let place = readPlace();
    const isKnown = (): boolean => place?.key === known.key && place.index === known.index;
    const isHere = location.href === this.#href;
    if (isHere && isKnown()) return undefined;
    const isOurs = place && !isKnown();
    if (!place || !isOurs) {
      // A link made this entry, or a hand, maybe in the place of the one before it. WebKit leaves our state in such a one.
      const slot = entryKey();
      const isReplaced = slot ? slot === this.#slot : isHere || place;
      const index = known.index + (isReplaced ? 0 : 1);
      const samePage = withoutFragment(url) === withoutFragment(this.#codec.read(new URL(this.#href)) ?? '');
      place = { key: samePage ? known.key : createKey(), index };
      history.replaceState(place, '');
    }
    if (isKnown()) {
      this.accept();
      return undefined;
    }
    const animated = this.#animated;
    this.#animated = false;
    return { ...place, action: isOurs ? 'pop' : 'push', delta: place.index - known.index, url, animated };
  }

  #write(method: 'pushState' | 'replaceState', { key, index }: Place, url: string | undefined): void {
    history[method]({ key, index }, '', url === undefined ? undefined : this.#codec.format(url));
    // Chromium ignores a flood of writes with no more than a console message; the others throw.
    if (readPlace()?.key !== key) throw new Error('the browser refused to change the URL');
    this.accept();
  }
}
