import { boxOf, type Scale, scaleOf } from '../internal/element/scale.js';
import { isInField, PinchController } from '../internal/gesture/pinch.js';
import type { Camera } from './camera.js';
import { Hint } from './hint.js';
import type { MapRights } from './rights.js';
import type { MapView } from './view.js';

/** What the gestures need of the map. */
export interface GestureTarget {
  readonly pane: HTMLElement;
  readonly host: HTMLElement & MapRights;
  /** The root for what stands above the map. */
  readonly root: ShadowRoot;
  readonly camera: Camera;
  readonly view: MapView;
  /** The user has tapped the map itself, at a point of its box. */
  tapped(x: number, y: number): void;
}

/** So many px of the wheel are one scale. */
const WHEEL_STEP = 60;
/** Px per unit of `deltaMode`: px, lines, pages. */
const WHEEL_UNITS = [1, 20, 400];
/** A wheel that rests so long, in ms, begins from 0. */
const WHEEL_REST = 200;
/** A second tap within this time in ms and this distance in px is a double tap. */
const DOUBLE_TIME = 300;
const DOUBLE_DISTANCE = 30;

/** What has taps of its own. */
const PRESSABLE = 'a, button, [role="button"], .markers, .leaflet-interactive';

const EVENTS = ['click', 'dblclick', 'wheel', 'pointercancel'] as const;

/** Moves the map by fingers, mouse and wheel, until `stop()`. */
export class MapGestures {
  readonly #target: GestureTarget;
  readonly #pinch: PinchController;
  readonly #hint: Hint;
  #turned = { sum: 0, time: 0 };
  /** How many px of the viewport one of the map is. */
  #unit: Scale = { x: 1, y: 1 };
  #tap = { time: -Infinity, x: 0, y: 0, isMouse: true };

  constructor(target: GestureTarget) {
    this.#target = target;
    const { pane, camera, view, host, root } = target;
    this.#hint = new Hint(root);
    this.#pinch = new PinchController(pane, {
      name: 'map',
      mayEnter: (event) => !isInField(event, pane),
      mayStart: (_, { pointerType }) => host.enableScroll && !(host.cooperative && pointerType === 'touch'),
      mayPinch: () => host.enableScroll || host.enableZoom,
      press: () => view.stop(),
      start: () => {
        this.#unit = scaleOf(pane);
        view.grab();
      },
      move: ({ deltaX, deltaY, ratio, x, y }) => {
        // Code may have moved the map meanwhile: the fingers take hold of it again.
        if (!camera.isHeld) view.grab();
        const unit = this.#unit;
        const way = host.enableScroll ? ([deltaX / unit.x, deltaY / unit.y] as const) : ([0, 0] as const);
        camera.follow(...way, host.enableZoom ? ratio : 1, ...this.#pointAt({ clientX: x, clientY: y }));
      },
      end: (state) => {
        if (!camera.isHeld) return;
        const { x, y } = this.#unit;
        if (state && host.enableScroll) view.release(state.speedX / x, state.speedY / y);
        else view.release();
      },
    });
    this.#pinch.hostConnected();
    this.#pinch.guard(true);
    for (const type of EVENTS) pane.addEventListener(type, this, { passive: false });
  }

  stop(): void {
    const { pane } = this.#target;
    this.#pinch.hostDisconnected();
    this.#pinch.guard(false);
    this.#hint.remove();
    for (const type of EVENTS) pane.removeEventListener(type, this);
  }

  handleEvent(event: Event): void {
    if (event.defaultPrevented || isInField(event, this.#target.pane)) return;
    if (event.type === 'wheel') this.#turn(event as WheelEvent);
    else if (event.type === 'pointercancel') this.#lose(event as PointerEvent);
    else if (!this.#isOnPressable(event)) this.#press(event as PointerEvent);
  }

  /** The browser scrolls the page by a finger that began on the map. */
  #lose({ pointerType, isPrimary }: PointerEvent): void {
    const { cooperative, enableScroll } = this.#target.host;
    if (cooperative && enableScroll && isPrimary && pointerType === 'touch') this.#hint.show('fingers');
  }

  #press(event: PointerEvent): void {
    const { type, shiftKey, timeStamp, clientX, clientY, pointerType } = event;
    const point = this.#pointAt(event);
    if (type === 'dblclick') {
      // The taps of fingers are counted here: not all browsers do.
      if (this.#tap.isMouse) this.#zoom(shiftKey ? -1 : 1, ...point);
      return;
    }
    const isMouse = pointerType !== 'touch' && pointerType !== 'pen';
    const before = this.#tap;
    const isNear = Math.hypot(clientX - before.x, clientY - before.y) < DOUBLE_DISTANCE;
    const isSecond = timeStamp - before.time < DOUBLE_TIME && isNear;
    this.#tap = { time: isSecond ? -Infinity : timeStamp, x: clientX, y: clientY, isMouse };
    if (!isSecond) this.#target.tapped(...point);
    else if (!isMouse) this.#zoom(1, ...point);
  }

  #zoom(steps: number, x: number, y: number): void {
    if (this.#target.host.enableZoom) this.#target.view.zoom(steps, x, y);
  }

  #turn(event: WheelEvent): void {
    const { deltaX, deltaY, deltaMode, timeStamp } = event;
    const { enableZoom, cooperative } = this.#target.host;
    if (!enableZoom || !deltaY || Math.abs(deltaX) > Math.abs(deltaY)) return;
    if (cooperative && !event.ctrlKey && !event.metaKey) return this.#hint.show('wheel');
    event.preventDefault();
    const before = timeStamp - this.#turned.time > WHEEL_REST ? 0 : this.#turned.sum;
    const isReversed = Math.sign(before) === -Math.sign(deltaY);
    const sum = (isReversed ? 0 : before) + deltaY * WHEEL_UNITS[deltaMode]!;
    // The first move of a wheel zooms, however small its step.
    const steps = before && !isReversed ? Math.trunc(sum / WHEEL_STEP) : Math.sign(sum);
    this.#turned = { sum: before && !isReversed ? sum - steps * WHEEL_STEP : Math.sign(sum), time: timeStamp };
    if (steps) this.#zoom(-Math.sign(steps), ...this.#pointAt(event));
  }

  #isOnPressable(event: Event): boolean {
    const path = event.composedPath() as Element[];
    return path.slice(0, path.indexOf(this.#target.pane)).some((node) => node.matches?.(PRESSABLE));
  }

  /** A point of the viewport in px of the box, also where a transform scales it. */
  #pointAt({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): [x: number, y: number] {
    const { pane } = this.#target;
    const { left, top, width, height } = boxOf(pane);
    return [
      ((clientX - left) * pane.offsetWidth) / (width || 1),
      ((clientY - top) * pane.offsetHeight) / (height || 1),
    ];
  }
}
