import { isMotionReduced } from '../internal/motion/reduced-motion.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import type { SwiperSource } from './events.js';
import { SwiperTransitionEvent } from './transition-event.js';
import type { SwiperTrack, TrackHost, TrackMotion } from './track.js';

/** Longest way that is glided, in slides; the rest of a longer one is jumped over. */
const GLIDE = 3;
/** After so many ms without a scroll the swiper rests: in browsers that do not say so, or should one forget to. */
const QUIET = 'onscrollend' in globalThis ? 1000 : 150;
/** The same after a finger has left it. */
const LET_GO = 300;
/** What scrolls less than this, in px, is rounding. */
const SLACK = 1.5;
/** So near to the end of its places a swipe that follows another makes way for more. */
const EDGE = 6;

const EVENTS = ['scrollend', 'touchstart', 'touchend', 'touchcancel'];

export const EASINGS: Readonly<Record<string, string>> = {
  default: 'cubic-bezier(0.5, 1, 0.89, 1)',
  linear: 'linear',
  easeInCubic: 'cubic-bezier(0.32, 0, 0.67, 0)',
  easeOutCubic: 'cubic-bezier(0.33, 1, 0.68, 1)',
  easeInOutCubic: 'cubic-bezier(0.65, 0, 0.35, 1)',
};

/** What it asks of the swiper, and tells it. */
export interface MotionHost extends TrackHost {
  /** Of a glide: its time in ms, and its timing function. */
  readonly duration: number;
  readonly easingFunction: string;
  source: SwiperSource;
  /** The user scrolled to this slide. */
  trackPicked(index: number, source: SwiperSource): void;
  tell(hook: 'began' | 'touched'): void;
}

/**
 * How the slides move. Fingers, touchpads and wheels scroll natively. All else sets the scroller to where it will rest,
 * at once, and shows the slides where they were by a transform, which the compositor lets go to nothing: so a finger may
 * take hold of them at any moment, and what the browser would not snap to is never scrolled to.
 */
export class SwiperMotion implements TrackMotion, SizeWatcher {
  readonly #track: SwiperTrack;
  readonly #host: MotionHost;
  /** Of a slide, in px; 0 while nothing is laid out. */
  size = 0;
  /** Of the scroller, in px, when that was found out. */
  #extent = 0;
  /** And which way it scrolled then. */
  #isVertical: boolean;
  /** -1 where later slides are to the left. */
  #sign = 1;
  /** From the resting place, in slides, at the beginning of the glide or during a drag. */
  #shift = 0;
  #glide: Animation | undefined;
  #frame = 0;
  /** What was in sight when the motion began. */
  #origin = 0;
  #isScrolling = false;
  /** Where the latest scroll has led: to ask the scroller has its price. */
  #scrolledTo = 0;
  #isTouched = false;
  #isHeld = false;
  /** How many frames it has been scrolled in: to ask for the time in each has its price. */
  #scrolls = 0;
  #quiet?: ReturnType<typeof setTimeout>;

  constructor(track: SwiperTrack, host: MotionHost) {
    this.#track = track;
    this.#host = host;
    this.#isVertical = host.vertical;
    for (const type of EVENTS) track.scroller.addEventListener(type, this, { passive: true });
    // Of each frame: a function is called at less than an object.
    track.scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
  }

  /** The swiper is on the page, and has left it. */
  connect(): void {
    this.#watch();
  }

  disconnect(): void {
    unwatchSize(this.#track.track, this);
    this.#isTouched = false;
    this.size = 0;
    this.#track.settle();
  }

  resized(): void {
    this.measure();
  }

  /** Finds out how large a slide is, and puts the current one in its place if that has changed. True if anything has. */
  measure(): boolean {
    const { vertical } = this.#host;
    const style = getComputedStyle(this.#track.stop);
    const size = parseFloat(vertical ? style.height : style.width) || 0;
    const sign = !vertical && style.direction === 'rtl' ? -1 : 1;
    const { clientHeight, clientWidth } = this.#track.scroller;
    const extent = vertical ? clientHeight : clientWidth;
    const isOther = extent !== this.#extent;
    this.#extent = extent;
    const isTurned = sign !== this.#sign || vertical !== this.#isVertical;
    if (size === this.size && !isTurned) return isOther;
    const isKnown = this.size > 0;
    if (!size || isTurned) this.#track.settle();
    else if (isKnown) this.#isScrolling = this.#isHeld = false;
    this.size = size;
    this.#sign = sign;
    this.#isVertical = vertical;
    if (!size) return true;
    this.#track.lay(true, true);
    this.#track.arrange();
    this.#track.finish();
    return true;
  }

  /** The axis may have changed, and, if that `isLikely`, the size or the direction: the browser scrolls it then. */
  changed(isLikely = false): void {
    if (!this.size || (!isLikely && this.#host.vertical === this.#isVertical)) return;
    this.measure();
    // Hidden, and maybe shown again before the observer has seen anything: it is to look anew.
    if (!this.size) this.#watch();
  }

  get isBusy(): boolean {
    return Boolean(this.#glide) || this.#isScrolling || this.#isHeld;
  }

  /** The mouse has hold of it. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** A finger is on it: it does not rest, even when it stands still. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  get shift(): number {
    return (this.#isScrolling ? this.#scrolledTo - this.#track.place : 0) + this.#slid;
  }

  began(): void {
    this.#origin = this.#track.visual;
  }

  rested(): void {
    clearTimeout(this.#quiet);
    cancelAnimationFrame(this.#frame);
  }

  letGo(): void {
    if (this.#isScrolling && !this.#isTouched) this.#stop();
    this.#isScrolling = this.#isHeld = false;
  }

  glide(way: number, isGliding: boolean): void {
    const shift = Math.max(-GLIDE, Math.min(way, GLIDE));
    this.#endGlide();
    const { duration, easingFunction, ownerDocument } = this.#host;
    if (!shift || !isGliding || !this.size || !(duration > 0) || ownerDocument.hidden || isMotionReduced()) return;
    this.#shift = shift;
    const translate = [this.#translation(shift), '0 0'];
    const easing = EASINGS[easingFunction] ?? EASINGS['default']!;
    this.#glide = this.#track.slides.animate({ translate }, { duration, easing });
    this.#glide.addEventListener('finish', this);
    this.#follow();
  }

  /** The slides are in the user's hand: they move by `drag` from now on. */
  hold(): void {
    this.#track.begin();
    this.#host.source = 'touch';
    const shift = this.#slid;
    this.#endGlide();
    this.#isHeld = true;
    this.drag(shift);
  }

  /** Shows what is so many slides from the resting place. */
  drag(shift: number): void {
    if (!this.#isHeld) return;
    // Whole px, or what is behind would shine through where slides meet.
    this.#shift = this.size ? Math.round(shift * this.size) / this.size : 0;
    this.#track.slides.style.translate = this.#translation(this.#shift);
    this.#passed();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'scrollend') this.#rested();
    else if (type === 'finish') this.#glided();
    else this.#touched(event as TouchEvent);
  }

  /**
   * Takes the scroller from the browser, which is not done with the user's last swipe. Chromium would go on with it
   * wherever the scroller is set to, unless its box is another one; what is in it does not notice that.
   */
  #stop(): void {
    const { scroller } = this.#track;
    scroller.style.display = 'flex';
    scroller.getBoundingClientRect();
    scroller.style.display = '';
  }

  #watch(): void {
    watchSize(this.#track.track, this, 'content-box');
  }

  #translation(shift: number): string {
    const share = `${(-this.#sign * shift * 100) / this.#track.cells}%`;
    return this.#host.vertical ? `0 ${share}` : share;
  }

  /** By how much the slides are moved, in slides. */
  get #slid(): number {
    if (!this.#glide) return this.#shift;
    const progress = this.#glide.effect?.getComputedTiming().progress ?? 0;
    return this.#shift * (1 - progress);
  }

  /** Where the scroller is. */
  get #scrollPlace(): number {
    const { scroller, base } = this.#track;
    const way = this.#sign * (this.#isVertical ? scroller.scrollTop : scroller.scrollLeft);
    return base + (this.size && way / this.size);
  }

  /** The place nearest to this one on which the scroller may rest. */
  #stopNear(place: number): number {
    const { base, length } = this.#track;
    return Math.max(base, Math.min(Math.round(place), base + length - 1));
  }

  /** Something has moved. */
  #passed(): void {
    // Read before anything is changed, or it would have to be laid out anew.
    const { visual } = this.#track;
    const way = (visual - this.#origin) * this.size;
    this.#track.arrange(visual);
    const isVertical = this.#isVertical;
    this.#host.dispatchEvent(new SwiperTransitionEvent(isVertical ? 0 : way, isVertical ? way : 0));
  }

  #endGlide(): void {
    const glide = this.#glide;
    this.#glide = undefined;
    this.#shift = 0;
    this.#track.slides.style.translate = '';
    cancelAnimationFrame(this.#frame);
    glide?.removeEventListener('finish', this);
    glide?.cancel();
  }

  /** Frame by frame. */
  #follow(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#passed();
      if (this.#glide) this.#follow();
    });
  }

  #glided(): void {
    this.#endGlide();
    this.#track.arrange();
    this.#track.finish();
  }

  #scrolled(): void {
    const track = this.#track;
    if (!this.size) return;
    const place = this.#scrollPlace;
    if (!this.#isScrolling) {
      if (Math.abs(place - track.place) * this.size < SLACK) return;
      // The browser keeps a slide in its place while sizes change: that is not the user.
      if (this.measure()) return track.lay(true);
      track.begin();
      this.#host.source = 'touch';
      this.#isScrolling = true;
      this.#scrolledTo = track.place;
      this.#expectRest();
    }
    const way = place - this.#scrolledTo;
    this.#scrolledTo = place;
    this.#scrolls += 1;
    this.#passed();
    if (this.#isTouched || !this.#isScrolling) return;
    // Let go, it moves to where it will rest; beyond the half of the way it is sure that it will not return.
    const next = this.#stopNear(place);
    if (next !== track.place && Math.sign(way) === Math.sign(next - track.place)) this.#pick(next);
  }

  #pick(place: number): void {
    if (place === this.#track.place) return;
    this.#track.place = place;
    this.#track.arrange();
    this.#host.trackPicked(this.#track.indexOf(place), 'touch');
  }

  #touched(event: TouchEvent): void {
    const track = this.#track;
    const { type } = event;
    this.#isTouched = type === 'touchstart' || (type === 'touchend' && event.targetTouches?.length > 0);
    this.#host.tell('touched');
    if (!this.#isTouched) return this.#expectRest(LET_GO);
    // Should the page remove what the finger is on, nobody else hears of its end.
    for (const end of ['touchend', 'touchcancel']) {
      event.composedPath()[0]!.addEventListener(end, this, { once: true, passive: true });
    }
    const { place, base, length } = track;
    if (!this.#isScrolling || (place - base >= EDGE && base + length - 1 - place >= EDGE)) return;
    // One swipe follows another without a rest: this is the moment to make way for more.
    const from = track.visual;
    this.#pick(this.#stopNear(this.#scrolledTo));
    this.#isScrolling = false;
    track.lay(true, true);
    this.glide(from - track.place, true);
    track.arrange();
  }

  /** Looks after a while whether it rests; if it has been scrolled meanwhile, later. */
  #expectRest(time = QUIET): void {
    clearTimeout(this.#quiet);
    if (!this.#isScrolling) return;
    const scrolls = this.#scrolls;
    this.#quiet = setTimeout(() => {
      if (scrolls === this.#scrolls) this.#rested();
      else this.#expectRest();
    }, time);
  }

  #rested(): void {
    if (!this.#isScrolling || this.#isTouched) return;
    const place = this.#scrollPlace;
    const next = this.#stopNear(place);
    const isAway = Math.abs(place - next) * this.size >= SLACK;
    this.#pick(next);
    // A listener may have gone elsewhere.
    if (!this.#isScrolling) return;
    // Should the browser not have snapped, the rest of the way is glided.
    if (isAway) return this.#track.moveTo(next, true);
    this.#isScrolling = false;
    this.#track.finish();
  }
}
