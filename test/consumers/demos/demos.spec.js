import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { demos, portOf } from './demos.js';

/** Demo -> what a user sees on its first page, from its data or its own code. */
const SEEN = {
  contacts: (page) => page.locator('nc-list nc-cell').first(),
  drawing: (page) => page.locator('canvas').first(),
  feed: (page) => page.locator('nc-video').first(),
  form: (page) => page.locator('nc-form'),
  map: (page) => page.locator('nc-map').first(),
  news: (page) => page.locator('.stories li').first(),
  photos: (page) => page.locator('nc-uploader'),
  podcast: (page) => page.getByText('Waves at dawn').first(),
  shop: (page) => page.locator('.product').first(),
};

test('has all demos', () => expect(demos()).toEqual(Object.keys(SEEN)));

for (const demo of Object.keys(SEEN)) {
  test(`${demo}: compiles as new projects do`, () => {
    const { status, stdout } = spawnSync('npx', ['--no-install', 'tsc', '-p', `src/${demo}`], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  test(`${demo}: shows its first page`, async ({ page }) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`http://127.0.0.1:${portOf(demo)}/`);
    await expect(page.locator('nc-nav-bar h1').first()).toBeVisible();
    await expect(SEEN[demo](page)).toBeVisible();
    expect(errors).toEqual([]);
  });
}
