/** One wheel event counts as at most this many px of scrolling. So many px zoom by the factor e. */
const MAX_DELTA = 25;
const PX_PER_ZOOM = 100;
/** Px per unit of `deltaMode`: px, lines, pages. */
const UNITS = [1, 16, 400];

/** Safari's event for a pinch on a touchpad. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
}

const EVENTS = ['wheel', 'gesturestart', 'gesturechange'];

/**
 * Zooms an element by a pinch on a touchpad, or the wheel with Control: both would zoom the page. With `isPlain`, the
 * wheel zooms without Control too.
 */
export class ZoomWheel {
  readonly #element: HTMLElement;
  readonly #zoom: (ratio: number, clientX: number, clientY: number) => void;
  readonly #isPlain: boolean;
  #isOn = false;
  /** The scale of the latest `GestureEvent`. */
  #scale = 1;

  constructor(
    element: HTMLElement,
    zoom: (ratio: number, clientX: number, clientY: number) => void,
    { isPlain = false } = {},
  ) {
    this.#element = element;
    this.#zoom = zoom;
    this.#isPlain = isPlain;
  }

  /** Starts or stops listening. */
  listen(on: boolean): void {
    if (on === this.#isOn) return;
    this.#isOn = on;
    for (const type of EVENTS) {
      if (on) this.#element.addEventListener(type, this, { passive: false });
      else this.#element.removeEventListener(type, this);
    }
  }

  handleEvent(event: Event): void {
    if (event.defaultPrevented) return;
    if (event.type === 'wheel') this.#turn(event as WheelEvent);
    else this.#pinch(event as GestureEvent);
  }

  #turn(event: WheelEvent): void {
    const isZoom = event.ctrlKey || (this.#isPlain && Math.abs(event.deltaY) > Math.abs(event.deltaX));
    if (!isZoom || !event.deltaY) return;
    event.preventDefault();
    const px = event.deltaY * UNITS[event.deltaMode]!;
    this.#zoom(Math.exp(-Math.max(-MAX_DELTA, Math.min(MAX_DELTA, px)) / PX_PER_ZOOM), event.clientX, event.clientY);
  }

  #pinch(event: GestureEvent): void {
    event.preventDefault();
    if (event.type === 'gesturestart') this.#scale = 1;
    if (event.scale > 0) this.#zoom(event.scale / this.#scale, event.clientX, event.clientY);
    this.#scale = event.scale;
  }
}
