import type { Router } from '../router/index.js';
import type { Bars } from './bars.js';
import { cssLengthOf } from './length.js';
import { barOf } from './page-style.js';
import type { SideWindows } from './side-windows.js';
import type { AppTheme } from './theme.js';
import type { AppDefinition, PageStyle } from './types.js';

/** Whether a bar stands above what the page shows. That of `auto` is not seen until the page has scrolled. */
const isBarSeen = (style: PageStyle): boolean => barOf(style) !== 'none' && style.transparentTitle !== 'auto';

interface InsetsHost {
  readonly definition: AppDefinition;
  readonly bars: Bars;
  readonly router: Router;
  readonly theme: AppTheme;
  readonly windows: SideWindows;
  styleOf(route: string, key?: string): PageStyle;
}

const SAFE_TOP = 'var(--nc-safe-top, 0px)';
const TAB_BAR = 'var(--nc-tab-bar-height, 50px)';

/**
 * The custom properties of the document for what is on screen. `shell.styles.ts` makes `--window-left` and others of them:
 * those follow the direction of the text and the width of the window by themselves.
 */
function propertiesOf({ definition, bars, router, windows, styleOf }: InsetsHost): Record<string, string | undefined> {
  const top = router.getSnapshot().entries.at(-1);
  const style = top ? styleOf(top.route, top.key) : {};
  const hasTabBar = top?.tab && !bars.tabs.get().hidden && bars.tabBarDrawn.get();
  const topWindow = windows.sizeOf('top');
  // The window at the top has the safe area in its own height.
  const above = topWindow ?? SAFE_TOP;
  const isSeen = top && isBarSeen(style);
  const below = (start: string): string => (isSeen ? `calc(var(--nc-nav-bar-height, 44px) + ${start})` : start);
  const windowTop = below(above);
  const windowBottom = hasTabBar ? `calc(${TAB_BAR} + var(--nc-safe-bottom, 0px))` : '0px';
  return {
    '--window-top': windowTop,
    '--window-bottom': windowBottom,
    // The same, which pages do not override.
    '--nc-window-top': windowTop,
    '--nc-window-bottom': windowBottom,
    '--nc-page-top': below(topWindow ? '0px' : SAFE_TOP),
    '--tab-bar-height': hasTabBar ? TAB_BAR : '0px',
    '--top-window-height': topWindow ?? '0px',
    '--nc-window-start': windows.sizeOf('left'),
    '--nc-window-end': windows.sizeOf('right'),
    '--nc-app-max-width': cssLengthOf(style.maxWidth ?? definition.maxWidth),
  };
}

/**
 * Sets the custom properties of `<html>` that tell what bars, windows and margins cover of the window. Page styles and
 * `getWindowInfo` read them. Set before the page gets its events, without a look at the layout. Returns a function that
 * ends it.
 */
export function followWindowInsets(host: InsetsHost): () => void {
  const { bars, router, theme, windows } = host;
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
  const sources = [router, bars.tabs, bars.tabBarDrawn, bars.styled, windows.state, windows.sizes, theme.current];
  const stops = sources.map((state) => state.subscribe(update));
  update();
  return () => {
    for (const stop of stops) stop();
    write(Object.fromEntries([...set.keys()].map((name) => [name, undefined])));
  };
}
