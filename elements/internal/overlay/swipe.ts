import type { ReactiveControllerHost } from 'lit';
import { PanController } from '../gesture/pan.js';
import type { OpenOverlay } from './stack.js';

type Overlay = OpenOverlay & ReactiveControllerHost & { readonly open: boolean };

/** Travel in px after which letting go is final. */
const FAR = 56;
/** Speed in px/ms that makes any swipe final. */
const FAST = 0.5;

/** Lets the user push a box of the overlay's off the screen, in any direction. `left` is called when it is let go. */
export function swipeAway(overlay: Overlay, boxOf: () => HTMLElement | null, left: () => void): PanController {
  const put = (style: { translate: string; opacity: string }) => Object.assign(boxOf()?.style ?? {}, style);
  return new PanController(overlay, {
    name: 'toast',
    axis: () => 'both',
    mayEnter: (event) => overlay.isDismissible && event.composedPath().includes(boxOf()!),
    move({ x, y }) {
      put({ translate: `${x}px ${y}px`, opacity: String(Math.max(0.2, 1 - Math.hypot(x, y) / 200)) });
    },
    end({ x, y, speedX, speedY }, cancelled) {
      const isFinal = Math.hypot(x, y) > FAR || Math.hypot(speedX, speedY) > FAST;
      if (!cancelled && isFinal) overlay.dismiss('swipe');
      // Its guard may keep it, or need to think.
      if (overlay.open) put({ translate: '', opacity: '' });
      left();
    },
  });
}
