// Values in IndexedDB arrive there later than a call was made. The order of calls on a key holds nevertheless.

import { lazy } from '../../../../../elements/base/lazy.js';

type Database = (typeof import('./large-store.js'))['largeStore'];

/** Physical key -> the end of the last work on it in IndexedDB. */
const queues = new Map<string, Promise<unknown>>();
/** Physical key -> the writes that are under way. */
const writes = new Map<string, Set<object>>();

const loadStore = /* @__PURE__ */ lazy(() => import('./large-store.js'));

let isSwept = false;

async function open(): Promise<Database> {
  const { largeStore: database } = await loadStore();
  // Once for a page, beside its work. What is left behind is removed at the next visit.
  if (!isSwept) database.sweep().catch(() => undefined);
  isSwept = true;
  return database;
}

/** Does work on a key when all earlier work on it is over. */
export function inOrder<T>(key: string, work: (database: Database) => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const run = async () => {
    await before;
    return work(await open());
  };
  const done = run();
  const last: Promise<unknown> = done
    .catch(() => undefined)
    .then(() => {
      if (queues.get(key) === last) queues.delete(key);
    });
  queues.set(key, last);
  return done;
}

/** A later call has set or removed the key: writes that are under way have no effect any more. */
export const superseded = (key: string): void => void writes.delete(key);

/** The keys that are being written. */
export const underWay = (): Iterable<string> => writes.keys();

export const isUnderWay = (key: string): boolean => writes.has(key);

/** Resolves when the earlier work on a key is over. */
export async function settled(key: string): Promise<void> {
  await queues.get(key);
}

/** Runs a write. `isCurrent` tells whether no later call has set or removed the key. */
export async function write(
  key: string,
  work: (database: Database, isCurrent: () => boolean) => Promise<void>,
): Promise<void> {
  const own = {};
  const all = writes.get(key) ?? new Set();
  writes.set(key, all.add(own));
  const isCurrent = () => writes.get(key)?.has(own) ?? false;
  try {
    await inOrder(key, (database) => work(database, isCurrent));
  } finally {
    all.delete(own);
    if (!all.size && writes.get(key) === all) writes.delete(key);
  }
}
