import { msg, str } from '@lit/localize';
import type { PropertyValues } from 'lit';
import { isInField, PinchController, type PinchState } from '../internal/gesture/pinch.js';
import type { Travel } from '../internal/gesture/arena.js';
import { Body, clamp, type BodyOwner, type Cause, type Place, type Range } from '../internal/motion/body.js';
import type { Mover } from '../internal/motion/movable.js';
import { ZoomWheel } from '../internal/gesture/zoom-wheel.js';
import { warnOnce } from '../internal/element/warn.js';
import { MovableChangeEvent, MovableScaleEvent, type MovableSource } from './events.js';
import type { NcMovableView } from './movable-view.js';

/** Steps of keys, in px, and what a zoom by a key multiplies by. */
const STEP = 10;
const LARGE_STEP = 50;
const ZOOM_STEP = 1.25;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

const DIRECTIONS: readonly string[] = ['none', 'all', 'horizontal', 'vertical'];
const SOURCES = { spring: 'out-of-bounds', friction: 'friction', code: '' } as const;

/** What users do to a movable view, and how it moves then. */
export class ViewMover implements Mover, BodyOwner {
  /** What screen readers say of the latest move by a key; undefined until there is a need. */
  news: string | undefined;
  readonly #view: NcMovableView;
  readonly #internals: ElementInternals;
  readonly #body: Body;
  readonly #pinch: PinchController;
  readonly #wheel: ZoomWheel;
  /** Px of the viewport to a px of the view's own, which a transform around it may have scaled. */
  #unit = 1;
  #isHeld = false;
  /** A hand has stopped it, and may yet take hold of it. */
  #isCaught = false;
  /** What moves it by itself. */
  #cause: Cause = 'code';
  /** Where it is, as events tell. */
  #shown: Place;
  /** What was told of since the user took hold of it. */
  readonly #told = { x: new Set<number>(), y: new Set<number>(), scale: new Set<number>() };
  #hasTabIndex = false;
  /** Whether the page keeps the gesture on the view; undefined until it was asked. */
  #kept: boolean | undefined;
  /** The gesture began in a way that the view does not go. */
  #isStill = false;

  constructor(view: NcMovableView, internals: ElementInternals) {
    this.#view = view;
    this.#internals = internals;
    this.#body = new Body(this);
    this.#shown = view.write(view.target);
    this.#body.goTo(view.target, false);
    this.#pinch = new PinchController(view, {
      name: 'movable',
      mayEnter: (event) => this.#isUsable && !view.isLed && !isInField(event, view),
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
    for (const type of ['keydown', 'focus', 'blur']) view.addEventListener(type, this);
    this.#describe();
    this.update();
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
    return this.#view.scales;
  }

  boundsAt(scale: number): { x: Range; y: Range } {
    return this.#view.boundsAt(scale);
  }

  get canZoom(): boolean {
    return this.#view.scale && this.#isUsable;
  }

  /** Whether a hand has it. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Whether it goes on by itself after a hand had it. */
  get isThrown(): boolean {
    return this.#body.isMoving && this.#cause !== 'code';
  }

  get isBusy(): boolean {
    return this.#isHeld || this.#body.isMoving;
  }

  /** Whether what code sets is to be dropped: the user's hand wins, and what comes back to its giver is no news. */
  refuses(key: keyof Place, value: number): boolean {
    return this.#isHeld || (this.isThrown && this.#told[key].has(value));
  }

  /** Properties have changed. */
  updated(changed: PropertyValues): void {
    const { animation, isPlaced } = this.#view;
    const has = (...names: string[]) => names.some((name) => changed.has(name));
    if (has('direction', 'scale', 'disabled', 'locale')) this.#describe();
    if (changed.has('scaleValue') && isPlaced) this.#view.keepMiddle(this.#shown.scale, changed);
    if (has('x', 'y', 'scaleValue', 'scaleMin', 'scaleMax')) this.put(animation && isPlaced);
    this.update();
  }

  /** What it may be used for has changed. */
  update(): void {
    const canZoom = this.canZoom && !this.#view.isLed;
    this.#pinch.guard(canZoom || this.#view.mayKeep);
    this.#wheel.listen(canZoom);
    if (this.#isUsable) return;
    this.#pinch.cancel();
    if (this.isThrown) this.#rest();
  }

  /** Code, or another size, has it where the view says. What a hand holds follows that. */
  put(isAnimated: boolean): void {
    if (this.#isHeld) return;
    this.#forget();
    this.#cause = 'code';
    this.#body.goTo(this.#view.target, isAnimated);
    this.#look();
  }

  /** The view has left the page. */
  stop(): void {
    this.#isHeld = false;
    this.#rest();
  }

  moved(place: Place, cause: Cause): void {
    const view = this.#view;
    const before = this.#shown;
    const { x, y, scale } = (this.#shown = view.write(place));
    this.#cause = cause;
    if (cause !== 'code') this.#follow();
    const isMoved = x !== before.x || y !== before.y;
    if (cause !== 'zoom') {
      if (isMoved && view.isPlaced) view.dispatchEvent(new MovableChangeEvent(x, y, this.#sourceOf(place, cause)));
    } else if (isMoved || scale !== before.scale) view.dispatchEvent(new MovableScaleEvent(x, y, scale));
  }

  rested(): void {
    this.#rest();
  }

  mayStart({ x, y }: Travel): boolean {
    if (!this.#isUsable) return false;
    const isAcross = Math.abs(x) > Math.abs(y);
    const [inX, inY] = this.#axes;
    const isItsWay = isAcross ? inX : inY;
    const isKept = this.#isKept(isAcross);
    this.#isStill = !isItsWay;
    return isItsWay || isKept;
  }

  press(): boolean {
    this.#kept = undefined;
    this.#isStill = false;
    this.#isCaught = this.isThrown;
    if (this.#isCaught) this.#body.halt();
    return this.#isCaught;
  }

  start(): void {
    const view = this.#view;
    view.measure();
    const { scale } = this.#body.place;
    this.#unit = view.getBoundingClientRect().width / (view.offsetWidth * scale) || 1;
    this.#isHeld = true;
    this.#forget();
    this.#body.grab();
    this.#look();
  }

  move({ deltaX, deltaY, ratio, x, y }: PinchState): void {
    if (!this.#isHeld) return;
    const [inX, inY] = this.#ways;
    const about = this.canZoom && ratio !== 1 ? this.#pointAt(x, y) : [0, 0];
    this.#body.move(
      inX ? deltaX / this.#unit : 0,
      inY ? deltaY / this.#unit : 0,
      this.canZoom ? ratio : 1,
      ...(about as [number, number]),
    );
  }

  end(state?: PinchState): void {
    const isMine = this.#isHeld || this.#isCaught;
    const [inX, inY] = this.#ways;
    this.#isHeld = this.#isCaught = this.#isStill = false;
    if (!isMine || !this.#view.isConnected) return;
    const perSecond = 1000 / this.#unit;
    const { speedX = 0, speedY = 0 } = state ?? {};
    this.#body.release(inX ? speedX * perSecond : 0, inY ? speedY * perSecond : 0);
    this.#look();
  }

  zoom(ratio: number, clientX: number, clientY: number): void {
    if (!this.canZoom || this.#isHeld) return;
    this.#view.measure();
    this.#body.nudge(0, 0, ratio, ...this.#pointAt(clientX, clientY));
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') return this.#press(event as KeyboardEvent);
    // Screen readers know of the place before it speaks, and are not told of old news.
    this.news = event.type === 'focus' ? '' : undefined;
    this.#view.requestUpdate();
  }

  get #isUsable(): boolean {
    return !this.#view.disabled;
  }

  get #axes(): readonly [x: boolean, y: boolean] {
    const { direction } = this.#view;
    return [direction === 'all' || direction === 'horizontal', direction === 'all' || direction === 'vertical'];
  }

  /** Which of them a hand moves it along now. */
  get #ways(): readonly [x: boolean, y: boolean] {
    return this.#isStill ? [false, false] : this.#axes;
  }

  /** A point of the viewport, in px of the area. */
  #pointAt(clientX: number, clientY: number): [x: number, y: number] {
    const view = this.#view;
    const { x, y, scale } = this.#body.place;
    const { left, top, width } = view.getBoundingClientRect();
    const unit = width / (view.offsetWidth * scale) || 1;
    return [x + (clientX - left) / unit, y + (clientY - top) / unit];
  }

  /** Tells of the first direction of a gesture. */
  #isKept(isAcross: boolean): boolean {
    return (this.#kept ??= !this.#view.dispatchEvent(
      new Event(isAcross ? 'htouchmove' : 'vtouchmove', { cancelable: true }),
    ));
  }

  #press(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    if (event.target !== this.#view || event.defaultPrevented || !this.#isUsable || this.#isHeld) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = ARROWS[key] ?? [0, 0];
    const [inX, inY] = this.#axes;
    const { scale } = this.#body.place;
    const ratio = this.canZoom ? (key === '0' ? 1 / scale : ZOOMS[key]) : undefined;
    if (!(x && inX) && !(y && inY) && !ratio) return;
    event.preventDefault();
    const step = shiftKey ? LARGE_STEP : STEP;
    this.#view.measure();
    this.#forget();
    this.#body.nudge(x * step, y * step, ratio, ...this.#middle);
    this.#announce(ratio !== undefined);
  }

  get #middle(): [x: number, y: number] {
    const { offsetWidth, offsetHeight } = this.#view;
    const { x, y, scale } = this.#body.place;
    return [x + (offsetWidth * scale) / 2, y + (offsetHeight * scale) / 2];
  }

  #announce(isZoom: boolean): void {
    const { x, y, scaleValue } = this.#view;
    const [left, top] = [Math.round(x), Math.round(y)];
    const percent = Math.round(scaleValue * 100);
    this.news = isZoom
      ? msg(str`Zoom ${percent} %`, {
          id: 'nc.movable-view.zoom',
          desc: 'Said by screen readers after a zoom by keyboard; the value is a percentage',
        })
      : msg(str`${left} from the left, ${top} from the top`, {
          id: 'nc.movable-view.place',
          desc: 'Said by screen readers after something was moved by keyboard; the values are pixels',
        });
    this.#view.requestUpdate();
  }

  #rest(): void {
    this.#body.goTo(this.#view.target, false);
    this.#look();
  }

  #look(): void {
    this.#setState('dragging', this.#isHeld);
    this.#setState('moving', this.isBusy);
  }

  #setState(name: string, on: boolean): void {
    const { states } = this.#internals;
    if (on) states.add(name);
    else states.delete(name);
  }

  /** The user's word is the latest one. */
  #follow(): void {
    this.#view.follow(this.#shown);
    for (const key of ['x', 'y', 'scale'] as const) this.#told[key].add(this.#shown[key]);
  }

  /** What was told before is no echo any more. */
  #forget(): void {
    for (const told of Object.values(this.#told)) told.clear();
  }

  #sourceOf({ x, y, scale }: Place, cause: Exclude<Cause, 'zoom'>): MovableSource {
    if (cause !== 'drag') return SOURCES[cause];
    const bounds = this.boundsAt(scale);
    return clamp(x, bounds.x) === x && clamp(y, bounds.y) === y ? 'touch' : 'touch-out-of-bounds';
  }

  /** Tells assistive technology what it is, and lets the keyboard reach it. */
  #describe(): void {
    const view = this.#view;
    const { direction, disabled } = view;
    const internals = this.#internals;
    if (!DIRECTIONS.includes(direction)) warnOnce(view, 'direction', DIRECTIONS.join(', '), direction);
    const isMeant = view.scale || DIRECTIONS.indexOf(direction) > 0;
    internals.role = isMeant ? 'group' : null;
    internals.ariaRoleDescription = isMeant
      ? msg('movable', {
          id: 'nc.movable-view.role',
          desc: 'What a part of the page that can be dragged is, for screen readers; follows its name',
        })
      : null;
    internals.ariaDisabled = isMeant && disabled ? 'true' : null;
    this.#setState('movable', isMeant && !disabled);
    if (view.hasAttribute('tabindex') && !this.#hasTabIndex) return; // The page's own.
    this.#hasTabIndex = isMeant;
    if (isMeant) view.tabIndex = disabled ? -1 : 0;
    else view.removeAttribute('tabindex');
  }
}
