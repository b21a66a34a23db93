import { expect, test } from '@playwright/test';
import { works } from './shared/works.js';

test('controls of the manifest change an element', async ({ page }) => {
  await page.goto('/?path=/story/input--labelled');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByText('As in your passport')).toBeVisible();
  const input = story.locator('nc-input');
  await expect(input).toHaveJSProperty('label', 'Name');
  await page.locator('#control-label').fill('Surname');
  await expect(input).toHaveJSProperty('label', 'Surname');
  await expect(story.getByText('Surname')).toBeVisible();
  works('Storybook 10', 'nc-input');
});

test('a story of a template follows its controls', async ({ page }) => {
  await page.goto('/?path=/story/button--primary');
  const button = page.frameLocator('#storybook-preview-iframe').locator('nc-button');
  await expect(button).toHaveText('Save');
  await expect(button).toHaveAttribute('type', 'primary');
  // A switch stands there once it has a value, which is `false` at first.
  await page.locator('#set-disabled').click();
  await page.locator('label[for=control-disabled]').click();
  await expect(button).toHaveJSProperty('disabled', true);
  works('Storybook 10', 'nc-button');
});

test('the page of docs has the texts of the manifest', async ({ page }) => {
  await page.goto('/?path=/docs/input--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByText('Shown below it, and part of its description for screen readers').first()).toBeVisible();
});
