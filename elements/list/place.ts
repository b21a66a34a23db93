/** Where the view stands: the distance from the start of an entry to that of the view, in px. */
export interface Place {
  readonly entry: number;
  readonly delta: number;
}

/** What the list is to show: the distance is computed again as sizes become known. */
export interface Goal {
  readonly entry: number;
  delta(size: number, view: number, headerSize: number): number;
}
