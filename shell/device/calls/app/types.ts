import type { NavigationBarShadow } from '../page/types.js';

/** How the app was opened, or has come back. */
export interface LaunchOptions {
  /** Path of the page. */
  readonly path: string;
  /** Its query, decoded. A name that occurs more than once has an array. */
  readonly query: Readonly<Record<string, string | string[]>>;
  /** Where it was opened from. Always 1001 in browsers; a host may know it. */
  readonly scene: number;
  /** The app that opened this one. `appId` is empty in browsers; a host may know it. */
  readonly referrerInfo: { readonly appId: string; readonly extraData: object };
}

/** A page that an app does not have. */
export interface MissingPage extends LaunchOptions {
  /** Always true. */
  readonly notFound: true;
  /** The call or action that led to it; `launch` for the URL with which the app was opened. */
  readonly openType: string;
}

/** A page of the stack. */
export interface CurrentPage {
  /** Identifies it: two pages may have the same URL. */
  readonly key: string;
  /** The path by which the app has defined it, such as `/user/:id`. */
  readonly route: string;
  /** Its own path, such as `/user/7`. */
  readonly path: string;
  /** `path` with query and fragment. */
  readonly fullPath: string;
  /** Its query. */
  readonly options: Readonly<Record<string, string | string[]>>;
  /** The parameters of its path. */
  readonly params: Readonly<Record<string, string>>;
  /** The element that scrolls its content; null while it is not shown. */
  getHTMLElement(): HTMLElement | null;
}

export interface PageMetaOptions {
  /** Declarations of CSS for what scrolls the page, such as `overflow: hidden`. They replace those of the call before. */
  pageStyle?: string;
  /** Size of 1 rem while the page is on top: a length of CSS, or px. Empty: that of the document. */
  rootFontSize?: string | number;
}

/** Pull to refresh of a page. Lengths are numbers of px, or texts such as `100rpx`. */
export interface PullToRefreshValues {
  /** Whether users can pull the page. */
  support?: boolean;
  /** Color of the indicator. */
  color?: string;
  /** `circle` shows the indicator above the page, `default` moves the page down. */
  style?: 'circle' | 'default';
  /** Distance that the user has to pull. */
  range?: number | string;
  /** Distance that the indicator moves down. */
  height?: number | string;
  /** Start position of the indicator. */
  offset?: number | string;
  /** Time in ms after which a refresh ends by itself; 0: never. */
  timeout?: number;
}

/** The style of a page that code can change while it is open. */
export interface PageStyleValues {
  /** Title of the navigation bar. */
  navigationBarTitleText?: string;
  /** Color of its title and buttons. */
  navigationBarTextStyle?: 'black' | 'white';
  /** Background of the navigation bar: a color of CSS. */
  navigationBarBackgroundColor?: string;
  /** `custom`: no bar. */
  navigationStyle?: 'default' | 'custom';
  /** URL of a picture instead of the title. */
  titleImage?: string;
  /** Size of the title: px, or a length. */
  titleSize?: number | string;
  /** Taps on a bar over the page go through to the page, except on its buttons. */
  titlePenetrate?: boolean;
  /** `auto`: the bar covers the top of the page and becomes opaque as the page scrolls. `always`: it stays transparent. */
  transparentTitle?: 'none' | 'auto' | 'always';
  /** Distance over which the bar of `auto` becomes opaque: px, or a length. */
  coverage?: number | string;
  /** A shadow below the bar, of one of six colors. */
  navigationBarShadow?: { colorType?: NavigationBarShadow };
  /** The user cannot scroll the page. */
  disableScroll?: boolean;
  /** The user can pull the page down to refresh it. */
  enablePullDownRefresh?: boolean;
  /** Distance from the end at which the page is told: a number of px, or a text such as `100rpx`. */
  onReachBottomDistance?: number | string;
  /** How the user pulls the page down. It replaces what the page had. */
  pullToRefresh?: PullToRefreshValues;
  /** Maximum width of the app while this page is on top, as `onReachBottomDistance`. */
  maxWidth?: number | string;
  /** `false` hides the window above the pages while this page is on top. */
  topWindow?: boolean;
  /** `false` hides the left window. */
  leftWindow?: boolean;
  /** `false` hides the right window. */
  rightWindow?: boolean;
  /** Background of the page. */
  backgroundColorContent?: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** How the app was opened. Synchronous as `getLaunchOptionsSync()`. */
    getLaunchOptions: CallSpec<object, LaunchOptions>;
    /** How the app was opened, or has come to the foreground last. Synchronous as `getEnterOptionsSync()`. */
    getEnterOptions: CallSpec<object, LaunchOptions>;
    /** The pages of the stack, the one on top last. Synchronous as `getCurrentPages()`; without a router, none. */
    getCurrentPages: CallSpec<
      object,
      {
        /** The page on top last. */
        pages: CurrentPage[];
      }
    >;
    /** Styles the page on top of the shell, else the document's body, and sets the size of 1 rem. */
    setPageMeta: CallSpec<PageMetaOptions>;
    /** The style of the page on top. Synchronous as `getPageStyle()`. `ErrCode.unsupported` without the shell. */
    getPageStyle: CallSpec<object, PageStyleValues>;
    /**
     * Changes the style of the page on top until it closes. Without the shell, title, background and what is of a navigation bar;
     * `ErrCode.unsupported` for the rest.
     */
    setPageStyle: CallSpec<PageStyleValues>;
    /** Asks the user before the page on top is closed. `ErrCode.unsupported` without the shell. */
    enableAlertBeforeUnload: CallSpec<{
      /** The question. */
      message: string;
    }>;
    /** Ends that for the page on top. `ErrCode.unsupported` without the shell. */
    disableAlertBeforeUnload: CallSpec;
  }
  interface DeviceSignals {
    /** The app has come to the foreground, or was opened. */
    appShow: LaunchOptions;
    /** The app has gone to the background. */
    appHide: object;
    /** An error that no code has caught: the error itself, or its message. */
    error: unknown;
    /** A promise has failed, and no code handles it. */
    unhandledRejection: {
      /** The reason of the failure. */
      readonly reason: unknown;
      /** The promise itself. */
      readonly promise: Promise<unknown>;
    };
    /** A URL leads to no page. From the router. */
    pageNotFound: MissingPage;
  }
}
