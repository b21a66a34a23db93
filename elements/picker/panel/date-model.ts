import {
  clamp,
  startOf,
  toDate,
  formatDate,
  dayOf,
  daysInMonth,
  monthOf,
  yearOf,
  type DateFields,
} from './calendar.js';
import type { Column, ColumnModel } from './column.js';
import type { DateNames } from './date-time-names.js';

const PARTS = ['year', 'month', 'day'] as const;

export interface DateOptions {
  readonly limits: readonly [number, number];
  readonly fields: DateFields;
  readonly names: DateNames;
}

/** A Gregorian date within limits. The months depend on the year, the days on year and month. */
export class DateModel implements ColumnModel {
  readonly #options: DateOptions;
  /** The parts that are chosen, in the order of the language. */
  readonly #parts: readonly DateFields[];
  #date: number;

  constructor(options: DateOptions, date: number) {
    this.#options = options;
    const shown = PARTS.slice(0, PARTS.indexOf(options.fields) + 1);
    this.#parts = options.names.order.filter((part) => shown.includes(part));
    this.#date = this.#clamp(date);
  }

  get columns(): Column[] {
    const { names } = this.#options;
    return this.#parts.map((part) => {
      const [first, last] = this.#rangeOf(part);
      const rows = names.rows(part, first, last);
      const index = this.#numbers[part] - first;
      return { key: part, label: names.labelOf(part), rows, index };
    });
  }

  get date(): number {
    return this.#date;
  }
  set date(date: number) {
    this.#date = this.#clamp(date);
  }

  get value(): string {
    return formatDate(this.#date, this.#options.fields);
  }

  pick(column: number, row: number): void {
    const part = this.#parts[column];
    if (!part) return;
    const [first, last] = this.#rangeOf(part);
    const number = clamp(first + row, first, last);
    const { year, month, day }: Record<DateFields, number> = { ...this.#numbers, [part]: number };
    this.date = toDate(year, month, Math.min(day, daysInMonth(year, month)));
  }

  get #numbers(): Record<DateFields, number> {
    return { year: yearOf(this.#date), month: monthOf(this.#date), day: dayOf(this.#date) };
  }

  #clamp(date: number): number {
    const { limits, fields } = this.#options;
    const [first, last] = limits.map((limit) => startOf(limit, fields));
    return clamp(startOf(date, fields), first!, last!);
  }

  /** The first and the last year, month of this year, or day of this month. */
  #rangeOf(part: DateFields): readonly [number, number] {
    const [first, last] = this.#options.limits;
    const { year, month } = this.#numbers;
    if (part === 'year') return [yearOf(first), yearOf(last)];
    const [isFirst, isLast] = [year === yearOf(first), year === yearOf(last)];
    if (part === 'month') return [isFirst ? monthOf(first) : 1, isLast ? monthOf(last) : 12];
    return [
      isFirst && month === monthOf(first) ? dayOf(first) : 1,
      isLast && month === monthOf(last) ? dayOf(last) : daysInMonth(year, month),
    ];
  }
}
