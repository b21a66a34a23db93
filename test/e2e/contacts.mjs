import assert from 'node:assert/strict';
import { it } from 'node:test';
import { top, violations } from './showcase.mjs';

const rows = (page) => top(page).locator('nc-swipe-action');
const row = (page, name) => rows(page).filter({ hasText: name });

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
    await top(page).locator('nc-status').getByText('No contact with that name').waitFor();
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
    await page.locator('nc-toast').getByText(`${name} removed`).waitFor();
    await page.waitForFunction(
      (gone) => ![...document.querySelectorAll('nc-swipe-action nc-cell')].some(({ title }) => title === gone),
      name,
    );
    await page.locator('nc-toast').getByText('Undo').click();
    await row(page, name).first().waitFor();
  });

  it('keeps what was removed in a list, from which it can be brought back later', async () => {
    const page = await showcase.visit('/contacts');
    await rows(page).first().waitFor();
    const name = await rows(page)
      .first()
      .locator('nc-cell')
      .evaluate(({ title }) => title);
    await rows(page).first().click({ button: 'right' });
    await page.locator('nc-menu').getByText('Remove').click();
    await top(page).getByRole('button', { name: 'Recently removed' }).click();
    await top(page).locator(`nc-button[aria-label="Restore ${name}"]`).click();
    await row(page, name).first().waitFor();
    await top(page).getByText('Recently removed').waitFor({ state: 'detached' });
  });

  it('gives the focus to the next contact when one is removed, and to the button of Undo by F6', async () => {
    const page = await showcase.visit('/contacts');
    await rows(page).first().waitFor();
    const cells = rows(page).locator('nc-cell');
    const [first, second] = await cells.evaluateAll((all) => all.slice(0, 2).map(({ title }) => title));
    const focused = () => page.evaluate(() => document.activeElement.title);
    await cells.first().press('Shift+F10');
    await page.locator('nc-menu').getByText('Remove').press('Enter');
    await page.locator('nc-toast').getByText(`${first} removed`).waitFor();
    await page.waitForFunction((title) => document.activeElement.title === title, second);
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await row(page, first).first().waitFor();
    assert.equal(await focused(), second);
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
