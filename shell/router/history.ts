import { randomKey } from '../../elements/base/random.js';
import { DeviceError, ErrCode } from '../device/errors.js';
import { browserEntries, type Entries, MemoryEntries } from './entries.js';
import { type UrlCodec, withoutFragment } from './url.js';

/** What the router stores in `history.state`. */
export interface Place {
  readonly key: string;
  readonly index: number;
}

/**
 * An entry of the browser's history. The spare entry is above that of the first page, with the same URL and key: Back
 * then fires an event before it would leave the app.
 */
export interface Slot extends Place {
  readonly spare?: true;
  /** The app's URL, where the browser does not let the address bar show it. */
  readonly url?: string;
}

/** The browser has moved to another entry: by Back, Forward, an edited hash, a plain link. */
export interface Arrival extends Place {
  /** push: an entry that the router has not created; pop: one that it has created. */
  readonly action: 'push' | 'pop';
  /** Number of entries; negative is back. */
  readonly delta: number;
  readonly url: string;
  /** The browser has animated the change itself. */
  readonly animated: boolean;
  /** The browser left the spare entry: without it, this Back would have left the app. */
  readonly fromSpare: boolean;
}

export interface HistoryListener {
  /** The running task waits for the answer of a guard, and does not write history meanwhile. */
  readonly isAsking: boolean;
  /** Called at once, also while a task runs: ends its wait for an answer. */
  interrupt(): void;
  /** Called when no task runs. The listener calls `accept`, or `goTo` to undo the move. */
  arrive(arrival: Arrival): Promise<void>;
}

/**
 * Milliseconds in which the browser gets to an entry, on a slow device too. To one that it has dropped it never does, and fires no
 * event (most keep 50 entries).
 */
const GO_TIMEOUT = 3000;

/** `history.go` takes an integer of 32 bits. A state with a higher index is not ours. */
const HIGHEST = 2 ** 31 - 2;

function slotOf(state: unknown): Slot | undefined {
  const { key, index, spare, url } = Object(state) as Partial<Record<keyof Slot, unknown>>;
  const isPlace = typeof key === 'string' && key !== '' && typeof index === 'number' && Number.isInteger(index);
  if (!isPlace || index < -1 || index > HIGHEST) return undefined;
  return { key, index, ...(spare === true && { spare }), ...(typeof url === 'string' && { url }) };
}

const isSame = (a: Slot | undefined, b: Slot): boolean =>
  a?.key === b.key && a.index === b.index && a.spare === b.spare && a.url === b.url;

/**
 * The only module that writes `window.history`. Tasks run one after the other, so that nothing is written while the browser
 * moves to another entry. After each task, the browser's entry is compared with the known one.
 */
export class RouterHistory {
  readonly #codec: UrlCodec;
  readonly #listener: HistoryListener;
  #entries: Entries = browserEntries;
  #slot: Slot = { key: '', index: 0 };
  #href = '';
  #entry: string | undefined;
  #length = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #arrived: (() => void) | undefined;
  #animated = false;
  /** Number of tasks that have not begun. */
  #waiting = 0;
  #isRunning = false;
  /** Whether a spare entry is wanted, and whether the browser has one, on top or not. */
  #wantsSpare = false;
  #hasSpare = false;
  #listening: AbortController | undefined;
  /** The `#listening` of the running task. Nothing is written when the router has stopped since. */
  #session: AbortController | undefined;
  #isWriting = false;
  /** The entry that the browser has moved to, as it was before any script could write it. */
  #reached: { slot: Slot | undefined; href: string } | undefined;
  /** The browser has fired an event that it has moved. */
  #isMoved = false;
  #scrollRestoration: ScrollRestoration = 'auto';

  constructor(codec: UrlCodec, listener: HistoryListener) {
    this.#codec = codec;
    this.#listener = listener;
  }

  /** The entry that the router knows. The browser may have left it already. */
  get place(): Place {
    const { key, index, spare } = this.#slot;
    return { key, index: spare ? index - 1 : index };
  }

  /** The app's URL in the address bar. */
  get url(): string {
    const { url } = this.found ?? {};
    if (url !== undefined) return url;
    const place = new URL(this.#entries.href);
    // A document without a path, such as the `srcdoc` of a frame, shows the first page.
    return this.#codec.read(place) ?? (place.origin === 'null' ? '/' : place.pathname + place.search);
  }

  /** What the router has stored in the current entry, perhaps in an earlier visit. */
  get found(): Slot | undefined {
    return slotOf(this.#entries.state);
  }

  /** Number of entries below the current one, as far as is known. */
  get room(): number {
    return this.#entries.room;
  }

  /** Aborts when the router stops. Undefined if it has stopped. */
  get signal(): AbortSignal | undefined {
    return this.#listening?.signal;
  }

  /** Starts to listen. */
  start(): void {
    this.#listening = new AbortController();
    this.#href = '';
    this.#entries = browserEntries;
    const { signal } = this.#listening;
    const handlePop = ({ state, hasUAVisualTransition }: PopStateEvent): void => {
      this.#recover(slotOf(state));
      this.#moved(Boolean(hasUAVisualTransition));
    };
    window.addEventListener('popstate', handlePop, { signal });
    // A document from the back/forward cache may come back at another entry.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#moved(false), { signal });
    // A script of the page has written history, which fires no `popstate`. Without this API, the next task finds it.
    const handleWrite = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
      if (this.#isWriting) return;
      if (navigationType === 'traverse') this.#reached = { slot: this.found, href: this.#entries.href };
      else if (navigationType === 'replace' && this.#reached) this.#recover(this.#reached.slot, this.#reached.href);
      else if (!this.#arrived) void this.run(async () => {});
    };
    window.navigation?.addEventListener('currententrychange', handleWrite, { signal });
    this.#scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
  }

  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    history.scrollRestoration = this.#scrollRestoration;
  }

  /** Runs `task` when the tasks before it are done, unless the router has stopped. Only inside a task may history be written. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const session = this.#listening;
    this.#waiting++;
    const result = this.#tail.then(async () => {
      this.#waiting--;
      this.#session = session;
      this.#assertOpen();
      // What a script has written is dealt with first: the task counts on the entry that it finds.
      if (this.#isAway()) await this.#follow();
      this.#isRunning = true;
      return task();
    });
    const check = (): Promise<void> => {
      this.#isRunning = false;
      return this.#check();
    };
    // A failure must not stop the tasks that follow.
    this.#tail = result.then(check, check).catch((error: unknown) => {
      if (session === this.#listening) reportError(error);
    });
    return result;
  }

  /** Sets whether a spare entry is wanted, because Back closes something on the first page. */
  hold(isWanted: boolean): void {
    this.#wantsSpare = isWanted;
    if (!this.#listening) return;
    // At once, while the user's gesture counts. Not during a task that may write; one that waits for an answer does not.
    const isFree = !this.#isRunning || this.#listener.isAsking;
    if (isWanted && isFree && !this.#arrived && !this.#isSpareRight()) this.#pushSpare();
    void this.run(async () => {});
  }

  /** Adds an entry. Replaces the spare entry if that is on top. */
  push(place: Place, url: string): void {
    this.#write(this.found?.spare ? 'replaceState' : 'pushState', place, url);
  }

  /** Replaces the current entry. Without `url`, the address bar stays as it is. */
  replace(place: Place, url?: string): void {
    this.#write('replaceState', place, url);
  }

  /** Makes the browser's current entry the known one. */
  accept(): Place {
    this.#slot = this.found ?? this.#slot;
    this.#href = this.#entries.href;
    this.#entry = this.#entries.key;
    this.#length = this.#entries.length;
    this.#reached = undefined;
    return this.place;
  }

  /** Starts with an entry that the browser refuses to write. From now on entries are kept in memory. */
  assume({ key, index }: Place): void {
    this.#entries = new MemoryEntries({ key, index }, () => this.#moved(false));
    this.accept();
  }

  /** Writes the known entry again if another one has replaced it. */
  restore(url: string): void {
    const { place } = this;
    if (this.found?.key === place.key) this.accept();
    else this.replace(place, url);
  }

  /** Goes to the entry with this index. Resolves to false if the browser does not get there. */
  goTo(index: number): Promise<boolean> {
    const isThere = (): boolean => this.found?.index === index;
    if (isThere()) return Promise.resolve(true);
    const wanted = index - (this.found ?? this.#slot).index;
    // Not further back than the entries of this site that the browser still has, unless the app is to be left.
    const room = this.#entries.room;
    const delta = index < 0 ? wanted : Math.max(wanted, -room);
    // `history.go(0)` reloads the document.
    if (delta === 0) return Promise.resolve(false);
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.#listening?.signal.removeEventListener('abort', finish);
        this.#arrived = undefined;
        resolve(isThere());
      };
      this.#listening?.signal.addEventListener('abort', finish);
      const timer = setTimeout(finish, GO_TIMEOUT);
      this.#arrived = () => (isThere() || delta !== wanted) && finish();
      this.#entries.go(delta);
    });
  }

  #moved(animated: boolean): void {
    this.#animated = animated;
    this.#isMoved = true;
    if (this.#arrived) return this.#arrived();
    if (this.#isAway()) this.#listener.interrupt();
    void this.run(async () => {});
  }

  /** A listener of the page has written its own state over ours, before the router saw the move. */
  #recover(slot: Slot | undefined, href = this.#entries.href): void {
    if (!slot || isSame(this.found, slot)) return;
    this.#set('replaceState', href === this.#entries.href ? slot : { key: randomKey(), index: slot.index });
  }

  /** Whether the browser's entry is not the known one. */
  #isAway(): boolean {
    return this.#href !== '' && (this.#entries.href !== this.#href || !isSame(this.found, this.#slot));
  }

  async #check(): Promise<void> {
    if (!this.#listening || this.#listening !== this.#session) return;
    await this.#follow();
    await this.#keepSpare();
  }

  /** Only a move of the browser leads to another entry of ours. A state that says so without one is that of a script. */
  #distrust(): void {
    const { found } = this;
    if (!found || this.#isMoved || isSame(found, this.#slot)) return;
    this.#isWriting = true;
    this.#entries.write('replaceState', null);
    this.#isWriting = false;
  }

  async #follow(): Promise<void> {
    this.#distrust();
    const slot = this.found;
    // The browser is at a spare entry that is not in use: by Forward, or by Back from an entry that a link has added.
    if (slot?.spare && !isSame(slot, this.#slot)) {
      const isOnWay = slot.index > this.#slot.index && window.navigation?.canGoForward;
      await this.#leaveSpare(slot, isOnWay ? 1 : -1);
    }
    const arrival = this.#look();
    if (arrival) await this.#listener.arrive(arrival);
  }

  async #leaveSpare(slot: Slot, by = -1): Promise<void> {
    const { key, index } = slot;
    // If the browser has dropped the entry below, the spare entry becomes the page's own.
    if ((await this.goTo(index + by)) || !isSame(this.found, slot)) return;
    this.#set('replaceState', { key, index: index - 1 });
    this.#hasSpare = false;
  }

  /** Whether a spare entry is on top exactly if it is wanted. Only the first page needs one. */
  #isSpareRight(): boolean {
    return Boolean(this.#slot.spare) === (this.#wantsSpare && this.place.index === 0);
  }

  #pushSpare(): void {
    const { key, index } = this.#slot;
    // If the browser is moving to another entry, `#check` runs when it has arrived.
    if (!isSame(this.found, this.#slot) || this.#entries.href !== this.#href) return;
    this.#set('pushState', { key, index: index + 1, spare: true });
    this.accept();
    this.#hasSpare = Boolean(this.#slot.spare);
  }

  async #keepSpare(): Promise<void> {
    if (this.#isSpareRight()) return;
    const slot = this.#slot;
    // Leaves the spare entry in the next task only: a call in this one may want it again, or replace it by a page.
    if (slot.spare) await new Promise((resolve) => setTimeout(resolve));
    if (this.#listening !== this.#session || this.#isSpareRight() || this.#waiting || !isSame(this.found, slot)) return;
    if (slot.spare) await this.#leaveSpare(slot);
    // Chromium skips entries that are added without a gesture of the user. So an existing spare entry is used again.
    else if (!this.#hasSpare || !(await this.goTo(slot.index + 1))) this.#pushSpare();
    this.accept();
  }

  #look(): Arrival | undefined {
    const isMoved = this.#isMoved;
    this.#isMoved = false;
    if (!this.#isAway()) return undefined;
    const known = this.#slot;
    const { url } = this;
    let place = this.found;
    const isKnown = (): boolean => isSame(place, known);
    const isOurs = place && !isKnown();
    if (!place || !isOurs) {
      // A link, an edited hash or a script has added or replaced this entry. WebKit keeps the state of an entry that it replaces.
      const entry = this.#entries.key;
      const isSameEntry =
        this.#entries.href === this.#href || place || (!isMoved && this.#entries.length === this.#length);
      const isReplaced = entry ? entry === this.#entry : isSameEntry;
      const samePage = withoutFragment(url) === withoutFragment(this.#codec.read(new URL(this.#href)) ?? '');
      const key = samePage ? known.key : randomKey();
      place = isReplaced && samePage ? known : { key, index: known.index + (isReplaced ? 0 : 1) };
      this.#set('replaceState', place);
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
    this.#assertOpen();
    this.#set(method, { key, index }, url);
    // After too many writes, Chromium ignores them with a console message; other browsers throw.
    if (this.found?.key !== key) throw new Error('the browser refused to change the URL');
    this.#hasSpare = false;
    this.accept();
  }

  #set(method: 'pushState' | 'replaceState', slot: Slot, url?: string): void {
    this.#isWriting = true;
    try {
      this.#entries.write(method, slot, url === undefined ? undefined : this.#codec.format(url));
    } catch (error) {
      if (url === undefined) throw error;
      // In a sandboxed frame, only the fragment may change. If it is not that, this throws as well.
      this.#entries.write(method, { ...slot, url });
    } finally {
      this.#isWriting = false;
    }
  }

  #assertOpen(): void {
    if (this.#session && this.#session === this.#listening) return;
    throw new DeviceError('navigate', ErrCode.unsupported, 'the router is not started');
  }
}
