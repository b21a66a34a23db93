import { boxOf, zoomOf } from '../../element/scale.js';
import { gestureArena, type Gesture, type Travel, type Verdict } from '../../gesture/arena.js';
import { swallowClick } from '../../gesture/swallow-click.js';
import { isForSelecting, mayScroll } from './scroll.js';
import { decide, resist, spring } from './motion.js';

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** A surface at an edge of the screen that can be dragged off it, or from one size to another. Sizes are px from that edge. */
export interface Sheet {
  readonly surface: HTMLElement;
  /** The part that a drag begins in. Default: the surface. */
  readonly grip?: HTMLElement;
  readonly edge: Edge;
  /** Sizes at which it may rest, the smallest first. Without any it keeps its own size. */
  readonly stops: readonly number[];
  /** Whether it may be dragged off the screen. */
  readonly mayClose: boolean;
  /** Whether a drag away from the edge takes it to its largest size before its content scrolls. */
  readonly expandToScroll: boolean;
  /** A drag has begun or ended. */
  held(on: boolean): void;
  /** The user let go of it, and it goes to this stop. */
  stopped(index: number): void;
  /**
   * The user swiped it off the screen. It springs back unless it is closed now. Returns true while that is being decided:
   * then it waits a moment in its place.
   */
  pushed(): boolean | void;
}

/** Distance in px from which a drag has a direction. */
const SLOP = 4;
/** The time in ms over which speed is measured: a finger that rests before it lifts has none. */
const SPEED_WINDOW = 100;

/** How long (ms) it waits where it was released, for the answer whether it closes. */
const ANSWER_TIMEOUT = 150;

const GRIP_EVENTS = ['pointerdown', 'touchmove', 'dragstart'];

/**
 * Lets the user drag a sheet while it is on screen. While it moves it has the height of its largest stop and is shifted
 * by `translate`, which the compositor does alone; at rest its height is that of its stop.
 */
export class SheetDrag implements Gesture {
  readonly name = 'popup';
  readonly priority = 0;
  readonly #sheet: Sheet;
  readonly #surface: HTMLElement;
  readonly #grip: HTMLElement;
  #pointer?: number | undefined;
  /** How many px of the viewport one of the surface is. All lengths here are of the surface. */
  #zoom = 1;
  /** The path of its `pointerdown`, from the inside out. */
  #path: readonly EventTarget[] = [];
  #isHeld = false;
  /** How far the sheet is shifted toward its edge. `#taken` and `#origin`: shift and pointer when the drag began. */
  #shift = 0;
  #taken = 0;
  #origin = 0;
  /** Its size while it moves. */
  #size = 0;
  /** The stop that it moves to by itself. */
  #target?: number | undefined;
  #isOver = false;
  #samples: { time: number; at: number }[] = [];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#surface = sheet.surface;
    this.#grip = sheet.grip ?? sheet.surface;
    // The animation of an earlier time on screen may not have ended.
    this.#clear();
    // Not passive: a touch that moves the sheet must not scroll.
    for (const type of GRIP_EVENTS) this.#grip.addEventListener(type, this, { passive: false });
  }

  /** Ends all dragging. The sheet leaves the screen from where it is. */
  dispose(): void {
    for (const type of GRIP_EVENTS) this.#grip.removeEventListener(type, this);
    this.#isOver = true;
    if (this.#pointer !== undefined) gestureArena().leave(this.#pointer, this);
    this.#write('translate', '');
  }

  /** Animates to one of its stops, unless the user drags it. */
  moveTo(index: number): void {
    if (this.#isHeld || this.#target === index) return;
    this.#measure();
    this.#settle(index, 0);
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#enter(event as PointerEvent);
    else if (event.type === 'touchmove' ? this.#isHeld && event.cancelable : this.#pointer !== undefined)
      event.preventDefault();
  }

  judge(event: PointerEvent, { x, y, distance }: Travel): Verdict {
    this.#sample(event);
    if (distance < SLOP) return 'wait';
    const { mayClose, stops, expandToScroll } = this.#sheet;
    const [along, across] = this.#isVertical ? [y, x] : [x, y];
    const isOutward = along * this.#sign > 0;
    const isSmall = stops.length > 1 && this.#extent < stops.at(-1)! - 1;
    const isFirst = isSmall && expandToScroll && !isOutward;
    const isMovable = stops.length > 1 || (isOutward && mayClose);
    const isOurs = isMovable && Math.abs(along) > Math.abs(across);
    return isOurs && !mayScroll(this.#path, this.#surface, this.#isVertical, along, isFirst) ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    this.#isHeld = true;
    this.#target = undefined;
    // For the moves outside of the window.
    if (event.isTrusted) this.#surface.setPointerCapture(event.pointerId);
    this.#sheet.held(true);
    this.#measure();
    this.#taken = this.#shift;
    this.#origin = this.#positionOf(event);
  }

  moved(event: PointerEvent): void {
    this.#sample(event);
    const { mayClose, stops } = this.#sheet;
    const [least = this.#size] = stops;
    const wanted = this.#taken + (this.#positionOf(event) - this.#origin) * this.#sign;
    this.#shiftTo(resist(wanted, mayClose ? this.#size : this.#size - least));
  }

  ended(event?: PointerEvent): void {
    if (event) {
      this.#sample(event);
      swallowClick();
    }
    const { mayClose, stops } = this.#sheet;
    const now = this.#size - this.#shift;
    const before = this.#size - this.#taken;
    const speed = event ? this.#speed : 0;
    const index = event ? decide(stops.length ? stops : [this.#size], now, before, speed, mayClose) : undefined;
    this.#end();
    if (this.#isOver) return;
    if (index === -1) {
      // It goes on at the speed of the finger.
      this.#write('--_easing', spring(now, speed * this.#duration));
      const springBack = () => {
        if (!this.#isOver && !this.#isHeld) this.#settle(this.#nearest(before), 0);
      };
      if (this.#sheet.pushed()) setTimeout(springBack, ANSWER_TIMEOUT);
      else springBack();
    } else {
      const stop = index ?? this.#nearest(before);
      this.#settle(stop, speed);
      if (event) this.#sheet.stopped(stop);
    }
  }

  lost(): void {
    this.#end();
  }

  get #isVertical(): boolean {
    return /top|bottom/.test(this.#sheet.edge);
  }

  /** The direction along its axis that leads off the screen. */
  get #sign(): 1 | -1 {
    return /bottom|right/.test(this.#sheet.edge) ? 1 : -1;
  }

  get #extent(): number {
    return this.#isVertical ? this.#surface.offsetHeight : this.#surface.offsetWidth;
  }

  /** In px/ms, toward the edge. */
  get #speed(): number {
    const [first, last] = [this.#samples[0]!, this.#samples.at(-1)!];
    const elapsed = last.time - first.time;
    return elapsed > 0 ? ((last.at - first.at) / elapsed) * this.#sign : 0;
  }

  /** How long its transition takes, in ms. */
  get #duration(): number {
    return parseFloat(getComputedStyle(this.#surface).transitionDuration) * 1000;
  }

  #enter(event: PointerEvent): void {
    if (event.button !== 0 || this.#pointer !== undefined) return;
    const path = event.composedPath();
    const { left, right, top, bottom } = boxOf(this.#surface);
    const { clientX: x, clientY: y } = event;
    // Events of the backdrop have the surface as their target.
    if (x < left || x > right || y < top || y > bottom || isForSelecting(event, path[0] as Element)) return;
    if (!gestureArena().enter(event, this)) return;
    this.#pointer = event.pointerId;
    this.#zoom = zoomOf(this.#surface);
    this.#path = path;
    this.#samples = [];
    this.#sample(event);
  }

  #end(): void {
    this.#pointer = undefined;
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#surface.toggleAttribute('data-still', false);
    this.#sheet.held(false);
  }

  #sample(event: PointerEvent): void {
    const { timeStamp: time } = event;
    this.#samples = this.#samples.filter((sample) => time - sample.time <= SPEED_WINDOW);
    this.#samples.push({ time, at: this.#positionOf(event) });
  }

  #positionOf({ clientX, clientY }: PointerEvent): number {
    return (this.#isVertical ? clientY : clientX) / this.#zoom;
  }

  #nearest(size: number): number {
    const gaps = this.#sheet.stops.map((stop) => Math.abs(stop - size));
    return Math.max(0, gaps.indexOf(Math.min(...gaps)));
  }

  /** Stops it where it is now, at its largest size. */
  #measure(): void {
    const { edge, stops } = this.#sheet;
    const inner = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
    const zoom = zoomOf(this.#surface);
    const place = () => (boxOf(this.#surface)[inner[edge]] / zoom) * this.#sign;
    const at = place();
    this.#still(() => {
      this.#write('translate', '0px');
      if (stops.length) this.#write('height', `${stops.at(-1)!}px`);
    });
    this.#size = this.#extent;
    this.#still(() => this.#shiftTo(at - place()));
  }

  #shiftTo(shift: number): void {
    this.#shift = shift;
    const px = `${shift * this.#sign}px`;
    const { stops } = this.#sheet;
    const [least = this.#size] = stops;
    this.#write('translate', this.#isVertical ? `0 ${px}` : px);
    // A footer at the edge of the screen stays in view, and the backdrop fades as the sheet leaves.
    if (stops.length) this.#write('--_lift', `${Math.max(0, shift) * -this.#sign}px`);
    this.#write('--_dim', String(Math.max(0, Math.min(1, (this.#size - shift) / least))));
  }

  /** Animates to a stop, beginning at this speed. */
  #settle(index: number, speed: number): void {
    const shift = this.#size - (this.#sheet.stops[index] ?? this.#size);
    const distance = shift - this.#shift;
    this.#target = index;
    this.#write('--_easing', distance ? spring(distance, speed * this.#duration) : '');
    this.#shiftTo(shift);
    // Its own transitions. Those of its footer last as long.
    const moving = this.#surface.getAnimations();
    const rest = () => !this.#isOver && this.#target === index && this.#rest();
    if (moving.length) void Promise.allSettled(moving.map(({ finished }) => finished)).then(rest);
    else rest();
  }

  #rest(): void {
    this.#target = undefined;
    this.#still(() => this.#clear());
  }

  #clear(): void {
    for (const name of ['translate', 'height', '--_lift', '--_dim', '--_easing']) this.#write(name, '');
  }

  /** Makes a change without a transition. */
  #still(change: () => void): void {
    // This also ends a running transition, which would go on if it has the same target.
    this.#surface.toggleAttribute('data-still', true);
    change();
    void getComputedStyle(this.#surface).translate;
    this.#surface.toggleAttribute('data-still', this.#isHeld);
  }

  #write(name: string, value: string): void {
    this.#surface.style.setProperty(name, value);
  }
}
