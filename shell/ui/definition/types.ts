import type { ComponentType, CSSProperties } from 'react';
import type { NavBarProps } from '../../../react/generated/nav-bar.js';
import type { NavigationBarShadow } from '../../device/index.js';
import type { TabBarProps } from '../../../react/generated/tab-bar.js';
import type { IdentityOptions } from '../../auth/index.js';
import type { AppDescription } from '../../device/app-info.js';
import type { WindowStyleValues } from '../../device/index.js';
import type { PageConfig, RouterOptions } from '../../router/index.js';
import type { Length } from '../base/length.js';
import type { NetworkTimeout } from './network-timeout.js';
import type { ThemeName, ThemeValues } from './theme.js';

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

/** Pull to refresh. */
export interface PullToRefreshStyle {
  /** Whether users can pull the page. `false` disables it, also with `enablePullDownRefresh`. */
  support?: boolean;
  /** Color of the indicator. Any CSS color. */
  color?: string;
  /** `circle` shows the indicator above the page, `default` moves the page down. Default: `circle`. */
  style?: 'circle' | 'default';
  /** Distance that the user has to pull. Default 150. */
  range?: Length;
  /** Distance that the indicator moves down. Default 70. */
  height?: Length;
  /** Time in ms after which a refresh ends by itself, with a notice; 0: never. Default 60000. */
  timeout?: number;
  /** Start position of the indicator, below the top of the page or a bar that covers it. Default 0. */
  offset?: Length;
}

/** How a page and its bars look. A value that starts with `@` names one of the app's `theme`. */
export interface PageStyle {
  navigationBarTitleText?: Text;
  /** Color of title and buttons. Default: that of the theme. */
  navigationBarTextStyle?: 'black' | 'white' | ThemeName;
  navigationBarBackgroundColor?: string;
  /** `custom`: no bar; the page draws its own. */
  navigationStyle?: 'default' | 'custom';
  /** URL of a picture instead of the title, which becomes its text. */
  titleImage?: string;
  /**
   * The title stands in large letters at the start of the page too. It scrolls away with the page, and then comes into the bar.
   * Not with a bar over the page (`transparentTitle`). Default false.
   */
  largeTitle?: boolean;
  /** Text beside the arrow of the back button; `true`: the title of the page below. Default: none. */
  backLabel?: Text | boolean;
  /** Size of the title: px, or a length such as `12rpx`. */
  titleSize?: number | string;
  /** Taps on a bar over the page go through to the page, except on its buttons. */
  titlePenetrate?: boolean | 'YES' | 'NO';
  /** `auto`: the bar covers the top of the page and becomes opaque as the page scrolls. `always`: it stays transparent. */
  transparentTitle?: 'none' | 'auto' | 'always';
  /** Distance over which the bar of `auto` becomes opaque: px, or a length. Default 132. */
  coverage?: number | string;
  /** A shadow of 5 px below the bar, of this color. */
  navigationBarShadow?: { colorType?: NavigationBarShadow };
  navigationBarButtons?: readonly WithText<NonNullable<NavBarProps['buttons']>[number], 'text'>[];
  /** A search field instead of the title; see `nc-nav-bar`. */
  searchInput?: WithText<NonNullable<NavBarProps['searchInput']>, 'placeholder'>;
  /** Distance from the end at which `reachbottom` fires. Default 50. */
  onReachBottomDistance?: Length;
  /**
   * `reachbottom` fires only after a scroll toward the end: not for a page that is too short to scroll, and not because
   * content was added. Default false.
   */
  onReachBottomAfterScroll?: boolean;
  /** Users can pull the page down to refresh it; the page handles it by `usePullDownRefresh`. Default false. */
  enablePullDownRefresh?: boolean;
  pullToRefresh?: PullToRefreshStyle;
  backgroundColor?: string;
  /**
   * The page does not scroll. Its content is as high as the room for it, so that `height: 100%` fills it: a list above a field
   * scrolls by itself. Default false.
   */
  disableScroll?: boolean;
  /**
   * Keeps what the user enters in named fields that React does not control, until the form is submitted or the page closes;
   * also after a reload. Never passwords, files, card data and fields with `autocomplete="off"`. Default false.
   */
  drafts?: boolean;
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
  /** Look of the tab bar while this page is on top, over that of the app and of calls. */
  tabBar?: TabBarStyle;
  /** Maximum width of the app while this page is on top. Default: that of the app. */
  maxWidth?: Length;
}

export interface PageDefinition extends PageConfig {
  /** Imports the page: a module whose default export is its component, or the component. */
  load: (attempt: number) => unknown;
  style?: PageStyle;
  /** The page opens for users that are signed in; others get the login page. Default false: for all. */
  signedIn?: boolean;
  /**
   * The page opens for users with one of these roles. Who is not signed in gets the login page, who lacks the role the
   * `forbidden` page. Empty: as `signedIn`.
   */
  roles?: readonly string[];
  /** The page opens for users with one of these permissions. The role `admin` implies all. Empty: as `signedIn`. */
  permissions?: readonly string[];
  /** As `keep` of the app, for this page. */
  keep?: KeepPolicy;
}

export interface TabBarItem {
  pagePath: string;
  text?: Text;
  /** Name of an `nc-icon`, or a URL. */
  icon?: NonNullable<NonNullable<TabBarProps['list']>[number]['icon']>;
  selectedIcon?: NonNullable<NonNullable<TabBarProps['list']>[number]['selectedIcon']>;
  /** Glyphs of the font `iconfontSrc`, instead of `icon`. */
  iconfont?: NonNullable<NonNullable<TabBarProps['list']>[number]['iconfont']>;
  badge?: string;
  redDot?: boolean;
  /** What screen readers say of the badge or dot after the text, such as "3 unread messages". Default: `badge`, or "new". */
  badgeLabel?: Text;
  visible?: boolean;
}

/** The look of the tab bar; see `nc-tab-bar`. Lengths in px. */
export interface TabBarStyle {
  /** Colors of CSS. */
  color?: string;
  selectedColor?: string;
  backgroundColor?: string;
  /** Picture behind the tabs: a URL, or a gradient of CSS. Default: stretched. */
  backgroundImage?: string;
  backgroundRepeat?: 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';
  borderStyle?: 'black' | 'white' | ThemeName;
  /** Instead of `borderStyle`: a color of CSS. */
  borderColor?: string;
  /** Glass: the page scrolls under the bar and shines through. */
  blurEffect?: 'none' | 'dark' | 'light' | 'extralight';
  /** URL of the font for the `iconfont` of tabs. */
  iconfontSrc?: string;
  fontSize?: number | string;
  iconWidth?: number | string;
  spacing?: number | string;
  height?: number | string;
  showIcon?: boolean;
  /** Icons above the texts (`column`, default) or beside them. */
  layout?: 'column' | 'row';
}

/** Props of a tab bar of the app's own. Calls change `list` and `style` as they do with the shell's. */
export interface TabBarComponentProps {
  /** The tabs in the current language. Those with `visible: false` are not to be shown. */
  readonly list: readonly (TabBarItem & { readonly text: string; readonly badgeLabel?: string })[];
  /** Index of the tab whose page shows; -1: none. */
  readonly selected: number;
  readonly style: TabBarStyle;
  /** Opens the page of a tab; for the one that shows, scrolls it to the top. The page gets `tabitemtap`. */
  switchTab(index: number): void;
}

export interface TabBarDefinition extends TabBarStyle {
  list: readonly TabBarItem[];
  /**
   * Back on the page of another tab leads to that of the first tab, and only from there out of the app, as users of Android
   * know it. The pages of tabs keep their state. Forward leads to the other tab again. After a link that opens another tab,
   * Back leads to where the user came from. Default false: Back on the page of any tab leaves the app.
   */
  backToFirst?: boolean;
  /** Where the bar is. At the top it is above the navigation bars of the pages. Default: `bottom`. */
  position?: 'bottom' | 'top';
  /** A tab bar of the app's own, instead of the shell's. */
  component?: ComponentType<TabBarComponentProps>;
  /** A button in the middle of the tabs, whose number must be even. See `onTabBarMidButtonTap` of `nacre/device`. */
  midButton?: WithText<NonNullable<TabBarProps['midButton']>, 'text'>;
}

/** Lists with their details beside them: pages with `split` and their `parent`. */
export interface SplitDefinition {
  /** Width of the window from which they stand side by side. Below it, a detail covers its list. Default 768. */
  minWidth?: Length;
  /** Width of the list. Default 360. */
  listWidth?: Length;
  /** Beside a list without a detail. Default: an empty area. */
  empty?: ComponentType;
}

/** What the component of a window is told. */
export interface WindowProps {
  /** Whether the screen is wide enough for the window; of each of the three. */
  matchTopWindow: boolean;
  matchLeftWindow: boolean;
  matchRightWindow: boolean;
  /** Whether the window is on screen, beside the pages or over them; of each of the three. */
  showTopWindow: boolean;
  showLeftWindow: boolean;
  showRightWindow: boolean;
}

export interface TopWindowProps extends WindowProps {
  /** Title of the page on top. */
  navigationBarTitleText: string;
}

/** How a window looks: sizes and colors, which calls can change, and any other property of CSS. */
export type WindowStyle = Omit<CSSProperties, keyof WindowStyleValues> & WindowStyleValues;

/** Where a window is. `left` is at the side where lines of text start, `right` where they end. */
export type Side = 'top' | 'left' | 'right';

/** A component beside the pages, on screens of a minimum width. One of `component` and `load` is needed. */
export interface WindowDefinition<Props = WindowProps> {
  component?: ComponentType<Props>;
  /** Imports the component when the window first shows, as `load` of a page does. */
  load?: (attempt: number) => unknown;
  /** Width of the screen from which it shows. Default 768, which also stands for a width that no side of the screen has. */
  minWidth?: Length;
  /** As `minWidth`. */
  matchMedia?: { minWidth?: Length };
  /** Width of a window at the left or right. Default: that of its content. */
  width?: Length;
  /** Height of the window at the top. Default: that of its content. */
  height?: Length;
  style?: WindowStyle;
  /**
   * Name for screen readers. A window at the left or right is a landmark, by default named "Side panel" or "Second side
   * panel"; that at the top is one if it has a name. Empty: no landmark, since the component has its own.
   */
  label?: Text;
}

/**
 * Which pages stay mounted while they are covered: all of the stack, only the tabs' pages, or none. Other pages are mounted
 * again when they show again. Their scroll positions and snapshots are kept in any case.
 */
export type KeepPolicy = 'stack' | 'tab' | 'none';

/** What a notice of the app gets. */
export interface NoticeProps {
  /** What the page's module or the page itself has thrown, if anything. */
  error?: unknown;
  /** Tries again. Of `notFound`: opens the first page. Resolves when that is done. */
  retry: () => Promise<void>;
}

/** Components in place of the shell's notices. One that throws is replaced by that of the shell. */
export interface Notices {
  /** The page's module has been loading for 200 ms. */
  loading?: ComponentType<NoticeProps>;
  /** The page's module could not be loaded, or the server has a new version of the app without it. */
  error?: ComponentType<NoticeProps>;
  /** The page's module has not arrived within 60000 ms. */
  timeout?: ComponentType<NoticeProps>;
  /** The same, while the browser has no network. Retries by itself when that is back. */
  offline?: ComponentType<NoticeProps>;
  /** The page has thrown an error while it rendered. */
  crash?: ComponentType<NoticeProps>;
  /** No page has the URL, and the app has no `notFound` page. */
  notFound?: ComponentType<NoticeProps>;
}

export interface AppDefinition
  extends Omit<RouterOptions, 'pages' | 'tabBar' | 'showsBeneath' | 'replaces' | 'sendsReady'>, AppDescription {
  pages: readonly PageDefinition[];
  tabBar?: TabBarDefinition;
  /** Style of all pages. A page's own `style` overrides it. */
  style?: PageStyle;
  split?: SplitDefinition;
  /** Components beside the pages. `left` is where lines of text start, `right` where they end. */
  windows?: { top?: WindowDefinition<TopWindowProps>; left?: WindowDefinition; right?: WindowDefinition };
  /** Default `stack`. */
  keep?: KeepPolicy;
  /** Maximum number of covered pages that stay mounted. Default 10. */
  keepLimit?: number;
  /** Maximum width of the app. On wider screens it is centered. A page's `style.maxWidth` overrides it. Default: no limit. */
  maxWidth?: Length;
  /** Values for styles, by name: a value `@name` of a style is that of the theme on screen. */
  theme?: ThemeValues;
  /**
   * URL of the page for users that are signed in, but lack the `roles` or `permissions` of a page; that page's URL is the
   * `redirect` in its query. Default: a page of the shell, which leads to the first page; so does an app's own page
   * `/forbidden`.
   */
  forbidden?: string;
  /**
   * `loginPage` opens for users that are not signed in where a page requires it (`signedIn`, `roles`, `permissions`), with the
   * page's URL as `redirect` in its query. It calls `returnTo()` when the user has signed in.
   */
  identity?: IdentityOptions & { loginPage?: string };
  /** Components in place of the shell's notices about pages that load, fail or do not exist. */
  notices?: Notices;
  /** Milliseconds after which network calls without a `timeout` fail. Default 60000. */
  networkTimeout?: NetworkTimeout;
  /** Starts what keeps the app for use without a network: `() => startOffline()` of `nacre/offline`. Default: nothing. */
  offline?: () => () => void;
  /** Language: `auto` (that of the browser) or a BCP 47 code. Default: the app sets it itself. */
  locale?: string;
}
