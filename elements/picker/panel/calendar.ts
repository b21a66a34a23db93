import { daysInMonth } from '../../internal/calendar/civil.js';

export { daysInMonth };

// In the models of the panel a date is one number, yyyymmdd, and a time is the number of seconds since midnight.

export type DateFields = 'year' | 'month' | 'day';

export const yearOf = (date: number): number => Math.floor(date / 1e4);
export const monthOf = (date: number): number => Math.floor(date / 100) % 100;
export const dayOf = (date: number): number => date % 100;
export const toDate = (year: number, month = 1, day = 1): number => year * 1e4 + month * 100 + day;

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Reads 'yyyy', 'yyyy-mm' or 'yyyy-mm-dd'. A missing month or day becomes the first one, or the last one. */
export function parseDate(text: string, last = false): number {
  const [year, month = last ? 12 : 1, day] = text.split('-').map(Number) as [number, number?, number?];
  return toDate(year, month, day ?? (last ? daysInMonth(year, month) : 1));
}

/** The first date of the same year or month, if that is all that is chosen. */
export const startOf = (date: number, fields: DateFields): number =>
  fields === 'year' ? toDate(yearOf(date)) : fields === 'month' ? date - dayOf(date) + 1 : date;

const digits = (number: number, count = 2): string => String(number).padStart(count, '0');

export const formatDate = (date: number, fields: DateFields): string =>
  [digits(yearOf(date), 4), digits(monthOf(date)), digits(dayOf(date))]
    .slice(0, { year: 1, month: 2, day: 3 }[fields])
    .join('-');

export function parseTime(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

export const formatTime = (time: number, withSeconds: boolean): string =>
  [time / 3600, (time / 60) % 60, time % 60]
    .slice(0, withSeconds ? 3 : 2)
    .map((part) => digits(Math.floor(part)))
    .join(':');
