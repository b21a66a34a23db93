import { viewOf } from '../element/view.js';

/** In px. What covers less is no keyboard: iPads show a bar of shortcuts of about 70 px above one of hardware. */
const MIN_HEIGHT = 100;
/** What a device has that is not used by touch alone: a mouse, pen or trackpad. */
const FINE = '(any-pointer: fine), (any-hover: hover)';

/**
 * Whether the user types on a keyboard on the screen, which closes when the field loses the focus. `event` is what they did
 * in the field last, by a key or a click. Two signals, since no API tells:
 * - The keyboard covers a part of the page: iOS, and Android by default or with `navigator.virtualKeyboard.overlaysContent`.
 * - The page has become smaller instead (`interactive-widget=resizes-content`, web views), which a page cannot tell from
 *   another size of the window. But then the device has nothing but fingers, and the keys on its screen have no `code`, as
 *   those of hardware have.
 */
export function isOnScreenKeyboard(field: HTMLElement, event: Event): boolean {
  const view = viewOf(field);
  const { visualViewport: visible, innerHeight } = view;
  const { virtualKeyboard } = view.navigator as { virtualKeyboard?: { boundingRect: DOMRect } };
  // A user who has zoomed in sees a part of the page, but nothing covers the rest.
  const shifted = !visible || visible.scale > 1 ? 0 : visible.offsetTop;
  const covered = visible ? innerHeight - visible.height * visible.scale - shifted : 0;
  if (Math.max(covered, virtualKeyboard?.boundingRect.height ?? 0) >= MIN_HEIGHT) return true;
  const { code, pointerType } = event as Partial<KeyboardEvent & PointerEvent>;
  const isByFinger = pointerType === undefined ? !code : pointerType === 'touch';
  return isByFinger && !view.matchMedia(FINE).matches;
}
