// What a browser fetches for an app until it has nothing to do, by each bundler.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { modulesOfReact } from '../../consumers/shared/bundlers/react.js';
import { findBrowser } from '../browsers.mjs';

const ORIGIN = 'https://app.test';

/** In the page: a while that begins and ends when there is nothing to do. */
const REST = `new Promise((rested) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(rested), 500)))`;

/**
 * Opens the files of an app in Chromium.
 * @param {import('./bundlers.mjs').File[]} files
 * @returns {Promise<{ gzip: number, files: number }>} the scripts that it has fetched, without React
 */
async function fetched(files, browser, react) {
  const byPath = new Map(files.map((file) => [`/${file.name}`, file.code]));
  const entry = files.find(({ isEntry }) => isEntry).name;
  const imports = Object.fromEntries(react.names.map((name) => [name, `/react/${name}.js`]));
  const html = `<!doctype html><title>App</title><script type="importmap">${JSON.stringify({ imports })}</script>
    <div id="app"></div><script type="module" src="/${entry}"></script>`;
  const loaded = [];
  const problems = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/react/')) {
      return route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(join(react.folder, pathname.slice(7))),
      });
    }
    const body = byPath.get(pathname);
    if (body !== undefined) loaded.push(body);
    return route.fulfill({ contentType: body === undefined ? 'text/html' : 'text/javascript', body: body ?? html });
  });
  await page.goto(`${ORIGIN}/`);
  await page.locator('nc-button:defined').first().waitFor();
  await page.waitForLoadState('networkidle');
  // What loads when the page is idle may ask for more.
  for (let before = -1; before !== loaded.length;) {
    before = loaded.length;
    await page.evaluate(REST);
  }
  await page.close();
  if (problems.length) throw new Error(problems.join('\n'));
  return { gzip: loaded.reduce((sum, code) => sum + gzipSync(code).length, 0), files: loaded.length };
}

/**
 * @param {Record<string, string>} apps name -> code
 * @param {string[]} bundlers
 * @param {(bundler: string, code: string) => Promise<import('./bundlers.mjs').File[]>} buildApp
 * @returns {Promise<[string, { gzip: number, files: number }[]][]>}
 */
export async function measureLoads(apps, bundlers, buildApp) {
  const folder = mkdtempSync(join(tmpdir(), 'nacre-react-'));
  const browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  try {
    const react = { folder, names: await modulesOfReact(folder) };
    const rows = [];
    for (const [name, code] of Object.entries(apps)) {
      const loads = [];
      for (const bundler of bundlers) loads.push(await fetched(await buildApp(bundler, code), browser, react));
      rows.push([name, loads]);
    }
    return rows;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
