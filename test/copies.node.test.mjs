// Two copies of the built bundle on a page, such as a widget's beside the app's, and pages that register classes of their own.
import assert from 'node:assert/strict';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from './tools/browsers.mjs';
import { root } from './tools/paths.mjs';

const folder = join(root, 'test/.cache/copies');
const PIXEL = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8" /><title>Copies</title><body></body></html>';

/** Each makes the page register something else than the class that the library gives. */
const REGISTRATIONS = {
  subclasses: () => {
    const { define } = customElements;
    customElements.define = (tag, base) => define.call(customElements, tag, class extends base {});
  },
  proxies: () => {
    const { define } = customElements;
    customElements.define = (tag, base) => define.call(customElements, tag, new Proxy(base, {}));
  },
};

describe('the bundle, more than once on a page', () => {
  let server;
  let browser;
  const problems = [];

  before(async () => {
    rmSync(folder, { recursive: true, force: true });
    const config = { configFile: join(root, 'vite.config.ts'), logLevel: 'error' };
    await build({ ...config, mode: 'cdn', build: { outDir: join(folder, 'site/one'), sourcemap: false } });
    cpSync(join(folder, 'site/one'), join(folder, 'site/two'), { recursive: true });
    for (const name of ['one', 'two']) await buildAuth(name);
    writeFileSync(join(folder, 'site/index.html'), PAGE);
    server = await preview({ configFile: false, root: folder, build: { outDir: 'site' }, preview: { port: 0 } });
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A copy of `nacre/auth`, as the bundle of an app has it. */
  const buildAuth = (name) =>
    build({
      configFile: join(root, 'vite.config.ts'),
      mode: 'test',
      logLevel: 'error',
      build: {
        outDir: join(folder, `site/auth-${name}`),
        rolldownOptions: {
          input: join(root, 'shell/auth/index.ts'),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'auth.js' },
        },
      },
    });

  /** Opens a page with these modules, one after the other. */
  async function visit(modules, prepare) {
    problems.length = 0;
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    if (prepare) await page.addInitScript(prepare);
    await page.goto(server.resolvedUrls.local[0]);
    for (const module of modules) await page.evaluate((url) => import(url), new URL(module, page.url()).href);
    return page;
  }

  /** Makes a call of one copy; what it gave is `answers[name]` of the page, in time. */
  const call = (page, module, name, options = {}) =>
    page.evaluate(
      async ([url, call, given]) => {
        const nacre = await import(url);
        const settle = (text) => ((globalThis.answers ??= {})[call] = text);
        nacre[call](given).then(
          (result) => settle(JSON.stringify(result)),
          (error) => settle(String(error)),
        );
      },
      [new URL(module, page.url()).href, name, options],
    );
  const answer = async (page, name) => {
    const handle = await page.waitForFunction((call) => globalThis.answers?.[call], name);
    await page.evaluate((call) => delete globalThis.answers[call], name);
    return handle.jsonValue();
  };

  /** Calls each kind of overlay, as a user sees and closes it. */
  async function useOverlays(page, module) {
    await call(page, module, 'showToast', { title: 'Saved', duration: 0 });
    await page.locator('nc-toast').getByText('Saved').first().waitFor();
    assert.match(await answer(page, 'showToast'), /showToast:ok/);
    await call(page, module, 'hideToast');
    await answer(page, 'hideToast');
    await call(page, module, 'showLoading', { title: 'Wait', mask: true });
    await page.locator('nc-loading').getByText('Wait').first().waitFor();
    await call(page, module, 'hideLoading');
    await answer(page, 'hideLoading');
    await call(page, module, 'showModal', { title: 'Name', inputs: [{ name: 'first', label: 'First name' }] });
    await page.getByLabel('First name').fill('Ada');
    await page.keyboard.press('Enter');
    assert.deepEqual(JSON.parse(await answer(page, 'showModal')).values, { first: 'Ada' });
    await call(page, module, 'showActionSheet', { itemList: ['One', 'Two'] });
    await page.getByText('Two').click();
    assert.equal(JSON.parse(await answer(page, 'showActionSheet')).tapIndex, 1);
    await call(page, module, 'previewImage', { urls: [PIXEL] });
    assert.match(await answer(page, 'previewImage'), /previewImage:ok/);
    await call(page, module, 'closePreviewImage');
    assert.match(await answer(page, 'closePreviewImage'), /closePreviewImage:ok/);
    await call(page, module, 'openLocation', { latitude: 48.86, longitude: 2.35, name: 'Paris' });
    assert.match(await answer(page, 'openLocation'), /openLocation:ok/);
    await page.keyboard.press('Escape');
    await page.locator('nc-location-viewer').waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.documentElement.style.cssText), '', 'the page scrolls again');
    assert.deepEqual(problems, []);
  }

  it('answers the overlay calls of either copy, by the elements of the first', async () => {
    const page = await visit(['one/nacre.js', 'two/nacre.js']);
    for (const module of ['one/nacre.js', 'two/nacre.js']) await useOverlays(page, module);
    const isError = await page.evaluate(async () => {
      const [one, two] = await Promise.all(
        ['./one/nacre.js', './two/nacre.js'].map((url) => import(new URL(url, location.href).href)),
      );
      return one
        .makePhoneCall({ phoneNumber: '' })
        .catch((error) => [error instanceof one.DeviceError, error instanceof two.DeviceError]);
    });
    assert.deepEqual(isError, [true, true], 'a failure is a DeviceError of both');
  });

  it('locks the page while an overlay of either copy is open, and no longer', async () => {
    const page = await visit(['one/autoload.js']);
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<nc-popup label="Own">Own</nc-popup>'));
    await page.locator('nc-popup:defined').waitFor({ state: 'attached' });
    await page.evaluate(() => import(new URL('./two/nacre.js', location.href).href));
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await page.evaluate(() => void document.querySelector('nc-popup').show());
    await call(page, 'two/nacre.js', 'showModal', { title: 'Sure?' });
    await page.getByText('Sure?').waitFor();
    await page.evaluate(() => document.querySelector('nc-popup').hide());
    assert.equal(await overflow(), 'hidden', 'the modal is still open');
    await page.keyboard.press('Enter');
    await answer(page, 'showModal');
    assert.equal(await overflow(), 'visible');
    assert.deepEqual(problems, []);
  });

  it('draws the icons that either copy registers, with the elements of the first', async () => {
    const page = await visit(['one/nacre.js', 'two/nacre.js']);
    const drawn = await page.evaluate(async () => {
      const { registerIconLibrary, registerIcons } = await import(new URL('./two/nacre.js', location.href).href);
      document.body.insertAdjacentHTML('beforeend', '<nc-icon type="set:a"></nc-icon><nc-icon type="own"></nc-icon>');
      registerIconLibrary('set', () => '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
      registerIcons({ own: 'M2 2h20' });
      const icons = [...document.querySelectorAll('nc-icon')];
      await Promise.all(icons.map((icon) => icon.updateComplete));
      const paths = icons.map((icon) => icon.shadowRoot.querySelector('path').getAttribute('d'));
      return { paths, isGlobal: typeof globalThis.nacre.registerIconLibrary };
    });
    assert.deepEqual(drawn, { paths: ['M0 0h1', 'M2 2h20'], isGlobal: 'function' });
    assert.deepEqual(problems, []);
    await page.close();
  });

  it('knows one user, whichever copy signs the user in, configures or listens', async () => {
    const page = await visit(['auth-one/auth.js', 'auth-two/auth.js']);
    const found = await page.evaluate(async () => {
      const [one, two] = await Promise.all(
        ['./auth-one/auth.js', './auth-two/auth.js'].map((url) => import(new URL(url, location.href).href)),
      );
      const told = [];
      two.onIdentityChange(({ uid }) => told.push(uid));
      two.configureIdentity({ key: 'user', claims: { uid: 'sub' } });
      one.setToken(`e30.${btoa('{"sub":"1"}')}.s`);
      return { told, isSame: one.getIdentity() === two.getIdentity(), uid: one.getIdentity().uid };
    });
    assert.deepEqual(found, { told: ['1'], isSame: true, uid: '1' });
    assert.deepEqual(problems, []);
  });

  for (const [name, prepare] of Object.entries(REGISTRATIONS))
    it(`shows overlays, panels and groups on a page that registers ${name}`, async () => {
      const page = await visit(['one/nacre.js'], prepare);
      await useOverlays(page, 'one/nacre.js');
      await page.evaluate(
        (html) => document.body.insertAdjacentHTML('beforeend', html),
        `
        <nc-picker label="Size" range='["S", "L"]'></nc-picker>
        <nc-calendar mode="popup" label="Day"></nc-calendar>
        <nc-form disabled><nc-input name="a" label="Name"></nc-input></nc-form>`,
      );
      for (const tag of ['nc-picker', 'nc-calendar']) {
        await page.evaluate((each) => (document.querySelector(each).open = true), tag);
        await page.locator(tag).getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
      }
      assert.equal(await page.getByLabel('Name').isDisabled(), true, 'the control of a disabled form');
      assert.deepEqual(problems, []);
    });
});
