// The tables of elements/SIZES.md, and what the files of the package are for bundlers that split code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser } from './tools/browsers.mjs';
import { BUNDLERS } from './tools/package/bundlers.mjs';
import { APPS, buildApp, installPackage, measureApps, measureEntries, SIZES, TWO } from './tools/package/apps.mjs';

/** A table is out of date when a size is another by more than this share of it. */
const TOLERANCE = 0.02;

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

describe('an app that makes calls by names which it has not imported', () => {
  let browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(() => browser?.close());

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
      const files = await buildApp(bundler, CALLS);
      const entry = files.find(({ isEntry }) => isEntry).name;
      const page = await browser.newPage();
      await page.route('https://app.test/**', (route) => {
        const file = files.find(({ name }) => new URL(route.request().url()).pathname === `/${name}`);
        const html = `<!doctype html><title>Calls</title><script type="module" src="/${entry}"></script>`;
        return route.fulfill({ contentType: file ? 'text/javascript' : 'text/html', body: file?.code ?? html });
      });
      await page.goto('https://app.test/');
      await page.waitForFunction(() => globalThis.answers);
      assert.deepEqual(await page.evaluate(() => globalThis.answers), { theme: 'dark', data: 1 });
      await page.close();
    });
});

describe('elements/SIZES.md', () => {
  it('says what small apps load at once, by each bundler', async () => {
    assert.deepEqual([...[...tableIn('apps').values()][0].keys()], Object.keys(BUNDLERS));
    compare('apps', await measureApps(TWO));
  });

  it('says what each public entry adds to an empty page', async () => {
    compare('entries', await measureEntries(TWO));
  });
});
