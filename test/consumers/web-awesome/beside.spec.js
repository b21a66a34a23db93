import { expect, test } from '@playwright/test';
import { works } from './shared/works.js';

const problems = [];

test.beforeEach(async ({ page }) => {
  problems.length = 0;
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await page.locator('nc-button:defined').first().waitFor();
  await page.locator('wa-button:defined').first().waitFor();
});
test.afterEach(() => expect(problems).toEqual([]));

test('the form of either library is checked and sent', async ({ page }) => {
  await page.getByText('Send ours').click();
  await expect(page.locator('#ours nc-input')).toContainText(/fill in/i);
  await page.locator('#ours nc-input input').fill('ada@example.org');
  await page.locator('#ours nc-switch').click();
  await page.getByText('Send ours').click();
  await expect(page.locator('#sent')).toHaveText('{"email":"ada@example.org","news":"on"}');
  await page.locator('#theirs wa-input input').fill('grace@example.org');
  await page.getByText('Send theirs').click();
  await expect(page.locator('#sent')).toHaveText('{"email":"grace@example.org"}');
  for (const tag of ['nc-input', 'nc-switch', 'nc-button']) works('Web Awesome beside', tag);
});

test('one form has controls of both', async ({ page }) => {
  await page.locator('nc-input[name=nacre] input').fill('pearl');
  await page.locator('wa-input[name=awesome] input').fill('star');
  await page.getByText('Send both').click();
  await expect(page.locator('#sent')).toHaveText('{"nacre":"pearl","awesome":"star"}');
});

const ours = { modal: 'Text of ours', popup: 'Popup of ours' };
/** Users open dialogs by a key or a press: Chrome closes all at once that open without one. */
const pressKey = (page) => page.keyboard.press('x');
const openTheirs = async (page) => {
  await pressKey(page);
  await page.evaluate(() => (document.querySelector('#dialog').open = true));
  await page.getByText('Text of theirs').waitFor();
};

for (const [id, text] of Object.entries(ours)) {
  const openOurs = async (page) => {
    await pressKey(page);
    await page.evaluate((each) => void document.getElementById(each).show(), id);
    await page.getByText(text).waitFor();
  };

  test(`one Escape closes the ${id} above their dialog, the next one the dialog`, async ({ page }) => {
    await openTheirs(page);
    await openOurs(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText(text)).toBeHidden();
    await expect(page.getByText('Text of theirs')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Text of theirs')).toBeHidden();
  });

  test(`one Escape closes their dialog above the ${id}, the next one the ${id}`, async ({ page }) => {
    await openOurs(page);
    await openTheirs(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Text of theirs')).toBeHidden();
    await expect(page.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(text)).toBeHidden();
    works('Web Awesome beside', `nc-${id}`);
  });
}
