// The built documentation, served for the tests of a suite.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { DESKTOP } from './showcase.mjs';

/** Builds and serves it before the tests of the suite, and finds what went wrong on a page after each. */
export function useSite() {
  const folder = mkdtempSync(join(tmpdir(), 'nacre-site-'));
  const contexts = [];
  let server;
  let browser;
  let problems = [];

  before(async () => {
    const options = {
      configFile: join(root, 'vite.config.ts'),
      mode: 'site',
      logLevel: 'error',
      build: { outDir: folder },
    };
    await build(options);
    server = await preview({ ...options, preview: { port: 0 } });
    browser = await chromium.launch({ executablePath: findBrowser('chromium').path, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    const found = problems;
    problems = [];
    assert.deepEqual(found, [], 'nothing went wrong on any page');
  });

  /** `worker` lets the service worker start, which keeps the whole site; the other options are Playwright's. */
  async function visit(path, { worker = false, ...options } = {}) {
    const context = await browser.newContext({
      baseURL: server.resolvedUrls.local[0],
      viewport: DESKTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    contexts.push(context);
    if (!worker) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    const page = await context.newPage();
    page.on('console', (message) => message.type() !== 'verbose' && problems.push(`${path} ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`${path} ${error.stack ?? error}`));
    await page.goto(path, { waitUntil: 'networkidle' });
    return page;
  }

  return { folder, visit };
}

/** How far what is on a page has jumped. */
export const shiftOf = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
