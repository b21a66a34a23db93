export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Lengths are CSS pixels. */
export interface WindowInfo {
  /**
   * Heights of the bars at the top and bottom of the page, from the custom properties `--window-top` and `--window-bottom`
   * of `<html>`. `AppShell` sets them; a page with bars of its own may.
   */
  windowTop: number;
  windowBottom: number;
  windowWidth: number;
  /** Height without those bars. */
  windowHeight: number;
  pixelRatio: number;
  screenWidth: number;
  screenHeight: number;
  /** Distance of the window's content from the top of the screen. */
  screenTop: number;
  statusBarHeight: number;
  safeArea: Insets & { width: number; height: number };
  safeAreaInsets: Insets;
}

export interface DeviceInfo {
  /** Empty if the browser hides it. */
  brand: string;
  deviceBrand: string;
  model: string;
  deviceModel: string;
  devicePixelRatio: number;
  /** A random id, created at the first call and stored for this origin. */
  deviceId: string;
  deviceOrientation: 'portrait' | 'landscape';
  deviceType: 'phone' | 'pad' | 'pc';
  osName: 'ios' | 'android' | 'harmonyos' | 'windows' | 'macos' | 'linux' | 'other';
  osVersion: string;
  platform: string;
  /** `osName osVersion` */
  system: string;
}

/** What the app says about itself by `defineApp({ appId, name, version, versionCode })`, else empty. */
export interface AppBaseInfo {
  appId: string;
  /** Without a `name`: `<meta name="application-name">`, else the document's title. */
  appName: string;
  appVersion: string;
  appVersionCode: string;
  appLanguage: string;
  language: string;
  hostName: string;
  hostVersion: string;
  hostLanguage: string;
  hostTheme: Theme;
  theme: Theme;
  SDKVersion: string;
  uniPlatform: 'web';
  enableDebug: boolean;
}

export interface SystemInfo extends WindowInfo, DeviceInfo, AppBaseInfo {
  browserName: string;
  browserVersion: string;
  ua: string;
}

export interface WindowResize {
  deviceOrientation: 'portrait' | 'landscape';
  size: { windowWidth: number; windowHeight: number; screenWidth: number; screenHeight: number };
}

export type Theme = 'light' | 'dark';

declare module '../types.js' {
  interface DeviceCalls {
    getSystemInfo: CallSpec<object, SystemInfo>;
    getWindowInfo: CallSpec<object, WindowInfo>;
    getDeviceInfo: CallSpec<object, DeviceInfo>;
    getAppBaseInfo: CallSpec<object, AppBaseInfo>;
    /** `theme` is the one on screen, `setting` the chosen one. */
    getTheme: CallSpec<object, { theme: Theme; setting: Theme | 'auto' }>;
    /** `auto` follows the system. Sets `data-nc-theme` of `<html>`, which the tokens read, and `theme-color`. */
    setTheme: CallSpec<{ theme: Theme | 'auto' }>;
    /** The language of `nacre/locales`; without it, that of the page. */
    getLocale: CallSpec<object, { locale: string }>;
    /** Shows the best language for it, and remembers it. Fails with `ErrCode.unsupported` without `nacre/locales`. */
    setLocale: CallSpec<{ locale: string }>;
  }
  interface DeviceSignals {
    /** The window has had another size for 50 ms. */
    windowResize: WindowResize;
    themeChange: { theme: Theme };
    localeChange: { locale: string };
  }
}
