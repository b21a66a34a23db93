import { screenHeightOf, zoomOf } from '../element/scale.js';
import { focusTrail } from '../../base/focus.js';

/** In px. What covers less than this is a scroll bar or a rounding error, not a keyboard. */
const MIN_KEYBOARD_HEIGHT = 24;

/**
 * Keeps custom properties of a surface up to date: `--_covered`, how much of the page's bottom an on-screen keyboard
 * covers, and `--_shifted`, how far the browser has moved the page up to make room for it, in px of the surface. Where the
 * page is zoomed, `--_screen` is the height of the screen. Returns a function that stops it.
 */
export function followKeyboard(surface: HTMLElement): () => void {
  const page = surface.ownerDocument;
  const view = page.defaultView;
  const visible = view?.visualViewport;
  const screen = screenHeightOf(surface);
  surface.style.setProperty('--_screen', screen === '100dvh' ? '' : screen);
  if (!view || !visible) return () => undefined;
  let last = 0;
  const update = () => {
    // A user who has zoomed in sees a part of the page, but nothing covers the rest.
    const shifted = visible.scale > 1 ? 0 : visible.offsetTop;
    const rest = view.innerHeight - visible.height * visible.scale - shifted;
    const covered = rest < MIN_KEYBOARD_HEIGHT ? 0 : rest;
    const write = (name: string, length: number) =>
      surface.style.setProperty(name, length ? `${length / zoomOf(surface)}px` : '');
    write('--_covered', covered);
    write('--_shifted', shifted);
    // The browser scrolled the field into view before the surface became smaller.
    if (covered > last) {
      const overlay = (surface.getRootNode() as ShadowRoot).host as HTMLElement;
      const trail = focusTrail(page, overlay);
      if (trail.includes(overlay)) trail[0]!.scrollIntoView({ block: 'nearest' });
    }
    last = covered;
  };
  const types = ['resize', 'scroll'];
  for (const type of types) visible.addEventListener(type, update);
  update();
  return () => {
    for (const type of types) visible.removeEventListener(type, update);
  };
}
