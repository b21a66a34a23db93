import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../tools/paths.mjs';
import { button, top } from './showcase.mjs';

/** The calls that the bus declares. */
function declaredCalls() {
  const folder = join(root, 'shell/device/apis');
  const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return code.flatMap((text) => [...text.matchAll(/^ {4}(\w+): CallSpec\b/gm)].map(([, name]) => name)).sort();
}

/** @param {import('./showcase.mjs').Showcase} showcase */
export function apis(showcase) {
  const outcome = (page, ok) => top(page).locator(`.outcome[data-ok="${ok}"] pre`);

  it('lists every call of the bus, once', async () => {
    const page = await showcase.visit('/apis');
    const cards = top(page).locator('.cards a b');
    await cards.first().waitFor();
    assert.deepEqual((await cards.allTextContents()).sort(), declaredCalls());
  });

  it('starts with texts in the language of the reader', async () => {
    const page = await showcase.visit('/api/showModal', { locale: 'fr' });
    await button(page, 'Appeler').click();
    await page
      .locator('nc-modal')
      .getByText(/^Supprimer\s\?$/)
      .first()
      .waitFor();
    assert.match(
      await top(page).locator('.code pre').textContent(),
      /^const result = await showModal\(\{ title: 'Supp/m,
    );
  });

  it('shows the result of a call', async () => {
    const page = await showcase.visit('/apis');
    await top(page).getByText('request', { exact: true }).click();
    await button(page, 'Call').click();
    const result = JSON.parse(await outcome(page, true).textContent());
    assert.equal(result.statusCode, 200);
    assert.equal(result.errMsg, 'request:ok');
    assert.deepEqual(JSON.parse(result.data.body), { hello: 'world' });
  });

  it('shows why a call failed', async () => {
    const page = await showcase.visit('/api/makePhoneCall');
    await top(page).getByLabel('Options').fill('{ "phoneNumber": "" }');
    await button(page, 'Call').click();
    assert.match(await outcome(page, false).textContent(), /^makePhoneCall:fail .*phoneNumber.*\nerrCode: \d+$/);
    await top(page).getByLabel('Options').fill('{ "phoneNumber": ');
    await button(page, 'Call').click();
    await top(page).getByText('JSON', { exact: false }).first().waitFor();
    assert.equal(await top(page).locator('.outcome').getAttribute('data-ok'), 'false');
  });

  it('logs the signals that belong to a call', async () => {
    const page = await showcase.visit('/api/getTheme');
    await top(page).getByText('Nothing has been signalled yet.').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await top(page).getByRole('log').getByText('themeChange  {"theme":"dark"}').waitFor();
  });
}
