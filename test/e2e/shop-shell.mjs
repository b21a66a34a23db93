// What the shop has of the shell: a list with its detail, and a start without a network.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { open, openShop, products, until } from './shop-parts.mjs';
import { DESKTOP, PHONE, title, top, violations } from './showcase.mjs';

/** @param {import('./showcase.mjs').Showcase} showcase */
export function shopShell(showcase) {
  it('shows a product beside the list on a desktop, and marks it', async () => {
    const page = await openShop(showcase, { viewport: DESKTOP });
    await page.getByText('Choose an item to see it here').waitFor();
    await open(page, 'Storm kite');
    const list = page.locator('.nc-page[data-place="list"]');
    const marked = list.locator('.product a[aria-current="page"]');
    assert.equal(await marked.innerText(), 'Storm kite');
    assert.equal(await page.locator('nc-nav-bar').getByRole('button', { name: 'Cart' }).count(), 1);
    await list.getByRole('link', { name: 'Sailor shirt' }).click();
    await title(page, 'Sailor shirt');
    assert.equal(await marked.innerText(), 'Sailor shirt');
    assert.deepEqual(await violations(page), []);
    // The sheet of the filter lies over both.
    await list.locator('.shop-search nc-button').first().click();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor();
    await page.keyboard.press('Escape');
    await title(page, 'Sailor shirt');
    await page.setViewportSize(PHONE);
    await list.waitFor({ state: 'detached' });
    await page.goBack();
    await title(page, 'The Tide Shop');
  });

  it('is mirrored where people read from right to left', async () => {
    const page = await openShop(showcase, { viewport: PHONE });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const card = products(page).first();
    const boxes = (...parts) => Promise.all(parts.map((part) => card.locator(part).boundingBox()));
    const [heart, tags, price] = await boxes('.favourite', '.product-tags', '.price b');
    const { x, width } = await card.boundingBox();
    assert.ok(heart.x + heart.width < tags.x, 'the tags are at the start, the heart at the end');
    assert.ok(Math.abs(price.x + price.width - x - width) < 1, 'the price is at the start');
  });

  it('starts without a network', async () => {
    const page = await showcase.visit('/settings', { worker: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    // What is used is kept.
    await page.goto('#/shop');
    await products(page).first().waitFor();
    await page.goto('#/shop/item/mug');
    await top(page).locator('.review').first().waitFor();
    await page.context().setOffline(true);
    await page.goto('#/shop');
    await page.reload();
    await products(page).nth(23).waitFor();
    const isDrawn = () =>
      document.querySelector('.gallery nc-image')?.shadowRoot?.querySelector('img')?.naturalWidth > 0;
    await page.goto('#/shop/item/mug');
    await top(page).locator('.review').first().waitFor();
    await until(page, isDrawn);
    assert.deepEqual(
      await page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('nacre-data '));
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const urls = lists.flat().map(({ url }) => url);
        return urls.filter((url) => !/shop.(products|reviews|picture)/.test(url));
      }),
      [],
      'nothing private is kept',
    );
    await page.context().setOffline(false);
    await page.goto('plain.html');
    await page.locator('nc-form').waitFor();
  });
}
