/**
 * Makes a scroller a tab stop while there is something to scroll, unless the page has set `tabindex`. Not all browsers do, and
 * none does if something inside it is focusable.
 */
export class TabStop {
  readonly #element: HTMLElement;
  /** `tabindex` is ours, not the page's. */
  #isOurs = false;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  set(isNeeded: boolean): void {
    if (isNeeded && !this.#element.hasAttribute('tabindex')) {
      this.#isOurs = true;
      this.#element.tabIndex = 0;
    } else if (!isNeeded && this.#isOurs) {
      this.#isOurs = false;
      this.#element.removeAttribute('tabindex');
    }
  }
}
