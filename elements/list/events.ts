/** Other rows are in the page: those in view, and some around them. */
export class ListRangeEvent extends Event {
  /** Index of the first item. */
  readonly start: number;
  /** Index after the last item, as for `slice()`. */
  readonly end: number;
  /** Indexes of all items in the page, in their order: also of rows that are kept because the user is in them. */
  readonly indexes: readonly number[];
  /** Index of the first item of each group whose header is in the page. */
  readonly groups: readonly number[];

  constructor(start: number, end: number, indexes: readonly number[], groups: readonly number[]) {
    super('rangechange');
    this.start = start;
    this.end = end;
    this.indexes = indexes;
    this.groups = groups;
  }
}

/** There are other new items at the end of a list with `anchor="end"`, or the reader has seen some. */
export class ListNewItemsEvent extends Event {
  /** How many there are: the list's `newCount`. */
  readonly count: number;

  constructor(count: number) {
    super('newitems');
    this.count = count;
  }
}
