/** The window, the device or the container has changed: the conditions hold from now on, or no longer. */
export class MatchChangeEvent extends Event {
  readonly matches: boolean;

  constructor(matches: boolean) {
    super('change');
    this.matches = matches;
  }
}
