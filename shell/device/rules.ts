import { type Check, dialable, oneOf, optional, pageUrl, positive, record, string, text, wellFormed } from './check.js';
import { BAR_RULES } from './bar-rules.js';
import { attempt, DeviceError, ErrCode } from './errors.js';
import { CONTEXT_RULES } from './context-rules.js';
import { DEVICE_RULES } from './device-rules.js';
import { FILE_RULES, NO_ENDING } from './file-rules.js';
import { LOCATION_RULES } from './location-rules.js';
import { NETWORK_RULES } from './network-rules.js';
import { OBSERVER_RULES } from './observer-rules.js';
import { SOCKET_RULES } from './socket-rules.js';
import { OVERLAY_RULES } from './overlay-rules.js';
import { PERMISSION_RULES } from './permission-rules.js';
import { SOCIAL_RULES } from './social-rules.js';
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
  ...FILE_RULES,
  ...CONTEXT_RULES,
  ...LOCATION_RULES,
  ...NETWORK_RULES,
  ...DEVICE_RULES,
  ...PERMISSION_RULES,
  ...OBSERVER_RULES,
  ...SOCIAL_RULES,
  ...SOCKET_RULES,
  ...UPLOAD_RULES,
  ...WINDOW_RULES,
  setStorage: key,
  getStorage: key,
  removeStorage: key,
  clearStorage: scope,
  getStorageInfo: scope,
  makePhoneCall: { phoneNumber: dialable },
  setTheme: { theme: oneOf('light', 'dark', 'auto') },
  setLocale: { locale: text },
  navigateTo: { url: pageUrl, events: optional(record), ...motion },
  navigateBack: { delta: optional(pages), ...motion },
  redirectTo: page,
  reLaunch: page,
  switchTab: page,
  preloadPage: page,
};

/** Null stands for the default. */
const timeout: Check = (value) => (value === null ? undefined : optional(positive)(value));

/** Checks of options that mean the same in all calls. */
const COMMON = { timeout, duration: optional(positive), ttl: optional(positive) };

/** Call -> its arguments and their checks. */
const checks = new Map<string, readonly (readonly [argument: string, check: Check])[]>();

function checksOf(name: string): readonly (readonly [argument: string, check: Check])[] {
  let known = checks.get(name);
  if (!known) {
    const own = Object.hasOwn(RULES, name) ? RULES[name as CallName] : undefined;
    // oxlint-disable-next-line nacre-objects/given -- no check is undefined
    checks.set(name, (known = Object.entries<Check>({ ...COMMON, ...own })));
  }
  return known;
}

/** Throws if an argument is wrong. Also in production, since device calls cannot be undone. */
export function checkArguments(name: string, options: object): void {
  for (const [argument, check] of checksOf(name)) {
    const read = () => check((options as Record<string, unknown>)[argument], options);
    const expected = attempt(read, 'a value that can be read');
    if (!expected) continue;
    const reason = expected === NO_ENDING ? expected : `${argument}: expected ${expected}`;
    throw new DeviceError(name, ErrCode.invalid, reason);
  }
}
