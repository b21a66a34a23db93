import type { Router } from '../router/index.js';
import type { Bars } from './bars.js';
import { barOf } from './page-style.js';
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

/** The height of the tab bar as a length of CSS: what it measures, or will, as long as it is not hidden. */
function tabBarLength({ tabs, tabBarHeight }: Bars): string {
  const { hidden, height, position = 'bottom' } = tabs.get();
  const measured = tabBarHeight.get();
  if (hidden) return '0px';
  if (measured !== undefined) return `${measured}px`;
  const own = typeof height === 'number' ? `${height}px` : 'var(--nc-tab-bar-height, 50px)';
  return `calc(${own} + var(--nc-safe-${position}, 0px))`;
}

/**
 * Sets `--window-top` and `--window-bottom` of the document: what the bars of the page on top cover of the window. Page
 * styles and `getWindowInfo` read them. Set before the page gets its events. Returns a function that ends it.
 */
export function followWindowInsets(host: InsetsHost): () => void {
  const { bars, router } = host;
  const { style } = document.documentElement;
  const update = (): void => {
    const top = router.getSnapshot().entries.at(-1);
    const tabBar = tabBarLength(bars);
    const isAtTop = bars.tabs.get().position === 'top';
    const hasTabs = top?.tab && tabBar !== '0px';
    const isSeen = top && isBarSeen(host.styleOf(top.route, top.key));
    // A tab bar at the top takes the safe area.
    if (hasTabs && isAtTop) {
      const navBar = isSeen ? 'var(--nc-nav-bar-height, 44px)' : '0px';
      style.setProperty('--window-top', `calc(${tabBar} + ${navBar})`);
    } else style.setProperty('--window-top', isSeen ? NAV_BAR : SAFE_TOP);
    style.setProperty('--window-bottom', hasTabs && !isAtTop ? tabBar : '0px');
    // What a bar of glass covers of the pages under it, also of one that is leaving.
    style.setProperty('--nc-tab-bar-inset', tabBar);
  };
  const stops = [router, bars.tabs, bars.tabBarHeight, bars.styled].map((state) => state.subscribe(update));
  update();
  return () => {
    for (const stop of stops) stop();
    for (const name of ['--window-top', '--window-bottom', '--nc-tab-bar-inset']) style.removeProperty(name);
  };
}
