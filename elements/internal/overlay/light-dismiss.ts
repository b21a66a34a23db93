import { isTopmost, type OpenOverlay } from './stack.js';

/** An overlay that does not block the page, so that presses beside it are events of the page. */
export interface LightDismissHost extends OpenOverlay {
  /** Whether a press beside it closes it. */
  readonly lightDismiss: boolean;
  /** @internal Whether a press with this path is on the overlay, or on what opens it. */
  isWithin(path: readonly EventTarget[]): boolean;
}

/**
 * Asks to close an overlay by Escape, while it is the topmost one, and by a press beside it. A press is over when the
 * pointer is up: a finger that scrolls the page closes nothing.
 */
export class LightDismiss {
  readonly #host: LightDismissHost;
  #page: Document | undefined;
  /** The pointer that is down beside it. */
  #pressed: number | undefined;

  constructor(host: LightDismissHost) {
    this.#host = host;
  }

  start(page: Document): void {
    this.stop();
    this.#page = page;
    page.addEventListener('keydown', this);
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) page.addEventListener(type, this, true);
  }

  stop(): void {
    const page = this.#page;
    this.#page = undefined;
    this.#pressed = undefined;
    page?.removeEventListener('keydown', this);
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) page?.removeEventListener(type, this, true);
  }

  handleEvent(event: KeyboardEvent | PointerEvent): void {
    if ('key' in event) this.#handleKey(event);
    else this.#handlePointer(event);
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !isTopmost(this.#host)) return;
    // Nothing beneath it closes by the same press.
    event.preventDefault();
    this.#host.dismiss('escape');
  }

  #handlePointer(event: PointerEvent): void {
    const { type, pointerId } = event;
    if (type === 'pointerdown') {
      const isBeside = this.#host.lightDismiss && !this.#host.isWithin(event.composedPath());
      this.#pressed = isBeside ? pointerId : undefined;
    } else if (pointerId === this.#pressed) {
      this.#pressed = undefined;
      if (type === 'pointerup') this.#host.dismiss('backdrop');
    }
  }
}
