import type { Provider } from '../types.js';
import { decode, encode } from './codec.js';
import {
  clearItems,
  freshEntry,
  getItem,
  notFound,
  physicalKey,
  removeItem,
  storageInfo,
  writeEntry,
} from './local-storage.js';

const isFull = (error: unknown) => (error as Error).name === 'QuotaExceededError';

export const setStorage: Provider<'setStorage'> = async (options) => {
  const { data } = options;
  const isBlob = data instanceof Blob;
  try {
    if (!isBlob) return writeEntry(options);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
  const { put } = await import('./indexed-db.js');
  await put(physicalKey(options), isBlob ? data : encode(data));
  writeEntry(options, true);
};

export const getStorage: Provider<'getStorage'> = async (options) => {
  const entry = freshEntry(options);
  if (!entry?.[2]) return getItem(options);
  const { get } = await import('./indexed-db.js');
  const value = await get(physicalKey(options));
  if (value === undefined) throw notFound();
  return { data: value instanceof Blob ? value : decode(value) };
};

export const removeStorage: Provider<'removeStorage'> = (options) => removeItem(options);
export const clearStorage: Provider<'clearStorage'> = (options) => clearItems(options);
export const getStorageInfo: Provider<'getStorageInfo'> = (options) => storageInfo(options);
export { storageChange } from './storage-keys.js';
