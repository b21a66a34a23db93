import { type UrlCodec, withoutFragment } from './url.js';

/** What the router keeps in `history.state`. */
export interface Place {
  readonly key: string;
  readonly index: number;
}

/**
 * An entry of the browser. The spare one stands above the first page's own, with the same URL and key, so that Back is
 * heard of before it leaves the app.
 */
export interface Slot extends Place {
  readonly spare?: true;
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
  /** It left the spare entry: Back, where it would have left the app. */
  readonly fromSpare: boolean;
}

export interface HistoryListener {
  /** The task that runs waits for an answer, and writes nothing meanwhile. */
  readonly isAsking: boolean;
  /** Called at once, also while a task runs: what waits for an answer now waits in vain. */
  interrupt(): void;
  /** Called when no task runs. Ends with `accept`, or with `goTo` back. */
  arrive(arrival: Arrival): Promise<void>;
}

/** A traversal that leads nowhere fires no event; the browser may have dropped the entry (most keep 50). */
const GO_TIMEOUT = 1000;

export const createKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

function readSlot(): Slot | undefined {
  const { key, index, spare } = (history.state ?? {}) as Partial<Record<keyof Slot, unknown>>;
  if (typeof key !== 'string' || !Number.isInteger(index)) return undefined;
  return { key, index: index as number, ...(spare === true && { spare }) };
}

const isSame = (a: Slot | undefined, b: Slot): boolean =>
  a?.key === b.key && a.index === b.index && a.spare === b.spare;

/** The browser's own name of the entry, which stays when the entry is replaced. Not everywhere. */
const entryKey = (): string | undefined => window.navigation?.currentEntry?.key;

/**
 * The only writer of `window.history`. Tasks run one after the other, so nothing is written while the browser is on
 * its way to another entry; after each task the place of the browser is compared with the place that is known.
 */
export class RouterHistory {
  readonly #codec: UrlCodec;
  readonly #listener: HistoryListener;
  #slot: Slot = { key: '', index: 0 };
  #href = '';
  #entry: string | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #arrived: (() => void) | undefined;
  #animated = false;
  /** Tasks that have not begun. */
  #waiting = 0;
  #isRunning = false;
  /** Whether a spare entry is wanted, and whether the browser has one above the first page, on top or not. */
  #wantsSpare = false;
  #hasSpare = false;
  #listening: AbortController | undefined;
  #scrollRestoration: ScrollRestoration = 'auto';

  constructor(codec: UrlCodec, listener: HistoryListener) {
    this.#codec = codec;
    this.#listener = listener;
  }

  /** The place that the router knows, which the browser may have left already. */
  get place(): Place {
    const { key, index, spare } = this.#slot;
    return { key, index: spare ? index - 1 : index };
  }

  /** The app's URL in the address bar. */
  get url(): string {
    return this.#codec.read(location) ?? location.pathname + location.search;
  }

  /** Begins to listen. Returns the place that an earlier visit left in this entry, if there is one. */
  start(): Slot | undefined {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('popstate', ({ hasUAVisualTransition }) => this.#moved(Boolean(hasUAVisualTransition)), {
      signal,
    });
    // A page that comes out of the back/forward cache may have been left from another entry.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#moved(false), { signal });
    this.#scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return readSlot();
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    history.scrollRestoration = this.#scrollRestoration;
  }

  /** Runs `task` when the tasks before it are done. Only inside a task may history be written. */
  run<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const result = this.#tail.then(() => {
      this.#waiting--;
      this.#isRunning = true;
      return task();
    });
    const check = (): Promise<void> => {
      this.#isRunning = false;
      return this.#check();
    };
    // Nothing may keep the tasks that follow from being run.
    this.#tail = result.then(check, check).catch(reportError);
    return result;
  }

  /** Whether Back must be heard of, also where it would leave the app. */
  hold(isWanted: boolean): void {
    this.#wantsSpare = isWanted;
    if (!this.#listening) return;
    // Now, for the user's gesture counts. A task may be waiting for the answer of what has opened; others may write.
    const isFree = !this.#isRunning || this.#listener.isAsking;
    if (isWanted && isFree && !this.#arrived && !this.#isSpareRight()) this.#pushSpare();
    void this.run(async () => {});
  }

  /** In the place of the spare entry, where that is on top. */
  push(place: Place, url: string): void {
    this.#write(readSlot()?.spare ? 'replaceState' : 'pushState', place, url);
  }

  /** Without `url`, the address bar stays as it is. */
  replace(place: Place, url?: string): void {
    this.#write('replaceState', place, url);
  }

  /** Makes the browser's entry the known place, whatever it is. */
  accept(): Place {
    this.#slot = readSlot() ?? this.#slot;
    this.#href = location.href;
    this.#entry = entryKey();
    return this.place;
  }

  /** Puts the known place back where another entry has taken it. */
  restore(url: string): void {
    const { place } = this;
    if (readSlot()?.key === place.key) this.accept();
    else this.replace(place, url);
  }

  /** Goes to the entry with this index; resolves to false when the browser does not get there. */
  goTo(index: number): Promise<boolean> {
    const isThere = (): boolean => readSlot()?.index === index;
    if (isThere()) return Promise.resolve(true);
    const wanted = index - (readSlot() ?? this.#slot).index;
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
    if (!this.#listening) return;
    const slot = readSlot();
    // Forward leads to one that was left there, or Back does from what a link put above it.
    if (slot?.spare && !isSame(slot, this.#slot)) {
      const isOnWay = slot.index > this.#slot.index && window.navigation?.canGoForward;
      await this.#leaveSpare(slot, isOnWay ? 1 : -1);
    }
    const arrival = this.#look();
    if (arrival) await this.#listener.arrive(arrival);
    await this.#keepSpare();
  }

  async #leaveSpare(slot: Slot, by = -1): Promise<void> {
    const { key, index } = slot;
    // Where the browser has dropped what is below, it is the page's own from now on.
    if ((await this.goTo(index + by)) || !isSame(readSlot(), slot)) return;
    history.replaceState({ key, index: index - 1 }, '');
    this.#hasSpare = false;
  }

  /** One is on top where it is wanted. Only the first page needs it. */
  #isSpareRight(): boolean {
    return Boolean(this.#slot.spare) === (this.#wantsSpare && this.place.index === 0);
  }

  #pushSpare(): void {
    const { key, index } = this.#slot;
    // Who is on the way elsewhere is looked after when he is there.
    if (!isSame(readSlot(), this.#slot) || location.href !== this.#href) return;
    history.pushState({ key, index: index + 1, spare: true }, '');
    this.accept();
    this.#hasSpare = Boolean(this.#slot.spare);
  }

  async #keepSpare(): Promise<void> {
    if (this.#isSpareRight()) return;
    const slot = this.#slot;
    // What comes next may want it, or put a page in its place.
    if (slot.spare) await new Promise((resolve) => setTimeout(resolve));
    if (this.#isSpareRight() || this.#waiting || !isSame(readSlot(), slot)) return;
    if (slot.spare) await this.#leaveSpare(slot);
    // Chromium would skip one that is made without the user's gesture. It has been left by Back: it need not be made.
    else if (!this.#hasSpare || !(await this.goTo(slot.index + 1))) this.#pushSpare();
    this.accept();
  }

  #look(): Arrival | undefined {
    const known = this.#slot;
    const { url } = this;
    let place = readSlot();
    const isKnown = (): boolean => isSame(place, known);
    const isHere = location.href === this.#href;
    if (isHere && isKnown()) return undefined;
    const isOurs = place && !isKnown();
    if (!place || !isOurs) {
      // A link made this entry, or a hand, maybe in the place of the one before it. WebKit leaves our state in such a one.
      const slot = entryKey();
      const isReplaced = slot ? slot === this.#entry : isHere || place;
      const samePage = withoutFragment(url) === withoutFragment(this.#codec.read(new URL(this.#href)) ?? '');
      const key = samePage ? known.key : createKey();
      place = isReplaced && samePage ? known : { key, index: known.index + (isReplaced ? 0 : 1) };
      history.replaceState(place, '');
      if (isReplaced || !known.spare) this.#hasSpare = false;
    }
    if (isKnown()) {
      this.accept();
      return undefined;
    }
    const animated = this.#animated;
    this.#animated = false;
    const { key, index } = place;
    const delta = index - known.index;
    const fromSpare = Boolean(known.spare) && delta === -1;
    return { key, index, action: isOurs ? 'pop' : 'push', delta, url, animated, fromSpare };
  }

  #write(method: 'pushState' | 'replaceState', { key, index }: Place, url: string | undefined): void {
    history[method]({ key, index }, '', url === undefined ? undefined : this.#codec.format(url));
    // Chromium ignores a flood of writes with no more than a console message; the others throw.
    if (readSlot()?.key !== key) throw new Error('the browser refused to change the URL');
    this.#hasSpare = false;
    this.accept();
  }
}
