import type { ReactiveController } from 'lit';
import { gestureArena, SLOP, type Gesture, type Travel, type Verdict } from './arena.js';
import { swallowClick } from './swallow-click.js';
import { VelocityTracker } from './velocity.js';

/** In these, a drag selects text or changes a value. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a pointer went down in a field inside the host. */
export function isInField(event: Event, host: Element): boolean {
  const path = event.composedPath() as Element[];
  // The path contains shadow roots, which have no `matches`.
  return path.slice(0, path.indexOf(host)).some((node) => node.matches?.(FIELDS));
}

/** One moment of a drag or pinch. Lengths are in px of the viewport, speeds in px/ms. */
export interface PinchState {
  readonly event: PointerEvent;
  /** How many fingers are down. A mouse or a pen counts as one. */
  readonly fingers: number;
  /** The middle of the fingers. */
  readonly x: number;
  readonly y: number;
  /** How far the middle moved since the previous state. */
  readonly deltaX: number;
  readonly deltaY: number;
  /** The distance of the fingers, divided by that of the previous state. 1 for one finger. */
  readonly ratio: number;
  /** The speed of the middle. */
  readonly speedX: number;
  readonly speedY: number;
}

export interface PinchOptions {
  /** The gesture's name in the arena. */
  name: string;
  /** The gesture's priority in the arena. Default: 0. */
  priority?: number;
  /** Whether this pointer may take part. Default: every pointer may. */
  mayEnter?: (event: PointerEvent) => boolean;
  /** Whether one finger may drag the host in this direction. */
  mayStart: (travel: Travel, event: PointerEvent) => boolean;
  /** Whether a second finger begins a pinch: the host owns both at once. */
  mayPinch: () => boolean;
  /** The first pointer is down. Returns true if it stopped something that was moving: no click follows then. */
  press?: (event: PointerEvent) => boolean;
  start?: (state: PinchState) => void;
  move: (state: PinchState) => void;
  /** The last pointer is gone. Without a state it was not released: nothing was dragged, or the gesture was canceled. */
  end: (state?: PinchState) => void;
}

/** One pointer on the host, as the arena sees it. */
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
 * Recognizes drags by one pointer and pinches by several fingers. One turns into the other as fingers come and go. The
 * host's CSS decides which touches the browser scrolls with (`touch-action`). Where it lets the browser pan, `guard()`
 * keeps two fingers from panning.
 */
export class PinchController implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #options: PinchOptions;
  readonly #velocity = new VelocityTracker();
  #fingers: Finger[] = [];
  #state: PinchState | undefined;
  /** The mean distance of the fingers from their middle. */
  #spread = 0;
  /** The first pointer stopped something that was moving. */
  #hasStopped = false;
  #isGuarding = false;

  /**
   * Add it to the host by `addController()`, if the host is an element of Lit. Else call `hostConnected()` and
   * `hostDisconnected()` yourself.
   */
  constructor(host: HTMLElement, options: PinchOptions) {
    this.#host = host;
    this.#options = options;
  }

  /** Whether the host is being dragged or pinched. */
  get active(): boolean {
    return this.#state !== undefined;
  }

  /** Whether a pointer is down on the host, even if it has not moved yet. */
  get isPressed(): boolean {
    return this.#fingers.length > 0;
  }

  /** Gives up all pointers. */
  cancel(): void {
    for (const finger of [...this.#fingers]) gestureArena().leave(finger.latest.pointerId, finger);
  }

  /** Keeps two fingers, and any pointer that the host owns, from scrolling the page. Call it before they touch. */
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
      // The browser would drag a link or an image instead, and end the pointer.
      if (this.isPressed) event.preventDefault();
    } else if ((this.#fingers.length > 1 || this.active) && event.cancelable) event.preventDefault();
  }

  judge(event: PointerEvent, travel: Travel): Verdict {
    this.#velocity.add(event.timeStamp, event.clientX, event.clientY);
    if (travel.distance < SLOP) return 'wait';
    if (this.#options.mayStart(travel, event)) return 'claim';
    // A second finger may follow.
    return event.pointerType === 'touch' && this.#options.mayPinch() ? 'wait' : 'resign';
  }

  won(event: PointerEvent): void {
    // Keeps the moves coming when the pointer leaves the window. Only real pointers can be captured.
    if (event.isTrusted) this.#host.setPointerCapture(event.pointerId);
    const isFirst = !this.#state;
    this.#rebase(event);
    if (isFirst) this.#options.start?.(this.#state!);
  }

  moved(event: PointerEvent): void {
    this.#advance(event);
    this.#options.move(this.#state!);
  }

  /** A finger is up (`event` is its `pointerup`), or has lost the pointer. */
  gone(finger: Finger, event?: PointerEvent): void {
    const { pointerId } = finger.latest;
    this.#fingers = this.#fingers.filter((other) => other !== finger);
    if (!event && this.#host.hasPointerCapture(pointerId)) this.#host.releasePointerCapture(pointerId);
    if (this.#owned.length) return this.#rebase(event ?? finger.latest);
    if (this.isPressed) return;
    const last = this.#state;
    if (event && last) this.#velocity.add(event.timeStamp, last.x, last.y);
    const state = event && last && { ...last, ...this.#velocity.speed, event };
    this.#state = undefined;
    this.#velocity.reset();
    if (event && (state || this.#hasStopped)) swallowClick();
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
      this.#velocity.add(event.timeStamp, event.clientX, event.clientY);
      this.#hasStopped = press?.(event) ?? false;
      return;
    }
    for (const each of [...this.#fingers]) gestureArena().claim(each.latest.pointerId, each);
  }

  /** A finger came or went: the middle of the others is elsewhere, but nothing has moved. */
  #rebase(event: PointerEvent): void {
    const isMore = this.#state !== undefined;
    this.#state = undefined;
    if (isMore) this.#velocity.reset();
    this.#advance(event);
  }

  /** Computes the state of this moment. */
  #advance(event: PointerEvent): void {
    const fingers = this.#owned.map(({ latest }) => latest);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const x = mean(fingers.map(({ clientX }) => clientX));
    const y = mean(fingers.map(({ clientY }) => clientY));
    const spread = mean(fingers.map(({ clientX, clientY }) => Math.hypot(clientX - x, clientY - y)));
    const { x: beforeX, y: beforeY } = this.#state ?? { x, y };
    // Fingers that touch each other have no distance to compare.
    const ratio = this.#state && spread >= 1 && this.#spread >= 1 ? spread / this.#spread : 1;
    this.#spread = spread;
    this.#velocity.add(event.timeStamp, x, y);
    const deltas = { deltaX: x - beforeX, deltaY: y - beforeY };
    this.#state = { event, fingers: fingers.length, x, y, ...deltas, ratio, ...this.#velocity.speed };
  }
}
