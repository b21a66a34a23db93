/** The user, or `auto-retry`, asks to try again. */
export class RetryEvent extends Event {
  /** Fired by `auto-retry` because the connection is back, not by the button. */
  readonly auto: boolean;
  readonly #work: unknown[] = [];

  constructor(auto: boolean) {
    super('retry');
    this.auto = auto;
  }

  /**
   * Keeps the button busy until `work` settles. A rejection that the page does not catch is reported. Call it during the
   * event.
   */
  waitUntil(work: PromiseLike<unknown>): void {
    if (this.eventPhase === Event.NONE) {
      throw new DOMException('waitUntil: the event is no longer being dispatched', 'InvalidStateError');
    }
    this.#work.push(work);
  }

  /** @internal Resolves when all work has settled; undefined without any. */
  get settled(): Promise<void> | undefined {
    if (this.#work.length === 0) return undefined;
    return Promise.allSettled(this.#work).then((outcomes) => {
      for (const outcome of outcomes) if (outcome.status === 'rejected') reportError(outcome.reason);
    });
  }
}
