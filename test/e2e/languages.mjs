import assert from 'node:assert/strict';
import { it } from 'node:test';
import { input, place, speak, top } from './showcase.mjs';

const HOME = { fr: 'Composants', es: 'Componentes', 'zh-CN': '组件', 'zh-TW': '元件' };

/** @param {import('./showcase.mjs').Showcase} showcase */
export function languages(showcase) {
  it('speaks the language of the browser', async () => {
    for (const [locale, text] of Object.entries(HOME)) {
      const page = await showcase.visit('/components', { locale });
      await page.locator('nc-tab-bar').getByText(text).waitFor();
    }
  });

  it('switches live, everywhere, and remembers', async () => {
    const page = await showcase.visit('/settings');
    await top(page).locator('nc-cell', { hasText: 'Français' }).click();
    await top(page).getByText('Langue', { exact: true }).waitFor();
    assert.deepEqual(await place(page), { title: 'Réglages', document: 'Réglages', route: '/settings' });
    for (const text of ['Composants', 'API', 'Réglages']) {
      await page.locator('nc-tab-bar').getByText(text, { exact: true }).waitFor();
    }
    assert.equal(await page.locator('html').getAttribute('lang'), 'fr');
    await page.reload();
    await top(page).getByText('Langue', { exact: true }).waitFor();

    await top(page).locator('nc-cell', { hasText: 'Pseudo RTL' }).click();
    await page.locator('html[dir="rtl"][lang="ar-XB"]').waitFor();
  });

  it('translates the examples of the playground', async () => {
    for (const [locale, text] of Object.entries({ fr: 'Nom', es: 'Nombre', 'zh-CN': '姓名', 'zh-TW': '姓名' })) {
      const page = await showcase.visit('/component/input', { locale });
      await top(page).locator('.stage nc-input').getByText(text, { exact: true }).waitFor();
      assert.equal(
        await top(page)
          .locator('.stage nc-input')
          .evaluate(({ label }) => label),
        text,
      );
    }
  });

  it('keeps what the user has entered over a switch', async () => {
    const page = await showcase.visit('/form/account');
    await input(page, 'name').fill('Ada');
    await speak(page, 'es');
    await top(page).getByRole('list', { name: 'Paso 1 de 3' }).waitFor();
    assert.equal(await input(page, 'name').inputValue(), 'Ada');
    assert.equal((await place(page)).title, 'Registro');
  });

  it('sets theme, text size and direction, and keeps them', async () => {
    const page = await showcase.visit('/settings');
    const choose = (text) => top(page).getByRole('radio', { name: text, exact: true }).click();
    await choose('Dark');
    await choose('200 %');
    await choose('Right to left');
    const look = () =>
      page.evaluate(() => {
        const { documentElement } = document;
        const { fontSize, colorScheme } = getComputedStyle(documentElement);
        return { fontSize, colorScheme, dir: documentElement.dir };
      });
    assert.deepEqual(await look(), { fontSize: '32px', colorScheme: 'dark', dir: 'rtl' });
    await page.reload();
    await top(page).getByText('Theme').waitFor();
    assert.deepEqual(await look(), { fontSize: '32px', colorScheme: 'dark', dir: 'rtl' });
  });
}
