import { PlayerSession } from '../../../../../elements/base/media-session.js';
import { giveTurn, takeTurn } from '../../../../../elements/base/turns.js';
import type { AudioState, InnerAudioEvents } from '../types.js';
import { DeviceError } from '../../../errors.js';
import { ObjectEvents } from '../../../object-events.js';
import { type Failure, FAILURES, failureOf, refusalOf } from './sound-failure.js';

export const SUBJECT = 'createInnerAudioContext';
/** Those of the browser's element, with its names in lower case. */
const NATIVE = ['Canplay', 'Play', 'Pause', 'Ended', 'TimeUpdate', 'Waiting', 'Seeking', 'Seeked'] as const;
type Told = Exclude<keyof InnerAudioEvents, 'Error'>;

/** `stop()` causes these, which would say that the sound is somewhere else, or ready. */
const MUTED = new Set<Told>(['Canplay', 'Pause', 'TimeUpdate', 'Seeking', 'Seeked']);
/** Those of the way back to the start, which may end after it plays again. */
const RETURNING = new Set<Told>(['TimeUpdate', 'Seeking', 'Seeked']);

/** A sound by the browser's audio element. */
export class InnerAudio {
  readonly events = new ObjectEvents<InnerAudioEvents>(SUBJECT, [...NATIVE, 'Stop', 'Error', 'Prev', 'Next']);
  readonly audio = new Audio();
  readonly description = { title: '', singer: '', epname: '', coverImgUrl: '' };
  /** Its place in the media controls of the system. */
  readonly #session = new PlayerSession(this, {
    title: () => this.description.title,
    artist: () => this.description.singer,
    album: () => this.description.epname,
    artwork: () => this.description.coverImgUrl,
    previous: () => this.#offered('Prev'),
    next: () => this.#offered('Next'),
  });
  readonly #listening = new AbortController();
  src = '';
  autoplay = false;
  startTime = 0;
  isDestroyed = false;
  /** When the sound began to load. */
  #since = 0;
  /** Where to begin once the sound has loaded. */
  #wanted: number | undefined;
  /** Nothing has played or paused it yet: `autoplay` may start it. */
  #isNew = false;
  /** From `stop()` until it plays, loads or seeks again. */
  #isStopped = false;
  /** Whether it goes back to its start because of `stop()`, which may take longer than the pause. */
  #isReturning = false;

  constructor() {
    const listen = (type: string, listener: () => void) =>
      this.audio.addEventListener(type, listener, { signal: this.#listening.signal });
    // Before the page's listeners, which then find the controls as they are.
    listen('play', () => {
      // Not in `play()`: what `stop()` caused may still be on its way then.
      this.#isStopped = false;
      this.#share();
      this.#session.follow('play');
    });
    listen('pause', () => this.#share());
    for (const type of ['pause', 'seeked', 'ratechange', 'durationchange'])
      listen(type, () => this.#session.follow(type));
    for (const name of NATIVE) listen(name.toLowerCase(), () => this.#tell(name));
    listen('loadedmetadata', () => this.#begin());
    listen('error', () => this.#fail(failureOf(this.audio, this.#since)));
  }

  get currentTime(): number {
    return this.#wanted ?? this.audio.currentTime;
  }

  get duration(): number {
    return this.audio.duration || 0;
  }

  get buffered(): number {
    const { buffered } = this.audio;
    return buffered.length ? buffered.end(buffered.length - 1) : 0;
  }

  get isPaused(): boolean {
    return this.audio.paused;
  }

  get time(): number {
    return this.audio.currentTime;
  }

  get rate(): number {
    return this.audio.playbackRate;
  }

  open(src: string): void {
    const wasPlaying = !this.audio.paused;
    this.src = src;
    this.#wanted = undefined;
    this.#isStopped = false;
    this.#isReturning = false;
    this.#isNew = true;
    this.#load();
    // Browsers stop the sound before without a word.
    if (wasPlaying) this.#tell('Pause');
    if (!src) this.#leave();
    this.#autostart();
  }

  setAutoplay(value: boolean): void {
    this.autoplay = value;
    this.#autostart();
  }

  describe(name: keyof InnerAudio['description'], text: string): void {
    this.description[name] = text;
    this.#share();
    this.#session.describe();
  }

  /** What the page listens for, which the media controls then offer, has changed. */
  offer(): void {
    this.#session.describe();
  }

  #offered(name: 'Prev' | 'Next'): (() => void) | undefined {
    return this.events.has(name) ? () => this.events.emit(name, this.#state()) : undefined;
  }

  /** Takes turns with other players while it plays and has a title; sounds without one mix with others. */
  #share(): void {
    if (this.description.title && !this.audio.paused) takeTurn(this);
    else giveTurn(this);
  }

  #leave(): void {
    giveTurn(this);
    this.#session.release();
  }

  #autostart(): void {
    if (this.autoplay && this.#isNew && this.src) this.play();
  }

  setRate(rate: number): void {
    // Browsers give each new sound the default rate.
    this.audio.defaultPlaybackRate = rate;
    this.audio.playbackRate = rate;
  }

  play(): void {
    this.#isNew = false;
    if (!this.src) return queueMicrotask(() => this.#fail([FAILURES.file, 'src: there is no sound to play yet']));
    if (this.audio.error) this.#load();
    this.audio.play().catch((error: unknown) => {
      const failure = refusalOf(error);
      if (failure) this.#fail(failure);
    });
  }

  pause(): void {
    this.#isNew = false;
    this.audio.pause();
  }

  stop(): void {
    this.pause();
    this.#isStopped = true;
    this.#wanted = undefined;
    if (this.audio.readyState) this.audio.currentTime = 0;
    this.#isReturning = this.audio.seeking;
    this.#leave();
    this.events.emit('Stop', this.#state());
  }

  seek(position: number): void {
    this.#isStopped = false;
    this.#isReturning = false;
    if (this.audio.readyState) this.audio.currentTime = position;
    else this.#wanted = position;
  }

  destroy(): void {
    this.isDestroyed = true;
    this.#listening.abort();
    // In this order: WebKit says `paused` whenever a page pauses.
    this.audio.pause();
    this.#leave();
    this.src = '';
    this.#wanted = undefined;
    this.#load();
    this.events.clear();
  }

  #load(): void {
    this.#since = performance.now();
    if (this.src) this.audio.src = this.src;
    else {
      this.audio.removeAttribute('src');
      this.audio.load();
    }
  }

  #begin(): void {
    const position = this.#wanted ?? this.startTime;
    this.#wanted = undefined;
    if (position) this.audio.currentTime = position;
  }

  #state(): AudioState {
    const { currentTime, duration, buffered, audio } = this;
    return { currentTime, duration, buffered, paused: audio.paused };
  }

  #tell(name: Told): void {
    const isMuted = this.#isStopped ? MUTED.has(name) : this.#isReturning && RETURNING.has(name);
    if (name === 'Seeked') this.#isReturning = false;
    if (!isMuted) this.events.emit(name, this.#state());
  }

  #fail([code, reason, cause]: Failure): void {
    if (this.isDestroyed) return;
    this.#share();
    this.#session.update();
    this.events.emit('Error', new DeviceError(SUBJECT, code, reason, { cause }));
  }
}
