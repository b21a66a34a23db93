import { expect, test } from '@playwright/test';
import { works } from './shared/works.js';

const problems = [];

test.beforeEach(({ page }) => {
  problems.length = 0;
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
});
test.afterEach(() => expect(problems).toEqual([]));

/** Makes a call of one copy; its answer is `answers[copy]` of the page. */
const call = (page, copy, name, options) =>
  page.evaluate(
    ([of, what, given]) => {
      globalThis.answers ??= {};
      globalThis.answers[of] = globalThis[of][what](given);
    },
    [copy, name, options],
  );
const answer = (page, copy) => page.evaluate((of) => globalThis.answers[of], copy);

for (const order of ['page,widget', 'widget,page', 'loader,widget', 'widget,loader', 'page,loader,widget']) {
  test.describe(order, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/?order=${order}`);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.locator('nc-checkbox:defined, nc-input:defined').first().waitFor();
    });

    test('a form of the page has its values', async ({ page }) => {
      await page.locator('nc-input input').fill('ada@example.org');
      const values = await page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('#form'))));
      expect(values).toEqual({ email: 'ada@example.org' });
      works('Two copies', 'nc-input');
    });

    for (const copy of ['bus', 'widget'])
      test(`asks for a text by the copy of ${copy}`, async ({ page }) => {
        await call(page, copy, 'showModal', { title: 'Name', editable: true });
        await page.locator('nc-modal input').fill('Ada');
        await page.keyboard.press('Enter');
        expect(await answer(page, copy)).toMatchObject({ confirm: true, content: 'Ada' });
      });

    for (const [under, above] of [
      ['bus', 'widget'],
      ['widget', 'bus'],
    ])
      test(`Escape closes what ${above} has opened above ${under}, and nothing else`, async ({ page }) => {
        // A key before each: Chrome closes all at once that open without one.
        await page.keyboard.press('x');
        await page.evaluate(() => void document.querySelector('#popup').show());
        await page.getByText('Of the page').waitFor();
        await page.keyboard.press('x');
        await call(page, under, 'showModal', { title: 'First' });
        await page.getByText('First').waitFor();
        await page.keyboard.press('Escape');
        expect(await answer(page, under)).toMatchObject({ confirm: false });
        await expect(page.getByText('Of the page')).toBeVisible();
        await page.keyboard.press('x');
        await call(page, above, 'showModal', { title: 'Second' });
        await page.getByText('Second').waitFor();
        await page.keyboard.press('Escape');
        expect(await answer(page, above)).toMatchObject({ confirm: false });
        await expect(page.getByText('Of the page')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByText('Of the page')).toBeHidden();
        for (const tag of ['nc-modal', 'nc-popup']) works('Two copies', tag);
      });
  });
}
