import { boolean, type Check, number, optional, positive, shape, string } from '../../check.js';
import { isA } from '../../kinds.js';
import { schemeOf } from '../../../../elements/base/urls.js';
import type { Heartbeat } from './types.js';

const isToken = (value: unknown): boolean => typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value);

/** One protocol, or a list of them; an empty one too. */
export const protocols: Check = (value) => {
  const names = Array.isArray(value) ? (value as unknown[]) : [value];
  return names.every(isToken) && new Set(names).size === names.length ? undefined : 'names of protocols, each once';
};

const above0: Check = (value) => (positive(value) || value === 0 ? 'a number above 0' : undefined);

const heartbeat: Check = (value) => {
  if (typeof value === 'number') return positive(value);
  return shape({
    interval: above0,
    message: optional(string),
    answer: optional(string),
    timeout: optional(above0),
  } satisfies Record<keyof Heartbeat, Check>)(value);
};

export const reconnect: Check = (value) => {
  if (!boolean(value)) return undefined;
  const expected = shape({
    minDelay: optional(positive),
    maxDelay: optional(positive),
    heartbeat: optional(heartbeat),
  })(value);
  return expected && `a boolean, or ${expected}`;
};

export const socketUrl: Check = (value) => {
  const isRight =
    typeof value === 'string' && value && !value.includes('#') && /^(?:ws|http)s?:$/.test(schemeOf(value) ?? 'ws:');
  return isRight ? undefined : 'a ws(s) or http(s) URL without a fragment';
};

export const message: Check = (value) => {
  const isMessage =
    typeof value === 'string' || ArrayBuffer.isView(value) || isA(value, 'ArrayBuffer') || isA(value, 'Blob');
  return isMessage ? undefined : 'a string, or binary data';
};

export const closeCode: Check = (value) =>
  Number.isInteger(value) && (value === 1000 || ((value as number) >= 3000 && (value as number) <= 4999))
    ? undefined
    : '1000, or a number from 3000 to 4999';

export const closeReason: Check = (value) =>
  string(value) ?? (new TextEncoder().encode(value as string).length > 123 ? 'at most 123 bytes' : undefined);

/** Undefined stands for the latest socket. */
export const socketTaskId: Check = (value) => optional(number)(value);
