import { attempt, expectFunction } from './errors.js';
import { device } from './instance.js';
import { withResult } from './navigation.js';
import type { CallArgs, CallName, DeviceSignals, DeviceTask, Ok, ResultOf, SignalName } from './types.js';

const call =
  <K extends CallName>(name: K) =>
  (...args: CallArgs<K>): Promise<Ok<K>> =>
    device.call(name, ...args);

const task =
  <K extends CallName>(name: K) =>
  (...args: CallArgs<K>): DeviceTask<K> =>
    device.task(name, ...args);

const titled = (prefix: string, name: string) => prefix + name.charAt(0).toUpperCase() + name.slice(1);

/** Adds a listener. Returns a function that removes it. */
const on =
  <S extends SignalName>(name: S) =>
  (listener: (payload: DeviceSignals[S]) => void): (() => void) => {
    expectFunction(titled('on', name), 'listener', listener);
    return device.watch(name, listener);
  };

/** Removes a listener, however often it was added. */
const off =
  <S extends SignalName>(name: S) =>
  (listener: (payload: DeviceSignals[S]) => void): void => {
    expectFunction(titled('off', name), 'listener', listener);
    device.unwatch(name, listener);
  };

export const request = /* @__PURE__ */ task('request');
export const getNetworkType = /* @__PURE__ */ call('getNetworkType');
export const onNetworkStatusChange = /* @__PURE__ */ on('networkStatusChange');
export const offNetworkStatusChange = /* @__PURE__ */ off('networkStatusChange');

export const setStorage = /* @__PURE__ */ call('setStorage');
export const getStorage = /* @__PURE__ */ call('getStorage');
export const removeStorage = /* @__PURE__ */ call('removeStorage');
export const clearStorage = /* @__PURE__ */ call('clearStorage');
export const getStorageInfo = /* @__PURE__ */ call('getStorageInfo');
export const onStorageChange = /* @__PURE__ */ on('storageChange');
export const offStorageChange = /* @__PURE__ */ off('storageChange');

export const getSystemInfo = /* @__PURE__ */ call('getSystemInfo');
export const onWindowResize = /* @__PURE__ */ on('windowResize');
export const offWindowResize = /* @__PURE__ */ off('windowResize');
export const getTheme = /* @__PURE__ */ call('getTheme');
export const setTheme = /* @__PURE__ */ call('setTheme');
export const onThemeChange = /* @__PURE__ */ on('themeChange');
export const offThemeChange = /* @__PURE__ */ off('themeChange');
export const getLocale = /* @__PURE__ */ call('getLocale');
export const setLocale = /* @__PURE__ */ call('setLocale');
export const onLocaleChange = /* @__PURE__ */ on('localeChange');
export const offLocaleChange = /* @__PURE__ */ off('localeChange');

export const setClipboardData = /* @__PURE__ */ call('setClipboardData');
export const getClipboardData = /* @__PURE__ */ call('getClipboardData');
export const makePhoneCall = /* @__PURE__ */ call('makePhoneCall');
export const vibrateShort = /* @__PURE__ */ call('vibrateShort');
export const vibrateLong = /* @__PURE__ */ call('vibrateLong');

export const showToast = /* @__PURE__ */ call('showToast');
export const hideToast = /* @__PURE__ */ call('hideToast');
export const hideLoading = /* @__PURE__ */ call('hideLoading');
export const showModal = /* @__PURE__ */ call('showModal');
export const showActionSheet = /* @__PURE__ */ call('showActionSheet');
export const hideActionSheet = /* @__PURE__ */ call('hideActionSheet');
export const previewImage = /* @__PURE__ */ call('previewImage');
export const closePreviewImage = /* @__PURE__ */ call('closePreviewImage');

export const setNavigationBarTitle = /* @__PURE__ */ call('setNavigationBarTitle');
export const setNavigationBarColor = /* @__PURE__ */ call('setNavigationBarColor');
export const showNavigationBarLoading = /* @__PURE__ */ call('showNavigationBarLoading');
export const hideNavigationBarLoading = /* @__PURE__ */ call('hideNavigationBarLoading');
export const setTabBarItem = /* @__PURE__ */ call('setTabBarItem');
export const setTabBarStyle = /* @__PURE__ */ call('setTabBarStyle');
export const showTabBar = /* @__PURE__ */ call('showTabBar');
export const hideTabBar = /* @__PURE__ */ call('hideTabBar');
export const setTabBarBadge = /* @__PURE__ */ call('setTabBarBadge');
export const removeTabBarBadge = /* @__PURE__ */ call('removeTabBarBadge');
export const showTabBarRedDot = /* @__PURE__ */ call('showTabBarRedDot');
export const hideTabBarRedDot = /* @__PURE__ */ call('hideTabBarRedDot');
export const startPullDownRefresh = /* @__PURE__ */ call('startPullDownRefresh');
export const stopPullDownRefresh = /* @__PURE__ */ call('stopPullDownRefresh');
export const pageScrollTo = /* @__PURE__ */ call('pageScrollTo');

export const redirectTo = /* @__PURE__ */ call('redirectTo');
export const reLaunch = /* @__PURE__ */ call('reLaunch');
export const switchTab = /* @__PURE__ */ call('switchTab');
export const navigateBack = /* @__PURE__ */ call('navigateBack');
export const preloadPage = /* @__PURE__ */ call('preloadPage');

/** The promise of a navigation, with the result of the opened page as `result`. */
export interface Navigation extends Promise<Ok<'navigateTo'>> {
  readonly result: ResultOf<'navigateTo'>['result'];
}

/** `const answer = await navigateTo({ url }).result` */
export function navigateTo(...args: CallArgs<'navigateTo'>): Navigation {
  const opened = device.call('navigateTo', ...args);
  return withResult(opened, async () => (await opened).result);
}

/** Hides this loading only. Also a promise that resolves when the loading shows. */
export interface LoadingToken extends Promise<Ok<'showLoading'>> {
  /** Resolves when it is hidden. Further calls do nothing. */
  (): Promise<void>;
}

/** `const done = showLoading({ title }); try { … } finally { done(); }` */
export function showLoading(...[options]: CallArgs<'showLoading'>): LoadingToken {
  const given = attempt(() => ({ ...options }));
  const token = given?.token ?? Math.random().toString(36).slice(2);
  // Options that cannot be read fail the call.
  const shown = device.call('showLoading', given ? { ...given, token } : options);
  let hidden: Promise<void> | undefined;
  const done = () =>
    (hidden ??= shown.then(
      async () => void (await device.call('hideLoading', { token })),
      // It never showed.
      () => undefined,
    ));
  return Object.assign(done, {
    // oxlint-disable-next-line unicorn/no-thenable -- a token is awaited on purpose
    then: shown.then.bind(shown),
    catch: shown.catch.bind(shown),
    finally: shown.finally.bind(shown),
    [Symbol.toStringTag]: 'LoadingToken',
  }) as LoadingToken;
}
