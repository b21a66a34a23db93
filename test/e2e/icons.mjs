import assert from 'node:assert/strict';
import { it } from 'node:test';
import { top, violations } from './showcase.mjs';

const buttons = (page) => top(page).locator('.icon-names button');

/** @param {import('./showcase.mjs').Showcase} showcase */
export function icons(showcase) {
  it('shows every icon with its name, finds some, and copies the name of one', async () => {
    const page = await showcase.visit('/icons');
    await buttons(page).first().waitFor();
    assert.ok((await buttons(page).count()) > 150);
    assert.deepEqual(
      await buttons(page).evaluateAll((all) =>
        all
          .filter((button) => !button.querySelector('nc-icon').shadowRoot.querySelector('path').getAttribute('d'))
          .map((button) => button.textContent),
      ),
      [],
    );
    assert.deepEqual(await violations(page), []);
    await top(page).getByRole('searchbox').fill('arrow');
    assert.equal(await buttons(page).count(), 4);
    await top(page).getByRole('button', { name: 'arrow-left' }).click();
    await page.getByText('arrow-left copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), 'arrow-left');
    await top(page).getByRole('searchbox').fill('no such icon');
    await page.getByText('No icon has this name.').waitFor();
    assert.deepEqual(page.problems, []);
  });
}
