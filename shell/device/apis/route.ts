import type { EventChannel } from '../event-channel.js';

export interface NavigateOptions {
  /** Path of a page, with its query; relative ones start at the current page. */
  url: string;
}

export interface NavigateToOptions extends NavigateOptions {
  /** Listeners on the channel that the opened page reaches as its opener's. */
  events?: Record<string, (...args: never[]) => void>;
  animationType?: string;
  /** Milliseconds, 300 unless given. */
  animationDuration?: number;
}

export interface NavigateToResult {
  eventChannel: EventChannel;
  /** What the page leaves with, `navigateBack({ result })`; undefined where it leaves with nothing. */
  result: Promise<unknown>;
}

export interface NavigateBackOptions {
  /** Pages to leave, 1 unless given. */
  delta?: number;
  /** Answer to whoever opened the page. */
  result?: unknown;
  animationType?: string;
  animationDuration?: number;
}

/** The page on top changed. */
export interface RouteChange {
  /** The stack entry's identity. Differs between two visits of one path. */
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
    /** Fed by the router; `device.latest('routeChange')` is the page now on top. */
    routeChange: RouteChange;
    /** The router has stopped: no page of its app is there any more. */
    routerStop: object;
  }
}
