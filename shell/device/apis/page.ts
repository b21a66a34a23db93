export interface NavigationBarColorOptions {
  frontColor: '#ffffff' | '#000000';
  backgroundColor: string;
  /** Duration in ms (default 0) and easing (default `linear`). */
  animation?: { duration?: number; timingFunc?: 'linear' | 'easeIn' | 'easeOut' | 'easeInOut' };
}

/** Position in the tab bar, from 0. */
export interface TabBarIndex {
  index: number;
}

export interface TabBarItemOptions extends TabBarIndex {
  text?: string;
  iconPath?: string;
  selectedIconPath?: string;
  /** The page that the tab opens from now on. It becomes a page of the tab bar, the former one a page like any other. */
  pagePath?: string;
  visible?: boolean;
}

export interface TabBarStyleOptions {
  color?: string;
  selectedColor?: string;
  backgroundColor?: string;
  borderStyle?: 'black' | 'white';
  borderColor?: string;
}

export interface PageScrollOptions {
  scrollTop?: number;
  /** Scrolls that element to the top. Overrides `scrollTop`. */
  selector?: string;
  /** Milliseconds. Default 300; 0 scrolls at once. */
  duration?: number;
}

declare module '../types.js' {
  interface DeviceCalls {
    setNavigationBarTitle: CallSpec<{ title: string }>;
    setNavigationBarColor: CallSpec<NavigationBarColorOptions>;
    showNavigationBarLoading: CallSpec;
    hideNavigationBarLoading: CallSpec;
    setTabBarItem: CallSpec<TabBarItemOptions>;
    setTabBarStyle: CallSpec<TabBarStyleOptions>;
    showTabBar: CallSpec<{ animation?: boolean }>;
    hideTabBar: CallSpec<{ animation?: boolean }>;
    setTabBarBadge: CallSpec<TabBarIndex & { text: string }>;
    removeTabBarBadge: CallSpec<TabBarIndex>;
    showTabBarRedDot: CallSpec<TabBarIndex>;
    hideTabBarRedDot: CallSpec<TabBarIndex>;
    /**
     * Refreshes the page on top, as if the user had pulled it; without a shell, the first visible `nc-refresher`.
     * Resolves when the refresh has begun.
     */
    startPullDownRefresh: CallSpec;
    /** Ends the refresh. */
    stopPullDownRefresh: CallSpec;
    /** Resolves when the scrolling ends. */
    pageScrollTo: CallSpec<PageScrollOptions>;
  }
}
