import { boxOf } from '../../element/scale.js';
import { follow, sidesOf } from '../follow.js';
import { place } from '../place.js';

export interface PlacementOptions {
  /** The panel on screen: a box beside its anchor, or a sheet at the lower edge. */
  surface(): HTMLElement;
  anchor(): Element;
  /** The size of the window has changed: draws a box instead of a sheet, or the other way round. */
  resized(): void;
}

/** Keeps a box beside its anchor while it is open. A sheet is placed by styles alone. */
export class Placement {
  readonly #options: PlacementOptions;
  #targets: readonly EventTarget[] = [];
  #unfollow?: (() => void) | undefined;

  constructor(options: PlacementOptions) {
    this.#options = options;
  }

  start(view: Window): void {
    this.#place();
    this.#follow();
    this.#targets = [view, ...(view.visualViewport ? [view.visualViewport] : [])];
    for (const target of this.#targets) target.addEventListener('resize', this);
  }

  stop(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
    for (const target of this.#targets) target.removeEventListener('resize', this);
  }

  handleEvent(): void {
    this.#options.resized();
    this.#follow();
    this.#place();
  }

  #place(): void {
    const anchor = this.#options.anchor();
    const isRtl = getComputedStyle(anchor).direction === 'rtl';
    place(this.#options.surface(), boxOf(anchor), isRtl ? 'right' : 'left');
  }

  /** Only a box follows its anchor: looking at each frame where that is would cost a sheet more than a fling does. */
  #follow(): void {
    this.#unfollow?.();
    this.#unfollow = this.#options.surface().matches('.box')
      ? follow(
          this.#options.anchor(),
          () => sidesOf(this.#options.anchor().getBoundingClientRect()),
          () => this.#place(),
        )
      : undefined;
  }
}
