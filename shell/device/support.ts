import { own } from '../../elements/base/own.js';
import { NO_ANSWER } from './device.js';
import { PROBES as DEFINED } from './generated/support.js';
import { device } from './instance.js';
import { is, no, type Probes } from './probes.js';
import { DEVICE_PROBES } from './device-support.js';
import { hasLanguages } from './calls/system/web/locale.js';
import type { Support } from './types.js';

const storage = (): Support => {
  try {
    if (localStorage) return is('native', 'localStorage, and IndexedDB for what is too big');
  } catch {
    // Said below, with the case of a server.
  }
  return no('the browser blocks storage');
};
const system = is('native', 'client hints, else the user agent string');
const uploads = is('emulated', 'tus over XMLHttpRequest, with a queue in IndexedDB');

/** How well browsers support the calls that this package answers. */
const PROBES: Probes = {
  ...DEFINED,
  request: is('native', 'fetch'),
  uploadFile: is('native', 'XMLHttpRequest'),
  downloadFile: is('native', 'XMLHttpRequest and object URLs'),
  connectSocket: is('native', 'WebSocket'),
  sendSocketMessage: is('native', 'WebSocket'),
  closeSocket: is('native', 'WebSocket'),
  getNetworkType: () =>
    'connection' in navigator
      ? is('native', 'Network Information')
      : is('emulated', 'the browser knows online from offline, no more'),
  setStorage: storage,
  getStorage: storage,
  removeStorage: storage,
  clearStorage: storage,
  getStorageInfo: storage,
  uploadResumable: uploads,
  getUploadQueue: uploads,
  pauseUploads: uploads,
  resumeUploads: uploads,
  cancelUploads: uploads,
  getSystemInfo: system,
  getWindowInfo: system,
  getDeviceInfo: system,
  getAppBaseInfo: system,
  getSystemSetting: is('emulated', 'the orientation, and Wi-Fi where the browser tells it'),
  getTheme: is('native', 'prefers-color-scheme and the data-nc-theme attribute'),
  setTheme: is('native', 'the data-nc-theme attribute'),
  getLocale: is('emulated', 'nacre/locales, else the lang attribute of the page'),
  setLocale: () => (hasLanguages() ? is('emulated', 'nacre/locales') : no('import nacre/locales, which has the texts')),
  ...DEVICE_PROBES,
};

/** How well this browser supports a call at this moment, and why. */
export function support(name: string): Support {
  if (device.hasHost(name)) return is('native', 'a host answers it');
  if (!device.can(name)) return no(NO_ANSWER);
  const probe = own(PROBES, name);
  const probed = typeof probe === 'function' ? probe() : probe;
  return device.supportOf(name) ?? probed ?? is('emulated', 'the page answers it');
}
