import type { Router } from '../router/index.js';
import type { Bars } from './bars.js';
import { barOf } from './page-style.js';
import { baseOf } from './stage-layout.js';
import type { PageStyle } from './types.js';

/** Whether a bar stands above what the page shows. That of `auto` is not seen until the page has scrolled. */
const isBarSeen = (style: PageStyle): boolean => barOf(style) !== 'none' && style.transparentTitle !== 'auto';

interface InsetsHost {
  readonly bars: Bars;
  readonly router: Router;
  styleOf(route: string, key?: string): PageStyle;
}

const SAFE_TOP = 'var(--nc-safe-top, 0px)';
const NAV_BAR = `calc(var(--nc-nav-bar-height, 44px) + ${SAFE_TOP})`;
const TAB_BAR = 'calc(var(--nc-tab-bar-height, 50px) + var(--nc-safe-bottom, 0px))';

/**
 * Sets `--window-top` and `--window-bottom` of the document: what the bars of the page on top cover of the window. Page
 * styles and `getWindowInfo` read them. Set before the page gets its events. Returns a function that ends it.
 */
export function followWindowInsets(host: InsetsHost): () => void {
  const { bars, router } = host;
  const { style } = document.documentElement;
  const update = (): void => {
    const top = baseOf(router.getSnapshot());
    style.setProperty('--window-top', top && isBarSeen(host.styleOf(top.route, top.key)) ? NAV_BAR : SAFE_TOP);
    style.setProperty(
      '--window-bottom',
      top?.tab && !bars.tabs.get().hidden && bars.tabBarDrawn.get() ? TAB_BAR : '0px',
    );
  };
  const stops = [router, bars.tabs, bars.tabBarDrawn, bars.styled].map((state) => state.subscribe(update));
  update();
  return () => {
    for (const stop of stops) stop();
    for (const side of ['top', 'bottom']) style.removeProperty(`--window-${side}`);
  };
}
