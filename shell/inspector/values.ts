/** Longest text of one value. What is behind it is cut off. */
const LONGEST = 4000;

const SECRET =
  /token|passw|passphrase|pwd|secret|authori[sz]ation|cookie|credential|api[-_]?key|session[-_]?id|^(?:pin|otp|cvv)$/i;
const MASK = '••••';

/** Names of fields whose value is secret if the field `key` beside them names a secret, as in `setStorage`. */
const STORED = new Set(['data', 'value']);

const SECRET_IN_TEXT =
  /([?&#;][^=&#?;]*(?:token|passw|pwd|secret|api[-_]?key)[^=&#?;]*=)[^&#;\s"]+|(\b(?:bearer|basic)\s+)[\w.~+/=-]+|("[^"]*(?:token|passw|pwd|secret|api[-_]?key)[^"]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"|[^\s",}]+)/gi;

/** Masks what looks secret inside a text: parameters of URLs, credentials of headers, fields of JSON. */
export const maskText = (text: string): string =>
  text.replace(SECRET_IN_TEXT, (_, parameter?: string, scheme?: string, field?: string) =>
    field === undefined ? `${parameter ?? scheme}${MASK}` : `${field}"${MASK}"`,
  );

/** What JSON has no form for, in words. */
function describe(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'function') return `ƒ ${value.name}`;
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return `${value.name}: ${maskText(value.message)}`;
  if (value instanceof Blob) return `${value.constructor.name} (${value.type || '?'}, ${value.size} B)`;
  if (value instanceof ArrayBuffer) return `ArrayBuffer (${value.byteLength} B)`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name} (${value.byteLength} B)`;
  if (value instanceof Element) return `<${value.localName}>`;
  if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
  if (value instanceof Set) return [...(value as Set<unknown>)];
  return value;
}

/**
 * A value as JSON text. Values of keys such as `token` or `password` are masked. A text, so that the inspector keeps nothing
 * of the app in memory.
 */
export function textOf(value: unknown, indent = 2): string {
  const parents: unknown[] = [];
  const replace = function (this: unknown, key: string, given: unknown): unknown {
    const holder = this as Record<string, unknown>;
    // `toJSON` has run: the value itself may be one that describes itself better.
    const item = key === '' ? given : (holder[key] ?? given);
    const namesSecret = STORED.has(key) && typeof holder['key'] === 'string' && SECRET.test(holder['key']);
    if (item !== undefined && (SECRET.test(key) || namesSecret)) return MASK;
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
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** The same, short and in one line. */
export function briefOf(value: unknown): string {
  if (value === undefined) return '';
  const text = textOf(value, 0);
  if (text === '{}') return '';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
