import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { MANIFEST, root } from '../tools/paths.mjs';
import { button, place, top } from './showcase.mjs';

const { modules } = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
const TAGS = modules.flatMap(({ declarations = [] }) => declarations).flatMap(({ tagName }) => tagName ?? []);

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** @param {import('./showcase.mjs').Showcase} showcase */
export function components(showcase) {
  it('lists every element and leads to each playground', async () => {
    const page = await showcase.visit('/components');
    const cards = top(page).locator('.cards a b');
    await cards.first().waitFor();
    assert.deepEqual((await cards.allTextContents()).sort(), [...TAGS].sort());
    for (const tag of TAGS) {
      await cards.getByText(tag, { exact: true }).click();
      await top(page).locator('.stage').locator(tag).first().waitFor({ state: 'attached' });
      assert.equal((await place(page)).title, tag);
      await page.goBack();
      await cards.first().waitFor();
    }
  });

  it('changes a property, logs the event, copies the code', async () => {
    const page = await showcase.visit('/component/input');
    const stage = top(page).locator('.stage nc-input');
    await top(page).getByLabel('placeholder', { exact: true }).fill('Grace Hopper');
    assert.equal(await stage.locator('input').getAttribute('placeholder'), 'Grace Hopper');
    await top(page).getByText('password', { exact: true }).last().click();

    await stage.locator('input').pressSequentially('Hi');
    await top(page).getByRole('tab', { name: 'Events' }).click();
    assert.deepEqual(await top(page).getByRole('log').locator('code').allTextContents(), [
      'change  value: "Hi"',
      'input  value: "Hi"',
      'input  value: "H"',
    ]);

    await top(page).getByRole('tab', { name: 'Code' }).click();
    await button(page, 'Copy').click();
    await page.getByText('Copied').waitFor();
    const html = await clipboard(page);
    assert.match(html, /import 'nacre\/elements\/input';/);
    assert.match(html, /<nc-input\n(?: {2}.*\n)*? {2}placeholder="Grace Hopper"\n/);
    assert.match(html, /^ {2}password$/m);

    await top(page).getByRole('button', { name: 'React' }).click();
    await button(page, 'Copy').click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('nacre/react'));
    const react = await clipboard(page);
    assert.match(react, /import { Input } from 'nacre\/react\/input';/);
    assert.match(react, /<Input\n/);
    assert.match(react, /onChange=\{\(event\) => console\.log\(event\.target\.value\)\}/);

    await top(page).getByRole('button', { name: 'Vue' }).click();
    assert.match(await top(page).locator('.code pre').textContent(), /@change="handle"/);
  });

  it('opens what covers the page by a button, and follows it when it closes', async () => {
    const page = await showcase.visit('/component/modal');
    for (let times = 0; times < 2; times++) {
      await button(page, 'Open').click();
      await page.getByText('A new pearl').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('What is it like?').waitFor({ state: 'hidden' });
    }
    await top(page).getByRole('tab', { name: 'Events' }).click();
    const lines = await top(page).getByRole('log').locator('code').allTextContents();
    assert.equal(lines.filter((line) => line.startsWith('close  reason: "escape"')).length, 2, lines.join('\n'));
  });
}
