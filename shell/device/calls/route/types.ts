import type { EventChannel } from '../../event-channel.js';

export interface NavigateOptions {
  /** URL of a page: its path and query. Relative URLs are resolved against the current page. */
  url: string;
}

export interface NavigateToOptions extends NavigateOptions {
  /** Listeners for events that the opened page emits on its `openerEventChannel`. */
  events?: Record<string, (...args: never[]) => void>;
  /** How the page comes in: `slide-in-right`, `fade-in` and the other names of the shell. */
  animationType?: string;
  /** Milliseconds. Default 300. */
  animationDuration?: number;
}

export interface NavigateToResult {
  /** Events between the two pages. */
  eventChannel: EventChannel;
  /** Resolves when the page has closed: to the `result` of its `navigateBack`, else to undefined. */
  result: Promise<unknown>;
}

export interface PreloadResult {
  /** URL of the page. */
  url: string;
}

export interface NavigateBackOptions {
  /** Number of pages to close. Default 1. */
  delta?: number;
  /** Result for the page that opened this one. */
  result?: unknown;
  /** How the page goes out. Default: the opposite of how it came in. */
  animationType?: string;
  /** Milliseconds. Default 300. */
  animationDuration?: number;
}

/** The page on top changed. */
export interface RouteChange {
  /** Key of the stack entry. Two visits of one path have different keys. */
  key: string;
  /** Path of the page, without its query. */
  path: string;
  /** What changed it. */
  action: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack' | 'forward' | 'launch';
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** Opens a page above the present one. Fails with `ErrCode.notFound` if the app has no such page, with `ErrCode.denied` if a guard refuses it. */
    navigateTo: CallSpec<NavigateToOptions, NavigateToResult>;
    /** Replaces the page on top. Fails with `ErrCode.notFound` if the app has no such page. */
    redirectTo: CallSpec<NavigateOptions>;
    /** Closes all pages and opens another one. Fails with `ErrCode.notFound` if the app has no such page. */
    reLaunch: CallSpec<NavigateOptions>;
    /** Shows a page of the tab bar and closes the others. Fails with `ErrCode.invalid` if the page is not in the tab bar. */
    switchTab: CallSpec<NavigateOptions>;
    /** Closes the page on top. Fails with `ErrCode.notFound` on the first page, with `ErrCode.cancel` if a back handler handles it. */
    navigateBack: CallSpec<NavigateBackOptions>;
    /** Loads the code of a page ahead of its visit. Fails with `ErrCode.notFound` if the app has no such page. */
    preloadPage: CallSpec<NavigateOptions, PreloadResult>;
  }
  interface DeviceSignals {
    /** Emitted by the router. `device.latest('routeChange')` is the page on top. */
    routeChange: RouteChange;
    /** The router has stopped, and its pages are gone. */
    routerStop: object;
  }
}
