import { languageAround } from '../element/language.js';

/** The language of an element, for distances and names of places. */
export const languageOf = (element: Element): string => languageAround(element) ?? 'en';
