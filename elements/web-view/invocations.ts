import { isSafeUrl } from '../base/urls.js';
import { own } from '../base/own.js';
import { RequestEvent } from '../internal/element/events.js';
import { warnOnce } from '../internal/element/warn.js';
import { LONGEST_ADDRESS, type Invocation } from './protocol.js';

/** The calls that a page may make, and the options that are passed on. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  navigateTo: ['url', 'animationType', 'animationDuration'],
  redirectTo: ['url'],
  switchTab: ['url'],
  reLaunch: ['url'],
  navigateBack: ['delta', 'animationType', 'animationDuration'],
};

/** Whether it leads to a page of the app, and to no other site. */
function isOfApp(element: Element, url: unknown): url is string {
  if (typeof url !== 'string' || !url || url.length > LONGEST_ADDRESS || !isSafeUrl(url)) return false;
  const base = element.baseURI;
  return URL.canParse(url, base) && new URL(url, base).origin === new URL(base).origin;
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= LONGEST_ADDRESS : Number.isFinite(value);

/** Asks the app for what the page in the frame wants: to open a page, or to go back. */
export function request(element: Element, { name, arg }: Invocation): void {
  const names = own(CALLS, name);
  if (!names) return;
  if (names.includes('url') && !isOfApp(element, arg['url'])) {
    warnOnce(element, 'navigation', 'the path of a page of the app', arg['url']);
    return;
  }
  const given = names.flatMap((option) => (isPlain(arg[option]) ? [[option, arg[option]] as const] : []));
  element.dispatchEvent(new RequestEvent(name, Object.fromEntries(given)));
}
