import { boxOf, scaleOf } from '../internal/element/scale.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { WheelModel, type RowSource } from './wheel-model.js';
import { WheelRows } from './wheel-rows.js';
import { FLING_REACH, WheelStops } from './wheel-stops.js';

/** A wheel prepares for a fling this many ms after it came to rest: opening and answering come first. */
const IDLE = 300;
/** While a wheel moves, its position is read at least every so many ms, also without a scroll event. */
const CHECK = 100;
/** Longest distance, in rows, that is animated; the wheel jumps over the rest of a longer one. */
const LONGEST_ANIMATION = 8;

const HAS_SCROLLEND = 'onscrollend' in globalThis;
/** After so many ms without motion the wheel counts as stopped: for browsers without `scrollend`, or if one is lost. */
const QUIET = HAS_SCROLLEND ? 1000 : 150;
/** The same after a finger has left the wheel: a fling starts at once, or not at all. */
const QUIET_AFTER_TOUCH = 300;

const SCROLLER_EVENTS = ['scroll', 'scrollend', 'touchstart', 'touchend', 'touchcancel'];

/** What a wheel shows, and where it reports what the user does. */
export interface WheelHost extends RowSource {
  /** Index of the row that is picked. */
  value(): number;
  /** The rows, if the wheel draws them. */
  items(): readonly string[] | undefined;
  /** Whether to pick each row that passes, and not only the one at which the wheel stops. */
  picksPassingRows(): boolean;
  /** The wheel starts to move because of the user. */
  started(): void;
  /** The user turned the wheel to this row. */
  picked(index: number): void;
  /** The wheel has stopped. */
  stopped(): void;
}

/**
 * A wheel on screen: a native scroller with snap points, so that touch has the inertia of the platform and the
 * compositor moves the rows. Only the rows in view are drawn, as the lines of one text.
 *
 * Measured with 301 years (Chromium, CPU slowed down four times, three flings): a scroller that snaps drops no frame;
 * pickers that move their rows by pointer events drop 19 and have tasks four times as long. Where a browser stops between
 * two rows, the wheel goes on to the nearest one.
 */
export class Wheel implements SizeWatcher {
  readonly model: WheelModel;
  /** Called when the wheel stops, for any reason. An input that moves it then ends its gesture. */
  onStop: (() => void) | undefined;
  readonly #host: WheelHost;
  readonly #scroller: HTMLElement;
  readonly #track: HTMLElement;
  readonly #rows: WheelRows;
  readonly #stops: WheelStops;
  /** Height of a row in px; 0 while there is no layout, or no row. */
  #rowHeight = 0;
  /** CSS `zoom` of the wheel, as it was when the rows were measured. */
  #zoom: number | undefined;
  #position = 0;
  /** Between `started` and `stopped`. */
  #isMoving = false;
  /** Where an animation leads; its row is picked already. */
  #target: number | undefined;
  /** A finger or the mouse holds the wheel: it has not stopped, even if it does not move. */
  #isHeld = false;
  #movedAt = 0;
  #stopTimer?: ReturnType<typeof setTimeout>;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** `scroller` has one child, the track, with three: the slot, the box of drawn rows, the box of snap points. */
  constructor(scroller: HTMLElement, host: WheelHost) {
    this.#host = host;
    this.#scroller = scroller;
    this.#track = scroller.children[0] as HTMLElement;
    const [, rows, stops] = this.#track.children as Iterable<Element> as [Element, HTMLElement, HTMLElement];
    this.model = new WheelModel(host);
    this.#rows = new WheelRows(this.model, rows, host.items);
    this.#stops = new WheelStops(this.model, stops, () => host.items() !== undefined);
    for (const type of SCROLLER_EVENTS) scroller.addEventListener(type, this, { passive: true });
  }

  connect(): void {
    watchSize(this.#track, this);
  }

  disconnect(): void {
    unwatchSize(this.#track, this);
    this.#rowHeight = 0;
    this.#clearIdleTimer();
    this.#finish();
  }

  /** Height of a row in px; 0 while there is no layout, or no row. */
  get rowHeight(): number {
    return this.#rowHeight;
  }

  /** The position in the middle of the wheel (see `WheelModel`). */
  get position(): number {
    this.#readPosition();
    return this.#position;
  }

  /** Shows the value and the rows that code has set. Unless the value changed, a moving wheel goes on. */
  update(isValueChanged: boolean): void {
    const { length } = this.model;
    this.#track.style.setProperty('--_count', String(length));
    this.#rows.invalidate();
    if (isValueChanged || !length) this.#finish();
    this.#clearStops();
    if (this.#isMoving) this.#placeStops();
    else this.#rest();
    this.#rows.draw(this.#position);
  }

  /** Code has set the value, and `update` will follow: if the wheel stops before that, it is not the user's choice. */
  retarget(): void {
    if (this.#isMoving) this.#target = this.#home;
  }

  /** Stops on the nearest row, at once. */
  settle(): void {
    if (!this.#isMoving) return;
    const isPicked = this.#target !== undefined;
    this.#letGo();
    this.#readPosition();
    if (!isPicked) this.#host.picked(this.model.indexAt(this.#position));
    this.#finish();
  }

  /** Moves by this many rows, for the user. */
  step(rows: number): void {
    const from = this.#target ?? (this.#isMoving ? Math.round(this.position) : this.#home);
    this.#animateTo(from + rows);
  }

  /** Moves to the row at a height of the viewport, for the user. */
  goToPoint(clientY: number): void {
    if (!this.#rowHeight) return;
    const { top, height } = boxOf(this.#scroller);
    const fromMiddle = (clientY - top - height / 2) / scaleOf(this.#scroller).y;
    this.#animateTo((this.#scroller.scrollTop + fromMiddle) / this.#rowHeight);
  }

  /** The mouse takes hold of the wheel. */
  hold(): void {
    this.#target = undefined;
    this.#isHeld = true;
    // Else the browser would snap each step of the drag to a row.
    this.#setSnap('none');
    this.#start();
  }

  /** Moves the wheel that is held. */
  dragTo(position: number): void {
    this.#scroller.scrollTop = position * this.#rowHeight;
    // What is set is rounded to device pixels, but must add up.
    this.#position = this.model.clamp(position);
    this.#moved();
  }

  /** The mouse has lost hold of the wheel. */
  drop(): void {
    if (this.#isHeld) this.settle();
  }

  /** Stops a wheel that coasts after a fling, where it is. False: it does not coast. */
  halt(): boolean {
    if (!this.#isMoving || this.#target !== undefined) return false;
    this.#letGo();
    this.#watchForStop(QUIET_AFTER_TOUCH);
    return true;
  }

  /** A fling may begin: draws the rows that it may bring into view, and the snap points at which it may end. */
  prepareFling(): void {
    this.#clearIdleTimer();
    // Until now scroll events were ignored.
    this.#scrolled();
    this.#placeStops();
  }

  /** A touchpad scrolls the wheel. If it was on its way to a row, the user turns it from where it is now. */
  takeOver(): void {
    this.#target = undefined;
    this.prepareFling();
  }

  handleEvent(event: Event): void {
    if (event.type === 'scroll') this.#scrolled();
    else if (event.type === 'scrollend') this.#checkStopped(true);
    else this.#touched((event as TouchEvent).targetTouches.length > 0);
  }

  /** Called with each change of the track's size, and when it is first known. */
  resized(): void {
    this.#rowHeight = this.#measure();
    this.#zoom = this.#scroller.currentCSSZoom;
    if (this.#rowHeight && !this.#isMoving) this.#rest();
    // Hidden, or without rows.
    if (!this.#rowHeight) this.settle();
  }

  /** Height of a row, from the layout. */
  #measure(): number {
    const { length } = this.model;
    return length && this.#track.offsetHeight / length;
  }

  /** Position of the value. */
  get #home(): number {
    return this.model.positionOf(this.#host.value());
  }

  #clearIdleTimer(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
  }

  #placeStops(): void {
    if (!this.#stops.isOutOfReach(this.#position)) return;
    if (this.#rows.isNear) this.#rows.invalidate(FLING_REACH);
    this.#rows.draw(this.#position);
    this.#stops.place(this.#position);
  }

  #clearStops(position?: number): void {
    if (this.#stops.clear(position)) this.#rows.invalidate();
  }

  /** Shows the value, without motion. */
  #rest(): void {
    this.#position = this.#home;
    this.#clearStops(this.#position);
    this.#rows.draw(this.#position);
    if (!this.#rowHeight) return;
    this.#scroller.scrollTop = this.#position * this.#rowHeight;
    if (this.#rows.isNear) this.#idleTimer ??= setTimeout(() => this.prepareFling(), IDLE);
  }

  #readPosition(): void {
    if (this.#rowHeight) this.#position = this.#scroller.scrollTop / this.#rowHeight;
  }

  #scrolled(): void {
    // The wheel set this position a moment ago: reading it would cost a layout, in the middle of an opening animation.
    if (!this.#rowHeight || (this.#idleTimer && !this.#isMoving)) return;
    this.#readPosition();
    if (!this.#isMoving) {
      if (Math.abs(this.#position - this.#home) * this.#rowHeight < 1) return;
      // It is not the user if rows have changed their height, or, in Firefox, CSS `zoom` has: the offset changes with them.
      if (this.#measure() !== this.#rowHeight || this.#scroller.currentCSSZoom !== this.#zoom) return this.resized();
      this.#start();
    }
    this.#moved();
  }

  #moved(): void {
    this.#movedAt = performance.now();
    this.#rows.draw(this.#position);
    const index = this.model.indexAt(this.#position);
    const isPassing = this.#target === undefined && index !== this.#host.value();
    if (isPassing && this.#host.picksPassingRows()) this.#host.picked(index);
  }

  #start(): void {
    if (this.#isMoving) return;
    this.#isMoving = true;
    // All rows of a fling are drawn. A listener costs more, at each scroll, than all that Chromium does in a frame.
    if (HAS_SCROLLEND && !this.#rows.isNear && !this.#host.picksPassingRows())
      this.#scroller.removeEventListener('scroll', this);
    this.#watchForStop();
    this.#host.started();
  }

  /** Checks after `quiet` ms whether the wheel has stopped; each motion puts that off. */
  #watchForStop(quiet = QUIET, left = quiet): void {
    clearTimeout(this.#stopTimer);
    const check = () => {
      if (this.#position !== this.position) this.#moved();
      const rest = this.#movedAt + quiet - performance.now();
      if (rest > 0) this.#watchForStop(quiet, rest);
      else this.#checkStopped();
    };
    this.#stopTimer = setTimeout(check, Math.min(left, CHECK));
  }

  #touched(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) this.#target = undefined;
    this.#watchForStop(QUIET_AFTER_TOUCH);
  }

  /** The wheel seems to have stopped. `isScrollend`: that may also be the jump before an animation. */
  #checkStopped(isScrollend = false): void {
    if (!this.#isMoving || this.#isHeld) return;
    this.#readPosition();
    const position = this.#target ?? this.model.nearest(this.#position);
    const isThere = Math.abs(position - this.#position) * this.#rowHeight < 1;
    if (isThere || (this.#target !== undefined && !isScrollend)) this.settle();
    else if (this.#target === undefined) this.#animateTo(position);
  }

  #setSnap(type: '' | 'none'): void {
    this.#scroller.style.scrollSnapType = type;
  }

  /** Ends what moves the wheel; it stays where it is. */
  #letGo(): void {
    this.#isHeld = false;
    this.#target = undefined;
    this.onStop?.();
  }

  #finish(): void {
    this.#letGo();
    clearTimeout(this.#stopTimer);
    if (!this.#isMoving) return;
    this.#isMoving = false;
    this.#scroller.addEventListener('scroll', this);
    this.#rest();
    this.#setSnap('');
    this.#host.stopped();
  }

  /** Picks the row at a position, for the user, and moves there. */
  #animateTo(position: number): void {
    const target = this.model.nearest(position);
    const from = this.#isMoving ? this.#position : this.#home;
    if (target === from && !this.#isMoving) return;
    this.#start();
    this.#target = target;
    this.#host.picked(this.model.indexAt(target));
    // Listeners may have set another value, or removed the wheel.
    if (this.#target !== target) return;
    const distance = target - from;
    if (!distance || !this.#rowHeight || isMotionReduced()) return this.#finish();
    this.#setSnap('none');
    if (Math.abs(distance) > LONGEST_ANIMATION) {
      this.#position = target - Math.sign(distance) * LONGEST_ANIMATION;
      this.#scroller.scrollTop = this.#position * this.#rowHeight;
      this.#rows.draw(this.#position);
    }
    this.#scroller.scrollTo({ top: target * this.#rowHeight, behavior: 'smooth' });
    this.#watchForStop();
  }
}
