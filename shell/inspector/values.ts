import { isSecretField, MASK, maskText } from '../device/secrets.js';

/** Longest text of one value. What is behind it is cut off. */
const LONGEST = 4000;

/** No more of a text than is shown: what is behind it need not be read. */
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What JSON has no form for, in words. */
function describe(value: unknown): unknown {
  if (typeof value === 'string') return maskText(cut(value));
  if (typeof value === 'function') return `ƒ ${value.name}`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return `${value.name}: ${maskText(cut(value.message))}`;
  if (value instanceof Blob) return `${value.constructor.name} (${value.type || '?'}, ${value.size} B)`;
  if (value instanceof ArrayBuffer) return `ArrayBuffer (${value.byteLength} B)`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} (${value.byteLength} B)`;
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
  if (value instanceof Set) return [...(value as Set<unknown>)];
  return value;
}

/**
 * A value as JSON text. Values of keys such as `token` or `password` are masked, and so is what the call with the options
 * `beside` has stored under such a key. A text, so that the inspector keeps nothing of the app in memory.
 */
export function textOf(value: unknown, { indent = 2, beside = {} }: { indent?: number; beside?: object } = {}): string {
  const parents: unknown[] = [];
  const replace = function (this: unknown, key: string, given: unknown): unknown {
    const holder = this as Record<string, unknown>;
    // `toJSON` has run: the value itself may be one that describes itself better.
    const item = key === '' ? given : (holder[key] ?? given);
    const isSecret = isSecretField(key, holder) || (holder === value && isSecretField(key, beside));
    if (item !== undefined && isSecret) return MASK;
    const described = describe(item instanceof Date ? given : item);
    if (typeof described !== 'object' || described === null) return described;
    while (parents.length > 0 && parents.at(-1) !== this) parents.pop();
    if (parents.includes(described)) return '↻';
    parents.push(described);
    return described;
  };
  let text: string | undefined;
  try {
    text = JSON.stringify(value, replace, indent);
  } catch (error) {
    // A getter of the app may throw.
    text = `(${String(error)})`;
  }
  if (text === undefined) return '';
  return cut(text);
}

/** The same, short and in one line. */
export function briefOf(value: unknown): string {
  if (value === undefined) return '';
  const text = textOf(value, { indent: 0 });
  if (text === '{}') return '';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
