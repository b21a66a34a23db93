import { randomKey } from '../../elements/base/random.js';
import type { Place } from './history/place.js';
import { pagesOf, topOf } from './stack.js';
import type { Entry, Stack } from './types.js';

export type SavedEntry = Pick<Entry, 'key' | 'index' | 'first' | 'url'>;

/** The stack of one launch. Only URLs are stored, and matched again, so the route table may change between visits. */
export interface SavedStack {
  id: string;
  entries: SavedEntry[];
  tabs: SavedEntry[];
  snapshots: Record<string, Record<string, unknown>>;
  /** Key of each page that may come back, by Forward too -> its `first`. */
  firsts?: Record<string, number>;
}

/** Launches that are kept: the history of a browser tab may contain several. */
const LAUNCHES = 5;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSavedEntry(value: unknown): value is SavedEntry {
  if (!isRecord(value)) return false;
  const { key, url, index, first } = value;
  const isPlace = Number.isSafeInteger(index) && Number.isSafeInteger(first);
  return isPlace && typeof key === 'string' && key !== '' && typeof url === 'string';
}

/** Another version of the app, or another app, may have written the entry. Only a complete launch is used. */
function isSavedStack(value: unknown): value is SavedStack {
  if (!isRecord(value)) return false;
  const { id, entries, tabs, snapshots, firsts = {} } = value;
  if (typeof id !== 'string' || !Array.isArray(entries) || !Array.isArray(tabs) || !isRecord(snapshots)) return false;
  const pages: unknown[] = [...entries, ...tabs];
  if (!pages.every(isSavedEntry) || new Set(pages.map(({ key }) => key)).size < pages.length) return false;
  // No page is at or below the entries of the one beneath it.
  const isStack = pages.every(({ first, index }, place) => {
    const under = place < entries.length ? pages[place - 1] : undefined;
    return first <= index && first > (under?.index ?? -1);
  });
  const areFirsts = isRecord(firsts) && Object.values(firsts).every((first) => Number.isSafeInteger(first));
  return isStack && areFirsts && Object.values(snapshots).every(isRecord);
}

/** Stores the stack and the pages' snapshots in sessionStorage, including pages that Forward may bring back. */
export class StackStorage {
  readonly #name: string;
  readonly #failed: (error: unknown) => void;
  readonly #snapshots = new Map<string, Map<string, unknown>>();
  /** Lowest index of each page that may come back, by Forward too. */
  #firsts = new Map<string, number>();
  #id = randomKey();
  #isFailing = false;

  constructor(name: string, failed: (error: unknown) => void) {
    this.#name = `nacre:router:${name}`;
    this.#failed = failed;
  }

  snapshot(key: string): Map<string, unknown> {
    let snapshot = this.#snapshots.get(key);
    if (!snapshot) this.#snapshots.set(key, (snapshot = new Map()));
    return snapshot;
  }

  /**
   * Notes where the pages are, and removes what is stored of pages that cannot come back: a `new` entry on top removes those
   * that Forward led to, a `replaced` one that of its page.
   */
  follow(stack: Stack, top: 'new' | 'replaced' | 'known'): void {
    const kept = pagesOf(stack);
    const index = topOf(stack)?.index ?? 0;
    for (const [key, first] of this.#firsts) {
      const isGone = top === 'new' ? first >= index : top === 'replaced' && first === index;
      if (!isGone || kept.some((entry) => entry.key === key)) continue;
      this.#firsts.delete(key);
      this.#snapshots.delete(key);
    }
    for (const { key, first } of kept) this.#firsts.set(key, Math.min(first, this.#firsts.get(key) ?? first));
  }

  /** Lowest index of a page that the browser brings back at this index, above an entry with the index `beneath`. */
  first({ key, index }: Place, beneath: number): number {
    const first = this.#firsts.get(key) ?? index;
    return first > beneath && first < index ? first : index;
  }

  save(stack: Stack): void {
    const plain = (entries: readonly Entry[]): SavedEntry[] =>
      entries.map(({ key, index, first, url }) => ({ key, index, first, url }));
    const filled = [...this.#snapshots].filter(([, snapshot]) => snapshot.size > 0);
    const saved: SavedStack = {
      id: this.#id,
      entries: plain(stack.entries),
      tabs: plain(stack.tabs),
      snapshots: Object.fromEntries(filled.map(([key, snapshot]) => [key, Object.fromEntries(snapshot)])),
      firsts: Object.fromEntries(this.#firsts),
    };
    try {
      const others = this.#read().filter(({ id }) => id !== this.#id);
      sessionStorage.setItem(this.#name, JSON.stringify([saved, ...others].slice(0, LAUNCHES)));
      this.#isFailing = false;
    } catch (error) {
      // Blocked storage is the user's choice. A failure that goes on is reported once.
      if (!this.#isFailing && (error as Error).name !== 'SecurityError') this.#failed(error);
      this.#isFailing = true;
    }
  }

  /** The stored stack that contains the page of this entry, or that had it above: up to that page. */
  restore({ key, index }: Place): SavedStack | undefined {
    const isPage = (entry: SavedEntry): boolean => entry.key === key && entry.first <= index;
    const stacks = this.#read();
    const isAbove = ({ firsts = {} }: SavedStack): boolean => Object.hasOwn(firsts, key) && firsts[key]! <= index;
    const found = stacks.find(({ entries }) => entries.some(isPage)) ?? stacks.find(isAbove);
    if (!found) return undefined;
    this.#id = found.id;
    this.#firsts = new Map(Object.entries(found.firsts ?? {}));
    for (const [page, values] of Object.entries(found.snapshots)) {
      // A page that was open when the router stopped holds the same map.
      const snapshot = this.snapshot(page);
      snapshot.clear();
      for (const [name, value] of Object.entries(values)) snapshot.set(name, value);
    }
    const place = found.entries.findIndex(isPage);
    if (place >= 0) return { ...found, entries: found.entries.slice(0, place + 1) };
    const under = found.entries.filter((entry) => entry.index < index);
    const first = this.first({ key, index }, under.at(-1)?.index ?? -1);
    return { ...found, entries: [...under, { key, index, first, url: '' }] };
  }

  #read(): SavedStack[] {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem(this.#name) ?? '[]');
      return Array.isArray(saved) ? saved.filter(isSavedStack) : [];
    } catch {
      // Blocked, or no JSON: nothing is stored.
      return [];
    }
  }
}
