// Chromium and Firefox with a keyboard and an accessibility tree each, the same for a journey.
import assert from 'node:assert/strict';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../../tools/browsers.mjs';
import { chromiumSight } from './chromium.mjs';
import { firefoxSight } from './firefox.mjs';
import { Reader } from './reader.mjs';

const PHONE = { width: 390, height: 844 };

const ENGINES = {
  chromium: {
    title: 'Chromium',
    sightOf: chromiumSight,
    options: {
      args: ['--no-sandbox', '--lang=en', '--force-prefers-reduced-motion', '--force-renderer-accessibility'],
    },
  },
  firefox: {
    title: 'Firefox',
    sightOf: firefoxSight,
    options: {
      browser: 'firefox',
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'intl.accept_languages': 'en',
        'ui.prefersReducedMotion': 1,
        'media.autoplay.default': 0,
      },
    },
  },
};

export const engines = Object.entries(ENGINES).map(([engine, { title }]) => ({ engine, title }));

export class Readers {
  #engine;
  #browser;
  #contexts = [];
  #problems = [];

  constructor(engine) {
    this.#engine = ENGINES[engine];
    this.#engine.path = findBrowser(engine).path;
  }

  async open() {
    const { options, path: executablePath } = this.#engine;
    this.#browser = await launch({ ...options, executablePath, headless: true, defaultViewport: PHONE });
  }

  async close() {
    await this.#browser?.close();
  }

  /** A fresh visitor of a page, who reads it. */
  async visit(url) {
    const context = await this.#browser.createBrowserContext();
    this.#contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#problems.push(error.stack ?? String(error)));
    await page.evaluateOnNewDocument(() => delete Navigator.prototype.serviceWorker);
    await page.goto(url);
    return new Reader(page, await this.#engine.sightOf(page));
  }

  /** Closes the pages of a journey. Nothing may have gone wrong on them. */
  async leave() {
    for (const context of this.#contexts.splice(0)) await context.close();
    assert.deepEqual(this.#problems.splice(0), [], 'nothing went wrong on any page');
  }
}
