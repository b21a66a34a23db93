import { clamp } from './calendar.js';
import type { Column, ColumnModel } from './column.js';

export interface ListOptions {
  /** The rows of each column; a selector has one column. */
  readonly rows: readonly (readonly string[])[];
  readonly isMulti: boolean;
  readonly labelOf: (column: number) => string;
}

/** Rows given by the page, in columns that do not depend on each other. */
export class ListModel implements ColumnModel {
  readonly #options: ListOptions;
  #indexes: number[];

  constructor(options: ListOptions, indexes: readonly number[]) {
    this.#options = options;
    this.#indexes = options.rows.map(({ length }, column) => clamp(indexes[column] ?? 0, 0, Math.max(0, length - 1)));
  }

  get columns(): Column[] {
    const { rows, labelOf } = this.#options;
    return rows.map((each, column) => ({
      key: String(column),
      label: labelOf(column),
      rows: each,
      index: this.#indexes[column]!,
    }));
  }

  get rows(): readonly (readonly string[])[] {
    return this.#options.rows;
  }

  get indexes(): readonly number[] {
    return this.#indexes;
  }

  /** The index, or with `multiSelector` an index for each column. */
  get value(): number | number[] | null {
    const { rows, isMulti } = this.#options;
    if (rows.every(({ length }) => length === 0)) return null;
    return isMulti ? [...this.#indexes] : this.#indexes[0]!;
  }

  pick(column: number, row: number): void {
    const rows = this.#options.rows[column];
    if (rows?.length) this.#indexes = this.#indexes.with(column, clamp(row, 0, rows.length - 1));
  }
}
