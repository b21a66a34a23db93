import { isInField, PinchController, type PinchState } from '../internal/gesture/pinch.js';
import type { Movable, Mover } from '../internal/motion/movable.js';
import { ZoomWheel } from '../internal/gesture/zoom-wheel.js';
import type { NcMovableArea } from './movable-area.js';

/** Leads all views of an area: one finger drags the view beneath it, two zoom them all. */
export class AreaMover {
  readonly #area: NcMovableArea;
  readonly #pinch: PinchController;
  readonly #wheel: ZoomWheel;
  /** The view that the first finger went down on. */
  #pressed: Mover | undefined;
  /** Those that are held. */
  readonly #held = new Set<Mover>();

  constructor(area: NcMovableArea) {
    this.#area = area;
    this.#pinch = new PinchController(area, {
      name: 'movable',
      mayEnter: (event) => area.scaleArea && !isInField(event, area),
      mayStart: (travel) => this.#pressed?.mayStart(travel) ?? false,
      mayPinch: () => this.#zoomable.length > 0,
      press: (event) => this.#press(event),
      move: (state) => this.#move(state),
      end: (state) => this.#end(state),
    });
    area.addController(this.#pinch);
    this.#wheel = new ZoomWheel(area, (ratio, x, y) => {
      if (!this.#pinch.isPressed) for (const view of this.#zoomable) view.zoom(ratio, x, y);
    });
  }

  update(): void {
    const { scaleArea } = this.#area;
    if (!scaleArea) this.#pinch.cancel();
    this.#pinch.guard(scaleArea);
    this.#wheel.listen(scaleArea);
  }

  get #zoomable(): Mover[] {
    return this.#area.views.flatMap(({ mover }) => (mover?.canZoom ? [mover] : []));
  }

  #press(event: PointerEvent): boolean {
    const view = (event.target as Element).closest<Movable>('nc-movable-view');
    this.#pressed = view && this.#area.views.includes(view) ? view.mover : undefined;
    return this.#pressed?.press() ?? false;
  }

  #move(state: PinchState): void {
    const movers = state.fingers > 1 ? this.#zoomable : this.#pressed ? [this.#pressed] : [];
    for (const mover of movers) {
      if (!this.#held.has(mover)) {
        this.#held.add(mover);
        mover.start();
      }
      mover.move(state);
    }
  }

  #end(state?: PinchState): void {
    const held = new Set(this.#held);
    // Also one that was only stopped.
    if (this.#pressed) held.add(this.#pressed);
    this.#held.clear();
    this.#pressed = undefined;
    for (const mover of held) mover.end(state);
  }
}
