import { expect, fixture, waitUntil } from '@open-wc/testing';
import 'nacre/libraries/hls';
import type { MediaErrorEvent, NcVideo } from 'nacre/elements/video';
import { settled } from '../../helpers/dom.js';
import { watchLeaks } from '../../helpers/leaks.js';
import { decodes, mediaUrl } from '../../helpers/media.js';
import { listen, loaded, part, player, started } from './video-fixture.js';

const HLS = 'application/vnd.apple.mpegurl';
const MASTER = mediaUrl('hls/master.m3u8');

/** Requests for the module with the library. */
const libraryRequests = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/elements/video/hls'));

/** Whether this engine plays the segments if a library hands them over. */
const playsSegments = (): boolean =>
  typeof MediaSource === 'function' && MediaSource.isTypeSupported('video/mp4; codecs="avc1.64000a,mp4a.40.2"');

async function choosesQuality(video: NcVideo): Promise<void> {
  await loaded(video);
  expect(libraryRequests()).to.have.length(1);
  await started(video);
  expect(video.media!.duration).to.be.closeTo(4, 0.2);
  part(video, 'settings').click();
  await waitUntil(() => video.shadowRoot!.querySelectorAll('[part=choice]').length === 9);
  const choices = [...video.shadowRoot!.querySelectorAll<HTMLElement>('[part=choice]')].slice(6);
  const chosen = () =>
    choices.filter(({ ariaChecked }) => ariaChecked === 'true').map((each) => each.textContent!.trim());
  expect(choices.map((each) => each.textContent!.trim())).to.deep.equal(['Automatic', '90p', '46p']);
  expect(chosen()).to.deep.equal(['Automatic']);
  choices[2]!.click();
  part(video, 'settings').click();
  await waitUntil(() => video.shadowRoot!.querySelectorAll('[part=choice]').length === 9);
  const [now] = [...video.shadowRoot!.querySelectorAll<HTMLElement>('[part=choice]')].slice(8);
  expect(now!.ariaChecked).to.equal('true');
}

describe('<nc-video> with a stream', () => {
  const { canPlayType } = HTMLMediaElement.prototype;
  /** As a browser that does not play streams itself. */
  const withoutStreams = () => {
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type === HLS ? '' : canPlayType.call(this, type);
    };
  };
  afterEach(() => {
    HTMLMediaElement.prototype.canPlayType = canPlayType;
  });

  it('loads no library for what plays natively', async () => {
    const video = await player();
    await started(video);
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return type === HLS ? 'maybe' : canPlayType.call(this, type);
    };
    const stream = await fixture<NcVideo>(`<nc-video muted src=${MASTER}></nc-video>`);
    await settled(stream);
    expect(stream.media!.src).to.equal(MASTER);
    expect(libraryRequests()).to.deep.equal([]);
  });

  it('plays it by the library elsewhere, with a choice of the quality; or says that it cannot', async () => {
    withoutStreams();
    const video = await fixture<NcVideo>('<nc-video muted></nc-video>');
    const failures = listen(video, 'error', ({ errCode }: MediaErrorEvent) => errCode);
    video.src = MASTER;
    if (playsSegments()) await choosesQuality(video);
    else {
      await waitUntil(() => failures.length === 1, 'it says so');
      expect(failures).to.deep.equal([4]);
      expect(part(video, 'error').textContent).to.contain('This cannot be played.');
      expect(decodes('mp4')).to.equal(false);
    }
  });

  it('plays when it is asked before the library is there, and gives all of it back', async () => {
    withoutStreams();
    const home = await fixture<HTMLElement>('<div></div>');
    const leaks = watchLeaks((target) => target instanceof Node || !(target instanceof Window));
    try {
      const video = document.createElement('nc-video');
      video.muted = true;
      video.src = MASTER;
      home.append(video);
      const [outcome] = await Promise.allSettled([video.play()]);
      expect(outcome.status).to.equal(playsSegments() ? 'fulfilled' : 'rejected');
      video.remove();
      await waitUntil(() => leaks.left().length === 0, String(leaks.left()));
    } finally {
      leaks.stop();
    }
  });

  it('says what happened when the stream is not there', async () => {
    withoutStreams();
    const video = await fixture<NcVideo>('<nc-video></nc-video>');
    const failures = listen(video, 'error', ({ errCode, errMsg }: MediaErrorEvent) => [errCode, errMsg]);
    video.src = mediaUrl('hls/missing.m3u8');
    const [played] = await Promise.allSettled([video.play()]);
    expect(played.status).to.equal('rejected');
    await waitUntil(() => failures.length === 1, 'it fails');
    const [[code, message]] = failures as [[number, string]];
    expect(code).to.equal(4);
    expect(message).to.match(/^video:fail /);
  });
});
