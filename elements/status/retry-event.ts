/** Whoever is told is to try again. */
export class RetryEvent extends Event {
  /** Nobody pressed anything: the connection is back, and `auto-retry` is set. */
  readonly auto: boolean;
  readonly #work: unknown[] = [];

  constructor(auto: boolean) {
    super('retry');
    this.auto = auto;
  }

  /**
   * What it waits for: the button is busy until that has settled. A failure that the page does not catch itself is
   * reported. To be called during the event.
   */
  waitUntil(work: PromiseLike<unknown>): void {
    if (this.eventPhase === Event.NONE) {
      throw new DOMException('waitUntil: the event is no longer being dispatched', 'InvalidStateError');
    }
    this.#work.push(work);
  }

  /** @internal Resolves when all of it has settled; undefined if there is none. */
  get settled(): Promise<void> | undefined {
    if (this.#work.length === 0) return undefined;
    return Promise.allSettled(this.#work).then((outcomes) => {
      for (const outcome of outcomes) if (outcome.status === 'rejected') reportError(outcome.reason);
    });
  }
}
