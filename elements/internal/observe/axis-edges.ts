import { ScrollEdgeEvent } from '../element/scroll-edge-event.js';

/** The scroll position on one axis, in px. */
export interface Extent {
  /** Distance from the start of the content. */
  readonly offset: number;
  /** Length of the content. 0 without content. */
  readonly size: number;
  /** Length of the visible part. */
  readonly view: number;
  /** What says that the content has grown: its length, or a number of rows. Default: `size`. */
  readonly amount?: number;
}

export type Thresholds = readonly [upper: number, lower: number];

/**
 * The two ends of one axis. Computes an event when one of them comes near because the user or code scrolls, or content is
 * added or removed. Then none until it has been away, or the content has become longer, or other content has come in its
 * place, while the end stayed near.
 */
export class AxisEdges {
  readonly #sides: readonly [start: 'top' | 'left', end: 'bottom' | 'right'];
  /** A view begins at its start and without content: no end has come near yet. */
  #isUpper = true;
  #isLower = true;
  #amount = 0;
  #offset = 0;
  /** The amount of the content when the last event for its end was fired, while that has stayed near; else -1. */
  #told = -1;

  constructor(...sides: readonly ['top', 'bottom'] | readonly ['left', 'right']) {
    this.#sides = sides;
  }

  /** The end of the content is near. */
  get isAtEnd(): boolean {
    return this.#isLower;
  }

  /**
   * Returns the events to fire. `added`: length of what was added, in px. `isMirrored`: the content begins on the right.
   * `needsScroll`: the end counts as near only when a scroll toward it has brought it there.
   */
  check(
    { offset, size, view, amount = size }: Extent,
    lengths: Thresholds,
    added: number,
    isMirrored: boolean,
    needsScroll = false,
  ): ScrollEdgeEvent[] {
    const [upper, lower] = lengths;
    // Sizes are rounded to px, offsets are not, and they may exceed the ends where content bounces.
    const isUpper = Math.max(0, offset) < upper + 1;
    const isLower = size - view - offset < lower + 1; // Also if the content does not fill the view.
    const [start, end] = isMirrored ? [this.#sides[1], this.#sides[0]] : this.#sides;
    const events: ScrollEdgeEvent[] = [];
    if (isUpper && !this.#isUpper) events.push(new ScrollEdgeEvent('scrolltoupper', start));
    // New rows in the place of a tall notice make the content shorter, and so does a short notice in its place, such as
    // "No more". Once the content fills the view, only what is longer than the threshold counts as rows.
    const isReplaced = added > 0 && (size <= view || (amount < this.#amount && added > Math.min(lower, view)));
    if (!isLower) this.#told = -1;
    const isNew = needsScroll
      ? offset > this.#offset && amount > this.#told
      : amount > this.#amount || isReplaced || !this.#isLower;
    if (isLower && size && isNew) {
      events.push(new ScrollEdgeEvent('scrolltolower', end));
      this.#told = amount;
    }
    this.#offset = offset;
    this.#isUpper = isUpper;
    this.#isLower = isLower;
    this.#amount = amount;
    return events;
  }
}
