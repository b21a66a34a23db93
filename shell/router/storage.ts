import { createKey, type Place } from './history.js';
import { pagesOf } from './stack.js';
import type { Entry, Stack } from './types.js';

export type SavedEntry = Pick<Entry, 'key' | 'index' | 'first' | 'url'>;

/** The stack of one launch. Only URLs are stored, and matched again, so the route table may change between visits. */
export interface SavedStack {
  id: string;
  entries: SavedEntry[];
  tabs: SavedEntry[];
  snapshots: Record<string, Record<string, unknown>>;
  /** Key of a page that Forward may bring back -> its `first`, if it has more than one entry. */
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
  /** Pages with more than one entry, those that Forward may bring back too. */
  #firsts = new Map<string, number>();
  #id = createKey();
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

  /** Removes the snapshots of pages that cannot come back. */
  prune(stack: Stack): void {
    const kept = pagesOf(stack).map(({ key }) => key);
    for (const known of [this.#snapshots, this.#firsts]) {
      for (const key of known.keys()) if (!kept.includes(key)) known.delete(key);
    }
  }

  /** Lowest index of a page that the browser brings back at this index, above an entry with the index `beneath`. */
  first({ key, index }: Place, beneath: number): number {
    const first = this.#firsts.get(key) ?? index;
    return first > beneath && first < index ? first : index;
  }

  save(stack: Stack): void {
    const plain = (entries: readonly Entry[]): SavedEntry[] =>
      entries.map(({ key, index, first, url }) => ({ key, index, first, url }));
    for (const { key, first, index } of pagesOf(stack)) if (first < index) this.#firsts.set(key, first);
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

  /** The stored stack that contains the page of this entry, up to that page. */
  restore({ key, index }: Place): SavedStack | undefined {
    const isPage = (entry: SavedEntry): boolean => entry.key === key && entry.first <= index;
    const found = this.#read().find(({ entries }) => entries.some(isPage));
    if (!found) return undefined;
    this.#id = found.id;
    this.#firsts = new Map(Object.entries(found.firsts ?? {}));
    for (const [page, values] of Object.entries(found.snapshots)) {
      this.#snapshots.set(page, new Map(Object.entries(values)));
    }
    return { ...found, entries: found.entries.slice(0, found.entries.findIndex(isPage) + 1) };
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
