import { isA, kindOf } from '../../../kinds.js';
import { fileName } from './file-name.js';

const decodePair = (pair: string): string => {
  const name = pair.split('=', 1)[0]!.replaceAll('+', ' ');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** What JSON would make an empty object of, or one of numbers. */
const NO_JSON = new Set(
  (
    'ArrayBuffer Blob DataView File FileList FormData Map Promise ReadableStream Set SharedArrayBuffer URLSearchParams ' +
    'WeakMap WeakSet'
  ).split(' '),
);

const refuseLost = (key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const kind = kindOf(value);
  if (!NO_JSON.has(kind) && !ArrayBuffer.isView(value)) return value;
  throw new TypeError(`a ${kind}${key && ` at "${key}"`} has no text`);
};

/** JSON text. Throws for what would be lost in it. */
export const jsonText = (data: unknown): string => JSON.stringify(data, refuseLost);

const valueText = (value: unknown): string => {
  if (value === null) return '';
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('a function or symbol is no text');
  if (typeof value !== 'object') return String(value);
  return kindOf(value) === 'Date' ? (value as Date).toJSON() : jsonText(value);
};

/** Pairs as a form sends them: lists repeat their key, undefined is left out. */
function pairsOf<T>(data: object, read: (value: unknown) => T): [key: string, value: T][] {
  refuseLost('', data);
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    const isList = Array.isArray(value) || kindOf(value) === 'FileList';
    const items = isList ? Array.from(value as ArrayLike<unknown>) : [value];
    return items.filter((item) => item !== undefined).map((item): [string, T] => [key, read(item)]);
  });
}

/** Pairs as they stand in a URL. */
export const encodePairs = (data: object): string[] =>
  pairsOf(data, valueText).map(([key, text]) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`);

/** A form with these fields; files stay files. */
export function toForm(data: object): FormData {
  const form = new FormData();
  for (const [key, value] of pairsOf(data, (item) => (isA(item, 'Blob') ? item : valueText(item)))) {
    if (typeof value === 'string') form.append(key, value);
    else form.append(key, value, fileName(value));
  }
  return form;
}

/** Merges pairs into a URL's query. Other pairs stay unchanged to the letter, since they may be signed. */
export function mergeQuery(url: string, data: object | string): string {
  const [address, ...fragment] = url.split('#');
  const [path, ...query] = address!.split('?');
  const added = typeof data === 'string' ? data.replace(/^\?/, '').split('&') : encodePairs(data);
  const replaced = new Set(typeof data === 'string' ? added.map(decodePair) : Object.keys(data));
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair && !replaced.has(decodePair(pair)));
  const search = [...kept, ...added].filter(Boolean).join('&');
  return [path, search && `?${search}`, fragment.length ? `#${fragment.join('#')}` : ''].join('');
}
