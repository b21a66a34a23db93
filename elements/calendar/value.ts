import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { warnOnce } from '../internal/element/warn.js';
import { json, listOf, TEXT, type Kind } from '../internal/element/kinds.js';
import { daysAround, formatDay, parseDay, today, type Day } from '../internal/calendar/civil.js';
import { calendarNames } from '../internal/calendar/names.js';
import { chooseDateMessage, datesMessage } from '../internal/calendar/messages.js';
import type { Failure } from '../internal/form/validators.js';

/** A day as yyyy-mm-dd; several days with the other types. */
export type CalendarValue = string | readonly string[];

export type CalendarType = 'single' | 'multiple' | 'range';

/** Short texts in the cell of a day. */
export interface DayInfo {
  /** Above the number. */
  readonly top?: string;
  /** Below the number. */
  readonly bottom?: string;
}

/** A calendar, with the properties that decide what days can be chosen, and how they look. */
export interface DayOptions extends Element {
  readonly type: string;
  readonly min: string;
  readonly max: string;
  readonly maxRange: number;
  readonly firstDay: number | undefined;
  readonly required: boolean;
  readonly disabledDates: readonly string[];
  readonly disabledDate?: ((date: string) => unknown) | undefined;
  readonly dayInfo?: ((date: string) => DayInfo | null | undefined) | undefined;
}

const LIST = listOf(TEXT, 'a list of days');

/** Days, as a list or as a text with them. */
export const DAYS: Kind = {
  ...TEXT,
  expected: 'a day as yyyy-mm-dd, or a list of days',
  read: (value, refuse) => (Array.isArray(value) ? LIST.read(value, refuse) : TEXT.read(value, refuse)),
};

/** A list of days; also a text with them, as an attribute has it. */
export const DAY_LIST: Kind = {
  ...LIST,
  read: (value, refuse) =>
    typeof value === 'string' && !value.includes('[') ? wordsIn(value) : json(LIST).read(value, refuse),
};

/** The days in a value: `2026-11-23,2026-11-25`, JSON, or a list. */
const wordsIn = (value: string): string[] => value.split(/[\s,[\]"]+/).filter(Boolean);

/** Reads what code, an attribute or a restored form has given: days in order. Undefined if it is not a value. */
export function parseDays(given: CalendarValue | null | undefined, type: string): Day[] | undefined {
  const words = typeof given === 'string' ? wordsIn(given) : (given ?? []);
  const days = [...new Set(words.map(parseDay))].sort((one, other) => one! - other!) as (Day | undefined)[];
  const most = type === 'multiple' ? Infinity : type === 'range' ? 2 : 1;
  if (type === 'range' && words.length === 2 && days.length === 1) days.push(days[0]); // A range of one day.
  return days.includes(undefined) || days.length > most ? undefined : (days as Day[]);
}

/** The value for days. */
export function valueOf(days: readonly Day[], type: string): CalendarValue {
  const texts = days.map(formatDay);
  return type === 'multiple' || type === 'range' ? texts : (texts[0] ?? '');
}

/** The first and the last day that can be chosen. */
export function limitsOf({ min, max }: Pick<DayOptions, 'min' | 'max'>): readonly [Day, Day] {
  const [first, last] = [parseDay(min), parseDay(max)];
  const [earliest, latest] = daysAround(today());
  const start = first ?? Math.min(earliest, last ?? Infinity);
  return [start, last !== undefined && last >= start ? last : Math.max(latest, start)];
}

/** The constraint that days break, or null. Undefined stands for what is not a value. */
export function failureOf(days: readonly Day[] | undefined, options: DayOptions, locale: string): Failure | null {
  const { type, required, maxRange } = options;
  const [first, last] = limitsOf(options);
  const names = calendarNames(locale);
  const fail = (flag: Failure['flag'], message: string): Failure => ({ flag, message });
  if (!days) return fail('badInput', chooseDateMessage());
  if (!days.length) return required ? fail('valueMissing', chooseDateMessage()) : null;
  if (days[0]! < first) return fail('rangeUnderflow', datesMessage(names.range(first, last)));
  if (days.at(-1)! > last) return fail('rangeOverflow', datesMessage(names.range(first, last)));
  if (days.some((day) => isDisabledDay(day, options))) return fail('badInput', disabledDayMessage());
  if (isIncomplete(days, type)) return fail('badInput', lastDayMessage());
  if (maxRange > 0 && countOf(days, type) > maxRange) return fail('tooLong', tooManyDaysMessage(maxRange));
  return null;
}

/** What a function of the page returns; undefined, and a warning, if it fails. */
export function ask<Answer>(calendar: Element, property: string, call: () => Answer): Answer | undefined {
  try {
    return call();
  } catch (error) {
    warnOnce(calendar, property, 'a function that does not fail', error);
    return undefined;
  }
}

/** Whether the page does not let the user choose a day. */
export function isDisabledDay(day: Day, options: DayOptions): boolean {
  const { disabledDates, disabledDate } = options;
  const date = formatDay(day);
  return (
    disabledDates.includes(date) || Boolean(disabledDate && ask(options, 'disabledDate', () => disabledDate(date)))
  );
}

/** Whether a range lacks its last day. */
export const isIncomplete = ({ length }: readonly Day[], type: string): boolean => type === 'range' && length === 1;

/** How many days are chosen; of a range, those between count. */
export const countOf = (days: readonly Day[], type: string): number =>
  type === 'range' ? days.at(-1)! - days[0]! + 1 : days.length;

export const lastDayMessage = (): string =>
  msg('Please choose the last day as well.', {
    id: 'nc.calendar.last-day',
    desc: 'Only the first day of a range is chosen',
  });

export const tooManyDaysMessage = (max: number): string =>
  counted(
    msg(str`Please choose no more than {${max}, plural, one {# day} other {# days}}.`, {
      id: 'nc.validity.days-max',
      desc: 'More days are chosen than may be',
    }),
  );

export const disabledDayMessage = (): string =>
  msg('This day cannot be chosen.', { id: 'nc.calendar.disabled-day', desc: 'A day of a calendar is disabled' });

/** The text of the field for days. */
export function fieldText(days: readonly Day[], type: string, locale: string): string {
  const names = calendarNames(locale);
  const [first, last] = [days[0]!, days.at(-1)!];
  if (days.length === 1) return type === 'range' ? `${names.date(first)} –` : names.date(first);
  return type === 'range' ? names.range(first, last) : names.list(days);
}
