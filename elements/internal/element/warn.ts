import { warnOnce as warnOfText } from '../../base/warn.js';

/** The most characters that a warning prints of a value. */
const MAX_LETTERS = 200;

/** The properties of an element that it has warned of. */
const refused = new WeakMap<Element, Set<string>>();

function textOf(value: unknown): string {
  let text: string;
  try {
    if (value instanceof Error) text = value.message;
    else if (typeof value === 'number')
      text = String(value); // JSON has no NaN and no Infinity.
    else text = JSON.stringify(value) ?? String(value);
  } catch {
    text = typeof value; // A BigInt, an object that refers to itself, or one that cannot be read.
  }
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
}

/**
 * Warns in the console, once per element, property and value, and says what is accepted. The element goes on without it.
 * A property that is unset (`got` is undefined) because its value was refused causes no second warning.
 */
export function warnOnce(element: Element, property: string, expected: string, got: unknown): void {
  const properties = refused.get(element) ?? new Set();
  if (got === undefined && properties.has(property)) return;
  refused.set(element, properties.add(property));
  warnOfText(`<${element.localName}> ${property}: expected ${expected}, got ${textOf(got)}`);
}
