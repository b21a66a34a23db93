import type { SetStorageOptions, StorageInfo, StorageKey, StorageScope } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import { inOrder, superseded, underWay } from './large-values.js';
import { decodeEntry, elsewhere, encodeEntry, hasExpired, nameOf, type Entry, type Mark } from './storage-entry.js';
import { prefixOf } from './storage-keys.js';

/** Size limit of localStorage in KiB: five million UTF-16 units. */
const LIMIT = 10_240;

export const physicalKey = (options: StorageKey): string => prefixOf(options) + options.key;

/** Firefox has had a name of its own. */
export const isFull = (error: unknown): boolean => /quota/i.test((error as Error).name);

export const noRoom = (cause: unknown): DeviceError =>
  new DeviceError('setStorage', ErrCode.quota, 'no room left', { cause });

export const notFound = (): DeviceError => new DeviceError('getStorage', ErrCode.notFound, 'data not found');

export const corrupt = (key: string, cause: unknown): DeviceError =>
  new DeviceError('getStorage', ErrCode.unknown, `the entry of key "${key}" is corrupt; set or remove it`, { cause });

/** The text of an entry. Throws if the value cannot be stored. */
export function textOf({ data, ttl }: SetStorageOptions, mark?: Mark): string {
  try {
    return encodeEntry(data, ttl, mark);
  } catch (cause) {
    const reason = (cause as TypeError).message.replace('data.0', 'data');
    throw new DeviceError('setStorage', ErrCode.invalid, reason, { cause });
  }
}

/** The entry of a key was replaced or removed: ends earlier writes and forgets a value in IndexedDB. */
function replaced(key: string, old: string | null): void {
  superseded(key);
  const { mark } = elsewhere(old) ?? {};
  // A failure is ignored: no entry refers to the value any more, so it cannot be read.
  if (mark !== undefined) inOrder(key, ({ remove }) => remove(nameOf(key, mark))).catch(() => undefined);
}

/** Fails with `ErrCode.quota` if there is no room. */
export function setItem(options: SetStorageOptions): object {
  const key = physicalKey(options);
  const text = textOf(options);
  const old = localStorage.getItem(key);
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    throw isFull(error) ? noRoom(error) : error;
  }
  replaced(key, old);
  return {};
}

/** The entry of a key. Fails if there is none, or it has expired; then it is removed. */
export function readEntry(options: StorageKey): Entry {
  const text = localStorage.getItem(physicalKey(options));
  if (text === null) throw notFound();
  let entry: Entry;
  try {
    entry = decodeEntry(text);
  } catch (cause) {
    throw corrupt(options.key, cause);
  }
  if (!(entry[1]! <= Date.now())) return entry;
  removeItem(options);
  throw notFound();
}

export function getItem(options: StorageKey): { data: unknown } {
  const [data, , mark] = readEntry(options);
  if (mark !== undefined)
    throw new DeviceError('getStorage', ErrCode.unsupported, 'too big for the Sync call: use getStorage');
  return { data };
}

export function removeItem(options: StorageKey): object {
  const key = physicalKey(options);
  const old = localStorage.getItem(key);
  localStorage.removeItem(key);
  replaced(key, old);
  return {};
}

/** The keys of a namespace, without its prefix, of those in localStorage or others. */
const ownKeys = (scope: StorageScope, all: Iterable<string> = Object.keys(localStorage)): string[] => {
  const prefix = prefixOf(scope);
  return [...all].flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
};

export function clearItems(scope: StorageScope): object {
  for (const key of [...ownKeys(scope), ...ownKeys(scope, underWay())]) removeItem({ ...scope, key });
  return {};
}

export function storageInfo(scope: StorageScope): StorageInfo {
  const texts = new Map(ownKeys(scope).map((key) => [key, localStorage.getItem(physicalKey({ ...scope, key }))!]));
  for (const [key, text] of texts) if (hasExpired(text)) texts.delete(key);
  const prefix = prefixOf(scope);
  const units = [...texts].reduce((sum, [key, text]) => sum + prefix.length + key.length + text.length, 0);
  const bytes = [...texts.values()].reduce((sum, text) => sum + (elsewhere(text)?.bytes ?? 0), units * 2);
  return { keys: [...texts.keys()], currentSize: Math.ceil(bytes / 1024), limitSize: LIMIT };
}
