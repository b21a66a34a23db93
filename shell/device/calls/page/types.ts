/** Which page a call is for. */
export interface PageTarget {
  /**
   * The key of a page of the shell, as `usePage().key`. Default: the page on top at the time of the call, which is another
   * one than the caller's when the user has gone on in the meantime. Fails with `ErrCode.notFound` if that page is closed.
   */
  page?: string;
}

export interface NavigationBarTitleOptions extends PageTarget {
  /** The new title; may be empty. */
  title: string;
}

export interface NavigationBarColorOptions extends PageTarget {
  /** Color of title and buttons: white or black. */
  frontColor: '#ffffff' | '#000000';
  /** A CSS color. */
  backgroundColor: string;
  /** Duration in ms (default 0) and easing (default `linear`). */
  animation?: { duration?: number; timingFunc?: 'linear' | 'easeIn' | 'easeOut' | 'easeInOut' };
}

/** Colors of the shadow below the navigation bar. */
export type NavigationBarShadow = 'grey' | 'blue' | 'green' | 'orange' | 'red' | 'yellow';

/** Position in the tab bar, from 0. */
export interface TabBarIndex {
  /** Position in the tab bar, from 0. */
  index: number;
}

export interface TabBarBadgeOptions extends TabBarIndex {
  /** What the badge says. */
  text: string;
  /** What screen readers say of it after the text of the tab, such as "3 unread messages". Default: `text`. */
  label?: string;
}

export interface TabBarMotion {
  /** Whether it slides. Not if the user prefers reduced motion. */
  animation?: boolean;
}

/** Glyphs of the tab bar's icon font. */
export interface TabBarIconFont {
  /** A glyph of the icon font. */
  text?: string;
  /** Instead of `text` while the page of the tab shows. */
  selectedText?: string;
  /** px, or a length of CSS. */
  fontSize?: number | string;
  /** CSS color of the glyph. */
  color?: string;
  /** CSS color while the page of the tab shows. */
  selectedColor?: string;
}

/** The button in the middle of the tab bar. */
export interface TabBarMidButtonOptions {
  /** What it says. */
  text?: string;
  /** URL of its picture. */
  iconPath?: string;
  /** A glyph instead of the picture. */
  iconfont?: TabBarIconFont;
  /** Its width: px, or a length of CSS. */
  width?: number | string;
  /** Its height. */
  height?: number | string;
  /** Width of the picture. */
  iconWidth?: number | string;
  /** URL of a picture behind it. */
  backgroundImage?: string;
}

export interface TabBarItemOptions extends TabBarIndex {
  /** What the tab says. */
  text?: string;
  /** URL of its picture. */
  iconPath?: string;
  /** URL of its picture while its page shows. */
  selectedIconPath?: string;
  /** Glyphs instead of the pictures. */
  iconfont?: TabBarIconFont;
  /** The page that the tab opens from now on. It becomes a page of the tab bar, the former one a page like any other. */
  pagePath?: string;
  /** Whether the tab shows. */
  visible?: boolean;
}

export interface TabBarStyleOptions {
  /** CSS color of the tabs. */
  color?: string;
  /** CSS color of the tab whose page shows. */
  selectedColor?: string;
  /** CSS color of the bar. */
  backgroundColor?: string;
  /** Shade of the line above the bar. */
  borderStyle?: 'black' | 'white';
  /** CSS color of that line; overrides `borderStyle`. */
  borderColor?: string;
  /** Picture behind the tabs: a URL, or a gradient of CSS. */
  backgroundImage?: string;
  /** How the picture fills the bar. Default: it is stretched. */
  backgroundRepeat?: 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';
  /** Glass: the page scrolls under the bar and shines through. */
  blurEffect?: 'none' | 'dark' | 'light' | 'extralight';
  /** The button in the middle; what is left out stays. */
  midButton?: TabBarMidButtonOptions;
}

export interface PageScrollOptions {
  /** Distance from the top in CSS px. */
  scrollTop?: number;
  /** Scrolls that element to the top. Overrides `scrollTop`. */
  selector?: string;
  /** Milliseconds. Default 300; 0 scrolls at once. */
  duration?: number;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Changes the title of the page on top, or of the one that `page` names; without a shell, of the document and the first
     * visible `nc-nav-bar`. In a page of the shell prefer `usePage().setTitle`, which is always for that page.
     */
    setNavigationBarTitle: CallSpec<NavigationBarTitleOptions>;
    /** Changes the colors of the navigation bar; without a shell, as the next two calls, of the first visible `nc-nav-bar`. */
    setNavigationBarColor: CallSpec<NavigationBarColorOptions>;
    /** Shows a spinner in the navigation bar. */
    showNavigationBarLoading: CallSpec<PageTarget>;
    /** Hides that spinner. */
    hideNavigationBarLoading: CallSpec<PageTarget>;
    /**
     * Changes a tab of the tab bar; without a shell, of the `nc-tab-bar` of the document, as all calls for tab bars do. Fails with
     * `ErrCode.notFound` if there is no such tab.
     */
    setTabBarItem: CallSpec<TabBarItemOptions>;
    /** Changes the look of the tab bar. */
    setTabBarStyle: CallSpec<TabBarStyleOptions>;
    /** Shows the tab bar. Fails with `ErrCode.notFound` if the page on top has none. */
    showTabBar: CallSpec<TabBarMotion>;
    /** Hides the tab bar. Fails as `showTabBar`. */
    hideTabBar: CallSpec<TabBarMotion>;
    /** Shows a text at a tab, such as a number. */
    setTabBarBadge: CallSpec<TabBarBadgeOptions>;
    /** Removes that text. */
    removeTabBarBadge: CallSpec<TabBarIndex>;
    /** Shows a red dot at a tab. */
    showTabBarRedDot: CallSpec<TabBarIndex>;
    /** Hides that dot. */
    hideTabBarRedDot: CallSpec<TabBarIndex>;
    /**
     * Refreshes the page on top, as if the user had pulled it; without a shell, the first visible `nc-refresher`.
     * Resolves when the refresh has begun. Fails with `ErrCode.unsupported` or `ErrCode.notFound` if the page has none.
     */
    startPullDownRefresh: CallSpec<PageTarget>;
    /** Ends the refresh. */
    stopPullDownRefresh: CallSpec<PageTarget>;
    /** Scrolls the page on top. Resolves when the scrolling ends. */
    pageScrollTo: CallSpec<PageScrollOptions>;
  }
  interface DeviceSignals {
    /** The button in the middle of the tab bar was tapped. From the shell. */
    tabBarMidButtonTap: undefined;
  }
}
