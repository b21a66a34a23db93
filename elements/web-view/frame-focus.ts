/** What stands around a frame that may have the focus. */
export interface FrameFocusHost {
  /** @internal */
  readonly isFrameFocused: boolean;
  /** @internal The keyboard has come into the frame, or the focus has left it. */
  frameFocused(isByKey: boolean): void;
}

const TYPES = ['keydown', 'pointerdown', 'blur', 'focus'];

/**
 * Tells when the keyboard comes into a frame. `:focus` does not match a frame whose page has the focus, and no event is
 * fired at it: the window loses the focus.
 */
export class FrameFocus {
  readonly #view: Window;
  readonly #host: FrameFocusHost;
  #isByKey = false;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(view: Window, host: FrameFocusHost) {
    this.#view = view;
    this.#host = host;
    for (const type of TYPES) view.addEventListener(type, this, { capture: true });
  }

  end(): void {
    for (const type of TYPES) this.#view.removeEventListener(type, this, { capture: true });
    clearTimeout(this.#timer);
  }

  handleEvent(event: Event): void {
    const { type, target } = event;
    if (type === 'keydown') this.#isByKey = (event as KeyboardEvent).key === 'Tab';
    else if (type === 'pointerdown') this.#isByKey = false;
    else if (target === this.#view) {
      clearTimeout(this.#timer);
      if (type === 'focus') this.#host.frameFocused(false);
      // Firefox sets the active element after the event.
      else this.#timer = setTimeout(() => this.#isByKey && this.#host.isFrameFocused && this.#host.frameFocused(true));
    }
  }
}
