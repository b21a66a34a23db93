import { gestureArena, type Gesture, type Travel, type Verdict } from '../../gesture/arena.js';
import { swallowClick } from '../../gesture/swallow-click.js';
import { isForSelecting, mayScroll } from './scroll.js';
import { decide, resist, spring } from './motion.js';

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** What can be dragged off the screen, or from one size to another. Sizes are px from the edge that it stands on. */
export interface Sheet {
  readonly surface: HTMLElement;
  readonly edge: Edge;
  /** Where it may rest, the smallest first. One that has none keeps its own size. */
  readonly stops: readonly number[];
  /** Whether it may be dragged off the screen. */
  readonly mayClose: boolean;
  /** Whether it grows to its largest before what is in it scrolls. */
  readonly expandToScroll: boolean;
  /** The user has it in hand, or no longer. */
  held(on: boolean): void;
  /** The user let go of it for this stop. */
  stopped(index: number): void;
  /** The user pushed it off the screen. It springs back unless that closes it. */
  pushed(): void;
}

/** Travel in px from which the direction of a drag can be told. */
const SLOP = 4;
/** Speed is that of the last moment, in ms: a finger that rests before it lifts has none. */
const SPEED_WINDOW = 100;

const SURFACE_EVENTS = ['pointerdown', 'touchmove', 'dragstart'];

/**
 * Moves a sheet with the finger, from when it is on screen until it is not. While it moves it has the height of its
 * largest stop and is shifted, so that only the compositor works; at rest it is as high as what is seen of it.
 */
export class SheetDrag implements Gesture {
  readonly name = 'popup';
  readonly priority = 0;
  readonly #sheet: Sheet;
  readonly #surface: HTMLElement;
  #pointer?: number | undefined;
  /** What is under it, from the inside out. */
  #path: readonly EventTarget[] = [];
  #isHeld = false;
  /** How far the sheet is shifted towards its edge, how far it was when it was taken, and where the pointer was then. */
  #shift = 0;
  #taken = 0;
  #origin = 0;
  /** Its size meanwhile. */
  #size = 0;
  /** The stop that it is on its way to. */
  #target?: number | undefined;
  #isOver = false;
  #samples: { time: number; at: number }[] = [];

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    this.#surface = sheet.surface;
    // Of a time on screen before, which was not over.
    this.#clear();
    // Not passive: a touch that moves the sheet must not scroll.
    for (const type of SURFACE_EVENTS) this.#surface.addEventListener(type, this, { passive: false });
  }

  /** The sheet leaves the screen, from where it is. */
  dispose(): void {
    for (const type of SURFACE_EVENTS) this.#surface.removeEventListener(type, this);
    this.#isOver = true;
    if (this.#pointer !== undefined) gestureArena().leave(this.#pointer, this);
    this.#write('translate', '');
  }

  /** Moves to one of its stops, unless the user has it in hand. */
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
    // Only so that moves keep coming when the pointer leaves the window.
    if (event.isTrusted) this.#surface.setPointerCapture(event.pointerId);
    this.#sheet.held(true);
    this.#measure();
    this.#taken = this.#shift;
    this.#origin = this.#placeOf(event);
  }

  moved(event: PointerEvent): void {
    this.#sample(event);
    const { mayClose, stops } = this.#sheet;
    const [least = this.#size] = stops;
    const wanted = this.#taken + (this.#placeOf(event) - this.#origin) * this.#sign;
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
      // It leaves at the speed of the finger.
      this.#write('--_easing', spring(now, speed * this.#duration));
      this.#sheet.pushed();
      if (!this.#isOver) this.#settle(this.#nearest(before), 0);
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

  /** Which way along its axis leads off the screen. */
  get #sign(): 1 | -1 {
    return /bottom|right/.test(this.#sheet.edge) ? 1 : -1;
  }

  get #extent(): number {
    return this.#isVertical ? this.#surface.offsetHeight : this.#surface.offsetWidth;
  }

  /** In px/ms, towards the edge. */
  get #speed(): number {
    const [first, last] = [this.#samples[0]!, this.#samples.at(-1)!];
    const elapsed = last.time - first.time;
    return elapsed > 0 ? ((last.at - first.at) / elapsed) * this.#sign : 0;
  }

  /** How long it moves by itself, in ms. */
  get #duration(): number {
    return parseFloat(getComputedStyle(this.#surface).transitionDuration) * 1000;
  }

  #enter(event: PointerEvent): void {
    if (event.button !== 0 || this.#pointer !== undefined) return;
    const path = event.composedPath();
    const { left, right, top, bottom } = this.#surface.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    // The backdrop's are the surface's events, too.
    if (x < left || x > right || y < top || y > bottom || isForSelecting(event, path[0] as Element)) return;
    if (!gestureArena().enter(event, this)) return;
    this.#pointer = event.pointerId;
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
    this.#samples.push({ time, at: this.#placeOf(event) });
  }

  #placeOf({ clientX, clientY }: PointerEvent): number {
    return this.#isVertical ? clientY : clientX;
  }

  #nearest(size: number): number {
    const gaps = this.#sheet.stops.map((stop) => Math.abs(stop - size));
    return Math.max(0, gaps.indexOf(Math.min(...gaps)));
  }

  /** Finds out where it is, wherever it was going, and stops it there at its largest size. */
  #measure(): void {
    const { edge, stops } = this.#sheet;
    const inner = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
    const place = () => this.#surface.getBoundingClientRect()[inner[edge]] * this.#sign;
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
    // What would leave the screen at its edge stays in sight, and the page comes out as the sheet leaves.
    if (stops.length) this.#write('--_lift', `${Math.max(0, shift) * -this.#sign}px`);
    this.#write('--_dim', String(Math.max(0, Math.min(1, (this.#size - shift) / least))));
  }

  /** Lets it go to a stop, at first with this speed. */
  #settle(index: number, speed: number): void {
    const shift = this.#size - (this.#sheet.stops[index] ?? this.#size);
    const way = shift - this.#shift;
    this.#target = index;
    this.#write('--_easing', way ? spring(way, speed * this.#duration) : '');
    this.#shiftTo(shift);
    // Those in it, of our own: what stands at the edge.
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

  /** Changes something at once that would take its time otherwise. */
  #still(change: () => void): void {
    // Also what is under way ends: it would go on if it is on its way to where it is put now.
    this.#surface.toggleAttribute('data-still', true);
    change();
    void getComputedStyle(this.#surface).translate;
    this.#surface.toggleAttribute('data-still', this.#isHeld);
  }

  #write(name: string, value: string): void {
    this.#surface.style.setProperty(name, value);
  }
}
