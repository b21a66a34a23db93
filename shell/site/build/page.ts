import type { Example } from './examples/model.js';
import type { Markup } from './html.js';

export const SECTIONS = ['start', 'elements', 'calls', 'guides', 'from', 'themes', 'examples'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Heading {
  readonly level: 2 | 3;
  readonly id: string;
  readonly title: string;
}

/** What a page shows, in place of its data. */
export interface Content {
  readonly body: Markup;
  readonly headings: readonly Heading[];
  /** The same as Markdown, for assistants. */
  readonly markdown: string;
  readonly examples: readonly PlacedExample[];
}

/** An example in a page. */
export interface PlacedExample {
  /** Of the element that shows it. */
  readonly id: string;
  readonly example: Example;
  /** It is HTML alone: its code in other frameworks is written beside it. */
  readonly isPlain: boolean;
}

/** A page of the site. */
export interface Page {
  /** From the root of the site: `''`, `elements/button/`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and lists. */
  readonly description: string;
  readonly section: Section;
  /** A wide page has no list of its headings. */
  readonly isWide?: boolean;
  render(): Content;
}

/** The way from a page to an address of the site: relative, so that the site works in any folder of a host. */
export function relative(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  const [path = '', rest = ''] = to.split(/(?=[#?])/s, 2);
  const target = path.replace(/^\//, '');
  if (target === from && rest) return rest;
  return `${up}${target}` + rest || './';
}
