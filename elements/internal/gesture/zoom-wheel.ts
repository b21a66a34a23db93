/** Most that one turn of a wheel zooms by, in px of scrolling, and how many px make it e times as large. */
const MOST = 25;
const PER_ZOOM = 100;
/** By the unit of the event: px, lines, pages. */
const UNITS = [1, 16, 400];

/** Safari's own event of a touchpad. */
interface GestureEvent extends MouseEvent {
  readonly scale: number;
}

const EVENTS = ['wheel', 'gesturestart', 'gesturechange'];

/**
 * Zooms by the pinch of a touchpad and the wheel with Control, which would zoom the page. The wheel alone is the page's,
 * unless `isPlain`: then one that turns up or down zooms as well.
 */
export class ZoomWheel {
  readonly #element: HTMLElement;
  readonly #zoom: (ratio: number, clientX: number, clientY: number) => void;
  readonly #isPlain: boolean;
  #isOn = false;
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
    const isMeant = event.ctrlKey || (this.#isPlain && Math.abs(event.deltaY) > Math.abs(event.deltaX));
    if (!isMeant || !event.deltaY) return;
    event.preventDefault();
    const px = event.deltaY * UNITS[event.deltaMode]!;
    this.#zoom(Math.exp(-Math.max(-MOST, Math.min(MOST, px)) / PER_ZOOM), event.clientX, event.clientY);
  }

  #pinch(event: GestureEvent): void {
    event.preventDefault();
    if (event.type === 'gesturestart') this.#scale = 1;
    if (event.scale > 0) this.#zoom(event.scale / this.#scale, event.clientX, event.clientY);
    this.#scale = event.scale;
  }
}
