import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcVideo } from 'nacre/elements/video';
import { clip, MANY_PLAYERS, mediaUrl } from '../../helpers/media.js';
import { part, started } from './video-fixture.js';

describe('<nc-video> and its server', () => {
  it('waits for one that has stopped to send, says so, and plays another source', async () => {
    const video = await fixture<NcVideo>('<nc-video muted></nc-video>');
    // Its length is known, its pictures are not.
    video.src = mediaUrl(clip(), 'ranges=no&stall=700');
    void video.play().catch(() => undefined);
    await waitUntil(() => part(video, 'loading').textContent!.trim() === 'Loading', 'it says that it waits');
    expect([video.paused, video.currentTime]).to.deep.equal([false, 0]);
    video.src = mediaUrl(clip());
    await started(video);
    expect(part(video, 'loading').textContent!.trim()).to.equal('');
  });
});

describe('<nc-video> elements that come and go', () => {
  it('leave no player behind', async () => {
    const players: HTMLVideoElement[] = [];
    for (let count = 0; count < MANY_PLAYERS; count++) {
      const video = document.createElement('nc-video');
      video.src = mediaUrl(clip());
      document.body.append(video);
      await video.updateComplete;
      players.push(video.media!);
      video.remove();
    }
    expect(players).to.have.length(MANY_PLAYERS);
    const isBusy = (video: HTMLVideoElement) => video.hasAttribute('src') || video.networkState !== video.NETWORK_EMPTY;
    await waitUntil(() => !players.some(isBusy), 'all are empty');
  });
});
