import { localeOf } from '../../base/language.js';

/** The language of a page, for dates, numbers and names; English if `Intl` does not know it. */
export const languageOf = ({ documentElement }: Document): string => localeOf(documentElement.lang) ?? 'en';

/**
 * The language around an element, for what it formats by `Intl`: that of the nearest `lang`, also outside of the shadow trees
 * that it is in, else of its page. Undefined if there is none, or `Intl` does not know it: then it is the browser's.
 */
export function languageAround(element: Element): string | undefined {
  // On a server an element has no document.
  const { ownerDocument } = element as { readonly ownerDocument?: Document };
  return localeOf((nearest(element) ?? ownerDocument?.documentElement)?.getAttribute('lang') ?? '');
}

/** The nearest element with a `lang`: `closest` alone ends at the root of a shadow tree. */
function nearest(element: Element): Element | null {
  for (let from: Element | undefined = element; from; from = (from.getRootNode() as Partial<ShadowRoot>).host) {
    const found = from.closest('[lang]');
    if (found) return found;
  }
  return null;
}
