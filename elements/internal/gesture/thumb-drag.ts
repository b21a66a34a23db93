import { CONTROL_PRIORITY, gestureArena, type Gesture, type Travel, type Verdict } from './arena.js';

/** Travel in px up to which a press is still a tap. */
const TAP_SLOP = 5;

/** Whether a press may drag a thumb: the first finger, or the main button of a mouse or pen. */
export const canDragThumb = ({ isPrimary, button }: PointerEvent): boolean => isPrimary && button === 0;

/**
 * One press on a control with a thumb, such as a slider. It becomes a drag when the pointer moves along the axis of the
 * control. A pointer that moves across is given up, so that the page can scroll.
 */
export abstract class ThumbDrag implements Gesture {
  abstract readonly name: string;
  readonly priority = CONTROL_PRIORITY;
  protected readonly pointerId: number;
  readonly #host: HTMLElement;
  readonly #axis: 'x' | 'y';

  constructor(host: HTMLElement, axis: 'x' | 'y', event: PointerEvent) {
    this.pointerId = event.pointerId;
    this.#host = host;
    this.#axis = axis;
  }

  /** Ends the drag as canceled, or gives up the pointer. */
  cancel(): void {
    gestureArena().leave(this.pointerId, this);
  }

  judge(_event: PointerEvent, { x, y, distance }: Travel): Verdict {
    if (distance <= TAP_SLOP) return 'wait';
    return Math.abs(x) > Math.abs(y) === (this.#axis === 'x') ? 'claim' : 'resign';
  }

  won(event: PointerEvent): void {
    // Moves keep coming when the pointer leaves the window.
    if (event.isTrusted) this.#host.setPointerCapture(this.pointerId);
    this.started();
    this.moved(event);
  }

  abstract moved(event: PointerEvent): void;

  /** The thumb was let go; without an event, the drag was canceled. */
  abstract ended(event?: PointerEvent): void;

  /** The press has become a drag. The first `moved()` follows. */
  protected abstract started(): void;
}
