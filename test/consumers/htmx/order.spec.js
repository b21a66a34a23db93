import { expect, test } from '@playwright/test';
import { works } from './shared/works.js';

const problems = [];

test.beforeEach(async ({ page }) => {
  problems.length = 0;
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/');
  await page.locator('nc-button:defined').click();
});
test.afterEach(() => expect(problems).toEqual([]));

test('elements of a form that was swapped in are loaded, and what they hold is posted', async ({ page }) => {
  await page.locator('nc-input[name=customer] input').fill('Ada');
  await page.locator('nc-textarea textarea').fill('Two, please');
  for (const name of ['Milk', 'Sugar']) await page.getByText(name).click();
  await page.getByText('Save').click();
  await expect(page.locator('#result')).toContainText('customer=Ada; note=Two, please; extras=milk; extras=sugar');
  await expect(page.locator('#result')).toContainText('size=2');
  await expect(page.locator('#result')).toContainText('action=save');
  for (const tag of ['nc-input', 'nc-textarea', 'nc-checkbox-group', 'nc-slider', 'nc-button']) works('htmx', tag);
});

test('a form that is not valid is not posted', async ({ page }) => {
  await page.getByText('Save').click();
  await expect(page.locator('nc-input[name=customer]')).toContainText(/fill in/i);
  await expect(page.locator('#result')).toBeEmpty();
});

test('a control asks the server when it changes', async ({ page }) => {
  await page.locator('nc-input[name=customer] input').fill('Ada');
  await page.locator('nc-switch:defined').click();
  await expect(page.locator('#price')).toContainText('express=yes');
  await page.locator('nc-slider:defined').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#price')).toContainText('size=3');
  for (const tag of ['nc-switch', 'nc-slider']) works('htmx', tag);
});

test('a field asks the server while the user types', async ({ page }) => {
  await page.locator('nc-input[name=search] input').pressSequentially('pearl');
  await expect(page.locator('#found')).toContainText('search=pearl');
});

test('a form that is swapped in again works again', async ({ page }) => {
  await page.locator('nc-input[name=customer] input').fill('Ada');
  await page.getByText('New order').click();
  await expect(page.locator('nc-input[name=customer] input')).toHaveValue('');
  await page.locator('nc-input[name=customer] input').fill('Grace');
  await page.getByText('Save').click();
  await expect(page.locator('#result')).toContainText('customer=Grace');
});
