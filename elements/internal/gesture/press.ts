import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { viewOf } from '../element/view.js';
import { DECISION_DISTANCE, gestureArena, type Gesture, type Travel, type Verdict } from './arena.js';
import { swallowClick } from './swallow-click.js';

/** How long a pointer must be down until the press is a long press, in ms. */
export const LONG_PRESS_DELAY = 350;

const PASSIVE = { capture: true, passive: true };

export interface PressOptions {
  /** Whether this pointer may press the host. Default: every pointer may. */
  mayEnter?: (event: PointerEvent) => boolean;
  /** The host is pressed. */
  start?: (event: PointerEvent) => void;
  /** The press is over. `cancelled`: not by a release, but by a move of 10 px, a scroll or another gesture. */
  end?: (cancelled: boolean) => void;
  /** Whether a press of 350 ms is a long press. Default: if there is `longPress`. */
  isLong?: (event: PointerEvent) => boolean;
  /** The press has become a long press. From then on the host owns the pointer: no other gesture and no click follow. */
  longPress?: (event: PointerEvent) => void;
}

/** Recognizes presses and long presses by one mouse, pen or finger. All other gestures take precedence. */
export class PressController implements ReactiveController, Gesture {
  readonly name = 'press';
  readonly priority = -1;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PressOptions;
  #start?: PointerEvent;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PressOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the host is pressed. */
  get active(): boolean {
    return this.#start !== undefined;
  }

  /** Ends a press as canceled. */
  cancel(): void {
    if (this.#start) gestureArena().leave(this.#start.pointerId, this);
  }

  hostConnected(): void {
    this.#host.addEventListener('pointerdown', this);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('pointerdown', this);
    this.cancel();
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
    else this.cancel(); // The wheel scrolls. (A finger that scrolls ends in a `pointercancel`.)
  }

  judge(_event: PointerEvent, travel: Travel): Verdict {
    return travel.distance < DECISION_DISTANCE ? 'wait' : 'resign';
  }

  won(): void {
    this.#options.longPress?.(this.#start!);
  }

  ended(event?: PointerEvent): void {
    if (event) swallowClick();
    this.#finish(!event);
  }

  lost(event?: PointerEvent): void {
    this.#finish(!event);
  }

  #enter(event: PointerEvent): void {
    if (this.#start) {
      this.cancel(); // A second finger: this is no press.
      return;
    }
    if (event.button !== 0 || !(this.#options.mayEnter?.(event) ?? true)) return;
    if (!gestureArena().enter(event, this)) return;
    this.#start = event;
    viewOf(this.#host).addEventListener('wheel', this, PASSIVE);
    const { longPress, isLong = () => true } = this.#options;
    if (longPress || this.#options.isLong)
      this.#timer = setTimeout(() => {
        if (isLong(event)) gestureArena().claim(event.pointerId, this);
      }, LONG_PRESS_DELAY);
    this.#options.start?.(event);
  }

  #finish(cancelled: boolean): void {
    this.#start = undefined;
    clearTimeout(this.#timer);
    viewOf(this.#host).removeEventListener('wheel', this, PASSIVE);
    this.#options.end?.(cancelled);
  }
}
