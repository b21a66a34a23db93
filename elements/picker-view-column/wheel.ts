import type { ReactiveControllerHost } from 'lit';
import type { WheelMouse } from './wheel-mouse.js';

/** Rows that are drawn at a time: a screenful, and what may come into sight before the next frame. */
const DRAWN = 21;
/** They are renewed when the wheel is so many rows off their middle. */
const STRAY = 4;
/** Rows on which a fling may come to rest: those up to so many away. */
const REACH = 40;
/** A wheel without end repeats its rows, up to about so many. */
const ENDLESS = 400;
/** Longest way that is glided, in rows; the rest of a longer one is jumped over. */
const GLIDE = 8;
/** After so many ms without a scroll the wheel rests: in browsers that do not say so, or should one forget to. */
const QUIET = 'onscrollend' in globalThis ? 1000 : 150;

/** The same after a finger has left the wheel. */
const LET_GO = 300;

const HOST_EVENTS = ['click', 'mousedown', 'pointerdown'];
const SCROLLER_EVENTS = ['scroll', 'scrollend', 'touchstart', 'touchend', 'touchcancel'];

/** What a wheel asks of its element, and tells it. */
export interface WheelHost extends HTMLElement, ReactiveControllerHost {
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

let Mouse: typeof WheelMouse | undefined;
let loading: Promise<void> | undefined;

/** Tells wheels when their size changes, also to nothing. One observer serves all of a document. */
const observers = new WeakMap<Document, ResizeObserver>();
const wheels = new WeakMap<Element, Wheel>();

function observerOf({ ownerDocument }: Element): ResizeObserver {
  let observer = observers.get(ownerDocument);
  if (!observer) {
    const { ResizeObserver } = ownerDocument.defaultView ?? window;
    observer = new ResizeObserver((entries) => {
      for (const { target } of entries) wheels.get(target)!.measure();
    });
    observers.set(ownerDocument, observer);
  }
  return observer;
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The motion of a wheel: a native scroller, so that touch has the inertia of the platform and the compositor moves the
 * rows. Only those in sight are drawn, as the lines of one text. Places are in rows from the first one, with fractions.
 *
 * Measured with 301 years (Chromium, CPU slowed down four times, three flings): a scroller that snaps drops no frame,
 * drawing the rows in sight included; pickers that move their rows by pointer events drop 19 and have tasks four times
 * as long. A browser that rests between two rows is corrected when it rests; the mouse, by which no browser scrolls,
 * is for `wheel-mouse.ts`.
 */
export class Wheel {
  readonly #host: WheelHost;
  readonly #scroller: HTMLElement;
  readonly #track: HTMLElement;
  readonly #rows: HTMLElement;
  readonly #stops: HTMLElement;
  /** The row around which there are stops. */
  #middle = NaN;
  /** Height of a row in px; 0 while nothing is laid out. */
  #height = 0;
  #place = 0;
  /** The first one of the rows that are drawn. */
  #first = NaN;
  /** `pickstart` was told, `pickend` is due. */
  #isMoving = false;
  /** Where the wheel glides to; that row is picked already. */
  #goal: number | undefined;
  /** A finger or the mouse is on the wheel: it does not rest, even when it stands still. */
  #isHeld = false;
  #sizes?: ResizeObserver;
  #passedAt = 0;
  #quiet?: ReturnType<typeof setTimeout>;
  #mouse: WheelMouse | undefined;
  /** What the latest press has become, if not a tap. */
  #press: 'drag' | 'halt' | undefined;

  constructor(host: WheelHost, scroller: HTMLElement) {
    this.#host = host;
    this.#scroller = scroller;
    this.#track = scroller.firstElementChild as HTMLElement;
    [, this.#rows, this.#stops] = this.#track.children as Iterable<Element> as [Element, HTMLElement, HTMLElement];
    for (const type of SCROLLER_EVENTS) scroller.addEventListener(type, this, { passive: true });
    for (const type of HOST_EVENTS) host.addEventListener(type, this);
    host.addEventListener('wheel', this, { passive: false });
    wheels.set(this.#track, this);
  }

  connect(): void {
    this.#sizes = observerOf(this.#host);
    this.#sizes.observe(this.#track);
    // A wheel turns by touch and keys at once, and soon by the mouse.
    loading ??= import('./wheel-mouse.js').then((module) => {
      Mouse = module.WheelMouse;
    });
  }

  disconnect(): void {
    this.#sizes!.unobserve(this.#track);
    this.#height = 0;
    this.#finish();
  }

  /** Height of a row in px. */
  get rowHeight(): number {
    return this.#height;
  }

  get place(): number {
    return this.#place;
  }

  /** Code has set the value or the rows: the wheel shows that at once, and turns on only within the rows. */
  changed(isMoved: boolean): void {
    this.#track.style.setProperty('--_count', String(this.#length));
    this.#first = NaN;
    if (isMoved || !this.#length) this.#finish();
    this.#middle = NaN;
    if (this.#isMoving) this.#setStops();
    else this.#rest();
    this.#draw();
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
    if (!isPicked) this.#host.wheelPicked(this.#indexAt(this.#place));
    this.#finish();
  }

  /** Turns by so many rows, for the user. */
  step(rows: number): void {
    const from = this.#goal ?? (this.#isMoving ? Math.round(this.#place) : this.#home);
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

  /** Rows of the scroller: with repetitions. */
  get #length(): number {
    const { count, isEndless } = this.#host;
    return isEndless ? count * (2 * Math.ceil(ENDLESS / 2 / count) + 1) : count;
  }

  /** Place of the value; a wheel without end returns to its middle. */
  get #home(): number {
    const { count, value } = this.#host;
    return (this.#length - count) / 2 + value;
  }

  get #withMouse(): WheelMouse | undefined {
    return (this.#mouse ??= Mouse && new Mouse(this, this.#host));
  }

  #indexAt(place: number): number {
    const { count } = this.#host;
    return count ? this.restNear(place) % count : 0;
  }

  #limit(place: number): number {
    return Math.max(0, Math.min(place, this.#length - 1));
  }

  /** Where the browser may come to rest. Children are such places by themselves. */
  #setStops(): void {
    const middle = (this.#middle = Math.round(this.#place));
    const first = Math.max(0, middle - REACH);
    const count = this.#host.items ? Math.ceil((Math.min(this.#length, middle + REACH + 1) - first) / 3) : 0;
    this.#stops.style.setProperty('--_first', String(first));
    this.#stops.replaceChildren(...Array.from({ length: count }, () => document.createElement('i')));
  }

  measure(): void {
    const height = this.#length && this.#track.offsetHeight / this.#length;
    // Hidden, or without rows.
    if (!height && this.#height) this.settle();
    this.#height = height;
    if (height && !this.#isMoving) this.#rest();
  }

  /** Puts the wheel on its value, and ends what scrolls. */
  #rest(): void {
    this.#place = this.#home;
    // The browser would not let it rest beyond the stops.
    if (!(Math.abs(this.#place - this.#middle) <= REACH)) this.#setStops();
    if (this.#height) this.#scroller.scrollTop = this.#place * this.#height;
    this.#draw();
  }

  #draw(): void {
    const { items, count } = this.#host;
    const first = Math.max(0, Math.min(Math.round(this.#place) - (DRAWN >> 1), this.#length - DRAWN));
    if (Math.abs(first - this.#first) < STRAY) return;
    this.#first = first;
    const texts = Array.from({ length: items ? Math.min(DRAWN, this.#length - first) : 0 }, (_, index) =>
      String(items![(first + index) % count]).replace(/\s/g, ' '),
    );
    this.#rows.textContent = texts.join('\n');
    this.#rows.style.setProperty('--_first', String(first));
  }

  #scrolled(): void {
    if (!this.#height) return;
    this.#place = this.#scroller.scrollTop / this.#height;
    if (!this.#isMoving) {
      if (Math.abs(this.#place - this.#home) * this.#height < 1) return;
      const height = this.#track.offsetHeight / this.#length;
      // The browser keeps a row in place while rows change their height: that is not the user.
      if (height !== this.#height) return this.measure();
      this.#start();
    }
    this.#passed();
  }

  /** The wheel has moved. */
  #passed(): void {
    this.#passedAt = performance.now();
    this.#draw();
    const { isImmediate, value } = this.#host;
    const index = this.#indexAt(this.#place);
    if (isImmediate && this.#goal === undefined && index !== value) this.#host.wheelPicked(index);
  }

  #start(): void {
    if (this.#isMoving) return;
    this.#isMoving = true;
    this.#await();
    this.#host.wheelStarted();
  }

  /** Looks after a while whether the wheel rests; each scroll puts that off. */
  #await(time = QUIET): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      const left = this.#passedAt + time - performance.now();
      if (left > 0) this.#await(left);
      else this.#rested();
    }, time);
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
      if (Math.abs(this.#place - this.#middle) > REACH / 2) this.#setStops();
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
      this.#draw();
    }
    this.#scroller.scrollTo({ top: goal * this.#height, behavior: 'smooth' });
    this.#await();
  }
}
