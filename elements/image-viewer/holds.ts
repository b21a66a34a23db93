import type { ReactiveElement } from 'lit';
import { PressController } from '../internal/gesture/press.js';
import { isOnStage } from './stage.js';

const RIGHT_BUTTON = 2;

/** Notices that the user holds a picture, presses it with the right mouse button, or presses the key for context menus. */
export class Holds {
  readonly #viewer: ReactiveElement;
  readonly #notify: () => boolean;
  readonly #press: PressController;
  #isHeld = false;

  /** `notify` returns whether the page has shown a menu. */
  constructor(viewer: ReactiveElement, notify: () => boolean) {
    this.#viewer = viewer;
    this.#notify = notify;
    this.#press = new PressController(viewer, {
      mayEnter: (event) => isOnStage(event, viewer),
      isLong: () => (this.#isHeld = notify()),
      end: () => (this.#isHeld = false),
    });
  }

  /** `event`: a `contextmenu` within the dialog. */
  handleEvent(event: Event): void {
    const { button, pointerType } = event as PointerEvent;
    const isByKey = button !== RIGHT_BUTTON && pointerType !== 'touch';
    // Not from another overlay in this one.
    const isOurs = (event.target as Node).getRootNode() === this.#viewer.renderRoot;
    if (!isOurs || !(isByKey || isOnStage(event, this.#viewer))) return;
    // A browser opens its menu somewhat later than a long press is one.
    if (this.#isHeld || (!this.#press.active && this.#notify())) event.preventDefault();
  }
}
