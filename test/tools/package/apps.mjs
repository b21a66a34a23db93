// npm run bundlers: what small apps of the package load at once, built by the bundlers that users have.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { atOnce, BUNDLERS } from './bundlers.mjs';
import { root } from '../paths.mjs';

/** Inside the project, so that the packages which the modules import are found. */
const folder = join(root, 'test/.cache/apps');

const TABS = `
  import { Button } from 'nacre/react/button';
  import { AppShell, defineApp } from 'nacre/shell';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';

  const Page = () => createElement(Button, { type: 'primary' }, 'Save');
  const names = ['home', 'news', 'me'];
  const app = defineApp({
    pages: names.map((name) => ({ path: '/' + name, load: () => Page, style: { navigationBarTitleText: name } })),
    tabBar: { list: names.map((name) => ({ pagePath: '/' + name, text: name })) },
  });
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

/** Builds the package as it is published, for apps to import. */
export async function installPackage() {
  const target = join(folder, 'node_modules/nacre');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  copyFileSync(join(root, 'package.json'), join(target, 'package.json'));
  const outDir = join(target, 'dist');
  await build({ configFile: join(root, 'vite.config.ts'), mode: 'lib', logLevel: 'error', build: { outDir } });
}

/**
 * What a page loads at once of an app that has one module.
 * @param {string} bundler a name in BUNDLERS
 * @param {string} code of the module
 */
export async function measureApp(bundler, code) {
  const app = join(folder, 'app');
  rmSync(app, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  // Without it, the app would be part of the project, whose `nacre` is not the one that is measured.
  writeFileSync(join(app, 'package.json'), '{ "name": "app", "type": "module" }');
  writeFileSync(join(app, 'main.js'), code);
  return atOnce(await BUNDLERS[bundler](join(app, 'main.js')));
}

if (process.argv[1] === import.meta.filename) {
  await installPackage();
  const only = process.argv.slice(2);
  for (const [name, code] of Object.entries(APPS)) {
    const row = [];
    for (const bundler of Object.keys(BUNDLERS)) {
      if (only.length && !only.includes(bundler)) continue;
      try {
        const { gzip, files } = await measureApp(bundler, code);
        row.push(`${bundler} ${(gzip / 1024).toFixed(1)} in ${files}`);
      } catch (e) {
        row.push(`${bundler} FAILED ${e.message.slice(0, 300)}`);
      }
    }
    console.log(name, '|', row.join(' | '));
  }
}
