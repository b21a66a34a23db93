import { kindOf } from '../../../kinds.js';

/** Key that marks values which JSON cannot express. Plain objects that have this key are marked too. */
const TAG = '$type';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Tagged = { [TAG]: string; value?: Json };

const VIEWS: Partial<Record<string, new (buffer: ArrayBuffer) => ArrayBufferView>> = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  ...('Float16Array' in globalThis && { Float16Array: Reflect.get(globalThis, 'Float16Array') as typeof Float32Array }),
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
};

const tagged = (type: string, value?: Json): Json => (value === undefined ? { [TAG]: type } : { [TAG]: type, value });

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const fromBase64 = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer;

/** Throws a TypeError with the path to the value that cannot be encoded. */
function pack(value: unknown, path: string, parents: unknown[]): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : tagged('number', Object.is(value, -0) ? '-0' : `${value}`);
  }
  if (value === undefined) return tagged('undefined');
  if (typeof value === 'bigint') return tagged('bigint', `${value}`);
  if (parents.includes(value)) throw new TypeError(`${path}: contains itself`);
  const inner = (child: unknown, key: unknown) => pack(child, `${path}.${String(key)}`, [...parents, value]);
  const pairs = (entries: Iterable<[unknown, unknown]>): Json =>
    Array.from(entries, ([key, child]) => [inner(key, 'key'), inner(child, key)]);
  if (Array.isArray(value)) return Array.from(value, inner);
  const kind = kindOf(value);
  if (kind === 'Date') {
    const time = (value as Date).getTime();
    return tagged('Date', time || (time === 0 ? 0 : null));
  }
  if (kind === 'Map') return tagged('Map', pairs(value as Map<unknown, unknown>));
  if (kind === 'Set') return tagged('Set', Array.from(value as Set<unknown>, inner));
  if (kind === 'RegExp') return tagged('RegExp', [(value as RegExp).source, (value as RegExp).flags]);
  if (kind === 'ArrayBuffer') return tagged('ArrayBuffer', toBase64(new Uint8Array(value as ArrayBuffer)));
  if (ArrayBuffer.isView(value) && Object.hasOwn(VIEWS, kind)) {
    return tagged(kind, toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)));
  }
  const prototype: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined;
  if (prototype !== null && (prototype as object | undefined)?.constructor?.name !== 'Object') {
    throw new TypeError(
      `${path}: a ${typeof value === 'object' ? value.constructor.name : typeof value} cannot be stored`,
    );
  }
  const entries = Object.entries(value as object);
  if (TAG in (value as object)) return tagged('Object', pairs(entries));
  return Object.fromEntries(entries.map(([key, child]) => [key, inner(child, key)]));
}

function unpack(value: Json): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(unpack);
  const pairs = (list: Json) => (list as Json[]).map((pair) => unpack(pair) as [unknown, unknown]);
  if (!(TAG in value)) return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, unpack(child)]));
  const { [TAG]: type, value: inner = null } = value as Tagged;
  switch (type) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(inner);
    case 'bigint':
      return BigInt(inner as string);
    case 'Date':
      return new Date((inner as number | null) ?? NaN);
    case 'Map':
      return new Map(pairs(inner));
    case 'Set':
      return new Set((inner as Json[]).map(unpack));
    case 'RegExp':
      return new RegExp(...(inner as [string, string]));
    case 'Object':
      return Object.fromEntries(pairs(inner) as [string, unknown][]);
    case 'ArrayBuffer':
      return fromBase64(inner as string);
    default:
      if (!Object.hasOwn(VIEWS, type)) throw new TypeError(`unknown type ${String(type)}`);
      return new VIEWS[type]!(fromBase64(inner as string));
  }
}

/** JSON text of a value, without loss at any depth. Throws a TypeError for functions, symbols, class instances and cycles. */
export const encode = (value: unknown): string => JSON.stringify(pack(value, 'data', []));

/** The value of a text from `encode`. */
export const decode = (text: string): unknown => unpack(JSON.parse(text) as Json);
