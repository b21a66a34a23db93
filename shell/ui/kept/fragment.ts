/** The fragment of a URL of the app, without `#`, and without what is for the browser alone. */
export const fragmentOf = (url: string): string => (/#(.*)$/s.exec(url)?.[1] ?? '').replace(/:~:.*$/s, '');

/** Whether a fragment names the top of the page. */
export const isTop = (fragment: string): boolean => fragment.toLowerCase() === 'top';

/** The element of a page that a fragment names, as in HTML: by its id or, of a link, its name; encoded or not. */
function partOf(scroller: Element, fragment: string): Element | null {
  for (const name of new Set([fragment, decoded(fragment)])) {
    const found = scroller.querySelector(`#${CSS.escape(name)}, a[name=${CSS.escape(name)}]`);
    if (found) return found;
  }
  return isTop(fragment) ? scroller : null;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Scrolls a page to the part that a fragment names, and opens the details that it is in. Returns whether it is there. Scrolls
 * nothing around the page, as `scrollIntoView` would do while the page moves in.
 */
export function showPart(scroller: HTMLElement, fragment: string): boolean {
  const part = fragment && partOf(scroller, fragment);
  if (!part) return false;
  if (part === scroller) scroller.scrollTo({ top: 0, behavior: 'instant' });
  for (let node: Element = part; node !== scroller; node = node.parentElement!) {
    const around = node.parentElement!;
    if (around.localName === 'details') around.setAttribute('open', '');
    if (around === scroller || isScroller(around)) alignIn(around, part);
  }
  return true;
}

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Puts an element at the upper edge of a scroller, with the margins that both ask for. */
function alignIn(scroller: Element, part: Element): void {
  const padding = parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  const margin = parseFloat(getComputedStyle(part).scrollMarginTop) || 0;
  const distance = part.getBoundingClientRect().top - scroller.getBoundingClientRect().top - scroller.clientTop;
  scroller.scrollTo({ top: scroller.scrollTop + distance - padding - margin, behavior: 'instant' });
}
