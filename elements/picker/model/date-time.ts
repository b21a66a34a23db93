// A date or time is the text that `value` has: ISO 8601 with leading zeros. Such texts sort in the order of time, and a
// shorter one stands for all that start with it.

/** The properties of a picker that its dates and times depend on. */
export interface DateTimeOptions {
  readonly mode: string;
  readonly start: string;
  readonly end: string;
  readonly fields: string;
  readonly step: number;
}

/** Years before and after today that can be chosen while `start` or `end` is unset. */
const YEARS_AROUND_TODAY = 150;

const LENGTHS: Readonly<Record<string, number>> = { year: 4, month: 7 };

/** Whether the picker chooses a time. */
export const isTime = ({ mode }: DateTimeOptions): boolean => mode === 'time';

/** Whether the picker chooses a date or a time. */
export const isDateOrTime = (options: DateTimeOptions): boolean => options.mode === 'date' || isTime(options);

/** Milliseconds since 1970, in UTC; NaN if the text is not a date or time. */
export const toEpoch = (text: string): number => Date.parse(text.includes(':') ? `1970-01-01T${text}Z` : text);

/**
 * Adds leading zeros to a date ('yyyy', 'yyyy-mm', 'yyyy-mm-dd') or time ('hh:mm', 'hh:mm:ss'). Undefined if the text is
 * something else, or a date or time that does not exist.
 */
export function parseDateTime(given: unknown, options: DateTimeOptions): string | undefined {
  const text = String(given).replace(/(?<!\d)\d(?!\d)/g, '0$&');
  const epoch = (isTime(options) ? /^\d\d(:\d\d){1,2}$/ : /^\d{4}(-\d\d){0,2}$/).test(text) ? toEpoch(text) : NaN;
  // Some browsers read the 30th of February as a day in March, and 24:00 as midnight.
  return epoch >= -1e14 && new Date(epoch).toISOString().includes(text) ? text : undefined;
}

/** Compares two texts, to the precision of the shorter one. */
export const isBefore = (one: string, other: string): boolean => one < other.slice(0, one.length);

/** Seconds from one time that can be chosen to the next. */
export const stepOf = ({ step, fields }: DateTimeOptions): number =>
  step > 0 && step % 1 === 0 ? step : fields === 'second' ? 1 : 60;

/** Whether times have seconds. */
export const hasSeconds = (options: DateTimeOptions): boolean =>
  stepOf(options) % 60 > 0 || options.fields === 'second';

/** Shortens or extends a date or time to the precision that `value` has. */
export const fitPrecision = (text: string, options: DateTimeOptions): string =>
  isTime(options)
    ? `${text}:00`.slice(0, hasSeconds(options) ? 8 : 5)
    : `${text}-01-01`.slice(0, LENGTHS[options.fields] ?? 10);

/**
 * The first and the last date or time. An end before the start is ignored. A start or end far from today moves the other
 * limit as well, if that is unset.
 */
export function limitsOf(options: DateTimeOptions): [string, string] {
  const start = parseDateTime(options.start, options);
  let end = parseDateTime(options.end, options);
  if (start && end && isBefore(end, start)) end = undefined;
  if (isTime(options)) return [start ?? '00:00', end ?? '23:59:59'];
  const year = new Date().getFullYear();
  const first = Math.min(year, parseInt(end ?? '9999')) - YEARS_AROUND_TODAY;
  const last = Math.max(year, parseInt(start ?? '0')) + YEARS_AROUND_TODAY;
  return [start ?? String(Math.max(1, first)).padStart(4, '0'), end ?? String(Math.min(9999, last))];
}
