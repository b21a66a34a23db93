import { formatTime } from './calendar.js';
import { numbersBetween, type Column, type ColumnModel } from './column.js';
import type { TimeNames } from './date-time-names.js';

const PARTS = ['hour', 'minute', 'second'] as const;
const LENGTHS = [3600, 60, 1] as const;
const COUNTS = [24, 60, 60] as const;

export interface TimeOptions {
  /** The first and the last time. */
  readonly limits: readonly [number, number];
  /** Seconds from one time to the next, counted from the first time. */
  readonly step: number;
  readonly withSeconds: boolean;
  readonly names: TimeNames;
}

/** A time of the day within limits, in steps. Each wheel offers the numbers that lead to such a time. */
export class TimeModel implements ColumnModel {
  readonly #options: TimeOptions;
  #time: number;

  constructor(options: TimeOptions, time: number) {
    this.#options = options;
    this.#time = this.#nearest(time, 0, Infinity);
  }

  get columns(): Column[] {
    const { withSeconds, names } = this.#options;
    return PARTS.slice(0, withSeconds ? 3 : 2).map((key, part) => {
      const numbers = this.#numbersOf(part);
      return {
        key,
        label: names.labelOf(key),
        rows: names.rows(key, numbers),
        index: Math.max(0, numbers.indexOf(this.#number(part))),
        loop: numbers.length === COUNTS[part],
      };
    });
  }

  get time(): number {
    return this.#time;
  }
  set time(time: number) {
    this.#time = this.#nearest(time, 0, Infinity);
  }

  get value(): string {
    return formatTime(this.#time, this.#options.withSeconds);
  }

  pick(column: number, row: number): void {
    const numbers = this.#numbersOf(column);
    const number = numbers[Math.max(0, Math.min(row, numbers.length - 1))];
    if (number === undefined) return;
    const length = LENGTHS[column]!;
    const from = this.#start(column) + number * length;
    this.#time = this.#nearest(from + (this.#time % length), from, from + length - 1);
  }

  /** The hour, minute or second of the time. */
  #number(part: number): number {
    return Math.floor(this.#time / LENGTHS[part]!) % COUNTS[part]!;
  }

  /** Start of the day, hour or minute to which the numbers of a wheel are added. */
  #start(part: number): number {
    return part === 0 ? 0 : this.#time - (this.#time % LENGTHS[part - 1]!);
  }

  #numbersOf(part: number): number[] {
    const [start, length] = [this.#start(part), LENGTHS[part]!];
    return numbersBetween(0, COUNTS[part]! - 1).filter((number) => {
      const from = start + number * length;
      return this.#firstFrom(from) <= Math.min(from + length - 1, this.#options.limits[1]);
    });
  }

  /** The first time in steps that is not before `time`, even if it is after the last one. */
  #firstFrom(time: number): number {
    const { limits, step } = this.#options;
    return limits[0] + Math.max(0, Math.ceil((time - limits[0]) / step)) * step;
  }

  /** The time in steps that is nearest to `time`, between `from` and `to`. */
  #nearest(time: number, from: number, to: number): number {
    const { limits, step } = this.#options;
    const first = this.#firstFrom(from);
    const last = first + Math.max(0, Math.floor((Math.min(to, limits[1]) - first) / step)) * step;
    return Math.max(first, Math.min(last, limits[0] + Math.round((time - limits[0]) / step) * step));
  }
}
