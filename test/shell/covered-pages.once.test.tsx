import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { Activity } from 'react';
import { clip, mediaUrl } from '../helpers/media.js';
import { heavyPage, type Work } from './heavy-page.js';
import { startApp, stopApps, until } from './start-app.js';

/** Without Activity, in React 18, the effects of covered pages go on. */
const endsEffects = Boolean(Activity);

describe('a page that is covered', () => {
  afterEach(stopApps);

  it('does no work, and goes on when it shows again', async () => {
    const work: Work = { frames: 0, ticks: 0, resizes: 0 };
    const app = await startApp({
      pages: [
        { path: '/home', load: () => heavyPage(work, mediaUrl(clip())) },
        { path: '/a', load: () => () => <p>above</p> },
      ],
      style: { animationDuration: 60 },
    });
    const page = app.top();
    const swiper = page.querySelector('nc-swiper')!;
    const video = page.querySelector('nc-video')!;
    const turning = page.querySelector('.turning')!;
    const text = page.querySelector('nc-notice-bar')!.shadowRoot!.querySelector('#run')!;
    /** What moves on the page by itself. */
    const moving = (): number => turning.getAnimations().length + text.getAnimations().length;
    let slides = 0;
    swiper.addEventListener('change', () => slides++);
    const isBusy = (): boolean => slides > 0 && work.frames > 2 && work.ticks > 2;
    await until(() => isBusy() && moving() === 2, 'it works');
    await until(() => !video.paused, 'the video plays');

    await navigateTo({ url: '/a' });
    await app.settled();
    await until(() => video.paused, 'the video pauses');
    await until(() => moving() === 0, 'nothing moves');
    const before = { ...work, slides };
    // As long as it took three slides, many frames and ticks.
    let frames = 0;
    await until(() => ++frames > 30, 'time passes');
    expect(slides, 'slides').to.equal(before.slides);
    dispatchEvent(new Event('resize'));
    if (endsEffects)
      expect(work).to.deep.equal({ frames: before.frames, ticks: before.ticks, resizes: before.resizes });

    slides = 0;
    Object.assign(work, { frames: 0, ticks: 0 });
    await navigateBack();
    await app.settled();
    await until(() => isBusy() && moving() === 2 && !video.paused, 'it works again');
    expect(app.top()).to.equal(page);
  });
});
