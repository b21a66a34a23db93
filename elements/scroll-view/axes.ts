/** The axes on which a scroll view scrolls. */
export interface ScrollAxes {
  readonly x: boolean;
  readonly y: boolean;
}
