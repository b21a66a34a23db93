import {
  type Check,
  dialable,
  httpUrl,
  index,
  oneOf,
  optional,
  pageUrl,
  pictureUrl,
  positive,
  string,
  text,
  wellFormed,
} from './check.js';
import { DeviceError, ErrCode } from './errors.js';
import { OVERLAY_RULES } from './overlay-rules.js';
import type { CallName, OptionsOf } from './types.js';

type Rules = { readonly [K in CallName]?: { readonly [O in keyof OptionsOf<K>]?: Check } };

const scope = { namespace: optional(wellFormed) };
const key = { key: text, ...scope };
const page = { url: pageUrl };
const tab = { index };
const picture = optional(pictureUrl);

const RULES: Rules = {
  ...OVERLAY_RULES,
  request: { url: httpUrl },
  setStorage: key,
  getStorage: key,
  removeStorage: key,
  clearStorage: scope,
  getStorageInfo: scope,
  setClipboardData: { data: text },
  makePhoneCall: { phoneNumber: dialable },
  setTheme: { theme: oneOf('light', 'dark', 'auto') },
  setLocale: { locale: text },
  navigateTo: page,
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

/** Checks of options that mean the same in all calls. */
const COMMON = { timeout: optional(positive), duration: optional(positive), ttl: optional(positive) };

function expectedOf(check: Check, value: unknown): string | undefined {
  try {
    return check(value);
  } catch {
    return 'a value that can be read';
  }
}

/** Throws if an argument is wrong. Also in production, since device calls cannot be undone. */
export function checkArguments(name: string, options: object): void {
  const rules: Record<string, Check> = { ...COMMON, ...(RULES as Record<string, object>)[name] };
  for (const argument in rules) {
    const expected = expectedOf(rules[argument]!, (options as Record<string, unknown>)[argument]);
    if (expected) throw new DeviceError(name, ErrCode.invalid, `${argument}: expected ${expected}`);
  }
}
