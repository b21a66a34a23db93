import { randomKey } from '../../../../../elements/base/random.js';
import type { AppBaseInfo, DeviceInfo, SystemInfo, SystemSetting } from '../types.js';
import { appDescription } from '../../../app-info.js';
import {
  brandOf,
  type Hints,
  knownHints,
  modelOf,
  systemVersion,
  type UserAgentData,
  userAgentData,
} from './user-agent.js';
import { pageLanguage } from './locale.js';
import { currentTheme, systemTheme } from './theme.js';
import { windowInfo } from './window-info.js';
import { orientation } from './window-resize.js';

export type { UserAgentData } from './user-agent.js';

const ID_KEY = 'nacre.device-id';

/** From the most to the least specific: user agents also name the browsers that theirs is derived from. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['wechat', /MicroMessenger\/([\d.]+)/],
  ['edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['opera', /(?:OPR|OPT|Opera)\/([\d.]+)/],
  ['samsung', /SamsungBrowser\/([\d.]+)/],
  ['firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['safari', /Version\/([\d.]+).*Safari/],
];

const SYSTEMS: readonly (readonly [name: DeviceInfo['osName'], pattern: RegExp])[] = [
  ['harmonyos', /(?:OpenHarmony|HarmonyOS)[ /]?([\d.]*)/],
  ['android', /Android ?([\d.]*)/],
  ['ios', /(?:iPhone|iPad|iPod).*?OS ([\d_]+)/],
  ['windows', /Windows(?: NT)? ?([\d.]*)/],
  ['macos', /mac(?:intosh|os)(?:.*?Mac OS X ([\d._]+))?/i],
  ['linux', /Linux|CrOS|X11|Chrome ?OS/],
];

function match<T extends string>(
  table: readonly (readonly [T, RegExp])[],
  text: string,
): [name: T | undefined, version: string] {
  for (const [name, pattern] of table) {
    const found = pattern.exec(text);
    if (found) return [name, (found[1] ?? '').replaceAll('_', '.')];
  }
  return [undefined, ''];
}

export function readBrowser(
  ua: string,
  data?: UserAgentData,
  hints: Hints = {},
): { browserName: string; browserVersion: string } {
  // Chromium browsers list Chromium, an invented brand and the product.
  const brand = (hints.fullVersionList ?? data?.brands)?.find(
    ({ brand: name }) => !/not.?a.?brand|chromium/i.test(name.replace(/[^\w]/g, '')),
  );
  const [name = 'unknown', version] = match(BROWSERS, ua);
  const known = version || (brand?.version ?? '');
  // Hints have all digits, but a browser in another app has the version of that app in its user agent.
  const isSame = parseInt(known) === parseInt(brand?.version ?? '');
  return { browserName: name, browserVersion: isSame ? brand!.version : known };
}

export function readSystem(
  ua: string,
  touchPoints: number,
  data?: UserAgentData,
  hints: Hints = {},
): Pick<DeviceInfo, 'osName' | 'osVersion' | 'deviceType' | 'model' | 'brand'> {
  const [fromData] = match(SYSTEMS, data?.platform ?? '');
  const [fromUa = 'other', uaVersion] = match(SYSTEMS, ua);
  // An iPad has the user agent of a Mac, but a touch screen.
  const isPad = fromUa === 'macos' && touchPoints > 1;
  const osName = isPad ? 'ios' : (fromData ?? fromUa);
  const isMobile = data?.mobile ?? /Mobi|iPhone|iPod/.test(ua);
  const isHandheld = osName === 'ios' || osName === 'android' || osName === 'harmonyos';
  const isTablet = hints.formFactors?.includes('Tablet') || isPad || /iPad|Tablet/.test(ua);
  const deviceType = isTablet || (isHandheld && !isMobile) ? 'pad' : isMobile ? 'phone' : 'pc';
  const model = hints.model || (isPad ? 'iPad' : modelOf(ua));
  const osVersion = isPad ? (/Version\/([\d.]+)/.exec(ua)?.[1] ?? '') : uaVersion;
  return {
    osName,
    osVersion: systemVersion(osName, hints) || osVersion,
    deviceType,
    model,
    brand: brandOf(osName, model),
  };
}

/** Random, so that it cannot be guessed. If storage is blocked, each page has its own. */
let sessionId: string | undefined;
function deviceId(): string {
  try {
    sessionId ??= localStorage.getItem(ID_KEY) ?? undefined;
    if (sessionId) return sessionId;
    sessionId = randomKey();
    localStorage.setItem(ID_KEY, sessionId);
  } catch {
    // Storage is blocked or full: the next visit gets another id.
  }
  return sessionId!;
}

export function deviceInfo(): DeviceInfo {
  const system = readSystem(navigator.userAgent, navigator.maxTouchPoints, userAgentData(), knownHints());
  return {
    ...system,
    deviceBrand: system.brand,
    deviceModel: system.model,
    devicePixelRatio,
    deviceId: deviceId(),
    deviceOrientation: orientation(),
    platform: system.osName,
    system: `${system.osName} ${system.osVersion}`.trim(),
  };
}

const browser = () => readBrowser(navigator.userAgent, userAgentData(), knownHints());

export function appBaseInfo(): AppBaseInfo {
  const { browserName, browserVersion } = browser();
  const language = pageLanguage();
  const { appId = '', name, version = '', versionCode = '' } = appDescription();
  const metaName = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  return {
    appId,
    appName: name ?? metaName ?? document.title,
    appVersion: version,
    appVersionCode: String(versionCode),
    appLanguage: language,
    language,
    hostName: browserName,
    hostVersion: browserVersion,
    hostLanguage: navigator.language,
    hostTheme: systemTheme(),
    theme: currentTheme(),
    SDKVersion: '',
    uniPlatform: 'web',
    enableDebug: false,
  };
}

export function systemSetting(): SystemSetting {
  const { type } = (navigator as { connection?: { type?: string } }).connection ?? {};
  return { deviceOrientation: orientation(), ...(type === 'wifi' && { wifiEnabled: true }) };
}

export function systemInfo(): SystemInfo {
  const { userAgent } = navigator;
  return {
    ...windowInfo(),
    ...deviceInfo(),
    ...appBaseInfo(),
    ...browser(),
    ua: userAgent,
  };
}
