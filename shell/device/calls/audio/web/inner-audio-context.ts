import type { InnerAudioContext, InnerAudioEvents } from '../types.js';
import { boolean, type Check, pictureUrl, playbackRate, positive, share, soundUrl, string } from '../../../check.js';
import { DeviceError, ErrCode } from '../../../errors.js';
import type { EventPairs, Provider } from '../../../types.js';
import { InnerAudio, SUBJECT } from './inner-audio.js';

interface Member<T> {
  get: () => T;
  /** Without `set` and `check` the member is read-only. */
  set?: (value: T) => void;
  check?: Check;
}

type Methods = 'play' | 'pause' | 'stop' | 'seek' | 'destroy';
type Members = {
  [P in Exclude<keyof InnerAudioContext, Methods | keyof EventPairs<InnerAudioEvents>>]: Member<InnerAudioContext[P]>;
};

function membersOf(sound: InnerAudio): Members {
  const { audio, description } = sound;
  const text = (name: keyof typeof description, check = string): Member<string> => ({
    check,
    get: () => description[name],
    set: (value) => sound.describe(name, value),
  });
  return {
    src: { check: soundUrl, get: () => sound.src, set: (value) => sound.open(value) },
    autoplay: { check: boolean, get: () => sound.autoplay, set: (value) => sound.setAutoplay(value) },
    loop: { check: boolean, get: () => audio.loop, set: (value) => (audio.loop = value) },
    volume: { check: share, get: () => audio.volume, set: (value) => (audio.volume = value) },
    currentTime: { check: positive, get: () => sound.currentTime, set: (value) => sound.seek(value) },
    startTime: { check: positive, get: () => sound.startTime, set: (value) => (sound.startTime = value) },
    playbackRate: { check: playbackRate, get: () => audio.playbackRate, set: (value) => sound.setRate(value) },
    obeyMuteSwitch: { check: boolean, get: () => false, set: () => undefined },
    duration: { get: () => sound.duration },
    paused: { get: () => audio.paused },
    buffered: { get: () => sound.buffered },
    title: text('title'),
    singer: text('singer'),
    epname: text('epname'),
    coverImgUrl: text('coverImgUrl', pictureUrl),
  };
}

/** A context that this page plays itself. */
export function webAudioContext(): InnerAudioContext {
  if (!('Audio' in globalThis)) throw new DeviceError(SUBJECT, ErrCode.unsupported, 'only pages play sounds');
  const sound = new InnerAudio();
  const invalid = (reason: string) => new DeviceError(SUBJECT, ErrCode.invalid, reason);
  const checkAlive = (member: string) => {
    if (sound.isDestroyed) throw invalid(`${member}: the context is destroyed`);
  };
  const alive =
    <A extends unknown[]>(method: Methods, run: (...args: A) => void) =>
    (...args: A) => {
      checkAlive(method);
      run(...args);
    };
  const context = {
    play: alive('play', () => sound.play()),
    pause: alive('pause', () => sound.pause()),
    stop: alive('stop', () => sound.stop()),
    seek: alive('seek', (position: number) => {
      const expected = positive(position);
      if (expected) throw invalid(`position: expected ${expected}`);
      sound.seek(position);
    }),
    destroy: () => sound.destroy(),
    ...sound.events.pairs(() => sound.offer()),
  };
  for (const [name, { get, set, check }] of Object.entries(
    membersOf(sound) as unknown as Record<string, Member<never>>,
  )) {
    const assign = (value: never) => {
      checkAlive(name);
      if (!set) throw invalid(`${name}: read-only`);
      const expected = check!(value);
      if (expected) throw invalid(`${name}: expected ${expected}`);
      set(value);
    };
    Object.defineProperty(context, name, { get, set: assign, enumerable: true });
  }
  return context as InnerAudioContext;
}

export const createInnerAudioContext: Provider<'createInnerAudioContext'> = () => ({ context: webAudioContext() });
