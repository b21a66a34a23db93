import type { SetStorageOptions, StorageInfo, StorageKey, StorageScope } from '../apis/storage.js';
import { DeviceError, ErrCode } from '../errors.js';
import { decode, encode } from './codec.js';
import { prefixOf } from './storage-keys.js';

/** Size limit of localStorage in KiB: five million UTF-16 units. */
const LIMIT = 10_240;

/** An entry in localStorage: its value, its expiry, and whether the value is in IndexedDB instead. */
type Entry = [value: unknown, expires?: number | undefined, isElsewhere?: true];

export const physicalKey = (options: StorageKey): string => prefixOf(options) + options.key;

/** Removes the value from IndexedDB if it is there. A failure is ignored: the value cannot be read any more. */
function forget(key: string): void {
  if (readEntry(key)?.[2]) void import('./indexed-db.js').then(({ remove }) => remove(key)).catch(() => undefined);
}

export function readEntry(key: string): Entry | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : (decode(text) as Entry);
}

/** Throws a QuotaExceededError if there is no room. */
export function writeEntry(options: SetStorageOptions, isElsewhere?: true): void {
  const { data, ttl } = options;
  const key = physicalKey(options);
  const entry: Entry = [isElsewhere ? null : data, ttl === undefined ? undefined : Date.now() + ttl, isElsewhere];
  while (entry.at(-1) === undefined && entry.length > 1) entry.pop();
  let text: string;
  try {
    text = encode(entry);
  } catch (cause) {
    throw new DeviceError('setStorage', ErrCode.invalid, (cause as TypeError).message, { cause });
  }
  if (!isElsewhere) forget(key);
  localStorage.setItem(key, text);
}

/** The entry, or undefined if it has expired; then it is removed. */
export function freshEntry(options: StorageKey): Entry | undefined {
  const key = physicalKey(options);
  const entry = readEntry(key);
  if (!entry || !(entry[1]! <= Date.now())) return entry;
  removeItem(options);
  return undefined;
}

export const notFound = (): DeviceError => new DeviceError('getStorage', ErrCode.notFound, 'data not found');

export function getItem(options: StorageKey): { data: unknown } {
  const entry = freshEntry(options);
  if (!entry) throw notFound();
  if (entry[2]) throw new DeviceError('getStorage', ErrCode.unsupported, 'too big for the Sync call: use getStorage');
  return { data: entry[0] };
}

export function removeItem(options: StorageKey): object {
  const key = physicalKey(options);
  forget(key);
  localStorage.removeItem(key);
  return {};
}

const ownKeys = (scope: StorageScope): string[] => {
  const prefix = prefixOf(scope);
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
};

export function clearItems(scope: StorageScope): object {
  for (const key of ownKeys(scope)) removeItem({ ...scope, key });
  return {};
}

export function storageInfo(scope: StorageScope): StorageInfo {
  const keys = ownKeys(scope).filter((key) => freshEntry({ ...scope, key }));
  const units = keys
    .map((key) => physicalKey({ ...scope, key }))
    .reduce((sum, key) => sum + key.length + localStorage.getItem(key)!.length, 0);
  return { keys, currentSize: Math.ceil((units * 2) / 1024), limitSize: LIMIT };
}
