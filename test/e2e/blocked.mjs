import assert from 'node:assert/strict';
import { it } from 'node:test';
import { button, input, place, top } from './showcase.mjs';

/** What a page finds where the user blocks storage, or where it is in a sandboxed frame. */
function block() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, { get: refuse });
  }
}

/** What another app, or another version, has stored in the places of the showcase. */
function scribble() {
  for (const key of ['settings', 'news-saved', 'news-top', 'sign-up', 'application-country']) {
    localStorage.setItem(`nacre/showcase/${key}`, key === 'settings' ? 'no JSON' : '[[null]]');
  }
  localStorage.setItem('nacre:locale', '{');
  sessionStorage.setItem('nacre:router:/', '[null]');
}

const NO_DRAFT = 'warning: <nc-form> draft: expected a session storage with drafts of its own';

const PATHS = ['/components', '/settings', '/form/account', '/form', '/news', '/news/saved', '/component/input'];

/** @param {import('./showcase.mjs').Showcase} showcase */
export function blocked(showcase) {
  for (const [what, script] of [
    ['is blocked', block],
    ['holds anything', scribble],
  ]) {
    it(`shows every page where storage ${what}`, async () => {
      for (const path of PATHS) {
        const page = await showcase.visit(path, { script });
        await top(page).locator('.page').waitFor();
        assert.ok((await place(page)).title, path);
        // A form with a draft says once that it cannot keep one.
        const isTold = path === '/form' && script === block;
        const told = page.problems.splice(0).map((text) => text.replace(/, got .*/s, ''));
        assert.deepEqual(told, isTold ? [NO_DRAFT] : [], path);
      }
    });

    it(`can be used where storage ${what}`, async () => {
      const page = await showcase.visit('/settings', { script });
      await top(page).getByRole('radio', { name: 'Dark' }).check();
      await page.waitForFunction(() => document.documentElement.dataset.ncTheme === 'dark');
      await page.locator('nc-tab-bar').getByText('Components').click();
      await top(page).locator('.hero').waitFor();
      await page.evaluate(() => {
        location.hash = '/form/account';
      });
      await input(page, 'name').fill('Ada');
      await button(page, 'Next').waitFor();
      await page.goBack();
      await top(page).locator('.hero').waitFor();
    });

    it(`shows the plain page where storage ${what}`, async () => {
      const page = await showcase.visit('plain.html', { script });
      await page.locator('nc-swiper').getByText('White').waitFor();
      await page.locator('#theme').selectOption('dark');
      await page.waitForFunction(() => document.documentElement.dataset.ncTheme === 'dark');
    });
  }
}
