import { viewOf } from '../../internal/element/view.js';
import { animate, halt, type Moving } from '../../internal/motion/ticker.js';
import { isMotionReduced } from '../../base/reduced-motion.js';
import type { MarkerLayer } from './marker-layer.js';
import type { Marker } from './marker.js';
import type { WorldPoint } from './view.js';

/** A straight piece of the way. */
export interface Leg {
  readonly from: WorldPoint;
  readonly to: WorldPoint;
  /** In any unit. */
  readonly length: number;
  /** Rotation of the marker on it, in degrees; undefined leaves it as it is. */
  readonly rotation?: number | undefined;
}

export interface Course {
  readonly legs: readonly Leg[];
  /** In ms. */
  readonly duration: number;
  /** Rotation at the end. */
  readonly finalRotation?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Where a marker is after a part of its way, 0 to 1. */
export function pointAt(legs: readonly Leg[], part: number): { leg: Leg; point: WorldPoint } {
  const total = legs.reduce((sum, { length }) => sum + length, 0);
  let left = part * total;
  let leg = legs[0]!;
  for (leg of legs) {
    if (left <= leg.length) break;
    left -= leg.length;
  }
  const share = part >= 1 ? 1 : leg.length ? Math.min(1, left / leg.length) : 1;
  const { from, to } = part >= 1 ? (leg = legs.at(-1)!) : leg;
  return { leg, point: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } };
}

/** A marker on its way. The promise settles once: at the end, or when the animation is ended by something else. */
class Flight implements Moving {
  readonly done: Promise<void>;
  readonly marker: Marker;
  readonly course: Course;
  readonly #layer: MarkerLayer;
  #start?: number;
  #settle!: { resolve: () => void; reject: (reason: unknown) => void };

  constructor(layer: MarkerLayer, marker: Marker, course: Course) {
    this.#layer = layer;
    this.marker = marker;
    this.course = course;
    this.done = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
  }

  get window(): Window {
    return viewOf(this.#layer.node);
  }

  tick(now: number): boolean {
    this.#start ??= now;
    const { duration } = this.course;
    const part = duration > 0 ? Math.min(1, (now - this.#start) / duration) : 1;
    this.show(part);
    if (part < 1) return true;
    this.settle();
    return false;
  }

  show(part: number): void {
    const { marker, course } = this;
    const { leg, point } = pointAt(course.legs, part);
    const rotation = (part >= 1 ? course.finalRotation : undefined) ?? leg.rotation;
    if (rotation !== undefined && rotation !== marker.rotation) {
      marker.rotation = rotation;
      marker.turn();
    }
    marker.moveTo(point);
    this.#layer.moved(marker);
  }

  /** Without a reason it is over. */
  settle(reason?: unknown): void {
    if (reason === undefined) this.#settle.resolve();
    else this.#settle.reject(reason);
    this.ended?.();
  }

  ended?: () => void;
}

/** Markers that move by themselves: one animation for each at most. */
export class Flights {
  readonly #layer: MarkerLayer;
  readonly #flights = new Map<Marker, Flight>();

  constructor(layer: MarkerLayer) {
    this.#layer = layer;
  }

  /** Moves a marker. An animation that it has already ends where the marker is. */
  start(marker: Marker, course: Course): Promise<void> {
    const { signal, legs } = course;
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    this.end(marker);
    const flight = new Flight(this.#layer, marker, course);
    if (!legs.length) return Promise.resolve();
    this.#flights.set(marker, flight);
    const abort = (): void => this.#stop(flight, signal!.reason);
    signal?.addEventListener('abort', abort);
    flight.ended = () => {
      signal?.removeEventListener('abort', abort);
      this.#flights.delete(marker);
      this.#layer.setMoving(marker, false);
    };
    this.#layer.setMoving(marker, true);
    if (course.duration > 0 && !isMotionReduced()) {
      flight.show(0);
      animate(flight);
    } else {
      flight.show(1);
      flight.settle();
    }
    return flight.done;
  }

  /** Ends the animation of a marker, if it has one. It stays where it is. */
  end(marker: Marker): void {
    const flight = this.#flights.get(marker);
    if (flight) this.#stop(flight);
  }

  destroy(): void {
    for (const flight of [...this.#flights.values()]) this.#stop(flight);
  }

  #stop(flight: Flight, reason?: unknown): void {
    halt(flight);
    flight.settle(reason);
  }
}
