import { json, type Kind } from '../internal/element/kinds.js';
import { warnOnce } from '../internal/element/warn.js';
import type { ListPosition } from './memory.js';

/** Properties that are one of some words. */
const WORDS = {
  direction: ['vertical', 'horizontal'],
  anchor: ['start', 'end'],
  lines: ['cells', 'all', 'none'],
} as const;

type Worded = Element & Readonly<Record<keyof typeof WORDS, string>>;

/** Warns of words that a list does not know. */
export function checkWords(list: Worded): void {
  for (const [name, words] of Object.entries(WORDS) as [keyof typeof WORDS, readonly string[]][]) {
    if (!words.includes(list[name])) warnOnce(list, name, words.join(' or '), list[name]);
  }
}

/** Items are of any kind. One that cannot be read is refused: `length` throws. */
const ARRAY: Kind = {
  expected: 'an array',
  read: (value, refuse) => (Array.isArray(value) && value.length >= 0 ? value : refuse()),
};

/** A server writes no items: it draws no rows. */
export const ITEMS: Kind = { expected: ARRAY.expected, read: json(ARRAY).read };

export const POSITION: Kind = {
  expected: 'a position that a list had',
  read: (value, refuse) => (typeof (value as Partial<ListPosition>).index === 'number' ? value : refuse()),
};
