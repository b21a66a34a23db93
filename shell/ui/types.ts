import type { ComponentType } from 'react';
import type { NavBarProps } from '../../react/generated/nav-bar.js';
import type { TabBarProps } from '../../react/generated/tab-bar.js';
import type { IdentityOptions } from '../auth/index.js';
import type { PageConfig, RouterOptions } from '../router/index.js';

/** How the page that is on top comes in. Each has its way out, which Back plays. */
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

/** A text, or a function that gives it, which is asked again when the language changes. */
export type Text = string | (() => string);

/** How a page is pulled for news. Lengths in px. */
export interface PullToRefreshStyle {
  /** Whether it is. */
  support?: boolean;
  /** Of the indicator. Any CSS colour. */
  color?: string;
  /** `circle` lies over the page, `default` moves it down. Default: `circle`. */
  style?: 'circle' | 'default';
  /** How far the user has to pull. Default 150. */
  range?: number;
  /** How far the indicator comes down for that. Default 70. */
  height?: number;
  /** Milliseconds after which a refresh that nobody ends is given up, with a notice; 0: never. Default 60000. */
  timeout?: number;
  /** Where it comes from, below the top of the page or a bar that lies over it. Default 0. */
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
  /** `auto`: the bar lies over the page and becomes opaque as it scrolls; `always`: it stays transparent. */
  transparentTitle?: 'none' | 'auto' | 'always';
  navigationBarButtons?: NavBarProps['buttons'];
  /** A search field instead of the title; see `nc-nav-bar`. */
  searchInput?: NavBarProps['searchInput'];
  /** Distance in px from the end at which `reachbottom` fires. Default 50. */
  onReachBottomDistance?: number;
  /** Users pull the page down for news: `usePullDownRefresh`. Default false. */
  enablePullDownRefresh?: boolean;
  pullToRefresh?: PullToRefreshStyle;
  backgroundColor?: string;
  disableScroll?: boolean;
  /** How the page comes in. Default: `pop-in`. */
  animationType?: AnimationType;
  /** Milliseconds. Default 300. */
  animationDuration?: number;
  /** Users go back from this page by a swipe from the edge. Default: where the browser has no such swipe of its own. */
  swipeBack?: boolean;
  /** false: not beside this page. */
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
  /** Between two halves of an even number of tabs; see `onTabBarMidButtonTap`. */
  midButton?: TabBarProps['midButton'];
}

/** A part of the screen beside the pages, from a minimum width on. */
export interface WindowDefinition {
  component: ComponentType;
  /** Width of the screen in px from which it is shown. Default 768. */
  minWidth?: number;
}

/**
 * Which pages stay mounted while they are covered: all of the stack, only the roots of tabs, or none. The others are
 * built anew when they are shown again; their scroll positions and snapshots are kept in any case.
 */
export type KeepPolicy = 'stack' | 'tab' | 'none';

export interface AppDefinition extends Omit<RouterOptions, 'pages' | 'tabBar'> {
  pages: readonly PageDefinition[];
  tabBar?: TabBarDefinition;
  /** What pages do not say themselves. */
  style?: PageStyle;
  windows?: { top?: WindowDefinition; left?: WindowDefinition; right?: WindowDefinition };
  /** Default `stack`. */
  keep?: KeepPolicy;
  /** Most pages that stay mounted under the one on top. Default 10. */
  keepLimit?: number;
  /** Widest that the app becomes, in px; beyond, it stands in the middle. Default: no limit. */
  maxWidth?: number;
  /** Where users without the roles that a page asks for are led; `redirect` in its query is where they wanted to go. */
  identity?: IdentityOptions & { loginPage?: string };
  /** Language: `auto` follows the browser; a BCP 47 code; undefined leaves it to the app. */
  locale?: string;
}

declare module '../device/index.js' {
  interface DeviceSignals {
    /** The button in the middle of the tab bar was tapped. */
    tabBarMidButtonTap: undefined;
  }
}
