// Every kind of page of the built showcase, in a file of its own: axe takes as long as all journeys together. A page is
// loaded once and then changed, as a user turns a device or changes its settings.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { POLICY } from './built.mjs';
import { accessibleNodes, describeShowcase, DESKTOP, top, violations } from './showcase.mjs';

const PATHS = [
  '/components',
  '/apis',
  '/settings',
  '/component/icon',
  '/component/image-viewer',
  '/component/input',
  '/component/modal',
  '/component/rich-text',
  '/api/request',
  '/api/chooseImage',
  '/traffic',
  '/signals',
  '/contacts',
  '/shop',
  '/shop/filter',
  '/shop/item/shirt',
  '/shop/cart',
  '/shop/login',
  '/form',
  '/form/account',
  '/form/profile',
  '/form/review',
  '/feed',
  '/photos',
  '/map',
  '/map?view=voyage',
  '/component/map',
  '/drawing',
  '/podcast',
  '/news',
  '/news/saved',
  '/news/article/voyager',
  '/nowhere',
];

/** What is wider than its page, or the list that scrolls in it, and what is cut. */
const overflow = (page) =>
  page.evaluate(() => {
    const isWide = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;
    const screen = document.querySelector('.nc-page:not([inert])') ?? document;
    const scrollers = [...screen.querySelectorAll('.nc-page-scroll, .channel')];
    const labels = [...(document.querySelector('nc-tab-bar')?.shadowRoot.querySelectorAll('[part="text"]') ?? [])];
    return [document.documentElement, ...scrollers]
      .filter(isWide)
      .flatMap((scroller) => [...scroller.querySelectorAll('*')].filter(isWide))
      .concat(labels.filter(isWide))
      .map((element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 20)}`);
  });

/** Sets direction and text size of the page, and waits until it is drawn. */
const setText = (page, dir, fontSize = '') =>
  page.evaluate(
    async (text) => {
      document.documentElement.dir = text.dir;
      document.documentElement.style.fontSize = text.fontSize;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { dir, fontSize },
  );

describeShowcase('pages', (showcase) => {
  it('is served under a strict policy, which is in force', async () => {
    const page = await showcase.visit('/components');
    const { headers } = await page.evaluate(async () => ({
      headers: Object.fromEntries((await fetch('./index.html')).headers),
    }));
    assert.equal(headers['content-security-policy'], POLICY);
    await assert.rejects(
      page.evaluate(() => {
        document.createElement('div').innerHTML = 'text';
      }),
      /TrustedHTML/,
    );
    page.problems.length = 0;
  });

  it('has one heading of the first level on each page, and one Close on a sheet', async () => {
    for (const path of PATHS) {
      const page = await showcase.visit(path);
      await top(page).locator('.page').waitFor();
      if (path === '/news/article/voyager') await top(page).locator('.article-text').waitFor();
      // A product gives its name to the page when it has come.
      if (path === '/shop/item/shirt')
        await top(page).getByRole('heading', { level: 1, name: 'Sailor shirt' }).waitFor();
      const nodes = await accessibleNodes(page);
      const titles = nodes.filter(({ role, properties }) => role === 'heading' && properties.level === 1);
      assert.deepEqual([path, titles.map(({ name }) => name)], [path, [await page.title()]]);
      const closes = nodes.filter(({ role, name }) => role === 'button' && name === 'Close');
      assert.equal(closes.length, path === '/shop/filter' ? 1 : 0, path);
      await showcase.leave();
    }
  });

  for (const path of [...PATHS, 'plain.html']) {
    it(`${path} is accessible, and fits 320 px at twice the text size`, async () => {
      const page = await showcase.visit(path);
      await (path.startsWith('/') ? top(page).locator('.page') : page.locator('main')).waitFor();
      if (path === '/news') await top(page).locator('.feature').first().waitFor();
      assert.deepEqual(await violations(page), [], 'on a phone');
      await setText(page, 'rtl');
      assert.deepEqual(await violations(page), [], 'from right to left');
      await page.setViewportSize({ width: 320, height: 640 });
      await setText(page, 'rtl', '200%');
      assert.deepEqual(await overflow(page), [], '320 px, from right to left');
      await setText(page, 'ltr', '200%');
      assert.deepEqual(await overflow(page), [], '320 px, from left to right');
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'dark' });
      await setText(page, 'ltr');
      assert.deepEqual(await violations(page), [], 'on a dark desktop');
    });
  }
});
