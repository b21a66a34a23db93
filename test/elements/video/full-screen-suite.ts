import { expect, waitUntil } from '@open-wc/testing';
import type { FullScreenChangeEvent } from 'nacre/elements/video';
import { keys } from '../../helpers/commands.js';
import { listen, part, player } from './video-fixture.js';

/** For engines whose driver lets a page fill the screen. */
export function testFullScreen(): void {
  describe('<nc-video> in full screen', () => {
    it('is that of the browser, with one event that has the fields', async () => {
      const video = await player();
      const told = listen(video, 'fullscreenchange', ({ fullScreen }: FullScreenChangeEvent) => fullScreen);
      part(video, 'settings').focus();
      await keys('f');
      await waitUntil(() => told.length === 1, 'on');
      expect(video.matches(':fullscreen')).to.equal(true);
      await video.exitFullScreen();
      await waitUntil(() => told.length === 2, 'off');
      expect(told).to.deep.equal([true, false]);
    });
  });
}
