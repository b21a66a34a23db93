import { RequestEvent } from './events.js';
import { warnOnce } from './warn.js';

/** Schemes that run code, or show content that no server sent. */
const UNSAFE = new Set(['javascript:', 'vbscript:', 'data:']);

/** Whether an address is safe to follow. Parsed as browsers do, which ignore spaces and line breaks in `java script:`. */
export function isSafeAddress(url: string): boolean {
  try {
    return !UNSAFE.has(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

/**
 * The `href` of a link to a page of the app. With hash URLs, or below a base path, only the page's host knows it: the
 * element fires a `createHref` request, whose answer counts if it is a string and given synchronously.
 */
export function addressOf(element: Element, property: string, url: string): string | undefined {
  if (!url) return undefined;
  let address = url;
  if (element.isConnected && isSafeAddress(url)) {
    const request = new RequestEvent('createHref', { url });
    element.dispatchEvent(request);
    if (typeof request.value === 'string') address = request.value;
  }
  if (isSafeAddress(address)) return address;
  warnOnce(element, property, 'the address of a page', address);
  return undefined;
}

/** Whether a click follows the link here. With a modifier key or another button it opens a tab or window, or downloads. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
