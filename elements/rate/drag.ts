import { gestureArena } from '../internal/gesture/arena.js';
import { ThumbDrag } from '../internal/gesture/thumb-drag.js';

/** Travel in px up to which a press by mouse is a click. */
const CLICK_SLOP = 3;

export interface RateDragHost {
  readonly element: HTMLElement;
  start(): void;
  moveTo(clientX: number): void;
  /** `isTap`: the pointer did not move. */
  end(isTap: boolean): void;
}

/**
 * One press on a row of stars: the rating follows the pointer along the row. With a mouse it does so at once. With a
 * finger or a pen it does when the pointer moves along the row or lifts, so that a touch can still scroll the page.
 */
export class RateDrag extends ThumbDrag {
  readonly name = 'rate';
  readonly #host: RateDragHost;
  readonly #from: number;
  #isTap = true;

  constructor(host: RateDragHost, event: PointerEvent) {
    super(host.element, 'x', event);
    this.#host = host;
    this.#from = event.clientX;
  }

  /** Competes for the pointer. To be called during `pointerdown`. */
  enter(event: PointerEvent): void {
    const arena = gestureArena();
    if (arena.enter(event, this) && event.pointerType === 'mouse') arena.claim(this.pointerId, this);
  }

  moved({ clientX }: PointerEvent): void {
    if (Math.abs(clientX - this.#from) > CLICK_SLOP) this.#isTap = false;
    this.#host.moveTo(clientX);
  }

  ended(event?: PointerEvent): void {
    this.#host.end(this.#isTap && event !== undefined);
  }

  /** A pointer that went up before it moved is a tap. */
  lost(event?: PointerEvent): void {
    if (!event) return;
    this.started();
    this.#host.moveTo(this.#from);
    this.#host.end(true);
  }

  protected started(): void {
    this.#host.start();
  }
}
