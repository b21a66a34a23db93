import type { WheelModel } from './wheel-model.js';

/** Rows drawn on each side of a wheel at rest: a screenful, and those that may come into view before the next frame. */
const NEAR = 10;

/** Draws the `items` around the position of a wheel, as the lines of one text: two nodes, however many rows there are. */
export class WheelRows {
  readonly #model: WheelModel;
  readonly #box: HTMLElement;
  readonly #items: () => readonly string[] | undefined;
  /** The first position that is drawn; NaN: draw all again. */
  #first = NaN;
  #reach = NEAR;

  constructor(model: WheelModel, box: HTMLElement, items: () => readonly string[] | undefined) {
    this.#model = model;
    this.#box = box;
    this.#items = items;
  }

  /** Makes the next `draw` draw all rows again: they are others, or there should be this many on each side. */
  invalidate(reach = NEAR): void {
    this.#reach = reach;
    this.#first = NaN;
  }

  /** Whether only the rows that a wheel at rest needs are drawn. */
  get isNear(): boolean {
    return this.#reach === NEAR;
  }

  /** Draws the rows around a position, unless those that are drawn still reach far enough. */
  draw(position: number): void {
    const reach = this.#reach;
    const { first, size } = this.#model.windowAround(position, reach);
    if (Math.abs(first - this.#first) < reach * 0.4) return;
    this.#first = first;
    const items = this.#items() ?? [];
    const texts = Array.from({ length: items.length ? size : 0 }, (_, row) =>
      String(items[(first + row) % items.length]).replace(/\s/g, ' '),
    );
    this.#box.textContent = texts.join('\n');
    this.#box.style.setProperty('--_first', String(first));
  }
}
