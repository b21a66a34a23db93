import { useLayoutEffect, useMemo, useRef, useSyncExternalStore, type ComponentRef } from 'react';
import { TabBar } from '../../react/generated/tab-bar.js';
import { device } from '../device/index.js';
import type { Entry } from '../router/index.js';
import { useApp } from './context.js';
import { textOf, translated, useLocalized } from './locale.js';
import { scrollToTop } from './scroll.js';
import { baseOf } from './stage-layout.js';

/** The tab bar. Shows while the page on top, or the one that it shows over or beside, is one of its pages. */
export function AppTabBar({ top }: { top: Entry | undefined }) {
  const { bars, router } = useApp();
  const { list, hidden, midButton, ...style } = useSyncExternalStore(bars.tabs.subscribe, bars.tabs.get, bars.tabs.get);
  const routes = useMemo(() => list.map(({ pagePath }) => router.match(pagePath)?.route), [list, router]);
  useLocalized();
  const bar = useRef<ComponentRef<typeof TabBar>>(null);
  const isShown = Boolean(top?.tab) && !hidden;
  useLayoutEffect(() => {
    if (!isShown) return;
    const sizes = new ResizeObserver(([size]) => bars.tabBarDrawn.set(size!.contentRect.height > 0));
    sizes.observe(bar.current!);
    return () => sizes.disconnect();
  }, [isShown, bars]);
  if (!isShown) return null;

  const tap = (index: number, isSame: boolean): void => {
    const item = list[index];
    if (!item) return;
    const notifyPage = (): void => {
      const key = baseOf(router.getSnapshot())?.key;
      if (key) router.page(key)?.send('tabitemtap', { index, text: textOf(item.text), pagePath: item.pagePath });
    };
    if (isSame) {
      scrollToTop(top!.key);
      notifyPage();
    }
    // If a guard refuses, the app stays on its tab.
    else router.switchTab({ url: item.pagePath }).then(notifyPage, () => undefined);
  };

  return (
    <TabBar
      ref={bar}
      list={list.map((item) => ({ ...item, text: textOf(item.text) }))}
      selected={routes.indexOf(top!.route)}
      {...style}
      midButton={midButton && translated(midButton, 'text')}
      onMidButtonTap={() => device.emit('tabBarMidButtonTap', undefined)}
      onTabTap={(event) => {
        // The bar selects the tab by itself otherwise, also when a guard refuses.
        event.preventDefault();
        tap(event.index, event.same);
      }}
    />
  );
}

/** Calls `listener` when the user taps the button in the middle of the tab bar. Returns a function that ends it. */
export const onTabBarMidButtonTap = (listener: () => void): (() => void) =>
  device.watch('tabBarMidButtonTap', () => listener());
