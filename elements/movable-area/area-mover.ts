import type { ReactiveElement } from 'lit';
import { isInField, PinchController, type PinchState } from '../internal/gesture/pinch.js';
import { ZoomWheel } from '../internal/gesture/zoom-wheel.js';
import type { Movable, MovableFrame, Mover } from '../internal/motion/movable.js';

/** The area, as its mover sees it. */
export interface MoverArea extends MovableFrame, Pick<ReactiveElement, 'addController'> {
  readonly scaleArea: boolean;
}

/** Recognizes the gestures of all views of an area: one finger drags the view under it, two zoom all views. */
export class AreaMover {
  readonly #area: MoverArea;
  readonly #views: () => readonly Movable[];
  readonly #pinch: PinchController;
  readonly #wheel: ZoomWheel;
  /** The view under the first finger. */
  #pressed: Mover | undefined;
  /** The views that the user holds. */
  readonly #held = new Set<Mover>();

  /** `views` returns the views that belong to the area now. */
  constructor(area: MoverArea, views: () => readonly Movable[]) {
    this.#area = area;
    this.#views = views;
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

  /** `scaleArea` has changed: starts or stops listening. */
  update(): void {
    const { scaleArea } = this.#area;
    if (!scaleArea) this.#pinch.cancel();
    this.#pinch.guard(scaleArea);
    this.#wheel.listen(scaleArea);
  }

  get #zoomable(): Mover[] {
    return this.#views().flatMap(({ mover }) => (mover?.canZoom ? [mover] : []));
  }

  #press(event: PointerEvent): boolean {
    const view = (event.target as Element).closest<Movable>('nc-movable-view');
    this.#pressed = view && this.#views().includes(view) ? view.mover : undefined;
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
    // Also a view that the press has only stopped.
    if (this.#pressed) held.add(this.#pressed);
    this.#held.clear();
    this.#pressed = undefined;
    for (const mover of held) mover.end(state);
  }
}
