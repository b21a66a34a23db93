// The files for script tags, from a server: each alone, all together, of another origin, and with their hashes.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from './tools/browsers.mjs';
import { root } from './tools/paths.mjs';
import { run } from './tools/run.mjs';

const folder = join(root, 'test/.cache/script-tags');
const TYPES = { '.css': 'text/css', '.js': 'text/javascript' };
const SIGN_UP = `<nc-input name="email" label="Email"></nc-input>
  <nc-checkbox name="news">News</nc-checkbox><nc-button>Send</nc-button>`;

/** What the guide says makes an import map. */
const guide = readFileSync(join(root, 'elements/SCRIPT-TAGS.md'), 'utf8');
const mapMaker = /^```js\n\/\/ importmap\.mjs\n(.*?)^```/ms.exec(guide)[1];

const tagOf = (src, attributes = '') => `<script type="module" src="${src}" ${attributes}></script>`;
const pageOf = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Page</title>${head}</head><body>${body}</body></html>`;

describe('the files for script tags', () => {
  let browser;
  /** Serves the page itself, and the files under /nacre/. */
  let site;
  /** Serves the files, as a CDN does. */
  let cdn;
  const state = { page: '', cors: true, spoiled: '', requests: [] };

  const listen = (name, handler) =>
    new Promise((resolve) => {
      const server = createServer(handler).listen(0, 'localhost', () => {
        resolve({ server, url: `http://localhost:${server.address().port}/` });
      });
      server.on('request', ({ url }) => state.requests.push(`${name}${url}`));
    });

  /** Answers with a file of the build; one that is spoiled has a byte more. */
  function answer(path, response) {
    const file = join(folder, path.split('?')[0]);
    if (!existsSync(file) || statSync(file).isDirectory()) return response.writeHead(404).end();
    const isSpoiled = state.spoiled && path.includes(state.spoiled);
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    return response.end(isSpoiled ? `${readFileSync(file, 'utf8')}\n` : readFileSync(file));
  }

  before(async () => {
    rmSync(folder, { recursive: true, force: true });
    await build({
      configFile: join(root, 'vite.config.ts'),
      mode: 'cdn',
      logLevel: 'error',
      build: { outDir: join(folder, 'nacre/cdn'), sourcemap: false },
    });
    site = await listen('site', ({ url }, response) => {
      if (url.startsWith('/nacre/')) return answer(url, response);
      return response.setHeader('Content-Type', 'text/html').end(state.page);
    });
    cdn = await listen('cdn', ({ url }, response) => {
      if (state.cors) response.setHeader('Access-Control-Allow-Origin', '*');
      return answer(url, response);
    });
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    site?.server.close();
    cdn?.server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => Object.assign(state, { cors: true, spoiled: '', requests: [] }));

  const problems = [];

  async function visit(head, body = SIGN_UP) {
    state.page = pageOf(head, body);
    problems.length = 0;
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(site.url);
    return page;
  }

  const scripts = () => state.requests.filter((path) => path.endsWith('.js') || path.includes('.js?'));
  const defined = (page, ...tags) =>
    Promise.all(tags.map((tag) => page.locator(`${tag}:defined`).first().waitFor({ state: 'attached' })));

  it('load a button, a field and a checkbox by the autoloader in five requests', async () => {
    const page = await visit(tagOf('/nacre/cdn/autoload.js'));
    await defined(page, 'nc-input', 'nc-checkbox', 'nc-button');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByText('News').click();
    assert.ok(scripts().length <= 5, scripts().join('\n'));
    assert.deepEqual(problems, []);
  });

  it('load one element in three requests, and no element beside it', async () => {
    const page = await visit(tagOf('/nacre/cdn/elements/button.js'));
    await defined(page, 'nc-button');
    assert.ok(scripts().length <= 3, scripts().join('\n'));
    assert.equal(await page.evaluate(() => customElements.get('nc-input')), undefined);
    assert.deepEqual(problems, []);
  });

  it('give the bus without an element, and the overlays when they are called', async () => {
    const page = await visit(tagOf('/nacre/cdn/device.js'), '');
    await page.waitForFunction(() => globalThis.nacre);
    await page.evaluate(() => void globalThis.nacre.showToast({ title: 'Saved', duration: 0 }));
    await page.locator('nc-toast').getByText('Saved').first().waitFor();
    assert.equal(await page.evaluate(() => customElements.get('nc-map')), undefined);
    assert.deepEqual(problems, []);
  });

  const TOGETHER = [
    ['autoload.js', 'nacre.js'],
    ['nacre.js', 'autoload.js'],
    ['elements/input.js', 'autoload.js', 'device.js'],
    ['device.js?v=1', 'elements/modal.js', 'autoload.js?v=2', 'nacre.js?v=3'],
    ['elements/input.js?v=1', 'elements/input.js?v=2', 'nacre.js'],
  ];
  for (const files of TOGETHER)
    it(`have each class once: ${files.join(', ')}`, async () => {
      const page = await visit(files.map((file) => tagOf(`/nacre/cdn/${file}`)).join(''));
      await defined(page, 'nc-input');
      const isSame = await page.evaluate(async () => {
        const { NcInput } = await import(new URL('/nacre/cdn/elements/input.js', location.href).href);
        return customElements.get('nc-input') === NcInput;
      });
      assert.equal(isSame, true);
      await page.evaluate(async () => {
        const { showModal } = await import(new URL('/nacre/cdn/device.js', location.href).href);
        globalThis.answer = showModal({ title: 'Name', editable: true });
      });
      await page.locator('nc-modal').getByRole('textbox').fill('Ada');
      await page.keyboard.press('Enter');
      const { confirm, content } = await page.evaluate(() => globalThis.answer);
      assert.deepEqual([confirm, content], [true, 'Ada']);
      const chunks = scripts().filter((path) => path.includes('/chunks/'));
      assert.deepEqual(chunks, [...new Set(chunks)], 'a chunk has one address');
      assert.deepEqual(problems, []);
    });

  it('load an element again that was lost', async () => {
    const page = await visit(tagOf('/nacre/cdn/autoload.js'), '');
    await page.waitForLoadState('networkidle');
    const lose = (route) => route.fulfill({ status: 503 });
    await page.route('**/chunks/button-*', lose);
    const add = () => page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<nc-button>Send</nc-button>'));
    const failed = page.waitForEvent('pageerror');
    await add();
    await failed;
    await page.unroute('**/chunks/button-*', lose);
    // The first attempt after a loss may get what the browser has kept; the next one asks by another address.
    for (let count = 0; count < 2; count++) await add();
    await page.waitForFunction(async () => {
      document.body.insertAdjacentHTML('beforeend', '<nc-button>Send</nc-button>');
      return customElements.get('nc-button');
    });
    assert.ok(
      problems.every((text) => /dynamically imported|503/.test(text)),
      problems.join('\n'),
    );
  });

  describe('of another origin', () => {
    const head = (attributes) => tagOf(`${cdn.url}nacre/cdn/autoload.js`, attributes);

    for (const attributes of ['', 'crossorigin', 'crossorigin="use-credentials"']) {
      const isOpen = !attributes.includes('credentials');
      it(`${isOpen ? 'load' : 'do not load'} with Access-Control-Allow-Origin: * and ${attributes || 'no attribute'}`, async () => {
        const page = await visit(head(attributes));
        if (!isOpen) {
          await page.waitForLoadState('networkidle');
          assert.equal(await page.evaluate(() => customElements.get('nc-input')), undefined);
          assert.match(problems.join(), /Access-Control-Allow-Credentials|wildcard/);
          return;
        }
        await defined(page, 'nc-input', 'nc-checkbox', 'nc-button');
        await page.getByLabel('Email').fill('ada@example.org');
        assert.deepEqual(problems, []);
      });
    }

    it('do not load without that header, and the browser says so', async () => {
      state.cors = false;
      const page = await visit(head(''));
      await page.waitForLoadState('networkidle');
      assert.equal(await page.evaluate(() => customElements.get('nc-input')), undefined);
      assert.match(problems.join(), /CORS/);
    });

    it('read a code, by the WebAssembly that is beside them', async () => {
      const page = await visit(tagOf(`${cdn.url}nacre/cdn/device.js`), '<button>Scan</button>');
      await page.waitForFunction(() => globalThis.nacre);
      await page.evaluate(() => {
        // Without the camera of the overlays, which this browser has not.
        globalThis.nacre.installOverlays()();
        document.querySelector('button').onclick = () => (globalThis.code = globalThis.nacre.scanCode());
      });
      const choosing = page.waitForEvent('filechooser');
      await page.locator('button').click();
      await (await choosing).setFiles(join(root, 'test/media/codes/qr.png'));
      const { result } = await page.evaluate(() => globalThis.code);
      assert.equal(result, 'https://nacre.example/pearl?name=Zoë');
      assert.ok(state.requests.some((path) => /^cdn.*zxing-end/.test(path)));
      assert.deepEqual(problems, []);
    });
  });

  describe('with their hashes', () => {
    const hashes = () => JSON.parse(readFileSync(join(folder, 'nacre/cdn/integrity.json'), 'utf8'));

    /** The import map, as the guide's script prints it. */
    async function importMap(base) {
      const { code, output } = await run(process.execPath, ['--input-type=module', '--eval', mapMaker, '--', base], {
        cwd: folder,
      });
      assert.equal(code, 0, output);
      return output.trim();
    }

    it('are all in integrity.json', () => {
      const names = Object.keys(hashes());
      for (const name of ['autoload.js', 'nacre.js', 'device.js', 'elements/button.js'])
        assert.ok(names.includes(name), name);
      assert.ok(names.every((name) => existsSync(join(folder, 'nacre/cdn', name))));
    });

    for (const from of ['site', 'cdn'])
      it(`load from the ${from} with the import map of the guide`, async () => {
        const base = from === 'site' ? '/nacre/cdn/' : `${cdn.url}nacre/cdn/`;
        const map = await importMap(base);
        const page = await visit(`${map}${tagOf(`${base}autoload.js`)}`);
        await defined(page, 'nc-input', 'nc-checkbox', 'nc-button');
        assert.deepEqual(problems, []);
      });

    it('are refused if they are others than those of the map: the file of the tag, and what it loads', async () => {
      const map = await importMap('/nacre/cdn/');
      for (const spoiled of ['autoload.js', 'chunks/core-', 'chunks/texts-']) {
        state.spoiled = spoiled;
        const page = await visit(`${map}${tagOf('/nacre/cdn/autoload.js')}`);
        if (spoiled.includes('texts')) await defined(page, 'nc-button');
        await page.waitForLoadState('networkidle');
        assert.equal(await page.evaluate(() => customElements.get('nc-input')), undefined, spoiled);
        assert.match(problems.join(), /integrity/i);
        await page.close();
      }
    });

    it('are refused by the attribute of the tag', async () => {
      const hash = hashes()['autoload.js'];
      const head = tagOf(`${cdn.url}nacre/cdn/autoload.js`, `integrity="${hash}" crossorigin`);
      await defined(await visit(head), 'nc-input');
      state.spoiled = 'autoload.js';
      const page = await visit(head);
      await page.waitForLoadState('networkidle');
      assert.equal(await page.evaluate(() => customElements.get('nc-input')), undefined);
    });
  });
});
