import { expect, fixture, oneEvent, waitUntil } from '@open-wc/testing';
import type {
  MediaErrorEvent,
  NcVideo,
  VideoMetadataEvent,
  VideoProgressEvent,
  MediaTimeEvent,
} from 'nacre/elements/video';
import { drawn, settled } from '../../helpers/dom.js';
import { clip, mediaUrl } from '../../helpers/media.js';
import { holdTimers } from '../../helpers/timers.js';
import { hasPart, listen, loaded, part, player, started } from './video-fixture.js';

/** The promise of a play that was refused or interrupted, as nobody handles it. */
const refusal = (name: string) => () => Promise.reject(new DOMException('No sound before a press', name));

describe('<nc-video> plays', () => {
  it('and its button says what it does', async () => {
    const video = await player();
    const button = part(video, 'play');
    expect(button.ariaLabel).to.equal('Play');
    const plays = oneEvent(video, 'playing');
    button.click();
    await plays;
    await settled(video);
    expect(video.paused).to.equal(false);
    expect(button.ariaLabel).to.equal('Pause');
    button.click();
    await waitUntil(() => button.ariaLabel === 'Play');
    expect(video.paused).to.equal(true);
  });

  it('shows the time while it plays, and says it', async () => {
    const video = await player();
    expect(part(video, 'current-time').textContent).to.equal('00:00');
    expect(part(video, 'duration').textContent).to.equal('00:04');
    await started(video);
    await waitUntil(() => part(video, 'current-time').textContent === '00:01');
    expect(part(video, 'seek').ariaValueText).to.equal('1 second of 4 seconds');
  });

  it('tells what happens, in the order of a native video and with the fields of each event', async () => {
    const video = await fixture<NcVideo>('<nc-video muted></nc-video>');
    const types = 'loadedmetadata play playing pause seeking seeked ended';
    const order = listen(video, types);
    const [metadata, times, progress] = [
      listen(video, 'loadedmetadata', ({ width, height, duration }: VideoMetadataEvent) => [
        width,
        height,
        Math.round(duration),
      ]),
      listen(video, 'timeupdate', ({ currentTime, duration }: MediaTimeEvent) => [currentTime, duration]),
      listen(video, 'progress', ({ buffered }: VideoProgressEvent) => buffered),
    ];
    video.preload = 'auto';
    video.src = mediaUrl(clip());
    const native = listen(video.media!, types);
    await loaded(video);
    await started(video);
    video.pause();
    await waitUntil(() => order.includes('pause'));
    video.media!.dispatchEvent(new Event('progress'));
    video.seek(3.8);
    await waitUntil(() => order.includes('seeked'));
    await video.play();
    await waitUntil(() => order.includes('ended'), 'it ends');
    expect(metadata).to.deep.equal([[160, 90, 4]]);
    // A browser may seek once more by itself.
    expect(order).to.deep.equal(native);
    expect([...new Set(order)]).to.deep.equal(types.split(' '));
    expect(order.at(-1)).to.equal('ended');
    expect(times.every((each) => (each as number[])[1]! > 3.9)).to.equal(true);
    expect(Math.max(...(progress as number[]))).to.be.within(1, 100);
    expect(part(video, 'play').ariaLabel).to.equal('Play');
  });

  it('settles a play() at the end, of which WebKit never says whether it has played', async () => {
    const video = await player();
    video.media!.play = () => new Promise(() => {});
    const played = video.play();
    video.media!.dispatchEvent(new Event('ended'));
    await played;
  });

  it('starts where the page says, and anew with another source', async () => {
    const video = await player('initial-time="2"');
    expect(video.currentTime).to.equal(2);
    await started(video);
    expect(hasPart(video, 'center-play')).to.equal(false);
    video.initialTime = 0;
    video.src = mediaUrl('silent.webm');
    await settled(video);
    expect(video.paused, 'paused').to.equal(true);
    expect(hasPart(video, 'center-play'), 'as before its first start').to.equal(true);
    expect(video.currentTime).to.equal(0);
  });

  it('shows the length that the page gives', async () => {
    const video = await player('duration="8"');
    expect(part(video, 'duration').textContent).to.equal('00:08');
    expect(part(video, 'seek').ariaValueMax).to.equal('8');
  });

  it('stops: at the beginning, paused', async () => {
    const video = await player();
    await started(video);
    video.stop();
    await waitUntil(() => video.currentTime === 0);
    expect(video.paused).to.equal(true);
  });

  it('seeks to no time that is none', async () => {
    const video = await player('initial-time="1"');
    for (const wrong of [NaN, Infinity, 'soon' as unknown as number, undefined as unknown as number]) video.seek(wrong);
    expect(video.currentTime).to.equal(1);
    video.seek(99);
    await waitUntil(() => video.currentTime > 3.9);
  });

  it('pauses others that play, unless they may go on', async () => {
    const [one, other, beside] = [await player(), await player(), await player('concurrent')];
    await started(one);
    await started(beside);
    await started(other);
    await waitUntil(() => one.paused);
    expect([other.paused, beside.paused]).to.deep.equal([false, false]);
    const clipOfThePage = await fixture<NcVideo>(`<nc-video autoplay muted src=${mediaUrl(clip())}></nc-video>`);
    await waitUntil(() => !clipOfThePage.paused && clipOfThePage.currentTime > 0);
    expect(other.paused, 'beside one that plays by itself').to.equal(false);
    clipOfThePage.muted = false;
    await waitUntil(() => other.paused, 'one that can be heard takes its turn');
  });

  it('pauses when its page is hidden, and goes on only if it plays by itself', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const [byHand, byItself] = [await player('concurrent'), await player('autoplay')];
    home.append(byHand, byItself);
    await started(byHand);
    await started(byItself);
    home.style.display = 'none';
    await waitUntil(() => byHand.paused && byItself.paused);
    home.style.display = '';
    await waitUntil(() => !byItself.paused);
    expect(byHand.paused).to.equal(true);
  });

  it('tells when the browser refuses to play, and nothing is left unhandled', async () => {
    const video = await player();
    const told = listen(video, 'autoplayrefused', ({ errMsg }: Event & { errMsg?: string }) => errMsg);
    video.media!.play = refusal('NotAllowedError');
    video.autoplay = true;
    await waitUntil(() => told.length === 1);
    expect(told).to.deep.equal(['video:fail No sound before a press']);
    expect(hasPart(video, 'center-play'), 'the user can start it').to.equal(true);
    const [error] = await Promise.allSettled([video.play()]);
    expect(error.status, 'who asks is told').to.equal('rejected');
    video.media!.play = refusal('AbortError');
    void video.play();
    await drawn();
    expect(told).to.have.length(2);
  });

  it('says that it waits for data, once and not at once', async () => {
    const held = holdTimers(400);
    try {
      const video = await player();
      video.media!.dispatchEvent(new Event('waiting'));
      await settled(video);
      expect(part(video, 'loading').textContent!.trim(), 'at once').to.equal('');
      held.run();
      await settled(video);
      expect(part(video, 'loading').textContent!.trim()).to.equal('Loading');
      video.media!.dispatchEvent(new Event('playing'));
      await settled(video);
      expect(part(video, 'loading').textContent!.trim()).to.equal('');
    } finally {
      held.restore();
    }
  });

  for (const [what, file, codes] of [
    ['no media at all', mediaUrl('broken.mp4'), [3, 4]],
    ['not found', mediaUrl('missing.webm'), [4]],
  ] as const) {
    it(`says that it cannot be played: ${what}; and tries again`, async () => {
      const video = await fixture<NcVideo>('<nc-video muted></nc-video>');
      const told = listen(video, 'error', ({ errCode, errMsg }: MediaErrorEvent) => [errCode, errMsg]);
      video.src = file;
      await waitUntil(() => told.length === 1);
      await settled(video);
      const [[code, message]] = told as [[number, string]];
      expect(code).to.be.oneOf([...codes]);
      expect(message).to.match(/^video:fail \w+/);
      const notice = part(video, 'error');
      expect(notice.getAttribute('role')).to.equal('alert');
      expect(notice.querySelector('p')!.textContent).to.equal('This cannot be played.');
      expect(hasPart(video, 'controls'), 'controls that could do nothing').to.equal(false);
      part(video, 'retry').click();
      await waitUntil(() => told.length === 2, 'it fails again');
      video.src = mediaUrl(clip());
      await loaded(video);
      expect(hasPart(video, 'error')).to.equal(false);
      await started(video);
    });
  }

  it('tells that of several sources none can be played', async () => {
    const video = await fixture<NcVideo>('<nc-video></nc-video>');
    const told = listen(video, 'error', ({ errCode }: MediaErrorEvent) => errCode);
    video.innerHTML = `<source src=${mediaUrl('broken.mp4')}><source src=${mediaUrl('missing.webm')}>`;
    await waitUntil(() => told.length === 1);
    expect(told).to.deep.equal([4]);
    video.insertAdjacentHTML('afterbegin', `<source src=${mediaUrl(clip())}>`);
    await loaded(video);
    expect(hasPart(video, 'error')).to.equal(false);
  });

  it('plays from a server without ranges', async () => {
    const video = await player('', '', `${clip()}?ranges=no`);
    await started(video);
    expect(video.paused).to.equal(false);
  });

  it('leaves no player behind on a page that it has left, and goes on where it was', async () => {
    const video = await player('initial-time="2"');
    const { media } = video;
    video.remove();
    await waitUntil(() => media!.networkState === HTMLMediaElement.NETWORK_EMPTY, 'released');
    expect(media!.hasAttribute('src')).to.equal(false);
    const home = await fixture<HTMLElement>('<div></div>');
    home.append(video);
    await loaded(video);
    expect(video.currentTime).to.equal(2);
  });
});
