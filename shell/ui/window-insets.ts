import type { Router } from '../router/index.js';
import type { Bars } from './bars.js';
import type { PageStyle } from './types.js';

interface InsetsHost {
  readonly bars: Bars;
  readonly router: Router;
  styleOf(route: string): PageStyle;
}

const SAFE_TOP = 'var(--nc-safe-top, 0px)';
const NAV_BAR = `calc(var(--nc-nav-bar-height, 44px) + ${SAFE_TOP})`;
const TAB_BAR = 'calc(var(--nc-tab-bar-height, 50px) + var(--nc-safe-bottom, 0px))';

/**
 * Sets `--window-top` and `--window-bottom` of the document: what the bars of the page on top take from the window. Page
 * styles and `getWindowInfo` read them. Set before the page gets its events. Returns a function that ends it.
 */
export function followWindowInsets(host: InsetsHost): () => void {
  const { bars, router } = host;
  const { style } = document.documentElement;
  const update = (): void => {
    const top = router.getSnapshot().entries.at(-1);
    const { navigationStyle, transparentTitle } = top ? host.styleOf(top.route) : {};
    const hasBar = top && navigationStyle !== 'custom' && transparentTitle !== 'auto';
    style.setProperty('--window-top', hasBar ? NAV_BAR : SAFE_TOP);
    style.setProperty(
      '--window-bottom',
      top?.tab && !bars.tabs.get().hidden && bars.tabBarDrawn.get() ? TAB_BAR : '0px',
    );
  };
  const stops = [router.subscribe(update), bars.tabs.subscribe(update), bars.tabBarDrawn.subscribe(update)];
  update();
  return () => {
    for (const stop of stops) stop();
    for (const side of ['top', 'bottom']) style.removeProperty(`--window-${side}`);
  };
}
