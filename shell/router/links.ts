import { type UrlCodec, withoutFragment } from './url.js';

/**
 * Hands clicks on plain links into the app to `open`; it returns false to leave one to the browser. Links for another
 * tab, for a download or to a part of the same page are the browser's anyway.
 */
export function followLinks(codec: UrlCodec, open: (url: string) => boolean, signal: AbortSignal): void {
  const follow = (event: MouseEvent): void => {
    const modified = event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || modified) return;
    const link = event.composedPath().find(isLink);
    if (!link || link.hasAttribute('download')) return;
    if ((link.target && link.target !== '_self') || link.relList.contains('external')) return;
    const to = new URL(link.href);
    const url = codec.owns(to) ? codec.read(to) : undefined;
    if (url === undefined || isSamePart(to)) return;
    if (open(url)) event.preventDefault();
  };
  document.addEventListener('click', follow, { signal });
}

/** Not by `instanceof`, which is false for a node of another frame's making. */
function isLink(node: EventTarget): node is HTMLAnchorElement {
  const { localName, href } = node as HTMLAnchorElement;
  // An SVG link's is an object.
  return localName === 'a' && typeof href === 'string' && href !== '';
}

/** A link to a fragment of the URL that is shown. */
function isSamePart({ href, hash }: URL): boolean {
  return hash !== '' && !hash.startsWith('#/') && withoutFragment(href) === withoutFragment(location.href);
}
