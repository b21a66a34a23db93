import { warnOnce } from '../internal/element/warn.js';
import type { ScrollAxes } from './axes.js';
import { ScrollEdgeEvent } from './events.js';

/** The view, as its edges see it. */
export interface EdgesView extends HTMLElement {
  readonly upperThreshold: number;
  readonly lowerThreshold: number;
}

/** The scroll position on one axis, in px. */
interface Extent {
  /** Distance from the start of the content. */
  readonly offset: number;
  /** Length of the content. 0 without content. */
  readonly size: number;
  /** Length of the visible part. */
  readonly view: number;
}

/** The length of all that is between boxes, and of the boxes. 0 without a box. */
const lengthOf = (boxes: readonly DOMRect[], start: 'top' | 'left', end: 'bottom' | 'right'): number =>
  boxes.length > 0 ? Math.max(...boxes.map((box) => box[end])) - Math.min(...boxes.map((box) => box[start])) : 0;

type Thresholds = readonly [upper: number, lower: number];

/**
 * The two ends of one axis. Computes an event when one of them comes near because the user or code scrolls, or content is
 * added or removed. Then none until it has been away, or the content has become longer, or other content has come in its
 * place, while the end stayed near.
 */
class AxisEdges {
  readonly #sides: readonly [start: 'top' | 'left', end: 'bottom' | 'right'];
  /** A view begins at its start and without content: no end has come near yet. */
  #isUpper = true;
  #isLower = true;
  #size = 0;

  constructor(...sides: readonly ['top', 'bottom'] | readonly ['left', 'right']) {
    this.#sides = sides;
  }

  /** The end of the content is near. */
  get isAtEnd(): boolean {
    return this.#isLower;
  }

  /** Returns the events to fire. `added`: length of what was added, in px. `isMirrored`: the content begins on the right. */
  check({ offset, size, view }: Extent, lengths: Thresholds, added: number, isMirrored: boolean): ScrollEdgeEvent[] {
    const [upper, lower] = lengths;
    // Sizes are rounded to px, offsets are not, and they may exceed the ends where content bounces.
    const isUpper = Math.max(0, offset) < upper + 1;
    const isLower = size - view - offset < lower + 1; // Also if the content does not fill the view.
    const [start, end] = isMirrored ? [this.#sides[1], this.#sides[0]] : this.#sides;
    const events: ScrollEdgeEvent[] = [];
    if (isUpper && !this.#isUpper) events.push(new ScrollEdgeEvent('scrolltoupper', start));
    // New rows in the place of a tall notice make the content shorter, and so does a short notice in its place, such as
    // "No more". Once the content fills the view, only what is longer than the threshold counts as rows.
    const isReplaced = added > 0 && (size <= view || (size < this.#size && added > Math.min(lower, view)));
    const isNew = size > this.#size || isReplaced || !this.#isLower;
    if (isLower && size && isNew) events.push(new ScrollEdgeEvent('scrolltolower', end));
    this.#isUpper = isUpper;
    this.#isLower = isLower;
    this.#size = size;
    return events;
  }
}

/** Fires `scrolltoupper` and `scrolltolower` of a view. */
export class ScrollEdges {
  readonly #view: EdgesView;
  readonly #x = new AxisEdges('left', 'right');
  readonly #y = new AxisEdges('top', 'bottom');

  /** Elements that were added while the end was near. */
  #added: Element[] = [];

  constructor(view: EdgesView) {
    this.#view = view;
  }

  /** Elements were added to the content. Returns whether the distances to the edges may have changed, so that they must be checked. */
  add(elements: readonly Element[]): boolean {
    if (!this.#x.isAtEnd && !this.#y.isAtEnd) return false;
    this.#added.push(...elements);
    return true;
  }

  /** Call it whenever offsets or sizes have changed. `room` is the height of the refresher, which is not content. */
  check({ x, y }: ScrollAxes, room: number): void {
    const events: ScrollEdgeEvent[] = [];
    const isContent = (element: Element) => this.#isContent(element);
    const ends = [this.#added.find(isContent), this.#added.findLast(isContent)];
    const added = ends.flatMap((element) => element?.getBoundingClientRect() ?? []);
    this.#added = [];
    if (y) events.push(...this.#checkY(room, added));
    if (x) events.push(...this.#checkX(y, y ? [] : added));
    for (const event of events) this.#view.dispatchEvent(event);
  }

  get #thresholds(): Thresholds {
    const { upperThreshold: upper, lowerThreshold: lower } = this.#view;
    if (upper < 0) warnOnce(this.#view, 'upper-threshold', '0 or more', upper);
    if (lower < 0) warnOnce(this.#view, 'lower-threshold', '0 or more', lower);
    return [Math.max(0, upper), Math.max(0, lower)];
  }

  /** Whether an element is part of the visible content. */
  #isContent(element: Element): boolean {
    return (
      element.getClientRects().length > 0 && !element.closest('[slot="refresher"]') && this.#view.contains(element)
    );
  }

  /** The last visible element of the content. The page's refresh indicator is not content. */
  get #last(): HTMLElement | undefined {
    let last = this.#view.lastElementChild as HTMLElement | null;
    while (last && (last.slot || !last.offsetHeight)) last = last.previousElementSibling as HTMLElement | null;
    return last ?? undefined;
  }

  #checkY(room: number, added: readonly DOMRect[]): ScrollEdgeEvent[] {
    const { scrollTop, scrollHeight, clientHeight } = this.#view;
    const last = this.#last;
    const size = scrollHeight > clientHeight ? scrollHeight : last ? last.offsetTop + last.offsetHeight : 0;
    const extent = { offset: Math.max(0, scrollTop - room), size: size && size - room, view: clientHeight };
    return this.#y.check(extent, this.#thresholds, lengthOf(added, 'top', 'bottom'), false);
  }

  /** `isSecondary`: the view scrolls up and down too, and new content is added there. */
  #checkX(isSecondary: boolean, added: readonly DOMRect[]): ScrollEdgeEvent[] {
    const { scrollLeft, scrollWidth, clientWidth } = this.#view;
    const last = isSecondary ? undefined : this.#last;
    const isRtl = getComputedStyle(this.#view).direction === 'rtl';
    const end = !last ? 0 : isRtl ? clientWidth - last.offsetLeft : last.offsetLeft + last.offsetWidth;
    const extent = {
      offset: isRtl ? -scrollLeft : scrollLeft,
      size: scrollWidth > clientWidth ? scrollWidth : end,
      view: clientWidth,
    };
    return this.#x.check(extent, this.#thresholds, lengthOf(added, 'left', 'right'), isRtl);
  }
}
