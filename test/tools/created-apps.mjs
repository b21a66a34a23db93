// Apps that the command of the packed package makes, one from each template of shell/create/templates, as new users make them.
// Their own checks run, and what they build is used in a browser.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { findBrowser } from './browsers.mjs';
import { freePort } from './free-port.mjs';
import { root } from './paths.mjs';
import { run, runQuietly } from './run.mjs';

const TEMPLATES = join(root, 'shell/create/templates');
const PREFIX = 'create-';
const SCRIPTS = ['types', 'lint', 'test', 'build'];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** In any folder of a server. */
const BASE = '/somewhere/app/';

/** The names of all such apps: `create-react` … The other folders are parts of templates. */
export const createdApps = () =>
  readdirSync(TEMPLATES)
    .filter((name) => existsSync(join(TEMPLATES, name, 'vite.config.ts')))
    .map((name) => `${PREFIX}${name}`);

export const isCreatedApp = (name) => createdApps().includes(name);

/**
 * Makes an app in `folder`.
 * @param {string} folder
 * @param {{ name: string, tarball: string, kept: Iterable<string> }} options `kept`: what of an earlier app stays there
 */
export async function createApp(folder, { name, tarball, kept }) {
  const command = `${folder}.command`;
  const aside = `${folder}.kept`;
  for (const path of [command, aside]) {
    rmSync(path, { recursive: true, force: true });
    mkdirSync(path);
  }
  for (const path of kept) if (existsSync(join(folder, path))) renameSync(join(folder, path), join(aside, path));
  rmSync(folder, { recursive: true, force: true });

  await runQuietly('tar', ['-xzf', tarball, '-C', command, '--strip-components=1']);
  const { bin } = JSON.parse(readFileSync(join(command, 'package.json'), 'utf8'));
  const options = ['--template', name.slice(PREFIX.length), '--nacre', tarball];
  await runQuietly(process.execPath, [join(command, bin.nacre), 'create', folder, ...options]);

  for (const path of readdirSync(aside)) renameSync(join(aside, path), join(folder, path));
  for (const path of [command, aside]) rmSync(path, { recursive: true });
}

/**
 * Runs the app's own scripts, and uses what it has built.
 * @param {string} folder
 * @param {{ env: object, minutes: number }} options of its scripts
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function testCreatedApp(folder, options) {
  for (const script of SCRIPTS) {
    const result = await run('npm', ['run', '--silent', script], { ...options, cwd: folder });
    if (result.code !== 0) return { ...result, output: `npm run ${script}\n${result.output}` };
  }
  try {
    await useApp(folder);
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: error.stack };
  }
}

async function useApp(folder) {
  const port = await freePort();
  const options = { root: folder, base: BASE, configFile: false, logLevel: 'error' };
  const server = await preview({ ...options, preview: { port, strictPort: true } });
  const browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args: ['--no-sandbox'] });
  try {
    for (const [name, viewport] of Object.entries(SIZES)) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      const problems = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => problems.push(message.text()));
      await page.goto(`http://localhost:${port}${BASE}`);
      await useList(page);
      await useForm(page);
      // What was left is not in the history: the list is the app's first entry again.
      await page.goBack();
      assert.equal(page.url(), 'about:blank', name);
      // In wide windows a page may be beside the list.
      if (name === 'phone') await useBar(page, `http://localhost:${port}${BASE}`);
      assert.deepEqual(problems, [], name);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Of the page that is shown; a view that is not may be there too. */
const seen = (locator) => locator.filter({ visible: true });

const rowOf = (page, title) => seen(page.getByRole('link', { name: title }));

/** A row leads to its page, and Back to the list, which shows what was switched on there. */
async function useList(page) {
  const list = seen(page.getByRole('heading', { name: 'Reading list' }));
  await rowOf(page, 'Moby-Dick').click();
  await seen(page.getByRole('heading', { name: 'Moby-Dick' })).waitFor();
  await seen(page.getByText('Herman Melville')).last().waitFor();
  await page.goBack();
  await list.waitFor();
  await rowOf(page, 'Moby-Dick').click();
  await seen(page.locator('nc-switch')).click();
  await page.goBack();
  await list.waitFor();
  await rowOf(page, /Moby-Dick.*Read/).waitFor();
}

/** The bar's Back leaves nothing in the history, and leads to the list where the app was opened at a book. */
async function useBar(page, url) {
  const back = seen(page.getByRole('button', { name: 'Back' }));
  await page.goto(url);
  await rowOf(page, 'Moby-Dick').click();
  await back.click();
  await rowOf(page, 'Moby-Dick').waitFor();
  await page.goBack();
  assert.equal(page.url(), 'about:blank');

  await page.goto(`${url}#/books/moby-dick`);
  await back.click();
  await rowOf(page, 'Moby-Dick').waitFor();
}

/** The form refuses an empty field, then a book that is there, and adds another one. */
async function useForm(page) {
  const field = (name) => seen(page.getByRole('textbox', { name }));
  const button = (name) => seen(page.getByRole('button', { name }).or(page.locator('nc-button', { hasText: name })));

  await button('Add a book').click();
  await field('Title').waitFor();
  await button(/^\s*Add\s*$/).click();
  await page.waitForFunction(() => document.querySelector('nc-input[name=title]').matches(':state(user-invalid)'));
  const message = await page.locator('nc-input[name=title]').evaluate((input) => input.validationMessage);
  await seen(page.getByText(message)).first().waitFor();

  for (const [name, text] of Object.entries({ Title: 'moby-dick', Author: 'Melville', 'First published': '1846' }))
    await field(name).fill(text);
  await button(/^\s*Add\s*$/).click();
  await seen(page.getByText('This book is on your list already')).first().waitFor();

  await field('Title').fill('Typee');
  await button(/^\s*Add\s*$/).click();
  await rowOf(page, 'Typee').waitFor();
}
