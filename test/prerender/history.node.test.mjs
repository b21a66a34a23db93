// The screens of an app with one document for each of its pages, in real builds in Chromium, under a strict content security policy.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { linksOf, Site, started } from './site.mjs';

const site = new Site();

describe('prerendered screens, a document for each page', () => {
  before(() =>
    site.open('history', {
      screen: 'screen.ts',
      routes: ['/', '/about', '/item/7', '/data'],
      media: '(max-width: 767px)',
    }),
  );
  afterEach(() => site.leave());
  after(() => site.close());

  it('are in documents of their own, each with the scripts and styles of its page', () => {
    assert.match(site.read('index.html'), /A shop/);
    assert.match(site.read('about/index.html'), /About the shop/);
    assert.match(site.read('item/7/index.html'), /Item (?:<!-- -->)?7/);
    assert.match(site.read('index.html'), /<link rel="modulepreload"[^>]* href="\/shop\/assets\/home-/);
    assert.match(site.read('index.html'), /<link rel="stylesheet" href="\/shop\/assets\/home-[^"]*\.css"/);
    assert.doesNotMatch(site.read('about/index.html'), /assets\/home-/);
    assert.equal(existsSync(join(site.folder, 'home/index.html')), false);
  });

  for (const [path, text] of [
    ['', 'A shop'],
    ['about', 'About the shop'],
    ['about/', 'About the shop'],
    ['item/7', 'Item 7'],
  ]) {
    it(`are taken over at their URL: /${path}`, async () => {
      const release = site.hold();
      const page = await site.visit(path);
      const content = page.locator('.nc-page-content').first();
      await content.locator(`text=${text}`).first().waitFor();
      await page.evaluate(() => {
        window.first = document.querySelector('.nc-page-content').firstElementChild;
      });
      release();
      await page.waitForFunction(() => document.querySelector('nc-nav-bar')?.matches(':defined'));
      await page.waitForFunction(() => history.state?.key);
      assert.equal(await page.evaluate(() => first.isConnected), true);
      assert.deepEqual([...page.problems, ...(await page.evaluate(() => violations))], []);
      assert.deepEqual(await page.evaluate(() => shifts), []);
    });
  }

  for (const [path, links] of [
    ['', ['about', 'item/7', 'home', 'about']],
    ['item/7', ['item/8']],
    ['item/7/', ['item/8']],
  ]) {
    it(`have links that lead to pages of the app, before and after it has come: /${path}`, async () => {
      const release = site.hold();
      const page = await site.visit(path);
      await page.locator('.nc-page-content nc-cell').first().waitFor();
      const addresses = links.map((link) => site.url + link);
      assert.deepEqual(await linksOf(page), addresses);
      release();
      await page.waitForFunction(() => history.state?.key);
      assert.deepEqual(await linksOf(page), addresses);
    });
  }

  it('never show at the URL of a page without one, where the server answers with the first document', async () => {
    const page = await site.visit('item/8');
    await page.locator('#item:text("Item 8")').waitFor();
    assert.deepEqual(
      (await page.evaluate(() => seen)).filter((text) => text.includes('A shop')),
      [],
    );
    assert.deepEqual(page.problems, []);
  });

  it('have a skeleton where data is missing, which the browser fetches', async () => {
    const html = site.read('data/index.html');
    assert.match(html, /<nc-skeleton[^>]*><template/);
    assert.doesNotMatch(html, /1 euro/);
    const page = await site.visit('data');
    await page.locator('#prices:text("1 euro")').waitFor();
    assert.deepEqual(page.problems, []);
  });

  it('give way where the media query of the plugin does not match', async () => {
    const release = site.hold();
    const page = await site.visit('', { viewport: { width: 1280, height: 800 } });
    assert.equal(await page.locator('.home h1').isVisible(), false);
    release();
    await started(page);
    assert.equal(await page.locator('.home h1').isVisible(), true);
    assert.deepEqual(page.problems, []);
  });

  it('lead on: a link from a screen opens the next page, Back comes back', async () => {
    const page = await site.visit('');
    await started(page);
    await page.locator('nc-cell').click();
    await page.locator('#item').waitFor();
    assert.equal(new URL(page.url()).pathname, '/shop/item/7');
    await page.goBack();
    await page.locator('h1:text("A shop")').waitFor();
    assert.deepEqual(page.problems, []);
  });
});
