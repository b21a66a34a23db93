/** A looping wheel repeats its rows, up to about this many positions. */
const LOOP_LENGTH = 400;

/** How far a wheel coasts after its release: the time in ms for which it would keep the speed it had. */
const MOMENTUM = 260;
/** Shortest and longest time in ms until a released wheel stops. */
const MIN_COAST = 180;
const MAX_COAST = 1600;

/** The rows of a wheel, as they are at this moment. */
export interface RowSource {
  /** Number of rows. */
  count(): number;
  /** Whether the first row follows the last one. */
  isLooping(): boolean;
}

/**
 * The arithmetic of a wheel, without DOM. A position counts rows from the top of the scroller, with fractions while the
 * wheel moves. A looping wheel repeats its rows, so that several positions show the same row.
 */
export class WheelModel {
  readonly #source: RowSource;

  constructor(source: RowSource) {
    this.#source = source;
  }

  /** Number of positions: of the rows, with the repetitions of a looping wheel. */
  get length(): number {
    const count = this.#source.count();
    return this.#source.isLooping() ? count * (2 * Math.ceil(LOOP_LENGTH / 2 / count) + 1) : count;
  }

  /** Where a wheel at rest shows a row: on a looping wheel, the repetition in the middle. */
  positionOf(index: number): number {
    return (this.length - this.#source.count()) / 2 + index;
  }

  /** The row nearest to a position. */
  indexAt(position: number): number {
    const count = this.#source.count();
    return count ? this.nearest(position) % count : 0;
  }

  /** The nearest position within the rows. */
  clamp(position: number): number {
    return Math.max(0, Math.min(position, this.length - 1));
  }

  /** The nearest position at which the wheel may rest. */
  nearest(position: number): number {
    return this.clamp(Math.round(position));
  }

  /** The first and the number of the positions up to `reach` rows away from a position. Always as many, if there are. */
  windowAround(position: number, reach: number): { readonly first: number; readonly size: number } {
    const most = 2 * reach + 1;
    const first = Math.max(0, Math.min(Math.round(position) - reach, this.length - most));
    return { first, size: Math.min(most, this.length - first) };
  }

  /** Where a wheel that is released at this speed, in rows per ms, comes to rest, and the time in ms it takes. */
  coast(position: number, speed: number): { readonly target: number; readonly duration: number } {
    const target = this.nearest(position + speed * MOMENTUM);
    const distance = target - position;
    // A cubic ease-out with this duration starts at the speed of the hand: no jolt at the release.
    const duration =
      speed * distance > 0 ? Math.min(MAX_COAST, Math.max(MIN_COAST, (3 * distance) / speed)) : MIN_COAST;
    return { target, duration };
  }
}
