import { CONTROL_PRIORITY, gestureArena, type Gesture, type Verdict } from '../internal/gesture/arena.js';
import { pointOn } from './coordinates.js';
import { CanvasTouchEvent, type CanvasTouch } from './events.js';

/** What touches need of their canvas element. */
interface TouchHost extends EventTarget {
  readonly disableScroll: boolean;
  readonly canvas: HTMLCanvasElement;
}

const TYPES: Readonly<Record<string, string>> = {
  pointerdown: 'touchstart',
  pointermove: 'touchmove',
  pointerup: 'touchend',
  pointercancel: 'touchcancel',
};

/** A canvas that nothing around it scrolls or moves under the finger. */
class Drawing implements Gesture {
  readonly name = 'canvas';
  readonly priority = CONTROL_PRIORITY;

  judge(): Verdict {
    return 'claim';
  }
}

/** Kinds of pointers for which the browser itself fires touch events. On phones pens are among them, on desktops not. */
const native = new Set<string>();

/**
 * Fires touch events for fingers, mice and pens: `touchstart`, `touchmove`, `touchend` and `touchcancel`,
 * whose touches have `x` and `y` in px of the canvas. Fingers fire these events natively; their touches get `x` and `y`.
 */
export class Touches {
  readonly #host: TouchHost;
  /** Pointer -> its touch, for pointers without events of the browser. */
  readonly #touches = new Map<number, CanvasTouch & { readonly kind: string }>();

  constructor(host: TouchHost) {
    this.#host = host;
    // Before the listeners of the page.
    for (const type of Object.values(TYPES)) host.addEventListener(type, this, { capture: true, passive: true });
    for (const type of Object.keys(TYPES)) host.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    if (event instanceof CanvasTouchEvent) return;
    if (!event.type.startsWith('touch')) this.#follow(event as PointerEvent);
    // Not an event of that name that a page made up.
    else if ('changedTouches' in event) this.#place(event as TouchEvent);
  }

  /** Adds `x` and `y` to the touches of a native event. */
  #place(event: TouchEvent): void {
    for (const { identifier, kind } of this.#touches.values()) {
      if (event.type !== 'touchstart' || kind === 'mouse') continue;
      // The first finger or pen: its `touchstart` was fired from its pointer event. The browser fires the events that follow.
      native.add(kind);
      this.#touches.delete(identifier);
      event.stopImmediatePropagation();
    }
    for (const list of [event.touches, event.targetTouches, event.changedTouches]) {
      for (const touch of list) Object.assign(touch, pointOn(this.#host.canvas, touch));
    }
  }

  #follow(event: PointerEvent): void {
    const { type, pointerId, pointerType, button, isTrusted } = event;
    const { canvas, disableScroll } = this.#host;
    const isDown = type === 'pointerdown';
    if (isDown && disableScroll && button === 0) gestureArena().enter(event, new Drawing());
    if (pointerType === 'touch' && 'ontouchstart' in globalThis) native.add(pointerType);
    if (native.has(pointerType)) return;
    if (isDown ? button !== 0 : !this.#touches.has(pointerId)) return;
    // As with fingers, the canvas that was touched gets the moves beyond its edge.
    if (isDown && isTrusted) canvas.setPointerCapture(pointerId);
    const touch = { ...this.#touchOf(event), kind: pointerType };
    if (type === 'pointerup' || type === 'pointercancel') this.#touches.delete(pointerId);
    else this.#touches.set(pointerId, touch);
    this.#host.dispatchEvent(new CanvasTouchEvent(TYPES[type]!, [...this.#touches.values()], touch));
  }

  #touchOf(event: PointerEvent): CanvasTouch {
    const { pointerId, clientX, clientY, pageX, pageY, pressure } = event;
    const { x, y } = pointOn(this.#host.canvas, event);
    return { identifier: pointerId, x, y, clientX, clientY, pageX, pageY, force: pressure };
  }
}
