import { listText } from '../../base/list-text.js';
import { dayOf, epochOf, firstOf, type Day, type Month } from './civil.js';

/** Days, months and years in words of a language. */
export interface CalendarNames {
  /** `Monday`; 0 is Sunday. */
  weekday(weekday: number): string;
  /** `Mon`. */
  shortWeekday(weekday: number): string;
  /** `Monday, November 23, 2026`. */
  full(day: Day): string;
  /** `November 23, 2026`. */
  date(day: Day): string;
  /** `November 23 – 27, 2026`. */
  range(first: Day, last: Day): string;
  /** `Nov 23, 2026, Nov 25, 2026`. */
  list(days: readonly Day[]): string;
  /** `November 2026`. */
  title(month: Month): string;
  /** `November`. */
  month(month: Month): string;
  /** `2026`. */
  year(month: Month): string;
  /** `23`. */
  number(date: number): string;
}

/** `Intl` takes longer than all else, and the calendars of a page have one language. */
let latest: { readonly language: string; readonly names: CalendarNames } | undefined;

export function calendarNames(language: string): CalendarNames {
  if (latest?.language !== language) latest = { language, names: createNames(language) };
  return latest.names;
}

/** A Sunday. */
const SUNDAY = dayOf(2000, 1, 2);

function createNames(language: string): CalendarNames {
  const formats = new Map<string, Intl.DateTimeFormat>();
  /** `options` as a text, such as `year:numeric month:long`. */
  const formatOf = (options: string): Intl.DateTimeFormat => {
    let format = formats.get(options);
    if (!format) {
      const given = Object.fromEntries(options.split(' ').map((option) => option.split(':')));
      format = new Intl.DateTimeFormat(language, { ...given, calendar: 'gregory', timeZone: 'UTC' });
      formats.set(options, format);
    }
    return format;
  };
  const text = (options: string, day: Day): string => formatOf(options).format(epochOf(day));
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  const date = 'year:numeric month:long day:numeric';
  return {
    weekday: (weekday) => text('weekday:long', SUNDAY + weekday),
    shortWeekday: (weekday) => text('weekday:short', SUNDAY + weekday),
    full: (day) => text(`weekday:long ${date}`, day),
    date: (day) => text(date, day),
    range: (first, last) => formatOf(date).formatRange(epochOf(first), epochOf(last)),
    list: (days) =>
      listText(
        language,
        days.map((day) => text('year:numeric month:short day:numeric', day)),
      ),
    title: (month) => text('year:numeric month:long', firstOf(month)),
    month: (month) => text('month:long', firstOf(month)),
    year: (month) => text('year:numeric', firstOf(month)),
    number: (number) => digits.format(number),
  };
}
