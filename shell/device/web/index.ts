import { isWebCall, webProvider, webSource } from '../definitions.js';
import type { DeviceBus } from '../device.js';
import type { CallName } from '../types.js';
import { connectDevice } from './device-calls.js';
import { getLocale, localeChange, setLocale } from '../calls/system/web/locale.js';
import { networkStatusChange } from '../calls/network/web/network.js';
import { socketSource } from '../calls/socket/web/socket-events.js';
import { storageChange } from '../calls/storage/web/storage-keys.js';
import { clearStorage, getStorage, getStorageInfo, removeStorage, setStorage } from '../calls/storage/web/storage.js';
import { themeChange } from '../calls/system/web/theme.js';
import { windowResize } from '../calls/system/web/window-resize.js';

type Providers = typeof import('./providers.js');

/** All of them are small: one round trip loads them, with the first call. */
const loadProviders = (): Promise<Providers> => import('./providers.js');

const loadTransfers = () => import('../calls/network/web/transfers.js');

const loadSockets = () => import('../calls/socket/web/sockets.js');

const SOCKETS = ['connectSocket', 'sendSocketMessage', 'closeSocket'] as const satisfies (CallName &
  keyof typeof import('../calls/socket/web/sockets.js'))[];

const TRANSFERS = ['uploadFile', 'downloadFile'] as const satisfies (CallName &
  keyof typeof import('../calls/network/web/transfers.js'))[];

/** They bring a library. */
const loadUploads = () => import('../calls/uploads/web/uploads.js');

const UPLOADS = [
  'uploadResumable',
  'getUploadQueue',
  'pauseUploads',
  'resumeUploads',
  'cancelUploads',
] as const satisfies (CallName & keyof typeof import('../calls/uploads/web/uploads.js'))[];

/** Works without a document too. */
const ANYWHERE = ['request'] as const satisfies (CallName & keyof Providers)[];

const IN_PAGE = [
  'getSystemInfo',
  'getWindowInfo',
  'getDeviceInfo',
  'getAppBaseInfo',
  'getSystemSetting',
  'getTheme',
  'setTheme',
  'getNetworkType',
] as const satisfies (CallName & keyof Providers)[];

/** Adds the browser's providers for calls and signals that the bus does not have yet. */
export function connectWeb(bus: DeviceBus): void {
  bus.fallback ??= { can: isWebCall, provider: webProvider, source: webSource };
  const isPage = 'document' in globalThis;
  for (const name of isPage ? [...ANYWHERE, ...IN_PAGE] : ANYWHERE) {
    if (!bus.can(name)) bus.provideLazy(name, loadProviders);
  }
  if (!isPage) return;
  if (bus.can('hideKeyboard')) return;
  bus.provideLazy(TRANSFERS, loadTransfers);
  bus.provideLazy(SOCKETS, loadSockets);
  connectDevice(bus);
  bus.provideLazy(UPLOADS, loadUploads);
  bus.source('uploadQueueChange', async (emit, signal) => (await loadUploads()).uploadQueueChange(emit, signal));
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
  for (const name of ['socketOpen', 'socketMessage', 'socketError', 'socketClose'] as const) {
    bus.source(name, socketSource(name));
  }
  bus.provide('getLocale', getLocale);
  bus.provide('setLocale', setLocale);
  bus.source('localeChange', localeChange);
}
