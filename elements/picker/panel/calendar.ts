// While it is being chosen, a date is one number, yyyymmdd, and a time the seconds since midnight.

export type DateFields = 'year' | 'month' | 'day';

export const yearOf = (date: number): number => Math.floor(date / 1e4);
export const monthOf = (date: number): number => Math.floor(date / 100) % 100;
export const dayOf = (date: number): number => date % 100;
export const dateOf = (year: number, month = 1, day = 1): number => year * 1e4 + month * 100 + day;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  // Long and short months take turns, but for July and August.
  return 30 + ((month ^ (month >> 3)) & 1);
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** From 'yyyy', 'yyyy-mm' or 'yyyy-mm-dd'; what is left out is the first there is, or the last. */
export function dateFrom(text: string, last = false): number {
  const [year, month = last ? 12 : 1, day] = text.split('-').map(Number) as [number, number?, number?];
  return dateOf(year, month, day ?? (last ? daysInMonth(year, month) : 1));
}

/** The first date of the same year or month, by what is chosen. */
export const cutDate = (date: number, fields: DateFields): number =>
  fields === 'year' ? dateOf(yearOf(date)) : fields === 'month' ? date - dayOf(date) + 1 : date;

const digits = (number: number, count = 2): string => String(number).padStart(count, '0');

export const dateText = (date: number, fields: DateFields): string =>
  [digits(yearOf(date), 4), digits(monthOf(date)), digits(dayOf(date))]
    .slice(0, { year: 1, month: 2, day: 3 }[fields])
    .join('-');

export function timeFrom(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

export const timeText = (time: number, withSeconds: boolean): string =>
  [time / 3600, (time / 60) % 60, time % 60]
    .slice(0, withSeconds ? 3 : 2)
    .map((part) => digits(Math.floor(part)))
    .join(':');
