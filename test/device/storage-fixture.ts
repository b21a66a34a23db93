/** Works in the database of the storage, as another program. */
export async function inDatabase<T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open('nacre', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('storage');
  const { result: database } = await success(opening);
  const done = await success(work(database.transaction('storage', 'readwrite').objectStore('storage')));
  database.close();
  return done.result;
}

const success = <T extends IDBRequest>(request: T): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request);
    request.onerror = () => reject(new Error(String(request.error)));
  });

/** What the database has for a key of the default namespace. */
export async function namesInDatabase(key: string): Promise<string[]> {
  const names = (await inDatabase((store) => store.getAllKeys())) as string[];
  return names.filter((name) => name.split('\0')[0] === `nacre/default/${key}`);
}
