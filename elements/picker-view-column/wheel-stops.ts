import type { WheelModel } from './wheel-model.js';

/** A fling may end up to this many rows away. */
export const FLING_REACH = 40;

/**
 * Snap points for `items`, at which the browser may end a fling; rows that are children are snap points themselves. One
 * node stands for three rows (see the styles). They are made when a fling may begin, around the position of the wheel.
 */
export class WheelStops {
  readonly #model: WheelModel;
  readonly #box: HTMLElement;
  readonly #hasItems: () => boolean;
  /** The position around which there are snap points; NaN: there are none. */
  #middle = NaN;

  constructor(model: WheelModel, box: HTMLElement, hasItems: () => boolean) {
    this.#model = model;
    this.#box = box;
    this.#hasItems = hasItems;
  }

  /** Whether a fling from this position may leave the snap points. */
  isOutOfReach(position: number): boolean {
    return !(Math.abs(position - this.#middle) <= FLING_REACH / 2);
  }

  /** Makes the snap points for a fling from this position. */
  place(position: number): void {
    const middle = (this.#middle = Math.round(position));
    const first = Math.max(0, middle - FLING_REACH);
    const rows = Math.min(this.#model.length, middle + FLING_REACH + 1) - first;
    const nodes = this.#hasItems() ? Math.ceil(rows / 3) : 0;
    this.#box.style.setProperty('--_first', String(first));
    this.#box.replaceChildren(...Array.from({ length: nodes }, () => document.createElement('i')));
  }

  /** Removes snap points that would keep the wheel from this position; without a position, all. True if it did. */
  clear(position = Infinity): boolean {
    if (!(Math.abs(position - this.#middle) > FLING_REACH)) return false;
    this.#middle = NaN;
    this.#box.replaceChildren();
    return true;
  }
}
