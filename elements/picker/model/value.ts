import { epochOf, fit, hasMoments, readMoment, type MomentOptions } from './moment.js';

/** A row; a row of each column; a date or time; the names of places. */
export type PickerValue = number | string | readonly number[] | readonly string[];

/** What of a picker its values depend on. */
export interface PickerOptions extends MomentOptions {
  readonly range?: unknown;
  readonly rangeKey: string;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The rows of a column as the user reads them. */
export const labelsOf = (rows: unknown, key: string): string[] =>
  listOf(rows).map((row) =>
    String((Object(row) === row ? (row as Record<string, unknown>)[key || 'name'] : row) ?? ''),
  );

/** JSON; anything else is left as it is, for a warning that says what it was. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text!);
  } catch {
    return text;
  }
}

/** A row that there is, for any number; without a range yet it may be any. */
const rowOf = (row: unknown, rows: unknown): number =>
  Math.max(0, Math.min(Math.trunc(Number(row ?? 0)), Array.isArray(rows) ? rows.length - 1 : Infinity));

/** The value that something given stands for: null for none, undefined if it cannot be one. */
export function valueOf(given: unknown, options: PickerOptions): PickerValue | null | undefined {
  const { mode, range } = options;
  if (String(given) === '') return null;
  if (hasMoments(options)) {
    const moment = readMoment(given, options);
    return moment && fit(moment, options);
  }
  const list = typeof given === 'string' ? parseJson(given) : given;
  const parts: unknown[] = Array.isArray(list) ? list : String(given).split(',');
  if (mode === 'region') return parts.map(String);
  if (parts.some((part) => Number.isNaN(Number(part)))) return undefined;
  if (Array.isArray(range) && !range.length) return null;
  if (mode !== 'multiSelector') return rowOf(parts[0], range);
  return (range ? listOf(range) : parts).map((rows, column) => rowOf(parts[column], range && rows));
}

/** What the user reads for a value. */
export function textOf(value: PickerValue, options: PickerOptions, locale: string): string {
  const { mode, range, rangeKey } = options;
  if (typeof value === 'number') return labelsOf(range, rangeKey)[value] ?? '';
  if (typeof value !== 'string') {
    const isRegion = mode === 'region';
    return value
      .map((part, column) => (isRegion ? part : labelsOf(listOf(range)[column], rangeKey)[part as number]))
      .join(' ');
  }
  const { length } = value;
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    timeZone: 'UTC',
    ...(mode === 'time'
      ? { timeStyle: length > 5 ? 'medium' : 'short', hourCycle: 'h23' }
      : { year: 'numeric', month: length > 4 ? 'long' : undefined, day: length > 7 ? 'numeric' : undefined }),
  }).format(epochOf(value));
}
