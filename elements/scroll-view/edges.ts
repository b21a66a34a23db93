import type { ScrollEdgeEvent } from '../internal/element/scroll-edge-event.js';
import { AxisEdges, type Thresholds } from '../internal/observe/axis-edges.js';
import { warnOnce } from '../internal/element/warn.js';
import type { ScrollAxes } from './axes.js';

/** The view, as its edges see it. */
export interface EdgesView extends HTMLElement {
  readonly upperThreshold: number;
  readonly lowerThreshold: number;
  readonly lowerAfterScroll: boolean;
}

/** The length of all that is between boxes, and of the boxes. 0 without a box. */
const lengthOf = (boxes: readonly DOMRect[], start: 'top' | 'left', end: 'bottom' | 'right'): number =>
  boxes.length > 0 ? Math.max(...boxes.map((box) => box[end])) - Math.min(...boxes.map((box) => box[start])) : 0;

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
    const { lowerAfterScroll } = this.#view;
    return this.#y.check(extent, this.#thresholds, lengthOf(added, 'top', 'bottom'), false, lowerAfterScroll);
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
    const { lowerAfterScroll } = this.#view;
    return this.#x.check(extent, this.#thresholds, lengthOf(added, 'left', 'right'), isRtl, lowerAfterScroll);
  }
}
