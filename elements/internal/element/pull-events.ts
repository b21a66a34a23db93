/** The user pulls a scroller down, or has done so. */
export class PullEvent extends Event {
  /** Way of the finger, in px. */
  readonly dy: number;
  /** The same. */
  readonly deltaY: number;

  constructor(type: string, dy: number) {
    super(type);
    this.dy = dy;
    this.deltaY = dy;
  }
}

/** Time to load news. */
export class RefreshEvent extends PullEvent {
  readonly #wait: (work: unknown) => void;

  constructor(type: string, dy: number, wait: (work: unknown) => void) {
    super(type, dy);
    this.#wait = wait;
  }

  /** Ends the refresh with this promise, or, if it fails, with a notice. Of several, all are waited for. */
  waitUntil(work: unknown): void {
    if (this.eventPhase === Event.NONE)
      throw new DOMException('waitUntil: no longer being dispatched', 'InvalidStateError');
    this.#wait(work);
  }
}
