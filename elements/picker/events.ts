import type { PickerValue } from './model/value.js';

/** The user confirmed another value. */
export class PickerChangeEvent extends Event {
  /** The new value of the picker. */
  readonly value: PickerValue;
  /** With `mode="region"`: the `code` of each place, undefined for places without one. */
  readonly code: readonly unknown[] | undefined;

  constructor(value: PickerValue, code?: readonly unknown[]) {
    super('change', { bubbles: true });
    this.value = value;
    this.code = code;
  }
}

/** The user turned one of several wheels. A listener may set `range` and `value`. */
export class ColumnChangeEvent extends Event {
  /** Index of the wheel. */
  readonly column: number;
  /** Index of the row that the user turned to. */
  readonly value: number;

  constructor(column: number, value: number) {
    super('columnchange');
    this.column = column;
    this.value = value;
  }
}
