import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../tools/paths.mjs';
import { button, speak, top, violations } from './showcase.mjs';

const media = (name) => join(root, 'test/media', name);
const sizeOf = (name) => readFileSync(media(name)).length;

/** The user chooses these files. */
async function choose(page, ...names) {
  const opened = page.waitForEvent('filechooser');
  await button(page, 'Choose photos').click();
  const chooser = await opened;
  await chooser.setFiles(names.map(media));
}

const photos = (page) => top(page).locator('.photos li');
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
    await top(page).getByText('Photos: choose them').click();
    await choose(page, 'photo.jpg', 'turned.jpg', 'captions.en.vtt');
    await status(page, 'Left out: captions.en.vtt');
    assert.equal(await photos(page).count(), 2);
    // Each shows its size before and after.
    await photos(page).nth(1).locator('s').waitFor();
    await photos(page).nth(0).locator('s').waitFor();
    assert.equal(await photos(page).first().locator('s').innerText(), '13.1 kB');
    const shown = await photos(page)
      .nth(1)
      .locator('nc-image')
      .evaluate((image) => [image.matches(':state(error)'), image.matches(':state(loading)')]);
    assert.deepEqual(shown, [false, false]);
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
      await top(page).locator('nc-radio', { hasText: fault }).click();
      await send(page).click();
      await top(page).getByRole('alert').getByText(text).waitFor();
    }
    await top(page).locator('nc-radio', { hasText: 'It answers' }).click();
    await received(page, 1, () => button(page, 'Try again').click());
    assert.equal(await top(page).getByRole('alert').count(), 0);
  });

  it('say nothing when the picker is closed', async () => {
    const page = await showcase.visit('/photos');
    await button(page, 'Choose photos').click();
    await top(page).getByText('No photos yet').waitFor();
    await choose(page, 'photo.jpg');
    await photos(page).waitFor();
    assert.equal(await top(page).getByRole('alert').count(), 0);
  });

  it('are shown large, and saved by a long press', async () => {
    const page = await showcase.visit('/photos');
    await choose(page, 'photo.jpg');
    await top(page).getByRole('button', { name: 'Enlarge photo.jpg' }).click();
    const picture = page.locator('nc-image-viewer img[data-state="loaded"]');
    await picture.waitFor();
    await picture.click({ button: 'right' });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('nc-action-sheet').getByText('Save photo').click(),
    ]);
    assert.equal(file.suggestedFilename(), 'photo.jpg');
  });

  it('speak every language', async () => {
    const page = await showcase.visit('/photos');
    await speak(page, 'fr');
    await top(page).getByText('Pas encore de photos').waitFor();
    await speak(page, 'zh-Hant');
    await top(page).getByText('還沒有相片').waitFor();
  });
}
