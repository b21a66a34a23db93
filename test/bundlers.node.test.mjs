// The tables of elements/SIZES.md, and what the files of the package are for bundlers that split code.
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser } from './tools/browsers.mjs';
import { BUNDLERS } from './tools/package/bundlers.mjs';
import {
  APPS,
  buildApp,
  buildPrerendered,
  installAlone,
  installPackage,
  measureApps,
  measureEntries,
  measurePages,
  SIZES,
  TWO,
} from './tools/package/apps.mjs';

/** A table is out of date when a size is another by more than this share of it. */
const TOLERANCE = 0.02;

/** Bytes of the script in the head of a prerendered document, with the styles of its bars and its button. */
const MAX_HEAD_SCRIPT = 40_000;

/** Name of the row -> by bundler: KiB, and in how many files. */
function tableIn(name) {
  const [, table] = new RegExp(`<!-- ${name} -->(.*)<!-- /${name} -->`, 's').exec(readFileSync(SIZES, 'utf8'));
  const [[, ...bundlers], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const loadOf = (cell) => cell.split(' in ').map(Number);
  return new Map(
    rows.map(([row, ...cells]) => [row, new Map(cells.map((cell, column) => [bundlers[column], loadOf(cell)]))]),
  );
}

function compare(name, measured) {
  const table = tableIn(name);
  assert.deepEqual(
    [...table.keys()],
    measured.map(([row]) => row),
    'the rows',
  );
  const differences = measured.flatMap(([row, loads]) =>
    loads.flatMap(({ gzip, files }, column) => {
      const [kib, inFiles] = table.get(row).get(TWO[column]);
      const isAsWritten = inFiles === files && Math.abs(gzip / 1024 - kib) <= kib * TOLERANCE + 0.05;
      return isAsWritten
        ? []
        : [`${row}, ${TWO[column]}: ${(gzip / 1024).toFixed(1)} in ${files}, written ${kib} in ${inFiles}`];
    }),
  );
  assert.deepEqual(differences, [], 'npm run bundlers -- --write');
}

before(installPackage);

describe('an app that names one wrapper of nacre/react', () => {
  const BUTTON = APPS['shows a `Button` of `nacre/react`'];

  for (const bundler of Object.keys(BUNDLERS))
    it(`registers its element, and no other, when it is built by ${bundler}`, async () => {
      const code = (await buildApp(bundler, BUTTON)).map((file) => file.code).join('\n');
      assert.match(code, /\(["'`]nc-button["'`],\s*[\w$]+\)/, 'its registration, beside its wrapper');
      assert.doesNotMatch(code, /["'`]nc-switch["'`]/);
    });
});

describe('in a page', () => {
  let browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(() => browser?.close());

  /** What an app puts into `answers` of the page. */
  async function answersOf(files) {
    const entry = files.find(({ isEntry }) => isEntry).name;
    const page = await browser.newPage();
    await page.route('https://app.test/**', (route) => {
      const file = files.find(({ name }) => new URL(route.request().url()).pathname === `/${name}`);
      const html = `<!doctype html><title>App</title><script type="module" src="/${entry}"></script>`;
      return route.fulfill({ contentType: file ? 'text/javascript' : 'text/html', body: file?.code ?? html });
    });
    await page.goto('https://app.test/');
    await page.waitForFunction(() => globalThis.answers);
    const answers = await page.evaluate(() => globalThis.answers);
    await page.close();
    return answers;
  }

  describe('an app that makes calls by names which it has not imported', () => {
    const CALLS = `
      import { device, setStorage, setTheme } from 'nacre/device';
      const answers = async () => {
        await setTheme({ theme: 'dark' });
        await setStorage({ key: 'a', data: 1 });
        const [{ theme }, { data }] = [await device.call('getTheme'), await device.call('getStorage', { key: 'a' })];
        return { theme, data };
      };
      globalThis.answers = answers();`;

    for (const bundler of TWO)
      it(`shares with them what its own calls keep, when it is built by ${bundler}`, async () => {
        assert.deepEqual(await answersOf(await buildApp(bundler, CALLS)), { theme: 'dark', data: 1 });
      });
  });

  describe('an app without the libraries that it may install', () => {
    let folder;
    before(() => (folder = installAlone()));
    after(() => folder && rmSync(folder, { recursive: true }));

    const USES = `
      import { scanCode, uploadResumable } from 'nacre/device';
      import 'nacre/elements/map';
      import { NcVideo } from 'nacre/elements/video';
      const errorOf = (video, src) => new Promise((resolve) => {
        video.addEventListener('error', ({ errMsg, message }) => resolve(errMsg ?? message), { once: true });
        video.src = src;
      });
      // As in a browser that plays no streams by itself.
      HTMLMediaElement.prototype.canPlayType = () => '';
      const video = document.body.appendChild(new NcVideo());
      globalThis.scan = scanCode;
      globalThis.answers = Promise.all([
        uploadResumable({ url: 'https://app.test/files', file: new File(['a'], 'a.txt') }).catch(({ errMsg }) => errMsg),
        errorOf(video, 'https://app.test/live.m3u8'),
      ]);`;

    for (const bundler of Object.keys(BUNDLERS))
      it(`is built by ${bundler}, and says what to install where it needs one`, async () => {
        const [upload, stream] = await answersOf(await buildApp(bundler, USES, folder));
        assert.match(
          upload,
          /^uploadResumable:fail this needs tus-js-client: npm i tus-js-client@4, and in the app import 'nacre\/libraries\/tus'$/,
        );
        assert.match(stream, /needs hls\.js: npm i hls\.js@1, and in the app import 'nacre\/libraries\/hls'/);
      });
  });
});

describe('an app with a prerendered screen', () => {
  it('has its bars and its page in the document, and in front of them a script without the code of the app', async () => {
    const output = await buildPrerendered();
    const html = String(output.find(({ fileName }) => fileName === 'index.html').source);
    for (const part of ['nc-nav-bar', 'nc-tab-bar', 'nc-button'])
      assert.match(html, new RegExp(`<${part} [^>]*data-nc-drawn[^>]*><template`));
    const [, name] = /<script src="\/([^"]+)"/.exec(html);
    const { source } = output.find(({ fileName }) => fileName === name);
    assert.match(source, /nc-prerendered-sheet/);
    assert.ok(source.length < MAX_HEAD_SCRIPT, `${source.length} bytes`);
  });
});

describe('elements/SIZES.md', () => {
  it('says what small apps load at once, by each bundler', async () => {
    assert.deepEqual([...[...tableIn('apps').values()][0].keys()], Object.keys(BUNDLERS));
    compare('apps', await measureApps(TWO));
  });

  it('says what a browser fetches for a first page, by each bundler', async () => {
    compare('pages', await measurePages(TWO));
  });

  it('says what each public entry adds to an empty page', async () => {
    compare('entries', await measureEntries(TWO));
  });
});
