// What looks secret, by its name or its form. For tools that show or keep what an app does.

import { kindOf } from './kinds.js';

/** Stands for a secret. */
export const MASK = '••••';

const SECRET =
  /token|passw|passphrase|pwd|secret|authori[sz]ation|cookie|credential|api[-_]?key|private[-_]?key|session[-_]?id|jwt|^(?:pin|otp|cvv|cvc|auth)$/i;

/** Whether a field, parameter or stored value of this name is secret. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

/** Fields whose value is secret if the field `key` or `name` beside them names a secret, as in `setStorage`. */
const NAMED = new Set(['data', 'value']);

/** Whether the value of a field is secret: by its own name, or by what is beside it. */
export const isSecretField = (name: string, beside: object): boolean =>
  isSecretName(name) || (NAMED.has(name) && namesSecret(beside));

/** Whether `key` or `name` of these options names a secret. */
export function namesSecret(options: object): boolean {
  const { key, name } = options as { key?: unknown; name?: unknown };
  return [key, name].some((text) => typeof text === 'string' && isSecretName(text));
}

// Each of these takes a time that grows with the length of the text alone: what may be repeated is limited, or taken for good.

/** Parameters of URLs and forms. */
const PARAMETER = /(^|[?&#;]\s?)([^=&#?;\s"]{1,200})=[^&#;\s"]+/g;
/** Credentials in headers, in URLs, and JSON web tokens. */
const CREDENTIALS = /(\b(?:bearer|basic)\s{1,20})[\w.~+/=-]+|(\/\/)[^/?#\s"@:]{0,200}:[^/?#\s"@]{1,200}(?=@)/gi;
const WEB_TOKEN = /(?<![\w.-])eyJ[\w-]*\.[\w-]+\.[\w.-]*/g;
/** Names of fields in JSON, also where its quotes are escaped since it is a text in other JSON. */
const FIELD = /"([^"\\]{1,200})(\\{0,20})"\s{0,20}:\s{0,20}/g;

/** Masks what looks secret inside a text: parameters of URLs, credentials of headers, JSON web tokens, fields of JSON. */
export function maskText(text: string): string {
  const flat = text
    .replace(PARAMETER, (all: string, start: string, name: string) =>
      isSecretName(name) ? `${start}${name}=${MASK}` : all,
    )
    .replace(CREDENTIALS, (_, scheme?: string, slashes?: string) => `${scheme ?? slashes}${MASK}`)
    .replace(WEB_TOKEN, MASK);
  return maskFields(flat);
}

function maskFields(text: string): string {
  let masked = '';
  let done = 0;
  FIELD.lastIndex = 0;
  for (let found = FIELD.exec(text); found; found = FIELD.exec(text)) {
    const [, name = '', escape = ''] = found;
    if (!isSecretName(name)) continue;
    const start = FIELD.lastIndex;
    const end = endOfValue(text, start, escape);
    const quote = text.startsWith(`${escape}"`, start) ? `${escape}"` : '"';
    masked += `${text.slice(done, start)}${quote}${MASK}${quote}`;
    done = FIELD.lastIndex = end;
  }
  return masked + text.slice(done);
}

/** Where the value of a JSON field ends; a text whose end was cut off ends with it. */
function endOfValue(text: string, start: number, escape: string): number {
  if (!text.startsWith(`${escape}"`, start)) {
    let end = start;
    while (end < text.length && !/[\s",}\]\\]/.test(text[end]!)) end++;
    return end;
  }
  for (let quote = start + escape.length; ;) {
    quote = text.indexOf('"', quote + 1);
    if (quote < 0) return text.length;
    let slashes = 0;
    while (text[quote - slashes - 1] === '\\') slashes++;
    if (escape ? slashes <= escape.length : slashes % 2 === 0) return quote + 1;
  }
}

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || prototype.constructor?.name === 'Object';
};

/**
 * A copy of plain data without what looks secret. `beside` are the options of the call that it answers. Texts become a mask
 * and numbers 0, so that who reads them gets values of the same kind; bytes and files stay.
 */
export function maskData(value: unknown, beside: object = {}, isSecret = false): unknown {
  if (typeof value === 'string') return isSecret ? MASK : maskText(value);
  if (typeof value === 'number' || typeof value === 'bigint') return isSecret ? 0 : value;
  if (typeof value !== 'object' || value === null) return value;
  // What stands for a file on a tape.
  if ('$file' in value) return value;
  if (Array.isArray(value)) return value.map((item) => maskData(item, {}, isSecret));
  if (kindOf(value) === 'Set') return new Set([...(value as Set<unknown>)].map((item) => maskData(item, {}, isSecret)));
  const field = ([name, item]: [unknown, unknown], holder: object): [unknown, unknown] => {
    const isNamed = typeof name === 'string' && (isSecretField(name, holder) || isSecretField(name, beside));
    return [name, maskData(item, {}, isSecret || isNamed)];
  };
  if (kindOf(value) === 'Map') return new Map([...(value as Map<unknown, unknown>)].map((entry) => field(entry, {})));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map((entry) => field(entry, value) as [string, unknown]));
}
