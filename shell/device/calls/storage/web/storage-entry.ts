import { decode, encode } from './codec.js';

/**
 * What localStorage has for a key: the value, its expiry in ms, and a mark if the value is in IndexedDB instead. The first
 * part is then its size in bytes. The mark is another one for each write: it names the value there, so that a write which
 * ends in the middle changes nothing, and other tabs get an event. Older versions wrote `null`, and `true` or a number below
 * 1, for a value that has the name of its key.
 */
export type Entry = [value: unknown, expires?: number | undefined, mark?: Mark];

/** Seconds since 1970, not whole. */
export type Mark = number | true;

const EXPIRY = /,(\d{13,}(?:\.\d+)?)(?:,[^,\]]+)?\]$/;
const ELSEWHERE = /^\[(null|\d+),(?:\d[\d.]*|\{[^{}]*\}),(true|[\d.e-]+)\]$/;

/** Marks of older versions are no times. */
const EARLIEST = 1e9;
/** Age in ms from which a value without an entry is deleted. */
const LIFE = 3_600_000;

/** Two tabs that write in the same ms get different ones. */
export const newMark = (): Mark & number => (Date.now() + Math.random()) / 1000;

/** Whether the value is so old that another tab may soon delete it, since it has no entry yet. */
export const isLate = (mark: Mark): boolean => Number(mark) * 1000 < Date.now() - LIFE / 2;

/** The name in IndexedDB of a key's value. */
export const nameOf = (key: string, mark: Mark): string => (Number(mark) < EARLIEST ? key : `${key}\0${mark}`);

/** Whether no entry names this value, and none will. */
export function isOrphan(name: string): boolean {
  const [, key, mark] = /^([^]*)\0(\d{10}(?:\.\d+)?)$/.exec(name) ?? [name, name, '0'];
  const entry = elsewhere(localStorage.getItem(key!));
  if (entry && nameOf(key!, entry.mark) === name) return false;
  return Number(mark) * 1000 < Date.now() - LIFE;
}

/** The text of an entry. With a mark, `value` is the size of what is in IndexedDB. */
export function encodeEntry(value: unknown, ttl = Infinity, mark?: Mark): string {
  const expires = Number.isFinite(ttl) ? Date.now() + ttl : undefined;
  const entry: Entry = mark !== undefined ? [value, expires, mark] : expires === undefined ? [value] : [value, expires];
  return encode(entry);
}

/** The entry of a text. Throws if the text is not one of `encodeEntry`. */
export function decodeEntry(text: string): Entry {
  const entry = decode(text) as Entry;
  const isRight =
    Array.isArray(entry) &&
    entry.length > 0 &&
    entry.length < 4 &&
    ['undefined', 'number'].includes(typeof entry[1]) &&
    ['undefined', 'number'].includes(typeof (entry[2] === true ? 1 : entry[2]));
  if (!isRight) throw new TypeError('not an entry of setStorage');
  return entry;
}

/** Whether a text seems to be an entry that has expired. Its value is not decoded. */
export const hasExpired = (text: string): boolean => Number(EXPIRY.exec(text.slice(-60))?.[1] ?? NaN) <= Date.now();

/** The mark, and the size in bytes if known, of an entry whose value is in IndexedDB. Other values are not decoded. */
export function elsewhere(text: string | null): { mark: Mark; bytes: number } | undefined {
  const [, bytes, mark] = (text !== null && text.length < 200 && ELSEWHERE.exec(text)) || [];
  return mark === undefined ? undefined : { mark: mark === 'true' ? true : Number(mark), bytes: Number(bytes) || 0 };
}
