import { expect, fixture, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { MediaTimeEvent, AutoplayRefusedEvent, MediaErrorEvent, NcAudio } from 'nacre/elements/audio';
import { settled } from '../../helpers/dom.js';
import { mediaUrl, tone } from '../../helpers/media.js';
import { part, player, press, started } from './audio-fixture.js';

describe('<nc-audio> plays', () => {
  it('by its button, which says what it does', async () => {
    const audio = await player();
    expect(part(audio, 'play').ariaLabel).to.equal('Play');
    const times: number[] = [];
    audio.addEventListener('timeupdate', (event) => void times.push((event as MediaTimeEvent).currentTime));
    await started(audio);
    await settled(audio);
    expect(audio.paused).to.equal(false);
    expect(part(audio, 'play').ariaLabel).to.equal('Pause');
    await waitUntil(() => times.some((time) => time > 0), 'the page hears the time');
    const paused = oneEvent(audio, 'pause');
    await press(audio, 'play');
    await paused;
    expect(audio.paused).to.equal(true);
  });

  it('from where the user or the page sends it', async () => {
    const audio = await player();
    audio.currentTime = 3;
    await waitUntil(() => part(audio, 'current-time').textContent === '00:03');
    part(audio, 'seek').focus();
    await sendKeys({ press: 'Home' });
    await waitUntil(() => part(audio, 'current-time').textContent === '00:00');
    audio.currentTime = 2;
    await waitUntil(() => part(audio, 'current-time').textContent === '00:02');
    expect(part(audio, 'seek').ariaValueText).to.equal('2 seconds of 4 seconds');
    audio.stop();
    expect(audio.currentTime).to.equal(0);
  });

  it('at the rate and volume of the user, which its properties follow', async () => {
    const audio = await player();
    await press(audio, 'settings');
    await waitUntil(() => audio.shadowRoot!.activeElement?.ariaChecked === 'true', 'the menu is open');
    const faster = [...audio.shadowRoot!.querySelectorAll('[part=choice]')].find(
      ({ textContent }) => textContent?.trim() === '1.5×',
    );
    (faster as HTMLElement).click();
    await waitUntil(() => audio.playbackRate === 1.5);
    expect(audio.media!.playbackRate).to.equal(1.5);
    await press(audio, 'mute');
    await waitUntil(() => !audio.muted);
    expect(audio.media!.muted).to.equal(false);
  });

  it('again and again where the user wants it', async () => {
    const audio = await player('show-loop-btn');
    expect(part(audio, 'loop').ariaPressed).to.equal('false');
    await press(audio, 'loop');
    await settled(audio);
    expect(part(audio, 'loop').ariaPressed).to.equal('true');
    expect(audio.media!.loop).to.equal(true);
  });

  it('one at a time, unless it is concurrent', async () => {
    const first = await player();
    await started(first);
    const second = await player('concurrent');
    await started(second);
    expect(first.paused).to.equal(false);
    second.pause();
    second.concurrent = false;
    await started(second);
    expect(first.paused).to.equal(true);
  });

  it('offers the file, and the sounds before and after', async () => {
    const audio = await player('show-download-btn show-previous-btn show-next-btn');
    const link = part(audio, 'download') as HTMLAnchorElement;
    expect(link.href).to.equal(mediaUrl(tone()));
    expect(link.download).to.equal('');
    expect(link.ariaLabel).to.equal('Download');
    const asked: string[] = [];
    audio.addEventListener('next', ({ type }) => void asked.push(type));
    audio.addEventListener('previous', ({ type }) => void asked.push(type));
    await press(audio, 'next');
    await press(audio, 'previous');
    expect(asked).to.deep.equal(['next', 'previous']);
  });
});

describe('<nc-audio> that cannot play', () => {
  it('says why, and tries again', async () => {
    const audio = await fixture<NcAudio>(`<nc-audio src=${mediaUrl('broken.mp4')}></nc-audio>`);
    await waitUntil(() => audio.shadowRoot!.querySelector('[role=alert]'), 'it says so');
    expect(part(audio, 'error').textContent).to.contain('This cannot be played.');
    const failed = oneEvent(audio, 'error') as Promise<MediaErrorEvent>;
    await press(audio, 'retry');
    const { errCode, errMsg } = await failed;
    expect(errCode).to.equal(4);
    expect(errMsg).to.match(/^audio:fail it was not found, or its format is not supported/);
    audio.src = mediaUrl(tone());
    await waitUntil(() => audio.shadowRoot!.querySelector('[part~=play]'), 'it is a player again');
    expect(audio.shadowRoot!.querySelector('[role=alert]')).to.equal(null);
  });

  it('tells that the browser waits for the user, until the user presses play', async () => {
    const audio = await player();
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    const refused = oneEvent(audio, 'autoplayrefused') as Promise<AutoplayRefusedEvent>;
    audio.autoplay = true;
    expect((await refused).errMsg).to.equal('audio:fail no gesture');
    HTMLMediaElement.prototype.play = play;
    await settled(audio);
    expect(part(audio, 'notice').textContent!.trim()).to.equal('Press play to listen.');
    expect(part(audio, 'notice').role).to.equal('status');
    await started(audio);
    await settled(audio);
    expect(part(audio, 'notice').textContent!.trim()).to.equal('');
  });
});

describe('<nc-audio> in the media controls of the system', () => {
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {};
  const { setActionHandler } = MediaSession.prototype;

  beforeEach(() => {
    MediaSession.prototype.setActionHandler = (action, handler) => void (handlers[action] = handler);
  });

  afterEach(() => void (MediaSession.prototype.setActionHandler = setActionHandler));

  it('shows what it plays while it is on the page', async () => {
    const audio = await player(`title="Pearls" author="Ama" poster=${mediaUrl('photo.jpg')} show-next-btn`);
    await started(audio);
    await waitUntil(() => navigator.mediaSession.metadata, 'it is in the controls');
    const { title, artist, artwork } = navigator.mediaSession.metadata!;
    expect([title, artist, artwork[0]!.src]).to.deep.equal(['Pearls', 'Ama', mediaUrl('photo.jpg')]);
    expect(handlers.previoustrack).to.equal(null);
    const next = oneEvent(audio, 'next');
    handlers.nexttrack!({ action: 'nexttrack' });
    await next;
    handlers.seekto!({ action: 'seekto', seekTime: 3 });
    await waitUntil(() => audio.currentTime >= 3);
    handlers.pause!({ action: 'pause' });
    await waitUntil(() => navigator.mediaSession.playbackState === 'paused');
    audio.title = 'Shells';
    await settled(audio);
    expect(navigator.mediaSession.metadata!.title).to.equal('Shells');
    audio.remove();
    expect(navigator.mediaSession.metadata).to.equal(null);
    expect(handlers.play).to.equal(null);
  });

  it('is not there without a title', async () => {
    await started(await player());
    expect(navigator.mediaSession.metadata).to.equal(null);
  });
});
