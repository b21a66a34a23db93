import type { Options } from 'minisearch';

/** What the search knows of a page or a section of it. */
export interface Found {
  /** Its address, from the root of the site. */
  readonly id: string;
  readonly title: string;
  /** The title of its page. */
  readonly page: string;
  readonly section: string;
}

/** Names in code are found by their parts: `navigateTo` by "navigate". */
const words = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .concat(text.split(/[^\p{L}\p{N}-]+/u))
    .filter(Boolean);

/** The same for the index and for the search in it. */
export const SEARCH_OPTIONS: Options<Found & { text: string }> = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'section'],
  tokenize: words,
  searchOptions: { boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};
