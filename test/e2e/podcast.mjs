import assert from 'node:assert/strict';
import { it } from 'node:test';
import { top, violations } from './showcase.mjs';

const mini = (page) => page.getByRole('complementary', { name: 'Now playing' });
const episode = (page, title) => top(page).getByRole('button', { name: `Play ${title}` });
const button = (page, name) => top(page).getByRole('button', { name, exact: true });
const heading = (page, title) => top(page).getByRole('heading', { name: title });

/** What the small player has played: its progress. */
const played = (page) =>
  mini(page)
    .locator('nc-progress')
    .evaluate(({ percent }) => percent);

/** Resolves when the sound is further than `time`. */
const plays = (page, time) =>
  page.waitForFunction((before) => document.querySelector('.mini-player nc-progress')?.percent > before, time);

/** @param {import('./showcase.mjs').Showcase} showcase */
export function podcast(showcase) {
  it('plays on while one walks through pages, and comes to the next episode', async () => {
    const page = await showcase.visit('/podcast');
    await episode(page, 'Waves at dawn').click();
    await plays(page, 0);
    await page.goto('#/settings');
    await plays(page, await played(page));
    assert.deepEqual(await violations(page), []);
    await page.goto('#/component/button');
    await plays(page, await played(page));
    assert.deepEqual(
      await page.evaluate(() => [navigator.mediaSession.metadata.title, navigator.mediaSession.playbackState]),
      ['Waves at dawn', 'playing'],
    );
    await mini(page).getByRole('button', { name: 'Open the player' }).click();
    await heading(page, 'Waves at dawn').waitFor();
    assert.equal(await mini(page).count(), 0);
    assert.deepEqual(await violations(page), []);
    await button(page, 'Next episode').click();
    await heading(page, 'Bells of the harbor').waitFor();
    await button(page, 'Pause').click();
    await button(page, 'Play').waitFor();
    await page.goBack();
    await mini(page).getByText('Bells of the harbor').waitFor();
    await mini(page).getByRole('button', { name: 'Close the player' }).click();
    assert.equal(await mini(page).count(), 0);
    assert.equal(await page.evaluate(() => navigator.mediaSession.metadata), null);
  });

  it('says that an episode is missing, and tries again', async () => {
    const page = await showcase.visit('/podcast');
    let isMissing = true;
    await page.route('**/assets/surf-*', (route) => (isMissing ? route.abort() : route.continue()));
    await episode(page, 'Waves at dawn').click();
    await mini(page).getByRole('status').getByText('This episode cannot be played.').waitFor({ state: 'attached' });
    isMissing = false;
    await mini(page).getByRole('button', { name: 'Play', exact: true }).click();
    await plays(page, 0);
    assert.equal(await mini(page).getByRole('status').textContent(), '');
    page.problems.splice(0, page.problems.length, ...page.problems.filter((text) => !text.includes('ERR_FAILED')));
  });

  it('says where it is in the sound as a time', async () => {
    const page = await showcase.visit('/podcast');
    await episode(page, 'Waves at dawn').click();
    await mini(page).getByRole('button', { name: 'Open the player' }).click();
    await button(page, 'Pause').click();
    const position = top(page).locator('nc-slider');
    await position.press('Home');
    // The protocol of the browser does not pass on the text of a slider.
    assert.equal(await position.evaluate((slider) => slider.valueFormatter(slider.value)), '0 seconds of 30 seconds');
  });

  it('has a speed and a timer, in the language of the reader', async () => {
    const page = await showcase.visit('/podcast', { locale: 'fr' });
    await top(page).getByRole('button', { name: 'Vagues à l’aube' }).click();
    await page.locator('.mini-open').click();
    const speed = top(page).locator('nc-button', { hasText: 'Vitesse' });
    await speed.click();
    const choice = (text) => page.getByRole('menuitemradio', { name: text, exact: true });
    await page.getByRole('menu', { name: 'Vitesse' }).waitFor();
    assert.equal(await choice('1×').getAttribute('aria-checked'), 'true');
    await choice('1,5×').click();
    await speed.filter({ hasText: '1,5×' }).waitFor();
    await top(page).locator('nc-button', { hasText: 'Minuteur' }).click();
    assert.equal(await choice('Désactivé').getAttribute('aria-checked'), 'true');
    await page.getByText('15 min').click();
    await top(page).locator('nc-button', { hasText: '15 min' }).waitFor();
  });
}
