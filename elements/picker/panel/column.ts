/** One wheel of the panel. */
export interface Column {
  /** Identifies the column among those of its model, also when their number or order changes. */
  readonly key: string;
  /** Accessible name. */
  readonly label: string;
  readonly rows: readonly string[];
  /** Index of the chosen row; 0 if there are no rows. */
  readonly index: number;
  /** The first row follows the last one. */
  readonly loop?: boolean;
  /** The rows are still loading. */
  readonly isLoading?: boolean;
}

/** What the wheels of an open picker show and choose, for one mode. It does not use the DOM. */
export interface ColumnModel {
  readonly columns: readonly Column[];
  /** The value that confirming chooses; null while there is nothing to choose. */
  readonly value: unknown;
  /** The user turned a wheel to a row. */
  pick(column: number, row: number): void;
}

/** The numbers from `first` to `last`. */
export const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
