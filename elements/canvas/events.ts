/** The canvas has another size. What was drawn in 2D is still there; WebGL draws again. */
export class CanvasResizeEvent extends Event {
  /** Width of the canvas in CSS px. */
  readonly width: number;
  /** Height of the canvas in CSS px. */
  readonly height: number;
  /** Width of a drawing buffer that fits the screen exactly. */
  readonly pixelWidth: number;
  /** Height of a drawing buffer that fits the screen exactly. */
  readonly pixelHeight: number;

  constructor(width: number, height: number, pixelWidth: number, pixelHeight: number) {
    super('resize');
    this.width = width;
    this.height = height;
    this.pixelWidth = pixelWidth;
    this.pixelHeight = pixelHeight;
  }
}

/** A finger, mouse or pen on the canvas. */
export interface CanvasTouch {
  /** Tells fingers apart. */
  readonly identifier: number;
  /** Where it is on the canvas, in CSS px from the left. */
  readonly x: number;
  /** Where it is on the canvas, in CSS px from the top. */
  readonly y: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly pageX: number;
  readonly pageY: number;
  /** Pressure from 0 to 1. */
  readonly force: number;
}

/**
 * A finger, mouse or pen touches the canvas, moves on it, or leaves it. For fingers it is the browser's own event, whose
 * touches have `x` and `y` as well.
 */
export class CanvasTouchEvent extends Event {
  /** All that touch the canvas. */
  readonly touches: readonly CanvasTouch[];
  /** Those that this event is about. */
  readonly changedTouches: readonly CanvasTouch[];

  constructor(type: string, touches: readonly CanvasTouch[], changed: CanvasTouch) {
    super(type);
    this.touches = touches;
    this.changedTouches = [changed];
  }
}
