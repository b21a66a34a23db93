import { type Check, oneOf, optional, text, wellFormed } from './check.js';
import { NETWORK_RULES } from './network-rules.js';
import { SOCKET_RULES } from './socket-rules.js';
import type { CallName, OptionsOf } from './types.js';
import { UPLOAD_RULES } from './upload-rules.js';

type Rules = { readonly [K in CallName]?: { readonly [O in keyof OptionsOf<K>]?: Check } };

const scope = { namespace: optional(wellFormed) };
const key = { key: text, ...scope };

/** Call -> the checks of its own options. */
export const RULES: Rules = {
  ...NETWORK_RULES,
  ...SOCKET_RULES,
  ...UPLOAD_RULES,
  setStorage: key,
  getStorage: key,
  removeStorage: key,
  clearStorage: scope,
  getStorageInfo: scope,
  setTheme: { theme: oneOf('light', 'dark', 'auto') },
  setLocale: { locale: text },
};
