// Every kind of page of the built showcase, in a file of its own: axe takes as long as all journeys together.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeShowcase, DESKTOP, PHONE, POLICY, top, violations } from './showcase.mjs';

const PATHS = [
  '/components',
  '/apis',
  '/settings',
  '/component/input',
  '/component/modal',
  '/api/request',
  '/api/chooseImage',
  '/traffic',
  '/signals',
  '/orders',
  '/contacts',
  '/signup/account',
  '/signup/profile',
  '/signup/review',
  '/form',
  '/feed',
  '/photos',
  '/stores',
  '/track',
  '/delivery',
  '/component/map',
  '/drawing',
  '/podcast',
  '/news',
  '/news/saved',
  '/news/article/voyager',
  '/nowhere',
];

const VIEWS = {
  'on a phone': { viewport: PHONE },
  'on a dark desktop': { viewport: DESKTOP, colorScheme: 'dark' },
  'from right to left': { viewport: PHONE, locale: 'en', rtl: true },
};

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

  for (const [view, { rtl, ...options }] of Object.entries(VIEWS)) {
    it(`has no accessibility violation ${view}`, async () => {
      for (const path of [...PATHS, 'plain.html']) {
        const page = await showcase.visit(path, options);
        await (path.startsWith('/') ? top(page).locator('.page') : page.locator('main')).waitFor();
        if (rtl) {
          await page.evaluate(() => {
            document.documentElement.dir = 'rtl';
          });
        }
        assert.deepEqual(await violations(page), [], path);
      }
    });
  }
});
