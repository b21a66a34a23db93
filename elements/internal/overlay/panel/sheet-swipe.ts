import { SheetDrag } from '../sheet/drag.js';

export interface SheetSwipeOptions {
  /** A drag begins or ends. */
  held(isHeld: boolean): void;
  /** The user swiped the sheet off the screen. */
  dismissed(): void;
}

/** Lets the user swipe a sheet off the screen by its header. What is below it has gestures of its own. */
export class SheetSwipe {
  readonly #surface: HTMLElement;
  readonly #drag: SheetDrag;
  #isOnHeader = false;

  constructor(surface: HTMLElement, { held, dismissed }: SheetSwipeOptions) {
    this.#surface = surface;
    // Before the drag, which reads `mayClose` when it begins.
    surface.addEventListener('pointerdown', this);
    const isOnHeader = () => this.#isOnHeader;
    this.#drag = new SheetDrag({
      surface,
      edge: 'bottom',
      stops: [],
      get mayClose() {
        return isOnHeader();
      },
      expandToScroll: true,
      held,
      stopped: () => undefined,
      pushed: dismissed,
    });
  }

  handleEvent({ target }: Event): void {
    this.#isOnHeader = (target as Element).closest('.sheet > header') !== null;
  }

  dispose(): void {
    this.#surface.removeEventListener('pointerdown', this);
    this.#drag.dispose();
  }
}
