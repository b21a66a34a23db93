import { localeOf } from '../element/language.js';

/** The language of an element, for distances and names of places. */
export function languageOf(element: Element): string {
  // On a server an element has no document.
  const { ownerDocument } = element as { readonly ownerDocument?: Document };
  const given = element.closest<HTMLElement>('[lang]')?.lang ?? ownerDocument?.documentElement.lang;
  return (given && localeOf(given)) || 'en';
}
