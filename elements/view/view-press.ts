import type { ReactiveControllerHost } from 'lit';
import { isFormAssociated } from '../internal/form/form-associated.js';
import { PressController, type PressOptions } from '../internal/gesture/press.js';
import { PressLook, type Pressable } from '../internal/gesture/press-look.js';
import { LongPressEvent } from './long-press-event.js';

/** What `ViewPress` needs of its view. */
export type PressableView = Pressable & ReactiveControllerHost;

/** A press on one of these belongs to it, not to the view around it. */
const CONTROL = 'button, input, select, textarea, audio, video, [contenteditable]';

/** Whether a press began on a control inside the view. */
function isOnControl(view: Element, event: Event): boolean {
  const path = event.composedPath() as Element[];
  // The path contains shadow roots, which have no `matches`.
  return path.slice(0, path.indexOf(view)).some((node) => node.matches?.(CONTROL) || isFormAssociated(node));
}

/** What a view does while it is pressed: it looks pressed, and fires `longpress`. Made at the first press of a view. */
export class ViewPress {
  readonly #view: PressableView;
  readonly #look: PressLook;

  constructor(view: PressableView, states: CustomStateSet, first: PointerEvent) {
    this.#view = view;
    this.#look = new PressLook(view, states);
    const longPress = (event: PointerEvent) => this.#longPress(event);
    const options: PressOptions = {
      mayEnter: (event) => {
        // Without a listener for `longpress`, a press stays a click, however long it takes.
        const mayBeLong = view.matches(':state(long-pressable)') && !isOnControl(view, event);
        options.longPress = mayBeLong ? longPress : undefined;
        return true;
      },
      start: (event) => this.#look.start(event),
      end: (cancelled) => {
        view.removeEventListener('contextmenu', this);
        this.#look.end(cancelled);
      },
    };
    new PressController(view, options).handleEvent(first);
  }

  /** The view has left the page. */
  end(): void {
    this.#look.hide();
  }

  /** Prevents the menu that browsers open when a finger stays down. */
  handleEvent(event: Event): void {
    event.preventDefault();
  }

  #longPress(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.#view.addEventListener('contextmenu', this);
    this.#view.dispatchEvent(new LongPressEvent(event));
  }
}
