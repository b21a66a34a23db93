/** Whose look it is, and what the look is. */
export interface Pressable extends HTMLElement {
  readonly hoverClass: string;
  readonly hoverStartTime: number;
  readonly hoverStayTime: number;
  /** Turns `:state(pressed)` on or off. */
  pressedChanged(pressed: boolean): void;
}

/** The look of what is pressed: it comes a moment after the finger, so that a scroll does not flash, and goes later. */
export class PressLook {
  readonly #host: Pressable;
  #timer?: ReturnType<typeof setTimeout>;
  #isOn = false;
  #isReleased = false;
  /** What was added to the classes that the page has given. */
  #classes: string[] = [];

  constructor(host: Pressable) {
    this.#host = host;
  }

  press(): void {
    this.#isReleased = false;
    this.#after(this.#host.hoverStartTime, () => this.#show());
  }

  /** A press that was shorter than it takes the look to come shows all the same. */
  release(): void {
    this.#isReleased = true;
    if (this.#isOn) this.#after(this.#host.hoverStayTime, () => this.hide());
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (!this.#isOn) return;
    this.#isOn = false;
    const { classList } = this.#host;
    classList.remove(...this.#classes);
    if (classList.length === 0) this.#host.removeAttribute('class');
    this.#host.pressedChanged(false);
  }

  #show(): void {
    const { classList, hoverClass } = this.#host;
    if (!this.#isOn) {
      this.#isOn = true;
      const names = hoverClass === 'none' ? [] : hoverClass.split(/\s+/);
      this.#classes = names.filter((name) => name && !classList.contains(name));
      classList.add(...this.#classes);
      this.#host.pressedChanged(true);
    }
    if (this.#isReleased) this.release();
  }

  #after(time: number, action: () => void): void {
    clearTimeout(this.#timer);
    if (time > 0) this.#timer = setTimeout(action, time);
    else action();
  }
}
