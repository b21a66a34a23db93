import type { ReactiveControllerHost } from 'lit';
import { viewOf } from '../internal/element/view.js';
import { PanController } from '../internal/gesture/pan.js';
import { isMotionReduced } from '../base/reduced-motion.js';
import type { Wheel } from './wheel.js';

/** A mouse wheel moves by at least this many px per event; touchpads send less, at first. */
const NOTCH_MINIMUM = 40;
/** What one notch of a mouse wheel reports, by the unit of the event: px, lines, pages. WebKit adds up fast notches. */
const NOTCH = [120, 3, 1];
/** Wheel events that follow each other within this time, in ms, come from one device. */
const SAME_DEVICE_WINDOW = 150;

const EVENTS = ['click', 'mousedown', 'pointerdown', 'wheel'];

/**
 * Taps, mouse drags and the mouse wheel turn a wheel. Fingers and touchpads scroll it natively; the mouse drags and
 * throws it as a finger would, since browsers do not scroll by dragging.
 */
export class WheelPointer {
  readonly #element: HTMLElement;
  readonly #wheel: Wheel;
  readonly #isUsable: () => boolean;
  /** Where a drag began. */
  #from = 0;
  #frame = 0;
  #touchpadAt = -SAME_DEVICE_WINDOW;
  /** What the latest press has become, if not a tap. */
  #press: 'drag' | 'halt' | undefined;

  constructor(element: ReactiveControllerHost & HTMLElement, wheel: Wheel, isUsable: () => boolean) {
    this.#element = element;
    this.#wheel = wheel;
    this.#isUsable = isUsable;
    for (const type of EVENTS) element.addEventListener(type, this, { passive: false });
    const pan = new PanController(element, {
      name: 'picker-view',
      axis: () => 'y',
      mayEnter: ({ pointerType }) => pointerType === 'mouse' && isUsable() && wheel.rowHeight > 0,
      start: () => {
        this.#press = 'drag';
        this.#from = wheel.position;
        wheel.hold();
      },
      move: ({ y }) => wheel.dragTo(this.#from - y / wheel.rowHeight),
      end: ({ speedY }, cancelled) => (cancelled ? wheel.drop() : this.#release(-speedY / wheel.rowHeight)),
    });
    wheel.onStop = () => {
      viewOf(element).cancelAnimationFrame(this.#frame);
      pan.cancel();
    };
  }

  handleEvent(event: Event): void {
    if (!this.#isUsable()) return;
    if (event.type === 'wheel') this.#turn(event as WheelEvent);
    else if (event.type === 'click') this.#tap(event as MouseEvent);
    else if (event.type === 'pointerdown') this.#down(event as PointerEvent);
    else {
      // A click would give the focus to the scroller.
      event.preventDefault();
      this.#element.focus({ preventScroll: true, focusVisible: false });
    }
  }

  #down({ pointerType }: PointerEvent): void {
    this.#press = undefined;
    if (pointerType !== 'mouse') this.#wheel.prepareFling();
    else if (this.#wheel.halt()) this.#press = 'halt';
  }

  #tap({ clientY, detail }: MouseEvent): void {
    // Without `detail` the click comes from assistive technology or code, and has no coordinates.
    if (!detail || this.#press === 'drag') return;
    if (this.#press === 'halt') this.#wheel.settle();
    else this.#wheel.goToPoint(clientY);
  }

  #turn(event: WheelEvent): void {
    // Firefox reports lines only if the mode is read before the deltas.
    const { deltaMode, deltaX, deltaY, timeStamp } = event;
    if (event.defaultPrevented || !event.cancelable || event.ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    const isSmooth = Math.abs(deltaY) < NOTCH_MINIMUM || timeStamp - this.#touchpadAt < SAME_DEVICE_WINDOW;
    if (deltaMode === WheelEvent.DOM_DELTA_PIXEL && isSmooth) {
      // A touchpad scrolls natively.
      this.#touchpadAt = timeStamp;
      this.#wheel.takeOver();
    } else {
      event.preventDefault();
      this.#wheel.step(Math.round(deltaY / NOTCH[deltaMode]!) || Math.sign(deltaY));
    }
  }

  /** Coasts from this speed, in rows per ms, to a row. */
  #release(speed: number): void {
    const wheel = this.#wheel;
    const from = wheel.position;
    const { target, duration } = wheel.model.coast(from, speed);
    const isReduced = isMotionReduced();
    const start = performance.now();
    const step = () => {
      const left = isReduced ? 0 : Math.max(0, 1 - (performance.now() - start) / duration);
      wheel.dragTo(from + (target - from) * (1 - left ** 3));
      if (left > 0) this.#frame = viewOf(this.#element).requestAnimationFrame(step);
      else wheel.settle();
    };
    step();
  }
}
