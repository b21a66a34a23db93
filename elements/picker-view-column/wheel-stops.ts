import { addStyles } from '../internal/element/add-styles.js';
import type { WheelRows } from './wheel-rows.js';
import { wheelStopsStyles } from './wheel-stops.styles.js';
import type { WheelHost } from './wheel.js';

/** Rows on which a fling may come to rest: those up to so many away. From when it may begin they are all drawn. */
const REACH = 40;

/** Where the browser may let a wheel come to rest. Children are such places by themselves. */
export class WheelStops {
  readonly #host: WheelHost;
  readonly #rows: WheelRows;
  readonly #box: HTMLElement;
  /** The row around which there are stops; NaN: there are none. */
  #middle = NaN;

  constructor(host: WheelHost, rows: WheelRows) {
    addStyles(host, wheelStopsStyles);
    this.#host = host;
    this.#rows = rows;
    this.#box = host.shadowRoot!.querySelector('#stops')!;
  }

  /** Makes what a fling from this place may bring into sight, and lets it rest there. */
  prepare(place: number): void {
    if (Math.abs(place - this.#middle) <= REACH / 2) return;
    if (this.#rows.isNear) this.#rows.renew(REACH);
    this.#rows.draw(place);
    const middle = (this.#middle = Math.round(place));
    const first = Math.max(0, middle - REACH);
    const rows = Math.min(this.#rows.length, middle + REACH + 1) - first;
    const count = this.#host.items ? Math.ceil(rows / 3) : 0;
    this.#box.style.setProperty('--_first', String(first));
    this.#box.replaceChildren(...Array.from({ length: count }, () => document.createElement('i')));
  }

  /** Takes away those that would keep a wheel from resting at this place; without one, all. */
  clear(place = Infinity): void {
    if (!(Math.abs(place - this.#middle) > REACH)) return;
    this.#middle = NaN;
    this.#box.replaceChildren();
    this.#rows.renew();
  }
}
