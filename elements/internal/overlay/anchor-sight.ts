/**
 * Watches whether an element that the user saw is scrolled away, in the page or in any scroller around it. As CSS does by
 * `position-visibility`, what is beside it is hidden meanwhile.
 */
export class AnchorSight {
  readonly #changed: () => void;
  #observer: IntersectionObserver | undefined;
  #element: Element | null = null;
  #wasSeen = false;
  #isAway = false;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Whether it is out of sight now, and was in sight before. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Watches this element from now on, or none. */
  watch(element: Element | null): void {
    if (element === this.#element) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#element = element;
    this.#wasSeen = false;
    this.#isAway = false;
    const view = element?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!element || !view) return;
    this.#observer = new view.IntersectionObserver((entries) => {
      const { isIntersecting } = entries.at(-1)!;
      this.#wasSeen ||= isIntersecting;
      const isAway = this.#wasSeen && !isIntersecting;
      if (isAway === this.#isAway) return;
      this.#isAway = isAway;
      this.#changed();
    });
    this.#observer.observe(element);
  }
}
