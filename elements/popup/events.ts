/** The user has moved a sheet to another breakpoint, by a drag or by its handle. */
export class BreakpointChangeEvent extends Event {
  /** The breakpoint, as in `breakpoints`. */
  readonly breakpoint: number;

  constructor(breakpoint: number) {
    super('breakpointchange');
    this.breakpoint = breakpoint;
  }
}
