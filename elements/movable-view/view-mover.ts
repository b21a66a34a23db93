import type { PropertyValues, ReactiveElement } from 'lit';
import { boxOf } from '../internal/element/scale.js';
import { viewOf } from '../internal/element/view.js';
import type { Travel } from '../internal/gesture/arena.js';
import { isInField, PinchController, type PinchState } from '../internal/gesture/pinch.js';
import { ZoomWheel } from '../internal/gesture/zoom-wheel.js';
import { Body, clamp, type BodyOwner, type Cause, type Place, type Range } from '../internal/motion/body.js';
import type { Mover } from '../internal/motion/movable.js';
import { MovableChangeEvent, MovableScaleEvent, type MovableDirection, type MovableSource } from './events.js';
import type { KeyboardTarget } from './keyboard.js';
import type { PlacedView, Placement } from './placement.js';

/** The settings of a view that decide how it moves. */
export interface MovedView extends PlacedView, Pick<ReactiveElement, 'addController'> {
  readonly direction: MovableDirection;
  readonly inertia: boolean;
  readonly outOfBounds: boolean;
  readonly damping: number;
  readonly friction: number;
  readonly disabled: boolean;
  readonly scale: boolean;
  readonly animation: boolean;
}

const SOURCES = { spring: 'out-of-bounds', friction: 'friction', code: '' } as const;

/** Moves a view: by the user's gestures and keys, by its own speed after that, and by code. Fires its events. */
export class ViewMover implements Mover, BodyOwner, KeyboardTarget {
  readonly #view: MovedView;
  readonly #placement: Placement;
  readonly #states: CustomStateSet;
  readonly #body: Body;
  readonly #pinch: PinchController;
  readonly #wheel: ZoomWheel;
  /** The px of the viewport per px of the area: not 1 if a transform scales them. */
  #unit = 1;
  #isHeld = false;
  /** A press has stopped the view, and may become a drag. */
  #isStopped = false;
  /** What moved it last. */
  #cause: Cause = 'code';
  /** Where it is shown. */
  #shown: Place;
  /** All values that events have reported since the user took hold of it. */
  readonly #reported = { x: new Set<number>(), y: new Set<number>(), scale: new Set<number>() };
  /** Whether the page listens for `htouchmove` or `vtouchmove`, by which it may keep a gesture on the view. */
  #mayBeKept = false;
  /** Whether the page keeps the gesture under way on the view. Undefined until it was asked. */
  #isKept: boolean | undefined;
  /** The gesture began across the direction of the view: the view keeps it, but does not move. */
  #isStill = false;

  constructor(view: MovedView, placement: Placement, states: CustomStateSet) {
    this.#view = view;
    this.#placement = placement;
    this.#states = states;
    this.#body = new Body(this);
    this.#shown = placement.show(placement.target);
    this.#body.goTo(placement.target, false);
    this.#pinch = new PinchController(view, {
      name: 'movable',
      mayEnter: (event) => !view.disabled && !this.#isLed && !isInField(event, view),
      mayStart: (travel) => this.mayStart(travel),
      mayPinch: () => this.canZoom,
      press: () => this.press(),
      start: () => this.start(),
      move: (state) => this.move(state),
      end: (state) => this.end(state),
    });
    view.addController(this.#pinch);
    this.#wheel = new ZoomWheel(view, (ratio, x, y) => {
      if (!this.#pinch.isPressed) this.zoom(ratio, x, y);
    });
    this.#update();
  }

  get isElastic(): boolean {
    return this.#view.outOfBounds;
  }

  get hasInertia(): boolean {
    return this.#view.inertia;
  }

  get damping(): number {
    const { damping } = this.#view;
    return damping > 0 ? damping : 20;
  }

  get friction(): number {
    const { friction } = this.#view;
    return friction > 0 ? friction : 2;
  }

  get scales(): Range {
    return this.#placement.scales;
  }

  get window(): Window {
    return viewOf(this.#view);
  }

  boundsAt(scale: number): { x: Range; y: Range } {
    return this.#placement.boundsAt(scale);
  }

  get takesKeys(): boolean {
    return !this.#view.disabled && !this.#isHeld;
  }

  get axes(): readonly [x: boolean, y: boolean] {
    const { direction } = this.#view;
    return [direction === 'all' || direction === 'horizontal', direction === 'all' || direction === 'vertical'];
  }

  get canZoom(): boolean {
    return this.#view.scale && !this.#view.disabled;
  }

  get currentScale(): number {
    return this.#body.place.scale;
  }

  /** Whether a value that code sets is ignored: the user holds the view, or this motion has reported the value itself. */
  ignores(key: keyof Place, value: number): boolean {
    return this.#isHeld || (this.#isThrown && this.#reported[key].has(value));
  }

  /** From now on the page may keep gestures on the view, by preventing `htouchmove` or `vtouchmove`. */
  mayBeKept(): void {
    this.#mayBeKept = true;
    this.#update();
  }

  /** Properties of the view have changed. */
  changed(changed: PropertyValues): void {
    const { animation } = this.#view;
    const placement = this.#placement;
    if (changed.has('scaleValue') && placement.isSettled)
      placement.keepMiddle(this.#shown.scale, changed.has('x'), changed.has('y'));
    if (['x', 'y', 'scaleValue', 'scaleMin', 'scaleMax'].some((name) => changed.has(name)))
      this.#goToTarget(animation && placement.isSettled);
    this.#update();
  }

  /** The size of the view or its area has changed, or they were measured for the first time. */
  resized(): void {
    if (!this.#placement.measure()) return;
    // A view that is moving will come to rest within the new bounds anyway.
    if (!this.#isHeld && !this.#body.isMoving) this.#goToTarget(false);
    this.#placement.isSettled = true;
  }

  /** The view has left the page. */
  stop(): void {
    this.#isHeld = false;
    this.#rest();
  }

  moved(place: Place, cause: Cause): void {
    const view = this.#view;
    const before = this.#shown;
    const { x, y, scale } = (this.#shown = this.#placement.show(place));
    this.#cause = cause;
    if (cause !== 'code') this.#follow();
    const isMoved = x !== before.x || y !== before.y;
    if (cause === 'zoom') {
      if (isMoved || scale !== before.scale) view.dispatchEvent(new MovableScaleEvent(x, y, scale));
    } else if (isMoved && this.#placement.isSettled)
      view.dispatchEvent(new MovableChangeEvent(x, y, this.#sourceOf(place, cause)));
  }

  rested(): void {
    this.#rest();
  }

  mayStart({ x, y }: Travel): boolean {
    if (this.#view.disabled) return false;
    const isHorizontal = Math.abs(x) > Math.abs(y);
    const [canMoveX, canMoveY] = this.axes;
    const canMove = isHorizontal ? canMoveX : canMoveY;
    const isKept = this.#askPage(isHorizontal);
    this.#isStill = !canMove;
    return canMove || isKept;
  }

  press(): boolean {
    this.#isKept = undefined;
    this.#isStill = false;
    this.#isStopped = this.#isThrown;
    if (this.#isStopped) this.#body.halt();
    return this.#isStopped;
  }

  start(): void {
    const view = this.#view;
    this.#measure();
    this.#unit = boxOf(view).width / (view.offsetWidth * this.currentScale) || 1;
    this.#isHeld = true;
    this.#forget();
    this.#body.grab();
    this.#showStates();
  }

  move({ deltaX, deltaY, ratio, x, y }: PinchState): void {
    if (!this.#isHeld) return;
    const [movesX, movesY] = this.#draggedAxes;
    const isZoom = this.canZoom && ratio !== 1;
    const about: readonly [x: number, y: number] = isZoom ? this.#pointAt(x, y) : [0, 0];
    this.#body.move(
      movesX ? deltaX / this.#unit : 0,
      movesY ? deltaY / this.#unit : 0,
      this.canZoom ? ratio : 1,
      ...about,
    );
  }

  end(state?: PinchState): void {
    const isMine = this.#isHeld || this.#isStopped;
    const [movesX, movesY] = this.#draggedAxes;
    this.#isHeld = this.#isStopped = this.#isStill = false;
    if (!isMine || !this.#view.isConnected) return;
    const perSecond = 1000 / this.#unit;
    const { speedX = 0, speedY = 0 } = state ?? {};
    this.#body.release(movesX ? speedX * perSecond : 0, movesY ? speedY * perSecond : 0);
    this.#showStates();
  }

  zoom(ratio: number, clientX: number, clientY: number): void {
    if (!this.canZoom || this.#isHeld) return;
    this.#measure();
    this.#body.nudge(0, 0, ratio, ...this.#pointAt(clientX, clientY));
  }

  nudge(deltaX: number, deltaY: number, ratio?: number): void {
    const { offsetWidth, offsetHeight } = this.#view;
    this.#measure();
    this.#forget();
    const { x, y, scale } = this.#body.place;
    this.#body.nudge(deltaX, deltaY, ratio, x + (offsetWidth * scale) / 2, y + (offsetHeight * scale) / 2);
  }

  /** Whether it moves by itself since the user let go of it. */
  get #isThrown(): boolean {
    return this.#body.isMoving && this.#cause !== 'code';
  }

  /** Whether the area recognizes the gestures of its views. */
  get #isLed(): boolean {
    return this.#placement.area?.scaleArea ?? false;
  }

  /** The axes along which the gesture under way moves the view. */
  get #draggedAxes(): readonly [x: boolean, y: boolean] {
    return this.#isStill ? [false, false] : this.axes;
  }

  /** A point of the viewport, in px of the area. */
  #pointAt(clientX: number, clientY: number): [x: number, y: number] {
    const view = this.#view;
    const { x, y, scale } = this.#body.place;
    const { left, top, width } = boxOf(view);
    const unit = width / (view.offsetWidth * scale) || 1;
    return [x + (clientX - left) / unit, y + (clientY - top) / unit];
  }

  /** Fires `htouchmove` or `vtouchmove`, once for each press. Returns whether the page keeps the gesture on the view. */
  #askPage(isHorizontal: boolean): boolean {
    this.#isKept ??= !this.#view.dispatchEvent(
      new Event(isHorizontal ? 'htouchmove' : 'vtouchmove', { cancelable: true }),
    );
    return this.#isKept;
  }

  /** Measures a view whose first frame is still to come. */
  #measure(): void {
    if (!this.#placement.isSettled) this.resized();
  }

  /** Listens to the gestures that the view accepts now. */
  #update(): void {
    const canZoom = this.canZoom && !this.#isLed;
    this.#pinch.guard(canZoom || this.#mayBeKept);
    this.#wheel.listen(canZoom);
    if (!this.#view.disabled) return;
    this.#pinch.cancel();
    if (this.#isThrown) this.#rest();
  }

  /** Moves to where code, or the bounds, want the view. One that the user holds stays. */
  #goToTarget(isAnimated: boolean): void {
    if (this.#isHeld) return;
    this.#forget();
    this.#cause = 'code';
    this.#body.goTo(this.#placement.target, isAnimated);
    this.#showStates();
  }

  #rest(): void {
    this.#body.goTo(this.#placement.target, false);
    this.#showStates();
  }

  #showStates(): void {
    this.#setState('dragging', this.#isHeld);
    this.#setState('moving', this.#isHeld || this.#body.isMoving);
  }

  #setState(name: string, on: boolean): void {
    if (on) this.#states.add(name);
    else this.#states.delete(name);
  }

  /** The place that the user has moved it to is where it should be. */
  #follow(): void {
    this.#placement.want(this.#shown);
    for (const key of ['x', 'y', 'scale'] as const) this.#reported[key].add(this.#shown[key]);
  }

  #forget(): void {
    for (const values of Object.values(this.#reported)) values.clear();
  }

  #sourceOf({ x, y, scale }: Place, cause: Exclude<Cause, 'zoom'>): MovableSource {
    if (cause !== 'drag') return SOURCES[cause];
    const bounds = this.boundsAt(scale);
    return clamp(x, bounds.x) === x && clamp(y, bounds.y) === y ? 'touch' : 'touch-out-of-bounds';
  }
}
