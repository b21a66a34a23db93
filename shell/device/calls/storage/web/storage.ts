import type { SetStorageOptions, StorageKey } from '../types.js';
import { ErrCode, type DeviceError } from '../../../errors.js';
import { isA } from '../../../kinds.js';
import type { Provider } from '../../../types.js';
import { decode, encode } from './codec.js';
import { inOrder, isUnderWay, settled, underWay, write } from './large-values.js';
import {
  clearItems,
  corrupt,
  isFull,
  noRoom,
  notFound,
  physicalKey,
  readEntry,
  removeItem,
  setItem,
  storageInfo,
  textOf,
} from './local-storage.js';
import { elsewhere, isLate, nameOf, newMark } from './storage-entry.js';
import { prefixOf } from './storage-keys.js';

/** Stores a value in IndexedDB, and an entry that says so. */
async function setLarge(options: SetStorageOptions, signal: AbortSignal): Promise<void> {
  const key = physicalKey(options);
  const value = isA(options.data, 'Blob') ? options.data : encode(options.data);
  const size = typeof value === 'string' ? value.length * 2 : value.size;
  await write(key, async ({ put, remove }, isCurrent) => {
    signal.throwIfAborted();
    if (!isCurrent()) return;
    let mark = newMark();
    // Beside the value that is there: until the entry names the new one, the old one is the value.
    await put(nameOf(key, mark), value);
    while (isLate(mark)) await put(nameOf(key, (mark = newMark())), value);
    let useless: string | undefined = nameOf(key, mark);
    try {
      // A later call may have replaced it, or there is no room for the entry.
      if (!isCurrent()) return;
      const old = elsewhere(localStorage.getItem(key));
      localStorage.setItem(key, textOf({ ...options, data: size }, mark));
      useless = old && nameOf(key, old.mark);
    } finally {
      if (useless !== undefined) await remove(useless);
    }
  });
}

export const setStorage: Provider<'setStorage'> = async (options, { signal }) => {
  let full: unknown;
  try {
    if (!isA(options.data, 'Blob')) return setItem(options);
  } catch (error) {
    if ((error as DeviceError).errCode !== ErrCode.quota) throw error;
    full = error;
  }
  try {
    await setLarge(options, signal);
  } catch (error) {
    if (isFull(error)) throw noRoom(error);
    // Without IndexedDB there is only localStorage, which is full.
    throw full ?? error;
  }
};

export const getStorage = async (options: StorageKey): Promise<{ data: unknown }> => {
  const key = physicalKey(options);
  if (isUnderWay(key)) await settled(key);
  const text = localStorage.getItem(key);
  const [data, , mark] = readEntry(options);
  if (mark === undefined) return { data };
  const value = await inOrder(key, ({ get }) => get(nameOf(key, mark)));
  if (value === undefined) {
    // Another tab may have replaced it meanwhile.
    if (localStorage.getItem(key) !== text) return getStorage(options);
    throw notFound();
  }
  if (isA(value, 'Blob')) return { data: value };
  try {
    return { data: decode(value) };
  } catch (cause) {
    throw corrupt(options.key, cause);
  }
};

export const removeStorage: Provider<'removeStorage'> = (options) => removeItem(options);
export const clearStorage: Provider<'clearStorage'> = (options) => clearItems(options);

export const getStorageInfo: Provider<'getStorageInfo'> = async (options) => {
  const prefix = prefixOf(options);
  const writes = [...underWay()].filter((key) => key.startsWith(prefix));
  await Promise.all(writes.map(settled));
  const { storage } = navigator as Partial<Navigator>;
  const [limit, isPersisted] = await Promise.allSettled([storage?.estimate(), storage?.persisted()]);
  const quota = limit.status === 'fulfilled' ? limit.value?.quota : undefined;
  return {
    ...storageInfo(options),
    ...(quota !== undefined && { limitSize: Math.floor(quota / 1024) }),
    persisted: isPersisted.status === 'fulfilled' && isPersisted.value === true,
  };
};
