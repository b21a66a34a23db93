import { expect, test as base } from '@playwright/test';
import { choose, fixtures } from 'nacre/testing/playwright';
import { works } from './shared/works.js';

const test = base.extend(fixtures);

test('compat: the components of React work with preact/compat', async ({ page }) => {
  const problems = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/compat.html');
  const state = async () => JSON.parse(await page.locator('#state').textContent());
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await page.keyboard.type('Adam');
  await expect(name).toHaveValue('Ada');
  await page.getByRole('checkbox', { name: 'I agree' }).click();
  await page.getByRole('checkbox', { name: 'Never' }).click();
  await expect(page.getByRole('checkbox', { name: 'Never' })).not.toBeChecked();
  await page.getByRole('switch', { name: 'News' }).click();
  await choose(page.getByRole('combobox', { name: 'Colour' }), 'Green');
  await page.getByRole('tab', { name: 'Second' }).click();
  await expect(page.getByText('Person 3', { exact: true })).toBeVisible();
  await page.locator('nc-list').evaluate((element) => element.scrollToIndex(199));
  await expect(page.getByText('Person 199')).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog', { name: 'Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Details' })).toHaveCount(0);
  expect(await state()).toEqual({ name: 'Ada', terms: true, news: true, colour: '1', tab: 'second', open: false });
  expect(problems).toEqual([]);
  for (const tag of ['nc-input', 'nc-checkbox', 'nc-switch', 'nc-picker', 'nc-tabs', 'nc-list', 'nc-popup'])
    works('Preact, preact/compat', tag);
});
