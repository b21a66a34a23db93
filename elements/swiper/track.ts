import type { NcSwiperItem } from '../swiper-item/index.js';

/** Slides that are kept ready on either side of those in sight. */
const REACH = 2;
/** Places to snap to: of more slides, and of endless ones, only those around the current slide have one. */
const MOST_STOPS = 31;
/** They are renewed when the swiper rests so near to the last one. */
const EDGE = 6;

/** What a track asks of its swiper, and tells it. */
export interface TrackHost extends HTMLElement {
  readonly vertical: boolean;
  readonly count: number;
  /** How many slides are in sight, and how many of the ones beside them look in, before and after. */
  readonly shown: number;
  readonly peeks: readonly [before: number, after: number];
  readonly isEndless: boolean;
  readonly items: readonly NcSwiperItem[];
  itemAt(index: number): NcSwiperItem | undefined;
  tell(hook: 'began'): void;
  trackRested(): void;
  /** These slides are to be on the track. */
  trackArranged(indexes: readonly number[]): void;
}

/** What moves the slides of a track; it loads a moment later. */
export interface TrackMotion {
  /** Of a slide, in px; 0 while nothing is laid out. */
  readonly size: number;
  readonly isBusy: boolean;
  /** A finger is on it: it does not rest, even when it stands still. */
  readonly isTouched: boolean;
  /** From the place where the track rests, or will rest, to what is in sight, with fractions. */
  readonly shift: number;
  began(): void;
  /** Nobody moves the slides by hand any longer. */
  letGo(): void;
  /** What it has measured may not be so any longer. */
  changed(isLikely?: boolean): void;
  /** Shows what is so many slides away, and then, by and by or at once, what is there. */
  glide(shift: number, isGliding: boolean): void;
  rested(): void;
}

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;
const limit = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where the slides of a swiper are. Places count slides from the first one; those of an endless swiper go on below 0 and
 * beyond the last one, and each slide is laid on the one that is nearest to what is in sight, so that none is there
 * twice and there is no seam. The scroller covers a stretch of places; while the swiper rests, the stretch moves on,
 * together with the slides.
 */
export class SwiperTrack {
  readonly host: TrackHost;
  readonly scroller: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: HTMLElement;
  readonly #stops: HTMLElement;
  motion?: TrackMotion;
  /** Places that the scroller covers, and how many. */
  base = 0;
  length = 0;
  /** Where the swiper rests, or will rest. */
  place = 0;
  isMoving = false;
  /** The slides that are on it, by their places. */
  arranged: ReadonlyMap<number, NcSwiperItem> = new Map();
  /** While what is in sight lies between these places, the slides that are on the track will do. */
  #least = NaN;
  #most = 0;
  /** The place of the current one among them. */
  #current = 0;
  #sizes = '';

  constructor(host: TrackHost, scroller: HTMLElement) {
    this.host = host;
    this.scroller = scroller;
    this.track = scroller.firstElementChild as HTMLElement;
    [this.#stops, this.slides] = this.track.children as Iterable<Element> as [HTMLElement, HTMLElement];
  }

  /** What is in sight, with fractions. */
  get visual(): number {
    return this.place + (this.motion?.shift ?? 0);
  }

  /** The last place on which it may rest. */
  get last(): number {
    const { isEndless, count, shown } = this.host;
    return isEndless ? Infinity : Math.max(0, count - shown);
  }

  /** Slides for which there is room. */
  get cells(): number {
    return this.length + this.host.shown - 1;
  }

  /** The nearest place on which it may rest. */
  within(place: number): number {
    return limit(place, this.last === Infinity ? -Infinity : 0, this.last);
  }

  /** A place to snap to. */
  get stop(): HTMLElement {
    return this.#stops.firstElementChild as HTMLElement;
  }

  /** Which slide is at this place. */
  indexOf(place: number): number {
    return modulo(place, this.host.count);
  }

  /** The slides, or how many are in sight, have changed; the current one is at `index`. */
  changed(index: number): void {
    const { count, isEndless } = this.host;
    const place = isEndless && modulo(this.place, count) === index ? this.place : this.within(index);
    const isMoved = place !== this.place;
    this.place = place;
    if (!this.last) this.settle();
    else if (isMoved) this.motion?.letGo();
    this.motion?.changed(isMoved);
    this.lay(isMoved);
    this.#least = NaN;
    this.arrange();
    this.finish();
  }

  /** Goes to a place, by itself or by a glide, and tells that with `tell` as soon as it is on its way. */
  moveTo(place: number, isGliding: boolean, tell?: () => void): void {
    this.motion?.changed(true);
    const from = this.visual;
    this.begin();
    this.place = place;
    this.motion?.letGo();
    this.lay(true);
    this.motion?.glide(from - place, isGliding);
    this.arrange();
    tell?.();
    this.finish();
  }

  /** Ends all motion: the current slide is where it should be. */
  settle(): void {
    this.motion?.letGo();
    this.motion?.glide(0, false);
    this.finish();
  }

  begin(): void {
    if (this.isMoving) return;
    this.motion?.began();
    this.isMoving = true;
    this.host.tell('began');
  }

  finish(): void {
    if (!this.isMoving || this.motion?.isBusy) return;
    this.isMoving = false;
    this.motion?.rested();
    this.lay();
    this.arrange();
    this.host.trackRested();
  }

  /** Lets the scroller cover the places around the resting one, and rest there. */
  lay(isMoved = false, isRenewed = !this.isMoving): void {
    const { last, place } = this;
    const isEndless = last === Infinity;
    const length = isEndless ? MOST_STOPS : Math.min(MOST_STOPS, last + 1);
    const lowest = isEndless ? -Infinity : 0;
    const highest = isEndless ? Infinity : last + 1 - length;
    const edge = isRenewed ? EDGE : 0;
    let base = limit(this.base, lowest, highest);
    if ((place - base < edge && base > lowest) || (base + length - 1 - place < edge && base < highest)) {
      base = limit(place - (length >> 1), lowest, highest);
    }
    // Nobody has seen anything yet, and what is scrolled to 0 need not be scrolled.
    if (isEndless && !this.motion?.size) base = place;
    if (length !== this.length) {
      this.length = length;
      while (this.#stops.childElementCount > length) this.#stops.lastElementChild!.remove();
      while (this.#stops.childElementCount < length) this.#stops.append(document.createElement('i'));
    }
    const sizes = `--_shown:${this.host.shown};--_length:${this.cells}`;
    // All slides inherit them.
    if (sizes !== this.#sizes) this.track.style.cssText = this.#sizes = sizes;
    if (base !== this.base) this.#least = NaN;
    else if (!isMoved) return;
    this.base = base;
    const stop = this.#stops.children[place - base] as HTMLElement;
    // In any writing direction.
    if (this.host.vertical) this.scroller.scrollTop = stop.offsetTop - this.stop.offsetTop;
    else this.scroller.scrollLeft = stop.offsetLeft - this.stop.offsetLeft;
  }

  /** Lays those slides on the track that are in sight, will be, or are near to that. */
  arrange(visual = this.visual): void {
    const { place } = this;
    const least = this.#least;
    const most = this.#most;
    const isNear = this.isMoving && visual >= least && visual <= most;
    // That is all in most frames of a motion.
    if (isNear && place === this.#current) return;
    if (isNear && place >= least && place <= most) this.#put();
    else this.#choose(visual);
  }

  /** Says to each slide where it is. */
  #put(): void {
    const { base, host, place } = this;
    const { shown } = host;
    const [before, after] = host.peeks;
    this.#current = place;
    for (const [at, item] of this.arranged) {
      const beside = at - place;
      item.place(at - base, beside >= -before && beside < shown + after, beside === 0);
    }
  }

  #choose(visual: number): void {
    const { host, place } = this;
    const { count, shown, isEndless } = host;
    const [lowest, highest] = isEndless ? [-Infinity, Infinity] : [0, count - 1];
    const least = Math.floor(visual + 0.001);
    const most = Math.ceil(visual - 0.001);
    let high = Math.min(most + shown - 1, highest);
    const to = Math.min(highest, Math.max(most, place) + shown - 1 + REACH);
    // Of few slides that go around, none is there twice.
    const room = isEndless ? count : Infinity;
    high = Math.min(to, high + Math.ceil((room - 1 + least - high) / 2));
    const low = Math.max(lowest, Math.min(least, place) - REACH, high - room + 1);
    high = Math.min(to, low + room - 1);
    const others = new Set(Number.isNaN(this.#least) ? host.items : this.arranged.values());
    const arranged = new Map<number, NcSwiperItem>();
    const indexes: number[] = [];
    for (let at = low; at <= high; at += 1) {
      const index = modulo(at, count);
      indexes.push(index);
      const item = host.itemAt(index)!;
      others.delete(item);
      if (item) arranged.set(at, item);
    }
    this.arranged = arranged;
    // One slide ahead is enough while they move: what new ones cost is paid when nobody would see a frame drop.
    const [before, after] = host.peeks;
    this.#least = Math.min(least, low + 1 + before);
    this.#most = Math.max(most, high - shown - after);
    this.#put();
    for (const item of others) if (item.parentElement === host) item.leave();
    host.trackArranged(indexes);
  }
}
