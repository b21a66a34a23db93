import { viewOf } from '../element/view.js';

const START = ['pointerdown', 'mousedown'];
const END = ['pointerup', 'pointercancel', 'mouseup', 'dragend'];

/** The presses of one window. */
class Presses {
  /** Controls that may have something to wait for. */
  count = 0;
  #isDown = false;
  readonly #waiting = new Map<object, () => void>();
  readonly #view: Window;

  constructor(view: Window) {
    this.#view = view;
  }

  listen(isOn: boolean): void {
    for (const type of [...START, ...END])
      this.#view[isOn ? 'addEventListener' : 'removeEventListener'](type, this, { capture: true, passive: true });
    if (!isOn) this.#end();
  }

  handleEvent({ type }: Event): void {
    if (START.includes(type)) this.#isDown = true;
    // The click follows in this task. On a touch screen the browser presses again, as a mouse: then the end comes later.
    else if (this.#isDown) setTimeout(() => this.#isDown || this.#flush());
    if (END.includes(type)) this.#isDown = false;
  }

  after(key: object, action: () => void): void {
    if (this.#isDown) this.#waiting.set(key, action);
    else {
      this.#waiting.delete(key);
      action();
    }
  }

  #end(): void {
    this.#isDown = false;
    this.#flush();
  }

  #flush(): void {
    const actions = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const action of actions) action();
  }
}

const presses = new WeakMap<Window, Presses>();

/** Counts one more (1) or one less (-1) control in `view`, which listens to presses while there are some. */
export function watchPresses(view: Window, change: 1 | -1): void {
  let found = presses.get(view);
  if (!found) presses.set(view, (found = new Presses(view)));
  const before = found.count;
  found.count += change;
  if (!before || !found.count) found.listen(found.count > 0);
}

/**
 * Runs `action` when no pointer is down, now or after the click: what moves the layout meanwhile would move what the user
 * presses away from under the pointer, and the click would be lost. Of several actions of an element the last one counts.
 */
export function afterPress(element: Element, action: () => void): void {
  const found = presses.get(viewOf(element));
  if (found) found.after(element, action);
  else action();
}
