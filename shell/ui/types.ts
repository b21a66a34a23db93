import type { ComponentType } from 'react';
import type { NavBarProps } from '../../react/generated/nav-bar.js';
import type { TabBarProps } from '../../react/generated/tab-bar.js';
import type { IdentityOptions } from '../auth/index.js';
import type { AppDescription } from '../device/app-info.js';
import type { PageConfig, RouterOptions } from '../router/index.js';
import type { NetworkTimeout } from './network-timeout.js';

/** How a page comes in. Back plays the reverse. */
export type AnimationType =
  | 'slide-in-right'
  | 'slide-in-left'
  | 'slide-in-top'
  | 'slide-in-bottom'
  | 'slide-out-right'
  | 'slide-out-left'
  | 'slide-out-top'
  | 'slide-out-bottom'
  | 'fade-in'
  | 'fade-out'
  | 'zoom-out'
  | 'zoom-in'
  | 'zoom-fade-out'
  | 'zoom-fade-in'
  | 'pop-in'
  | 'pop-out'
  | 'none';

/** A text, or a function that returns it and is called again when the language changes. */
export type Text = string | (() => string);

/** Options of a bar, whose text may be a function. */
export type WithText<Options extends object, Key extends keyof Options> = Omit<Options, Key> & {
  readonly [Name in Key]?: Text;
};

/** Pull to refresh. Lengths in px. */
export interface PullToRefreshStyle {
  /** Whether users can pull the page. `false` disables it, also with `enablePullDownRefresh`. */
  support?: boolean;
  /** Colour of the indicator. Any CSS colour. */
  color?: string;
  /** `circle` shows the indicator above the page, `default` moves the page down. Default: `circle`. */
  style?: 'circle' | 'default';
  /** Distance that the user has to pull. Default 150. */
  range?: number;
  /** Distance that the indicator moves down. Default 70. */
  height?: number;
  /** Time in ms after which a refresh ends by itself, with a notice; 0: never. Default 60000. */
  timeout?: number;
  /** Start position of the indicator, below the top of the page or a bar that covers it. Default 0. */
  offset?: number;
}

export interface PageStyle {
  navigationBarTitleText?: Text;
  /** Colour of title and buttons. Default: that of the theme. */
  navigationBarTextStyle?: 'black' | 'white';
  navigationBarBackgroundColor?: string;
  /** `custom`: no bar; the page draws its own. */
  navigationStyle?: 'default' | 'custom';
  /** URL of a picture instead of the title. */
  titleImage?: string;
  /** `auto`: the bar covers the top of the page and becomes opaque as the page scrolls. `always`: it stays transparent. */
  transparentTitle?: 'none' | 'auto' | 'always';
  navigationBarButtons?: readonly WithText<NonNullable<NavBarProps['buttons']>[number], 'text'>[];
  /** A search field instead of the title; see `nc-nav-bar`. */
  searchInput?: WithText<NonNullable<NavBarProps['searchInput']>, 'placeholder'>;
  /** Distance in px from the end at which `reachbottom` fires. Default 50. */
  onReachBottomDistance?: number;
  /** Users can pull the page down to refresh it; the page handles it by `usePullDownRefresh`. Default false. */
  enablePullDownRefresh?: boolean;
  pullToRefresh?: PullToRefreshStyle;
  backgroundColor?: string;
  disableScroll?: boolean;
  /** How the page comes in. Default: `pop-in`; in windows from 900 px width on `fade-in`. */
  animationType?: AnimationType;
  /** Milliseconds. Default 300. */
  animationDuration?: number;
  /** Users can go back from this page by a swipe from the edge. Default: true unless the browser has such a swipe. */
  swipeBack?: boolean;
  /** `false` hides the window while this page is on top. So do `leftWindow` and `rightWindow`. */
  topWindow?: boolean;
  leftWindow?: boolean;
  rightWindow?: boolean;
}

export interface PageDefinition extends PageConfig {
  /** Imports the page: a module whose default export is its component, or the component. */
  load: (attempt: number) => unknown;
  style?: PageStyle;
  /** As `keep` of the app, for this page. */
  keep?: KeepPolicy;
}

export interface TabBarItem {
  pagePath: string;
  text?: Text;
  /** Name of an `nc-icon`, or a URL. */
  icon?: string;
  selectedIcon?: string;
  badge?: string;
  redDot?: boolean;
  visible?: boolean;
}

export interface TabBarStyle {
  color?: string;
  selectedColor?: string;
  backgroundColor?: string;
  borderStyle?: 'black' | 'white';
}

export interface TabBarDefinition extends TabBarStyle {
  list: readonly TabBarItem[];
  /** A button in the middle of the tabs, whose number must be even. See `onTabBarMidButtonTap`. */
  midButton?: WithText<NonNullable<TabBarProps['midButton']>, 'text'>;
}

/** Lists with their details beside them: pages with `split` and their `parent`. */
export interface SplitDefinition {
  /** Width of the window in px from which they stand side by side. Below it, a detail covers its list. Default 768. */
  minWidth?: number;
  /** Width of the list in px. Default 360. */
  listWidth?: number;
  /** Beside a list without a detail. Default: an empty area. */
  empty?: ComponentType;
}

/** A component beside the pages, on screens of a minimum width. */
export interface WindowDefinition {
  component: ComponentType;
  /** Width of the screen in px from which it is shown. Default 768. */
  minWidth?: number;
}

/**
 * Which pages stay mounted while they are covered: all of the stack, only the tabs' pages, or none. Other pages are mounted
 * again when they show again. Their scroll positions and snapshots are kept in any case.
 */
export type KeepPolicy = 'stack' | 'tab' | 'none';

export interface AppDefinition
  extends Omit<RouterOptions, 'pages' | 'tabBar' | 'showsBeneath' | 'replaces'>, AppDescription {
  pages: readonly PageDefinition[];
  tabBar?: TabBarDefinition;
  /** Style of all pages. A page's own `style` overrides it. */
  style?: PageStyle;
  split?: SplitDefinition;
  windows?: { top?: WindowDefinition; left?: WindowDefinition; right?: WindowDefinition };
  /** Default `stack`. */
  keep?: KeepPolicy;
  /** Maximum number of covered pages that stay mounted. Default 10. */
  keepLimit?: number;
  /** Maximum width of the app in px. On wider screens it is centred. Default: no limit. */
  maxWidth?: number;
  /** `loginPage` opens for users without the roles that a page requires, with the page's URL as `redirect` in its query. */
  identity?: IdentityOptions & { loginPage?: string };
  /** Milliseconds after which network calls without a `timeout` fail. Default 60000. */
  networkTimeout?: NetworkTimeout;
  /** Language: `auto` (that of the browser) or a BCP 47 code. Default: the app sets it itself. */
  locale?: string;
}

declare module '../device/index.js' {
  interface DeviceSignals {
    /** The button in the middle of the tab bar was tapped. */
    tabBarMidButtonTap: undefined;
  }
}
