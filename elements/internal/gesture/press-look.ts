import { setLongTimeout, type Timer } from '../../base/timers.js';

/** The element that looks pressed, and what its page chose for that look. */
export interface Pressable extends HTMLElement {
  readonly hoverClass: string;
  readonly hoverStartTime: number;
  readonly hoverStayTime: number;
  readonly hoverStopPropagation: boolean;
}

/** Presses on elements with `hover-stop-propagation`: the elements around them do not look pressed. */
const stopped = new WeakSet<Event>();

/** The classes of `hover-class`. */
const namesIn = (hoverClass: string): readonly string[] =>
  hoverClass !== 'none' ? hoverClass.split(/\s+/).filter(Boolean) : [];

/**
 * Shows that an element is pressed, by the classes of `hover-class` and, if its `states` are given, by `:state(pressed)`.
 * The look appears after a delay, so that nothing flashes when a finger scrolls, and stays for a while after the release.
 */
export class PressLook {
  readonly #element: Pressable;
  readonly #states: CustomStateSet | undefined;
  #timer: Timer | undefined;
  #isShown = false;
  #isReleased = false;
  /** The classes that were added, without those that the element had anyway. */
  #classes: readonly string[] = [];

  constructor(element: Pressable, states?: CustomStateSet) {
    this.#element = element;
    this.#states = states;
  }

  /** The element is pressed: shows the look after the start time. */
  start(event: PointerEvent): void {
    if (!stopped.has(event)) {
      this.#isReleased = false;
      this.#after(this.#element.hoverStartTime, () => this.#show());
    }
    if (this.#element.hoverStopPropagation) stopped.add(event);
  }

  /** The press is over: hides the look after the stay time. If the look is still to come, it is shown first. */
  end(cancelled: boolean): void {
    if (cancelled) this.hide();
    else this.#release();
  }

  /** Hides the look at once. */
  hide(): void {
    clearTimeout(this.#timer);
    if (!this.#isShown) return;
    this.#isShown = false;
    const { classList } = this.#element;
    if (this.#classes.length > 0) {
      classList.remove(...this.#classes);
      if (classList.length === 0) this.#element.removeAttribute('class');
    }
    this.#states?.delete('pressed');
  }

  #release(): void {
    this.#isReleased = true;
    if (this.#isShown) this.#after(this.#element.hoverStayTime, () => this.hide());
  }

  #show(): void {
    if (!this.#isShown) {
      this.#isShown = true;
      const { classList, hoverClass } = this.#element;
      this.#classes = namesIn(hoverClass).filter((name) => !classList.contains(name));
      // Without a name it would write an empty attribute.
      if (this.#classes.length > 0) classList.add(...this.#classes);
      this.#states?.add('pressed');
    }
    if (this.#isReleased) this.#release();
  }

  #after(time: number, action: () => void): void {
    clearTimeout(this.#timer);
    if (time > 0) this.#timer = setLongTimeout(action, time);
    else action();
  }
}
