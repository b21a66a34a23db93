import { RequestEvent } from './events.js';
import { warnOnce } from './warn.js';

/** These run code, or show what no server sent, instead of leading somewhere. */
const UNSAFE = new Set(['javascript:', 'vbscript:', 'data:']);

/** Whether an address leads to a place. Read as browsers read it: spaces and line breaks in `java script:` do not count. */
export function isSafeAddress(url: string): boolean {
  try {
    return !UNSAFE.has(new URL(url, 'https://relative.invalid').protocol);
  } catch {
    return false;
  }
}

/**
 * The address that a link of `element` shows for a page of the app. With hash URLs, or below a base path, only the
 * host of the page knows it: it is asked by a `createHref` request, and an answer counts if it is a string, at once.
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

/** Whether a click means "go there": with a key held, or another button, the user wants a tab, a window or a file. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
