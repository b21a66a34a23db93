// Firefox and WebKit for Web Test Runner as Playwright builds them: for macOS, Windows and Linux systems that
// have no WebKitGTK. A fresh browser context per page.
import { firefox, webkit } from 'playwright-core';
import { clearStorage } from './clear-storage.mjs';
import { releasePage } from '../input/commands.mjs';

/** @param {'firefox' | 'webkit'} engine */
export function playwrightLauncher(engine) {
  const pages = new Map();
  let starting;
  return {
    driver: 'playwright',
    name: engine === 'firefox' ? 'Firefox' : 'WebKit',
    type: 'playwright',
    concurrency: 1,
    async startSession(id, url) {
      starting ??= { firefox, webkit }[engine].launch();
      const browser = await starting;
      const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
      pages.set(id, page);
      await page.goto(url);
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id).url(),
    getPage: (id) => pages.get(id),
    async cleanPage(id) {
      const page = pages.get(id);
      await releasePage(page);
      await page.evaluate(clearStorage, { leaving: false });
      await page.mouse.move(0, 0);
    },
    async stopSession(id) {
      const page = pages.get(id);
      pages.delete(id);
      await releasePage(page);
      await page.context().close();
      return {};
    },
    startDebugSession() {
      throw new Error('Debug in Chromium: npm run wtr -- chromium --watch');
    },
    async stop() {
      await (await starting)?.close();
    },
  };
}
