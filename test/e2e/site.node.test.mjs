// The built documentation in Chromium: what a reader does there, with the elements of the package in the page.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { DESKTOP, PHONE, violations } from './showcase.mjs';

/** A page of each kind. */
const KINDS = [
  '',
  'start/',
  'elements/',
  'elements/button/',
  'calls/',
  'calls/request/',
  'guides/',
  'from/',
  'examples/',
];
KINDS.push('search/', 'play/', 'themes/');

/** As the web vitals have it: what is below is good. */
const MAX_LAYOUT_SHIFT = 0.1;

describe('documentation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nacre-site-'));
  const contexts = [];
  let server;
  let browser;
  let problems = [];

  before(async () => {
    const options = {
      configFile: join(root, 'vite.config.ts'),
      mode: 'site',
      logLevel: 'error',
      build: { outDir: folder },
    };
    await build(options);
    server = await preview({ ...options, preview: { port: 0 } });
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    const found = problems;
    problems = [];
    assert.deepEqual(found, [], 'nothing went wrong on any page');
  });

  async function visit(path, options = {}) {
    const context = await browser.newContext({
      baseURL: server.resolvedUrls.local[0],
      viewport: DESKTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on('console', (message) => message.type() !== 'verbose' && problems.push(`${path} ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${path} ${error.stack ?? error}`));
    await page.goto(path, { waitUntil: 'networkidle' });
    return page;
  }

  const shiftOf = (page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => {
            resolve(
              list.getEntries().reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
            );
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );

  for (const path of KINDS) {
    it(`shows "/${path}" accessibly, no wider than the window, and without a jump`, async () => {
      for (const [viewport, colorScheme] of [
        [DESKTOP, 'light'],
        [PHONE, 'dark'],
        [{ width: 320, height: 640 }, 'light'],
      ]) {
        const page = await visit(path, { viewport, colorScheme });
        assert.ok((await shiftOf(page)) < MAX_LAYOUT_SHIFT, `${viewport.width}: jumps`);
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.equal(beyond, 0, `${viewport.width}: wider than the window`);
        if (viewport.width !== 320) assert.deepEqual(await violations(page), []);
      }
    });
  }

  it('is read without JavaScript', async () => {
    const page = await visit('elements/button/', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const part of ['Button', "import 'nacre/elements/button'", 'form-type', '--nc-button-background'])
      assert.ok(text.includes(part), part);
    assert.equal(await page.locator('.variant[data-for="react"]').first().isVisible(), false);
  });

  it('shows the code of the framework that the reader has chosen, on every page', async () => {
    const page = await visit('elements/button/');
    const choice = page.locator('.framework-choice').first();
    await choice.getByText('Svelte').click();
    const shown = page.locator('.example .variant:visible').first();
    assert.match(await shown.innerText(), /<script/);
    await page.goto('elements/input/', { waitUntil: 'networkidle' });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.framework), 'svelte');
    assert.equal(await page.locator('.variant[data-for="html"]').first().isVisible(), false);
  });

  it('copies the code that it shows', async () => {
    const page = await visit('elements/button/');
    const code = page.locator('.example > .code').first();
    await code.locator('.copy').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await code.locator('pre:visible').evaluate((pre) => pre.textContent));
  });

  it('finds elements, calls and sections, and Back leads to the search', async () => {
    const page = await visit('');
    await page.keyboard.press('/');
    await page.waitForURL('**/search/');
    const field = page.getByRole('searchbox');
    for (const [query, address] of [
      ['segmented', 'elements/segmented/'],
      ['getLocation', 'calls/getLocation/'],
    ]) {
      await field.fill(query);
      await page.locator('.search-results a').first().waitFor();
      assert.ok((await page.locator('.search-results a').first().getAttribute('href')).endsWith(address), query);
    }
    await page.locator('.search-results a').first().click();
    await page.waitForURL('**/calls/getLocation/');
    await page.goBack();
    assert.equal(await field.inputValue(), 'getLocation');
  });

  it('runs an example that the reader has edited', async () => {
    const page = await visit('elements/button/');
    await page.locator('a.play').first().click();
    await page.waitForURL('**/play/#*');
    const code = page.locator('.play-code');
    assert.ok((await code.inputValue()).includes('<nc-button'));
    await code.fill(
      `<nc-button>Count</nc-button><output>0</output>
       <script type="module">
         import { showToast } from 'nacre/device';
         let count = 0;
         document.querySelector('nc-button').addEventListener('click', () => {
           document.querySelector('output').textContent = String(++count);
           showToast({ title: 'Counted' });
         });
       </script>`,
    );
    const frame = page.frameLocator('.play-frame');
    await frame.locator('output').waitFor();
    await frame.locator('nc-button:defined').click();
    await frame.locator('output', { hasText: '1' }).waitFor();
    await frame.getByText('Counted').waitFor();
  });

  it('keeps the theme that the reader has chosen', async () => {
    const page = await visit('elements/');
    await page.locator('.top .theme').getByText('Dark').click();
    await page.reload({ waitUntil: 'networkidle' });
    assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), 'dark');
  });

  it('makes a theme, shows its contrast, and keeps it in the address', async () => {
    const page = await visit('themes/', { viewport: PHONE });
    const lookOf = (scheme) =>
      page.locator(`.theme-side.${scheme} nc-button`, { hasText: 'Book' }).evaluate((element) => {
        const context = document.createElement('canvas').getContext('2d');
        const { backgroundColor, borderRadius } = getComputedStyle(element);
        context.fillStyle = backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return { colour: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3), borderRadius };
      });
    const own = { colour: [0x0b, 0x6e, 0x7d], borderRadius: '10px' };
    assert.deepEqual(await lookOf('light'), own);

    await page.locator('.theme-looks').getByText('Material').click();
    await page.getByRole('textbox', { name: 'Brand', exact: true }).fill('#F5C400');
    await page.locator('nc-slider[aria-label="Corners: buttons"]').press('End');
    await page.locator('nc-slider[aria-label="Corners: fields"]').press('Home');
    const expectTheme = async () => {
      assert.deepEqual(await lookOf('light'), { colour: [0x77, 0x5e, 0x00], borderRadius: '28px' });
      assert.deepEqual(await lookOf('dark'), { colour: [0xed, 0xc6, 0x51], borderRadius: '28px' });
      assert.match(await page.locator('.theme-note').innerText(), /#775e00 in light and #edc651 in dark/);
      const grades = await page.locator('.theme-contrast .support').allInnerTexts();
      assert.equal(grades.length, 16);
      for (const grade of grades) assert.match(grade, /^Passes/);
      assert.equal(new URL(page.url()).search, '?look=material&brand=f5c400&button=28&field=0');
    };
    await expectTheme();
    assert.deepEqual(await violations(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);

    await page.reload({ waitUntil: 'networkidle' });
    await expectTheme();
    const files = page.locator('.theme-export');
    await files.locator('.copy:visible').click();
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `@import 'nacre/tokens.css';
@import 'nacre/themes/material.css';

:root {
  --nc-brand: #f5c400;
  --nc-button-radius: 28px;
  --nc-field-radius: 0px;
}
`,
    );
    await files.getByRole('tab', { name: 'Tailwind' }).click();
    assert.match(await files.locator('pre:visible').innerText(), /--color-nc-primary: light-dark\(#775e00, #edc651\);/);
    await files.getByRole('tab', { name: 'Design tokens' }).click();
    const tokens = JSON.parse(await files.locator('pre:visible').innerText());
    assert.equal(tokens.color.dark.primary.$value.hex, '#edc651');
    assert.deepEqual(tokens.radius.button, { $type: 'dimension', $value: { value: 28, unit: 'px' } });

    await page.locator('.theme-fields').getByText('Reset').click();
    assert.deepEqual(await lookOf('light'), own);
    assert.equal(new URL(page.url()).search, '');
  });

  it('shows the ways to a theme without JavaScript, and no empty editor', async () => {
    const page = await visit('themes/', { javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    for (const part of ["@import 'nacre/themes/ios.css'", '--nc-brand', '--nc-button-radius'])
      assert.ok(text.includes(part), part);
    assert.ok(!text.includes('Contrast'));
  });

  it('has each page as Markdown, and a list of all for assistants', async () => {
    const list = readFileSync(join(folder, 'llms.txt'), 'utf8');
    const files = [...list.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1]);
    assert.ok(files.length > 200, String(files.length));
    for (const file of files) assert.match(readFileSync(join(folder, file), 'utf8'), /^# |^---|^[A-Z<#]/);
    assert.match(readFileSync(join(folder, 'elements/button/index.md'), 'utf8'), /form-type/);
  });
});
