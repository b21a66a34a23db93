import { raw } from './html.js';
import { assistantFile } from './llms.js';
import { readSite } from './site.js';

/** What is of use on the site alone: its first page, its search, its playground. */
const OF_SITE = new Set(['', 'search/', 'play/']);

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]*)(#[^)\s]*)?\)/g;

/** The pages as files of Markdown with a list of them, for the package: path -> text. Their links lead from file to file. */
export async function markdownFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const site = await readSite(root, { block: () => raw('') });
  const pages = site.pages.filter(({ path }) => !OF_SITE.has(path));
  const paths = new Set(pages.map(({ path }) => path));
  const files = pages.map(({ path, render }) => {
    const up = '../'.repeat(path.split('/').length - 1);
    const text = render().markdown.replaceAll(LINK, (_link, label: string, target: string, anchor = '') => {
      const to = target.replace(/^\//, '');
      return target.startsWith('/') && paths.has(to) ? `[${label}](${up}${to}index.md${anchor})` : label;
    });
    return [`${path}index.md`, `${text.trim()}\n`] as const;
  });
  return new Map([...files, ['llms.txt', assistantFile('llms.txt', pages)!]]);
}
