import { PressController, type PressOptions } from '../internal/gesture/press.js';
import { isFormAssociated } from '../internal/form/form-associated.js';
import { LongPressEvent } from './long-press-event.js';
import { PressLook } from './press-look.js';
import type { NcView } from './view.js';

/** What is held for reasons of its own. */
const CONTROL = 'button, input, select, textarea, audio, video, [contenteditable]';

/** Presses that a view inside has kept to itself. */
const kept = new WeakSet<Event>();

/** Whether a press began on a control inside the view. */
function isOfControl(view: NcView, event: Event): boolean {
  const path = event.composedPath() as Element[];
  // Roots of shadow trees match nothing.
  return path.slice(0, path.indexOf(view)).some((node) => node.matches?.(CONTROL) || isFormAssociated(node));
}

/** From its first press on: how a view looks, and that it is held. */
export class ViewPress {
  readonly #view: NcView;
  readonly #look: PressLook;

  constructor(view: NcView, first: PointerEvent) {
    this.#view = view;
    this.#look = new PressLook(view);
    const longPress = (event: PointerEvent) => this.#hold(event);
    const options: PressOptions = {
      mayEnter: (event) => {
        // A press that is nobody's long one stays a click, however long it takes.
        const isHeard = view.matches(':state(long-pressable)') && !isOfControl(view, event);
        options.longPress = isHeard ? longPress : undefined;
        return true;
      },
      start: (event) => {
        if (!kept.has(event)) this.#look.press();
        if (view.hoverStopPropagation) kept.add(event);
      },
      end: (cancelled) => {
        view.removeEventListener('contextmenu', this);
        if (cancelled) this.#look.hide();
        else this.#look.release();
      },
    };
    new PressController(view, options).handleEvent(first);
  }

  /** The view has left the page. */
  end(): void {
    this.#look.hide();
  }

  /** A finger that stays down would get the browser's menu as well. */
  handleEvent(event: Event): void {
    event.preventDefault();
  }

  #hold(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.#view.addEventListener('contextmenu', this);
    this.#view.dispatchEvent(new LongPressEvent(event));
  }
}
