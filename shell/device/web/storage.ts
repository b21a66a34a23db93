import type { SetStorageOptions } from '../apis/storage.js';
import { ErrCode, type DeviceError } from '../errors.js';
import type { Provider } from '../types.js';
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
import { isElsewhere } from './storage-entry.js';
import { prefixOf } from './storage-keys.js';

/** Stores a value in IndexedDB, and an entry that says so. */
async function setLarge(options: SetStorageOptions, signal: AbortSignal): Promise<void> {
  const key = physicalKey(options);
  const value = options.data instanceof Blob ? options.data : encode(options.data);
  const text = textOf({ ...options, data: null }, true);
  await write(key, async ({ put, remove }, isCurrent) => {
    signal.throwIfAborted();
    if (!isCurrent()) return;
    await put(key, value);
    try {
      if (isCurrent()) localStorage.setItem(key, text);
    } finally {
      // A later call has replaced the entry, or there is no room for it.
      if (!isElsewhere(localStorage.getItem(key))) await remove(key);
    }
  });
}

export const setStorage: Provider<'setStorage'> = async (options, { signal }) => {
  let full: unknown;
  try {
    if (!(options.data instanceof Blob)) return setItem(options);
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

export const getStorage: Provider<'getStorage'> = async (options) => {
  const key = physicalKey(options);
  if (isUnderWay(key)) await settled(key);
  const [data, , isInDatabase] = readEntry(options);
  if (!isInDatabase) return { data };
  const value = await inOrder(key, ({ get }) => get(key));
  if (value === undefined) throw notFound();
  if (value instanceof Blob) return { data: value };
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
  return storageInfo(options);
};
