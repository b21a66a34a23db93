import { expect, oneEvent } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { clip, mediaUrl } from '../../helpers/media.js';
import { started } from './video-fixture.js';

// Chromium forgets `preload` with a call of `load()`; other engines do not say that they wait.
describe('<nc-video> with sources', () => {
  it('does not load before it plays, with preload="none"', async () => {
    const video = document.createElement('nc-video');
    Object.assign(video, { preload: 'none', muted: true });
    const source = document.createElement('source');
    source.src = mediaUrl(clip());
    video.append(source);
    document.body.append(video);
    video.pause();
    await settled(video);
    await oneEvent(video.media!, 'suspend');
    expect(video.media!.readyState).to.equal(0);
    await started(video);
    video.remove();
  });
});
