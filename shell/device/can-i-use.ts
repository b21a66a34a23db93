import { own } from '../../elements/base/own.js';
import { CALLS, COMMON, FUNCTIONS, SIGNALS, SYNC } from './generated/names.js';
import { device } from './instance.js';
import { support } from './support.js';

const has = (words: string | undefined, word: string): boolean =>
  words !== undefined && words.split(' ').includes(word);

/** `networkStatusChange` of `onNetworkStatusChange` and `offNetworkStatusChange`. */
function signalOf(name: string): string | undefined {
  const [, first, rest] = /^o(?:n|ff)([A-Z])(\w*)$/.exec(name) ?? [];
  return first && first.toLowerCase() + rest!;
}

/** The call of a name that may be that of its Sync form. */
const callOf = (name: string): string => (has(SYNC, name) ? name.replace(/Sync$/, '') : name);

function works(name: string): boolean {
  const signal = signalOf(name);
  if (signal && device.hasSignal(signal)) return true;
  return has(FUNCTIONS, name) || support(callOf(name)).level !== 'unavailable';
}

/** Whether a call has such an option (`object`, `options`) or result (`success`, `return`), a signal such a field. */
function hasField(name: string, part: string, field: string): boolean {
  const [options, result] = own(CALLS, callOf(name)) ?? [];
  // A Sync form has no callbacks, and ends before anything could end it.
  const isCall = options !== undefined && !has(SYNC, name);
  if (part === 'object' || part === 'options') return has(options, field) || (isCall && has(COMMON, field));
  if (part === 'success' || part === 'return') return has(result, field);
  return part === 'callback' && has(own(SIGNALS, signalOf(name) ?? ''), field);
}

/** Values by which the parts of CSS are tested that are no properties. */
const CSS_PARTS: Readonly<Record<string, string>> = { var: 'var(--a)', env: 'env(a)', constant: 'constant(a)' };

/** Whether this browser knows a property of CSS, or a part of `CSS_PARTS`. */
function knowsCss(name: string): boolean {
  if (!('CSS' in globalThis)) return false;
  const value = own(CSS_PARTS, name);
  if (value) return CSS.supports('top', value);
  return CSS.supports(name, 'inherit') || CSS.supports(`-webkit-${name}`, 'inherit');
}

/**
 * Whether a call, its Sync form, a function, or an on… / off… pair works in this browser at this moment. Also for a part of
 * one: `showToast.object.image`, `getSystemInfo.success.theme`, `onThemeChange.callback.theme`, and of CSS:
 * `css.var`, `css.env`, `css.constant`, `css.backdrop-filter`.
 */
export function canIUse(name: string): boolean {
  if (typeof name !== 'string') return false;
  const [subject, part, field, ...rest] = name.split('.') as [string, ...string[]];
  if (subject === 'css') return part !== undefined && field === undefined && knowsCss(part);
  if (rest.length || !works(subject)) return false;
  return part === undefined || (field !== undefined && hasField(subject, part, field));
}
