import { othersOf, type EntryState } from './place.js';

/** What the router needs of the browser's history. */
export interface Entries {
  /** Of the current entry. */
  readonly state: unknown;
  readonly href: string;
  readonly length: number;
  /** The browser's key of the entry, which stays when the entry is replaced. Undefined without the Navigation API. */
  readonly key: string | undefined;
  /** Number of entries below the current one, as far as is known. */
  readonly room: number;
  write(method: 'pushState' | 'replaceState', state: EntryState | null, href?: string): void;
  go(delta: number): void;
}

/** The spare entry shows the page below it. */
const isSamePage = (method: 'pushState' | 'replaceState', state: EntryState | null): boolean =>
  method === 'replaceState' || Boolean(state?.spare);

/**
 * Adds what other scripts have stored in the current entry. Next, for example, reloads the document when Back reaches an entry
 * without Next's own state.
 */
function withOthers(state: EntryState | null): object | null {
  const theirs = othersOf(history.state);
  return theirs ? { ...theirs, ...state } : state;
}

export const browserEntries: Entries = {
  get state() {
    return history.state as unknown;
  },
  get href() {
    return location.href;
  },
  get length() {
    return history.length;
  },
  get key() {
    return window.navigation?.currentEntry?.key;
  },
  get room() {
    return window.navigation?.currentEntry?.index ?? history.length - 1;
  },
  write(method, state, href) {
    history[method](isSamePage(method, state) ? withOthers(state) : state, '', href);
  },
  go(delta) {
    history.go(delta);
  },
};

/**
 * Takes the place of the browser's history where that refuses to be written, such as in the `srcdoc` of a frame. The address
 * bar and the browser's Back have no part in it.
 */
export class MemoryEntries implements Entries {
  readonly key = undefined;
  readonly #moved: () => void;
  readonly #list: { state: unknown; href: string }[];
  #place = 0;

  constructor(state: object, moved: () => void) {
    this.#list = [{ state, href: location.href }];
    this.#moved = moved;
  }

  get state(): unknown {
    return this.#list[this.#place]!.state;
  }

  get href(): string {
    return this.#list[this.#place]!.href;
  }

  get length(): number {
    return this.#list.length;
  }

  get room(): number {
    return this.#place;
  }

  write(method: 'pushState' | 'replaceState', state: EntryState | null, href = this.href): void {
    // `about:srcdoc` is no base for a path.
    const base = URL.canParse(href, this.href) ? this.href : 'http://app.invalid';
    const entry = { state, href: new URL(href, base).href };
    if (method === 'pushState') this.#list.length = ++this.#place;
    this.#list[this.#place] = entry;
  }

  go(delta: number): void {
    const place = this.#place + delta;
    setTimeout(() => {
      if (!this.#list[place]) return;
      this.#place = place;
      this.#moved();
    });
  }
}
