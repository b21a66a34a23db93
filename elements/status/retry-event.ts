/** Whoever is told is to try again. */
export class RetryEvent extends Event {
  /** Nobody pressed anything: the connection is back, and `auto-retry` is set. */
  readonly auto: boolean;
  readonly #work: unknown[] = [];

  constructor(auto: boolean) {
    super('retry');
    this.auto = auto;
  }

  /** What it waits for: the button is busy until that has settled, well or badly. To be called during the event. */
  waitUntil(work: PromiseLike<unknown>): void {
    if (this.eventPhase === Event.NONE) {
      throw new DOMException('waitUntil: the event is no longer being dispatched', 'InvalidStateError');
    }
    this.#work.push(work);
  }

  /** @internal Settled when all of it is; undefined if there is none. */
  get settled(): Promise<unknown> | undefined {
    return this.#work.length > 0 ? Promise.allSettled(this.#work) : undefined;
  }
}
