// Elements that a screen has drawn look as they do when they are defined; others keep their place. In Chromium, without an app.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { build as bundle } from 'esbuild';
import { html } from 'lit';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { startServer } from '../ssr/server.mjs';
import { differences } from './pictures.mjs';

const DRAWN = [
  '<nc-button type="primary">Go</nc-button>',
  '<nc-button size="mini" plain>Go</nc-button>',
  '<nc-text>Hello</nc-text>',
  '<nc-text lines="2">Hello</nc-text>',
  '<nc-view>a</nc-view>',
  '<nc-label>a</nc-label>',
  '<nc-navigator url="/a">Go</nc-navigator>',
  '<nc-icon type="star"></nc-icon>',
  '<nc-icon type="star" size="40" color="#ff0000"></nc-icon>',
  '<nc-cell title="A" label="B" value="C" icon="star" arrow></nc-cell>',
  '<nc-cell-group title="T" footer="F" inset><nc-cell title="A"></nc-cell><nc-cell title="B"></nc-cell></nc-cell-group>',
  `<nc-steps items='[{"title":"Choose"},{"title":"Pay"}]' current="1"></nc-steps>`,
  '<nc-status type="empty"></nc-status>',
  '<nc-tag>New</nc-tag>',
  '<nc-tag type="primary" size="small">New</nc-tag>',
  '<nc-avatar name="Ada Lovelace"></nc-avatar>',
  '<nc-avatar name="Ada Lovelace" size="80"></nc-avatar>',
  '<nc-input label="Name" value="Ada"></nc-input>',
  '<nc-input placeholder="Your name"></nc-input>',
  '<nc-match-media min-width="100">a</nc-match-media>',
  '<nc-nav-bar title="A" back></nc-nav-bar>',
  '<nc-nav-bar title="A" background-color="#ff0000" front-color="#ffffff" title-size="20"></nc-nav-bar>',
  '<nc-nav-bar title="A" background-color="#ff0000"></nc-nav-bar>',
  `<nc-nav-bar buttons='[{"type":"favorite"},{"text":"Go"}]'></nc-nav-bar>`,
  `<nc-tab-bar list='[{"text":"A","icon":"home","badge":"3"},{"text":"B","icon":"info"}]'></nc-tab-bar>`,
  `<nc-tab-bar list='[{"text":"A"},{"text":"B"}]' color="#ff0000" border-style="black" height="70"></nc-tab-bar>`,
];

/** What the server cannot draw whole. */
const NOT_DRAWN = [
  '<nc-button loading>Go</nc-button>',
  '<nc-input clearable value="x"></nc-input>',
  '<nc-input type="password" label="Password"></nc-input>',
  '<nc-textarea label="Note" value="Hello"></nc-textarea>',
  '<nc-switch checked></nc-switch>',
  '<nc-tag closable>New</nc-tag>',
  '<nc-progress percent="40" show-info></nc-progress>',
];

describe('elements of a prerendered screen', () => {
  let browser;
  let script;
  let early;
  let drawn;
  const styles = readFileSync(join(root, 'elements/tokens.css'), 'utf8');
  before(async () => {
    const server = await startServer();
    const { drawWhole } = await server.load('/shell/prerender/drawing.ts');
    await server.load('/elements/index.ts');
    const { withoutStyles } = await server.load('/shell/prerender/markup.ts');
    drawWhole(() => undefined);
    drawn = async (markup) =>
      withoutStyles(await collectResult(render(html(Object.assign([markup], { raw: [markup] })))));
    await server.close();
    const { output } = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      resolve: { conditions: ['nacre-source', 'module', 'browser', 'development|production'] },
      build: {
        write: false,
        rolldownOptions: { input: 'elements/index.ts', output: { format: 'iife', codeSplitting: false } },
      },
    });
    script = output[0].code;
    const { outputFiles } = await bundle({
      stdin: { contents: `export { adoptStyles } from './shell/prerender/styles.ts'`, resolveDir: root },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'early',
    });
    early = outputFiles[0].text;
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(() => browser?.close());

  /** Its place and picture before and after it is defined. */
  async function both(markup) {
    const { html: text, attributes, sheets } = await drawn(markup);
    const page = await browser.newPage({ viewport: { width: 390, height: 400 }, reducedMotion: 'reduce' });
    const defined = styles.replaceAll(/:defined\b/g, ':is(:defined, [data-nc-drawn])');
    await page.setContent(
      `<!doctype html><style>${defined}</style>
      <script>${early}; early.adoptStyles(${JSON.stringify({ page: '', attributes, sheets })});</script>
      <div id="place" style="padding: 8px">${text}</div>`,
    );
    const state = async () => ({
      box: await page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('#place > *').getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
      picture: await page.screenshot(),
    });
    const first = await state();
    await page.evaluate(script);
    await page.evaluate(async () => {
      await document.querySelector('#place > *').updateComplete;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    const last = await state();
    const result = { text, first, last, differences: await differences(page, first.picture, last.picture) };
    await page.close();
    return result;
  }

  for (const markup of DRAWN) {
    it(`look the same before and after they are defined: ${markup}`, async () => {
      const { text, first, last, differences: pixels } = await both(markup);
      assert.match(text, /<template [^>]*shadowrootmode/);
      assert.deepEqual(first.box, last.box);
      assert.ok(pixels <= 40, `${pixels} values of the picture differ`);
    });
  }

  for (const markup of NOT_DRAWN) {
    it(`are left to the browser where a server cannot draw all of them: ${markup}`, async () => {
      const { text, first, last } = await both(markup);
      assert.doesNotMatch(text, /<template/);
      assert.deepEqual(first.box, last.box, 'they keep their place');
    });
  }
});
