import { type UrlCodec, withoutFragment } from './url.js';

/** What happens to links into the app. */
export interface LinkHandler {
  /** The link was clicked. If it returns false, the browser follows the link. */
  open(url: string): boolean;
  /** The link was pressed: most likely it is clicked in a moment. */
  prepare(url: string): void;
}

/** Handles clicks on plain links into the app. The browser follows links to another tab and to a part of the same page. */
export function followLinks(codec: UrlCodec, handler: LinkHandler, signal: AbortSignal): void {
  const urlOf = (event: MouseEvent): string | undefined => {
    const modified = event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || modified) return undefined;
    const link = event.composedPath().find(isLink);
    if (!link || link.hasAttribute('download')) return undefined;
    if ((link.target && link.target !== '_self') || link.relList.contains('external')) return undefined;
    const to = new URL(link.href);
    return codec.owns(to) && !isSamePart(to) ? codec.read(to) : undefined;
  };
  const follow = (event: MouseEvent): void => {
    const url = urlOf(event);
    if (url !== undefined && handler.open(url)) event.preventDefault();
  };
  const prepare = (event: PointerEvent): void => {
    const url = urlOf(event);
    if (url !== undefined) handler.prepare(url);
  };
  document.addEventListener('click', follow, { signal });
  document.addEventListener('pointerdown', prepare, { signal, passive: true });
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
