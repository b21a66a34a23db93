import { boxOf, scaleOf } from '../internal/element/scale.js';
import { isElement } from '../internal/element/view.js';

/** What scrolls the page around an element: the closest ancestor that scrolls, in any tree, or the document. */
function scrollerOf(element: Element): Element | null {
  let node: Node | null = element;
  while (node) {
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
    if (!isElement(node) || node === node.ownerDocument.body) continue;
    if (/auto|scroll/.test(getComputedStyle(node).overflowY) && node !== node.ownerDocument.documentElement)
      return node;
  }
  return element.ownerDocument.scrollingElement;
}

interface Place {
  readonly scroller: Element;
  /** How far the page is scrolled. */
  readonly top: number;
  /** How far it is when the panel begins below tabs at the upper edge. */
  readonly start: number;
  /** Whether the user has scrolled past all panels. */
  readonly isPassed: boolean;
}

/**
 * Remembers how far the page was scrolled with each panel, where the page scrolls them. While the tabs are where the page
 * has them, above their panel, there is nothing to remember: then no change of tabs moves the page.
 */
export class PageScroll<Tab extends object> {
  readonly #element: HTMLElement;
  readonly #bar: () => HTMLElement;
  readonly #tops = new WeakMap<Tab, number>();
  #isPassed = false;

  constructor(element: HTMLElement, bar: () => HTMLElement) {
    this.#element = element;
    this.#bar = bar;
  }

  /** The panel of a tab is about to be hidden. */
  leave(tab: Tab): void {
    const place = this.#measure();
    this.#isPassed = place?.isPassed ?? true;
    if (place && !place.isPassed && place.top > place.start) this.#tops.set(tab, place.top);
    else this.#tops.delete(tab);
  }

  /** The panel of a tab is shown: one that was not scrolled begins at its start. */
  enter(tab: Tab): void {
    const place = this.#isPassed ? undefined : this.#measure();
    if (!place) return;
    const { scroller, top, start } = place;
    const wanted = this.#tops.get(tab) ?? Math.min(top, start);
    if (Math.abs(wanted - top) >= 1) scroller.scrollTo({ top: wanted, behavior: 'instant' });
  }

  #measure(): Place | undefined {
    const { top: upper, bottom } = boxOf(this.#element);
    // What is not displayed has no place.
    const scroller = bottom > upper ? scrollerOf(this.#element) : null;
    if (!scroller) return undefined;
    const { scrollTop: top } = scroller;
    const unit = scaleOf(scroller as HTMLElement).y;
    const isPage = scroller === this.#element.ownerDocument.scrollingElement;
    const edge = isPage ? 0 : boxOf(scroller).top + scroller.clientTop * unit;
    const inset = parseFloat(getComputedStyle(this.#bar()).insetBlockStart) || 0;
    const start = top + (upper - edge) / unit - inset;
    // Rounding must not count as scrolling.
    return { scroller, top, start: Math.max(0, Math.ceil(start)), isPassed: bottom <= edge };
  }
}
