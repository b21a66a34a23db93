// The app of these tests, built with the plugin, behind a server with a strict policy; and pages that remember what went wrong.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, runnerImport } from 'vite';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';

export const BASE = '/shop/';
const POLICY = "default-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.txt': 'text/plain' };

/** The plugin, from the sources. */
async function plugin(options) {
  const { module } = await runnerImport(join(root, 'shell/prerender/vite.ts'), { configFile: false, root });
  return module.prerender(options);
}

/** Builds an app of this folder into `outDir`. Without `options` the plugin takes no part. */
export async function buildApp(name, outDir, options) {
  const plugins = options ? [await plugin(options)] : [];
  // Vite has set it for the import above.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: join(root, 'test/prerender', name),
    // With hash URLs an app need not know its folder.
    base: name === 'hash' ? './' : BASE,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['nacre-source', 'module', 'browser', 'development|production'] },
    ssr: { noExternal: ['navigo', 'world-atlas'] },
    plugins,
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
}

/** What a visitor's page records from its start. */
function record() {
  window.shifts = [];
  window.seen = [];
  window.violations = [];
  addEventListener('securitypolicyviolation', (event) =>
    violations.push(`${event.violatedDirective} ${event.blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      const moved = sources.map(({ node, previousRect, currentRect }) => [node?.nodeName, previousRect, currentRect]);
      shifts.push(JSON.stringify([value, startTime, moved]));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // What each frame shows.
  const look = () => {
    const text = document.body?.innerText.trim();
    if (text !== undefined && text !== seen.at(-1)) seen.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export class Site {
  folder = mkdtempSync(join(tmpdir(), 'nacre-prerender-'));
  #contexts = [];
  /** While set, the script that starts the app waits for it. */
  held = undefined;
  /** While set, the document from its tab bar on waits for it. */
  barHeld = undefined;

  async open(name, options) {
    await buildApp(name, this.folder, options);
    this.#server = createServer((request, response) => void this.#answer(request, response));
    await new Promise((done) => this.#server.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${this.#server.address().port}${BASE}`;
    this.browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  }

  #server;

  async close() {
    await this.browser?.close();
    this.#server?.closeAllConnections();
    this.#server?.close();
    rmSync(this.folder, { recursive: true });
  }

  /** The document of a path, as it is in the build. */
  read(path) {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  async #answer({ url }, response) {
    const { pathname } = new URL(url, 'http://site');
    const path = pathname.slice(BASE.length);
    const file = [path, `${path}/index.html`, 'index.html'].find(
      (each) => extname(each) && existsSync(join(this.folder, each)),
    );
    const type = extname(path === 'data.txt' ? path : file);
    response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', POLICY);
    if (path === 'data.txt') return void response.end('1 euro');
    if (path.startsWith('assets/index-') && type === '.js') await this.held;
    const content = readFileSync(join(this.folder, file));
    const sent = this.barHeld && type === '.html' ? content.indexOf('<nc-tab-bar') : 0;
    if (sent) {
      response.write(content.subarray(0, sent));
      await this.barHeld;
    }
    response.end(content.subarray(sent));
  }

  /** Holds the script back that starts the app. Returns a function that lets it go. */
  hold() {
    let release;
    this.held = new Promise((resolve) => {
      release = resolve;
    });
    return () => {
      this.held = undefined;
      release();
    };
  }

  /** A fresh visitor's page. With `hasClock` its timers are the test's. The other options are Playwright's. */
  async visit(path = '', { script, wait = 'commit', hasClock = false, ...options } = {}) {
    const context = await this.browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en', ...options });
    this.#contexts.push(context);
    await context.addInitScript(record);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (hasClock) await page.clock.install();
    page.problems = [];
    page.on('console', (message) => page.problems.push(message.text()));
    page.on('pageerror', (error) => page.problems.push(error.stack ?? String(error)));
    await page.goto(this.url + path, { waitUntil: wait });
    return page;
  }

  async leave() {
    this.held = this.barHeld = undefined;
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
  }
}

/** Resolves when the app has started: its page has got `ready`. */
export const started = (page) => page.waitForFunction(() => window.log?.includes('ready'));

/** Where the links of a page lead, in it and in its elements. */
export const linksOf = (page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('.nc-page-content nc-cell, nc-tab-bar')];
    const inElements = elements.flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll('a')]);
    return [...document.querySelectorAll('.nc-page-content a'), ...inElements].map(({ href }) => href);
  });
