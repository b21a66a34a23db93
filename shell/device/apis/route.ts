import type { EventChannel } from '../event-channel.js';

export interface NavigateOptions {
  /** URL of a page: its path and query. Relative URLs are resolved against the current page. */
  url: string;
}

export interface NavigateToOptions extends NavigateOptions {
  /** Listeners for events that the opened page emits on its `openerEventChannel`. */
  events?: Record<string, (...args: never[]) => void>;
  animationType?: string;
  /** Milliseconds. Default 300. */
  animationDuration?: number;
}

export interface NavigateToResult {
  eventChannel: EventChannel;
  /** Resolves when the page has closed: to the `result` of its `navigateBack`, else to undefined. */
  result: Promise<unknown>;
}

export interface NavigateBackOptions {
  /** Number of pages to close. Default 1. */
  delta?: number;
  /** Result for the page that opened this one. */
  result?: unknown;
  animationType?: string;
  animationDuration?: number;
}

/** The page on top changed. */
export interface RouteChange {
  /** Key of the stack entry. Two visits of one path have different keys. */
  key: string;
  path: string;
  action: 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack' | 'forward' | 'launch';
}

declare module '../types.js' {
  interface DeviceCalls {
    navigateTo: CallSpec<NavigateToOptions, NavigateToResult>;
    redirectTo: CallSpec<NavigateOptions>;
    reLaunch: CallSpec<NavigateOptions>;
    switchTab: CallSpec<NavigateOptions>;
    navigateBack: CallSpec<NavigateBackOptions>;
    preloadPage: CallSpec<NavigateOptions, { url: string }>;
  }
  interface DeviceSignals {
    /** Emitted by the router. `device.latest('routeChange')` is the page on top. */
    routeChange: RouteChange;
    /** The router has stopped, and its pages are gone. */
    routerStop: object;
  }
}
