import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { MANIFEST, root } from '../tools/paths.mjs';
import { button, DESKTOP, PHONE, place, top, violations } from './showcase.mjs';

const { modules } = JSON.parse(readFileSync(join(root, MANIFEST), 'utf8'));
const TAGS = modules.flatMap(({ declarations = [] }) => declarations).flatMap(({ tagName }) => tagName ?? []);

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

/** @param {import('./showcase.mjs').Showcase} showcase */
export function components(showcase) {
  it('lists every element and leads to each playground', async () => {
    const page = await showcase.visit('/components');
    const cards = top(page).locator('.cards b');
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

  it('shows demos and the first components on the first screen', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await showcase.visit('/components', { viewport });
      const tiles = top(page).locator('.tile');
      await tiles.first().locator('.look nc-button').waitFor();
      const box = await tiles.nth(1).boundingBox();
      assert.ok(box.y + box.height < viewport.height, `ends at ${box.y + box.height} of ${viewport.height}`);
      const demos = top(page).getByRole('list', { name: 'Demos' });
      assert.equal(await demos.getByRole('link').first().isVisible(), true);
      assert.equal(await demos.getByRole('link').count(), 10);
      assert.deepEqual(await violations(page), []);
    }
  });

  it('shows previews of elements that take no focus', async () => {
    const page = await showcase.visit('/components');
    const field = top(page).locator('.tile', { hasText: 'nc-input' }).locator('.look input');
    await field.scrollIntoViewIfNeeded();
    await field.evaluate((input) => input.focus());
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  });

  it('shows the values of a property side by side, and puts the pressed one into the editor', async () => {
    const page = await showcase.visit('/component/button', { viewport: DESKTOP });
    const variants = top(page).getByRole('region', { name: 'Variants' });
    const types = variants.getByRole('region', { name: 'type', exact: true });
    await types.locator('nc-button[type="warn"]').waitFor();
    assert.deepEqual(await types.getByRole('button').allInnerTexts(), ['default', 'primary', 'warn']);
    const stage = top(page).locator('.stage nc-button');
    assert.equal(await stage.getAttribute('type'), 'primary');
    await types.getByRole('button', { name: 'warn' }).click();
    await top(page).locator('.stage nc-button[type="warn"]').waitFor();
    assert.equal(await types.getByRole('button', { name: 'warn' }).getAttribute('aria-pressed'), 'true');
    await top(page).getByRole('radio', { name: 'warn', checked: true }).waitFor();

    const disabled = variants.getByRole('region', { name: 'States' }).getByRole('button', { name: 'disabled' });
    await disabled.click();
    await top(page).locator('.stage nc-button[disabled]').waitFor();
    await disabled.click();
    await top(page).locator('.stage nc-button:not([disabled])').waitFor();
    assert.deepEqual(await violations(page), []);
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

    await top(page).getByRole('radio', { name: 'React' }).click();
    await button(page, 'Copy').click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('nacre/react'));
    const react = await clipboard(page);
    assert.match(react, /import { Input } from 'nacre\/react\/input';/);
    assert.match(react, /<Input\n/);
    assert.match(react, /onChange=\{\(event\) => console\.log\(event\.target\.value\)\}/);

    await top(page).getByRole('radio', { name: 'Vue' }).click();
    assert.match(await top(page).locator('.code pre').textContent(), /@change="handle"/);
  });

  it('gives objects to properties, in each dialect', async () => {
    const page = await showcase.visit('/component/picker');
    await top(page).getByRole('tab', { name: 'Code' }).click();
    const code = top(page).locator('.code pre');
    assert.match(await code.textContent(), /^ {2}picker\.range = \['White', 'Gold', 'Pink', 'Night'\];$/m);
    await top(page).getByRole('radio', { name: 'React' }).click();
    assert.match(await code.textContent(), / range=\{\['White', 'Gold', 'Pink', 'Night'\]\}/);
    await top(page).getByRole('radio', { name: 'Vue' }).click();
    assert.match(await code.textContent(), /^const range = \['White', 'Gold', 'Pink', 'Night'\];$/m);
    assert.match(await code.textContent(), / :range="range"/);
  });

  it('shows code on a dark ground where the page is dark, and wraps it', async () => {
    const page = await showcase.visit('/component/modal', { colorScheme: 'dark' });
    await top(page).getByRole('tab', { name: 'Code' }).click();
    const look = await top(page)
      .locator('.code pre')
      .evaluate((pre) => {
        const [, red] = /(\d+)/.exec(getComputedStyle(pre).backgroundColor);
        const colours = [...pre.querySelectorAll('[class^="token-"]')].map((token) => getComputedStyle(token).color);
        return { red: Number(red), colours: new Set(colours).size, isWide: pre.scrollWidth > pre.clientWidth };
      });
    assert.ok(look.red < 60, `background with ${look.red} of red`);
    assert.ok(look.colours >= 4, `${look.colours} colours`);
    assert.equal(look.isWide, false);
  });

  it('keeps the demo in sight on a phone while its properties scroll', async () => {
    const page = await showcase.visit('/component/input');
    const stage = top(page).locator('.stage');
    const before = await stage.boundingBox();
    const last = top(page).locator('.property').last();
    await last.scrollIntoViewIfNeeded();
    assert.deepEqual(await stage.boundingBox(), before);
    const words = await top(page).locator('.description').boundingBox();
    assert.ok(words.y < before.y, 'the words have scrolled away');
    await page.goto('#/component/scroll-view');
    await top(page).locator('.stage nc-scroll-view').waitFor();
    await page.setViewportSize({ width: 640, height: 360 });
    await top(page).locator('.stage[data-tall]').waitFor();
  });

  it('finds an icon by its name and shows it', async () => {
    const page = await showcase.visit('/component/icon');
    const icons = top(page).locator('.icons nc-radio');
    await icons.nth(20).waitFor();
    await top(page).locator('.property nc-search-bar input').first().fill('Hom');
    await icons.nth(1).waitFor({ state: 'detached' });
    await top(page).locator('.icons').getByText('home', { exact: true }).click();
    await top(page).locator('.stage nc-icon[type="home"]').waitFor();
    await top(page).locator('.property nc-search-bar input').first().fill('no such icon');
    await top(page).getByText('No icon has this name.').waitFor();
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
