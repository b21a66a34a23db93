import 'nacre/elements/video';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { createVideoContext, device, ErrCode, type VideoContext } from 'nacre/device';
import { clip, mediaUrl } from '../helpers/media.js';
import { collectWarnings } from '../helpers/warnings.js';

const film = mediaUrl(clip());

/** Runs, and gives the texts of warnings. */
async function warnings(run: () => unknown): Promise<string[]> {
  const collected = collectWarnings();
  try {
    await run();
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    collected.stop();
  }
  return [...collected.texts];
}

/** What the methods of a player are called with. */
function listen(player: HTMLElement, ...names: string[]): string[] {
  const calls: string[] = [];
  for (const name of names) {
    Object.assign(player, { [name]: (...args: unknown[]) => void calls.push(`${name} ${JSON.stringify(args)}`) });
  }
  return calls;
}

describe('createVideoContext', () => {
  for (const [name, markup] of [
    ['nc-video', html`<nc-video id="film" muted src=${film}></nc-video>`],
    ['a native video', html`<video id="film" muted src=${film}></video>`],
  ] as const) {
    it(`plays ${name}`, async () => {
      const video = await fixture<HTMLVideoElement>(markup);
      const context = createVideoContext('film');
      context.play();
      await waitUntil(() => !video.paused && video.currentTime > 0);
      context.pause();
      expect(video.paused).to.equal(true);
      context.seek(0.5);
      await waitUntil(() => video.currentTime === 0.5);
      context.playbackRate(1.5);
      expect(video.playbackRate).to.equal(1.5);
      context.stop();
      await waitUntil(() => video.currentTime === 0);
      expect(video.paused).to.equal(true);
    });
  }

  it('hands the rest to the methods of the player', async () => {
    const video = await fixture<HTMLElement>(html`<nc-video id="film"></nc-video>`);
    const calls = listen(video, 'sendDanmu', 'requestFullScreen', 'exitFullScreen', 'showStatusBar', 'hideStatusBar');
    const context = createVideoContext('film');
    context.sendDanmu({ text: 'Hello', color: 'red' });
    context.requestFullScreen({ direction: 90 });
    context.exitFullScreen();
    context.showStatusBar();
    context.hideStatusBar();
    expect(calls).to.deep.equal([
      'sendDanmu [{"text":"Hello","color":"red"}]',
      'requestFullScreen [{"direction":90}]',
      'exitFullScreen []',
      'showStatusBar []',
      'hideStatusBar []',
    ]);
  });

  it('takes the native full screen where the player has no other', async () => {
    const video = await fixture<HTMLElement>(html`<video id="film"></video>`);
    const calls = listen(video, 'requestFullscreen');
    createVideoContext('film').requestFullScreen();
    expect(calls).to.deep.equal(['requestFullscreen []']);
  });

  it('warns once of a video that is not there, and goes on when it is', async () => {
    const context = createVideoContext('late');
    const texts = await warnings(() => {
      context.play();
      context.play();
    });
    expect(texts).to.deep.equal(['createVideoContext:fail videoId: no video "late" on this page (play)']);
    const video = await fixture<HTMLVideoElement>(html`<video id="late"></video>`);
    context.playbackRate(2);
    expect(video.playbackRate).to.equal(2);
  });

  it('warns of what it cannot do', async () => {
    const video = await fixture<HTMLVideoElement>(html`<video id="film"></video>`);
    const context = createVideoContext('film');
    const run: ((context: VideoContext) => void)[] = [
      () => context.playbackRate(3),
      () => context.seek(NaN),
      () => context.sendDanmu({} as never),
      () => context.sendDanmu({ text: 'Hello' }),
    ];
    const texts = await warnings(() => run.forEach((each) => each(context)));
    expect(texts).to.deep.equal([
      'createVideoContext:fail rate: expected one of 0.5, 0.8, 1, 1.25, 1.5, 2 (playbackRate)',
      'createVideoContext:fail position: expected a number of seconds (seek)',
      'createVideoContext:fail text: expected a non-empty string (sendDanmu)',
      'createVideoContext:fail this video shows no comments (sendDanmu)',
    ]);
    expect(video.playbackRate).to.equal(1);
    Object.assign(video, { play: () => Promise.reject(new DOMException('not allowed', 'NotAllowedError')) });
    expect(await warnings(() => context.play())).to.deep.equal(['createVideoContext:fail not allowed (play)']);
  });

  it('is answered by a host, or refused for a wrong id', () => {
    let error: unknown;
    try {
      createVideoContext('');
    } catch (reason) {
      error = reason;
    }
    expect(error).to.include({ errCode: ErrCode.invalid });
    const own = {} as VideoContext;
    const host = new AbortController();
    device.addEventListener('createVideoContext', (event) => event.respondWith({ context: own }), host);
    expect(createVideoContext('film') === own).to.equal(true);
    host.abort();
  });
});
