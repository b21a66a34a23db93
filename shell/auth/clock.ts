/** Differences below this (ms) come from the network. */
export const NOISE = 5000;

/** The server's time, as its tokens tell it. */
export class ServerClock {
  /** `performance.now()` at 1970. */
  #origin: number | undefined;
  /** Server's clock minus the device's, in ms; 0 if nothing is known. */
  offset = 0;

  /** The server's time in ms, as far as it is known. */
  now(): number {
    return this.#deviceTime() + this.offset;
  }

  /** Takes the time (s) at which the server has just issued a token for that of its clock. */
  learn(issued: unknown): void {
    if (!Number.isFinite(issued)) return;
    const difference = (issued as number) * 1000 - this.#deviceTime();
    this.offset = Math.abs(difference) < NOISE ? 0 : difference;
  }

  /**
   * The device's time in ms. Goes on if the user sets the clock back while the document is open. A clock that is ahead by little
   * is followed for good: by its rounding, a token would be expired now and valid a moment later.
   */
  #deviceTime(): number {
    const steady = performance.now();
    const found = Date.now() - steady;
    this.#origin ??= found;
    if (found > this.#origin && found - this.#origin < NOISE) this.#origin = found;
    return Math.max(found, this.#origin) + steady;
  }
}
