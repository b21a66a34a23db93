import assert from 'node:assert/strict';
import { it } from 'node:test';
import { swipe } from './hands.mjs';
import { top } from './showcase.mjs';

const FINGER = { hasTouch: true };

/** What each clip does: whether it plays, and what it may load. */
const clips = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.clip nc-video')].map(({ paused, preload, media }) => ({
      plays: !paused,
      preload,
      isLoaded: media.readyState > 0,
    })),
  );

/** Waits until exactly this clip plays, and its time runs. */
const plays = (page, index) =>
  page.waitForFunction((wanted) => {
    const all = [...document.querySelectorAll('.clip nc-video')];
    return all.every(({ paused }, at) => paused === (at !== wanted)) && all[wanted]?.currentTime > 0;
  }, index);

/** @param {import('./showcase.mjs').Showcase} showcase */
export function feed(showcase) {
  it('plays one clip, loads the next, and no other', async () => {
    const page = await showcase.visit('/feed');
    await plays(page, 0);
    await page.waitForFunction(() => document.querySelectorAll('.clip nc-video')[1].media.readyState > 0);
    const all = await clips(page);
    assert.deepEqual(
      all.map(({ preload }) => preload),
      ['auto', 'auto', 'none', 'none', 'none'],
    );
    assert.deepEqual(
      all.map(({ isLoaded }) => isLoaded),
      [true, true, false, false, false],
    );
  });

  it('moves on by a swipe, one clip at a time', async () => {
    const page = await showcase.visit('/feed', FINGER);
    await plays(page, 0);
    await swipe(page, { x: 150, y: 600 }, { x: 150, y: 150 });
    await plays(page, 1);
    assert.equal((await clips(page))[2].preload, 'auto');
    await swipe(page, { x: 150, y: 300 }, { x: 150, y: 700 });
    await plays(page, 0);
  });

  it('goes to another time by a swipe along the clip, which stays', async () => {
    const page = await showcase.visit('/feed', FINGER);
    await plays(page, 0);
    await top(page).locator('.clip-play').first().click();
    const before = await page.evaluate(() => document.querySelector('.clip nc-video').currentTime);
    await swipe(page, { x: 60, y: 400 }, { x: 300, y: 400 });
    await page.waitForFunction((time) => document.querySelector('.clip nc-video').currentTime > time + 1, before);
    assert.equal(
      await top(page)
        .locator('.feed')
        .evaluate(({ scrollTop }) => scrollTop),
      0,
    );
  });

  it('pauses when one leaves the page, and goes on when one comes back', async () => {
    const page = await showcase.visit('/components');
    await top(page).locator('a[href$="/feed"]').click();
    await plays(page, 0);
    await page.evaluate(() => (location.hash = '#/news/saved'));
    await page.waitForFunction(() => [...document.querySelectorAll('.clip nc-video')].every(({ paused }) => paused));
    await page.goBack();
    await plays(page, 0);
  });

  it('has a button that pauses, likes that count, and comments to hide', async () => {
    const page = await showcase.visit('/feed');
    await plays(page, 0);
    const clip = top(page).locator('.clip').first();
    await clip.getByRole('button', { name: 'Pause' }).click();
    await clip.getByRole('button', { name: 'Play' }).waitFor();
    const like = clip.getByRole('button', { name: 'Like' });
    await like.click();
    assert.equal(await like.getAttribute('aria-pressed'), 'true');
    const danmaku = clip.locator('nc-video [part=danmaku]');
    await danmaku.waitFor({ state: 'attached' });
    await clip.getByRole('button', { name: 'Comments' }).click();
    await danmaku.waitFor({ state: 'detached' });
  });
}
