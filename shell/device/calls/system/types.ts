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
  /** Height of the bar at the bottom, as `windowTop`. */
  windowBottom: number;
  /** Width of the window. */
  windowWidth: number;
  /** Height without those bars. */
  windowHeight: number;
  /** Pixels of the screen for one CSS pixel. */
  pixelRatio: number;
  /** Width of the screen. */
  screenWidth: number;
  /** Height of the screen. */
  screenHeight: number;
  /** Distance of the window's content from the top of the screen. */
  screenTop: number;
  /** Height of the status bar, where the page reaches beneath it. */
  statusBarHeight: number;
  /** The part of the window that no notch or rounded corner covers. */
  safeArea: Insets & { width: number; height: number };
  /** Distances of the safe area from the edges. */
  safeAreaInsets: Insets;
}

export interface DeviceInfo {
  /** The maker, in lower case (`apple`, `samsung` …), if the model names it; else empty. */
  brand: string;
  /** The same as `brand`. */
  deviceBrand: string;
  /** Model of the device; empty if the browser hides it. */
  model: string;
  /** The same as `model`. */
  deviceModel: string;
  /** Pixels of the screen for one CSS pixel. */
  devicePixelRatio: number;
  /** A random id, created at the first call and stored for this origin. */
  deviceId: string;
  /** How the screen is held. */
  deviceOrientation: 'portrait' | 'landscape';
  /** The kind of device. */
  deviceType: 'phone' | 'pad' | 'pc';
  /** The operating system. */
  osName: 'ios' | 'android' | 'harmonyos' | 'windows' | 'macos' | 'linux' | 'other';
  /** Its version, if the browser exposes it. */
  osVersion: string;
  /** The same as `osName`. */
  platform: string;
  /** `osName osVersion` */
  system: string;
}

/** What the app says about itself by `defineApp({ appId, name, version, versionCode })`, else empty. */
export interface AppBaseInfo {
  /** Id of the app. */
  appId: string;
  /** Without a `name`: `<meta name="application-name">`, else the document's title. */
  appName: string;
  /** Version of the app, for people. */
  appVersion: string;
  /** Version of the app, as a number that grows. */
  appVersionCode: string;
  /** The language that the app shows. */
  appLanguage: string;
  /** The same as `appLanguage`. */
  language: string;
  /** Name of the browser. */
  hostName: string;
  /** Version of the browser. */
  hostVersion: string;
  /** The language that the browser prefers. */
  hostLanguage: string;
  /** The theme that the system prefers. */
  hostTheme: Theme;
  /** The theme on screen. */
  theme: Theme;
  /** Always empty. */
  SDKVersion: string;
  /** Always `web`. */
  uniPlatform: 'web';
  /** Always false. */
  enableDebug: boolean;
}

export interface SystemInfo extends WindowInfo, DeviceInfo, AppBaseInfo {
  /** Name of the browser. */
  browserName: string;
  /** Version of the browser. */
  browserVersion: string;
  /** The user agent string. */
  ua: string;
}

/** Settings that browsers do not expose (Bluetooth, location services) are left out. Hosts may add them. */
export interface SystemSetting {
  /** How the window is. */
  deviceOrientation: 'portrait' | 'landscape';
  /** Whether Bluetooth is on. Only hosts know it. */
  bluetoothEnabled?: boolean;
  /** Whether location services are on. Only hosts know it. */
  locationEnabled?: boolean;
  /** True on Wi-Fi; left out otherwise, and in browsers that do not expose the connection. */
  wifiEnabled?: boolean;
}

/** `not determined`: the user has not been asked, or not answered. */
export type Authorization = 'authorized' | 'denied' | 'not determined';

/** What the page may use. A permission that this browser does not have is left out. */
export interface AppAuthorizeSetting {
  /** Whether the page may use the camera. */
  cameraAuthorized?: Authorization;
  /** Whether the page may know the position. */
  locationAuthorized?: Authorization;
  /** Whether the page may use the microphone. */
  microphoneAuthorized?: Authorization;
  /** Whether the page may show notifications. */
  notificationAuthorized?: Authorization;
}

export interface WindowResize {
  /** How the screen is held. */
  deviceOrientation: 'portrait' | 'landscape';
  /** The new sizes, in CSS pixels. */
  size: { windowWidth: number; windowHeight: number; screenWidth: number; screenHeight: number };
}

export type Theme = 'light' | 'dark';

export interface ThemeState {
  /** The theme on screen. */
  theme: Theme;
  /** The chosen one. */
  setting: Theme | 'auto';
}

export interface ThemeOptions {
  /** `auto` follows the system. */
  theme: Theme | 'auto';
}

export interface ThemeChange {
  /** The theme on screen. */
  theme: Theme;
}

export interface LocaleOptions {
  /** A language tag such as `fr` or `zh-Hant`; the best one that the app has is taken. */
  locale: string;
}

export interface LocaleChange {
  /** The language that the app shows. */
  locale: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** All about window, device and app. */
    getSystemInfo: CallSpec<object, SystemInfo>;
    /** Sizes of window and screen. */
    getWindowInfo: CallSpec<object, WindowInfo>;
    /** The device and its operating system. */
    getDeviceInfo: CallSpec<object, DeviceInfo>;
    /** The app and the browser that it runs in. */
    getAppBaseInfo: CallSpec<object, AppBaseInfo>;
    /** The settings of the system that browsers expose. */
    getSystemSetting: CallSpec<object, SystemSetting>;
    /** The state of all permissions, without asking the user. Browsers answer asynchronously: there is no Sync form. */
    getAppAuthorizeSetting: CallSpec<object, AppAuthorizeSetting>;
    /** The theme on screen, and the chosen one. */
    getTheme: CallSpec<object, ThemeState>;
    /**
     * Chooses the theme, and remembers it: an app with `AppShell` shows it again on the next visit. Sets `data-nc-theme` of
     * `<html>`, which the tokens read, and `theme-color`.
     */
    setTheme: CallSpec<ThemeOptions>;
    /** The language of `nacre/locales`; without it, that of the page. */
    getLocale: CallSpec<object, LocaleChange>;
    /** Shows the best language for it, and remembers it. Fails with `ErrCode.unsupported` without `nacre/locales`. */
    setLocale: CallSpec<LocaleOptions>;
  }
  interface DeviceSignals {
    /** The window has had another size for 50 ms. */
    windowResize: WindowResize;
    /** The theme on screen has changed. */
    themeChange: ThemeChange;
    /** The language of the app has changed. */
    localeChange: LocaleChange;
  }
}
