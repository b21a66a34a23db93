import { focusTrail } from './focus.js';

/** In px; what covers less than any keyboard is a scroll bar, or a rounding. */
const LEAST = 24;

/**
 * Tells a surface how much of the page an on-screen keyboard covers, and how far the browser has moved the page up to
 * make room for it: `--_covered` at the bottom, `--_shifted` at the top. Ends with the returned function.
 */
export function followKeyboard(surface: HTMLElement): () => void {
  const page = surface.ownerDocument;
  const view = page.defaultView;
  const visible = view?.visualViewport;
  if (!view || !visible) return () => undefined;
  let last = 0;
  const follow = () => {
    // Who has zoomed in looks at a part of the page, of which nothing is covered.
    const shifted = visible.scale > 1 ? 0 : visible.offsetTop;
    const rest = view.innerHeight - visible.height * visible.scale - shifted;
    const covered = rest < LEAST ? 0 : rest;
    surface.style.setProperty('--_covered', covered ? `${covered}px` : '');
    surface.style.setProperty('--_shifted', shifted ? `${shifted}px` : '');
    // The browser has brought the field into sight before there was less room for it.
    if (covered > last) {
      const trail = focusTrail(page);
      if (trail.includes((surface.getRootNode() as ShadowRoot).host as HTMLElement))
        trail[0]!.scrollIntoView({ block: 'nearest' });
    }
    last = covered;
  };
  const types = ['resize', 'scroll'];
  for (const type of types) visible.addEventListener(type, follow);
  follow();
  return () => {
    for (const type of types) visible.removeEventListener(type, follow);
  };
}
