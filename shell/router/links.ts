import { type UrlCodec, withoutFragment } from './url.js';

/**
 * Calls `open` for clicks on plain links into the app. If it returns false, the browser follows the link. So it does for
 * links to another tab, for downloads and for links to a part of the same page.
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

/** Without `instanceof`, which is false for nodes that another frame has created. */
function isLink(node: EventTarget): node is HTMLAnchorElement {
  const { localName, href } = node as HTMLAnchorElement;
  // `href` of an SVG link is an object.
  return localName === 'a' && typeof href === 'string' && href !== '';
}

/** Whether a link leads to a fragment of the current URL. */
function isSamePart({ href, hash }: URL): boolean {
  return hash !== '' && !hash.startsWith('#/') && withoutFragment(href) === withoutFragment(location.href);
}
