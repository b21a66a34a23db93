import { decode, encode } from './codec.js';

/**
 * What localStorage has for a key: the value, its expiry in ms, and whether the value is in IndexedDB instead. That mark is
 * another number for each write, so that other tabs hear of it; older versions wrote `true`.
 */
export type Entry = [value: unknown, expires?: number | undefined, isElsewhere?: number | true];

const EXPIRY = /,(\d{13,}(?:\.\d+)?)(?:,[^,\]]+)?\]$/;
const ELSEWHERE = /^\[null,(?:\d[\d.]*|\{[^{}]*\}),(?:true|[\d.e-]+)\]$/;

export function encodeEntry(value: unknown, ttl = Infinity, isElsewhere = false): string {
  const expires = Number.isFinite(ttl) ? Date.now() + ttl : undefined;
  const entry: Entry = isElsewhere
    ? [null, expires, Math.random()]
    : expires === undefined
      ? [value]
      : [value, expires];
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

/** Whether a text is an entry whose value is in IndexedDB. Its value is not decoded. */
export const isElsewhere = (text: string | null): boolean => text !== null && text.length < 200 && ELSEWHERE.test(text);
