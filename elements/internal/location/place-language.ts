import { localeOf } from '../element/language.js';

/** The language of an element, for distances and names of places. */
export const languageOf = (element: Element): string =>
  localeOf(element.closest<HTMLElement>('[lang]')?.lang ?? element.ownerDocument.documentElement.lang) ?? 'en';
