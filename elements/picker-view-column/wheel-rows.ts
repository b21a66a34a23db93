import type { WheelHost } from './wheel.js';

/** Rows that are drawn on each side: a screenful, and what may come into sight before the next frame. */
const NEAR = 10;
/** A wheel without end repeats its rows, up to about so many. */
const ENDLESS = 400;

/** The rows of a wheel's `items` that are drawn, around its place, as the lines of one text. */
export class WheelRows {
  readonly #host: WheelHost;
  readonly #box: HTMLElement;
  /** The first one; NaN: they are to be drawn anew. */
  #first = NaN;
  #side = NEAR;

  constructor(host: WheelHost, track: Element) {
    this.#host = host;
    this.#box = track.children[1] as HTMLElement;
  }

  /** How many there are: with repetitions. */
  get length(): number {
    const { count, isEndless } = this.#host;
    return isEndless ? count * (2 * Math.ceil(ENDLESS / 2 / count) + 1) : count;
  }

  /** They are others now, or so many on each side. */
  renew(side = NEAR): void {
    this.#side = side;
    this.#first = NaN;
  }

  /** Whether there is no more of them than a wheel at rest needs. */
  get isNear(): boolean {
    return this.#side === NEAR;
  }

  /** Leaves them as they are while the wheel is not far off their middle. */
  draw(place: number): void {
    const { items, count } = this.#host;
    const { length } = this;
    const side = this.#side;
    const most = 2 * side + 1;
    const first = Math.max(0, Math.min(Math.round(place) - side, length - most));
    if (Math.abs(first - this.#first) < side * 0.4) return;
    this.#first = first;
    const texts = Array.from({ length: items ? Math.min(most, length - first) : 0 }, (_, index) =>
      String(items![(first + index) % count]).replace(/\s/g, ' '),
    );
    this.#box.textContent = texts.join('\n');
    this.#box.style.setProperty('--_first', String(first));
  }
}
