import type { Heartbeat } from './calls/socket/types.js';
import { boolean, type Check, list, number, optional, positive, record, string } from './check.js';
import { members } from './network-rules.js';
import { isA } from './kinds.js';
import { schemeOf } from './url.js';

const isToken = (value: unknown): boolean => typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value);

const protocols: Check = (value) => {
  const names = Array.isArray(value) ? (value as unknown[]) : [value];
  return names.every(isToken) && new Set(names).size === names.length ? undefined : 'names of protocols, each once';
};

const above0: Check = (value) => (positive(value) || value === 0 ? 'a number above 0' : undefined);
const heartbeatOptions = members({
  interval: above0,
  message: optional(string),
  answer: optional(string),
  timeout: optional(above0),
} satisfies Record<keyof Heartbeat, Check>);
const heartbeat: Check = (value) => (typeof value === 'number' ? positive(value) : heartbeatOptions(value));
const reconnectOptions = members({
  minDelay: optional(positive),
  maxDelay: optional(positive),
  heartbeat: optional(heartbeat),
});
const reconnect: Check = (value) =>
  boolean(value) ? reconnectOptions(value) && `a boolean, or ${reconnectOptions(value)}` : undefined;

const socketUrl: Check = (value) => {
  const isRight =
    typeof value === 'string' && value && !value.includes('#') && /^(?:ws|http)s?:$/.test(schemeOf(value) ?? 'ws:');
  return isRight ? undefined : 'a ws(s) or http(s) URL without a fragment';
};

const isMessage = (value: unknown): boolean =>
  typeof value === 'string' || ArrayBuffer.isView(value) || isA(value, 'ArrayBuffer') || isA(value, 'Blob');

const code: Check = (value) =>
  Number.isInteger(value) && (value === 1000 || ((value as number) >= 3000 && (value as number) <= 4999))
    ? undefined
    : '1000, or a number from 3000 to 4999';
const reason: Check = (value) =>
  string(value) ?? (new TextEncoder().encode(value as string).length > 123 ? 'at most 123 bytes' : undefined);

const socketTaskId = optional(number);

/** Checks of the arguments of calls on sockets. */
export const SOCKET_RULES = {
  connectSocket: {
    url: socketUrl,
    protocols: optional((value: unknown) => (Array.isArray(value) && list(value) ? undefined : protocols(value))),
    header: optional(record),
    reconnect: optional(reconnect),
    socketTaskId,
  },
  sendSocketMessage: {
    data: (value: unknown) => (isMessage(value) ? undefined : 'a string, or binary data'),
    socketTaskId,
  },
  closeSocket: { code: optional(code), reason: optional(reason), socketTaskId },
};
