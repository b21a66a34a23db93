/** At most so many lanes: in a large picture the text grows instead. */
const MOST_LANES = 12;
/** A message has done at least this part of its way before the next enters, so that a lane never shows more than ten. */
const LEAST_SHARE = 0.1;
/** How long a message of up to the width of the picture is on its way, in s of the video. Longer ones take longer. */
const TRAVEL = 3;
/** Between two messages in a lane, in px. */
const GAP = 16;

/** The way of one message through the picture, in s of the video and px. */
export interface Place {
  readonly lane: number;
  /** When its head appears. */
  readonly enter: number;
  /** When its tail has left. */
  readonly leave: number;
  readonly width: number;
}

/**
 * Rows of running text in a picture of some width. A message enters a lane when all of the one before it is in the picture,
 * and not before it is sure that it never catches up with it.
 */
export class Lanes {
  readonly #width: number;
  readonly #isStill: boolean;
  /** The latest message of each lane. */
  readonly #latest: (Place | undefined)[];

  /** `isStill`: messages do not move, and each has a lane of its own. */
  constructor(count: number, width: number, isStill: boolean) {
    this.#latest = Array.from({ length: Math.max(0, Math.min(MOST_LANES, count)) });
    this.#width = width;
    this.#isStill = isStill;
  }

  /** When there is room next. Infinity if there are no lanes. */
  get nextRoom(): number {
    return Math.min(...this.#latest.map((latest) => (latest ? this.#clearAfter(latest) : -Infinity)));
  }

  /** Takes the next room from a time on: the upper of several lanes that are free. There must be a lane. */
  take(width: number, from: number): Place {
    const clear = this.#latest.map((latest) => (latest ? Math.max(from, this.#clearAfter(latest)) : from));
    const lane = clear.indexOf(Math.min(...clear));
    const latest = this.#latest[lane];
    const enter = latest ? Math.max(from, this.#earliestAfter(latest, width)) : from;
    const place = { lane, enter, leave: enter + this.#durationOf(width), width };
    this.#latest[lane] = place;
    return place;
  }

  /** A message wider than the picture is at most as fast as one of its width. */
  #durationOf(width: number): number {
    return this.#isStill ? TRAVEL : TRAVEL * Math.max(1, (this.#width + width) / (2 * this.#width));
  }

  /** When all of a message is in the picture, with a gap. */
  #clearAfter({ enter, leave, width }: Place): number {
    if (this.#isStill) return leave;
    const share = Math.max((width + GAP) / (this.#width + width), LEAST_SHARE);
    return enter + (leave - enter) * share;
  }

  #earliestAfter(latest: Place, width: number): number {
    if (this.#isStill) return latest.leave;
    // Its head must not reach the other side before the tail of the other has left there.
    const crossing = (this.#durationOf(width) * this.#width) / (this.#width + width);
    return Math.max(this.#clearAfter(latest), latest.leave - crossing);
  }
}
