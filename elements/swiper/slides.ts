/** A slide, as the model needs it. */
export interface Slide {
  readonly itemId: string;
  /** Its place, if the page has only some of the slides. */
  readonly index?: number | undefined;
}

/** What the page has set. Read whenever it is needed: a new value counts at once. */
export interface SlidesSettings {
  /** How many slides there are, if the page has only some of them; else 0. */
  readonly itemCount: number;
  readonly displayMultipleItems: number;
  readonly circular: boolean;
}

/** The most slides. With more, the positions on the track are no longer exact. */
const MOST_SLIDES = 2 ** 31;

/** The most slides in sight. More would each be too narrow to see. */
const MOST_SHOWN = 100;

/** The slides of a swiper, and which of them is the current one. It does not use the DOM. */
export class Slides<Item extends Slide> {
  /** The slides in the page, as of the latest `read()`. */
  items: readonly Item[] = [];
  /** Of the current slide. */
  index = 0;
  /** The index that code has set. It is kept until a slide with that index exists. */
  wanted: number | undefined;
  /** The `itemId` that code has set. It is kept until a slide with that id exists. */
  wantedId: string | undefined;
  /** Whether there has been a slide yet. */
  hasStarted = false;
  readonly #settings: SlidesSettings;
  readonly #present: () => readonly Item[];
  #item: Item | undefined;
  /** The slides by their `index`, if the page has only some of them. */
  #byIndex: ReadonlyMap<number, Item> | undefined;

  /** `present` returns the slides that are in the page at that moment. */
  constructor(settings: SlidesSettings, present: () => readonly Item[]) {
    this.#settings = settings;
    this.#present = present;
  }

  get count(): number {
    return Math.min(MOST_SLIDES, Math.max(0, Math.trunc(this.#settings.itemCount))) || this.items.length;
  }

  /** How many slides are in sight. */
  get shown(): number {
    return Math.min(MOST_SHOWN, Math.max(1, Math.round(this.#settings.displayMultipleItems)));
  }

  get isEndless(): boolean {
    return this.#settings.circular && this.count > this.shown;
  }

  /** The index of the current slide, now or after the next update. */
  get current(): number {
    const wanted = this.wanted ?? this.index;
    return this.hasStarted && this.count ? this.within(wanted) : wanted;
  }

  /** The `itemId` of the current slide, now or after the next update. */
  get currentId(): string {
    return this.wantedId ?? this.at(this.current)?.itemId ?? '';
  }

  /** The slide with this index, if the page has it. */
  at(index: number): Item | undefined {
    return this.#byIndex ? this.#byIndex.get(index) : this.items[index];
  }

  /** The nearest index of a slide that can be the current one. */
  within(index: number): number {
    const last = this.count - (this.isEndless ? 1 : this.shown);
    return Math.max(0, Math.min(index, last));
  }

  /** Code wants this slide to be the current one. The next `read()` returns it. */
  want(index: number): void {
    this.wanted = index;
    // It is the current one already, unless slides were added or removed since the latest `read()`.
    const isCurrent = this.hasStarted && this.current === this.index && this.#present()[this.index] === this.#item;
    if (isCurrent) this.wanted = undefined;
  }

  /** Makes this slide the current one. What code has set before remains wanted. */
  select(index: number): void {
    this.index = index;
    this.#item = this.at(index);
  }

  /** Makes this slide the current one, instead of what code has set before. */
  choose(index: number): void {
    this.select(index);
    this.wanted = this.wantedId = undefined;
  }

  /**
   * Reads the slides again. The current slide remains the current one, at its new index.
   * @returns the index that code wants, if it has set one
   */
  read(): number | undefined {
    this.items = this.#present();
    const isPartial = this.#settings.itemCount > 0;
    this.#byIndex = isPartial ? new Map(this.items.map((item) => [item.index ?? -1, item])) : undefined;
    if (this.count && this.hasStarted) {
      const index = isPartial || !this.#item ? -1 : this.items.indexOf(this.#item);
      this.index = this.within(index < 0 ? this.index : index);
    }
    const wanted = this.#takeWanted(isPartial);
    if (this.count && !this.hasStarted) {
      this.hasStarted = true;
      this.index = this.within(wanted ?? 0);
    }
    this.#item = this.at(this.index);
    return wanted;
  }

  /** What code wants; it is forgotten if there is such a slide. An id counts more than an index. */
  #takeWanted(isPartial: boolean): number | undefined {
    const { wanted, wantedId } = this;
    const found = wantedId === undefined ? -1 : this.items.findIndex(({ itemId }) => itemId === wantedId);
    if (found >= 0) {
      this.wanted = this.wantedId = undefined;
      return isPartial ? this.items[found]!.index : found;
    }
    if (wanted !== undefined && wanted < this.count) this.wanted = undefined;
    return wanted;
  }
}
