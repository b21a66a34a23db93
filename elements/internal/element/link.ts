import { isSafeUrl } from '../../base/urls.js';
import { RequestEvent } from './events.js';
import { warnOnce } from './warn.js';

/**
 * The `href` of a link to a page of the app. With hash URLs, or below a base path, only the page's host can make it: the
 * element fires a `createHref` request, whose answer counts if it is a string and given synchronously.
 */
export function addressOf(element: Element, property: string, url: string): string | undefined {
  if (!url) return undefined;
  let address = url;
  // On a server, elements do not have `isConnected`; a listener on the element itself may answer.
  if (element.isConnected !== false && isSafeUrl(url)) {
    const request = new RequestEvent('createHref', { url });
    element.dispatchEvent(request);
    if (typeof request.value === 'string') address = request.value;
  }
  return safeAddress(element, property, address);
}

/** An address that is safe to follow; undefined, and a warning, for another one. */
export function safeAddress(element: Element, property: string, address: string): string | undefined {
  if (isSafeUrl(address)) return address;
  warnOnce(element, property, 'the address of a page', address);
  return undefined;
}

/** Whether a click follows the link here. With a modifier key or another button it opens a tab or window, or downloads. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
