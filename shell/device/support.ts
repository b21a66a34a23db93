import { NOBODY } from './device.js';
import { device } from './instance.js';
import { hasLanguages } from './web/locale.js';
import type { CallName, Support, SupportLevel } from './types.js';

const is = (level: SupportLevel, reason: string): Support => ({ level, reason });
const no = (reason: string): Support => is('unavailable', reason);

const storage = (): Support => {
  try {
    if (localStorage) return is('native', 'localStorage, and IndexedDB for what is too big');
  } catch {
    // Said below, with the case of a server.
  }
  return no('the browser blocks storage');
};
const system = is('native', 'client hints, else the user agent string');
const refresh = is('emulated', 'the shell, or the nc-refresher that the page shows');
const vibration = (): Support =>
  'vibrate' in navigator ? is('needs-gesture', 'Vibration') : no('this browser cannot vibrate');

/** How well browsers support the calls that this package answers. */
const PROBES: { readonly [K in CallName]?: Support | (() => Support) } = {
  request: is('native', 'fetch'),
  getNetworkType: () =>
    'connection' in navigator
      ? is('native', 'Network Information')
      : is('emulated', 'the browser knows online from offline, no more'),
  setStorage: storage,
  getStorage: storage,
  removeStorage: storage,
  clearStorage: storage,
  getStorageInfo: storage,
  getSystemInfo: system,
  getWindowInfo: system,
  getDeviceInfo: system,
  getAppBaseInfo: system,
  getTheme: is('native', 'prefers-color-scheme and the data-nc-theme attribute'),
  setTheme: is('native', 'the data-nc-theme attribute'),
  getLocale: is('emulated', 'nacre/locales, else the lang attribute of the page'),
  setLocale: () => (hasLanguages() ? is('emulated', 'nacre/locales') : no('import nacre/locales, which has the texts')),
  setClipboardData: is('needs-gesture', 'Clipboard, else the copy command'),
  getClipboardData: () =>
    navigator.clipboard ? is('needs-permission', 'Clipboard') : no('the Clipboard API needs a secure page'),
  startPullDownRefresh: refresh,
  stopPullDownRefresh: refresh,
  makePhoneCall: is('native', 'a tel: link'),
  vibrateShort: vibration,
  vibrateLong: vibration,
};

/** How well this browser supports a call at this moment, and why. */
export function support(name: string): Support {
  if (device.hasHost(name)) return is('native', 'a host answers it');
  if (!device.can(name)) return no(NOBODY);
  const probe = Object.hasOwn(PROBES, name) ? PROBES[name as CallName] : undefined;
  const own = typeof probe === 'function' ? probe() : probe;
  return device.supportOf(name) ?? own ?? is('emulated', 'the page answers it');
}

/** Whether a call, its Sync form, or an on… / off… pair works in this browser at this moment. */
export function canIUse(name: string): boolean {
  if (typeof name !== 'string') return false;
  const [, first, rest] = /^o(?:n|ff)([A-Z])(\w*)$/.exec(name) ?? [];
  if (first) return device.hasSignal(first.toLowerCase() + rest);
  return support(name.replace(/Sync$/, '')).level !== 'unavailable';
}
