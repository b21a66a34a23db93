import { isMotionReduced } from './reduced-motion.js';
import { animate, halt, type Moving } from './ticker.js';

/** Where a body is: its upper left corner in px of what it moves in, and its scale. */
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
 * What moves a body: a hand, with its own speed after that, the way back from out of bounds, a zoom, with the way back
 * within its limits, or code.
 */
export type Cause = 'drag' | 'friction' | 'spring' | 'zoom' | 'code';

export interface BodyOwner {
  /** Whether it gives way beyond its bounds, and goes on after it was let go. */
  readonly isElastic: boolean;
  readonly hasInertia: boolean;
  /** Of the spring that takes it back. */
  readonly damping: number;
  /** Slows it down, by so many thousand px/s². */
  readonly friction: number;
  readonly scales: Range;
  boundsAt(scale: number): { readonly x: Range; readonly y: Range };
  moved(place: Place, cause: Cause): void;
  /** Nothing moves it any more. */
  rested?(): void;
}

/** Speeds in px/s, below which a body just stays, and which no hand exceeds. */
const SLOW = 50;
const FASTEST = 10_000;
/** Beyond its limits a zoom gives way by no more than this, as the logarithm of a ratio; and by this share of it at first. */
const MOST_ZOOM = 0.5;
const ZOOM_SHARE = 0.5;
/** What is left of a spring's way, in px, when it rests. */
const NEAR = 0.05;

export const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

/** Beyond the bounds a body gives way by the square root of the pull. */
const stretched = (raw: number, range: Range): number => {
  const excess = raw - clamp(raw, range);
  return clamp(raw, range) + Math.sign(excess) * Math.sqrt(Math.abs(excess));
};

const pullOf = (place: number, range: Range): number => {
  const stretch = place - clamp(place, range);
  return clamp(place, range) + Math.sign(stretch) * stretch ** 2;
};

/** A zoom gives way ever less: 3 times as far as it may, it is 1.3 times as large. */
const stretchedZoom = (raw: number, range: Range): number => {
  const limit = clamp(raw, range);
  const excess = Math.log(raw / limit) * ZOOM_SHARE;
  return limit * Math.exp((excess * MOST_ZOOM) / (MOST_ZOOM + Math.abs(excess)));
};

const pullOfZoom = (scale: number, range: Range): number => {
  const limit = clamp(scale, range);
  const stretch = Math.log(scale / limit);
  // What was stretched before its limits were others.
  const room = Math.max(0.01, MOST_ZOOM - Math.abs(stretch));
  return limit * Math.exp((stretch * MOST_ZOOM) / room / ZOOM_SHARE);
};

/**
 * What is left of 1 after so many seconds on a spring of mass 1 and stiffness 9·d²/40, with damping d, which starts at
 * rest: a little more than critically damped, so that it never swings.
 */
function springOf(damping: number): (seconds: number) => number {
  const root = Math.sqrt(0.1);
  const slow = (damping * (root - 1)) / 2;
  const fast = (damping * (-root - 1)) / 2;
  const share = fast / (fast - slow);
  return (seconds) => share * Math.exp(slow * seconds) + (1 - share) * Math.exp(fast * seconds);
}

/** Something that is dragged, thrown, zoomed and sent about within bounds. */
export class Body implements Moving {
  readonly #owner: BodyOwner;
  #place: Place = { x: 0, y: 0, scale: 1 };
  /** Where the hand would have it, were there no bounds. */
  #raw: Place = { x: 0, y: 0, scale: 1 };
  /** What it was zoomed about last. */
  #about = { x: 0, y: 0 };
  #isStiff = false;
  #step: ((seconds: number) => boolean) | undefined;
  #since = 0;

  constructor(owner: BodyOwner) {
    this.#owner = owner;
  }

  get place(): Place {
    return this.#place;
  }

  /** Whether it moves by itself. */
  get isMoving(): boolean {
    return this.#step !== undefined;
  }

  /** Keeps it where it is. */
  halt(): void {
    this.#step = undefined;
    halt(this);
  }

  /** A hand takes hold of it. */
  grab(): void {
    this.halt();
    const { x, y, scale } = this.#place;
    const { scales } = this.#owner;
    const bounds = this.#owner.boundsAt(scale);
    this.#raw = { x: pullOf(x, bounds.x), y: pullOf(y, bounds.y), scale: pullOfZoom(scale, scales) };
  }

  /** The hand moves by so many px, and spreads `ratio` times as far about a point. */
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

  /** The same from where it is, without giving way: by keys or a wheel. */
  nudge(deltaX: number, deltaY: number, ratio?: number, aboutX?: number, aboutY?: number): void {
    this.halt();
    this.#isStiff = true;
    const within = this.#inLimits(this.#place);
    // Somebody was told of the other scale.
    if (within.scale !== this.#place.scale) this.#set(within, 'zoom');
    this.#raw = this.#inBounds(this.#place);
    this.move(deltaX, deltaY, ratio, aboutX, aboutY);
    this.#isStiff = false;
    this.#owner.rested?.();
  }

  /** The hand lets go, with a speed in px/s: it goes on, goes back, or stays. */
  release(speedX: number, speedY: number): void {
    const { x, y, scale } = this.#place;
    const within = this.#inLimits(this.#place);
    const speed = Math.min(FASTEST, Math.hypot(speedX, speedY));
    if (within.scale !== scale) this.#spring(within, 'zoom');
    else if (within.x !== x || within.y !== y) this.#spring(within, 'spring');
    else if (this.#owner.hasInertia && speed >= SLOW && !isMotionReduced()) {
      const share = speed / Math.hypot(speedX, speedY);
      this.#glide(speedX * share, speedY * share, speed / (1000 * this.#owner.friction), { x, y, scale });
    } else this.#owner.rested?.();
  }

  /** Sends it somewhere. */
  goTo(place: Place, isAnimated: boolean, cause: Cause = 'code'): void {
    this.halt();
    if (isAnimated) this.#spring(place, cause);
    else this.#set(place, cause);
  }

  tick(now: number): boolean {
    const step = this.#step!;
    const goesOn = step(Math.max(0, now - this.#since) / 1000);
    // Whoever was told of the move may have begun another.
    if (this.#step !== step) return this.#step !== undefined;
    if (goesOn) return true;
    this.#step = undefined;
    this.#owner.rested?.();
    return false;
  }

  /** Whether it gives way to a hand. */
  get #isSoft(): boolean {
    return this.#owner.isElastic && !this.#isStiff;
  }

  /** At a scale that it may have, about the point that it was zoomed about, and in the bounds. */
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
    const way = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y), Math.abs(from.scale - to.scale) * 100);
    const spring = springOf(this.#owner.damping);
    if (!(way < Infinity) || isMotionReduced()) {
      this.#set(to, cause);
      this.#owner.rested?.();
      return;
    }
    this.#start((seconds) => {
      const left = spring(seconds);
      const isFar = left * way > NEAR;
      const between = (a: number, b: number) => b + (a - b) * left;
      this.#set(
        isFar ? { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) } : to,
        cause,
      );
      return isFar;
    });
  }

  #glide(speedX: number, speedY: number, time: number, from: Place): void {
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
