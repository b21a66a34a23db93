import { own } from '../../base/own.js';
import { formattedText } from '../../internal/element/formatter.js';
import { either, json, listOf, TEXT, WORDS, type Kind } from '../../internal/element/kinds.js';
import { isKind } from '../../internal/element/view.js';
import { clockOf } from './clock.js';
import { fitPrecision, isDateOrTime, parseDateTime, toEpoch, type DateTimeOptions } from './date-time.js';

/** The index of a row; an index for each column; a date or time; the names of places. */
export type PickerValue = number | string | readonly number[] | readonly string[];

/** The properties of a picker that its value and its wheels depend on. */
export interface PickerOptions extends DateTimeOptions {
  readonly columnLabels?: readonly string[] | undefined;
  readonly range?: unknown;
  readonly rangeKey: string;
}

/** The array that was given; an empty one for anything else. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Objects have no text that a user could read. */
const textOf = (value: unknown): string => (typeof value === 'object' ? '' : String(value ?? ''));

/** The rows of a column as the user reads them. */
export const textsOf = (rows: unknown, key: string): string[] =>
  toList(rows).map((row) => textOf(Object(row) === row ? (row as Record<string, unknown>)[key || 'name'] : row));

/** Parses JSON. Returns other texts as they are, so that a warning can quote them. */
function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text!);
  } catch {
    return text;
  }
}

/** What `range` takes in any mode. `warnOfMistakes()` warns of a range that the present mode cannot use. */
export const RANGE = json({
  expected: 'an array',
  read(value, refuse) {
    if (Array.isArray(value))
      textsOf(value, ''); // Throws if a row cannot be read: the array is refused.
    else if (typeof value !== 'function' && !isKind(value, 'Promise')) return refuse();
    return value;
  },
});

/** What `value` takes in any mode. `parseValue()` decides whether the present mode can use it. */
export const VALUE: Kind = either('a row, a date or time, or a list', WORDS, listOf(WORDS, 'a list'));

/** What `columnLabels` takes. */
export const LABELS = json(listOf(TEXT, 'a list of texts'));

/** The `value` of modes with several parts while nothing is chosen. */
const BLANKS: Readonly<Record<string, PickerValue>> = { multiSelector: Object.freeze([]), region: Object.freeze([]) };

/** The `value` of a mode while nothing is chosen. */
export const blankOf = (mode: string): PickerValue => own(BLANKS, mode) ?? '';

/** The index of an existing row for any number. While there is no range, any index may exist later. */
const rowOf = (row: unknown, rows: unknown): number =>
  Math.max(0, Math.min(Math.trunc(Number(row ?? 0)), Array.isArray(rows) ? rows.length - 1 : Infinity));

/** Reads a value that code, an attribute or a restored form has given: null if empty, undefined if it is not a value. */
export function parseValue(given: unknown, options: PickerOptions): PickerValue | null | undefined {
  const { mode, range } = options;
  if (String(given) === '') return null;
  if (isDateOrTime(options)) {
    const text = parseDateTime(given, options);
    return text && fitPrecision(text, options);
  }
  const list = typeof given === 'string' ? parseJson(given) : given;
  const parts: unknown[] = Array.isArray(list) ? list : String(given).split(',');
  if (mode === 'region') return parts.map(String);
  if (parts.some((part) => Number.isNaN(Number(part)))) return undefined;
  if (Array.isArray(range) && !range.length) return null;
  if (mode !== 'multiSelector') return rowOf(parts[0], range);
  return (range ? toList(range) : parts).map((rows, column) => rowOf(parts[column], range && rows));
}

/** Text between the parts of a value. */
const SEPARATOR = ' / ';

/** The properties of a picker that decide how its field shows a value. */
export interface FieldOptions extends PickerOptions {
  readonly separator?: string | undefined;
  readonly valueFormatter?: ((value: PickerValue, texts: readonly string[]) => string) | undefined;
}

/** The text of the field for a value. */
export function fieldText(picker: Element & FieldOptions, value: PickerValue, locale: string): string {
  const { separator, valueFormatter } = picker;
  const texts = partsOf(value, picker, locale);
  return formattedText(picker, () => valueFormatter?.(value, texts)) ?? texts.join(separator ?? SEPARATOR);
}

/** The texts that the user reads for a value: of each column, or of the whole. */
function partsOf(value: PickerValue, options: PickerOptions, locale: string): string[] {
  const { mode, range, rangeKey } = options;
  if (typeof value === 'number') return [textsOf(range, rangeKey)[value] ?? ''];
  if (typeof value === 'string') return [dateTimeText(value, mode, locale)];
  if (mode === 'region') return value.map(String);
  return value.map((row, column) => textsOf(toList(range)[column], rangeKey)[row as number] ?? '');
}

function formatOf(length: number, mode: string, locale: string): Intl.DateTimeFormat {
  if (mode === 'time') return clockOf(locale).times(length > 5);
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    month: length > 4 ? 'long' : undefined,
    day: length > 7 ? 'numeric' : undefined,
  });
}

/** A date or time as the user reads it. */
export const dateTimeText = (value: string, mode: string, locale: string): string =>
  formatOf(value.length, mode, locale).format(toEpoch(value));

/** The last month or day of a year or month, with as many parts as a text of some length has: '2030-06' -> '2030-06-30'. */
function lastIn(text: string, length: number): string {
  if (text.length >= length) return text;
  const date = new Date(toEpoch(text.length > 4 ? text : `${text}-12`));
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, length);
}

/** All between two dates or times, as the user reads it: `November 23 – 27, 2026`. */
export function rangeText(first: string, last: string, mode: string, locale: string): string {
  const length = Math.max(first.length, last.length);
  const end = mode === 'time' ? last : lastIn(last, length);
  return formatOf(length, mode, locale).formatRange(toEpoch(first), toEpoch(end));
}

/** Units of time, the longest first, in seconds. */
const UNITS = { day: 86400, hour: 3600, minute: 60, second: 1 };

/** A number of seconds as the user reads it: 900 -> `15 minutes`. */
export function stepText(seconds: number, locale: string): string {
  const [unit, length] = Object.entries(UNITS).find(([, each]) => seconds % each === 0)!;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}
