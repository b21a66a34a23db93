/** One wheel. */
export interface Column {
  /** Tells it from the others, whichever there are. */
  readonly key: string;
  /** What it chooses, for screen readers. */
  readonly label: string;
  readonly rows: readonly string[];
  /** The row chosen; 0 where there is none. */
  readonly index: number;
  /** The last row is followed by the first one. */
  readonly loop?: boolean;
  /** The rows are yet to come. */
  readonly busy?: boolean;
}

/** Share of the width that a column asks for: by the letters of its longest row, in bounds that leave room to the others. */
export const widthOf = (rows: readonly string[]): number =>
  Math.min(
    12,
    rows.reduce((most, { length }) => Math.max(most, length), 5),
  );

/** What a picker's wheels choose, while it is open: a draft. Models know nothing of the page. */
export interface Model {
  readonly columns: readonly Column[];
  /** What confirming chooses; null while there is nothing to choose. */
  readonly value: unknown;
  /** The user turned a wheel. */
  pick(column: number, row: number): void;
}

/** The numbers from `first` to `last`. */
export const numbersBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
