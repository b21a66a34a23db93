import { expect, waitUntil } from '@open-wc/testing';
import {
  type AudioState,
  createInnerAudioContext,
  device,
  type DeviceFailure,
  type InnerAudioContext,
  type InnerAudioEvents,
  support,
} from 'nacre/device';
import { MANY_PLAYERS, mediaUrl, tone } from '../helpers/media.js';
import { watchLeaks } from '../helpers/leaks.js';
import { tick } from './helpers.js';
import { next, play, setUp, tap } from './inner-audio-fixture.js';

let context: InnerAudioContext;
let release: () => void;

beforeEach(() => {
  ({ context, release } = setUp());
});

afterEach(() => release());

type EventName = keyof InnerAudioEvents;

/** The names of all events from now on. */
function heard(): EventName[] {
  const names: EventName[] = [];
  for (const name of ['Canplay', 'Play', 'Pause', 'Stop', 'Ended', 'TimeUpdate', 'Seeking', 'Seeked'] as const) {
    context[`on${name}`](() => void names.push(name));
  }
  return names;
}

describe('createInnerAudioContext', () => {
  it('loads, plays, tells its time, pauses', async () => {
    context.src = mediaUrl(tone());
    expect(context.duration).to.equal(0);
    const ready = await next(context, 'Canplay');
    expect(ready.duration).to.be.closeTo(4, 0.1);
    expect(ready).to.include({ currentTime: 0, paused: true });
    await play(context);
    expect(context.paused).to.equal(false);
    const update: AudioState = await next(context, 'TimeUpdate');
    expect(update.currentTime).to.be.above(0);
    expect(update.paused).to.equal(false);
    expect(context.duration).to.be.closeTo(4, 0.1);
    expect(context.buffered).to.be.above(0);
    const paused = next(context, 'Pause');
    context.pause();
    expect((await paused).paused).to.equal(true);
  });

  it('reads its URL back as it was set', () => {
    const path = `/__http__/media/${tone()}`;
    context.src = path;
    expect(context.src).to.equal(path);
  });

  it('stops at the start, and says nothing else until it plays again', async () => {
    await play(context);
    const names = heard();
    context.stop();
    expect(context.paused).to.equal(true);
    expect(context.currentTime).to.equal(0);
    context.stop();
    await tick();
    await tick();
    expect(names).to.deep.equal(['Stop', 'Stop']);
    let begun = NaN;
    const played = next(context, 'Play').then(() => (begun = context.currentTime));
    await tap(() => context.play());
    await played;
    expect(names.slice(0, 3)).to.deep.equal(['Stop', 'Stop', 'Play']);
    expect(begun).to.be.below(1);
  });

  it('ends, or goes round', async () => {
    context.src = mediaUrl(tone());
    context.seek(3.8);
    await next(context, 'Seeked');
    const ended = next(context, 'Ended');
    await tap(() => context.play());
    expect((await ended).currentTime).to.be.closeTo(4, 0.1);
    context.loop = true;
    await tap(() => context.play());
    context.currentTime = 3.8;
    await waitUntil(() => context.currentTime < 1, 'it begins again');
    expect(context.paused).to.equal(false);
  });

  it('begins where it should: at its start time, or where it was sent before it had loaded', async () => {
    context.startTime = 2;
    context.src = mediaUrl(tone());
    await waitUntil(() => context.currentTime === 2, 'it is at its start time');
    context.src = mediaUrl(tone());
    context.seek(3);
    expect(context.currentTime).to.equal(3);
    await next(context, 'Seeked');
    expect(context.currentTime).to.equal(3);
  });

  it('keeps rate, volume and loop for the next sound', async () => {
    Object.assign(context, { playbackRate: 2, volume: 0.5, loop: true, obeyMuteSwitch: true });
    context.src = mediaUrl(tone());
    await next(context, 'Canplay');
    expect(context).to.include({ playbackRate: 2, volume: 0.5, loop: true, obeyMuteSwitch: false });
  });

  it('tells of a pause when another sound takes the place of one that plays', async () => {
    await play(context);
    const paused = next(context, 'Pause');
    context.src = mediaUrl(tone(), 'again');
    expect((await paused).currentTime).to.equal(0);
    expect(context.paused).to.equal(true);
  });

  it('plays by itself with autoplay, whichever is set first', async () => {
    await play(context);
    const again = next(context, 'Play');
    context.autoplay = true;
    context.src = mediaUrl(tone());
    await again;
    context.autoplay = false;
    context.src = mediaUrl(tone(), 'again');
    const third = next(context, 'Play');
    context.autoplay = true;
    expect((await third).currentTime).to.be.below(4);
  });

  it('removes listeners: one by the function or by off, all of a name by off alone', async () => {
    const calls: string[] = [];
    const first = () => void calls.push('first');
    context.onStop(first)();
    context.onStop(first);
    context.offStop(first);
    context.stop();
    context.onStop(first);
    context.onStop(() => void calls.push('second'));
    context.stop();
    expect(calls).to.deep.equal(['first', 'second']);
    context.offStop();
    context.stop();
    expect(calls).to.have.length(2);
  });

  it('is supported, and answers by name as well', async () => {
    expect(support('createInnerAudioContext').level).to.equal('native');
    const { context: other, errMsg } = await device.call('createInnerAudioContext');
    expect(errMsg).to.equal('createInnerAudioContext:ok');
    expect(other.paused).to.equal(true);
    other.destroy();
  });

  it('is what a host answers', () => {
    const own = { paused: false } as InnerAudioContext;
    const host = new AbortController();
    device.addEventListener('createInnerAudioContext', (event) => event.respondWith({ context: own }), host);
    expect(createInnerAudioContext()).to.equal(own);
    host.abort();
    expect(createInnerAudioContext()).to.not.equal(own);
  });
});

describe('createInnerAudioContext, when it cannot play', () => {
  const failureOf = async (src: string): Promise<DeviceFailure> => {
    const error = next(context, 'Error');
    context.src = src;
    return error;
  };

  it('says that a file was not received', async () => {
    const error = await failureOf('http://127.0.0.1:1/none.mp3');
    expect(error.errMsg).to.equal('createInnerAudioContext:fail the server was not reached, or has no such file');
    expect(error).to.include({ errCode: 10_002, errSubject: 'createInnerAudioContext' });
  });

  it('says that it is of no format that the browser plays, and plays the next one', async () => {
    const error = await failureOf(mediaUrl('broken.mp4'));
    expect(error.errMsg).to.equal('createInnerAudioContext:fail this browser plays no file of that format');
    expect(error.errCode).to.equal(10_004);
    expect((await failureOf('data:audio/mpeg;base64,AAAA')).errCode).to.equal(10_004);
    await play(context);
    expect(context.paused).to.equal(false);
  });

  it('loads again when it shall play after an error', async () => {
    await failureOf(mediaUrl('broken.mp4'));
    const again = next(context, 'Error');
    await tap(() => context.play());
    expect((await again).errCode).to.equal(10_004);
  });

  it('has nothing to play before it has a URL', async () => {
    const error = next(context, 'Error');
    context.play();
    expect((await error).errMsg).to.equal('createInnerAudioContext:fail src: there is no sound to play yet');
  });

  it('tells that the browser refused, and nothing else', async () => {
    const { play: original } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    try {
      const error = next(context, 'Error');
      context.autoplay = true;
      context.src = mediaUrl(tone());
      const { errMsg, errCode, cause } = await error;
      expect(errMsg).to.equal(
        'createInnerAudioContext:fail the browser plays no sound before the user has tapped or clicked the page',
      );
      expect(errCode).to.equal(10_001);
      expect((cause as DOMException).message).to.equal('no gesture');
    } finally {
      HTMLMediaElement.prototype.play = original;
    }
  });

  it('is no error when the page pauses before the sound has begun', async () => {
    const errors: unknown[] = [];
    context.onError((error) => void errors.push(error));
    context.src = mediaUrl(tone());
    let ready: Promise<unknown> | undefined;
    await tap(() => {
      context.play();
      context.pause();
      context.play();
      context.src = mediaUrl(tone(), 'other');
      ready = next(context, 'Canplay');
    });
    await ready;
    expect(errors).to.deep.equal([]);
  });

  it('refuses wrong values, with their name', () => {
    const refused = (member: keyof InnerAudioContext, value: unknown): string => {
      try {
        (context as unknown as Record<string, unknown>)[member] = value;
        return 'taken';
      } catch (error) {
        return (error as DeviceFailure).errMsg;
      }
    };
    const fail = (reason: string) => `createInnerAudioContext:fail ${reason}`;
    expect(refused('src', 7)).to.equal(fail('src: expected the URL of a sound'));
    expect(refused('src', 'javascript:alert(1)')).to.equal(fail('src: expected the URL of a sound'));
    expect(refused('volume', 1.1)).to.equal(fail('volume: expected a number from 0 to 1'));
    expect(refused('playbackRate', 0)).to.equal(fail('playbackRate: expected a number from 0.0625 to 16'));
    expect(refused('loop', 'yes')).to.equal(fail('loop: expected a boolean'));
    expect(refused('currentTime', NaN)).to.equal(fail('currentTime: expected a number from 0 on'));
    expect(refused('duration', 3)).to.equal(fail('duration: read-only'));
    expect(refused('paused', true)).to.equal(fail('paused: read-only'));
    expect(refused('buffered', 3)).to.equal(fail('buffered: read-only'));
    expect(() => context.seek('3' as never)).to.throw(fail('position: expected a number from 0 on'));
    expect(() => context.onPlay(undefined as never)).to.throw(fail('onPlay: listener: expected a function'));
  });
});

describe('destroy', () => {
  it('ends the sound, its events and all later calls', async () => {
    await play(context);
    const names = heard();
    context.destroy();
    await tick();
    expect(names).to.deep.equal([]);
    expect(context).to.include({ paused: true, src: '', duration: 0, currentTime: 0 });
    const destroyed = (member: string) => `createInnerAudioContext:fail ${member}: the context is destroyed`;
    expect(() => context.play()).to.throw(destroyed('play'));
    expect(() => context.stop()).to.throw(destroyed('stop'));
    expect(() => context.seek(1)).to.throw(destroyed('seek'));
    expect(() => (context.src = mediaUrl(tone()))).to.throw(destroyed('src'));
    context.destroy();
    context.offPlay();
  });

  it('leaves nothing behind', async () => {
    const { Audio } = window;
    const made: HTMLAudioElement[] = [];
    window.Audio = class extends Audio {
      constructor() {
        super();
        made.push(this);
      }
    } as typeof Audio;
    const leaks = watchLeaks(() => false);
    try {
      for (let count = 0; count < MANY_PLAYERS; count++) {
        const sound = createInnerAudioContext();
        sound.src = mediaUrl(tone());
        sound.onPlay(() => undefined);
        sound.destroy();
      }
    } finally {
      window.Audio = Audio;
      leaks.stop();
    }
    expect(made).to.have.length(MANY_PLAYERS);
    await tick();
    const busy = made.filter((audio) => audio.hasAttribute('src') || audio.networkState !== audio.NETWORK_EMPTY);
    expect(busy.map((audio) => [audio.src, audio.networkState])).to.deep.equal([]);
    expect(leaks.left()).to.deep.equal([]);
  });
});
