import type { Apis } from './apis.js';
import { areasIn, areaTitle } from './calls.js';
import { componentOf } from './examples/model.js';
import { ELEMENT_GROUPS } from './groups.js';
import { markup, type Markup, raw } from './html.js';
import { folderOf, languageOf, linkTo, pathIn } from './languages.js';
import { relative, SECTIONS, type Content, type Page } from './page.js';
import { TEXTS } from './texts/index.js';
import { alternates, languageChooser, readerNotes } from './translations.js';

/**
 * Runs before the first paint: the reader's framework, theme and language are there from the start. The language is that of the
 * pages read last or chosen, or of the browser; it shows a line above English pages, and leads nowhere by itself.
 */
const EARLY = `(() => {
  const { dataset } = document.documentElement;
  dataset.framework = 'html';
  const own = navigator.language;
  const chinese = /^zh(?!-hans).*-(?:hant|tw|hk|mo)\\b/i.test(own) ? 'zh-Hant' : 'zh-Hans';
  dataset.reader = /^zh\\b/i.test(own) ? chinese : own.slice(0, 2);
  try {
    const { framework, theme, language } = JSON.parse(localStorage.getItem('nacre-site') ?? '{}');
    if (framework) dataset.framework = framework;
    if (theme === 'light' || theme === 'dark') dataset.ncTheme = theme;
    if (language) dataset.reader = language;
  } catch {}
})();`;

/** What every page needs of the site. */
export interface Frame {
  readonly pages: readonly Page[];
  readonly translations: readonly Page[];
  readonly apis: Apis;
}

export function documentOf(page: Page, content: Content, { pages: english, translations, apis }: Frame): string {
  const to = (path: string): string => relative(page.path, path);
  const language = languageOf(page.path);
  const texts = TEXTS[language];
  const translated = new Map(translations.map((one) => [one.path, one]));
  const paths = new Set(translated.keys());
  const pages = english.map((one) => translated.get(folderOf(language) + one.path) ?? one);
  const title = page.path === folderOf(language) ? texts.title : `${page.title} · Nacre`;
  const section = texts.places[page.section];
  const nav = sideOf(page, pages, apis);
  const hasList = !page.isWide && content.headings.length > 1;
  return markup`<!doctype html>
<html lang="${language}" data-framework="html" data-nc-look="default">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${page.description}" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f5f2" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1315" />
    <link rel="icon" href="/showcase/icon.svg" />
    <link rel="alternate" type="text/markdown" href="${to(`${page.path}index.md`)}" />
    ${alternates(page, paths)}
    <link rel="stylesheet" href="/site/styles/index.css" />
    <script>${raw(EARLY)}</script>
  </head>
  <body data-root="${to('') || './'}" data-language="${language}" data-texts="${JSON.stringify(texts.client)}" class="${page.isWide ? 'wide' : ''}">
    <a class="skip" href="#main">${texts.skip}</a>
    <header class="top">
      <a class="brand" href="${to(folderOf(language)) || './'}"><img src="/showcase/icon.svg" alt="" width="28" height="28" />Nacre</a>
      <nav aria-label="${texts.sections}">
        ${SECTIONS.map(
          (one) =>
            markup`<a ${raw(linkTo(page.path, pathIn(language, `${one}/`, paths)))} ${one === page.section ? raw('aria-current="true"') : ''}>${texts.places[one]}</a>`,
        )}
      </nav>
      <a class="find" ${raw(linkTo(page.path, pathIn(language, 'search/', paths)))}>${texts.search}<kbd>/</kbd></a>
      <div class="theme"></div>
      ${languageChooser(page, paths)}
    </header>
    ${readerNotes(page, paths)}
    <div class="frame">
      ${
        page.isWide
          ? ''
          : markup`<aside class="side"><details><summary>${section}</summary><nav aria-label="${section}">${nav}</nav></details></aside>`
      }
      <main id="main" tabindex="-1">
        <article>${content.body}</article>
        ${page.isWide ? '' : nextOf(page, pages)}
      </main>
      ${
        hasList
          ? markup`<nav class="contents" aria-labelledby="contents-title"><p id="contents-title">${texts.contents}</p><ul>
            ${content.headings.map((one) => markup`<li class="level-${one.level}"><a href="#${one.id}">${one.title}</a></li>`)}
          </ul></nav>`
          : ''
      }
    </div>
    <footer class="bottom">
      <div class="theme"></div>
      <p>${texts.license} <a href="${to(`${page.path}index.md`)}">${texts.asMarkdown}</a>, <a href="${to('llms.txt')}">llms.txt</a></p>
    </footer>
    <script type="module" src="/site/client/main.ts"></script>
    ${content.examples.length > 0 ? markup`<script type="module" src="/@site/examples/${page.path}run.js"></script>` : ''}
  </body>
</html>
`.text;
}

/** The document in which the playground runs what was edited. */
export const frameDocument = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Result</title>
    <link rel="stylesheet" href="/site/styles/frame.css" />
    <script type="module" src="/site/client/frame.ts"></script>
  </head>
  <body></body>
</html>
`;

/** The attributes of a link that has the title of its page: the title may be in another language than this page. */
function titledLink(page: Page, target: Page): Markup {
  const language = languageOf(target.path);
  return raw(`${linkTo(page.path, target.path)}${language === languageOf(page.path) ? '' : ` lang="${language}"`}`);
}

const link = (page: Page, target: Page, text: string): Markup =>
  markup`<li><a ${titledLink(page, target)} ${target.path === page.path ? raw('aria-current="page"') : ''}>${text}</a></li>`;

/** The pages of the section, in groups. */
function sideOf(page: Page, pages: readonly Page[], apis: Apis): Markup[] {
  const byPath = new Map(pages.map((one) => [one.path, one]));
  const group = (title: string, items: readonly Markup[]): Markup => markup`<p>${title}</p><ul>${items}</ul>`;
  const linkTo = (path: string, text: string): Markup[] => {
    const target = byPath.get(path);
    return target ? [link(page, target, text)] : [];
  };
  if (page.section === 'elements') {
    return ELEMENT_GROUPS.map(({ title, names }) =>
      group(
        title,
        names.flatMap((name) => linkTo(`elements/${name}/`, componentOf(`nc-${name}`))),
      ),
    );
  }
  if (page.section === 'calls') {
    return areasIn(apis).map((area) =>
      group(
        areaTitle(area),
        apis.calls.filter((call) => call.area === area).flatMap(({ name }) => linkTo(`calls/${name}/`, name)),
      ),
    );
  }
  return [
    markup`<ul>${pages.filter(({ section }) => section === page.section).map((one) => link(page, one, one.title))}</ul>`,
  ];
}

/** The pages before and after, in the order of the section. */
function nextOf(page: Page, pages: readonly Page[]): Markup {
  const own = pages.filter(({ section, isWide }) => section === page.section && !isWide);
  const index = own.findIndex(({ path }) => path === page.path);
  const texts = TEXTS[languageOf(page.path)];
  const one = (target: Page | undefined, rel: string, text: string): Markup | '' =>
    target
      ? markup`<a rel="${rel}" ${titledLink(page, target)}><small lang="${languageOf(page.path)}">${text}</small>${target.title}</a>`
      : '';
  return markup`<nav class="next" aria-label="${texts.beforeAndAfter}">
    ${one(own[index - 1], 'prev', texts.before)}${one(own[index + 1], 'next', texts.next)}
  </nav>`;
}
