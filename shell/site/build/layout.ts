import type { Apis } from './apis.js';
import { areasIn, areaTitle } from './calls.js';
import { componentOf } from './examples/model.js';
import { ELEMENT_GROUPS } from './groups.js';
import { markup, type Markup, raw } from './html.js';
import { relative, type Content, type Page, type Section } from './page.js';

/** Where the sections begin. */
const PLACES: readonly { readonly section: Section; readonly title: string; readonly path: string }[] = [
  { section: 'start', title: 'Start', path: 'start/' },
  { section: 'elements', title: 'Elements', path: 'elements/' },
  { section: 'calls', title: 'Calls', path: 'calls/' },
  { section: 'guides', title: 'Guides', path: 'guides/' },
  { section: 'from', title: 'Coming from', path: 'from/' },
  { section: 'themes', title: 'Themes', path: 'themes/' },
  { section: 'examples', title: 'Examples', path: 'examples/' },
];

/** Runs before the first paint: the reader's framework and theme are there from the start. */
const EARLY = `(() => {
  const { dataset } = document.documentElement;
  dataset.framework = 'html';
  try {
    const { framework, theme } = JSON.parse(localStorage.getItem('nacre-site') ?? '{}');
    if (framework) dataset.framework = framework;
    if (theme === 'light' || theme === 'dark') dataset.ncTheme = theme;
  } catch {}
})();`;

/** What every page needs of the site. */
export interface Frame {
  readonly pages: readonly Page[];
  readonly apis: Apis;
}

export function documentOf(page: Page, content: Content, { pages, apis }: Frame): string {
  const to = (path: string): string => relative(page.path, path);
  const title = page.path === '' ? 'Nacre: web components for client apps' : `${page.title} · Nacre`;
  const nav = sideOf(page, pages, apis);
  const hasList = !page.isWide && content.headings.length > 1;
  return markup`<!doctype html>
<html lang="en" data-framework="html" data-nc-look="default">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <meta name="description" content="${page.description}" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f5f2" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1315" />
    <link rel="icon" href="/showcase/icon.svg" />
    <link rel="alternate" type="text/markdown" href="${to(`${page.path}index.md`)}" />
    <link rel="stylesheet" href="/site/styles/index.css" />
    <script>${raw(EARLY)}</script>
  </head>
  <body data-root="${to('') || './'}" class="${page.isWide ? 'wide' : ''}">
    <a class="skip" href="#main">Skip to content</a>
    <header class="top">
      <a class="brand" href="${to('') || './'}"><img src="/showcase/icon.svg" alt="" width="28" height="28" />Nacre</a>
      <nav aria-label="Sections">
        ${PLACES.map(
          ({ section, title: name, path }) =>
            markup`<a href="${to(path)}" ${section === page.section ? raw('aria-current="true"') : ''}>${name}</a>`,
        )}
      </nav>
      <a class="find" href="${to('search/')}">Search<kbd>/</kbd></a>
      <div class="theme"></div>
    </header>
    <div class="frame">
      ${
        page.isWide
          ? ''
          : markup`<aside class="side"><details><summary>${sectionTitle(page)}</summary><nav aria-label="${sectionTitle(page)}">${nav}</nav></details></aside>`
      }
      <main id="main" tabindex="-1">
        <article>${content.body}</article>
        ${page.isWide ? '' : nextOf(page, pages)}
      </main>
      ${
        hasList
          ? markup`<nav class="contents" aria-labelledby="contents-title"><p id="contents-title">On this page</p><ul>
            ${content.headings.map((one) => markup`<li class="level-${one.level}"><a href="#${one.id}">${one.title}</a></li>`)}
          </ul></nav>`
          : ''
      }
    </div>
    <footer class="bottom">
      <div class="theme"></div>
      <p>MIT licence. <a href="${to(`${page.path}index.md`)}">This page as Markdown</a>, <a href="${to('llms.txt')}">llms.txt</a></p>
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

const sectionTitle = ({ section }: Page): string => PLACES.find((place) => place.section === section)?.title ?? 'Pages';

const link = (page: Page, target: Page, text: string): Markup =>
  markup`<li><a href="${relative(page.path, target.path)}" ${target === page ? raw('aria-current="page"') : ''}>${text}</a></li>`;

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
  const index = own.indexOf(page);
  const one = (target: Page | undefined, rel: string, text: string): Markup | '' =>
    target
      ? markup`<a rel="${rel}" href="${relative(page.path, target.path)}"><small>${text}</small>${target.title}</a>`
      : '';
  return markup`<nav class="next" aria-label="Pages before and after">
    ${one(own[index - 1], 'prev', 'Before')}${one(own[index + 1], 'next', 'Next')}
  </nav>`;
}
