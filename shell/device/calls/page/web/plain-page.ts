// Answers calls for bars and the page in documents without the shell, which brings answers of its own.
import type { PageStyleValues } from '../../app/types.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { CallName, Provider } from '../../../types.js';
import { elementsNamed, isVisible } from '../../observers/web/in-sight.js';
import { expectNoKey } from './no-key.js';
import { tabAnswers, type CalledTabBar } from './tab-answers.js';

/** The members of `nc-nav-bar` that are used here. */
interface NavBar extends HTMLElement {
  frontColor: string;
  backgroundColor: string;
  loading: boolean;
  type: 'default' | 'transparent' | 'float';
  titleImage: string;
  titleSize: number | string;
  coverage: number | string;
  titlePenetrate: boolean;
  shadow: string;
}

interface TabBar extends HTMLElement {
  list: readonly object[] | undefined;
  midButton?: object;
}

/** The first one in sight; if there is none, perhaps one that is hidden. */
function findNavBar(mayBeHidden = false): NavBar | undefined {
  const all = [...elementsNamed<NavBar>('nc-nav-bar')];
  return all.find(isVisible) ?? (mayBeHidden ? all[0] : undefined);
}

function navBar(name: CallName, mayBeHidden?: boolean): NavBar {
  const bar = findNavBar(mayBeHidden);
  if (bar) return bar;
  throw new DeviceError(name, ErrCode.notFound, 'there is no nc-nav-bar in sight');
}

/** The first one in sight, else one that is hidden. */
function tabBar(name: CallName): CalledTabBar {
  const all = [...elementsNamed<TabBar>('nc-tab-bar')];
  const bar = all.find(isVisible) ?? all[0];
  if (!bar) throw new DeviceError(name, ErrCode.notFound, 'there is no nc-tab-bar on the page');
  return {
    list: bar.list,
    midButton: bar.midButton,
    set: (change) => Object.assign(bar, change),
    show: (isShown) => void (bar.hidden = !isShown),
  };
}

export const {
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  hideTabBar,
  setTabBarBadge,
  removeTabBarBadge,
  showTabBarRedDot,
  hideTabBarRedDot,
} = tabAnswers(tabBar);

/** The title of the document, and of its bar if it has one. */
function setTitle(title: string): void {
  document.title = title;
  const bar = findNavBar();
  if (bar) bar.title = title;
}

export const setNavigationBarTitle: Provider<'setNavigationBarTitle'> = (options) => {
  expectNoKey('setNavigationBarTitle', options);
  setTitle(options.title);
};

export const setNavigationBarColor: Provider<'setNavigationBarColor'> = (options) => {
  expectNoKey('setNavigationBarColor', options);
  const { frontColor, backgroundColor, animation } = options;
  const bar = navBar('setNavigationBarColor');
  const { duration = 0, timingFunc = 'linear' } = animation ?? {};
  const easing = timingFunc.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  bar.style.setProperty('--nc-nav-bar-duration', `${duration}ms ${easing}`);
  Object.assign(bar, { frontColor, backgroundColor });
};

export const showNavigationBarLoading: Provider<'showNavigationBarLoading'> = (options) => {
  expectNoKey('showNavigationBarLoading', options);
  navBar('showNavigationBarLoading').loading = true;
};

export const hideNavigationBarLoading: Provider<'hideNavigationBarLoading'> = (options) => {
  expectNoKey('hideNavigationBarLoading', options);
  navBar('hideNavigationBarLoading').loading = false;
};

const TYPES = { none: 'default', auto: 'transparent', always: 'float' } as const;
const COLORS = { white: '#ffffff', black: '#000000' } as const;

/** What each property of a style makes of the bar. */
const OF_BAR: { [Key in keyof PageStyleValues]?: (value: NonNullable<PageStyleValues[Key]>) => Partial<NavBar> } = {
  navigationBarTextStyle: (name) => ({ frontColor: COLORS[name] }),
  navigationBarBackgroundColor: (backgroundColor) => ({ backgroundColor }),
  navigationStyle: (style) => ({ hidden: style === 'custom' }),
  titleImage: (titleImage) => ({ titleImage }),
  titleSize: (titleSize) => ({ titleSize }),
  titlePenetrate: (titlePenetrate) => ({ titlePenetrate }),
  transparentTitle: (title) => ({ type: TYPES[title] }),
  coverage: (coverage) => ({ coverage }),
  navigationBarShadow: ({ colorType = '' }) => ({ shadow: colorType }),
};

/** What a plain page has: a title, a bar, a background. If an option is for something else, nothing changes. */
export const setPageStyle: Provider<'setPageStyle'> = (options) => {
  const { navigationBarTitleText: title, backgroundColorContent: background, ...others } = options;
  const changes = Object.entries(others).map(([key, value]) => {
    const change = OF_BAR[key as keyof typeof OF_BAR] as ((value: unknown) => Partial<NavBar>) | undefined;
    if (change) return value === undefined ? {} : change(value);
    throw new DeviceError('setPageStyle', ErrCode.unsupported, `${key}: needs a page of nacre/shell`);
  });
  if (changes.length > 0) Object.assign(navBar('setPageStyle', others.navigationStyle !== undefined), ...changes);
  if (title !== undefined) setTitle(title);
  if (background !== undefined) document.body.style.backgroundColor = background;
};
