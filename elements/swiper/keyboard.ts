import type { ReactiveElement } from 'lit';
import type { SwiperController } from './carousel.js';

type KeyboardHost = ReactiveElement & { readonly vertical: boolean };

/** Moves the slides by the arrow keys, Home, End, PageUp and PageDown, while the scroller or a dot has the focus. */
export class SwiperKeyboard {
  readonly #host: KeyboardHost;
  readonly #controller: SwiperController;

  constructor(host: KeyboardHost, controller: SwiperController) {
    this.#host = host;
    this.#controller = controller;
    host.addEventListener('keydown', this);
  }

  handleEvent(event: KeyboardEvent): void {
    const [origin] = event.composedPath() as [Element];
    // Keys in a slide are for what is in the slide.
    if (event.target !== this.#host || origin === this.#host || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!this.#move(event.key)) return;
    event.preventDefault();
    if (origin.role === 'tab') void this.#focusDot();
  }

  /** Returns whether the key has a meaning. */
  #move(key: string): boolean {
    const controller = this.#controller;
    const { vertical } = this.#host;
    const [forward, back] = vertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
    const sign = !vertical && this.#host.matches(':dir(rtl)') ? -1 : 1;
    if (key === 'Home') controller.goTo(0, 'keyboard');
    else if (key === 'End') controller.goTo(controller.slides.count - 1, 'keyboard');
    else if (key === forward) controller.step(sign, 'keyboard');
    else if (key === back) controller.step(-sign, 'keyboard');
    else if (key === 'PageDown') controller.step(1, 'keyboard');
    else if (key === 'PageUp') controller.step(-1, 'keyboard');
    else return false;
    return true;
  }

  /** Moves the focus to the dot of the current slide. */
  async #focusDot(): Promise<void> {
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }
}
