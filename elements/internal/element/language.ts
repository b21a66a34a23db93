import { localeOf } from '../../base/language.js';

/** The language of a page, for dates, numbers and names; English if `Intl` does not know it. */
export const languageOf = ({ documentElement }: Document): string => localeOf(documentElement.lang) ?? 'en';

/**
 * The language around an element, for what it formats by `Intl`: that of the nearest `lang`, else of its page. Undefined if
 * there is none, or `Intl` does not know it: then it is the browser's.
 */
export function languageAround(element: Element): string | undefined {
  // On a server an element has no document.
  const { ownerDocument } = element as { readonly ownerDocument?: Document };
  const { lang } = element.closest<HTMLElement>('[lang]') ?? ownerDocument?.documentElement ?? { lang: '' };
  return localeOf(lang);
}
