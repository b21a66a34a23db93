import { RequestEvent } from './events.js';
import { warnOnce } from './warn.js';

/** The scheme of an address, as browsers read it: they ignore line breaks, tabs and control characters in `java script:`. */
function schemeOf(url: string): string | undefined {
  try {
    return new URL(url, 'https://relative.invalid').protocol;
  } catch {
    return undefined;
  }
}

/** Whether an address is script. */
export const isScript = (url: string): boolean => /^(?:java|vb)script:$/.test(schemeOf(url) ?? '');

/** URLs that hold their content. A document of a `blob:` URL has the app's origin, so it could act as the app. */
const IS_CONTENT = /^(?:data|blob|filesystem):$/;

/** Whether an address is safe to follow: a URL that neither runs code nor shows content that no server sent. */
export function isSafeAddress(url: string): boolean {
  const scheme = schemeOf(url);
  return scheme !== undefined && !IS_CONTENT.test(scheme) && !isScript(url);
}

/**
 * The `href` of a link to a page of the app. With hash URLs, or below a base path, only the page's host can make it: the
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
  return safeAddress(element, property, address);
}

/** An address that is safe to follow; undefined, and a warning, for another one. */
export function safeAddress(element: Element, property: string, address: string): string | undefined {
  if (isSafeAddress(address)) return address;
  warnOnce(element, property, 'the address of a page', address);
  return undefined;
}

/** Whether a click follows the link here. With a modifier key or another button it opens a tab or window, or downloads. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
