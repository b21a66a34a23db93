import type { NcElement } from '../internal/element/nc-element.js';
import { isMotionReduced } from '../internal/motion/reduced-motion.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import type { WheelMouse } from './wheel-mouse.js';
import { WheelRows } from './wheel-rows.js';
import type { WheelStops } from './wheel-stops.js';

/** What a fling needs is made so many ms after the wheel has come to rest: it opens, and answers, without it. */
const IDLE = 300;
/** Every so many ms it is seen where a wheel is that moves. With all of that there it need not hear of each scroll. */
const GLANCE = 100;
/** Longest way that is glided, in rows; the rest of a longer one is jumped over. */
const GLIDE = 8;
/** After so many ms without a scroll the wheel rests: in browsers that do not say so, or should one forget to. */
const SAYS_END = 'onscrollend' in globalThis;
const QUIET = SAYS_END ? 1000 : 150;

/** The same after a finger has left the wheel. */
const LET_GO = 300;

const HOST_EVENTS = ['click', 'mousedown', 'pointerdown'];
const SCROLLER_EVENTS = ['scroll', 'scrollend', 'touchstart', 'touchend', 'touchcancel'];

/** What a wheel asks of its element, and tells it. */
export interface WheelHost extends NcElement {
  readonly value: number;
  /** How many rows there are, and whether the first one follows the last one. */
  readonly count: number;
  readonly isEndless: boolean;
  /** Whether the user may turn the wheel. */
  readonly isUsable: boolean;
  /** Whether to pick each row that passes, and not only the one to rest on. */
  readonly isImmediate: boolean;
  /** The rows, if the wheel is to draw them. */
  readonly items?: readonly string[] | undefined;
  wheelStarted(): void;
  /** The user turned to this row. */
  wheelPicked(index: number): void;
  wheelEnded(): void;
}

/** What a user does but in its first moment. */
export let use: typeof import('./wheel-mouse.js') | undefined;

/**
 * The motion of a wheel: a native scroller, so that touch has the inertia of the platform and the compositor moves the
 * rows. Only those in sight are drawn, as the lines of one text. Places are in rows from the first one, with fractions.
 *
 * Measured with 301 years (Chromium, CPU slowed down four times, three flings): a scroller that snaps drops no frame;
 * pickers that move their rows by pointer events drop 19 and have tasks four times as long. A browser that rests between two rows is corrected when it rests; the mouse, by which no browser scrolls,
 * is for `wheel-mouse.ts`.
 */
export class Wheel implements SizeWatcher {
  readonly #host: WheelHost;
  readonly #scroller: HTMLElement;
  readonly #track: HTMLElement;
  readonly #rows: WheelRows;
  #stops: WheelStops | undefined;
  /** Height of a row in px; 0 while nothing is laid out. */
  #height = 0;
  #place = 0;
  /** `pickstart` was told, `pickend` is due. */
  #isMoving = false;
  /** Where the wheel glides to; that row is picked already. */
  #goal: number | undefined;
  /** A finger or the mouse is on the wheel: it does not rest, even when it stands still. */
  #isHeld = false;
  #passedAt = 0;
  #quiet?: ReturnType<typeof setTimeout>;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #mouse: WheelMouse | undefined;
  /** What the latest press has become, if not a tap. */
  #press: 'drag' | 'halt' | undefined;

  constructor(host: WheelHost, scroller: HTMLElement) {
    this.#host = host;
    this.#scroller = scroller;
    this.#track = scroller.children[0] as HTMLElement;
    this.#rows = new WheelRows(host, this.#track);
    for (const type of SCROLLER_EVENTS) scroller.addEventListener(type, this, { passive: true });
    for (const type of HOST_EVENTS) host.addEventListener(type, this);
    host.addEventListener('wheel', this, { passive: false });
  }

  connect(): void {
    watchSize(this.#track, this);
    // A wheel turns by touch and keys at once, and soon by the mouse.
    void import('./wheel-mouse.js').then((module) => (use = module));
  }

  disconnect(): void {
    unwatchSize(this.#track, this);
    this.#height = 0;
    this.#idle = clearTimeout(this.#idle) as undefined;
    this.#finish();
  }

  /** Height of a row in px. */
  get rowHeight(): number {
    return this.#height;
  }

  get place(): number {
    this.#look();
    return this.#place;
  }

  /** Code has set the value or the rows: the wheel shows that at once, and turns on only within the rows. */
  changed(isMoved: boolean): void {
    const rows = this.#rows;
    this.#track.style.setProperty('--_count', String(rows.length));
    rows.renew();
    if (isMoved || !rows.length) this.#finish();
    this.#stops?.clear();
    if (this.#isMoving) this.#stops?.prepare(this.#place);
    else this.#rest();
    rows.draw(this.#place);
  }

  /** Code has set the value, and will say so by `changed`: what the wheel rests on until then is not the user's choice. */
  redirect(): void {
    if (this.#isMoving) this.#goal = this.#home;
  }

  /** Comes to rest at once, on the nearest row. */
  settle(): void {
    if (!this.#isMoving) return;
    const isPicked = this.#goal !== undefined;
    this.#stop();
    this.#look();
    if (!isPicked) this.#host.wheelPicked(this.#indexAt(this.#place));
    this.#finish();
  }

  /** Turns by so many rows, for the user. */
  step(rows: number): void {
    const from = this.#goal ?? (this.#isMoving ? Math.round(this.place) : this.#home);
    this.#goTo(from + rows);
  }

  handleEvent(event: Event): void {
    if (event.type === 'scroll') this.#scrolled();
    else if (event.type === 'scrollend') this.#rested(true);
    else if (event.type.startsWith('touch')) this.#touch((event as TouchEvent).targetTouches.length > 0);
    else if (!this.#host.isUsable) return;
    else if (event.type === 'wheel') this.#withMouse?.spin(event as WheelEvent);
    else if (event.type === 'click') this.#tap(event as MouseEvent);
    else if (event.type === 'pointerdown') this.#pressed(event as PointerEvent);
    else {
      // A click would give the focus to the scroller.
      event.preventDefault();
      this.#host.focus({ preventScroll: true, focusVisible: false });
    }
  }

  /** The mouse takes hold of the wheel. */
  hold(): void {
    this.#goal = undefined;
    this.#isHeld = true;
    this.#press = 'drag';
    // Else the browser would snap each step of the drag to a row.
    this.#setSnap('none');
    this.#start();
  }

  /** The mouse has lost hold of it. */
  drop(): void {
    if (this.#isHeld) this.settle();
  }

  turnTo(place: number): void {
    this.#scroller.scrollTop = place * this.#height;
    // What is set is rounded to device pixels, but must add up.
    this.#place = this.#limit(place);
    this.#passed();
  }

  /** The nearest place on which the wheel may rest. */
  restNear(place: number): number {
    return this.#limit(Math.round(place));
  }

  /** Place of the value; a wheel without end returns to its middle. */
  get #home(): number {
    const { count, value } = this.#host;
    return (this.#rows.length - count) / 2 + value;
  }

  get #withMouse(): WheelMouse | undefined {
    return (this.#mouse ??= use && new use.WheelMouse(this, this.#host));
  }

  #indexAt(place: number): number {
    const { count } = this.#host;
    return count ? this.restNear(place) % count : 0;
  }

  #limit(place: number): number {
    return Math.max(0, Math.min(place, this.#rows.length - 1));
  }

  /** Before the user may fling: makes what may come into sight, and where the wheel may come to rest. */
  reach(): void {
    this.#idle = clearTimeout(this.#idle) as undefined;
    // It has not listened meanwhile.
    this.#scrolled();
    this.#stops ??= use && new use.WheelStops(this.#host, this.#rows);
    this.#stops?.prepare(this.#place);
  }

  /** Finds out how high its rows are. */
  resized(): void {
    this.#height = this.#rows.length && this.#track.offsetHeight / this.#rows.length;
    if (this.#height && !this.#isMoving) this.#rest();
    // Hidden, or without rows.
    if (!this.#height) this.settle();
  }

  /** Puts the wheel on its value, and ends what scrolls. */
  #rest(): void {
    this.#place = this.#home;
    this.#stops?.clear(this.#place);
    this.#rows.draw(this.#place);
    if (!this.#height) return;
    this.#scroller.scrollTop = this.#place * this.#height;
    if (this.#rows.isNear) this.#idle ??= setTimeout(() => this.reach(), IDLE);
  }

  /** Finds out where the wheel is. */
  #look(): void {
    if (this.#height) this.#place = this.#scroller.scrollTop / this.#height;
  }

  #scrolled(): void {
    // It was put there a moment ago: to look would cost a layout, in the middle of the motion that brings it on screen.
    if (!this.#height || (this.#idle && !this.#isMoving)) return;
    this.#look();
    if (!this.#isMoving) {
      if (Math.abs(this.#place - this.#home) * this.#height < 1) return;
      const height = this.#track.offsetHeight / this.#rows.length;
      // The browser keeps a row in place while rows change their height: that is not the user.
      if (height !== this.#height) return this.resized();
      this.#start();
    }
    this.#passed();
  }

  /** The wheel has moved. */
  #passed(): void {
    this.#passedAt = performance.now();
    this.#rows.draw(this.#place);
    const { isImmediate, value } = this.#host;
    const index = this.#indexAt(this.#place);
    if (isImmediate && this.#goal === undefined && index !== value) this.#host.wheelPicked(index);
  }

  #start(): void {
    if (this.#isMoving) return;
    this.#isMoving = true;
    // A listener costs more, at each scroll, than all that Chromium does in a frame of a fling.
    if (SAYS_END && !this.#rows.isNear && !this.#host.isImmediate) this.#scroller.removeEventListener('scroll', this);
    this.#await();
    this.#host.wheelStarted();
  }

  /** Looks after a while whether the wheel rests; each move puts that off. */
  #await(time = QUIET, left = time): void {
    clearTimeout(this.#quiet);
    const look = () => {
      // Where it was, and where it is.
      if (this.#place !== this.place) this.#passed();
      const rest = this.#passedAt + time - performance.now();
      if (rest > 0) this.#await(time, rest);
      else this.#rested();
    };
    this.#quiet = setTimeout(look, Math.min(left, GLANCE));
  }

  #touch(isOn: boolean): void {
    this.#isHeld = isOn;
    if (isOn) this.#goal = undefined;
    // A fling follows at once, or not at all.
    this.#await(LET_GO);
  }

  #pressed(event: PointerEvent): void {
    this.#press = undefined;
    if (event.pointerType !== 'mouse') {
      this.reach();
      return;
    }
    // The mouse stops a wheel that turns by itself.
    if (this.#isMoving && this.#goal === undefined) {
      this.#stop();
      this.#press = 'halt';
      this.#await(LET_GO);
    }
    // Else it hears of the press by itself.
    if (!this.#mouse) this.#withMouse?.press(event);
  }

  #tap({ clientY, detail }: MouseEvent): void {
    // Without a place: by assistive technology or code.
    if (!detail || !this.#height || this.#press === 'drag') return;
    if (this.#press === 'halt') return this.settle();
    const { top, height } = this.#scroller.getBoundingClientRect();
    this.#goTo((this.#scroller.scrollTop + clientY - top - height / 2) / this.#height);
  }

  /** The wheel seems to rest. `mayGlide`: what has ended may be the jump before a glide. */
  #rested(mayGlide = false): void {
    if (!this.#isMoving || this.#isHeld) return;
    this.#look();
    const place = this.#goal ?? this.restNear(this.#place);
    if (Math.abs(place - this.#place) * this.#height < 1 || (this.#goal !== undefined && !mayGlide)) this.settle();
    else if (this.#goal === undefined) this.#goTo(place);
  }

  #setSnap(type: '' | 'none'): void {
    this.#scroller.style.scrollSnapType = type;
  }

  #stop(): void {
    this.#isHeld = false;
    this.#goal = undefined;
    this.#mouse?.stop();
  }

  #finish(): void {
    this.#stop();
    clearTimeout(this.#quiet);
    if (!this.#isMoving) return;
    this.#isMoving = false;
    this.#scroller.addEventListener('scroll', this);
    this.#rest();
    this.#setSnap('');
    this.#host.wheelEnded();
  }

  /** Picks the row at this place, for the user, and glides there. */
  #goTo(place: number): void {
    const goal = this.restNear(place);
    const from = this.#isMoving ? this.#place : this.#home;
    if (goal === from && !this.#isMoving) return;
    this.#start();
    this.#goal = goal;
    this.#host.wheelPicked(this.#indexAt(goal));
    // Listeners may have set another value, or removed the wheel.
    if (this.#goal !== goal) return;
    const way = goal - from;
    if (!way || !this.#height || isMotionReduced()) return this.#finish();
    this.#setSnap('none');
    if (Math.abs(way) > GLIDE) {
      this.#place = goal - Math.sign(way) * GLIDE;
      this.#scroller.scrollTop = this.#place * this.#height;
      this.#rows.draw(this.#place);
    }
    this.#scroller.scrollTo({ top: goal * this.#height, behavior: 'smooth' });
    this.#await();
  }
}
