import { RequestEvent } from '../internal/element/events.js';
import { warnOnce } from '../internal/element/warn.js';
import type { NcNavigator } from './navigator.js';

/** The call that each open-type asks the page's host for. */
const CALLS = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
} as const;

/** Tells developers of an open-type that is none. */
export function check(link: NcNavigator): void {
  if (!(link.openType in CALLS)) warnOnce(link, 'open-type', Object.keys(CALLS).join(', '), link.openType);
}

/** Asks the page's host to go where the link leads; if nobody answers, the browser goes there. */
export function go(link: NcNavigator, href: string): void {
  const { animationType, animationDuration, delta } = link;
  const name = CALLS[link.openType] ?? CALLS.navigate;
  const leadsBack = name === 'navigateBack';
  const request = new RequestEvent(name, {
    ...(leadsBack ? { delta } : { url: link.url }),
    ...(animationType && { animationType, animationDuration }),
  });
  if (!link.dispatchEvent(request)) return;
  const { history, location } = link.ownerDocument.defaultView ?? window;
  if (leadsBack) history.go(-delta);
  else if (name === 'redirectTo' || name === 'reLaunch') location.replace(href);
  else location.assign(href);
}
