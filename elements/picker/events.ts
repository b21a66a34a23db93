import type { PickerValue } from './model/value.js';

/** The user confirmed a choice. */
export class PickerChangeEvent extends Event {
  /** The row, the rows, the date, the time or the places. */
  readonly value: PickerValue;
  /** Of places: the `code` of each, or undefined where it has none. */
  readonly code: readonly unknown[] | undefined;

  constructor(value: PickerValue, code?: readonly unknown[]) {
    super('change', { bubbles: true });
    this.value = value;
    this.code = code;
  }
}

/** The user turned a wheel of several; `range` and `value` may be set while it is dispatched. */
export class ColumnChangeEvent extends Event {
  /** Which wheel, counted from 0. */
  readonly column: number;
  /** The row it is at, counted from 0. */
  readonly value: number;

  constructor(column: number, value: number) {
    super('columnchange');
    this.column = column;
    this.value = value;
  }
}
