import type { Travel } from '../gesture/arena.js';
import type { PinchState } from '../gesture/pinch.js';

/** What a hand can do to a movable view: its own one, or that of the area around it. */
export interface Mover {
  readonly canZoom: boolean;
  mayStart(travel: Travel): boolean;
  /** True: it was moving by itself. */
  press(): boolean;
  start(): void;
  move(state: PinchState): void;
  end(state?: PinchState): void;
  /** `ratio` times as large, about a point of the viewport. */
  zoom(ratio: number, clientX: number, clientY: number): void;
}

/** A movable view, as its area sees it. The mover loads after the view. */
export interface Movable extends HTMLElement {
  readonly mover?: Mover | undefined;
}

/** An area, as its views see it. */
export interface MovableFrame extends HTMLElement {
  /** Whether it does all that hands do in it. */
  readonly scaleArea?: boolean;
}
