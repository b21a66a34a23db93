import { ScrollEdgeEvent } from './events.js';

/** One axis of a scroller as it stands, in px. */
export interface Extent {
  /** Offset from the start of the content. */
  readonly offset: number;
  /** Length of the content; 0 where there is none. */
  readonly size: number;
  /** What is seen of it. */
  readonly view: number;
}

/**
 * The two ends of one axis: tells when one of them comes near, once per time that it does. Whatever moved it: the user,
 * code, or content that came or went. Content that grows at an end which stays near is a new end.
 */
export class Edges {
  readonly #sides: readonly [upper: 'top' | 'left', lower: 'bottom' | 'right'];
  /** A scroller begins at its start, and without content: nobody came there. */
  #isUpper = true;
  #isLower = true;
  #size = 0;

  constructor(...sides: readonly ['top', 'bottom'] | readonly ['left', 'right']) {
    this.#sides = sides;
  }

  /** Which events are due. `isMirrored`: the content begins on the right. */
  look({ offset, size, view }: Extent, upper: number, lower: number, isMirrored: boolean): ScrollEdgeEvent[] {
    // Sizes are whole px, offsets are not; and content can be pulled beyond its ends.
    const isUpper = Math.max(0, offset) < upper + 1;
    const isLower = size - view - offset < lower + 1; // Also of what does not fill the view.
    const [start, end] = isMirrored ? [this.#sides[1], this.#sides[0]] : this.#sides;
    const events: ScrollEdgeEvent[] = [];
    if (isUpper && !this.#isUpper) events.push(new ScrollEdgeEvent('scrolltoupper', start));
    const isNews = size > this.#size || !this.#isLower;
    if (isLower && size && isNews) events.push(new ScrollEdgeEvent('scrolltolower', end));
    this.#isUpper = isUpper;
    this.#isLower = isLower;
    this.#size = size;
    return events;
  }
}
