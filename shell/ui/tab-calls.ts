import { given } from '../../elements/base/given.js';
import {
  device,
  DeviceError,
  ErrCode,
  type CallName,
  type Provider,
  type TabBarMidButtonOptions,
} from '../device/index.js';
import type { Entry, Router } from '../router/index.js';
import { rooted } from '../router/url.js';
import type { Bars, TabBarState } from './bars.js';
import type { TabBarDefinition, TabBarItem } from './types.js';

/**
 * Answers the bus's calls about the tab bar, whichever page is on top: what arrives while the user reads a detail is for the
 * bar beneath. It can be shown and hidden only while it belongs to the page on top. Returns a function that ends it.
 */
export function provideTabCalls({ bars, router }: { bars: Bars; router: Router }): () => void {
  const topOf = (name: CallName): Entry => {
    const top = router.getSnapshot().entries.at(-1);
    if (!top) throw new DeviceError(name, ErrCode.notFound, 'page not found');
    return top;
  };
  const expectTab = (name: CallName): void => {
    if (!topOf(name).tab) throw new DeviceError(name, ErrCode.notFound, 'not TabBar page');
  };
  const setShown = (name: CallName, change: Pick<TabBarState, 'hidden' | 'isAnimated'>): void => {
    expectTab(name);
    bars.setTabs(change);
  };
  const setTab = (name: CallName, index: number, change: Partial<TabBarItem>): void => {
    topOf(name);
    const { list } = bars.tabs.get();
    if (!list[index]) throw new DeviceError(name, ErrCode.notFound, 'tabbar item not found');
    bars.setTabs({ list: list.map((item, place) => (place === index ? { ...item, ...given(change) } : item)) });
  };
  /** The path of a page, with or without the slash before it. */
  const pageAt = (path: string): string => {
    const url = rooted(path);
    if (!router.match(url)?.route) throw new DeviceError('setTabBarItem', ErrCode.notFound, `pagePath: no page ${url}`);
    return url;
  };

  const answers = {
    setTabBarItem: ({ index, iconPath, selectedIconPath, pagePath, ...item }) => {
      setTab('setTabBarItem', index, {
        ...item,
        ...given({ icon: iconPath, selectedIcon: selectedIconPath }),
        ...(pagePath !== undefined && { pagePath: pageAt(pagePath) }),
      });
      router.setTabs(bars.tabs.get().list);
    },
    setTabBarStyle: ({ midButton, ...style }) => {
      topOf('setTabBarStyle');
      if (bars.tabs.get().list.length === 0) {
        throw new DeviceError('setTabBarStyle', ErrCode.notFound, 'the app has no tab bar');
      }
      bars.setTabs({
        ...style,
        ...(midButton && { midButton: { ...bars.tabs.get().midButton, ...midButtonOf(midButton) } }),
      });
    },
    showTabBar: ({ animation = false }) => setShown('showTabBar', { hidden: false, isAnimated: animation }),
    hideTabBar: ({ animation = false }) => setShown('hideTabBar', { hidden: true, isAnimated: animation }),
    setTabBarBadge: ({ index, text }) => setTab('setTabBarBadge', index, { badge: text, redDot: false }),
    removeTabBarBadge: ({ index }) => setTab('removeTabBarBadge', index, { badge: '' }),
    showTabBarRedDot: ({ index }) => setTab('showTabBarRedDot', index, { redDot: true, badge: '' }),
    hideTabBarRedDot: ({ index }) => setTab('hideTabBarRedDot', index, { redDot: false }),
  } satisfies { [Name in CallName]?: Provider<Name> };
  const stops = Object.entries(answers).map(([name, answer]) =>
    device.provide(name as CallName, answer as Provider<CallName>),
  );
  return () => stops.forEach((stop) => stop());
}

const midButtonOf = ({ iconPath, ...rest }: TabBarMidButtonOptions): TabBarDefinition['midButton'] =>
  given({ ...rest, icon: iconPath });
