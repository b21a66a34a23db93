import type { Travel } from '../gesture/arena.js';
import type { PinchState } from '../gesture/pinch.js';

/** What moves one movable view. Its own gestures use it, or those of the area around it. */
export interface Mover {
  readonly canZoom: boolean;
  /** Whether one finger may drag the view in this direction. */
  mayStart(travel: Travel): boolean;
  /** A pointer is down on the view. Returns true if that stopped it. */
  press(): boolean;
  /** The user takes hold of the view. */
  start(): void;
  move(state: PinchState): void;
  /** The user lets go of the view. Without a state the gesture was canceled. */
  end(state?: PinchState): void;
  /** Zooms by `ratio` about a point of the viewport. */
  zoom(ratio: number, clientX: number, clientY: number): void;
}

/** A movable view, as its area sees it. Before its first update it has no mover. */
export interface Movable extends HTMLElement {
  readonly mover?: Mover | undefined;
  /** Missing until the element is defined. */
  requestUpdate?(): void;
  /** @internal */
  placeChanged?(): void;
}

/** A movable area, as its views see it. */
export interface MovableFrame extends HTMLElement {
  /** Whether two fingers anywhere in the area zoom its views. Then the area recognizes the gestures of its views. */
  readonly scaleArea?: boolean;
}
