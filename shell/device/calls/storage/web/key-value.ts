// Values in IndexedDB by idb-keyval, which keeps the connection. Beside it: other pages may delete the database, a connection
// that the browser has closed is opened again, a write that fails says why, and a database that never answers is given up.

import { lazy } from '../../../../../elements/base/lazy.js';
import { attempt } from '../../../errors.js';
import { isA } from '../../../kinds.js';

type Library = typeof import('idb-keyval');
type Work<T> = (store: IDBObjectStore) => T | PromiseLike<T>;
type Pairs = readonly (readonly [key: string, value: unknown])[];

export interface KeyValueStore {
  read<T>(key: string): Promise<T | undefined>;
  keys(): Promise<string[]>;
  /** Writes all or none. */
  write(pairs: Pairs): Promise<void>;
  /** Removes all or none. */
  remove(keys: readonly string[]): Promise<void>;
  /** Changes the value of a key, if there is one. Nothing comes between reading and writing. */
  change<T extends object>(key: string, changes: Partial<T>): Promise<T | undefined>;
}

/** A Blob as parts: WebKit cannot store Blobs in private sessions, or does not answer any more. */
interface Parts {
  readonly bytes: ArrayBuffer;
  readonly options: FilePropertyBag;
  readonly name: string | undefined;
}

async function toParts(blob: Blob): Promise<Parts> {
  const { name, lastModified } = blob as Partial<File>;
  return { bytes: await blob.arrayBuffer(), options: { type: blob.type, lastModified }, name };
}

const fromParts = ({ bytes, options, name }: Parts): Blob =>
  name === undefined ? new Blob([bytes], options) : new File([bytes], name, options);

const isParts = (value: unknown): value is Parts => isA((value as Partial<Parts> | undefined)?.bytes, 'ArrayBuffer');

const committed = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('the write was aborted', 'AbortError'));
  });

const load = /* @__PURE__ */ lazy(() => import('idb-keyval'));

/** Milliseconds in which a database opens. Some browsers never say that they cannot. */
const OPENING = 10_000;
/** Milliseconds in which a transaction ends, beside 1 ms for each KB that it writes. */
const WORKING = 30_000;

/** Rejects when the time is over. `restart` gives it another time. */
function within<T>(time: number, run: (restart: (time: number) => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new DOMException('IndexedDB does not answer', 'TimeoutError'));
    let timer = setTimeout(expire, time);
    const restart = (next: number) => {
      clearTimeout(timer);
      timer = setTimeout(expire, next);
    };
    run(restart)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError';

/** The bytes of files among some values. */
const bytesOf = (pairs: Pairs): number =>
  pairs.reduce((sum, [, value]) => sum + (isA(value, 'Blob') ? value.size : 0), 0);

/**
 * The values of one object store. The database is opened with the first call. `lost` is called when all of them have gone:
 * a page, or the user, has deleted the database.
 */
export function keyValueStore(database: string, name: string, lost?: () => void): KeyValueStore {
  let connection: ReturnType<Library['createStore']> | undefined;
  const closed = () => {
    connection = undefined;
    lost?.();
  };
  async function inStore<T>(mode: IDBTransactionMode, work: Work<T>, bytes = 0): Promise<T> {
    const { createStore } = await load();
    const run = async () => {
      const own = (connection ??= createStore(database, name));
      let transaction: IDBTransaction | undefined;
      let isOver = false;
      const begin = (restart: (time: number) => void) =>
        own(mode, (store) => {
          ({ transaction } = store);
          const { db } = transaction;
          // Too late: the caller has been told that nothing was done.
          if (isOver) {
            transaction.abort();
            db.close();
            throw new DOMException('too late', 'AbortError');
          }
          restart(WORKING + bytes / 1000);
          db.onversionchange = () => {
            db.close();
            closed();
          };
          // Beside the handler of idb-keyval; the same function is added once.
          db.addEventListener('close', closed);
          return work(store);
        });
      try {
        return await within(OPENING, begin);
      } catch (error) {
        if (isTimeout(error)) {
          isOver = true;
          if (connection === own) connection = undefined;
          // It may be about to end nevertheless.
          attempt(() => transaction?.abort());
        }
        throw error;
      }
    };
    try {
      return await run();
    } catch (error) {
      // The browser has closed the connection.
      if ((error as Error).name !== 'InvalidStateError') throw error;
      connection = undefined;
      return run();
    }
  }
  const put = (pairs: Pairs, bytes: number) =>
    inStore(
      'readwrite',
      (store) => {
        try {
          for (const [key, value] of pairs) store.put(value, key);
        } catch (error) {
          store.transaction.abort();
          throw error;
        }
        return committed(store);
      },
      bytes,
    );
  return {
    async read<T>(key: string) {
      const { get } = await load();
      const value: unknown = await get(key, inStore);
      return (isParts(value) ? fromParts(value) : value) as T | undefined;
    },
    keys: async () => (await load()).keys<string>(inStore),
    async write(pairs) {
      const inParts = pairs.map(
        async ([key, value]) => [key, isA(value, 'Blob') ? await toParts(value) : value] as const,
      );
      await put(await Promise.all(inParts), bytesOf(pairs));
    },
    remove: async (keys) => (await load()).delMany([...keys], inStore),
    change: <T extends object>(key: string, changes: Partial<T>) =>
      inStore('readwrite', async (store) => {
        let changed: T | undefined;
        const reading = store.get(key) as IDBRequest<T | undefined>;
        reading.onsuccess = () => {
          // oxlint-disable-next-line nacre-objects/given -- an undefined value removes the field
          if (reading.result) store.put((changed = { ...reading.result, ...changes }), key);
        };
        await committed(store);
        return changed;
      }),
  };
}
