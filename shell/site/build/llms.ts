import type { Page } from './page.js';

/** Files for assistants, in Markdown: of each page, a list of all pages, and all in one. What names all pages is in English. */
export function assistantFile(
  name: string,
  pages: readonly Page[],
  translations: readonly Page[] = [],
): string | undefined {
  if (name === 'llms.txt') return listOf(pages);
  if (name === 'llms-full.txt') return pages.map((page) => page.render().markdown.trim()).join('\n\n---\n\n');
  const page = [...pages, ...translations].find(({ path }) => `${path}index.md` === name);
  return page?.render().markdown;
}

const TITLES: Readonly<Record<string, string>> = {
  start: 'Start',
  guides: 'Guides',
  elements: 'Elements',
  calls: 'Calls',
  from: 'Coming from another library',
  themes: 'Themes',
  examples: 'Examples',
};

/** As llmstxt.org describes it. */
function listOf(pages: readonly Page[]): string {
  const sections = Object.entries(TITLES).map(([section, title]) => {
    const own = pages.filter((page) => page.section === section && page.path);
    return `## ${title}\n\n${own.map((page) => `- [${page.title}](${page.path}index.md): ${firstOf(page.description)}`).join('\n')}`;
  });
  return `# Nacre

> Web components for client apps, with typed components for React and Vue, a React shell of pages, and one bus for device and
> system calls. No compiler, no key, no account.

Elements are custom elements with the prefix \`nc-\`: \`import 'nacre/elements/button'\` registers \`<nc-button>\`,
\`import { Button } from 'nacre/react/button'\` is the same for React. \`import 'nacre/tokens.css'\` once per app.

${sections.join('\n\n')}
`;
}

const firstOf = (text: string): string => text.split(/(?<=\.) /)[0]!.replaceAll(/\s+/g, ' ');
