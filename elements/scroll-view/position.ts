/**
 * The offsets of a view, kept while it cannot scroll: before it has content, while it is hidden, and while it is not on
 * the page.
 */
export class ScrollPosition {
  readonly #view: HTMLElement;
  #top = 0;
  #left = 0;
  #isSuspended = true;

  constructor(view: HTMLElement) {
    this.#view = view;
  }

  /** The view cannot scroll now. It gets its offsets back as soon as it can. */
  get isSuspended(): boolean {
    return this.#isSuspended;
  }

  suspend(): void {
    this.#isSuspended = true;
  }

  /** Code sets `scrollTop`. Returns whether the view can scroll there at once; if not, it keeps the value. */
  requestTop(top: unknown): boolean {
    return this.#request(top, this.#left);
  }

  /** The same for `scrollLeft`. */
  requestLeft(left: unknown): boolean {
    return this.#request(this.#top, left);
  }

  /** The view is visible: scrolls to the kept offsets, unless it has to wait for content. */
  restore(hasOverflow: boolean): void {
    const isAtStart = !this.#top && !this.#left;
    if (!this.#isSuspended || !(hasOverflow || isAtStart)) return;
    this.#isSuspended = false;
    this.#view.scrollTo({ top: this.#top, left: this.#left, behavior: 'instant' });
  }

  /** The view has scrolled. Returns the previous offsets minus the new ones. */
  scrolled(): { readonly deltaX: number; readonly deltaY: number } {
    const { scrollTop, scrollLeft } = this.#view;
    const deltas = { deltaX: this.#left - scrollLeft, deltaY: this.#top - scrollTop };
    if (!this.#isSuspended) {
      this.#top = scrollTop;
      this.#left = scrollLeft;
    }
    return deltas;
  }

  #request(top: unknown, left: unknown): boolean {
    if ([top, left].some((value) => Number.isNaN(parseFloat(String(value))))) return false;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = this.#view;
    this.#isSuspended ||= scrollWidth <= clientWidth && scrollHeight <= clientHeight;
    if (!this.#isSuspended) return true;
    this.#top = Number(top);
    this.#left = Number(left);
    return false;
  }
}
