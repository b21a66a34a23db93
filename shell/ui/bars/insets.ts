import type { Router } from '../../router/index.js';
import type { Bars } from '../app/bars.js';
import { cssLengthOf } from '../base/length.js';
import { barOf } from '../definition/page-style.js';
import type { Observable } from '../base/observable.js';
import type { WindowSizes } from '../app/context.js';
import { baseOf } from '../stage/layout.js';
import type { AppTheme } from '../definition/theme.js';
import type { AppDefinition, PageStyle } from '../definition/types.js';

/** Whether a bar stands above what the page shows. That of `auto` is not seen until the page has scrolled. */
const isBarSeen = (style: PageStyle): boolean => barOf(style) !== 'none' && style.transparentTitle !== 'auto';

interface InsetsHost {
  readonly definition: AppDefinition;
  readonly bars: Bars;
  readonly router: Router;
  readonly theme: AppTheme;
  readonly windowSizes: Observable<WindowSizes>;
  styleOf(route: string, key?: string): PageStyle;
}

const SAFE_TOP = 'var(--nc-safe-top, 0px)';

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
 * The custom properties of the document for what is on screen. `shell.styles.ts` makes `--window-left` and others of them:
 * those follow the direction of the text and the width of the window by themselves.
 */
function propertiesOf({
  definition,
  bars,
  router,
  windowSizes,
  styleOf,
}: InsetsHost): Record<string, string | undefined> {
  const top = baseOf(router.getSnapshot());
  const style = top ? styleOf(top.route, top.key) : {};
  const tabBar = tabBarLength(bars);
  const isAtTop = bars.tabs.get().position === 'top';
  const hasTabBar = top?.tab && tabBar !== '0px';
  const { top: topWindow, left, right } = windowSizes.get();
  // The window at the top has the safe area in its own height, a tab bar at the top in its.
  const above = hasTabBar && isAtTop ? (topWindow ? `${topWindow} + ${tabBar}` : tabBar) : (topWindow ?? SAFE_TOP);
  const isSeen = top && isBarSeen(style);
  const below = (start: string): string =>
    isSeen || start.includes(' + ') ? `calc(${isSeen ? 'var(--nc-nav-bar-height, 44px) + ' : ''}${start})` : start;
  const windowTop = below(above);
  const windowBottom = hasTabBar && !isAtTop ? tabBar : '0px';
  // Without the safe area.
  const tabBarHeight = tabBar === '0px' ? '0px' : `calc(${tabBar} - var(--nc-safe-${isAtTop ? 'top' : 'bottom'}, 0px))`;
  return {
    '--window-top': windowTop,
    '--window-bottom': windowBottom,
    // The same, which pages do not override.
    '--nc-window-top': windowTop,
    // Pages are below a window and a tab bar at the top.
    '--nc-page-top': below(topWindow || (hasTabBar && isAtTop) ? '0px' : SAFE_TOP),
    '--tab-bar-height': hasTabBar ? tabBarHeight : '0px',
    // For pages with tabs, whichever page is on top: what changes here for a page beneath makes the browser style all of it.
    '--nc-tabs-height': tabBarHeight,
    '--nc-tabs-bottom': isAtTop ? '0px' : tabBar,
    // What a bar of glass covers of the pages under it, also of one that is leaving.
    '--nc-tab-bar-inset': tabBar,
    '--top-window-height': topWindow ?? '0px',
    '--nc-window-start': left,
    '--nc-window-end': right,
    '--nc-app-max-width': cssLengthOf(style.maxWidth ?? definition.maxWidth),
  };
}

/**
 * Sets the custom properties of `<html>` that tell what bars, windows and margins cover of the window. Page styles and
 * `getWindowInfo` read them. Set before the page gets its events, without a look at the layout. Returns a function that
 * ends it.
 */
export function followWindowInsets(host: InsetsHost): () => void {
  const { bars, router, theme, windowSizes } = host;
  const { style } = document.documentElement;
  const set = new Map<string, string>();
  const write = (properties: Record<string, string | undefined>): void => {
    for (const [name, value = ''] of Object.entries(properties)) {
      if ((set.get(name) ?? '') === value) continue;
      style.setProperty(name, value);
      set.set(name, value);
    }
  };
  const update = (): void => write(propertiesOf(host));
  const sources = [router, bars.tabs, bars.tabBarHeight, bars.styled, windowSizes, theme.current];
  const stops = sources.map((state) => state.subscribe(update));
  update();
  return () => {
    for (const stop of stops) stop();
    write(Object.fromEntries([...set.keys()].map((name) => [name, undefined])));
  };
}
