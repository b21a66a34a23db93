import { SheetDrag } from '../sheet/drag.js';

export interface SheetSwipeOptions {
  /** A drag begins or ends. */
  held(isHeld: boolean): void;
  /** The user swiped the sheet off the screen. */
  dismissed(): void;
}

/**
 * Lets the user swipe a sheet off the screen by its header. It listens there alone: a touch on what is below scrolls
 * without waiting for scripts.
 */
export class SheetSwipe {
  readonly #surface: HTMLElement;
  readonly #options: SheetSwipeOptions;
  #grip: HTMLElement | null = null;
  #drag: SheetDrag | undefined;

  constructor(surface: HTMLElement, options: SheetSwipeOptions) {
    this.#surface = surface;
    this.#options = options;
    this.follow();
  }

  /** The panel may have become a sheet, or a box, which has no such gesture. */
  follow(): void {
    const grip = this.#surface.querySelector<HTMLElement>('.sheet > header');
    if (grip === this.#grip) return;
    this.dispose();
    this.#grip = grip;
    if (!grip) return;
    this.#drag = new SheetDrag({
      surface: this.#surface,
      grip,
      edge: 'bottom',
      stops: [],
      mayClose: true,
      expandToScroll: true,
      held: this.#options.held,
      stopped: () => undefined,
      pushed: this.#options.dismissed,
    });
  }

  dispose(): void {
    this.#drag?.dispose();
    this.#drag = undefined;
    this.#grip = null;
  }
}
