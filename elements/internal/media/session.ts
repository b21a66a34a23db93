import type { MediaController } from './media-controller.js';

/** What the system's media controls show of a player, and offer beside playing. */
export interface SessionOptions {
  /** Without a title there are no controls. */
  title(): string;
  artist(): string;
  artwork(): string;
  /** Undefined for what the page does not offer. */
  previous(): (() => void) | undefined;
  next(): (() => void) | undefined;
}

const ACTIONS = [
  'play',
  'pause',
  'stop',
  'seekto',
  'seekbackward',
  'seekforward',
  'previoustrack',
  'nexttrack',
] as const satisfies MediaSessionAction[];

/** Seconds that one press skips, unless the system says how many. */
const SKIP = 10;

/** A player's place in the system's media controls. A page has one: it belongs to the player that began to play last. */
export class PlayerSession {
  readonly #media: MediaController;
  readonly #options: SessionOptions;
  /** While the page's session has it, the session is this player's. */
  #metadata: MediaMetadata | undefined;

  constructor(media: MediaController, options: SessionOptions) {
    this.#media = media;
    this.#options = options;
  }

  get #isOwner(): boolean {
    return this.#metadata !== undefined && navigator.mediaSession.metadata === this.#metadata;
  }

  /** An event of the native element. */
  follow(type: string): void {
    if (type === 'play') this.#take();
    else if (type === 'emptied') this.release();
    else if (['pause', 'seeked', 'ratechange', 'durationchange'].includes(type)) this.#update();
  }

  /** What it shows or offers has changed. */
  describe(): void {
    if (this.#isOwner || !this.#media.isPaused) this.#take();
  }

  release(): void {
    if (!this.#isOwner) return;
    const { mediaSession } = navigator;
    this.#handle({});
    ignored(() => mediaSession.setPositionState());
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    this.#metadata = undefined;
  }

  #take(): void {
    const title = this.#options.title();
    if (!title || !('mediaSession' in navigator)) return this.release();
    const text = { title, artist: this.#options.artist() };
    const src = this.#options.artwork();
    this.#metadata = new MediaMetadata(text);
    // A picture whose URL is wrong does not take the title away.
    if (src) ignored(() => (this.#metadata = new MediaMetadata({ ...text, artwork: [{ src }] })));
    navigator.mediaSession.metadata = this.#metadata;
    const media = this.#media;
    this.#handle({
      play: () => void media.play(),
      pause: () => media.pause(),
      stop: () => media.stop(),
      seekto: ({ seekTime }) => media.seek(seekTime ?? 0),
      seekbackward: ({ seekOffset }) => media.seekBy(-(seekOffset ?? SKIP)),
      seekforward: ({ seekOffset }) => media.seekBy(seekOffset ?? SKIP),
      previoustrack: this.#options.previous(),
      nexttrack: this.#options.next(),
    });
    this.#update();
  }

  #update(): void {
    if (!this.#isOwner) return;
    const { isPaused, isSeekable, duration, time, rate } = this.#media;
    navigator.mediaSession.playbackState = isPaused ? 'paused' : 'playing';
    const state = { duration, position: Math.min(time, duration), playbackRate: rate };
    ignored(() => navigator.mediaSession.setPositionState(isSeekable ? state : undefined));
  }

  #handle(handlers: { readonly [A in (typeof ACTIONS)[number]]?: MediaSessionActionHandler | undefined }): void {
    for (const action of ACTIONS)
      ignored(() => navigator.mediaSession.setActionHandler(action, handlers[action] ?? null));
  }
}

/** Browsers throw for actions that they do not know, and for positions that they find impossible. */
function ignored(run: () => void): void {
  try {
    run();
  } catch {
    // The controls then lack one button, or the time.
  }
}
