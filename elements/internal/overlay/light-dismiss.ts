import { isTopmost, type OpenOverlay } from './stack.js';
import { treesAround } from './trees.js';

const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'];

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
  #trees: readonly (Document | ShadowRoot)[] = [];
  /** The pointer that is down beside it. */
  #pressed: number | undefined;

  constructor(host: LightDismissHost) {
    this.#host = host;
  }

  start(): void {
    this.stop();
    this.#trees = treesAround(this.#host);
    this.#trees[0]!.addEventListener('keydown', this);
    for (const tree of this.#trees) for (const type of PRESSES) tree.addEventListener(type, this, true);
  }

  stop(): void {
    this.#pressed = undefined;
    this.#trees[0]?.removeEventListener('keydown', this);
    for (const tree of this.#trees) for (const type of PRESSES) tree.removeEventListener(type, this, true);
    this.#trees = [];
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
      // In a closed tree the second time, with the whole path, decides.
      const isBeside = this.#host.lightDismiss && !this.#host.isWithin(event.composedPath());
      this.#pressed = isBeside ? pointerId : undefined;
    } else if (pointerId === this.#pressed) {
      this.#pressed = undefined;
      if (type === 'pointerup') this.#host.dismiss('backdrop');
    }
  }
}
