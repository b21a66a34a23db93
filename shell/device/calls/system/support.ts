import { is, no, type Probes } from '../../probes.js';
import { hasLanguages } from './web/locale.js';

const system = is('native', 'client hints, else the user agent string');

export const SUPPORT: Probes = {
  getSystemInfo: system,
  getWindowInfo: system,
  getDeviceInfo: system,
  getAppBaseInfo: system,
  getSystemSetting: is('emulated', 'the orientation, and Wi-Fi where the browser tells it'),
  getAppAuthorizeSetting: is('native', 'Permissions, as checkPermission reads them'),
  getTheme: is('native', 'prefers-color-scheme and the data-nc-theme attribute'),
  setTheme: is('native', 'the data-nc-theme attribute'),
  getLocale: is('emulated', 'nacre/locales, else the lang attribute of the page'),
  setLocale: () => (hasLanguages() ? is('emulated', 'nacre/locales') : no('import nacre/locales, which has the texts')),
};
