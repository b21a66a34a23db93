import { expect, waitUntil } from '@open-wc/testing';
import type { FullScreenChangeEvent } from 'nacre/elements/video';
import { drag, keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { listen, part, player } from './video-fixture.js';

describe('<nc-video> in full screen, without that of the browser', () => {
  beforeEach(() => Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false }));
  afterEach(() => delete (document as { fullscreenEnabled?: boolean }).fullscreenEnabled);

  it('covers the page, until Escape', async () => {
    const video = await player('style="width: 200px"');
    Object.defineProperty(video.media, 'webkitSupportsFullscreen', { value: false });
    const told = listen(video, 'fullscreenchange', ({ fullScreen }: FullScreenChangeEvent) => fullScreen);
    await video.requestFullScreen();
    await settled(video);
    expect(video.getBoundingClientRect().width).to.equal(innerWidth);
    expect(part(video, 'full-screen').ariaLabel).to.equal('Exit full screen');
    part(video, 'full-screen').focus();
    await keys('Escape');
    await waitUntil(() => told.length === 2);
    expect(told).to.deep.equal([true, false]);
    expect(video.getBoundingClientRect().width).to.equal(200);
    expect(video.hasAttribute('popover')).to.equal(false);
  });

  for (const isAllowed of [true, false]) {
    it(`has a drag down ${isAllowed ? 'that makes it quieter' : 'that does nothing, without vslide-gesture-in-fullscreen'}`, async () => {
      const video = await player();
      video.vslideGestureInFullscreen = isAllowed;
      video.muted = false;
      Object.defineProperty(video.media, 'webkitSupportsFullscreen', { value: false });
      await video.requestFullScreen();
      await settled(video);
      await drag([
        [60, 60],
        [60, 70],
        [60, 170],
      ]);
      await settled(video);
      expect(video.volume).to.be.closeTo(isAllowed ? 0.5 : 1, 0.05);
      await video.exitFullScreen();
    });
  }

  it('is that of the native video where only this has one, as on iPhones', async () => {
    const video = await player();
    const media = video.media!;
    const told = listen(video, 'fullscreenchange', ({ fullScreen }: FullScreenChangeEvent) => fullScreen);
    const shows = (isShown: boolean, type: string) => () => {
      Object.assign(media, { webkitDisplayingFullscreen: isShown });
      media.dispatchEvent(new Event(type));
    };
    for (const name of ['webkitSupportsFullscreen', 'webkitDisplayingFullscreen', 'webkitEnterFullscreen'])
      Object.defineProperty(media, name, { configurable: true, writable: true, value: name.includes('Supports') });
    Object.assign(media, {
      webkitEnterFullscreen: shows(true, 'webkitbeginfullscreen'),
      webkitExitFullscreen: shows(false, 'webkitendfullscreen'),
    });
    await video.requestFullScreen();
    expect(video.matches(':popover-open'), 'the element stays where it is').to.equal(false);
    await video.exitFullScreen();
    expect(told).to.deep.equal([true, false]);
  });
});
