// All pages of the site, from the manifest, the description of the bus, and `content`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
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
import { folderOf, TRANSLATIONS } from './languages.js';
import { elementsOf, type Manifest } from './manifest.js';
import type { Tools } from './markdown.js';
import type { Content, Page, Section } from './page.js';
import { TEXTS } from './texts/index.js';

export interface Site {
  /** In English. */
  readonly pages: readonly Page[];
  /** In other languages, of those that are translated. */
  readonly translations: readonly Page[];
  readonly apis: Apis;
  readonly tools: Tools;
}

/** Loads all pages from disk. `root` is the project's folder. */
export async function readSite(root: string, colours?: Colouring): Promise<Site> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const content = 'shell/site/content';
  const translations = translationsIn(join(root, content));
  const elements = orderedElements(elementsOf(JSON.parse(read('test/.cache/custom-elements.json')) as Manifest));
  const apis = JSON.parse(read('test/.cache/device-apis.json')) as Apis;
  const tools: Tools = {
    colours: colours ?? (await Colours.load()),
    fields: new Fields(elements),
    calls: new Set(apis.calls.map(({ name }) => name)),
    icons: readIcons(elements, read),
    read,
    texts: TEXTS.en,
    translated: new Set(translations.map(({ path }) => path)),
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
        return documentPage({ path: pathOf(`${folder}/${file}`), section, text }, tools);
      });
  const guides = documents('guides', 'guides');
  const from = documents('from', 'from');
  const english: Page[] = [
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
  const pages = english.map(once);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const translated = translations.map(({ language, file, path, englishPath }) => {
    const source = byPath.get(englishPath);
    if (!source) throw new Error(`${file}: there is no English page "${englishPath}"`);
    const written = { path, section: source.section, text: read(`${content}/${file}`), english: source };
    return once(documentPage(written, { ...tools, texts: TEXTS[language] }));
  });
  return { pages, translations: translated, apis, tools };
}

/** Documents in the folders of other languages. */
const translationsIn = (content: string) =>
  TRANSLATIONS.filter((language) => existsSync(join(content, language))).flatMap((language) =>
    readdirSync(join(content, language), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const englishPath = pathOf(name.replaceAll(sep, '/'));
        return { language, file: `${language}/${name}`, path: folderOf(language) + englishPath, englishPath };
      }),
  );

/** `start/add.md` -> `start/add/` */
const pathOf = (file: string): string => file.replace(/(?:^|(?<=\/))index\.md$/, '').replace(/\.md$/, '/');

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
