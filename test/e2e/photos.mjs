import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../tools/paths.mjs';
import { button, speak, top, violations } from './showcase.mjs';

const media = (name) => join(root, 'test/media', name);
/** As the page says it. */
const kilobytes = (...names) => {
  const bytes = names.reduce((sum, name) => sum + sizeOf(name), 0);
  return `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} kB in all`;
};
const sizeOf = (name) => readFileSync(media(name)).length;

/** The user chooses these files. */
async function choose(page, ...names) {
  const opened = page.waitForEvent('filechooser');
  await top(page).getByRole('button', { name: 'Choose photos' }).click();
  const chooser = await opened;
  await chooser.setFiles(names.map(media));
}

const photos = (page) => top(page).locator('nc-uploader [part="item"]');
const send = (page) => top(page).locator('nc-button[type="primary"]').last();
const status = (page, text) => top(page).getByRole('status').getByText(text).waitFor();

/** What the server says that arrived, while `act` runs. */
async function received(page, count, act) {
  const answers = [];
  const note = (response) => response.url().endsWith('/api/photos') && answers.push(response);
  page.on('response', note);
  await act();
  await status(page, 'All photos have arrived.');
  page.off('response', note);
  assert.equal(answers.length, count);
  return Promise.all(answers.map((answer) => answer.json()));
}

/** @param {import('./showcase.mjs').Showcase} showcase */
export function photosPage(showcase) {
  it('are chosen, made smaller and sent', async () => {
    const page = await showcase.visit('/components');
    await top(page).getByRole('link', { name: 'Photos' }).click();
    await choose(page, 'photo.jpg', 'turned.jpg', 'captions.en.vtt');
    await status(page, 'The file type of captions.en.vtt is not accepted.');
    assert.equal(await photos(page).count(), 2);
    await photos(page).nth(1).locator('img').waitFor();
    // What they are in all, before and after.
    await top(page)
      .locator('.total', { hasText: kilobytes('photo.jpg', 'turned.jpg') })
      .waitFor();
    assert.deepEqual(await violations(page), []);
    const files = await received(page, 2, () => send(page).click());
    assert.deepEqual(
      files.map(({ name, type }) => [name, type]),
      [
        ['photo.jpg', 'image/jpeg'],
        ['turned.jpg', 'image/jpeg'],
      ],
    );
    for (const { name, size } of files) assert.ok(size < sizeOf(name), `${name} was compressed`);
  });

  it('are sent as they are, and can be taken away', async () => {
    const page = await showcase.visit('/photos');
    await choose(page, 'photo.jpg', 'clear.png');
    await top(page).locator('nc-switch').click();
    await top(page).getByRole('button', { name: 'Remove photo.jpg' }).click();
    assert.equal(await photos(page).count(), 1);
    const [{ name, type, size }] = await received(page, 1, () => send(page).click());
    assert.deepEqual({ name, type, size }, { name: 'clear.png', type: 'image/png', size: sizeOf('clear.png') });
  });

  it('stay when the server has a problem, and are sent again', async () => {
    const page = await showcase.visit('/photos');
    await choose(page, 'photo.jpg');
    for (const [fault, text] of [
      ['It fails with an error', 'The server has a problem'],
      ['It closes the connection', 'The server cannot be reached'],
    ]) {
      await top(page).locator('nc-cell', { hasText: fault }).click();
      await send(page).click();
      await top(page).getByRole('alert').getByText(text).waitFor();
    }
    await top(page).locator('nc-cell', { hasText: 'It answers' }).click();
    await received(page, 1, () => button(page, 'Try again').click());
    assert.equal(await top(page).getByRole('alert').count(), 0);
  });

  it('say nothing when the picker is closed', async () => {
    const page = await showcase.visit('/photos');
    await Promise.all([
      page.waitForEvent('filechooser'),
      top(page).getByRole('button', { name: 'Choose photos' }).click(),
    ]);
    assert.equal(await photos(page).count(), 0);
    await choose(page, 'photo.jpg');
    await photos(page).waitFor();
    assert.equal(await top(page).getByRole('alert').count(), 0);
  });

  it('are shown large, and saved by a long press', async () => {
    const page = await showcase.visit('/photos');
    await choose(page, 'photo.jpg');
    // Until there is a smaller one, it would be made as large as it is.
    const same = kilobytes('photo.jpg').replace(' in all', '');
    await top(page)
      .locator('.total', { hasNotText: `reduced to ${same}` })
      .waitFor();
    await top(page).getByRole('button', { name: 'photo.jpg', exact: true }).click();
    const picture = page.locator('nc-image-viewer img[data-state="loaded"]');
    await picture.waitFor();
    await picture.click({ button: 'right' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('nc-action-sheet').getByText('Save photo').click(),
    ]);
    assert.equal(file.suggestedFilename(), 'photo.jpg');
  });

  it('are shown large as they are, if none is made smaller', async () => {
    const page = await showcase.visit('/photos');
    await top(page).locator('nc-switch').first().click();
    await choose(page, 'photo.jpg');
    await top(page).getByRole('button', { name: 'photo.jpg', exact: true }).click();
    await page.locator('nc-image-viewer img[data-state="loaded"]').waitFor();
  });

  it('speak every language', async () => {
    const page = await showcase.visit('/photos');
    await speak(page, 'fr');
    await top(page).getByText('Choisir des photos').waitFor();
    await speak(page, 'zh-Hant');
    await top(page).getByText('選擇相片').waitFor();
  });
}
