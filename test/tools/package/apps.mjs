// npm run bundlers: what a page loads at once for apps of the package and for each of its entries, by the bundlers that users
// have. --write writes the tables of elements/SIZES.md.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { atOnce, BUNDLERS } from './bundlers.mjs';
import { measureLoads } from './loads.mjs';
import { LATER, PAGES } from './pages.mjs';
import { manifestText, publishedManifest } from './manifest.mjs';
import { root } from '../paths.mjs';

export const SIZES = join(root, 'elements/SIZES.md');

/** The bundlers of the table of entries: the two that split code in different ways. */
export const TWO = ['Vite', 'esbuild'];

/** An app of three tabs, without what shows it. */
const TABS_APP = `
  import { Button } from 'nacre/react/button';
  import { AppShell, defineApp } from 'nacre/shell';
  import { createElement } from 'react';

  const Page = () => createElement(Button, { type: 'primary' }, 'Save');
  const names = ['home', 'news', 'me'];
  export const app = defineApp({
    pages: names.map((name) => ({ path: '/' + name, load: () => Page, style: { navigationBarTitleText: name } })),
    tabBar: { list: names.map((name) => ({ pagePath: '/' + name, text: name })) },
  });`;

const TABS = `${TABS_APP}
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createElement(AppShell, { app }));`;

/** What an app does -> its code. */
export const APPS = {
  'calls `request`': `import { request } from 'nacre/device'; request({ url: '/' });`,
  'calls `setStorage`': `import { setStorage } from 'nacre/device'; setStorage({ key: 'a', data: 1 });`,
  'has a router of `nacre/router`': `
    import { createRouter } from 'nacre/router';
    createRouter({ pages: [{ path: '/home' }, { path: '/news' }] });`,
  'shows a `Button` of `nacre/react`': `
    import { Button } from 'nacre/react';
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    createRoot(document.body).render(createElement(Button, {}, 'Save'));`,
  'has three tabs in the shell': TABS,
};

/** What registers or connects something is imported for that; of the others, an app uses what it names: here all. */
const isForEffect = (entry) => /^nacre\/(?:elements\b|autoload$|device$|overlays$|locales$)/.test(entry);

const codeOf = (entry) =>
  isForEffect(entry) ? `import '${entry}';` : `import * as all from '${entry}'; globalThis.all = all;`;

/**
 * Not for a page by themselves: code of the build, of tests, of a worker, of another framework, and lists of what an app names
 * some of: the wrappers of all elements, and icons.
 */
const NOT_FOR_PAGES = /^nacre\/(?:(?:offline|prerender|testing)\/|(?:react|vue|angular|icons|testing)$)/;

/** The public entries that a page imports: the elements first. */
export function publicEntries() {
  const elements = readdirSync(join(root, 'elements')).filter((name) =>
    existsSync(join(root, `elements/${name}/index.ts`)),
  );
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const others = Object.entries(exports)
    .filter(([name, target]) => !name.includes('*') && target.default?.endsWith('.js'))
    .map(([name]) => name.replace('.', 'nacre'))
    .filter((name) => !NOT_FOR_PAGES.test(name));
  return [...elements.map((name) => `nacre/elements/${name}`), ...others];
}

/** Inside the project, so that the packages which the modules import are found. */
const folder = join(root, 'test/.cache/apps');

/** Builds the package as it is published, for apps to import. */
export async function installPackage() {
  const target = join(folder, 'node_modules/nacre');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), manifestText());
  // Otherwise the app would be part of the project, whose `nacre` is not the one that is measured.
  writeFileSync(join(folder, 'app/package.json'), '{ "name": "app", "type": "module" }');
  const outDir = join(target, 'dist');
  await build({ configFile: join(root, 'vite.config.ts'), mode: 'lib', logLevel: 'error', build: { outDir } });
}

/**
 * The same package in a folder outside of the project, with nothing but what npm installs with it: not the libraries that an
 * app installs if it needs them. Returns the folder.
 */
export function installAlone() {
  const alone = mkdtempSync(join(tmpdir(), 'nacre-alone-'));
  const modules = join(alone, 'node_modules');
  cpSync(join(folder, 'node_modules/nacre'), join(modules, 'nacre'), { recursive: true });
  for (const name of Object.keys(publishedManifest().dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
  mkdirSync(join(alone, 'app'));
  writeFileSync(join(alone, 'app/package.json'), '{ "name": "app", "type": "module" }');
  return alone;
}

/** @typedef {{ gzip: number, files?: number }} Load compressed bytes, and in how many files */

/** Builds an app of one module. @returns {Promise<import('./bundlers.mjs').File[]>} */
export async function buildApp(bundler, code, within = folder) {
  const entry = join(within, 'app/main.js');
  writeFileSync(entry, code);
  for (const [name, text] of Object.entries(LATER)) writeFileSync(join(within, 'app', name), text);
  return BUNDLERS[bundler](entry);
}

/** Builds the three tabs with their first screen in the document, as an app that has installed the package. */
export async function buildPrerendered() {
  const files = {
    'screen.js': TABS_APP,
    'start.js': `
      import { mountApp } from 'nacre/prerender';
      import { app } from './screen.js';
      mountApp(app, document.getElementById('app'));`,
    'index.html': `<!doctype html><title>Tabs</title><div id="app"></div><script type="module" src="./start.js"></script>`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'app', name), text);
  const { prerender } = await import(pathToFileURL(join(folder, 'node_modules/nacre/dist/shell/prerender/vite.js')));
  const { output } = await build({
    root: join(folder, 'app'),
    logLevel: 'error',
    plugins: [prerender({ screen: 'screen.js' })],
    build: { write: false },
  });
  return output;
}

/** Name and code of each row -> its name, and what it loads by each bundler. @returns {Promise<[string, Load[]][]>} */
async function measureAll(rows, bundlers) {
  const measured = [];
  for (const [name, code] of rows) {
    const loads = [];
    for (const bundler of bundlers) loads.push(atOnce(await buildApp(bundler, code)));
    measured.push([name, loads]);
  }
  return measured;
}

/** What a browser fetches for the first page of each app of PAGES. */
export const measurePages = (bundlers) => measureLoads(PAGES, bundlers, buildApp);

export const measureApps = (bundlers) => measureAll(Object.entries(APPS), bundlers);

/** The first row is what any two elements share: Lit, and what the two smallest have in common. */
export async function measureEntries(bundlers) {
  const rows = await measureAll(
    publicEntries().map((entry) => [entry, codeOf(entry)]),
    bundlers,
  );
  const elements = rows.filter(([entry]) => /\/elements\/./.test(entry));
  const [one, two] = elements.sort(([, [a]], [, [b]]) => a.gzip - b.gzip);
  const [[, both]] = await measureAll([['both', codeOf(one[0]) + codeOf(two[0])]], bundlers);
  const shared = both.map(({ gzip }, column) => ({ gzip: one[1][column].gzip + two[1][column].gzip - gzip }));
  return [['what elements share', shared], ...rows.map(([entry, loads]) => [`\`${entry}\``, loads])];
}

const shown = ({ gzip, files }) => (gzip / 1024).toFixed(1) + (files ? ` in ${files}` : '');

function tableOf(title, bundlers, rows) {
  const lines = rows.map(([name, loads]) => `| ${[name, ...loads.map(shown)].join(' | ')} |`);
  return [`| ${[title, ...bundlers].join(' | ')} |`, `| --- |${' --: |'.repeat(bundlers.length)}`, ...lines].join('\n');
}

async function writeTables(tables) {
  let text = readFileSync(SIZES, 'utf8');
  for (const [name, table] of Object.entries(tables)) {
    const block = new RegExp(`<!-- ${name} -->.*<!-- /${name} -->`, 's');
    if (!block.test(text)) throw new Error(`elements/SIZES.md has no <!-- ${name} -->`);
    text = text.replace(block, () => `<!-- ${name} -->\n\n${table}\n\n<!-- /${name} -->`);
  }
  writeFileSync(SIZES, await format(text, { ...(await resolveConfig(SIZES)), filepath: SIZES }));
}

if (process.argv[1] === import.meta.filename) {
  await installPackage();
  const bundlers = Object.keys(BUNDLERS);
  const tables = {
    apps: tableOf('An app that', bundlers, await measureApps(bundlers)),
    pages: tableOf('The first page of', bundlers, await measurePages(bundlers)),
    entries: tableOf('Entry', TWO, await measureEntries(TWO)),
  };
  console.log(Object.values(tables).join('\n\n'));
  if (process.argv.includes('--write')) await writeTables(tables);
}
