import { expect, test as base } from '@playwright/test';
import { choose, fill, fixtures, pickDate, swipe } from 'nacre/testing/playwright';
import { CONTROLS, LABELLED, markupOf } from './shared/controls.js';
import { works } from './shared/works.js';

const test = base.extend(fixtures);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const show = (page, markup) => page.evaluate((html) => (document.body.innerHTML = html), markup);

for (const [index, control] of CONTROLS.entries()) {
  const [tag, role] = control;
  test(`${index}: ${tag} by its role ${role}, and by its label`, async ({ page }) => {
    await show(page, markupOf(control));
    await expect(page.getByRole(role, { name: 'Thing' })).toHaveCount(1);
    await expect(page.getByLabel('Thing').and(page.getByRole(role))).toHaveCount(1);
    works('Playwright', tag);
  });
}

for (const tag of LABELLED) {
  test(`${tag} by the native label around it`, async ({ page }) => {
    await show(page, `<label>Thing <${tag}></${tag}></label>`);
    await expect(page.getByLabel(/^Thing/)).toHaveCount(1);
  });
}

test('fills and submits a form', async ({ page }) => {
  await fill(page.getByRole('textbox', { name: 'Email' }), 'grace@example.org');
  await expect(page.getByText('For grace@example.org')).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Colour' }), 'Green');
  await pickDate(page.getByRole('combobox', { name: 'Day' }), '2027-03-14');
  await choose(page.getByRole('radiogroup', { name: 'Size' }), 'Large');
  await choose(page.getByRole('group', { name: 'Extras' }), 'Milk', 'Sugar');
  await page.getByRole('switch', { name: 'News' }).click();
  await expect(page.getByRole('switch', { name: 'News' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(JSON.parse(await page.getByRole('status').textContent())).toEqual({
    ...{ email: 'grace@example.org', colour: '1', day: '2027-03-14', size: 'l', extras: 'milk,sugar' },
    ...{ news: 'on', terms: 'on' },
  });
});

test('says what is missing', async ({ page }) => {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please fill in this field.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('finds within a dialog what the app has put into it, and nothing beside it', async ({ page }) => {
  await show(
    page,
    `<nc-input label="Name"></nc-input>
    <nc-popup open label="Details"><p>About it</p><nc-input label="Name" value="Ada"></nc-input></nc-popup>`,
  );
  const details = page.locator('nc-popup', { has: page.getByRole('dialog', { name: 'Details' }) });
  await expect(details.getByText('About it')).toBeVisible();
  await expect(details.getByLabel('Name')).toHaveValue('Ada');
  await details.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await expect(page.locator('nc-popup nc-input')).toHaveJSProperty('value', 'Grace');
  works('Playwright', 'nc-popup');
});

test('picks a day in a calendar', async ({ page }) => {
  await show(page, '<nc-calendar label="Day" value="2027-03-01"></nc-calendar>');
  const calendar = page.getByRole('group', { name: 'Day' });
  await pickDate(calendar, '2027-05-31');
  await expect(calendar).toHaveJSProperty('value', '2027-05-31');
});

test('swipes a row open', async ({ page }) => {
  await show(page, `<nc-swipe-action id="row">Row</nc-swipe-action>`);
  const row = page.locator('#row');
  await row.evaluate((element) => (element.endOptions = [{ text: 'Delete' }]));
  await swipe(row, 'left');
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  works('Playwright', 'nc-swipe-action');
});
