import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { gestureArena, type Gesture, type Travel, type Verdict } from './arena.js';
import { swallowClick } from './swallow-click.js';

/** Travel, in px, from which the direction of a drag can be told. */
const SLOP = 4;
/** Speed is that of the last moment before release, in ms: a finger that rests before it lifts has none. */
const SPEED_WINDOW = 100;

/** A drag at one of its moments. Lengths in px, speeds in px/ms; `inline` counts in reading direction, `x` to the right. */
export interface PanState {
  readonly event: PointerEvent;
  /** From where the drag was recognised, so that the content does not jump there. */
  readonly x: number;
  readonly y: number;
  readonly inline: number;
  /** Since the state before. */
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaInline: number;
  readonly speedX: number;
  readonly speedY: number;
  readonly speedInline: number;
}

export interface PanOptions {
  /** What blockers call the gesture. */
  name: string;
  /** Rank against other gestures of the same pointer. Default 0. */
  priority?: number;
  /** The directions of interest: travel along the other axis gives the pointer up. */
  axis: () => 'x' | 'y' | 'both';
  /** Whether a pointer that goes down may become a drag: a disabled element says no, an edge swipe asks where. */
  mayEnter?: (event: PointerEvent) => boolean;
  /** Whether the drag may begin in this direction: at the end of its way an element leaves it to the one around. */
  mayStart?: (travel: Travel & { inline: number }) => boolean;
  start?: (state: PanState) => void;
  move: (state: PanState) => void;
  /** `cancelled`: the user did not let go; go back to where the drag began. */
  end: (state: PanState, cancelled: boolean) => void;
}

interface Sample {
  time: number;
  x: number;
  y: number;
}

/**
 * Recognises drags of one mouse, pen or finger on its host; other fingers are ignored meanwhile. Until a drag is the
 * host's it changes nothing and tells nobody. Which touches the browser scrolls with is for the host's CSS to say
 * (`touch-action`): those end in a `pointercancel`.
 */
export class PanController implements ReactiveController, Gesture {
  readonly name: string;
  readonly priority: number;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: PanOptions;
  /** The pointer that is down: a candidate, or the one that drags. */
  #pointer?: number;
  #active = false;
  #sign = 1;
  #samples: Sample[] = [];
  #origin: Sample = { time: 0, x: 0, y: 0 };
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

  /** Ends a drag as cancelled, or takes the host out of the contest for the pointer. */
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
    // A link or an image would be dragged instead, and take the mouse away.
    if (event.type === 'dragstart' && this.#pointer !== undefined) event.preventDefault();
    else if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
  }

  judge(event: PointerEvent, travel: Travel): Verdict {
    this.#sample(event);
    const { x, y, distance } = travel;
    if (distance < SLOP) return 'wait';
    const axis = this.#options.axis();
    const along = axis === 'both' || (axis === 'x') === Math.abs(x) > Math.abs(y);
    const allowed = along && (this.#options.mayStart?.({ ...travel, inline: x * this.#sign }) ?? true);
    return allowed ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    this.#active = true;
    this.#origin = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    this.#latest = event;
    // Only so that moves keep coming when the pointer leaves the window; a pointer that is gone has no more anyway.
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
    this.#samples = [];
  }

  #sample({ timeStamp: time, clientX: x, clientY: y }: PointerEvent): void {
    this.#samples = this.#samples.filter((sample) => time - sample.time <= SPEED_WINDOW);
    this.#samples.push({ time, x, y });
  }

  #state(event: PointerEvent): PanState {
    const first = this.#samples[0]!;
    const elapsed = event.timeStamp - first.time;
    const speedX = elapsed > 0 ? (event.clientX - first.x) / elapsed : 0;
    const speedY = elapsed > 0 ? (event.clientY - first.y) / elapsed : 0;
    const x = event.clientX - this.#origin.x;
    const y = event.clientY - this.#origin.y;
    const deltaX = event.clientX - this.#latest!.clientX;
    const deltaY = event.clientY - this.#latest!.clientY;
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
