import type { ReactiveControllerHost } from 'lit';
import { PressController } from '../internal/gesture/press.js';

/** How a held button repeats: how many times in this many ms each; then faster. */
const PACES = [
  { times: 5, delay: 160 },
  { times: 10, delay: 80 },
  { times: Infinity, delay: 40 },
] as const;

export interface HeldButtonHost extends ReactiveControllerHost, HTMLElement {
  /** @internal The direction of the usable button that an event is on: 1 or -1; 0 for none. */
  directionOf(event: Event): number;
  /** @internal Makes one step, and says whether there can be another one. */
  holdStep(direction: number): boolean;
  /** @internal The button was let go. */
  released(): void;
}

/** Repeats the step of a button that is held, faster and faster, until it is let go or cannot go on. */
export class HeldButton {
  readonly #host: HeldButtonHost;
  #timer?: ReturnType<typeof setTimeout>;
  #isHeld = false;
  #direction = 0;

  constructor(host: HeldButtonHost) {
    this.#host = host;
    new PressController(host, {
      mayEnter: (event) => event.isPrimary && host.directionOf(event) !== 0,
      start: (event) => (this.#direction = host.directionOf(event)),
      longPress: (event) => {
        // The button is disabled at the end, and would hide the release from the page.
        if (event.isTrusted) host.setPointerCapture(event.pointerId);
        this.#isHeld = true;
        this.#repeat(0);
      },
      end: () => this.#end(),
    });
  }

  #repeat(count: number): void {
    if (!this.#host.holdStep(this.#direction) || !this.#isHeld) return;
    let rest = count;
    const { delay } = PACES.find(({ times }) => (rest -= times) < 0)!;
    this.#timer = setTimeout(() => this.#repeat(count + 1), delay);
  }

  #end(): void {
    clearTimeout(this.#timer);
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#host.released();
  }
}
