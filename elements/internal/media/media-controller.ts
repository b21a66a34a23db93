import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { unwatchSize, watchSize, type SizeWatcher } from '../observe/resize.js';
import { AutoplayRefusedEvent, failureOf, type MediaFailure } from './failure.js';
import { play } from './play.js';
import { giveTurn, takeTurn, type Player } from '../../base/turns.js';

/** How long it may wait for data until that is called buffering, in ms. */
const BUFFERING_DELAY = 400;

const EVENTS =
  'loadstart progress suspend abort error emptied stalled loadedmetadata loadeddata canplay canplaythrough playing waiting seeking seeked ended durationchange timeupdate play pause ratechange resize volumechange'.split(
    ' ',
  );

/** Events after which nothing is waited for any more. */
const ENDS_WAITING = new Set(['playing', 'canplay', 'canplaythrough', 'seeked', 'pause', 'ended', 'error', 'emptied']);

/** The rates that all browsers can play at. */
const RATE_LIMITS = [0.0625, 16] as const;

export const isPlayableRate = (rate: number): boolean => rate >= RATE_LIMITS[0] && rate <= RATE_LIMITS[1];

/** What a player is asked for. */
export interface MediaOptions {
  /** Begins `errMsg`: `video`, `audio`. */
  readonly name: string;
  /** The native element; null while there is none yet, and on servers. */
  media(): HTMLMediaElement | null;
  /** Gives the native element its sources, and loads them. */
  load(): void;
  /** Takes them away. */
  unload(): void;
  /** An event of the native element, after the state has changed. */
  changed(event: Event): void;
  /** Whether it plays beside others. Players that do not take turns. */
  isConcurrent(): boolean;
  /** Whether it goes on while it is not rendered. */
  playsUnseen(): boolean;
  /** Whether it goes on by itself when it is rendered again. */
  resumes(): boolean;
  /** What it waits for until it can be played; undefined if there is nothing. */
  opening?(): Promise<void> | undefined;
  /** The duration that the page gives, or 0. */
  duration?(): number;
}

/**
 * The state of a native media element, and what one can do with it. The native element is the only source: controls show
 * what it says, and act by the methods here. The host updates after each of its events.
 */
export class MediaController implements ReactiveController, Player, SizeWatcher {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: MediaOptions;
  #listensTo?: HTMLMediaElement;
  /** Where to start once the length is known. */
  #start = 0;
  /** The sources were taken away when the host left the page. */
  #isReleased = false;
  /** While the source is replaced by another of the same content: the page hears nothing of it. */
  #isQuiet = false;
  #wasPausedUnseen = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Why it does not play. */
  failure: MediaFailure | undefined;
  /** Whether this source has been played. */
  hasStarted = false;
  /** Whether it has been waiting for data for a while. */
  isBuffering = false;
  /** Whether the browser did not let it play by itself. */
  isRefused = false;

  constructor(host: ReactiveControllerHost & HTMLElement, options: MediaOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get isPaused(): boolean {
    return this.#media?.paused ?? true;
  }

  get isEnded(): boolean {
    return this.#media?.ended ?? false;
  }

  /** The current time in s; until it can be there, where it will start. */
  get time(): number {
    return this.#start || (this.#media?.currentTime ?? 0);
  }

  /** The length in s, as the page gives it or as it is. NaN if it is not known, Infinity for what is live. */
  get duration(): number {
    const given = this.#options.duration?.() ?? 0;
    return given > 0 ? given : (this.#media?.duration ?? NaN);
  }

  /** Whether the length is known. */
  get isSeekable(): boolean {
    return this.duration > 0 && this.duration < Infinity;
  }

  get isLive(): boolean {
    return this.duration === Infinity;
  }

  /** What has loaded, in s. */
  get buffered(): readonly (readonly [start: number, end: number])[] {
    const ranges = this.#media?.buffered;
    return Array.from({ length: ranges?.length ?? 0 }, (_, index) => [ranges!.start(index), ranges!.end(index)]);
  }

  get volume(): number {
    return this.#media?.volume ?? 1;
  }

  get isMuted(): boolean {
    return this.#media?.muted ?? false;
  }

  get rate(): number {
    return this.#media?.playbackRate ?? 1;
  }

  hostConnected(): void {
    const media = this.#media;
    if (!media) return;
    if (this.#listensTo !== media) {
      this.#listensTo = media;
      // In the capture phase: errors of `<source>` do not bubble.
      for (const type of EVENTS) media.addEventListener(type, this, true);
    }
    watchSize(this.#host, this);
    if (!this.#isReleased) return;
    this.#isReleased = false;
    this.#options.load();
  }

  hostDisconnected(): void {
    unwatchSize(this.#host, this);
    giveTurn(this);
    this.#setWaiting(false);
    // One that moves on the page comes back at once. What has left it keeps no decoder and no connection.
    queueMicrotask(() => this.#host.isConnected || this.#release());
  }

  /** Plays. The promise rejects as natively. A refusal also fires `autoplayrefused`, so a rejection without a handler is not reported. */
  play(): Promise<void> {
    const media = this.#media;
    if (!media) return Promise.resolve();
    if (this.failure) this.#reload();
    const opening = this.#options.opening?.();
    const playing = opening ? opening.then(() => this.#playOpened(media)) : play(media);
    playing.catch((error: unknown) => {
      const { name, message } = error as DOMException;
      if (name !== 'NotAllowedError' || !this.#host.isConnected) return;
      this.isRefused = true;
      this.#host.dispatchEvent(new AutoplayRefusedEvent(`${this.#options.name}:fail ${message}`));
      this.#host.requestUpdate();
    });
    return playing;
  }

  pause(): void {
    // A native `pause()` begins to load what is not to be loaded before it plays.
    if (!this.isPaused) this.#media?.pause();
  }

  toggle(): void {
    if (this.isPaused) void this.play();
    else this.pause();
  }

  /** Pauses, at the beginning. */
  stop(): void {
    this.pause();
    this.seek(0);
  }

  /** Goes to a time in s. What is no number changes nothing. */
  seek(time: number): void {
    const media = this.#media;
    if (!Number.isFinite(time) || !media) return;
    const to = Math.max(0, this.isSeekable ? Math.min(time, this.duration) : time);
    this.#start = media.readyState ? 0 : to;
    if (media.readyState) media.currentTime = to;
    this.#host.requestUpdate();
  }

  seekBy(seconds: number): void {
    this.seek(this.time + seconds);
  }

  /** From 0 to 1. One that can be heard is not muted. */
  setVolume(volume: number): void {
    const media = this.#media;
    if (!media || !Number.isFinite(volume)) return;
    media.volume = Math.min(1, Math.max(0, volume));
    if (volume > 0) media.muted = false;
  }

  toggleMuted(): void {
    const media = this.#media;
    if (!media) return;
    media.muted = !media.muted;
    // The user wants to hear something.
    if (!media.muted && media.volume === 0) media.volume = 0.5;
  }

  /** What browsers cannot play at counts as 1. */
  setRate(rate: number): void {
    const media = this.#media;
    if (media) media.playbackRate = isPlayableRate(rate) ? rate : 1;
  }

  /** Begins with a source: it starts at `start`, in s. */
  begin(start: number): void {
    this.#start = Number.isFinite(start) ? Math.max(0, start) : 0;
    this.failure = undefined;
    this.hasStarted = false;
    this.isRefused = false;
    this.#isQuiet = false;
    this.#setWaiting(false);
  }

  /** Runs `change`, which gives it another source of the same content, and goes on from where it was. */
  switch(change: () => void): void {
    const { time, rate, hasStarted } = this;
    const wasPlaying = !this.isPaused;
    this.begin(time);
    this.hasStarted = hasStarted;
    this.#isQuiet = hasStarted;
    change();
    this.setRate(rate);
    if (wasPlaying) void this.play();
  }

  /** Tries again after a failure, from where it was. */
  retry(): void {
    void this.play();
  }

  /** It cannot be played: what only the host knows. */
  fail(errCode: number, detail?: string): void {
    this.failure = failureOf(this.#options.name, errCode, detail);
    this.#isQuiet = false;
    this.#setWaiting(false);
    giveTurn(this);
    this.#host.requestUpdate();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (event.target !== this.#media && type !== 'error') return;
    if (type === 'error' && !this.#fails(event)) return;
    this.#take(type);
    const isTold = !this.#isQuiet && this.#host.isConnected;
    if (this.#isQuiet && type === (this.#start > 0 ? 'seeked' : 'loadeddata')) {
      this.#isQuiet = false;
      this.#start = 0;
    }
    if (isTold) this.#options.changed(event);
    this.#host.requestUpdate();
  }

  /** The box of the host has changed: it may not be rendered any more. */
  resized(): void {
    if (this.#host.checkVisibility()) {
      if (this.#wasPausedUnseen && this.#options.resumes()) void this.play();
      this.#wasPausedUnseen = false;
    } else if (!this.isPaused && !this.#options.playsUnseen()) {
      this.#wasPausedUnseen = true;
      this.pause();
    }
  }

  get #media(): HTMLMediaElement | null {
    return this.#options.media();
  }

  #take(type: string): void {
    const media = this.#media!;
    if (type === 'loadedmetadata' && this.#start > 0) {
      media.currentTime = this.#start;
      if (!this.#isQuiet) this.#start = 0;
    }
    if (type === 'play' || type === 'playing') {
      this.hasStarted = true;
      this.isRefused = false;
    }
    if (type === 'waiting') this.#setWaiting(true);
    else if (ENDS_WAITING.has(type)) this.#setWaiting(false);
    if (type === 'play' || type === 'volumechange') this.#takeTurn();
    if (type === 'pause' || type === 'ended' || type === 'emptied') giveTurn(this);
  }

  /** As natively: it is refused if there is nothing to play after all. */
  #playOpened(media: HTMLMediaElement): Promise<void> {
    if (!this.failure) return play(media);
    return Promise.reject(new DOMException(this.failure.errMsg, 'NotSupportedError'));
  }

  #takeTurn(): void {
    if (this.isPaused) return;
    if (this.#options.isConcurrent()) giveTurn(this);
    else takeTurn(this);
  }

  /** Whether this error is the end: of several sources, only that of the last one. */
  #fails({ target }: Event): boolean {
    const media = this.#media!;
    if (target === media) {
      const { code = 4, message = '' } = media.error ?? {};
      this.fail(code, message);
      return true;
    }
    const sources = media.querySelectorAll('source');
    if (target !== sources[sources.length - 1] || media.src) return false;
    this.fail(4);
    return true;
  }

  #reload(): void {
    this.begin(this.time);
    this.#options.load();
  }

  #release(): void {
    const media = this.#media;
    if (this.#isReleased || !media) return;
    this.#isReleased = true;
    this.begin(this.time);
    this.#options.unload();
    if (media.networkState !== media.NETWORK_EMPTY) media.load();
  }

  #setWaiting(isWaiting: boolean): void {
    if (isWaiting === (this.#waiting !== undefined)) return;
    clearTimeout(this.#waiting);
    this.#waiting = isWaiting ? setTimeout(() => this.#setBuffering(true), BUFFERING_DELAY) : undefined;
    if (!isWaiting) this.#setBuffering(false);
  }

  #setBuffering(isBuffering: boolean): void {
    if (this.isBuffering === isBuffering) return;
    this.isBuffering = isBuffering;
    this.#host.requestUpdate();
  }
}
