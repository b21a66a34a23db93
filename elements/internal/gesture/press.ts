import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DECISION_DISTANCE, gestureArena, type Gesture, type Travel, type Verdict } from './arena.js';
import { swallowClick } from './swallow-click.js';

/** From when on a press is a long one, in ms. */
export const LONG_PRESS_DELAY = 350;

const PASSIVE = { capture: true, passive: true };

export interface PressOptions {
  /** Whether a pointer that goes down presses the host. */
  mayEnter?: (event: PointerEvent) => boolean;
  /** The host is pressed. */
  start?: (event: PointerEvent) => void;
  /** The host is pressed no longer: let go, or `cancelled` by a move of 10 px, a scroll or another gesture. */
  end?: (cancelled: boolean) => void;
  /** The press lasts. The pointer is the host's from then on: nothing else begins with it, and no click follows. */
  longPress?: (event: PointerEvent) => void;
}

/** Recognises presses and long presses of one mouse, pen or finger on its host. Any other gesture goes first. */
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

  /** Whether the host is being pressed. */
  get active(): boolean {
    return this.#start !== undefined;
  }

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
    else this.cancel(); // The wheel scrolls; a finger that scrolls ends in a pointercancel.
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
    // A second finger makes it something else.
    if (this.#start) this.cancel();
    else if (event.button === 0 && (this.#options.mayEnter?.(event) ?? true) && gestureArena().enter(event, this)) {
      this.#start = event;
      addEventListener('wheel', this, PASSIVE);
      if (this.#options.longPress)
        this.#timer = setTimeout(() => gestureArena().claim(event.pointerId, this), LONG_PRESS_DELAY);
      this.#options.start?.(event);
    }
  }

  #finish(cancelled: boolean): void {
    this.#start = undefined;
    clearTimeout(this.#timer);
    removeEventListener('wheel', this, PASSIVE);
    this.#options.end?.(cancelled);
  }
}
