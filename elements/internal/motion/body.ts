import { isMotionReduced } from '../../base/reduced-motion.js';
import { animate, halt, type Moving } from './ticker.js';

/** The position of a body: its upper left corner, in px of the area that it moves in, and its scale. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * What moves a body: a user's drag (`drag`), its own speed after that (`friction`), the spring that takes it back into its
 * bounds (`spring`), a zoom or the way back to an allowed scale (`zoom`), or code (`code`).
 */
export type Cause = 'drag' | 'friction' | 'spring' | 'zoom' | 'code';

/** What a body reads of its owner, and reports to it. */
export interface BodyOwner {
  /** The window that shows it. */
  readonly window: Window;
  /** Whether it can be pulled beyond its bounds. */
  readonly isElastic: boolean;
  /** Whether it goes on after its release. */
  readonly hasInertia: boolean;
  /** The damping of the spring that takes it back. */
  readonly damping: number;
  /** Slows it down, in 1000 px/s². */
  readonly friction: number;
  /** The scales that it may have. */
  readonly scales: Range;
  /** The positions that it may have at a scale. */
  boundsAt(scale: number): { readonly x: Range; readonly y: Range };
  moved(place: Place, cause: Cause): void;
  /** It has come to rest. */
  rested?(): void;
}

/** Below this speed, in px/s, a released body stays where it is. */
const MIN_SPEED = 50;
/** A faster release counts as this fast, in px/s. */
const MAX_SPEED = 10_000;
/** How far a zoom may exceed its limits, as the logarithm of a ratio. */
const MAX_ZOOM_STRETCH = 0.5;
/** The share of a zoom beyond the limits that shows at first. */
const ZOOM_SHARE = 0.5;
/** A spring that is nearer to its target than this, in px, has arrived. */
const NEAR = 0.05;

export const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

/** Beyond its bounds a body moves by the square root of the pull. */
const stretched = (raw: number, range: Range): number => {
  const excess = raw - clamp(raw, range);
  return clamp(raw, range) + Math.sign(excess) * Math.sqrt(Math.abs(excess));
};

/** The inverse of `stretched`. */
const pullOf = (place: number, range: Range): number => {
  const stretch = place - clamp(place, range);
  return clamp(place, range) + Math.sign(stretch) * stretch ** 2;
};

/** Beyond its limits a zoom has ever less effect: fingers 3 times as far apart make it 1.3 times as large. */
const stretchedZoom = (raw: number, range: Range): number => {
  const limit = clamp(raw, range);
  const excess = Math.log(raw / limit) * ZOOM_SHARE;
  return limit * Math.exp((excess * MAX_ZOOM_STRETCH) / (MAX_ZOOM_STRETCH + Math.abs(excess)));
};

/** The inverse of `stretchedZoom`. */
const pullOfZoom = (scale: number, range: Range): number => {
  const limit = clamp(scale, range);
  const stretch = Math.log(scale / limit);
  // The limits may have changed while it was stretched.
  const room = Math.max(0.01, MAX_ZOOM_STRETCH - Math.abs(stretch));
  return limit * Math.exp((stretch * MAX_ZOOM_STRETCH) / room / ZOOM_SHARE);
};

/**
 * A function from seconds to the part of the way that is left, from 1 to 0, on a spring of mass 1, damping d and stiffness
 * 9·d²/40 that starts at rest. The spring is slightly overdamped, so it never swings.
 */
function springOf(damping: number): (seconds: number) => number {
  const root = Math.sqrt(0.1);
  const slow = (damping * (root - 1)) / 2;
  const fast = (damping * (-root - 1)) / 2;
  const share = fast / (fast - slow);
  return (seconds) => share * Math.exp(slow * seconds) + (1 - share) * Math.exp(fast * seconds);
}

/** Something that is dragged, thrown, zoomed and animated within bounds. It computes positions; its owner shows them. */
export class Body implements Moving {
  readonly #owner: BodyOwner;
  #place: Place = { x: 0, y: 0, scale: 1 };
  /** Where the user's pull would put it if it had no bounds. */
  #raw: Place = { x: 0, y: 0, scale: 1 };
  /** The point that the latest zoom was about. */
  #about = { x: 0, y: 0 };
  /** Ignores `isElastic` for a move by keys or wheel. */
  #isStiff = false;
  /** The animation under way: moves the body to its position at this time, and returns false at the end. */
  #step: ((seconds: number) => boolean) | undefined;
  /** When the animation began. */
  #since = 0;

  constructor(owner: BodyOwner) {
    this.#owner = owner;
  }

  get place(): Place {
    return this.#place;
  }

  /** Whether it is animated: thrown, on a spring, or moved by code. */
  get isMoving(): boolean {
    return this.#step !== undefined;
  }

  /** Stops it where it is. */
  halt(): void {
    this.#step = undefined;
    halt(this);
  }

  /** The user takes hold of it. */
  grab(): void {
    this.halt();
    const { x, y, scale } = this.#place;
    const { scales } = this.#owner;
    const bounds = this.#owner.boundsAt(scale);
    this.#raw = { x: pullOf(x, bounds.x), y: pullOf(y, bounds.y), scale: pullOfZoom(scale, scales) };
  }

  /** The user moves it, in px, and zooms it by `ratio` about a point. */
  move(deltaX: number, deltaY: number, ratio = 1, aboutX = 0, aboutY = 0): void {
    const before = this.#place.scale;
    const { scales } = this.#owner;
    const wanted = (this.#isSoft ? this.#raw.scale : before) * ratio;
    const limit = this.#isSoft ? stretchedZoom : clamp;
    const scale = ratio === 1 ? before : limit(wanted, scales);
    const grown = scale / before;
    const { x, y } = this.#raw;
    this.#raw = {
      x: aboutX + (x - aboutX) * grown + deltaX,
      y: aboutY + (y - aboutY) * grown + deltaY,
      scale: this.#isSoft ? wanted : scale,
    };
    if (ratio !== 1) this.#about = { x: aboutX, y: aboutY };
    this.#show(scale, grown === 1 ? 'drag' : 'zoom');
  }

  /** Moves and zooms it within its bounds, from where it is: by keys or a wheel. */
  nudge(deltaX: number, deltaY: number, ratio?: number, aboutX?: number, aboutY?: number): void {
    this.halt();
    this.#isStiff = true;
    const within = this.#inLimits(this.#place);
    // The owner has reported the scale that was not allowed.
    if (within.scale !== this.#place.scale) this.#set(within, 'zoom');
    this.#raw = this.#inBounds(this.#place);
    this.move(deltaX, deltaY, ratio, aboutX, aboutY);
    this.#isStiff = false;
    this.#owner.rested?.();
  }

  /** The user lets go of it, with a speed in px/s: it goes on, goes back into its bounds, or stays. */
  release(speedX: number, speedY: number): void {
    const { x, y, scale } = this.#place;
    const within = this.#inLimits(this.#place);
    const speed = Math.min(MAX_SPEED, Math.hypot(speedX, speedY));
    if (within.scale !== scale) this.#spring(within, 'zoom');
    else if (within.x !== x || within.y !== y) this.#spring(within, 'spring');
    else if (this.#owner.hasInertia && speed >= MIN_SPEED && !isMotionReduced()) {
      const share = speed / Math.hypot(speedX, speedY);
      this.#decelerate(speedX * share, speedY * share, speed / (1000 * this.#owner.friction), { x, y, scale });
    } else this.#owner.rested?.();
  }

  /** Moves it to a position, with or without an animation. */
  goTo(place: Place, isAnimated: boolean, cause: Cause = 'code'): void {
    this.halt();
    if (isAnimated) this.#spring(place, cause);
    else this.#set(place, cause);
  }

  get window(): Window {
    return this.#owner.window;
  }

  tick(now: number): boolean {
    const step = this.#step!;
    const goesOn = step(Math.max(0, now - this.#since) / 1000);
    // A listener to the move may have begun another one.
    if (this.#step !== step) return this.#step !== undefined;
    if (goesOn) return true;
    this.#step = undefined;
    this.#owner.rested?.();
    return false;
  }

  /** Whether this move may leave the bounds. */
  get #isSoft(): boolean {
    return this.#owner.isElastic && !this.#isStiff;
  }

  /** The nearest allowed place: the scale is corrected about the point of the latest zoom. */
  #inLimits(place: Place): Place {
    const { x, y } = this.#about;
    const scale = clamp(place.scale, this.#owner.scales);
    if (scale === place.scale) return this.#inBounds(place);
    const grown = scale / place.scale;
    return this.#inBounds({ x: x + (place.x - x) * grown, y: y + (place.y - y) * grown, scale });
  }

  #inBounds({ x, y, scale }: Place): Place {
    const bounds = this.#owner.boundsAt(scale);
    return { x: clamp(x, bounds.x), y: clamp(y, bounds.y), scale };
  }

  /** Shows the raw place, stretched or clamped. */
  #show(scale: number, cause: Cause): void {
    const bounds = this.#owner.boundsAt(scale);
    const limit = this.#isSoft ? stretched : clamp;
    const { x, y } = this.#raw;
    this.#set({ x: limit(x, bounds.x), y: limit(y, bounds.y), scale }, cause);
  }

  #set(place: Place, cause: Cause): void {
    const { x, y, scale } = this.#place;
    if (place.x === x && place.y === y && place.scale === scale) return;
    this.#place = place;
    this.#owner.moved(place, cause);
  }

  #start(step: (seconds: number) => boolean): void {
    this.#step = step;
    this.#since = performance.now();
    animate(this);
  }

  #spring(to: Place, cause: Cause): void {
    const from = this.#place;
    const distance = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y), Math.abs(from.scale - to.scale) * 100);
    const spring = springOf(this.#owner.damping);
    if (!(distance < Infinity) || isMotionReduced()) {
      this.#set(to, cause);
      this.#owner.rested?.();
      return;
    }
    this.#start((seconds) => {
      const left = spring(seconds);
      const isFar = left * distance > NEAR;
      const between = (a: number, b: number) => b + (a - b) * left;
      this.#set(
        isFar ? { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) } : to,
        cause,
      );
      return isFar;
    });
  }

  #decelerate(speedX: number, speedY: number, time: number, from: Place): void {
    this.#start((seconds) => {
      const passed = Math.min(seconds, time);
      const share = passed - passed ** 2 / (2 * time);
      const free = { ...from, x: from.x + speedX * share, y: from.y + speedY * share };
      const place = this.#inBounds(free);
      this.#set(place, 'friction');
      const isStuck = (speedX === 0 || place.x !== free.x) && (speedY === 0 || place.y !== free.y);
      return seconds < time && !isStuck;
    });
  }
}
