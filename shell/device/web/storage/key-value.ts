// Values in IndexedDB by idb-keyval, which keeps the connection. Beside it: other pages may delete the database, a connection
// that the browser has closed is opened again, and a write that fails says why.

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

/** Also of another window. */
const isBlob = (value: unknown): value is Blob =>
  /^\[object (?:File|Blob)\]$/.test(Object.prototype.toString.call(value));

const fromParts = ({ bytes, options, name }: Parts): Blob =>
  name === undefined ? new Blob([bytes], options) : new File([bytes], name, options);

const isParts = (value: unknown): value is Parts => (value as Partial<Parts> | undefined)?.bytes instanceof ArrayBuffer;

const committed = ({ transaction }: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('the write was aborted', 'AbortError'));
  });

const load = (): Promise<Library> => import('idb-keyval');

/** The values of one object store. The database is opened with the first call. */
export function keyValueStore(database: string, name: string): KeyValueStore {
  let connection: ReturnType<Library['createStore']> | undefined;
  async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    const { createStore } = await load();
    const run = () =>
      (connection ??= createStore(database, name))(mode, (store) => {
        const { db } = store.transaction;
        db.onversionchange = () => {
          connection = undefined;
          db.close();
        };
        return work(store);
      });
    try {
      return await run();
    } catch (error) {
      // The browser has closed the connection.
      if ((error as Error).name !== 'InvalidStateError') throw error;
      connection = undefined;
      return run();
    }
  }
  const put = (pairs: Pairs) =>
    inStore('readwrite', (store) => {
      try {
        for (const [key, value] of pairs) store.put(value, key);
      } catch (error) {
        store.transaction.abort();
        throw error;
      }
      return committed(store);
    });
  return {
    async read<T>(key: string) {
      const { get } = await load();
      const value: unknown = await get(key, inStore);
      return (isParts(value) ? fromParts(value) : value) as T | undefined;
    },
    keys: async () => (await load()).keys<string>(inStore),
    async write(pairs) {
      const inParts = pairs.map(async ([key, value]) => [key, isBlob(value) ? await toParts(value) : value] as const);
      await put(await Promise.all(inParts));
    },
    remove: async (keys) => (await load()).delMany([...keys], inStore),
    change: <T extends object>(key: string, changes: Partial<T>) =>
      inStore('readwrite', async (store) => {
        let changed: T | undefined;
        const reading = store.get(key) as IDBRequest<T | undefined>;
        reading.onsuccess = () => {
          if (reading.result) store.put((changed = { ...reading.result, ...changes }), key);
        };
        await committed(store);
        return changed;
      }),
  };
}
