import { CONTROL_PRIORITY, gestureArena, type Gesture, type Travel, type Verdict } from '../internal/gesture/arena.js';
import { swallowClick } from '../internal/gesture/swallow-click.js';

/** Travel in px up to which a press is still a tap. */
const TAP_SLOP = 5;

/** What the drag needs to know of its switch, and what it does to it. */
export interface ThumbHost extends HTMLElement {
  readonly checked: boolean;
  /** Way of the thumb from one end to the other, in px. */
  readonly travel: number;
  /** The thumb is so many px from its left end; undefined: no longer held. */
  thumbMoved(left: number | undefined): void;
  /** The user let go of the thumb nearer to the other end. */
  thumbSwitched(): void;
}

/** One press on a switch: a drag of its thumb once it moves, else left to the click that follows. */
export class ThumbDrag implements Gesture {
  readonly name = 'switch';
  readonly priority = CONTROL_PRIORITY;
  readonly #host: ThumbHost;
  readonly #pointer: number;
  readonly #startX: number;
  /** Where the thumb was, and where it is. */
  #from = 0;
  #left = 0;

  constructor(host: ThumbHost, event: PointerEvent) {
    this.#host = host;
    this.#pointer = event.pointerId;
    this.#startX = event.clientX;
    gestureArena().enter(event, this);
  }

  /** Nothing comes of the press any more. */
  cancel(): void {
    gestureArena().leave(this.#pointer, this);
  }

  judge(_event: PointerEvent, { x, y, distance }: Travel): Verdict {
    if (distance <= TAP_SLOP) return 'wait';
    return Math.abs(x) > Math.abs(y) ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    const host = this.#host;
    // Only so that moves keep coming when the pointer leaves the window.
    if (event.isTrusted) host.setPointerCapture(this.#pointer);
    this.#from = host.checked === host.matches(':dir(rtl)') ? 0 : host.travel;
    this.moved(event);
  }

  moved({ clientX }: PointerEvent): void {
    this.#left = Math.min(this.#host.travel, Math.max(0, this.#from + clientX - this.#startX));
    this.#host.thumbMoved(this.#left);
  }

  ended(event?: PointerEvent): void {
    this.#host.thumbMoved(undefined);
    if (!event) return;
    swallowClick();
    if (Math.abs(this.#left - this.#from) > this.#host.travel / 2) this.#host.thumbSwitched();
  }
}
