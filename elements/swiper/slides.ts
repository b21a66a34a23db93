import type { NcSwiperItem } from '../swiper-item/index.js';

/** What decides which slides there are. */
export interface SlidesHost extends HTMLElement {
  readonly itemCount: number;
  readonly shown: number;
  readonly isEndless: boolean;
}

/** The slides of a swiper, and which of them is the current one. */
export class SwiperSlides {
  readonly #host: SlidesHost;
  items: readonly NcSwiperItem[] = [];
  /** With `itemCount`: by their places. */
  byIndex: ReadonlyMap<number, NcSwiperItem> | undefined;
  /** Of the current slide. */
  index = 0;
  #item: NcSwiperItem | undefined;
  /** Where code wants to go. It waits for slides that are not there yet. */
  wanted: number | undefined;
  wantedId: string | undefined;
  /** There have been slides. */
  isSet = false;

  constructor(host: SlidesHost) {
    this.#host = host;
  }

  get count(): number {
    return Math.max(0, Math.trunc(this.#host.itemCount)) || this.items.length;
  }

  /** Of the current slide, now or after the next update. */
  get current(): number {
    const wanted = this.wanted ?? this.index;
    return this.isSet && this.count ? this.within(wanted) : wanted;
  }

  get #present(): readonly NcSwiperItem[] {
    return [...this.#host.children].filter((child) => child.localName === 'nc-swiper-item') as NcSwiperItem[];
  }

  at(index: number): NcSwiperItem | undefined {
    return this.byIndex ? this.byIndex.get(index) : this.items[index];
  }

  /** The nearest place of a slide that may be the current one. */
  within(index: number): number {
    const last = this.count - (this.#host.isEndless ? 1 : this.#host.shown);
    return Math.max(0, Math.min(index, last));
  }

  want(index: number): void {
    this.wanted = index;
    // There already, or as near as can be; unless it is elsewhere by now, of which nobody has told yet.
    if (this.isSet && this.current === this.index && this.#present[this.index] === this.#item) this.wanted = undefined;
  }

  goTo(index: number): void {
    this.index = index;
    this.#item = this.at(index);
  }

  choose(index: number): void {
    this.goTo(index);
    this.wanted = this.wantedId = undefined;
  }

  /**
   * Takes the slides as they are now; the current one remains the current one.
   * @returns where code wants to go, if it does and there is something
   */
  read(): number | undefined {
    this.items = this.#present;
    const isLazy = this.#host.itemCount > 0;
    this.byIndex = isLazy ? new Map(this.items.map((item) => [item.index ?? -1, item])) : undefined;
    const { count, wantedId } = this;
    if (count && this.isSet) {
      const index = isLazy || this.#item?.parentElement !== this.#host ? -1 : this.items.indexOf(this.#item);
      this.index = this.within(index < 0 ? this.index : index);
    }
    const found = wantedId === undefined ? -1 : this.items.findIndex((item) => item.itemId === wantedId);
    let { wanted } = this;
    if (found >= 0) {
      wanted = isLazy ? this.items[found]!.index : found;
      this.wanted = this.wantedId = undefined;
    } else if (wanted !== undefined && wanted < count) this.wanted = undefined;
    if (count && !this.isSet) {
      this.isSet = true;
      this.index = this.within(wanted ?? 0);
    }
    this.#item = this.at(this.index);
    return wanted;
  }
}
