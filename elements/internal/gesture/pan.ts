import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { scaleOf, type Scale } from '../element/scale.js';
import { gestureArena, SLOP, type Gesture, type Travel, type Verdict } from './arena.js';
import { swallowClick } from './swallow-click.js';
import { VelocityTracker } from './velocity.js';

/**
 * One moment of a drag. Lengths are in px of the host, also where it is zoomed or scaled, speeds in px/ms. `x` counts to the right, `inline` in reading direction: to the
 * left in right-to-left text.
 */
export interface PanState {
  readonly event: PointerEvent;
  /** How far the pointer is from the point where the drag was recognized, so that the content does not jump there. */
  readonly x: number;
  readonly y: number;
  readonly inline: number;
  /** How far it moved since the previous state. */
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaInline: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly speedInline: number;
}

export interface PanOptions {
  /** The gesture's name in the arena. */
  name: string;
  /** The gesture's priority in the arena. Default: 0. */
  priority?: number;
  /** The axis of the drag. A move along the other axis gives the pointer up. */
  axis: () => 'x' | 'y' | 'both';
  /** Whether this pointer may drag the host. Default: every pointer may. */
  mayEnter?: (event: PointerEvent) => boolean;
  /** Whether a drag may begin in this direction. At its end an element says no, so that the element around it moves. */
  mayStart?: (travel: Travel & { inline: number }) => boolean;
  start?: (state: PanState) => void;
  move: (state: PanState) => void;
  /** The drag is over. `cancelled`: not by a release. Go back to where the drag began. */
  end: (state: PanState, cancelled: boolean) => void;
}

/**
 * Recognizes drags of its host by one mouse, pen or finger, and ignores other fingers meanwhile. Until the host owns the
 * pointer, nothing changes and no option but `mayEnter` and `mayStart` is called. The host's CSS decides which touches
 * the browser scrolls with (`touch-action`): those end in a `pointercancel`.
 */
export class PanController implements ReactiveController, Gesture {
  readonly name: string;
  readonly priority: number;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PanOptions;
  readonly #velocity = new VelocityTracker();
  /** The pointer that is down and may drag the host, or does. */
  #pointer?: number;
  #active = false;
  /** -1 in right-to-left text, else 1. */
  #sign = 1;
  /** Where the drag was recognized. */
  #origin = { x: 0, y: 0 };
  /** How many px of the viewport one of the host is. */
  #scale: Scale = { x: 1, y: 1 };
  #latest?: PointerEvent;

  constructor(host: ReactiveControllerHost & HTMLElement, options: PanOptions) {
    this.name = options.name;
    this.priority = options.priority ?? 0;
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether the host is being dragged. */
  get active(): boolean {
    return this.#active;
  }

  /** Ends a drag as canceled. A pointer that might still become one cannot any more. */
  cancel(): void {
    if (this.#pointer !== undefined) gestureArena().leave(this.#pointer, this);
  }

  hostConnected(): void {
    for (const type of ['pointerdown', 'dragstart']) this.#host.addEventListener(type, this);
  }

  hostDisconnected(): void {
    for (const type of ['pointerdown', 'dragstart']) this.#host.removeEventListener(type, this);
    this.cancel();
  }

  handleEvent(event: Event): void {
    // The browser would drag a link or an image instead, and end the pointer.
    if (event.type === 'dragstart' && this.#pointer !== undefined) event.preventDefault();
    else if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
  }

  judge(event: PointerEvent, travel: Travel): Verdict {
    this.#sample(event);
    const { x, y, distance } = travel;
    if (distance < SLOP) return 'wait';
    const axis = this.#options.axis();
    const isAlongAxis = axis === 'both' || (axis === 'x') === Math.abs(x) > Math.abs(y);
    const mayStart = isAlongAxis && (this.#options.mayStart?.({ ...travel, inline: x * this.#sign }) ?? true);
    return mayStart ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    this.#active = true;
    this.#origin = { x: event.clientX, y: event.clientY };
    this.#scale = scaleOf(this.#host);
    this.#latest = event;
    // Keeps the moves coming when the pointer leaves the window. Only real pointers can be captured.
    if (event.isTrusted) this.#host.setPointerCapture(event.pointerId);
    this.#options.start?.(this.#state(event));
  }

  moved(event: PointerEvent): void {
    this.#sample(event);
    const state = this.#state(event);
    this.#latest = event;
    this.#options.move(state);
  }

  ended(event?: PointerEvent): void {
    const latest = this.#latest!;
    if (event) this.#sample(event);
    else if (this.#host.hasPointerCapture(latest.pointerId)) this.#host.releasePointerCapture(latest.pointerId);
    const state = this.#state(event ?? latest);
    this.#reset();
    if (event) swallowClick();
    this.#options.end(state, !event);
  }

  lost(): void {
    this.#reset();
  }

  #enter(event: PointerEvent): void {
    if (event.button !== 0 || this.#pointer !== undefined || !(this.#options.mayEnter?.(event) ?? true)) return;
    this.#sign = this.#host.matches(':dir(rtl)') ? -1 : 1;
    if (!gestureArena().enter(event, this)) return;
    this.#pointer = event.pointerId;
    this.#sample(event);
  }

  #reset(): void {
    this.#pointer = undefined;
    this.#latest = undefined;
    this.#active = false;
    this.#velocity.reset();
  }

  #sample({ timeStamp, clientX, clientY }: PointerEvent): void {
    this.#velocity.add(timeStamp, clientX, clientY);
  }

  #state(event: PointerEvent): PanState {
    const { speed } = this.#velocity;
    const { x: unitX, y: unitY } = this.#scale;
    const x = (event.clientX - this.#origin.x) / unitX;
    const y = (event.clientY - this.#origin.y) / unitY;
    const deltaX = (event.clientX - this.#latest!.clientX) / unitX;
    const deltaY = (event.clientY - this.#latest!.clientY) / unitY;
    const speedX = speed.speedX / unitX;
    const speedY = speed.speedY / unitY;
    const sign = this.#sign;
    return {
      event,
      x,
      y,
      inline: x * sign,
      deltaX,
      deltaY,
      deltaInline: deltaX * sign,
      speedX,
      speedY,
      speedInline: speedX * sign,
    };
  }
}
