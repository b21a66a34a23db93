import { clamp, cutDate, dateOf, dateText, dayOf, daysInMonth, monthOf, yearOf, type DateFields } from './calendar.js';
import type { Column, Model } from './column.js';
import type { DateWords } from './words.js';

const PARTS = ['year', 'month', 'day'] as const;

export interface DateOptions {
  readonly limits: readonly [number, number];
  readonly fields: DateFields;
  readonly words: DateWords;
}

/** A date within limits, of the calendar that is in use everywhere: what a wheel offers depends on the larger ones. */
export class DateModel implements Model {
  readonly #options: DateOptions;
  /** In the order in which the language names them. */
  readonly #parts: readonly DateFields[];
  #date: number;

  constructor(options: DateOptions, date: number) {
    this.#options = options;
    const shown = PARTS.slice(0, PARTS.indexOf(options.fields) + 1);
    this.#parts = options.words.order.filter((part) => shown.includes(part));
    this.#date = this.#fit(date);
  }

  get columns(): Column[] {
    const { words } = this.#options;
    return this.#parts.map((part) => {
      const [first, last] = this.#rangeOf(part);
      const rows = words.rows(part, first, last);
      const index = this.#numberOf(part) - first;
      return { key: part, label: words.labelOf(part), rows, index };
    });
  }

  get date(): number {
    return this.#date;
  }
  set date(date: number) {
    this.#date = this.#fit(date);
  }

  get value(): string {
    return dateText(this.#date, this.#options.fields);
  }

  pick(column: number, row: number): void {
    const part = this.#parts[column];
    if (!part) return;
    const [first, last] = this.#rangeOf(part);
    const number = clamp(first + row, first, last);
    const all: Record<DateFields, number> = { ...this.#all, [part]: number };
    const { year, month, day } = all;
    this.date = dateOf(year, month, Math.min(day, daysInMonth(year, month)));
  }

  get #all(): Record<DateFields, number> {
    return { year: yearOf(this.#date), month: monthOf(this.#date), day: dayOf(this.#date) };
  }

  #numberOf(part: DateFields): number {
    return this.#all[part];
  }

  #fit(date: number): number {
    const { limits, fields } = this.#options;
    const [first, last] = limits.map((limit) => cutDate(limit, fields));
    return clamp(cutDate(date, fields), first!, last!);
  }

  /** The first and last year, month of this year, or day of this month. */
  #rangeOf(part: DateFields): readonly [number, number] {
    const [first, last] = this.#options.limits;
    const { year, month } = this.#all;
    if (part === 'year') return [yearOf(first), yearOf(last)];
    const [isFirst, isLast] = [year === yearOf(first), year === yearOf(last)];
    if (part === 'month') return [isFirst ? monthOf(first) : 1, isLast ? monthOf(last) : 12];
    return [
      isFirst && month === monthOf(first) ? dayOf(first) : 1,
      isLast && month === monthOf(last) ? dayOf(last) : daysInMonth(year, month),
    ];
  }
}
