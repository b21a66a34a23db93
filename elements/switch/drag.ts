import { scaleOf } from '../internal/element/scale.js';
import { gestureArena } from '../internal/gesture/arena.js';
import { swallowClick } from '../internal/gesture/swallow-click.js';
import { ThumbDrag } from '../internal/gesture/thumb-drag.js';

/** How far the thumb goes from one end to the other, in sixteenths of a rem: px at the usual size of text. */
const TRAVEL = 20;

/** What a drag needs of its switch. */
export interface SwitchDragHost {
  readonly element: HTMLElement & { readonly checked: boolean };
  /** Shows the thumb `travel` of them to the right of where it is while the switch is off; undefined: the drag is over. */
  showThumb(travel: number | undefined): void;
  /** The user let go of the thumb nearer to the other end than to its start. */
  toggle(): void;
}

/** One press on a switch: a drag of its thumb once it moves, else the click that follows switches. */
export class SwitchDrag extends ThumbDrag {
  readonly name = 'switch';
  readonly #host: SwitchDragHost;
  readonly #startX: number;
  /** Distance of the thumb from its left end: when the drag began, and now. */
  #from = 0;
  #left = 0;
  /** How many px of the viewport one of these lengths is. */
  #unit = 1;

  constructor(host: SwitchDragHost, event: PointerEvent) {
    super(host.element, 'x', event);
    this.#host = host;
    this.#startX = event.clientX;
    gestureArena().enter(event, this);
  }

  moved({ clientX }: PointerEvent): void {
    this.#left = Math.min(TRAVEL, Math.max(0, this.#from + (clientX - this.#startX) / this.#unit));
    this.#host.showThumb(this.#isMirrored ? this.#left - TRAVEL : this.#left);
  }

  ended(event?: PointerEvent): void {
    this.#host.showThumb(undefined);
    if (!event) return;
    swallowClick();
    if (Math.abs(this.#left - this.#from) > TRAVEL / 2) this.#host.toggle();
  }

  protected started(): void {
    const { element } = this.#host;
    const rem = parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize);
    this.#unit = (scaleOf(element).x * rem) / 16;
    this.#from = element.checked === this.#isMirrored ? 0 : TRAVEL;
  }

  /** Whether the switch is on at the left. */
  get #isMirrored(): boolean {
    return this.#host.element.matches(':dir(rtl)');
  }
}
