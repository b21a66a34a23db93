// The built showcase behind its own server, and pages of it that remember whatever went wrong on them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe } from 'node:test';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { serveShowcase } from './built.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Chromium's note on a frame that shows a page of the app itself, as a sandboxed `nc-web-view` may. */
const OWN_FRAME = 'An iframe which has both allow-scripts and allow-same-origin';

/**
 * Collects errors of a page. What a browser itself logs about the answers of the demo server is no error, nor
 * that Playwright measures what is hidden (`verbose`).
 */
function watch(page) {
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'verbose' || message.text().startsWith(OWN_FRAME)) return;
    if (!message.location().url.includes('/api/')) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(error.stack || String(error)));
  return problems;
}

const hasFocus = () => ![null, document.body, document.documentElement].includes(document.activeElement);

/**
 * No key may lose the focus: its user would be back at the top of the page. Tab alone may leave the page, for the bars of
 * the browser.
 */
function guardFocus(page) {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    const had = !/\bTab$/.test(key) && (await page.evaluate(hasFocus));
    await press(key, options);
    // Pages and overlays that open or close take it in one of the next frames.
    if (!had) return;
    const isKept = await page.waitForFunction(hasFocus, undefined, { timeout: 5000 }).catch(() => false);
    assert.ok(isKept, `${key} leaves the focus on the body`);
  };
}

export class Showcase {
  #served;
  #contexts = [];

  /** Builds, serves and starts a browser. */
  async open() {
    this.#served = await serveShowcase();
    this.url = this.#served.url;
    this.browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  }

  async close() {
    await this.browser?.close();
    await this.#served?.close();
  }

  /**
   * A fresh visitor's page. `path` is a route (`/apis`) or a file (`plain.html`), `script` a function that runs in the page
   * before any other; `worker` lets the service worker start, whose requests no route of the page sees; the other options are
   * Playwright's. `page.problems` lists what went wrong.
   */
  async visit(path, { script, worker = false, ...options } = {}) {
    const context = await this.browser.newContext({
      baseURL: this.url,
      viewport: PHONE,
      locale: 'en',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    this.#contexts.push(context);
    if (!worker) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.problems = watch(page);
    guardFocus(page);
    await page.goto(path.startsWith('/') ? `#${path}` : path);
    return page;
  }

  /** Closes the pages of a test. Returns what went wrong on them. */
  async leave() {
    const pages = this.#contexts.flatMap((context) => context.pages());
    for (const context of this.#contexts.splice(0)) await context.close();
    return pages.flatMap(({ problems }) => problems ?? []);
  }
}

/** Tests of the built showcase. Each ends with its pages closed, and nothing may have gone wrong on them. */
export function describeShowcase(name, define) {
  describe(name, () => {
    const showcase = new Showcase();
    before(() => showcase.open());
    after(() => showcase.close());
    afterEach(async () => assert.deepEqual(await showcase.leave(), [], 'nothing went wrong on any page'));
    define(showcase);
  });
}

/** What the shell loads beforehand, when it has time, and the request that the test lets fail. */
export function forgetNetwork({ problems }) {
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')));
}

/** The page on top of the stack, as opposed to those that are kept beneath it, and to a list beside it. */
export const top = (page) => page.locator('.nc-page:not([inert])').last();

/** What assistive technology gets of the page in Chromium, ElementInternals included. */
export async function accessibleNodes(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => ({
      role: role?.value,
      name: name?.value,
      description: description?.value,
      properties: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
    }));
}

/** Playwright does not know the roles that elements give themselves: their tags name them. */
export const button = (page, text) => top(page).locator('nc-button', { hasText: text });
export const input = (page, name) => top(page).locator(`nc-input[name="${name}"] input`);

/** Changes the language while the page is open, as a host of the app does: by the event that elements ask the bus with. */
export const speak = (page, locale) =>
  page.evaluate(
    (options) =>
      new Promise((resolve, reject) => {
        const event = new Event('nc-request', { bubbles: true, composed: true });
        const respondWith = (answer) => answer.then(() => resolve(), reject);
        document.body.dispatchEvent(Object.assign(event, { name: 'setLocale', options, respondWith }));
      }),
    { locale },
  );

/** Resolves when the page with a title is there. */
export const title = (page, text) => page.waitForFunction((wanted) => document.title === wanted, text);

/** Title in the bar, title of the document and route in the URL: what the user sees of where they are. */
export const place = (page) =>
  page.evaluate(() => ({
    title: document.querySelector('.nc-page:not([inert]) nc-nav-bar')?.title,
    document: document.title,
    route: location.hash.slice(1),
  }));

/** Accessibility problems of the page as it is now. */
export async function violations(page) {
  await page.evaluate(axe);
  const results = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'], preload: false }));
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
