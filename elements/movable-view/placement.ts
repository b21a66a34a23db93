import { clamp, type Place, type Range } from '../internal/motion/body.js';
import type { MovableFrame } from '../internal/motion/movable.js';

/** The view, as its placement sees it. */
export interface PlacedView extends HTMLElement {
  readonly scaleMin: number;
  readonly scaleMax: number;
}

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly areaWidth: number;
  readonly areaHeight: number;
}

const ORIGIN: Place = { x: 0, y: 0, scale: 1 };
/** No view may have a scale beyond these. */
const SCALES: Range = { min: 0.1, max: 10 };
const UNBOUNDED: Range = { min: -Infinity, max: Infinity };

/** `+ 0` turns -0 into 0. */
const round = (value: number, parts: number): number => Math.round(value * parts) / parts + 0;

/** Where a view should be, where it may be, and how it is shown there. */
export class Placement {
  /** The area around the view, if it has one. */
  area: MovableFrame | null = null;
  /** Whether the view has been shown at its place since it came to the page. Moves before that fire no `change`. */
  isSettled = false;
  readonly #view: PlacedView;
  /** Set by code, or where the user has moved it. May be out of bounds. */
  #wanted = ORIGIN;
  /** Undefined without an area, or until they are measured. */
  #sizes: Sizes | undefined;

  constructor(view: PlacedView) {
    this.#view = view;
  }

  /** The scales that the view may have. */
  get scales(): Range {
    const { scaleMin, scaleMax } = this.#view;
    const min = clamp(scaleMin, SCALES);
    return { min, max: Math.max(min, clamp(scaleMax, SCALES)) };
  }

  /** The positions that the view may have at a scale. One that is larger than its area always covers it. */
  boundsAt(scale: number): { x: Range; y: Range } {
    if (!this.#sizes) return { x: UNBOUNDED, y: UNBOUNDED };
    const { width, height, areaWidth, areaHeight } = this.#sizes;
    const range = (room: number): Range => ({ min: Math.min(0, room), max: Math.max(0, room) });
    return { x: range(areaWidth - width * scale), y: range(areaHeight - height * scale) };
  }

  /** The wanted place, within the bounds. */
  get target(): Place {
    const { x, y } = this.#wanted;
    const scale = clamp(this.#wanted.scale, this.scales);
    const bounds = this.boundsAt(scale);
    return { x: clamp(x, bounds.x), y: clamp(y, bounds.y), scale };
  }

  /** Sets where the view should be. */
  want(place: Partial<Place>): void {
    this.#wanted = { ...this.#wanted, ...place };
  }

  /** Keeps the middle of the view where it is after a zoom by code, on the axes that code has not set. */
  keepMiddle(scaleBefore: number, isXSet: boolean, isYSet: boolean): void {
    const { width = 0, height = 0 } = this.#sizes ?? {};
    const { x, y } = this.#wanted;
    const shift = (scaleBefore - this.target.scale) / 2;
    this.want({ x: isXSet ? x : x + width * shift, y: isYSet ? y : y + height * shift });
  }

  /** Reads the sizes of view and area. Returns false, and keeps the earlier ones, while they are hidden. */
  measure(): boolean {
    const { area } = this;
    const { offsetWidth: width, offsetHeight: height } = this.#view;
    const isShown = (width || height) && (!area || area.clientWidth || area.clientHeight);
    if (!isShown) return false;
    this.#sizes = area ? { width, height, areaWidth: area.clientWidth, areaHeight: area.clientHeight } : undefined;
    return true;
  }

  /** Shows the view at a place, which it returns rounded: events report that. */
  show(place: Place): Place {
    const x = round(place.x, 10);
    const y = round(place.y, 10);
    const scale = round(place.scale, 10_000);
    const { style } = this.#view;
    style.translate = x || y ? `${x}px ${y}px` : '';
    style.scale = scale === 1 ? '' : String(scale);
    return { x, y, scale };
  }
}
