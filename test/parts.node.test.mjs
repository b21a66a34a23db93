// What a page fetches for plain elements: everything at once, and with the first use only the parts that
// test/size/limits.json names. Against the production build, by real mouse and keys.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from './tools/browsers.mjs';
import { root } from './tools/paths.mjs';

const limits = JSON.parse(readFileSync(join(root, 'test/size/limits.json'), 'utf8'));

/** A plain instance of each element that a page would use by itself. */
const PLAIN = {
  button: '<nc-button>Save</nc-button>',
  canvas: '<nc-canvas aria-label="Chart" disable-scroll></nc-canvas>',
  checkbox: '<nc-checkbox>News</nc-checkbox>',
  'checkbox-group': '<nc-checkbox-group label="A"><nc-checkbox value="b">B</nc-checkbox></nc-checkbox-group>',
  form: '<nc-form validation-summary><nc-input required></nc-input></nc-form>',
  icon: '<nc-icon type="globe"></nc-icon>',
  image: '<nc-image></nc-image>',
  input:
    '<nc-input label="Name" counter clearable password-toggle><b slot="prefix">+</b><b slot="suffix">€</b></nc-input>',
  label: '<nc-label>Gift <nc-switch></nc-switch></nc-label>',
  'movable-area': '<nc-movable-area><nc-movable-view>Drag</nc-movable-view></nc-movable-area>',
  'nav-bar': '<nc-nav-bar title="Home" back search-input=\'{"placeholder":"Search"}\'></nc-nav-bar>',
  navigator: '<nc-navigator url="#there">There</nc-navigator>',
  picker: '<nc-picker label="Day" mode="date"></nc-picker>',
  'picker-view':
    '<nc-picker-view><nc-picker-view-column><p>A</p><p>B</p><p>C</p></nc-picker-view-column></nc-picker-view>',
  progress: '<nc-progress percent="40" show-info active></nc-progress>',
  'radio-group': '<nc-radio-group label="A"><nc-radio value="b">B</nc-radio></nc-radio-group>',
  'rich-text': '<nc-rich-text nodes=\'[{"name":"p","children":[{"type":"text","text":"Hello"}]}]\'></nc-rich-text>',
  'scroll-view': '<nc-scroll-view scroll-y style="height: 50px"><p>A</p><p>B</p><p>C</p></nc-scroll-view>',
  slider: '<nc-slider label="Count" show-value></nc-slider>',
  status: '<nc-status type="error"></nc-status>',
  swiper:
    '<nc-swiper indicator-dots navigation autoplay><nc-swiper-item>A</nc-swiper-item><nc-swiper-item>B</nc-swiper-item></nc-swiper>',
  switch: '<nc-switch>Gift</nc-switch>',
  'tab-bar': '<nc-tab-bar list=\'[{"pagePath":"#a","text":"A","icon":"home"}]\'></nc-tab-bar>',
  text: '<nc-text decode>1 &amp;lt; 2</nc-text>',
  textarea: '<nc-textarea label="Notes" counter></nc-textarea>',
  view: '<nc-view hover-class="pressed">Press</nc-view>',
};

describe('a plain element', () => {
  let browser;
  let server;
  let page;
  let address;
  /** The modules of the chunks that were requested: the entry of a part, '' for what parts share. */
  let requested = [];

  before(async () => {
    const { output } = await build({
      root,
      mode: 'test',
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: join(root, 'elements/index.ts') },
      },
    });
    const files = new Map(output.map((file) => [`/${file.fileName}`, file]));
    const entry = output.find(({ isEntry }) => isEntry).fileName;
    const html = `<!doctype html><html lang="en"><title>Parts</title><main></main><script type="module" src="/${entry}"></script>`;
    server = createServer(({ url }, response) => {
      const file = files.get(url);
      if (file) requested.push(relative(root, file.facadeModuleId ?? ''));
      response.setHeader('content-type', file ? 'text/javascript' : 'text/html');
      response.end(file ? file.code : html);
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args: ['--no-sandbox'] });
    page = await browser.newPage({ viewport: { width: 400, height: 800 } });
    address = `http://127.0.0.1:${server.address().port}/`;
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const [name, html] of Object.entries(PLAIN)) {
    const { parts = [] } = limits[`elements/${name}/index.ts`] ?? {};

    it(`nc-${name} needs ${parts.length ? `only ${parts.join(', ')} besides its class` : 'no more than its class'}`, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      requested = [];
      await page.evaluate(async (html) => {
        const main = document.querySelector('main');
        main.innerHTML = html;
        await Promise.all([...main.querySelectorAll('*')].map(({ updateComplete }) => updateComplete));
      }, html);
      await page.waitForLoadState('networkidle');
      assert.deepEqual(requested, [], 'fetched on the page, before any use');

      const { x, y, width, height } = await page.locator('main > *').boundingBox();
      const [left, top] = [x + width / 2, y + height / 2];
      await page.mouse.click(left, top);
      await page.mouse.move(left, top);
      await page.mouse.down();
      await page.mouse.move(left + 30, top, { steps: 5 });
      await page.mouse.up();
      await page.evaluate(() => document.querySelector('main').firstElementChild.focus());
      for (const key of ['ArrowRight', 'a', 'Enter', 'Escape']) await page.keyboard.press(key);
      await page.waitForLoadState('networkidle');
      const others = requested.filter((path) => !parts.some((part) => !path || path.startsWith(part)));
      assert.deepEqual(others, [], 'fetched by the first tap, drag and keys');
    });
  }
});
