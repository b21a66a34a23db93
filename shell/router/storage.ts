import { createKey } from './history.js';
import { pagesOf } from './stack.js';
import type { Entry, Stack } from './types.js';

export type SavedEntry = Pick<Entry, 'key' | 'index' | 'first' | 'url'>;

/** The stack of one launch. Only URLs are stored, and matched again, so the route table may change between visits. */
export interface SavedStack {
  id: string;
  entries: SavedEntry[];
  tabs: SavedEntry[];
  snapshots: Record<string, Record<string, unknown>>;
}

/** Launches that are kept: the history of a browser tab may contain several. */
const LAUNCHES = 5;

/** Stores the stack and the pages' snapshots in sessionStorage, including pages that Forward may bring back. */
export class StackStorage {
  readonly #name: string;
  readonly #failed: (error: unknown) => void;
  readonly #snapshots = new Map<string, Map<string, unknown>>();
  #id = createKey();

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
    for (const key of this.#snapshots.keys()) if (!kept.includes(key)) this.#snapshots.delete(key);
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
    };
    try {
      const others = this.#read().filter(({ id }) => id !== this.#id);
      sessionStorage.setItem(this.#name, JSON.stringify([saved, ...others].slice(0, LAUNCHES)));
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The stored stack that contains the page with this key, up to that page. */
  restore(key: string): SavedStack | undefined {
    const found = this.#read().find(({ entries }) => entries.some((entry) => entry.key === key));
    if (!found) return undefined;
    this.#id = found.id;
    for (const [page, values] of Object.entries(found.snapshots)) {
      this.#snapshots.set(page, new Map(Object.entries(values)));
    }
    return { ...found, entries: found.entries.slice(0, found.entries.findIndex((entry) => entry.key === key) + 1) };
  }

  #read(): SavedStack[] {
    try {
      const saved: unknown = JSON.parse(sessionStorage.getItem(this.#name) ?? '[]');
      return Array.isArray(saved) ? (saved as SavedStack[]) : [];
    } catch (error) {
      this.#failed(error);
      return [];
    }
  }
}
