import { PanController } from '../internal/controllers/pan.js';
import type { Wheel, WheelHost } from './wheel.js';

/** How far a wheel goes on after its release, in ms of the speed that it had. */
const MOMENTUM = 260;
/** Shortest and longest time, in ms, in which it comes to rest. */
const MIN_TIME = 180;
const MAX_TIME = 1600;

/** A mouse turns a wheel as a finger does, for which browsers scroll. */
export class WheelDrag {
  readonly #wheel: Wheel;
  readonly #pan: PanController;
  #from = 0;
  #frame = 0;

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
      end: ({ speedY }, cancelled) => (cancelled ? wheel.settle() : this.#release(-speedY / wheel.rowHeight)),
    });
  }

  /** For the press that caused the wheel to make its drag. */
  begin(event: PointerEvent): void {
    this.#pan.handleEvent(event);
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
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      wheel.turnTo(from + way);
      wheel.settle();
    } else step();
  }
}
