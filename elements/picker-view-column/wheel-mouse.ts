import { PanController } from '../internal/gesture/pan.js';
import { isMotionReduced } from '../internal/motion/reduced-motion.js';
import type { Wheel, WheelHost } from './wheel.js';

// A wheel loads all of it as soon as it is there.
export { leave, rowTyped } from './keys.js';
export { WheelStops } from './wheel-stops.js';

/** How far a wheel goes on after its release, in ms of the speed that it had. */
const MOMENTUM = 260;
/** Shortest and longest time, in ms, in which it comes to rest. */
const MIN_TIME = 180;
const MAX_TIME = 1600;

/** A mouse wheel moves by no less than so many px; touchpads send less, at first. */
const ROUGH = 40;
/** What one notch makes, by the unit of the event: px, lines, pages. WebKit adds notches up that follow fast. */
const NOTCH = [120, 3, 1];
/** Turns of the mouse wheel that follow each other within this time, in ms, are of one device. */
const NOTCH_WINDOW = 150;

/** What a mouse does to a wheel: drags it as a finger does, for which browsers scroll, and turns it notch by notch. */
export class WheelMouse {
  readonly #wheel: Wheel;
  readonly #pan: PanController;
  #from = 0;
  #frame = 0;
  #smoothAt = -NOTCH_WINDOW;

  constructor(wheel: Wheel, host: WheelHost) {
    this.#wheel = wheel;
    this.#pan = new PanController(host, {
      name: 'picker-view',
      axis: () => 'y',
      mayEnter: ({ pointerType }) => pointerType === 'mouse' && host.isUsable && wheel.rowHeight > 0,
      start: () => {
        this.#from = wheel.place;
        wheel.hold();
      },
      move: ({ y }) => wheel.turnTo(this.#from - y / wheel.rowHeight),
      end: ({ speedY }, cancelled) => (cancelled ? wheel.drop() : this.#release(-speedY / wheel.rowHeight)),
    });
  }

  /** Begins with the press that caused this to be made. */
  press(event: PointerEvent): void {
    this.#pan.handleEvent(event);
  }

  spin(event: WheelEvent): void {
    // Firefox tells of lines only if asked for the mode first.
    const { deltaMode, deltaX, deltaY, timeStamp } = event;
    if (event.defaultPrevented || !event.cancelable || event.ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    const isSmooth = Math.abs(deltaY) < ROUGH || timeStamp - this.#smoothAt < NOTCH_WINDOW;
    if (deltaMode === 0 && isSmooth) {
      // A touchpad scrolls.
      this.#smoothAt = timeStamp;
      this.#wheel.reach();
    } else {
      event.preventDefault();
      this.#wheel.step(Math.round(deltaY / NOTCH[deltaMode]!) || Math.sign(deltaY));
    }
  }

  /** Ends what is under way; the wheel stays where it is. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#pan.cancel();
  }

  /** Slows down from this speed, in rows per ms, to rest on a row. */
  #release(speed: number): void {
    const wheel = this.#wheel;
    const from = wheel.place;
    const way = wheel.restNear(from + speed * MOMENTUM) - from;
    // A cubic that starts with the speed of the hand: no jolt at the release.
    const time = speed * way > 0 ? Math.min(MAX_TIME, Math.max(MIN_TIME, (3 * way) / speed)) : MIN_TIME;
    const start = performance.now();
    const step = () => {
      const left = Math.max(0, 1 - (performance.now() - start) / time);
      wheel.turnTo(from + way * (1 - left ** 3));
      if (left > 0) this.#frame = requestAnimationFrame(step);
      else wheel.settle();
    };
    if (isMotionReduced()) {
      wheel.turnTo(from + way);
      wheel.settle();
    } else step();
  }
}
