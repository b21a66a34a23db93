import type { NcSwiperItem } from '../swiper-item/index.js';
import { SwiperChangeEvent, SwiperRangeEvent, SwiperTransitionEvent, type SwiperSource } from './events.js';
import { SwiperMotion, type MotionListener, type MotionSettings } from './motion.js';
import type { Slides } from './slides.js';
import { Track } from './track.js';
import { SwiperView, type ViewHost } from './view.js';

/** What inputs (keys, drags, dots, arrows, autoplay) know of a swiper, and how they move it. */
export interface SwiperController {
  readonly slides: Slides<NcSwiperItem>;
  readonly track: Track;
  readonly view: SwiperView;
  readonly isMoving: boolean;
  /** Whether a finger is on the slides. */
  readonly isTouched: boolean;
  /** Moves by so many slides. */
  step(by: number, source: SwiperSource): void;
  /** Moves to the slide with this index, the shortest way. */
  goTo(index: number, source: SwiperSource, isAnimated?: boolean): void;
  /** Calls the observer from now on. */
  observe(observer: SwiperObserver): void;
}

/** What a swiper reports to its inputs. */
export interface SwiperObserver {
  /** A motion begins, and ends. */
  motionBegan?(): void;
  motionEnded?(): void;
  /** A finger was put on the slides, or lifted. */
  touchChanged?(): void;
  /** Other slides are laid out, or the current one is another. */
  slidesArranged?(): void;
  /** The current slide is another, or slides were added or removed. */
  slidesChanged?(): void;
}

/** The element. */
export interface CarouselHost extends ViewHost, MotionSettings {
  readonly itemCount: number;
}

/** Joins model (slides, track) and view (view, motion) of a swiper: takes it from place to place, and fires its events. */
export class Carousel implements SwiperController, MotionListener {
  readonly slides: Slides<NcSwiperItem>;
  readonly track: Track;
  readonly view: SwiperView;
  readonly motion: SwiperMotion;
  readonly #host: CarouselHost;
  readonly #flush: () => void;
  readonly #observers = new Set<SwiperObserver>();
  /** What moved the slides last. */
  #source: SwiperSource = '';
  /** The indexes that the latest `rangechange` reported. */
  #range = '';

  /** `flush` brings the swiper up to date with what the page has set. */
  constructor(host: CarouselHost, scroller: HTMLElement, slides: Slides<NcSwiperItem>, flush: () => void) {
    this.#host = host;
    this.#flush = flush;
    this.slides = slides;
    this.track = new Track(slides);
    this.view = new SwiperView(host, scroller, slides, this.track);
    this.motion = new SwiperMotion(this.track, this.view, host, this);
  }

  get isMoving(): boolean {
    return this.motion.isMoving;
  }

  get isTouched(): boolean {
    return this.motion.isTouched;
  }

  observe(observer: SwiperObserver): void {
    this.#observers.add(observer);
  }

  step(by: number, source: SwiperSource): void {
    this.#flush();
    if (this.slides.count) this.#moveTo(this.track.place + by, source);
  }

  goTo(index: number, source: SwiperSource, isAnimated = true): void {
    this.#flush();
    if (!this.slides.count) return;
    const to = this.slides.within(Math.round(Number(index)) || 0);
    this.#moveTo(this.track.placeOf(to), source, isAnimated);
  }

  /** Ends a drag at this place, which may be the one where it began. */
  release(place: number, source: SwiperSource): void {
    this.#moveTo(place, source, true, true);
  }

  /**
   * Brings the slides up to date with what the page has set, and with the slides that it has. `isLaidOut`: positions may
   * have changed as well; `isCurrentSet`: the page has set `current`.
   */
  update(isLaidOut: boolean, isCurrentSet = false): void {
    const { slides } = this;
    const { hasStarted, index: before } = slides;
    const isAwaited = slides.wanted !== undefined && !isCurrentSet;
    const wanted = slides.read();
    if (isLaidOut) this.motion.show(slides.index);
    if (!hasStarted || !slides.count) return;
    const isMoved = slides.index !== before;
    const goal = wanted === undefined ? slides.index : slides.within(wanted);
    // Slides before the current one were added or removed, or it was removed itself.
    if (isMoved && (wanted === undefined || goal !== slides.index)) {
      this.#changed('');
      if (!this.isMoving) this.motionEnded();
    }
    // An index that is out of range became the nearest one: nothing is left to wait for.
    if (isCurrentSet) slides.wanted = undefined;
    if (goal === slides.index) return;
    if (isAwaited) {
      // Slides are added one by one, and the page has set before which one is the current one.
      slides.select(goal);
      this.motion.show(goal);
      return;
    }
    const { wantedId } = slides;
    this.#moveTo(this.track.placeOf(goal), '', !isMoved);
    // A slide with that id may still be added.
    slides.wantedId ??= wantedId;
  }

  /** Calls the observers: slides were added or removed. */
  slidesChanged(): void {
    for (const observer of this.#observers) observer.slidesChanged?.();
  }

  motionBegan(): void {
    for (const observer of this.#observers) observer.motionBegan?.();
  }

  motionEnded(): void {
    this.#fire('animationfinish');
    for (const observer of this.#observers) observer.motionEnded?.();
  }

  touchChanged(): void {
    for (const observer of this.#observers) observer.touchChanged?.();
  }

  userMoved(): void {
    this.#source = 'touch';
  }

  slidesMoved(x: number, y: number): void {
    this.#host.dispatchEvent(new SwiperTransitionEvent(x, y));
  }

  slidePicked(index: number): void {
    this.#choose(index, 'touch');
  }

  slidesArranged(indexes: readonly number[]): void {
    for (const observer of this.#observers) observer.slidesArranged?.();
    const range = String(indexes);
    if (range === this.#range) return;
    this.#range = range;
    if (range && this.#host.itemCount > 0) this.#host.dispatchEvent(new SwiperRangeEvent(indexes));
  }

  #moveTo(place: number, source: SwiperSource, isAnimated = true, isReleased = false): void {
    const to = this.track.within(place);
    if (to === this.track.place && !isReleased) return;
    const index = this.track.indexOf(to);
    this.motion.moveTo(to, isAnimated, () => {
      this.#source = source;
      if (index !== this.slides.index) this.#choose(index, source);
    });
  }

  #choose(index: number, source: SwiperSource): void {
    this.slides.choose(index);
    this.#changed(source);
  }

  #changed(source: SwiperSource): void {
    this.#source = source;
    this.#fire('change');
    this.slidesChanged();
  }

  #fire(type: 'change' | 'animationfinish'): void {
    const { index } = this.slides;
    const itemId = this.slides.at(index)?.itemId ?? '';
    this.#host.dispatchEvent(new SwiperChangeEvent(type, index, itemId, this.#source));
  }
}
