// The starts of README.md and of the documentation, as printed, on a phone.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { run } from '../tools/run.mjs';

/** The blocks of code of a document, by language. */
const examplesOf = (path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return (language) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, code]) => code);
};
const inReadme = examplesOf('README.md');
const inStart = examplesOf('shell/site/content/start/index.md');
const inAdd = examplesOf('shell/site/content/start/add.md');

/** `// src/main.tsx` or `<!-- src/App.vue -->`: where a block of code belongs. */
const placeOf = (code) => /^(?:\/\/|<!--) (\S+\.\w+)/.exec(code)?.[1];

/** Inside the project, so that the package finds itself and React. */
const folder = join(root, 'test/.cache/start');
const APP = '<!doctype html><meta name="viewport" content="width=device-width" /><div id="app"></div>';
const MOUNT = `import { createApp } from 'vue';
import App from './App.vue';
import Bare from './Bare.vue';
createApp(App).mount('#app');
createApp(Bare).mount('#bare');
`;
/** What an app does with the component that README adds to it. */
const ADDED = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Save } from './save';
createRoot(document.getElementById('app')!).render(createElement(Save));
`;
const config = { configFile: join(root, 'vite.config.ts'), logLevel: 'error' };
const place = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** What of the page is at its edge, or has no room between it and what comes before. */
const crowded = (page, selector) =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((element) => [element, element.getBoundingClientRect()]);
    return boxes
      .filter(([, { left, right, top }], index) => {
        const before = boxes[index - 1]?.[1].bottom ?? 0;
        return left < 12 || right > innerWidth - 12 || top - before < 12;
      })
      .map(([{ localName }]) => localName);
  }, selector);

describe('the starts of README and documentation', () => {
  let server;
  let browser;
  const problems = [];

  before(async () => {
    rmSync(folder, { recursive: true, force: true });
    const [plain, appDocument] = inStart('html');
    place('site/plain.html', plain);
    place(
      'site/tags.html',
      `<!doctype html><meta name="viewport" content="width=device-width" />${inReadme('html')[0]}`,
    );
    await build({ ...config, mode: 'cdn', build: { outDir: join(folder, 'site/nacre/cdn') } });
    copyFileSync(join(root, 'elements/tokens.css'), join(folder, 'site/nacre/tokens.css'));

    for (const code of inStart('tsx')) place(`app/${placeOf(code)}`, code);
    place(`app/${placeOf(appDocument)}`, appDocument);
    const bundle = (from, to, more) => {
      const outDir = join(folder, 'site', to);
      return build({ ...config, mode: 'test', root: join(folder, from), base: './', build: { outDir }, ...more });
    };
    await bundle('app', 'react');

    place('added/save.tsx', inReadme('tsx')[0]);
    place('added/main.ts', ADDED);
    place('added/index.html', `${APP}<script type="module" src="./main.ts"></script>`);
    await bundle('added', 'added');

    const [app] = inStart('vue');
    place(`vue/${placeOf(app)}`, app);
    place(
      'vue/src/Bare.vue',
      inAdd('vue').find((code) => code.includes('<nc-input')),
    );
    place('vue/src/main.js', MOUNT);
    place('vue/index.html', `${APP}<div id="bare"></div><script type="module" src="./src/main.js"></script>`);
    place(
      'vue/vite.config.js',
      inAdd('js').find((code) => placeOf(code) === 'vite.config.js'),
    );
    const { plugins } = (await import(pathToFileURL(join(folder, 'vue/vite.config.js')).href)).default;
    await bundle('vue', 'vue', { plugins });

    server = await preview({ configFile: false, root: folder, build: { outDir: 'site' }, preview: { port: 0 } });
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a page of the site on a phone. */
  async function visit(path) {
    problems.length = 0;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (answer) => answer.ok() || problems.push(`${answer.status()} ${answer.url()}`));
    await page.goto(new URL(path, server.resolvedUrls.local[0]).href);
    return page;
  }

  it('in plain HTML look like a page, and welcome who subscribes', async () => {
    const page = await visit('plain.html');
    await page.locator('nc-button:defined').waitFor();
    assert.deepEqual(await crowded(page, 'main > :not(form), form > *'), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await page.locator('nc-input[name="name"] input').fill('Ada');
    await page.locator('nc-button').click();
    await page.locator('nc-input[name="email"]:state(user-invalid)').waitFor();
    await page.locator('nc-input[name="email"] input').fill('ada@example.com');
    await page.locator('nc-button').click();
    await page.getByText('Welcome, Ada').first().waitFor();
    assert.deepEqual(problems, []);
  });

  it('by tags load what is on the page, and say what is missing in a field', async () => {
    const page = await visit('tags.html');
    await page.locator('nc-button:defined').waitFor();
    assert.deepEqual(await crowded(page, 'form > *'), []);
    await page.locator('nc-button').click();
    await page.locator('nc-input:state(user-invalid)').waitFor();
    assert.equal(await page.evaluate(() => customElements.get('nc-picker')), undefined);
    await page.locator('nc-input input').fill('ada@example.com');
    assert.deepEqual(problems, []);
    await page.locator('nc-button').click();
    await page.waitForURL(/\?email=ada%40example\.com$/);
    await page.close();
  });

  it('in an app that is there show the component', async () => {
    const page = await visit('added/index.html');
    const button = page.locator('nc-button:defined', { hasText: 'Save' });
    await button.waitFor();
    assert.equal(await button.evaluate((element) => element.type), 'primary');
    assert.deepEqual(problems, []);
  });

  it('in React give a strict linter nothing to say', async () => {
    // Of the strict type-checked rules of typescript-eslint, those that code of an app meets.
    const names = [
      ...['await-thenable', 'no-confusing-void-expression', 'no-deprecated', 'no-explicit-any', 'no-floating-promises'],
      ...['no-misused-promises', 'no-non-null-assertion', 'no-unnecessary-condition', 'no-unsafe-argument'],
      ...['no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-member-access', 'no-unsafe-return', 'require-await'],
      ...['restrict-template-expressions', 'unbound-method'],
    ];
    const rules = Object.fromEntries(names.map((name) => [`typescript/${name}`, 'error']));
    place('app/oxlint.json', JSON.stringify({ plugins: ['typescript'], rules }));
    place('app/tsconfig.json', JSON.stringify({ extends: '../../../../tsconfig.json', include: ['src/*.tsx'] }));
    const files = ['main.tsx', 'hello.tsx'].map((name) => join(folder, 'app/src', name));
    const config = ['--config', join(folder, 'app/oxlint.json'), '--no-ignore', '--type-aware'];
    const { code, output } = await run(join(root, 'node_modules/.bin/oxlint'), [...config, ...files]);
    assert.deepEqual([code, /Found 0 warnings and 0 errors/.test(output)], [0, true], output);
  });

  it('in React lead to a second page and back', async () => {
    const page = await visit('react/index.html');
    const top = page.locator('.nc-page:not([inert])');
    await top.locator('nc-input:defined').waitFor();
    assert.deepEqual(await crowded(page, 'nc-nav-bar ~ * .nc-stack > *'), []);
    await top.locator('nc-input input').fill('Ada');
    await top.locator('nc-button', { hasText: 'Next' }).click();
    await top.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    assert.deepEqual(await crowded(page, '.nc-page:not([inert]) .nc-stack > *'), []);
    await top.locator('nc-button', { hasText: 'Back' }).click();
    await top.locator('nc-button', { hasText: 'Next' }).waitFor();
    assert.equal(await top.locator('nc-input input').inputValue(), 'Ada');
    assert.deepEqual(problems, []);
  });

  it('in Vue greet by a popup whom the form names, and follow a tag as the user types', async () => {
    const page = await visit('vue/index.html');
    assert.deepEqual(await crowded(page, '#app .nc-stack > *'), []);
    const form = page.locator('#app form');
    await form.locator('nc-button').click();
    await form.locator('nc-input:state(user-invalid)').waitFor();
    await form.getByLabel('Name').fill(' Ada ');
    await form.locator('nc-button').click();
    const greeting = page.locator('nc-popup').getByText('Hello, Ada', { exact: true });
    await greeting.waitFor();
    await page.keyboard.press('Escape');
    await greeting.waitFor({ state: 'hidden' });

    const bare = page.locator('#bare');
    await bare.getByText('Hello, stranger').waitFor();
    await bare.getByLabel('Name').fill('Ada');
    await bare.getByText('Hello, Ada').waitFor();
    assert.equal(await bare.locator('nc-input').evaluate((input) => input.value), 'Ada');
    assert.deepEqual(problems, []);
  });

  it('name the size of a button that is measured', () => {
    const [, measured] = /`nacre\/elements\/button`\s*\|\s*([\d.]+)/.exec(
      readFileSync(join(root, 'elements/SIZES.md'), 'utf8'),
    );
    for (const path of ['README.md', 'shell/site/content/index.md']) {
      const [, named] = /a button is (\d+) KiB/i.exec(readFileSync(join(root, path), 'utf8'));
      assert.equal(Number(named), Math.round(measured), path);
    }
  });
});
