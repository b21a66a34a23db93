import { expect, test as base } from '@playwright/test';
import { fixtures } from 'nacre/testing/playwright';

const test = base.extend(fixtures);

let part;
let more;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  part = page.getByRole('region', { name: 'More' });
  more = async () => JSON.parse(await page.locator('#more').textContent());
  await expect(part.getByRole('textbox', { name: 'Late' })).toBeVisible();
});

test('checkbox: several share a list, which may be changed in place', async () => {
  await part.getByRole('checkbox', { name: 'Sugar' }).click();
  await expect.poll(async () => (await more()).extras).toEqual(['sugar']);
  await part.getByRole('button', { name: 'Push milk' }).click();
  await expect(part.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  await part.getByRole('checkbox', { name: 'Sugar' }).click();
  await expect.poll(async () => (await more()).extras).toEqual(['milk']);
});

test('radio: several share a value', async () => {
  await expect(part.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await part.getByRole('radio', { name: 'Card' }).click();
  await expect.poll(async () => (await more()).pay).toBe('card');
  await part.getByRole('button', { name: 'Pay cash' }).click();
  await expect(part.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await expect(part.getByRole('radio', { name: 'Card' })).not.toBeChecked();
});

test('v-model.lazy waits until the user leaves the field', async ({ page }) => {
  await part.getByRole('textbox', { name: 'Late' }).click();
  await page.keyboard.type('abc');
  expect((await more()).late).toBe('');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await more()).late).toBe('abc');
});

test('v-model of a number field gives numbers, and leaves what is typed', async ({ page }) => {
  const field = part.locator('nc-input', { hasText: 'Years' });
  await field.click();
  await page.keyboard.type('1.50');
  await expect.poll(async () => (await more()).age).toBe(1.5);
  await expect(field).toHaveJSProperty('value', '1.50');
});

test('v-model.trim leaves the space that is being typed', async ({ page }) => {
  const field = part.locator('nc-input', { hasText: 'Email' });
  await field.click();
  await page.keyboard.type(' a b');
  await expect.poll(async () => (await more()).email).toBe('a b');
  await expect(field).toHaveJSProperty('value', ' a b');
});

test('undefined is the default of a property, and a slot may go', async () => {
  const field = part.locator('nc-input', { hasText: 'Email' });
  await expect(field).toHaveJSProperty('maxlength', 5);
  await expect(field.locator('b[slot=suffix]')).toHaveText('warm');
  await part.getByRole('button', { name: 'Warm' }).click();
  await expect(field).toHaveJSProperty('maxlength', 140);
  await expect(field.locator('[slot=suffix]')).toHaveCount(0);
  await expect(field).toHaveJSProperty('clearable', true);
});

test('a template ref is the element', async ({ page }) => {
  await part.getByRole('button', { name: 'Focus' }).click();
  await page.keyboard.type('x');
  await expect.poll(async () => (await more()).email).toBe('x');
});

test('v-model:selected of tabs', async () => {
  await expect(part.getByRole('tab', { name: 'B' })).toHaveAttribute('aria-selected', 'true');
  await part.getByRole('tab', { name: 'A' }).click();
  await expect.poll(async () => (await more()).index).toBe(0);
});

test('v-model:open of what folds', async () => {
  await part.getByRole('button', { name: 'Fold' }).click();
  await expect.poll(async () => (await more()).isOpen).toBe(true);
});

test('bare tags: properties and events by hand', async () => {
  await part.getByRole('checkbox', { name: 'Bare box' }).click();
  await part.getByRole('textbox', { name: 'Bare field' }).fill('t');
  await expect.poll(more).toMatchObject({ agreed: true, text: 't' });
});

test('a form: says what is missing, and opens what v-model:open says', async ({ page }) => {
  await page.goto('/?sign-up');
  const main = page.locator('#app');
  await main.getByRole('textbox', { name: 'Name' }).fill(' Ada ');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main.getByRole('checkbox', { name: 'I agree' }).click();
  await main.getByRole('button', { name: 'Send' }).click();
  const popup = page.locator('nc-popup', { has: page.getByRole('dialog', { name: 'Thank you' }) });
  await expect(popup.getByText('Hello, Ada', { exact: true })).toBeVisible();
});
