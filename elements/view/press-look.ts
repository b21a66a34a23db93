/** The element that looks pressed, and what its page chose for that look. */
export interface Pressable extends HTMLElement {
  readonly hoverClass: string;
  readonly hoverStartTime: number;
  readonly hoverStayTime: number;
}

/**
 * Shows that an element is pressed, by `:state(pressed)` and the classes of `hover-class`. The look appears after a delay,
 * so that nothing flashes when a finger scrolls, and stays for a while after the release.
 */
export class PressLook {
  readonly #element: Pressable;
  readonly #states: CustomStateSet;
  #timer?: ReturnType<typeof setTimeout>;
  #isShown = false;
  #isReleased = false;
  /** The classes that were added, without those that the element had anyway. */
  #classes: string[] = [];

  constructor(element: Pressable, states: CustomStateSet) {
    this.#element = element;
    this.#states = states;
  }

  /** The element is pressed: shows the look after the start time. */
  press(): void {
    this.#isReleased = false;
    this.#after(this.#element.hoverStartTime, () => this.#show());
  }

  /** The press is over: hides the look after the stay time. If the look is still to come, it is shown first. */
  release(): void {
    this.#isReleased = true;
    if (this.#isShown) this.#after(this.#element.hoverStayTime, () => this.hide());
  }

  /** Hides the look at once. */
  hide(): void {
    clearTimeout(this.#timer);
    if (!this.#isShown) return;
    this.#isShown = false;
    const { classList } = this.#element;
    classList.remove(...this.#classes);
    if (classList.length === 0) this.#element.removeAttribute('class');
    this.#states.delete('pressed');
  }

  #show(): void {
    if (!this.#isShown) {
      this.#isShown = true;
      const { classList, hoverClass } = this.#element;
      const names = hoverClass === 'none' ? [] : hoverClass.split(/\s+/);
      this.#classes = names.filter((name) => name && !classList.contains(name));
      classList.add(...this.#classes);
      this.#states.add('pressed');
    }
    if (this.#isReleased) this.release();
  }

  #after(time: number, action: () => void): void {
    clearTimeout(this.#timer);
    if (time > 0) this.#timer = setTimeout(action, time);
    else action();
  }
}
