import { viewOf } from '../internal/element/view.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import type { Track } from './track.js';
import type { SwiperView } from './view.js';

/** Longest way that is animated, in slides. The rest of a longer way is skipped. */
const LONGEST = 3;
/** After so many ms without a scroll event the swiper rests: for browsers without `scrollend`, or if one is missing. */
const QUIET = 'onscrollend' in globalThis ? 1000 : 150;
/** The same after a finger was lifted. */
const QUIET_AFTER_TOUCH = 300;
/** Scrolling by less than this, in px, is rounding. */
const SLACK = 1.5;

const EVENTS = ['scrollend', 'touchstart', 'touchend', 'touchcancel'];

/** Timing functions by the values of `easingFunction`. */
export const EASINGS: Readonly<Record<string, string>> = {
  default: 'cubic-bezier(0.5, 1, 0.89, 1)',
  linear: 'linear',
  easeInCubic: 'cubic-bezier(0.32, 0, 0.67, 0)',
  easeOutCubic: 'cubic-bezier(0.33, 1, 0.68, 1)',
  easeInOutCubic: 'cubic-bezier(0.65, 0, 0.35, 1)',
};

/** What of the page's settings an animation needs. */
export interface MotionSettings extends HTMLElement {
  readonly vertical: boolean;
  /** In ms. */
  readonly duration: number;
  readonly easingFunction: string;
}

/** What a motion reports to the swiper. */
export interface MotionListener {
  /** A motion begins, and ends. */
  motionBegan(): void;
  motionEnded(): void;
  /** The user moves the slides. */
  userMoved(): void;
  /** A finger was put on the slides, or lifted. */
  touchChanged(): void;
  /** The slides have moved: how far since the motion began, in px. */
  slidesMoved(x: number, y: number): void;
  /** The user scrolled to this slide. */
  slidePicked(index: number): void;
  /** These slides were laid out. */
  slidesArranged(indexes: readonly number[]): void;
}

/**
 * Moves the slides of a view along its track. Fingers, touchpads and wheels scroll natively. For everything else the
 * scroller jumps to where it will rest, at once, and a transform shows the slides where they were: an animation, which
 * runs in the compositor, or a drag takes it back to nothing. So a finger can take hold of the slides at any moment, and
 * the scroller never rests where the browser would not snap to.
 */
export class SwiperMotion implements SizeWatcher {
  isMoving = false;
  /** Whether a finger is on the slides: then they do not rest, even without moving. */
  isTouched = false;
  /** Whether the mouse or a pen drags the slides. */
  isHeld = false;
  readonly #track: Track;
  readonly #view: SwiperView;
  readonly #settings: MotionSettings;
  readonly #listener: MotionListener;
  /** How far the transform shows the slides from their stops, in slides; of an animation, at its beginning. */
  #shift = 0;
  #animation: Animation | undefined;
  #frame = 0;
  /** The place in sight when the motion began. */
  #origin = 0;
  #isScrolling = false;
  /** The place of the latest scroll event: to read the scroller again would cost a layout. */
  #scrolledTo = 0;
  /** How many scroll events there were: cheaper than to read the time of each. */
  #scrolls = 0;
  #quiet?: ReturnType<typeof setTimeout>;

  constructor(track: Track, view: SwiperView, settings: MotionSettings, listener: MotionListener) {
    this.#track = track;
    this.#view = view;
    this.#settings = settings;
    this.#listener = listener;
    for (const type of EVENTS) view.scroller.addEventListener(type, this, { passive: true });
    // It fires in each frame: a function is called faster than an object.
    view.scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  connect(): void {
    this.#watch();
  }

  disconnect(): void {
    unwatchSize(this.#view.content, this);
    this.isTouched = false;
    this.#view.geometry = { ...this.#view.geometry, size: 0 };
    this.settle();
  }

  /** The place in sight, with fractions. */
  get visual(): number {
    return this.#track.place + this.shift;
  }

  /** From the place where the swiper rests, or will rest, to the place in sight. */
  get shift(): number {
    return (this.#isScrolling ? this.#scrolledTo - this.#track.place : 0) + this.#transformed;
  }

  /** The slides, or how many are in sight, have changed; the current one has this index. */
  show(index: number): void {
    const isMoved = this.#track.show(index);
    if (!this.#track.last) this.settle();
    else if (isMoved) this.#letGo();
    this.#refresh(isMoved);
    this.#cover(isMoved);
    this.#view.invalidate();
    this.#arrange();
    this.#finish();
  }

  /** Goes to a place, animated or at once. `begun` is called as soon as the swiper is on its way. */
  moveTo(place: number, isAnimated: boolean, begun?: () => void): void {
    this.#refresh(true);
    const from = this.visual;
    this.#begin();
    this.#track.place = place;
    this.#letGo();
    this.#cover(true);
    this.#animate(from - place, isAnimated);
    this.#arrange();
    begun?.();
    this.#finish();
  }

  /** Ends every motion: the current slide is where it belongs. */
  settle(): void {
    this.#letGo();
    this.#endAnimation();
    this.#finish();
  }

  /** The mouse or a pen takes hold of the slides: from now on `drag` moves them. */
  hold(): void {
    this.#begin();
    this.#listener.userMoved();
    const shift = this.#transformed;
    this.#endAnimation();
    this.isHeld = true;
    this.drag(shift);
  }

  /** Shows the slides so many slides away from where they will rest. */
  drag(shift: number): void {
    if (!this.isHeld) return;
    const { size } = this.#view.geometry;
    // Whole px, or the background shows through where slides meet.
    this.#shift = size ? Math.round(shift * size) / size : 0;
    this.#view.translate(this.#shift);
    this.#moved();
  }

  resized(): void {
    this.#measure();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'scrollend') this.#scrollEnded();
    else if (type === 'finish') this.#animationEnded();
    else this.#touched(event as TouchEvent);
  }

  #watch(): void {
    watchSize(this.#view.content, this, 'content-box');
  }

  /** Measures again. If a slide has another size, the current one is put back in its place. Returns whether anything changed. */
  #measure(): boolean {
    const { geometry: before } = this.#view;
    const now = this.#view.measure();
    const isTurned = now.sign !== before.sign || now.isVertical !== before.isVertical;
    if (now.size === before.size && !isTurned) {
      this.#view.geometry = now;
      return now.extent !== before.extent;
    }
    this.#view.geometry = { ...before, extent: now.extent };
    if (!now.size || isTurned) this.settle();
    else if (before.size) this.#isScrolling = this.isHeld = false;
    this.#view.geometry = now;
    if (!now.size) return true;
    this.#cover(true, true);
    this.#arrange();
    this.#finish();
    return true;
  }

  /** Measures if the axis has changed; with `isLikely`, also if the size or the direction may have changed. */
  #refresh(isLikely: boolean): void {
    const { size, isVertical } = this.#view.geometry;
    if (!size || (!isLikely && this.#settings.vertical === isVertical)) return;
    this.#measure();
    // Hidden, maybe only for a moment: the observer has to report the size again.
    if (!this.#view.geometry.size) this.#watch();
  }

  #begin(): void {
    if (this.isMoving) return;
    this.#origin = this.visual;
    this.isMoving = true;
    this.#listener.motionBegan();
  }

  #finish(): void {
    if (!this.isMoving || this.#animation || this.#isScrolling || this.isHeld) return;
    this.isMoving = false;
    clearTimeout(this.#quiet);
    viewOf(this.#view.scroller).cancelAnimationFrame(this.#frame);
    this.#cover();
    this.#arrange();
    this.#listener.motionEnded();
  }

  /** Takes the slides from the user. */
  #letGo(): void {
    if (this.#isScrolling && !this.isTouched) this.#view.stopScroll();
    this.#isScrolling = this.isHeld = false;
  }

  /** Lets the scroller cover the current place. If that, or the stretch, is another one, scrolls there. */
  #cover(isMoved = false, isResting = !this.isMoving): void {
    const isOther = this.#track.cover(isResting, this.#view.geometry.size > 0);
    this.#view.layStops();
    if (isOther) this.#view.invalidate();
    if (isOther || isMoved) this.#view.scroll();
  }

  #arrange(visual = this.visual): void {
    const indexes = this.#view.arrange(visual, this.isMoving);
    if (indexes) this.#listener.slidesArranged(indexes);
  }

  /** How far the transform shows the slides from their stops now. */
  get #transformed(): number {
    if (!this.#animation) return this.#shift;
    const progress = this.#animation.effect?.getComputedTiming().progress ?? 0;
    return this.#shift * (1 - progress);
  }

  #animate(way: number, isAnimated: boolean): void {
    const shift = Math.max(-LONGEST, Math.min(way, LONGEST));
    this.#endAnimation();
    const { duration, easingFunction, ownerDocument } = this.#settings;
    const canAnimate = this.#view.geometry.size > 0 && duration > 0 && !ownerDocument.hidden;
    if (!shift || !isAnimated || !canAnimate || isMotionReduced()) return;
    this.#shift = shift;
    const easing = EASINGS[easingFunction] ?? EASINGS['default']!;
    this.#animation = this.#view.animate(shift, { duration, easing });
    this.#animation.addEventListener('finish', this);
    this.#follow();
  }

  #endAnimation(): void {
    const animation = this.#animation;
    this.#animation = undefined;
    this.#shift = 0;
    this.#view.translate(0);
    viewOf(this.#view.scroller).cancelAnimationFrame(this.#frame);
    animation?.removeEventListener('finish', this);
    animation?.cancel();
  }

  #animationEnded(): void {
    this.#endAnimation();
    this.#arrange();
    this.#finish();
  }

  /** Reports the motion in each frame of an animation. */
  #follow(): void {
    this.#frame = viewOf(this.#view.scroller).requestAnimationFrame(() => {
      this.#moved();
      if (this.#animation) this.#follow();
    });
  }

  #moved(): void {
    // Read before anything is written, or the browser would have to compute styles twice.
    const { visual } = this;
    const { size, isVertical } = this.#view.geometry;
    const way = (visual - this.#origin) * size;
    this.#arrange(visual);
    this.#listener.slidesMoved(isVertical ? 0 : way, isVertical ? way : 0);
  }

  #scrolled(): void {
    const track = this.#track;
    const { size } = this.#view.geometry;
    if (!size) return;
    const place = this.#view.scrollPlace;
    if (!this.#isScrolling) {
      if (Math.abs(place - track.place) * size < SLACK) return;
      // The browser scrolls to keep a slide in its place when sizes change: that is not the user.
      if (this.#measure()) return this.#cover(true);
      this.#begin();
      this.#listener.userMoved();
      this.#isScrolling = true;
      this.#scrolledTo = track.place;
      this.#expectEnd(QUIET);
    }
    const way = place - this.#scrolledTo;
    this.#scrolledTo = place;
    this.#scrolls += 1;
    this.#moved();
    if (this.isTouched || !this.#isScrolling) return;
    // Without a finger the scroller moves to where it will rest. Past the middle between two places it does not turn back.
    const next = this.#stopNear(place);
    if (next !== track.place && Math.sign(way) === Math.sign(next - track.place)) this.#pick(next);
  }

  /** The place nearest to this one on which the scroller can rest. */
  #stopNear(place: number): number {
    return this.#track.withinStretch(Math.round(place));
  }

  #pick(place: number): void {
    if (place === this.#track.place) return;
    this.#track.place = place;
    this.#arrange();
    this.#listener.slidePicked(this.#track.indexOf(place));
  }

  #touched(event: TouchEvent): void {
    const { type } = event;
    this.isTouched = type === 'touchstart' || (type === 'touchend' && event.targetTouches?.length > 0);
    this.#listener.touchChanged();
    if (!this.isTouched) return this.#expectEnd(QUIET_AFTER_TOUCH);
    // If the page removes the target of a touch, only the target gets the events of its end.
    for (const end of ['touchend', 'touchcancel']) {
      event.composedPath()[0]!.addEventListener(end, this, { once: true, passive: true });
    }
    if (!this.#isScrolling || !this.#track.isNearEdge) return;
    // One swipe follows another without a rest in between: now the stretch can move on.
    const from = this.visual;
    this.#pick(this.#stopNear(this.#scrolledTo));
    this.#isScrolling = false;
    this.#cover(true, true);
    this.#animate(from - this.#track.place, true);
    this.#arrange();
  }

  /** Ends the scroll after so many ms without a scroll event. */
  #expectEnd(time: number): void {
    clearTimeout(this.#quiet);
    if (!this.#isScrolling) return;
    const scrolls = this.#scrolls;
    this.#quiet = setTimeout(() => {
      if (scrolls === this.#scrolls) this.#scrollEnded();
      else this.#expectEnd(QUIET);
    }, time);
  }

  #scrollEnded(): void {
    if (!this.#isScrolling || this.isTouched) return;
    const place = this.#view.scrollPlace;
    const next = this.#stopNear(place);
    const isAway = Math.abs(place - next) * this.#view.geometry.size >= SLACK;
    this.#pick(next);
    // A listener of `change` may have gone elsewhere.
    if (!this.#isScrolling) return;
    // If the browser did not snap, the rest of the way is animated.
    if (isAway) return this.moveTo(next, true);
    this.#isScrolling = false;
    this.#finish();
  }
}
