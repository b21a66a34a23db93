import { boxOf, type Scale, scaleOf } from '../internal/element/scale.js';
import { gestureArena, SLOP, type Gesture, type Travel, type Verdict } from '../internal/gesture/arena.js';
import { LONG_PRESS_DELAY } from '../internal/gesture/press.js';
import { swallowClick } from '../internal/gesture/swallow-click.js';
import { isMotionReduced } from '../base/reduced-motion.js';

export interface ReorderHost {
  readonly element: HTMLElement;
  /** The boxes to put in order, in their order. */
  tiles(): readonly HTMLElement[];
  /** A tile is held or let go. */
  held(tile: HTMLElement | undefined): void;
  /** The user has put a tile in another place. */
  moved(from: number, to: number): void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const EASING = { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

const spotOf = (tile: HTMLElement): Spot => ({
  x: tile.offsetLeft + tile.offsetWidth / 2,
  y: tile.offsetTop + tile.offsetHeight / 2,
});
const shift = (tile: HTMLElement, x: number, y: number): string => (tile.style.translate = `${x}px ${y}px`);

/**
 * One press on a tile. A mouse or pen drags it at once, a finger after it has rested, so that it can still scroll. The
 * tile follows, and the others make room.
 */
export class Reorder implements Gesture {
  readonly name = 'reorder';
  readonly priority = 0;
  readonly #host: ReorderHost;
  readonly #tile: HTMLElement;
  readonly #start: PointerEvent;
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  #tiles: readonly HTMLElement[] = [];
  #spots: readonly Spot[] = [];
  /** How many px of the viewport one of the element is. */
  #unit: Scale = { x: 1, y: 1 };
  #from = 0;
  #to = 0;
  #origin: Spot = { x: 0, y: 0 };

  constructor(host: ReorderHost, tile: HTMLElement, event: PointerEvent) {
    this.#host = host;
    this.#tile = tile;
    this.#start = event;
    if (!gestureArena().enter(event, this) || event.pointerType !== 'touch') return;
    this.#timer = setTimeout(() => gestureArena().claim(event.pointerId, this), LONG_PRESS_DELAY);
  }

  /** Whether the tile is being dragged. */
  get isActive(): boolean {
    return this.#tiles.length > 0;
  }

  /** The tiles that are put in order; empty unless one is being dragged. */
  get tiles(): readonly HTMLElement[] {
    return this.#tiles;
  }

  /** Ends the drag as canceled, or gives up the pointer. */
  cancel(): void {
    gestureArena().leave(this.#start.pointerId, this);
  }

  judge({ pointerType }: PointerEvent, { distance }: Travel): Verdict {
    if (pointerType === 'touch') return distance < 2 * SLOP ? 'wait' : 'resign';
    return distance < SLOP ? 'wait' : 'claim';
  }

  won(event: PointerEvent): void {
    clearTimeout(this.#timer);
    const { element } = this.#host;
    if (event.isTrusted) element.setPointerCapture(event.pointerId);
    this.#unit = scaleOf(element);
    this.#tiles = this.#host.tiles();
    this.#spots = this.#tiles.map(spotOf);
    this.#from = this.#to = this.#tiles.indexOf(this.#tile);
    this.#origin = this.#pointIn(this.#start);
    this.#host.held(this.#tile);
    this.moved(event);
  }

  moved(event: PointerEvent): void {
    const point = this.#pointIn(event);
    const x = point.x - this.#origin.x;
    const y = point.y - this.#origin.y;
    const own = this.#spots[this.#from]!;
    const distances = this.#spots.map((spot) => Math.hypot(spot.x - own.x - x, spot.y - own.y - y));
    this.#to = distances.indexOf(Math.min(...distances));
    const order = this.#spots.map((_spot, index) => index);
    order.splice(this.#to, 0, ...order.splice(this.#from, 1));
    for (const [place, index] of order.entries()) {
      const [spot, home] = [this.#spots[place]!, this.#spots[index]!];
      if (index === this.#from) shift(this.#tile, x, y);
      else shift(this.#tiles[index]!, spot.x - home.x, spot.y - home.y);
    }
  }

  ended(event?: PointerEvent): void {
    if (event) swallowClick();
    const left = boxOf(this.#tile);
    for (const tile of this.#tiles) tile.style.translate = '';
    this.#tiles = [];
    this.#host.held(undefined);
    if (event && this.#to !== this.#from) this.#host.moved(this.#from, this.#to);
    // It glides from the hand to its place.
    const { x, y } = boxOf(this.#tile);
    if (!isMotionReduced())
      this.#tile.animate(
        [{ translate: `${(left.x - x) / this.#unit.x}px ${(left.y - y) / this.#unit.y}px` }, { translate: '0 0' }],
        EASING,
      );
  }

  lost(): void {
    clearTimeout(this.#timer);
  }

  /** Where the pointer is in the element, which may scroll meanwhile. */
  #pointIn({ clientX, clientY }: PointerEvent): Spot {
    const { element } = this.#host;
    const { left, top } = boxOf(element);
    return { x: (clientX - left) / this.#unit.x, y: (clientY - top) / this.#unit.y };
  }
}
