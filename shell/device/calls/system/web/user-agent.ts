// What client hints and user agents tell about the device.

import type { DeviceInfo } from '../types.js';

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** What browsers give only asynchronously. */
export interface Hints {
  readonly model?: string;
  readonly platformVersion?: string;
  readonly fullVersionList?: readonly Brand[];
  readonly formFactors?: readonly string[];
}

export interface UserAgentData {
  readonly mobile: boolean;
  readonly platform: string;
  readonly brands: readonly Brand[];
  getHighEntropyValues(hints: string[]): Promise<Hints>;
}

export const userAgentData = (): UserAgentData | undefined =>
  (navigator as { userAgentData?: UserAgentData }).userAgentData;

let hints: Hints = {};

/** The hints, once `readHints` has read them. */
export const knownHints = (): Hints => hints;

/** Reads the hints. A browser or a policy may refuse: the user agent says the rest. */
export async function readHints(): Promise<void> {
  const wanted = ['model', 'platformVersion', 'fullVersionList', 'formFactors'];
  hints =
    (await userAgentData()
      ?.getHighEntropyValues(wanted)
      .catch(() => undefined)) ?? hints;
}

/** The version of the system that the hints tell: Windows has numbers of its own there, 13 and more for Windows 11. */
export function systemVersion(osName: DeviceInfo['osName'], { platformVersion = '' }: Hints): string {
  if (osName !== 'windows') return platformVersion;
  const major = parseInt(platformVersion);
  return major >= 13 ? '11' : major > 0 ? '10' : '';
}

/** What stands between Android and the model: `U`, a language, a kind of device or view, `K` for one that is hidden. */
const NO_MODEL = /^(?:[KU]|Mobile|Tablet|wv|rv:.*|HarmonyOS.*|[a-z]{2}[-_][a-z]{2})$/i;

/** The model in a user agent, or empty. */
export function modelOf(ua: string): string {
  const [, apple] = /\((iPhone|iPad|iPod|Macintosh);/.exec(ua) ?? [];
  if (apple) return apple;
  const [, rest = ''] = /\([^)]*?Android[^;)]*;([^)]*)/.exec(ua) ?? [];
  const parts = rest.split(';').map((part) => part.replace(/ ?Build\/.*/, '').trim());
  return parts.find((part) => part && !NO_MODEL.test(part)) ?? '';
}

/** How models of a maker begin. */
const MAKERS: readonly (readonly [brand: string, model: RegExp])[] = [
  ['samsung', /^(?:samsung|SM-|GT-)/i],
  ['google', /^(?:pixel|nexus)/i],
  ['xiaomi', /^(?:xiaomi|redmi|poco|mi |M20\d\d|2\d{3,5}[\dA-Z]{4,8}$)/i],
  ['huawei', /^huawei/i],
  ['honor', /^honor/i],
  ['oppo', /^(?:oppo|CPH\d|P[A-Z]{3}\d\d$)/i],
  ['realme', /^(?:realme|RMX\d)/i],
  ['vivo', /^(?:vivo|V\d{4}[A-Z]?$)/i],
  ['oneplus', /^oneplus/i],
  ['motorola', /^(?:motorola|moto|XT\d{4})/i],
  ['sony', /^(?:sony|XQ-)/i],
  ['nokia', /^nokia/i],
  ['lg', /^LG?M?-/],
  ['lenovo', /^lenovo/i],
  ['asus', /^asus/i],
];

/** The maker of a model, in lower case; empty if the model does not tell. */
export function brandOf(osName: DeviceInfo['osName'], model: string): string {
  if (osName === 'ios' || osName === 'macos') return 'apple';
  return MAKERS.find(([, pattern]) => pattern.test(model))?.[0] ?? '';
}
