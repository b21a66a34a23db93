import { zoomOf } from '../internal/element/scale.js';
import { warnOnce } from '../internal/element/warn.js';
import { elementOf, rectangleOf } from '../internal/overlay/anchor.js';
import { follow } from '../internal/overlay/follow.js';

/** What the toast gets of the page's height in any case, in px. */
const LEAST_ROOM = 120;

/** The toast that keeps clear of an element. */
export interface ClearanceHost extends HTMLElement {
  readonly positionAnchor: Element | string | undefined;
  readonly position: string;
}

/** Keeps a toast at the top or bottom clear of its `positionAnchor`, wherever that moves. */
export class Clearance {
  readonly #toast: ClearanceHost;
  #stopFollowing: (() => void) | undefined;

  constructor(toast: ClearanceHost) {
    this.#toast = toast;
  }

  /** Places `surface`, again in each frame in which the anchor has moved. */
  start(surface: HTMLElement): void {
    const { positionAnchor: given } = this.#toast;
    this.stop();
    if (given && !elementOf(this.#toast, given))
      warnOnce(this.#toast, 'positionAnchor', 'an element, or the id of one', given);
    const place = () => this.#place(surface);
    place();
    if (given) this.#stopFollowing = follow(this.#toast, () => this.#insetsOf(surface), place);
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
  }

  /** Distances from the top of the screen to the bottom of the anchor, and from the bottom to its top, in px of the toast. */
  #insetsOf(surface: HTMLElement): readonly [top: string, bottom: string] {
    const { innerWidth, innerHeight } = this.#toast.ownerDocument.defaultView!;
    const box = rectangleOf(elementOf(this.#toast, this.#toast.positionAnchor));
    const isOnScreen = box && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isOnScreen) return ['', ''];
    // A toast over its anchor is better than one outside of the screen.
    const zoom = zoomOf(surface);
    const inset = (length: number) => `${Math.max(0, Math.min(length, innerHeight - LEAST_ROOM * zoom)) / zoom}px`;
    return [inset(box.bottom), inset(innerHeight - box.top)];
  }

  #place(surface: HTMLElement): void {
    const { position } = this.#toast;
    const [top, bottom] = this.#insetsOf(surface);
    surface.toggleAttribute('data-anchored', top !== '');
    surface.style.top = position === 'top' ? top : '';
    surface.style.bottom = position === 'bottom' ? bottom : '';
  }
}
