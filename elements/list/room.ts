import type { Range, Rows } from './rows.js';
import type { Sizes } from './sizes.js';

/** Browsers lay out boxes up to some 17 million px: a longer list moves within one of this length. */
export const LONGEST = 15_000_000;

/** Keeps the room of the rows that are not on the page: padding of the box that the others are in. */
export class Room {
  readonly #owner: { readonly isHorizontal: boolean };
  readonly #rows: Rows;
  readonly #sizes: Sizes;
  readonly #box: HTMLElement;

  constructor(owner: { readonly isHorizontal: boolean }, rows: Rows, sizes: Sizes, box: HTMLElement) {
    this.#owner = owner;
    this.#rows = rows;
    this.#sizes = sizes;
    this.#box = box;
  }

  /** `base`: the offset that the box begins at. `spare`: room after the rows that is not theirs, in px. */
  write(range: Range, base: number, spare: number): void {
    const sizes = this.#sizes;
    const start = this.#rows.place(range, (entry) => Math.max(0, Math.min(sizes.offset(entry) - base, LONGEST)));
    const first = start?.entry ?? range.first;
    const { live } = this.#rows;
    let end = first;
    for (const row of live) if (!row.isParked && row.entry === end) end += 1;
    const header = range.header >= 0 && range.header < first ? sizes.of(range.header) : 0;
    const from = Math.max(0, sizes.offset(first) - base);
    const length = sizes.offset(end) - sizes.offset(first);
    const rest = sizes.total - sizes.offset(end);
    const total = sizes.total > LONGEST ? Math.max(0, LONGEST - from - length) : rest;
    const hasHeader = header > 0 && live.some((row) => row.entry === range.header && !row.isParked);
    this.#write('Start', from - (hasHeader ? header : 0));
    this.#write('End', Math.min(rest, total) + spare);
  }

  #write(side: 'Start' | 'End', value: number): void {
    const { style } = this.#box;
    const name = `padding${this.#owner.isHorizontal ? 'Inline' : 'Block'}${side}` as const;
    // Browsers lay out in 64ths of a px.
    const text = `${Math.max(0, Math.round(value * 64) / 64)}px`;
    if (style[name] !== text) style[name] = text;
  }
}
