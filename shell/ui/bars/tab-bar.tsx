import { given } from '../../../elements/base/given.js';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';
import { TabBar } from '../../../react/generated/tab-bar.js';
import { isRefusal } from '../../device/errors.js';
import { device } from '../../device/index.js';
import type { Entry } from '../../router/index.js';
import { rooted } from '../../router/url.js';
import { Boundary } from '../parts/boundaries.js';
import { useIsAhead } from '../app/ahead.js';
import { useApp } from '../app/context.js';
import { textOf, translated, useLocalized } from '../definition/locale.js';
import { scrollToTop } from '../kept/scroll.js';
import { baseOf } from '../stage/layout.js';
import { useSlide } from './tab-slide.js';
import { useThemed } from '../definition/theme.js';

/**
 * The tab bar. Shows while the page on top, or the one that it shows over or beside, is one of its pages. Else it stays
 * as it was, hidden: to make it again would take time from the motion of the page that leaves.
 */
export function AppTabBar({ top: base }: { top: Entry | undefined }) {
  const { bars, router, theme, styleOf, report } = useApp();
  const state = useThemed(theme, useSyncExternalStore(bars.tabs.subscribe, bars.tabs.get, bars.tabs.get));
  useSyncExternalStore(bars.styled.subscribe, bars.styled.get, bars.styled.get);
  const { list, hidden, isAnimated = false, midButton, position = 'bottom', component: Custom, ...shown } = state;
  const { backToFirst: _, ...look } = shown;
  const routes = useMemo(() => list.map(({ pagePath }) => router.match(rooted(pagePath))?.route), [list, router]);
  useLocalized();
  const texts = JSON.stringify(list.map(({ text, badgeLabel }) => [textOf(text), textOf(badgeLabel)]));
  // The same until a tab or the language changes: the bar has nothing to render then.
  const tabs = useMemo(() => {
    const each = JSON.parse(texts) as [text: string, badgeLabel: string][];
    return list.map((item, index) => ({ ...item, text: each[index]![0], badgeLabel: each[index]![1] }));
  }, [list, texts]);
  const isAhead = useIsAhead();
  const bar = useRef<HTMLElement>(null);
  const isTab = Boolean(base?.tab);
  const isShown = isTab && !hidden;
  const { isPresent, isMoving } = useSlide(bar, { isShown, isTab, isAnimated, position });
  useLayoutEffect(() => {
    if (!isPresent) return;
    const sizes = new ResizeObserver(([size]) => bars.tabBarHeight.set(size!.borderBoxSize[0]!.blockSize));
    sizes.observe(bar.current!);
    return () => sizes.disconnect();
  }, [isPresent, bars]);
  /** The page that it shows for, or has shown for. */
  const [top, setTop] = useState<Entry>();
  if (isPresent && top !== base) setTop(base);
  if (!top || (Custom && !isPresent)) return null;

  const selected = routes.indexOf(top.route);
  const tap = (index: number): void => {
    const item = list[index];
    if (!item) return;
    const notifyPage = (): void => {
      const key = baseOf(router.getSnapshot())?.key;
      if (key) router.page(key)?.send('tabitemtap', { index, text: textOf(item.text), pagePath: item.pagePath });
    };
    if (index === selected) {
      scrollToTop(top.key);
      notifyPage();
    }
    // If a guard refuses, the app stays on its tab.
    else
      router
        .switchTab({ url: rooted(item.pagePath) })
        .then(notifyPage, (error) => void (isRefusal(error) || report(error)));
  };

  const style = { ...look, ...given(styleOf(top.route, top.key).tabBar) };
  /** It takes no room while it slides, or where the page scrolls under it. */
  const isOver = isMoving || (position === 'bottom' && (style.blurEffect ?? 'none') !== 'none');
  const place = { ref: bar as never, 'data-over': isOver ? '' : undefined };
  const own = (
    <TabBar
      {...(Custom ? undefined : place)}
      hidden={!isPresent}
      list={tabs}
      selected={selected}
      position={position}
      // The element reads lengths with units as well.
      {...(style as ComponentProps<typeof TabBar>)}
      midButton={midButton && translated(midButton, 'text')}
      onMidButtonTap={() => device.emit('tabBarMidButtonTap', undefined)}
      onTabTap={(event) => {
        // The bar selects the tab by itself otherwise, also when a guard refuses.
        event.preventDefault();
        tap(event.index);
      }}
    >
      {/* Until the element is defined. It has no slot for them. */}
      {isAhead &&
        tabs.map(({ pagePath, text, visible }) =>
          visible === false ? null : (
            <a key={pagePath} href={router.createUrl(rooted(pagePath))}>
              {text}
            </a>
          ),
        )}
    </TabBar>
  );
  if (!Custom) return own;
  return (
    <div {...place} className="nc-tab-bar" data-position={position}>
      <Boundary onError={(error) => router.app.send('error', error)} notice={() => own} waiting={() => null}>
        <Custom list={tabs} selected={selected} style={style} switchTab={tap} />
      </Boundary>
    </div>
  );
}
