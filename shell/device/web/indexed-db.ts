// Stores texts and files that are too big for localStorage, under the same keys.

const STORE = 'storage';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('nacre', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const done = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(done.result);
      transaction.onabort = () => reject(transaction.error ?? done.error);
    });
  } finally {
    database.close();
  }
}

/** A Blob as parts: WebKit cannot store Blobs in private sessions. */
interface Stored {
  readonly bytes: ArrayBuffer;
  readonly options: FilePropertyBag;
  readonly name: string | undefined;
}

export async function put(key: string, value: string | Blob): Promise<void> {
  let stored: string | Stored = value as string;
  if (typeof value !== 'string') {
    const { name, lastModified } = value as Partial<File>;
    stored = { bytes: await value.arrayBuffer(), options: { type: value.type, lastModified }, name };
  }
  await inStore('readwrite', (store) => store.put(stored, key));
}

export async function get(key: string): Promise<string | Blob | undefined> {
  const stored = await inStore<string | Stored | undefined>('readonly', (store) => store.get(key));
  if (typeof stored !== 'object') return stored;
  const { bytes, options, name } = stored;
  return name === undefined ? new Blob([bytes], options) : new File([bytes], name, options);
}

export const remove = (key: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(key));
