import {
  boolean,
  type Check,
  data,
  dialable,
  httpUrl,
  index,
  oneOf,
  optional,
  pageUrl,
  pictureUrl,
  positive,
  record,
  string,
  text,
  wellFormed,
} from './check.js';
import { attempt, DeviceError, ErrCode } from './errors.js';
import { OVERLAY_RULES } from './overlay-rules.js';
import type { CallName, OptionsOf } from './types.js';

type Rules = { readonly [K in CallName]?: { readonly [O in keyof OptionsOf<K>]?: Check } };

const scope = { namespace: optional(wellFormed) };
const key = { key: text, ...scope };
const method = oneOf('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
const page = { url: pageUrl };
const tab = { index };
const picture = optional(pictureUrl);

const RULES: Rules = {
  ...OVERLAY_RULES,
  request: {
    url: httpUrl,
    method: optional((value) => method(typeof value === 'string' ? value.toUpperCase() : value)),
    header: optional(record),
    data,
    dataType: optional(string),
    responseType: optional(oneOf('text', 'arraybuffer')),
  },
  setStorage: key,
  getStorage: key,
  removeStorage: key,
  clearStorage: scope,
  getStorageInfo: scope,
  setClipboardData: { data: text, showToast: optional(boolean) },
  makePhoneCall: { phoneNumber: dialable },
  setTheme: { theme: oneOf('light', 'dark', 'auto') },
  setLocale: { locale: text },
  navigateTo: { url: pageUrl, events: optional(record) },
  redirectTo: page,
  reLaunch: page,
  switchTab: page,
  preloadPage: page,
  setNavigationBarTitle: { title: string },
  setNavigationBarColor: { frontColor: oneOf('#ffffff', '#000000'), backgroundColor: string },
  setTabBarItem: { index, pagePath: optional(pageUrl), iconPath: picture, selectedIconPath: picture },
  setTabBarBadge: { index, text: string },
  removeTabBarBadge: tab,
  showTabBarRedDot: tab,
  hideTabBarRedDot: tab,
};

/** Null stands for the default. */
const timeout: Check = (value) => (value === null ? undefined : optional(positive)(value));

/** Checks of options that mean the same in all calls. */
const COMMON = { timeout, duration: optional(positive), ttl: optional(positive) };

/** Throws if an argument is wrong. Also in production, since device calls cannot be undone. */
export function checkArguments(name: string, options: object): void {
  const rules: Record<string, Check> = { ...COMMON, ...(RULES as Record<string, object>)[name] };
  for (const argument in rules) {
    const check = rules[argument]!;
    const expected = attempt(() => check((options as Record<string, unknown>)[argument]), 'a value that can be read');
    if (expected) throw new DeviceError(name, ErrCode.invalid, `${argument}: expected ${expected}`);
  }
}
