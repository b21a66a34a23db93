import MiniSearch from 'minisearch';
import type { Page } from './page.js';
import { SEARCH_OPTIONS, type Found } from '../client/search-options.js';

/** The index of the site: a document for each page and each of its sections. */
export function searchIndex(pages: readonly Page[]): string {
  const search = new MiniSearch<Found & { text: string }>(SEARCH_OPTIONS);
  for (const page of pages) {
    const { headings, markdown } = page.render();
    const sections = sectionsOf(markdown);
    const base = { page: page.title, section: page.section };
    search.add({ ...base, id: page.path, title: page.title, text: `${page.description} ${sections.get('') ?? ''}` });
    for (const { id, title } of headings) {
      search.add({ ...base, id: `${page.path}#${id}`, title, text: sections.get(title) ?? '' });
    }
  }
  return JSON.stringify(search);
}

/** The text below each heading. */
function sectionsOf(markdown: string): Map<string, string> {
  const sections = new Map<string, string>();
  let title = '';
  for (const line of markdown.replaceAll(/^```[^]*?^```/gm, '').split('\n')) {
    const heading = /^##+ (.*)$/.exec(line)?.[1];
    if (heading) title = heading.replaceAll(/[`*]/g, '');
    else sections.set(title, `${sections.get(title) ?? ''} ${line}`);
  }
  return sections;
}
