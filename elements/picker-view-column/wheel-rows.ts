import type { WheelHost } from './wheel.js';

/** Rows that are drawn on each side: a screenful, and what may come into sight before the next frame. */
const NEAR = 10;
/** They are renewed when the wheel is so many rows off their middle. */
const STRAY = 4;
/** Rows on which a fling may come to rest: those up to so many away. From when it may begin they are all drawn. */
const REACH = 40;
/** A wheel without end repeats its rows, up to about so many. */
const ENDLESS = 400;

/** What is there of a wheel's rows: those around its place, as the lines of one text, and where it may come to rest. */
export class WheelRows {
  readonly #host: WheelHost;
  readonly #rows: HTMLElement;
  readonly #stops: HTMLElement;
  /** The first one of the rows that are drawn; NaN: they are to be drawn anew. */
  #first = NaN;
  /** The row around which there are stops; NaN: there are none. */
  #middle = NaN;

  constructor(host: WheelHost, track: Element) {
    this.#host = host;
    [, this.#rows, this.#stops] = track.children as Iterable<Element> as [Element, HTMLElement, HTMLElement];
  }

  /** How many there are: with repetitions. */
  get length(): number {
    const { count, isEndless } = this.#host;
    return isEndless ? count * (2 * Math.ceil(ENDLESS / 2 / count) + 1) : count;
  }

  /** Whether all is there that a fling needs. */
  get isReady(): boolean {
    return this.#middle >= 0;
  }

  /** They are others now. */
  renew(): void {
    this.#first = NaN;
  }

  /** What a fling from this place may bring into sight, and on which rows the browser may come to rest. */
  prepare(place: number): void {
    if (Math.abs(place - this.#middle) <= REACH / 2) return;
    if (!this.isReady) this.renew();
    this.setStops(place);
    this.draw(place);
  }

  /** Children are such places by themselves. */
  setStops(place: number): void {
    const middle = (this.#middle = Math.round(place));
    const first = Math.max(0, middle - REACH);
    const count = this.#host.items ? Math.ceil((Math.min(this.length, middle + REACH + 1) - first) / 3) : 0;
    this.#stops.style.setProperty('--_first', String(first));
    this.#stops.replaceChildren(...Array.from({ length: count }, () => document.createElement('i')));
  }

  /** The browser would not let the wheel rest beyond the stops. */
  clearStops(): void {
    if (!this.isReady) return;
    this.#middle = NaN;
    this.#stops.replaceChildren();
  }

  /** Whether the stops are of use to a wheel that rests here. */
  isWithin(place: number): boolean {
    return Math.abs(place - this.#middle) <= REACH;
  }

  draw(place: number): void {
    const { items, count } = this.#host;
    const { length } = this;
    const side = this.isReady ? REACH : NEAR;
    const most = 2 * side + 1;
    const first = Math.max(0, Math.min(Math.round(place) - side, length - most));
    if (Math.abs(first - this.#first) < (this.isReady ? REACH / 2 : STRAY)) return;
    this.#first = first;
    const texts = Array.from({ length: items ? Math.min(most, length - first) : 0 }, (_, index) =>
      String(items![(first + index) % count]).replace(/\s/g, ' '),
    );
    this.#rows.textContent = texts.join('\n');
    this.#rows.style.setProperty('--_first', String(first));
  }
}
