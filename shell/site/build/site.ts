// All pages of the site, from the manifest, the description of the bus, and `content`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Apis } from './apis.js';
import { areasIn, callPage } from './calls.js';
import { documentPage } from './documents.js';
import { elementPage, orderedElements } from './elements.js';
import { Fields } from './examples/fields.js';
import { shortOf } from './examples/model.js';
import { readDocument } from './front-matter.js';
import { Colours, type Colouring } from './highlight.js';
import { readIcons } from './icons.js';
import { callList, elementList, sectionList } from './lists.js';
import { elementsOf, type Manifest } from './manifest.js';
import type { Tools } from './markdown.js';
import type { Content, Page, Section } from './page.js';

export interface Site {
  readonly pages: readonly Page[];
  readonly apis: Apis;
  readonly tools: Tools;
}

/** Loads all pages from disk. `root` is the project's folder. */
export async function readSite(root: string, colours?: Colouring): Promise<Site> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const content = 'shell/site/content';
  const elements = orderedElements(elementsOf(JSON.parse(read('test/.cache/custom-elements.json')) as Manifest));
  const apis = JSON.parse(read('test/.cache/device-apis.json')) as Apis;
  const tools: Tools = {
    colours: colours ?? (await Colours.load()),
    fields: new Fields(elements),
    calls: new Set(apis.calls.map(({ name }) => name)),
    icons: readIcons(elements, read),
    read,
  };
  const sizes = sizesIn(read('elements/SIZES.md'));
  const elementPages = elements.map((element) => {
    const name = shortOf(element.tagName);
    const file = `${content}/elements/${name}.md`;
    const text = existsSync(join(root, file)) ? read(file) : '';
    return elementPage({ element, text, size: sizes.get(name) }, tools);
  });
  const calls = areasIn(apis).flatMap((area) => apis.calls.filter((call) => call.area === area));
  const documents = (folder: string, section: Section): Page[] =>
    readdirSync(join(root, content, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({ file, text: read(`${content}/${folder}/${file}`) }))
      .sort((a, b) => orderOf(a.text) - orderOf(b.text) || a.file.localeCompare(b.file))
      .map(({ file, text }) => {
        const name = file.replace(/\.md$/, '');
        const path = name === 'index' ? `${folder}/` : `${folder}/${name}/`;
        return documentPage({ path, section, text }, tools);
      });
  const guides = documents('guides', 'guides');
  const from = documents('from', 'from');
  const pages: Page[] = [
    documentPage({ path: '', section: 'start', text: read(`${content}/index.md`) }, tools),
    ...documents('start', 'start'),
    elementList(elementPages, sizes),
    ...elementPages,
    callList(apis),
    ...calls.map((call) => callPage(call, apis, tools)),
    sectionList(
      { path: 'guides/', title: 'Guides', description: 'How to do what apps do, task by task.', section: 'guides' },
      guides,
    ),
    ...guides,
    sectionList(
      {
        path: 'from/',
        title: 'Coming from',
        description: 'Name by name, for those who know another library.',
        section: 'from',
      },
      from,
    ),
    ...from,
    documentPage({ path: 'themes/', section: 'themes', text: read(`${content}/themes.md`) }, tools),
    ...documents('examples', 'examples'),
    documentPage({ path: 'search/', section: 'start', text: read(`${content}/search.md`) }, tools),
    documentPage({ path: 'play/', section: 'examples', text: read(`${content}/play.md`) }, tools),
  ];
  return { pages: pages.map(once), apis, tools };
}

/** A page is made when somebody asks for it, and once. */
function once(page: Page): Page {
  let content: Content | undefined;
  return { ...page, render: () => (content ??= page.render()) };
}

/** `order: 3` at the start of a document; those without come last. */
const orderOf = (text: string): number => Number(readDocument(text).facts.order ?? 99);

/** Element -> KiB, from the table of what an entry adds to an empty page. */
export function sizesIn(table: string): Map<string, string> {
  const rows = [...table.matchAll(/^\| (?:`nacre\/elements\/([\w-]+)`|what elements share) +\| +([\d.]+)/gm)];
  return new Map(rows.map(([, name, size]) => [name ?? 'shared', size!]));
}
