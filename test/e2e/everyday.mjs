import assert from 'node:assert/strict';
import { it } from 'node:test';
import { top, violations } from './showcase.mjs';

const tab = (page, name) => top(page).getByRole('tab', { name });
const cards = (page) => top(page).locator('.order:visible');
const card = (page, id) => cards(page).filter({ hasText: id });
const rows = (page) => top(page).locator('nc-swipe-action');
const row = (page, name) => rows(page).filter({ hasText: name });

/** The number that a tab shows, 0 without one. */
const badge = async (page, name) => Number(/\d+/.exec(await tab(page, name).innerText())?.[0] ?? 0);

/** The number of the first order that is shown. */
async function firstOrder(page) {
  await cards(page).first().waitFor();
  return cards(page)
    .first()
    .locator('nc-cell')
    .first()
    .evaluate(({ title }) => title);
}

/** @param {import('./showcase.mjs').Showcase} showcase */
export function orders(showcase) {
  it('lists the orders of each state, and counts those that are open', async () => {
    const page = await showcase.visit('/orders');
    await firstOrder(page);
    const open = await badge(page, 'To pay');
    assert.ok(open > 0);
    assert.deepEqual(await violations(page), []);
    await tab(page, 'To pay').click();
    await cards(page).filter({ hasText: 'Pay' }).first().waitFor();
    assert.equal(await cards(page).count(), open);
  });

  it('pays an order, which moves to the next state', async () => {
    const page = await showcase.visit('/orders?shelf=unpaid');
    const id = await firstOrder(page);
    const [unpaid, packing] = [await badge(page, 'To pay'), await badge(page, 'Being packed')];
    await card(page, id).locator('nc-button', { hasText: 'Pay' }).click();
    await card(page, id).waitFor({ state: 'detached' });
    assert.deepEqual([await badge(page, 'To pay'), await badge(page, 'Being packed')], [unpaid - 1, packing + 1]);
    await tab(page, 'Being packed').click();
    await card(page, id).waitFor();
    await tab(page, 'All').click();
    await card(page, id).getByText('Being packed').waitFor();
  });

  it('asks before it cancels an order', async () => {
    const page = await showcase.visit('/orders?shelf=unpaid');
    const id = await firstOrder(page);
    const cancel = () => card(page, id).locator('nc-button', { hasText: 'Cancel the order' }).click();
    await cancel();
    await page.locator('nc-modal').getByText('Keep it').click();
    await page.locator('nc-modal').waitFor({ state: 'detached' });
    await cancel();
    await page.locator('nc-modal').getByText('Cancel the order', { exact: true }).click();
    await card(page, id).waitFor({ state: 'detached' });
  });

  it('loads more when the user comes near its end', async () => {
    const page = await showcase.visit('/orders?shelf=done');
    const first = await firstOrder(page);
    const loaded = page.waitForResponse(/cursor=/);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 5000);
    await loaded;
    await page.mouse.wheel(0, 5000);
    // Rows that are far away are not in the page.
    await card(page, first).waitFor({ state: 'detached' });
    await cards(page).nth(11).waitFor({ state: 'detached' });
  });

  it('says what is wrong with the network, and tries again', async () => {
    const page = await showcase.visit('/orders');
    await firstOrder(page);
    const picker = top(page).locator('.network nc-picker');
    await picker.evaluate((element) => {
      element.value = 3;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await top(page).getByText('Something went wrong').first().waitFor();
    await picker.evaluate((element) => {
      element.value = 0;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await firstOrder(page);
    page.problems.splice(0);
  });
}

/** @param {import('./showcase.mjs').Showcase} showcase */
export function contacts(showcase) {
  it('finds by name without accents, and by number', async () => {
    const page = await showcase.visit('/contacts');
    await rows(page).first().waitFor();
    assert.deepEqual(await violations(page), []);
    const field = top(page).locator('.contacts-search input');
    await field.fill('zoe');
    await row(page, 'Zoë').first().waitFor();
    const names = await rows(page)
      .locator('nc-cell')
      .evaluateAll((cells) => cells.map(({ title }) => title));
    assert.ok(
      names.every((name) => name.includes('Zoë')),
      String(names),
    );
    await field.fill('nobody at all');
    await top(page).getByText('No contact by that name').waitFor();
    await field.fill('900 012');
    await row(page, '900012').first().waitFor();
    assert.equal(await rows(page).count(), 1);
  });

  it('removes a contact by its menu, and brings it back', async () => {
    const page = await showcase.visit('/contacts');
    const first = rows(page).first();
    await first.waitFor();
    const name = await first.locator('nc-cell').evaluate(({ title }) => title);
    await first.click({ button: 'right' });
    await page.locator('nc-menu').getByText('Remove').click();
    await page.locator('nc-toast').getByText(`${name} is removed`).waitFor();
    await page.waitForFunction(
      (gone) => ![...document.querySelectorAll('nc-swipe-action nc-cell')].some(({ title }) => title === gone),
      name,
    );
    await page.locator('nc-toast').getByText('Undo').click();
    await row(page, name).first().waitFor();
  });

  it('stars a contact by a swipe', async () => {
    const page = await showcase.visit('/contacts');
    const first = rows(page).first();
    await first.waitFor();
    const { x, y, width, height } = await first.boundingBox();
    await page.mouse.move(x + width / 4, y + height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 8; step++) await page.mouse.move(x + width / 4 + step * 15, y + height / 2);
    await page.mouse.up();
    await first.getByRole('button', { name: 'Add a star' }).click();
    await first.locator('nc-icon[type="star"]').first().waitFor();
  });

  it('goes to the contacts of a letter', async () => {
    const page = await showcase.visit('/contacts');
    await rows(page).first().waitFor();
    const letters = top(page).locator('nc-index-list').getByRole('slider', { name: 'Letters' });
    await letters.getByText('M', { exact: true }).first().click();
    await row(page, 'Maja').first().waitFor();
    const marked = () => letters.getAttribute('aria-valuetext');
    assert.equal(await marked(), 'M');
    await letters.press('End');
    await row(page, /\p{Script=Han}/u)
      .first()
      .waitFor();
    assert.equal(await marked(), '#');
    await letters.press('z');
    await letters.press('Enter');
    await page.waitForFunction(() => document.activeElement?.title?.startsWith('Z'));
  });
}
