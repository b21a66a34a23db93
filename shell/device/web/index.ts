import type { DeviceBus } from '../device.js';
import type { CallName } from '../types.js';
import { copyText, dial, readText, vibrate } from './gesture.js';
import { getLocale, localeChange, setLocale } from './locale.js';
import { networkStatusChange } from './network.js';
import { storageChange } from './storage-keys.js';
import { clearStorage, getStorage, getStorageInfo, removeStorage, setStorage } from './storage.js';
import { themeChange } from './theme.js';
import { windowResize } from './window-resize.js';

type Providers = typeof import('./providers.js');

/** All small: one round trip brings them, whichever call is the first. */
const loadProviders = (): Promise<Providers> => import('./providers.js');

/** Works without a document too. */
const ANYWHERE = ['request'] as const satisfies (CallName & keyof Providers)[];

const IN_PAGE = [
  'getSystemInfo',
  'getWindowInfo',
  'getDeviceInfo',
  'getAppBaseInfo',
  'getTheme',
  'setTheme',
  'getNetworkType',
  'startPullDownRefresh',
  'stopPullDownRefresh',
] as const satisfies (CallName & keyof Providers)[];

/** Adds the browser's providers for calls and signals that the bus does not have yet. */
export function connectWeb(bus: DeviceBus): void {
  const isPage = 'document' in globalThis;
  for (const name of isPage ? [...ANYWHERE, ...IN_PAGE] : ANYWHERE) {
    if (!bus.can(name)) bus.provideLazy(name, loadProviders);
  }
  if (!isPage) return;
  if (bus.can('makePhoneCall')) return;
  // These need the user's gesture, which is over when a chunk has loaded.
  bus.provide('setClipboardData', copyText(bus));
  bus.provide('getClipboardData', readText);
  bus.provide('makePhoneCall', dial);
  bus.provide('vibrateShort', vibrate(15));
  bus.provide('vibrateLong', vibrate(400));
  // At once: calls take effect in their order, and a listener misses nothing.
  bus.provide('setStorage', setStorage);
  bus.provide('getStorage', getStorage);
  bus.provide('removeStorage', removeStorage);
  bus.provide('clearStorage', clearStorage);
  bus.provide('getStorageInfo', getStorageInfo);
  bus.source('storageChange', storageChange);
  bus.source('windowResize', windowResize);
  bus.source('themeChange', themeChange);
  bus.source('networkStatusChange', networkStatusChange);
  bus.provide('getLocale', getLocale);
  bus.provide('setLocale', setLocale);
  bus.source('localeChange', localeChange);
}
