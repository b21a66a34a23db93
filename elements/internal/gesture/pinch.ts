import type { ReactiveController } from 'lit';
import { gestureArena, type Gesture, type Travel, type Verdict } from './arena.js';
import { swallowClick } from './swallow-click.js';

/** Travel, in px, from which the direction of a drag can be told. */
const SLOP = 4;
/** Speed is that of the last moment before release, in ms: a finger that rests before it lifts has none. */
const SPEED_WINDOW = 100;

/** What has drags of its own: they choose text, or a value. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a press on the host began in a field. */
export function isInField(event: Event, host: Element): boolean {
  const path = event.composedPath() as Element[];
  // Roots of shadow trees match nothing.
  return path.slice(0, path.indexOf(host)).some((node) => node.matches?.(FIELDS));
}

/** Fingers at one of their moments. Lengths in px of the viewport. */
export interface PinchState {
  readonly event: PointerEvent;
  /** How many there are; a mouse or a pen is one. */
  readonly fingers: number;
  /** The middle of them, and its way since the state before. */
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
  /** How many times as far apart they are as in the state before. Of one finger: 1. */
  readonly ratio: number;
  /** Of the middle, in px/ms. */
  readonly speedX: number;
  readonly speedY: number;
}

export interface PinchOptions {
  /** What blockers call the gesture. */
  name: string;
  /** Rank against other gestures of the same pointer. Default 0. */
  priority?: number;
  /** Whether a pointer that goes down may take part. */
  mayEnter?: (event: PointerEvent) => boolean;
  /** Whether one finger alone may drag in this direction. */
  mayStart: (travel: Travel, event: PointerEvent) => boolean;
  /** Whether a second finger is welcome: with it both are the host's at once. */
  mayPinch: () => boolean;
  /** The first pointer went down. True: it has stopped something that moved, and is no click. */
  press?: (event: PointerEvent) => boolean;
  start?: (state: PinchState) => void;
  move: (state: PinchState) => void;
  /** No pointer is left. Without a state nobody let go: nothing was dragged, or it was taken away. */
  end: (state?: PinchState) => void;
}

/** One pointer on the host. */
class Finger implements Gesture {
  latest: PointerEvent;
  isOwned = false;
  readonly name: string;
  readonly priority: number;
  readonly #controller: PinchController;

  constructor(controller: PinchController, { name, priority = 0 }: PinchOptions, event: PointerEvent) {
    this.#controller = controller;
    this.name = name;
    this.priority = priority;
    this.latest = event;
  }

  judge(event: PointerEvent, travel: Travel): Verdict {
    return this.#controller.judge(event, travel);
  }

  won(event: PointerEvent): void {
    this.latest = event;
    this.isOwned = true;
    this.#controller.won(event);
  }

  moved(event: PointerEvent): void {
    this.latest = event;
    this.#controller.moved(event);
  }

  ended(event?: PointerEvent): void {
    this.#controller.gone(this, event);
  }

  lost(event?: PointerEvent): void {
    this.#controller.gone(this, event);
  }
}

/**
 * Drags by one pointer and pinches by several fingers on its host, going over into each other as fingers come and go.
 * Which touches the browser scrolls with is for the host's CSS to say (`touch-action`); where it leaves panning to the
 * browser, `guard` keeps two fingers from being that.
 */
export class PinchController implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #options: PinchOptions;
  #fingers: Finger[] = [];
  #state: PinchState | undefined;
  #spread = 0;
  #samples: { readonly time: number; readonly x: number; readonly y: number }[] = [];
  #isCatch = false;
  #isGuarding = false;

  /** To be added to an element as its controller, or told by hand when its host, which must have a box, comes and goes. */
  constructor(host: HTMLElement, options: PinchOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Whether the host is being dragged or pinched. */
  get active(): boolean {
    return this.#state !== undefined;
  }

  /** Whether a pointer is down on the host, though it may not have moved yet. */
  get isPressed(): boolean {
    return this.#fingers.length > 0;
  }

  /** Lets go of all pointers. */
  cancel(): void {
    for (const finger of [...this.#fingers]) gestureArena().leave(finger.latest.pointerId, finger);
  }

  /** Keeps two fingers, and what the host has, from scrolling the page. To be said before they touch. */
  guard(on: boolean): void {
    if (on === this.#isGuarding) return;
    this.#isGuarding = on;
    if (on) this.#host.addEventListener('touchmove', this, { passive: false });
    else this.#host.removeEventListener('touchmove', this);
  }

  hostConnected(): void {
    for (const type of ['pointerdown', 'dragstart']) this.#host.addEventListener(type, this);
  }

  hostDisconnected(): void {
    for (const type of ['pointerdown', 'dragstart']) this.#host.removeEventListener(type, this);
    this.cancel();
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
    else if (event.type === 'dragstart') {
      // A link or an image would be dragged instead, and take the mouse away.
      if (this.isPressed) event.preventDefault();
    } else if ((this.#fingers.length > 1 || this.active) && event.cancelable) event.preventDefault();
  }

  judge(event: PointerEvent, travel: Travel): Verdict {
    this.#sample(event.timeStamp, event.clientX, event.clientY);
    if (travel.distance < SLOP) return 'wait';
    if (this.#options.mayStart(travel, event)) return 'claim';
    // A second finger may come yet.
    return event.pointerType === 'touch' && this.#options.mayPinch() ? 'wait' : 'resign';
  }

  won(event: PointerEvent): void {
    // Only so that moves keep coming when the pointer leaves the window; a pointer that is gone has no more anyway.
    if (event.isTrusted) this.#host.setPointerCapture(event.pointerId);
    const isFirst = !this.#state;
    this.#rebase(event);
    if (isFirst) this.#options.start?.(this.#state!);
  }

  moved(event: PointerEvent): void {
    this.#advance(event);
    this.#options.move(this.#state!);
  }

  gone(finger: Finger, event?: PointerEvent): void {
    const { pointerId } = finger.latest;
    this.#fingers = this.#fingers.filter((other) => other !== finger);
    if (!event && this.#host.hasPointerCapture(pointerId)) this.#host.releasePointerCapture(pointerId);
    if (this.#owned.length) return this.#rebase(event ?? finger.latest);
    if (this.isPressed) return;
    const last = this.#state;
    if (event && last) this.#sample(event.timeStamp, last.x, last.y);
    const state = event && last && { ...last, ...this.#speed(), event };
    this.#state = undefined;
    this.#samples = [];
    if (event && (state || this.#isCatch)) swallowClick();
    this.#options.end(state);
  }

  get #owned(): Finger[] {
    return this.#fingers.filter(({ isOwned }) => isOwned);
  }

  #enter(event: PointerEvent): void {
    const { mayEnter, mayPinch, press } = this.#options;
    if (event.button !== 0 || (this.isPressed && (event.pointerType !== 'touch' || !mayPinch()))) return;
    if (mayEnter && !mayEnter(event)) return;
    const finger = new Finger(this, this.#options, event);
    if (!gestureArena().enter(event, finger)) return;
    this.#fingers.push(finger);
    if (this.#fingers.length === 1) {
      this.#sample(event.timeStamp, event.clientX, event.clientY);
      this.#isCatch = press?.(event) ?? false;
      return;
    }
    for (const each of [...this.#fingers]) gestureArena().claim(each.latest.pointerId, each);
  }

  /** Another number of fingers: their middle is elsewhere, but nothing has moved. */
  #rebase(event: PointerEvent): void {
    const isMore = this.#state !== undefined;
    this.#state = undefined;
    if (isMore) this.#samples = [];
    this.#advance(event);
  }

  #advance(event: PointerEvent): void {
    const fingers = this.#owned.map(({ latest }) => latest);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const x = mean(fingers.map(({ clientX }) => clientX));
    const y = mean(fingers.map(({ clientY }) => clientY));
    const spread = mean(fingers.map(({ clientX, clientY }) => Math.hypot(clientX - x, clientY - y)));
    const { x: beforeX, y: beforeY } = this.#state ?? { x, y };
    // Fingers may meet, in a point that cannot be zoomed from.
    const ratio = this.#state && spread >= 1 && this.#spread >= 1 ? spread / this.#spread : 1;
    this.#spread = spread;
    this.#sample(event.timeStamp, x, y);
    const deltas = { deltaX: x - beforeX, deltaY: y - beforeY };
    this.#state = { event, fingers: fingers.length, x, y, ...deltas, ratio, ...this.#speed() };
  }

  #sample(time: number, x: number, y: number): void {
    this.#samples = this.#samples.filter((sample) => time - sample.time <= SPEED_WINDOW);
    this.#samples.push({ time, x, y });
  }

  #speed(): { speedX: number; speedY: number } {
    const first = this.#samples[0]!;
    const last = this.#samples.at(-1)!;
    const elapsed = last.time - first.time;
    if (!(elapsed > 0)) return { speedX: 0, speedY: 0 };
    return { speedX: (last.x - first.x) / elapsed, speedY: (last.y - first.y) / elapsed };
  }
}
