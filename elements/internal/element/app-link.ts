import { isFormAssociated } from '../form/form-associated.js';
import { afterDispatch } from './after-dispatch.js';
import { RequestEvent } from './events.js';
import { isPlainClick } from './link.js';
import { isElement, viewOf } from './view.js';
import { warnOnce } from './warn.js';

/** How a page of the app is opened -> name of the call that opens it. */
const CALLS = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
} as const;

/** Codes of failed calls: the user or a guard did not want it, or the caller ended it. */
const REFUSALS: readonly unknown[] = [1, 3, 9];

const isRefusal = (error: unknown): boolean => REFUSALS.includes((Object(error) as { errCode?: unknown }).errCode);

/** How a link opens its page. */
export type OpenType = keyof typeof CALLS;

/** An element that leads to a page of the app. */
export interface AppLink extends HTMLElement {
  readonly url: string;
  readonly openType: OpenType;
  /** How many pages `navigateBack` closes. */
  readonly delta?: number;
  readonly animationType?: string;
  readonly animationDuration?: number;
}

/** Controls that handle clicks themselves. */
const OWN_CLICKS = 'a[href], input, select, textarea, label, summary';

/** Warns of an `openType` that means nothing. */
export function checkOpenType(host: AppLink): void {
  if (!(host.openType in CALLS)) warnOnce(host, 'open-type', Object.keys(CALLS).join(', '), host.openType);
}

/** Gives the native link its address. Without one, browsers treat it as text: a disabled link has none. */
export function setAddress(link: Element, address: string | undefined, isDisabled: boolean): void {
  setAttribute(link, 'href', (!isDisabled && address) || null);
  setAttribute(link, 'role', isDisabled ? 'link' : null);
  setAttribute(link, 'aria-disabled', isDisabled ? 'true' : null);
}

/** What is inside the link on the way of a click. */
function insideOf(link: Element, event: Event): readonly Element[] {
  const path = event.composedPath();
  return path.slice(0, Math.max(0, path.indexOf(link))).filter(isElement);
}

/** Whether a click in the link is for a control inside. Then the browser does not follow the link: it has no address. */
export function isClickOfControl(link: HTMLAnchorElement, event: Event): boolean {
  const isOfControl = insideOf(link, event).some(isFormAssociated);
  const address = link.getAttribute('href');
  if (isOfControl && address !== null) {
    link.removeAttribute('href');
    // The browser would follow the link after all listeners, also those of the window.
    setTimeout(() => {
      if (!link.hasAttribute('href')) link.setAttribute('href', address);
    });
  }
  return isOfControl;
}

/**
 * Handles a click on the link: the app follows it when all listeners have run, unless one of them has prevented the click.
 * Not if the click is for a control inside, opens a tab or window, or downloads.
 */
export function handleLinkClick(host: AppLink, link: HTMLAnchorElement, event: MouseEvent): void {
  if (event.defaultPrevented || insideOf(link, event).some((node) => node.matches(OWN_CLICKS))) return;
  if (isClickOfControl(link, event) || !isPlainClick(event)) return;
  if (!link.hasAttribute('href') && host.openType !== 'navigateBack') return;
  // The browser must not follow it. If a listener stops the click on its way, all that keeps it from doing so is that
  // there is no address.
  const { href } = link;
  const address = link.getAttribute('href');
  link.removeAttribute('href');
  afterDispatch(event, () => {
    const { defaultPrevented } = event;
    event.preventDefault();
    setAttribute(link, 'href', address);
    if (!defaultPrevented) openPage(host, href);
  });
}

/** Asks the app to open the page, and warns if it cannot. Without an answer, the browser does. */
export function openPage(host: AppLink, href: string): void {
  const { animationType, animationDuration, delta = 1 } = host;
  const name = CALLS[host.openType] ?? CALLS.navigate;
  const leadsBack = name === 'navigateBack';
  const request = new RequestEvent(name, {
    ...(leadsBack ? { delta } : { url: host.url }),
    ...(animationType && { animationType, animationDuration }),
  });
  if (!host.dispatchEvent(request)) {
    request.answer?.catch((error: unknown) => {
      if (!isRefusal(error)) warnOnce(host, 'url', 'a page that the app can open this way', error);
    });
    return;
  }
  const { history, location } = viewOf(host);
  if (leadsBack) history.go(-delta);
  else if (name === 'redirectTo' || name === 'reLaunch') location.replace(href);
  else location.assign(href);
}

/** Sets an attribute, or removes it for null. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
