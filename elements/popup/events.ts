/** The user has dragged a sheet to another of its sizes, or sent it there by its handle. */
export class BreakpointChangeEvent extends Event {
  /** As it is in `breakpoints`. */
  readonly breakpoint: number;

  constructor(breakpoint: number) {
    super('breakpointchange');
    this.breakpoint = breakpoint;
  }
}
