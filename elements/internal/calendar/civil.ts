// Civil days of the Gregorian calendar, without clock and time zone. A day is a number, counted from 1970-01-01; a month
// is a number too, counted from January of the year 0.

export type Day = number;
export type Month = number;

/** Days in 400 years, after which the calendar repeats. */
const CYCLE = 146_097;
/** The day that is 1 March of the year 0: from March on, leap days come last in a year. */
const MARCH_0 = -719_468;
/** The years that `yyyy-mm-dd` can express. */
const LAST_YEAR = 9999;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  // Months of 31 and 30 days alternate, except that July and August both have 31.
  return 30 + ((month ^ (month >> 3)) & 1);
}

/** Days from 1 March to the first of a month; months are counted from March. The pattern 31, 30 repeats every 5 months. */
const daysBefore = (fromMarch: number): number => Math.floor((153 * fromMarch + 2) / 5);

/** The day of a date; months are counted from 1. */
export function dayOf(year: number, month: number, date: number): Day {
  const fromMarch = (month + 9) % 12;
  const shifted = month < 3 ? year - 1 : year;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return MARCH_0 + shifted * 365 + leaps + daysBefore(fromMarch) + date - 1;
}

/** Year, month (from 1) and date of a day. */
export function dateOf(day: Day): readonly [year: number, month: number, date: number] {
  const cycle = Math.floor((day - MARCH_0) / CYCLE);
  const inCycle = day - MARCH_0 - cycle * CYCLE;
  // The last day of 4 years, of 100 and of 400 is a leap day, there or left out.
  const year = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / (CYCLE - 1))) / 365,
  );
  const inYear = inCycle - (year * 365 + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  return [cycle * 400 + year + (month < 3 ? 1 : 0), month, inYear - daysBefore(fromMarch) + 1];
}

const modulo = (number: number, divisor: number): number => ((number % divisor) + divisor) % divisor;

/** 0 for Sundays to 6 for Saturdays. The first day was a Thursday. */
export const weekdayOf = (day: Day): number => modulo(day + 4, 7);

/** How many days a day is after the start of its week. */
export const daysIntoWeek = (day: Day, firstDay: number): number => modulo(weekdayOf(day) - firstDay, 7);

export function monthOf(day: Day): Month {
  const [year, month] = dateOf(day);
  return year * 12 + month - 1;
}

export const firstOf = (month: Month): Day => dayOf(Math.floor(month / 12), modulo(month, 12) + 1, 1);

/** The same date some months later or earlier, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const month = monthOf(day) + months;
  const first = firstOf(month);
  return Math.min(first + day - firstOf(month - months), firstOf(month + 1) - 1);
}

/** Reads 'yyyy-mm-dd'. Undefined for other texts, and for dates that do not exist. */
export function parseDay(text: string): Day | undefined {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : [];
  const exists = year > 0 && month > 0 && month <= 12 && date > 0 && date <= daysInMonth(year, month);
  return exists ? dayOf(year, month, date) : undefined;
}

export function formatDay(day: Day): string {
  const [year, month, date] = dateOf(day);
  return [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** 'yyyy-mm'. */
export const formatMonth = (month: Month): string => formatDay(firstOf(month)).slice(0, 7);

/** The present day where the user is. */
export function today(): Day {
  const now = new Date();
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The first and the last day that can be chosen without limits of the page: those of 150 years around today. */
export function daysAround(day: Day): readonly [Day, Day] {
  const [year] = dateOf(day);
  return [dayOf(Math.max(1, year - 150), 1, 1), dayOf(Math.min(LAST_YEAR, year + 150), 12, 31)];
}

/** A day as the milliseconds that `Intl` takes, in UTC. */
export const epochOf = (day: Day): number => day * 86_400_000;
