import { type Check, oneOf, optional, pageUrl, positive, record, string, text, wellFormed } from './check.js';
import { BAR_RULES } from './bar-rules.js';
import { DEVICE_RULES } from './device-rules.js';
import { NETWORK_RULES } from './network-rules.js';
import { OBSERVER_RULES } from './observer-rules.js';
import { SOCKET_RULES } from './socket-rules.js';
import { OVERLAY_RULES } from './overlay-rules.js';
import { PERMISSION_RULES } from './permission-rules.js';
import type { CallName, OptionsOf } from './types.js';
import { UPLOAD_RULES } from './upload-rules.js';
import { WINDOW_RULES } from './window-rules.js';

type Rules = { readonly [K in CallName]?: { readonly [O in keyof OptionsOf<K>]?: Check } };

const scope = { namespace: optional(wellFormed) };
const key = { key: text, ...scope };
const page = { url: pageUrl };
/** Also as a text, as attributes have it. */
const pages: Check = (value) =>
  /^(?:number|string)$/.test(typeof value) && Number(value) >= 1 ? undefined : 'a number of pages';
const motion = { animationType: optional(string), animationDuration: optional(positive) };

/** Call -> the checks of its own options. */
export const RULES: Rules = {
  ...BAR_RULES,
  ...OVERLAY_RULES,
  ...NETWORK_RULES,
  ...DEVICE_RULES,
  ...PERMISSION_RULES,
  ...OBSERVER_RULES,
  ...SOCKET_RULES,
  ...UPLOAD_RULES,
  ...WINDOW_RULES,
  setStorage: key,
  getStorage: key,
  removeStorage: key,
  clearStorage: scope,
  getStorageInfo: scope,
  setTheme: { theme: oneOf('light', 'dark', 'auto') },
  setLocale: { locale: text },
  navigateTo: { url: pageUrl, events: optional(record), ...motion },
  navigateBack: { delta: optional(pages), ...motion },
  redirectTo: page,
  reLaunch: page,
  switchTab: page,
  preloadPage: page,
};
