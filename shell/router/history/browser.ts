import { randomKey } from '../../../elements/base/random.js';
import type { UrlCodec } from '../url.js';
import { browserEntries, MemoryEntries, type Entries } from './entries.js';
import { isSame, readState, type EntryState, type Place } from './place.js';
import type { Seen } from './state.js';

export interface BrowserListener {
  /** The browser has moved to another entry. */
  moved(isAnimated: boolean): void;
  /** A script of the page has written history, which fires no `popstate`. */
  written(): void;
}

/** Session history as the browser has it: reads and writes the current entry, and repairs what scripts of the page write. */
export class BrowserHistory {
  readonly #codec: UrlCodec;
  readonly #listener: BrowserListener;
  #entries: Entries = browserEntries;
  #isWriting = false;
  /** The entry that the browser has moved to, as it was before any script could write it. */
  #reached: { state: EntryState | undefined; href: string } | undefined;
  #scrollRestoration: ScrollRestoration = 'auto';

  constructor(codec: UrlCodec, listener: BrowserListener) {
    this.#codec = codec;
    this.#listener = listener;
  }

  get seen(): Omit<Seen, 'queued'> {
    const { state, url } = this;
    const { href, key, length, room } = this.#entries;
    const hasNext = window.navigation?.canGoForward ?? false;
    return { state, href, url, address: this.#codec.read(new URL(href)) ?? '', key, length, room, hasNext };
  }

  /** What the router has stored in the current entry, perhaps in an earlier visit. */
  get state(): EntryState | undefined {
    return readState(this.#entries.state);
  }

  /** The app's URL. */
  get url(): string {
    const { url } = this.state ?? {};
    if (url !== undefined) return url;
    const place = new URL(this.#entries.href);
    // A document without a path, such as the `srcdoc` of a frame, shows the first page.
    return this.#codec.read(place) ?? (place.origin === 'null' ? '/' : place.pathname + place.search);
  }

  /** Number of entries below the current one, as far as is known. */
  get room(): number {
    return this.#entries.room;
  }

  start(signal: AbortSignal): void {
    this.#entries = browserEntries;
    const handlePop = ({ state, hasUAVisualTransition }: PopStateEvent): void => {
      this.#recover(readState(state));
      this.#listener.moved(Boolean(hasUAVisualTransition));
    };
    window.addEventListener('popstate', handlePop, { signal });
    // A document from the back/forward cache may come back at another entry.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#listener.moved(false), { signal });
    // Without this API, the next task finds what a script has written.
    const handleWrite = ({ navigationType }: NavigationCurrentEntryChangeEvent): void => {
      if (this.#isWriting) return;
      if (navigationType === 'traverse') this.#reached = { state: this.state, href: this.#entries.href };
      else if (navigationType === 'replace' && this.#reached) this.#recover(this.#reached.state, this.#reached.href);
      else this.#listener.written();
    };
    window.navigation?.addEventListener('currententrychange', handleWrite, { signal });
    this.#scrollRestoration = history.scrollRestoration;
    history.scrollRestoration = 'manual';
  }

  stop(): void {
    history.scrollRestoration = this.#scrollRestoration;
  }

  go(delta: number): void {
    this.#entries.go(delta);
  }

  /** From now on what a script writes is a change of its own. */
  accept(): void {
    this.#reached = undefined;
  }

  /** From now on entries are kept in memory, the first in this place. */
  assume({ key, index }: Place): void {
    this.#entries = new MemoryEntries({ key, index }, () => this.#listener.moved(false));
  }

  /** Without `url`, the address bar stays as it is. */
  write(method: 'pushState' | 'replaceState', state: EntryState | null, url?: string): void {
    this.#isWriting = true;
    try {
      this.#entries.write(method, state, url === undefined ? undefined : this.#codec.format(url));
    } catch (error) {
      if (url === undefined) throw error;
      // In a sandboxed frame, only the fragment may change. If it is not that, this throws as well.
      this.#entries.write(method, state && { ...state, url });
    } finally {
      this.#isWriting = false;
    }
  }

  /** A listener of the page has written its own state over ours, before the router saw the move. */
  #recover(state: EntryState | undefined, href = this.#entries.href): void {
    if (!state || isSame(this.state, state)) return;
    this.write('replaceState', href === this.#entries.href ? state : { key: randomKey(), index: state.index });
  }
}
