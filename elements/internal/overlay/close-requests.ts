import { pageWide } from '../element/page-wide.js';
import { boxOf } from '../element/scale.js';

/** Whether an overlay, of any copy of the library, has taken the present press of Escape. */
const escape = () => pageWide('escape', () => ({ isTaken: false }));

/**
 * True for one overlay per press of Escape. One Escape makes Chrome close all dialogs that opened since the user last did
 * something, beginning with the topmost: that is the one to close.
 */
function takeEscape(): boolean {
  const press = escape();
  if (press.isTaken) return false;
  press.isTaken = true;
  setTimeout(() => (press.isTaken = false));
  return true;
}

/** Another press has begun: on a busy page that is before the timer of the one before. */
export function escapePressed(): void {
  escape().isTaken = false;
}

/** Whether a press is on the backdrop. Its events have the surface as their target: only their position differs. */
function isOutside({ target, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = boxOf(target as Element);
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Finds out from the events of a surface when the user wants to close it: by Escape, or by a click on the backdrop. */
export class CloseRequests {
  /** Whether the Escape that makes the browser close the dialog is for this one. */
  #hasEscape = true;
  /** Whether the press that a click ends began on the backdrop. */
  #pressedBackdrop = false;

  /** How the user asks by this event to close the surface, if at all. The surface stays open. */
  reasonOf(event: Event, surface: HTMLElement | undefined): 'escape' | 'backdrop' | undefined {
    const isOnSurface = surface !== undefined && event.target === surface;
    switch (event.type) {
      case 'cancel':
        // That of a file input inside bubbles.
        if (!isOnSurface) return undefined;
        event.preventDefault();
        this.#hasEscape = takeEscape();
        // If it cannot be prevented, the browser closes the dialog: the `close` event follows.
        return event.defaultPrevented && this.#hasEscape ? 'escape' : undefined;
      case 'close':
        // The browser has closed it by itself, as it does at a second Escape in a row. The guard is asked all the same.
        if (!isOnSurface || (surface as HTMLDialogElement).open) return undefined;
        (surface as HTMLDialogElement).showModal();
        return this.#hasEscape ? 'escape' : undefined;
      case 'pointerdown':
        this.#pressedBackdrop = isOnSurface && isOutside(event as PointerEvent);
        return undefined;
      case 'click':
        return isOnSurface && this.#pressedBackdrop ? 'backdrop' : undefined;
    }
    return undefined;
  }
}
