import type { ReactiveControllerHost } from 'lit';
import { PanController } from '../internal/gesture/pan.js';
import type { OpenOverlay } from '../internal/overlay/stack.js';

type Overlay = OpenOverlay & ReactiveControllerHost & { readonly open: boolean };

/** A swipe closes from this distance in px on. */
const FAR = 56;
/** A swipe closes from this speed in px/ms on, however short it is. */
const FAST = 0.5;

/** Lets the user swipe a box of the overlay off the screen in any direction. `released` is called when a drag ends. */
export function swipeAway(overlay: Overlay, boxOf: () => HTMLElement | null, released: () => void): PanController {
  const draw = (style: { translate: string; opacity: string }) => Object.assign(boxOf()?.style ?? {}, style);
  return new PanController(overlay, {
    name: 'toast',
    axis: () => 'both',
    mayEnter: (event) => overlay.isDismissible && event.composedPath().includes(boxOf()!),
    move({ x, y }) {
      draw({ translate: `${x}px ${y}px`, opacity: String(Math.max(0.2, 1 - Math.hypot(x, y) / 200)) });
    },
    end({ x, y, speedX, speedY }, cancelled) {
      const isFinal = Math.hypot(x, y) > FAR || Math.hypot(speedX, speedY) > FAST;
      if (!cancelled && isFinal) overlay.dismiss('swipe');
      // The guard may refuse, or has not answered yet.
      if (overlay.open) draw({ translate: '', opacity: '' });
      released();
    },
  });
}
