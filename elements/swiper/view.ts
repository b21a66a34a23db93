import { holderOf } from '../internal/observe/flat.js';
import type { NcSwiperItem } from '../swiper-item/index.js';
import type { Slides } from './slides.js';
import type { Track } from './track.js';

/** The swiper: the parent of the slides, and what of its settings the view needs. */
export interface ViewHost extends HTMLElement {
  readonly vertical: boolean;
  readonly previousMargin: string | number;
  readonly nextMargin: string | number;
}

/** Measures of the scroller. */
export interface Geometry {
  /** Of a slide, in px; 0 while nothing is laid out. */
  readonly size: number;
  /** Of the scroller along its axis, in px. */
  readonly extent: number;
  readonly isVertical: boolean;
  /** -1 where later slides are to the left. */
  readonly sign: 1 | -1;
}

/**
 * The DOM of a swiper: a native scroller with a stop for each place of the stretch, which it snaps to, and the slides,
 * which are laid over the stops by their place. Each slide is laid out once, at the place nearest to what is in sight:
 * an endless swiper needs no copies. The view starts nothing by itself: the motion calls it.
 */
export class SwiperView {
  readonly scroller: HTMLElement;
  /** The content of the scroller: stops and slides. */
  readonly content: HTMLElement;
  geometry: Geometry;
  /** The slides that are laid out, by their places. */
  arranged: ReadonlyMap<number, NcSwiperItem> = new Map();
  readonly #host: ViewHost;
  readonly #stops: HTMLElement;
  /** The box of the slides: a transform of it shows them away from their stops. */
  readonly #box: HTMLElement;
  readonly #slides: Slides<NcSwiperItem>;
  readonly #track: Track;
  /** While what is in sight begins between these places, the slides that are laid out are enough. */
  #least = NaN;
  #most = NaN;
  /** The place that the laid-out slides know as the current one. */
  #place = 0;
  #sizes = '';

  constructor(host: ViewHost, scroller: HTMLElement, slides: Slides<NcSwiperItem>, track: Track) {
    this.#host = host;
    this.scroller = scroller;
    this.content = scroller.firstElementChild as HTMLElement;
    [this.#stops, this.#box] = this.content.children as Iterable<Element> as [HTMLElement, HTMLElement];
    this.#slides = slides;
    this.#track = track;
    this.geometry = { size: 0, extent: 0, isVertical: host.vertical, sign: 1 };
  }

  /** Measures without taking the result over: `geometry` remains what it was. */
  measure(): Geometry {
    const { vertical: isVertical } = this.#host;
    const { width, height, direction } = getComputedStyle(this.#stop(0));
    const { clientHeight, clientWidth } = this.scroller;
    return {
      size: parseFloat(isVertical ? height : width) || 0,
      extent: isVertical ? clientHeight : clientWidth,
      isVertical,
      sign: !isVertical && direction === 'rtl' ? -1 : 1,
    };
  }

  /** The place that the scroller shows, with fractions. */
  get scrollPlace(): number {
    const { scroller } = this;
    const { size, sign, isVertical } = this.geometry;
    const way = sign * (isVertical ? scroller.scrollTop : scroller.scrollLeft);
    return this.#track.base + (size && way / size);
  }

  /** Makes as many stops as the stretch has places. */
  layStops(): void {
    const { length, cells } = this.#track;
    const stops = this.#stops;
    while (stops.childElementCount > length) stops.lastElementChild!.remove();
    while (stops.childElementCount < length) stops.append(document.createElement('i'));
    const sizes = `--_shown:${this.#slides.shown};--_length:${cells}`;
    // All slides inherit them: an unchanged value must not have their styles computed again.
    if (sizes !== this.#sizes) this.content.style.cssText = this.#sizes = sizes;
  }

  /** Scrolls to the current place, at once. */
  scroll(): void {
    const { base, place } = this.#track;
    const stop = this.#stop(place - base);
    const first = this.#stop(0);
    // A difference of offsets has the sign that scrollers use in right-to-left text.
    if (this.#host.vertical) this.scroller.scrollTop = stop.offsetTop - first.offsetTop;
    else this.scroller.scrollLeft = stop.offsetLeft - first.offsetLeft;
  }

  /**
   * Ends a scroll that the browser has not finished. Chromium would go on with a fling wherever the scroller is set to,
   * unless its box is replaced by another one. The content of the box does not notice.
   */
  stopScroll(): void {
    this.scroller.style.display = 'flex';
    this.scroller.getBoundingClientRect();
    this.scroller.style.display = '';
  }

  /** Shows what is so many slides away from where the scroller is; 0 shows the slides on their stops. */
  translate(shift: number): void {
    this.#box.style.translate = shift ? this.#translation(shift) : '';
  }

  /** Moves the slides from `shift` slides away to their stops. The compositor does it, so no scroll is in its way. */
  animate(shift: number, options: KeyframeAnimationOptions): Animation {
    return this.#box.animate({ translate: [this.#translation(shift), '0 0'] }, options);
  }

  /** The slides, or their places, have changed: the next `arrange` lays them out again. */
  invalidate(): void {
    this.#least = NaN;
  }

  /**
   * Lays out the slides that are in sight at the place `visual`, will be at rest, or are close to those.
   * @returns their indexes, if they were chosen again
   */
  arrange(visual: number, isMoving: boolean): readonly number[] | undefined {
    const { place } = this.#track;
    const least = this.#least;
    const most = this.#most;
    const isEnough = isMoving && visual >= least && visual <= most;
    // Most frames of a motion need no more than this.
    if (isEnough && place === this.#place) return undefined;
    if (isEnough && place >= least && place <= most) {
      this.#put();
      return undefined;
    }
    return this.#choose(visual);
  }

  #stop(index: number): HTMLElement {
    return this.#stops.children[index] as HTMLElement;
  }

  #translation(shift: number): string {
    const { sign } = this.geometry;
    const share = `${(-sign * shift * 100) / this.#track.cells}%`;
    return this.#host.vertical ? `0 ${share}` : share;
  }

  /** How many neighbors look in through the margins, before and after. */
  get #peeks(): readonly [before: number, after: number] {
    return [this.#host.previousMargin ? 1 : 0, this.#host.nextMargin ? 1 : 0];
  }

  /** Tells each laid-out slide its place. */
  #put(): void {
    const { base, place } = this.#track;
    const { shown } = this.#slides;
    const [before, after] = this.#peeks;
    this.#place = place;
    for (const [at, item] of this.arranged) {
      const distance = at - place;
      item.place(at - base, distance >= -before && distance < shown + after, distance === 0);
    }
  }

  #choose(visual: number): readonly number[] {
    const slides = this.#slides;
    const { low, high, least, most } = this.#track.range(visual, ...this.#peeks);
    const others = new Set(Number.isNaN(this.#least) ? slides.items : this.arranged.values());
    const arranged = new Map<number, NcSwiperItem>();
    const indexes: number[] = [];
    for (let at = low; at <= high; at += 1) {
      const index = this.#track.indexOf(at);
      indexes.push(index);
      const item = slides.at(index);
      if (!item) continue;
      others.delete(item);
      arranged.set(at, item);
    }
    this.arranged = arranged;
    this.#least = least;
    this.#most = most;
    this.#put();
    for (const item of others) {
      if (holderOf(item, (holder) => holder === this.#host)) item.leave();
      else item.placeChanged();
    }
    return indexes;
  }
}
