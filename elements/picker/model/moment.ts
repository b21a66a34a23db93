// A date or time is its text, as `value` has it: ISO 8601, zeros included. Such texts are in the order of what they
// mean, and a shorter one stands for all that begin with it.

/** What of a picker its dates and times depend on. */
export interface MomentOptions {
  readonly mode: string;
  readonly start: string;
  readonly end: string;
  readonly fields: string;
  readonly step: number;
}

/** How far the years reach from today while `start` or `end` says nothing. */
const REACH = 150;

const LENGTHS: Readonly<Record<string, number>> = { year: 4, month: 7 };

const isTime = ({ mode }: MomentOptions): boolean => mode === 'time';

/** Whether dates or times are what it chooses. */
export const hasMoments = (options: MomentOptions): boolean => options.mode === 'date' || isTime(options);

/** In ms of UTC; NaN for what is none. */
export const epochOf = (text: string): number => Date.parse(text.includes(':') ? `1970-01-01T${text}Z` : text);

/** The same with zeros; undefined for what is no date ('yyyy', 'yyyy-mm' or 'yyyy-mm-dd') or time ('hh:mm', 'hh:mm:ss'). */
export function readMoment(given: unknown, options: MomentOptions): string | undefined {
  const text = String(given).replace(/(?<!\d)\d(?!\d)/g, '0$&');
  const epoch = (isTime(options) ? /^\d\d(:\d\d){1,2}$/ : /^\d{4}(-\d\d){0,2}$/).test(text) ? epochOf(text) : NaN;
  // Some browsers take the 30th of February for a day in March, and 24:00 for midnight.
  return epoch >= -1e14 && new Date(epoch).toISOString().includes(text) ? text : undefined;
}

/** As far as both of them say something. */
export const isBefore = (one: string, other: string): boolean => one < other.slice(0, one.length);

/** From one time to the next, in seconds. */
export const stepOf = ({ step, fields }: MomentOptions): number =>
  step > 0 && step % 1 === 0 ? step : fields === 'second' ? 1 : 60;

/** Whether times are told to the second. */
export const hasSeconds = (options: MomentOptions): boolean => stepOf(options) % 60 > 0 || options.fields === 'second';

/** As long as `value` is. */
export const fit = (text: string, options: MomentOptions): string =>
  isTime(options)
    ? `${text}:00`.slice(0, hasSeconds(options) ? 8 : 5)
    : `${text}-01-01`.slice(0, LENGTHS[options.fields] ?? 10);

/** The first and the last one. An end before the start does not count; years reach further than 150 if one of them does. */
export function limitsOf(options: MomentOptions): [string, string] {
  const start = readMoment(options.start, options);
  let end = readMoment(options.end, options);
  if (start && end && isBefore(end, start)) end = undefined;
  if (isTime(options)) return [start ?? '00:00', end ?? '23:59:59'];
  const year = new Date().getFullYear();
  const first = Math.min(year, parseInt(end ?? '9999')) - REACH;
  const last = Math.max(year, parseInt(start ?? '0')) + REACH;
  return [start ?? String(Math.max(1, first)).padStart(4, '0'), end ?? String(Math.min(9999, last))];
}
