import { asciiDigits } from '../../internal/text/digits.js';
import { foldText } from '../../internal/text/fold.js';
import type { DateFields } from './calendar.js';

const PARTS = ['year', 'month', 'day'] as const;

/** The numbers in a text, in the digits of any script. */
const numbersIn = (text: string): string[] => asciiDigits(text).match(/\d+/g) ?? [];

/** Splits digits that were typed without separators. */
function split(digits: string, lengths: readonly number[]): string[] {
  let from = 0;
  return lengths.map((length) => digits.slice(from, (from += length)));
}

/**
 * A date as users type it (2024-05-07, 20240507, or 5/7/2024 in the order of their language) in the form of `value`.
 * Returns other texts unchanged.
 */
export function normalizeDate(text: string, fields: DateFields, order: readonly DateFields[]): string {
  const shown = PARTS.slice(0, PARTS.indexOf(fields) + 1);
  let numbers = numbersIn(text);
  const length = 2 + 2 * shown.length;
  if (numbers.length === 1 && numbers[0]!.length === length)
    numbers = split(numbers[0]!, [4, 2, 2].slice(0, shown.length));
  if (numbers.length !== shown.length) return text;
  if (numbers[0]!.length < 4) {
    const typed = order.filter((part) => shown.includes(part));
    numbers = shown.map((part) => numbers[typed.indexOf(part)]!);
  }
  return numbers.join('-');
}

/** The letters of a text: `P. M.` is `pm`. */
const lettersOf = (text: string): string => foldText(text).replace(/\P{L}/gu, '');

/** Which half of the day a text names, in the language or in English: 0 or 1; -1 without one. */
function halfIn(text: string, halves: readonly string[]): number {
  const letters = lettersOf(text);
  const named = halves.map(lettersOf).findIndex((half) => half !== '' && letters.includes(half));
  return named < 0 ? ['am', 'pm'].findIndex((half) => letters.includes(half)) : named;
}

/**
 * A time as users type it (9:05, 0905, 9.05 pm, 下午9:05) in the form of `value`. `halves`: what the language calls the
 * halves of the day. An hour without one is that of 24, in every region: 2:30 is in the night, as a half that somebody
 * left out cannot be known. Returns other texts unchanged.
 */
export function normalizeTime(text: string, halves: readonly string[] = []): string {
  let numbers = numbersIn(text);
  const [first = ''] = numbers;
  if (numbers.length === 1 && first.length > 2) numbers = split(first, [2 - (first.length % 2), 2, 2]).filter(Boolean);
  const half = halfIn(text, halves);
  const [hours = '', ...rest] = numbers;
  if (half < 0) return numbers.join(':');
  if (!hours || Number(hours) > 12) return text;
  return [(Number(hours) % 12) + half * 12, ...(rest.length ? rest : ['00'])].join(':');
}
