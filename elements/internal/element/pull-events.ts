/** A pull on a refresher: the user pulls, or a refresh begins or ends. */
export class PullEvent extends Event {
  /** How far the user has pulled, in px. */
  readonly dy: number;
  /** The same as `dy`. */
  readonly deltaY: number;

  constructor(type: string, dy: number) {
    super(type);
    this.dy = dy;
    this.deltaY = dy;
  }
}

/** A refresh begins: load new content. */
export class RefreshEvent extends PullEvent {
  readonly #wait: (work: unknown) => void;

  constructor(type: string, dy: number, wait: (work: unknown) => void) {
    super(type, dy);
    this.#wait = wait;
  }

  /**
   * Ends the refresh when this promise resolves. If it rejects, the refresh ends with a message to the user. If it is
   * called several times, all promises are waited for. Only during the dispatch of the event.
   */
  waitUntil(work: unknown): void {
    if (this.eventPhase === Event.NONE)
      throw new DOMException('waitUntil: no longer being dispatched', 'InvalidStateError');
    this.#wait(work);
  }
}
