import { given } from '../../../../../elements/base/given.js';
import type { TabBarItemOptions } from '../types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { CallName, Provider } from '../../../types.js';

/** A tab bar, as the calls for it see it. */
export interface CalledTabBar {
  readonly list: readonly object[] | undefined;
  readonly midButton?: object | undefined;
  /** Changes these of its properties. */
  set(change: object): void;
  show(isShown: boolean, isAnimated: boolean): void;
}

const itemOf = ({ text, iconPath, selectedIconPath, iconfont, pagePath, visible }: TabBarItemOptions): object =>
  given({ text, icon: iconPath, selectedIcon: selectedIconPath, iconfont, pagePath, visible });

/** The answers of the calls for a tab bar. `barOf` finds it for the call of this name, and throws if there is none. */
export function tabAnswers(barOf: (name: CallName) => CalledTabBar) {
  const setTab = (name: CallName, index: number, change: object): void => {
    const bar = barOf(name);
    const { list = [] } = bar;
    if (!list[index]) throw new DeviceError(name, ErrCode.notFound, 'tabbar item not found');
    bar.set({ list: list.map((item, place) => (place === index ? { ...item, ...given(change) } : item)) });
  };
  return {
    setTabBarItem: (options) => setTab('setTabBarItem', options.index, itemOf(options)),
    setTabBarStyle: ({ midButton, ...style }) => {
      const bar = barOf('setTabBarStyle');
      const { iconPath: icon, ...button } = midButton ?? {};
      bar.set({
        ...given(style),
        ...(midButton && { midButton: { ...bar.midButton, ...given({ ...button, icon }) } }),
      });
    },
    showTabBar: ({ animation = false }) => barOf('showTabBar').show(true, animation),
    hideTabBar: ({ animation = false }) => barOf('hideTabBar').show(false, animation),
    setTabBarBadge: ({ index, text, label = '' }) =>
      setTab('setTabBarBadge', index, { badge: text, badgeLabel: label, redDot: false }),
    removeTabBarBadge: ({ index }) => setTab('removeTabBarBadge', index, { badge: '', badgeLabel: '' }),
    showTabBarRedDot: ({ index }) => setTab('showTabBarRedDot', index, { redDot: true, badge: '', badgeLabel: '' }),
    hideTabBarRedDot: ({ index }) => setTab('hideTabBarRedDot', index, { redDot: false }),
  } satisfies { [Name in CallName]?: Provider<Name> };
}
