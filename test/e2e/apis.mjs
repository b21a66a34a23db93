import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../tools/paths.mjs';
import { button, speak, top } from './showcase.mjs';

/** The calls that the bus declares. */
function declaredCalls() {
  const folder = join(root, 'shell/device/calls');
  const files = [
    ...readdirSync(folder).map((area) => join(folder, area, 'types.ts')),
    join(root, 'shell/overlays/options.ts'),
  ];
  const code = files.map((file) => readFileSync(file, 'utf8'));
  return code.flatMap((text) => [...text.matchAll(/^ {4}(\w+): CallSpec\b/gm)].map(([, name]) => name)).sort();
}

/** @param {import('./showcase.mjs').Showcase} showcase */
export function apis(showcase) {
  const outcome = (page, ok) => top(page).locator(`.outcome[data-ok="${ok}"] pre`);

  it('lists every call of the bus, once', async () => {
    const page = await showcase.visit('/apis');
    const cards = top(page).locator('.cards b');
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

  it('follows the language with its texts until they are edited', async () => {
    const page = await showcase.visit('/api/showModal');
    const code = top(page).locator('.code pre');
    await code.getByText('Delete?').waitFor();
    await speak(page, 'fr');
    await code.getByText(/Supprimer\s\?/).waitFor();
    await top(page).locator('[data-option=title] input').fill('Sure?');
    await code.getByText('Sure?').waitFor();
    await speak(page, 'es');
    await button(page, 'Llamar').waitFor();
    assert.match(await code.textContent(), /'Sure\?'/);
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

  it('uploads a file that can be resumed, to a real server', async () => {
    const page = await showcase.visit('/api/uploadResumable');
    await button(page, 'Call').click();
    const { errMsg, uploadUrl } = JSON.parse(await outcome(page, true).textContent());
    assert.equal(errMsg, 'uploadResumable:ok');
    assert.match(uploadUrl, /\/api\/uploads\/./);
  });

  it('connects a socket, which answers', async () => {
    const page = await showcase.visit('/api/connectSocket');
    await button(page, 'Call').click();
    await top(page).getByRole('log').getByText('socketOpen').first().waitFor();
    await page.evaluate(() => location.assign('#/api/sendSocketMessage'));
    await button(page, 'Call').click();
    await top(page).getByRole('log').getByText('socketMessage').first().waitFor();
  });

  it('shows why a call failed', async () => {
    const page = await showcase.visit('/api/makePhoneCall');
    await top(page).getByRole('tab', { name: 'JSON' }).click();
    await top(page).getByRole('textbox', { name: 'Options' }).fill('{ "phoneNumber": "" }');
    await button(page, 'Call').click();
    assert.match(await outcome(page, false).textContent(), /^makePhoneCall:fail .*phoneNumber.*\nerrCode: \d+$/);
    await top(page).getByRole('textbox', { name: 'Options' }).fill('{ "phoneNumber": ');
    await button(page, 'Call').click();
    await top(page).getByText('JSON', { exact: false }).first().waitFor();
    assert.equal(await top(page).locator('.outcome').getAttribute('data-ok'), 'false');
  });

  it('logs the signals that belong to a call', async () => {
    const page = await showcase.visit('/api/getTheme');
    await top(page).getByText('No signals yet.').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await top(page).getByRole('log').getByText('themeChange  {"theme":"dark"}').waitFor();
  });

  it('makes a form of the options, by their types', async () => {
    const page = await showcase.visit('/api/showToast');
    const option = (name) => top(page).locator(`[data-option="${name}"]`);
    await option('title').locator('input').fill('Pearls');
    await option('icon').getByRole('radio', { name: 'none' }).check();
    await option('duration').locator('input').fill('700');
    await option('mask').locator('nc-switch').click();
    assert.match(await option('duration').textContent(), /Milliseconds\. Default 1500\./);
    const code = await top(page).locator('.code pre').first().textContent();
    assert.match(code, /showToast\(\{ title: 'Pearls', icon: 'none', duration: 700, mask: true \}\)/);
    await top(page).getByRole('tab', { name: 'JSON' }).click();
    const json = JSON.parse(await top(page).getByRole('textbox', { name: 'Options' }).inputValue());
    assert.deepEqual(json, { title: 'Pearls', icon: 'none', duration: 700, mask: true });
    await button(page, 'Call').click();
    await page.locator('nc-toast').getByText('Pearls').first().waitFor();
  });

  it('marks the option that a call refuses', async () => {
    const page = await showcase.visit('/api/makePhoneCall');
    await top(page).locator('[data-option="phoneNumber"] input').fill('pearl');
    await button(page, 'Call').click();
    await top(page).locator('[data-option="phoneNumber"] .problem').getByText('expected a phone number').waitFor();
  });

  it('tells what three engines made of a call', async () => {
    const page = await showcase.visit('/api/request');
    const engines = top(page).locator('.engines nc-cell');
    await engines.first().waitFor();
    const names = await engines.evaluateAll((cells) => cells.map(({ title }) => title));
    assert.deepEqual(names, ['Chromium', 'Firefox', 'WebKit']);
  });

  it('lists the calls of the app: who answered, what, and how long it took', async () => {
    const page = await showcase.visit('/api/getTheme');
    await button(page, 'Call').click();
    await outcome(page, true).waitFor();
    await page.evaluate(() => location.assign('#/traffic'));
    const entry = top(page).locator('.traffic-entry', { hasText: 'getTheme' });
    await entry.getByText('browser').waitFor();
    assert.match(await entry.locator('small span').textContent(), /^[\d.,]+ ms$/);
    await entry.click();
    await entry.locator('pre').getByText('"theme": "light"').waitFor();
    await top(page).getByRole('searchbox', { name: 'Filter by name' }).fill('pearls');
    await top(page).getByText('No call with that name.').waitFor();
    await top(page).getByRole('searchbox', { name: 'Filter by name' }).fill('GETTHEME');
    await entry.waitFor();
    await button(page, 'Clear').click();
    await top(page).getByText('No calls yet. Use the app, then come back.').waitFor();
  });

  it('records the traffic and replays it, from a file too', async () => {
    const page = await showcase.visit('/traffic');
    const open = async (path) => {
      await page.evaluate((hash) => location.assign(hash), `#${path}`);
      await page.waitForFunction((hash) => location.hash === hash, `#${path}`);
    };
    await button(page, 'Record').click();
    await open('/api/getTheme');
    await button(page, 'Call').click();
    await outcome(page, true).getByText('"theme": "light"').waitFor();
    await open('/traffic');
    await button(page, 'Stop').click();
    await top(page)
      .getByText(/^Calls: \d+, signals: \d+$/)
      .waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await top(page).getByRole('radio', { name: 'Instant' }).check();
    await button(page, 'Replay').click();
    await top(page).getByText('The recording answers the calls it contains.').waitFor();
    await open('/api/getTheme');
    await button(page, 'Call').click();
    await outcome(page, true).getByText('"theme": "light"').waitFor();
    await open('/traffic');
    await button(page, 'Stop').click();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Open').click()]);
    await chooser.setFiles({ name: 'tape.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.locator('nc-toast').getByText('This file is not a recording.').first().waitFor();
  });

  it('draws a signal from the time it is started until it is stopped', async () => {
    const page = await showcase.visit('/signals');
    const signal = top(page).locator('[data-signal="networkStatusChange"]');
    await signal.getByText('Start').click();
    // What the shell loads after the first input is there.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await signal.locator('canvas').waitFor();
    await signal.getByText('"isConnected":false').waitFor();
    assert.deepEqual(await signal.locator('.legend li').allTextContents(), ['isConnected']);
    const isDrawn = await signal.locator('canvas').evaluate(async (canvas) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((byte) => byte > 0);
    });
    assert.equal(isDrawn, true);
    await signal.getByText('Stop').click();
    await page.context().setOffline(false);
    await signal.getByText('Start').waitFor();
    assert.match(await signal.locator('.last').textContent(), /"isConnected":false/);
  });
}
