/** A player that the media controls of the system show and move. Times are in s. */
export interface SessionPlayer {
  readonly isPaused: boolean;
  readonly time: number;
  /** NaN if it is not known, Infinity for what is live. */
  readonly duration: number;
  readonly rate: number;
  play(): unknown;
  pause(): void;
  stop(): void;
  seek(time: number): void;
}

/** What the controls show of a player, and offer beside playing. */
export interface SessionContent {
  /** Without a title there are no controls. */
  title(): string;
  artist(): string;
  album?(): string;
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

type Handlers = { readonly [A in (typeof ACTIONS)[number]]?: MediaSessionActionHandler | undefined };

/** Seconds that one press skips, unless the system says how many. */
const SKIP = 10;

/** A player's place in the system's media controls. A page has one: it belongs to the player that began to play last. */
export class PlayerSession {
  readonly #player: SessionPlayer;
  readonly #content: SessionContent;
  /** While the page's session has it, the session is this player's. */
  #metadata: MediaMetadata | undefined;

  constructor(player: SessionPlayer, content: SessionContent) {
    this.#player = player;
    this.#content = content;
  }

  get #isOwner(): boolean {
    return this.#metadata !== undefined && navigator.mediaSession.metadata === this.#metadata;
  }

  /** An event of the native element. */
  follow(type: string): void {
    if (type === 'play') this.#take();
    else if (type === 'emptied') this.release();
    else if (['pause', 'seeked', 'ratechange', 'durationchange'].includes(type)) this.update();
  }

  /** What it shows or offers has changed. */
  describe(): void {
    if (this.#isOwner || !this.#player.isPaused) this.#take();
  }

  /** Time, rate or state have changed. */
  update(): void {
    if (!this.#isOwner) return;
    const { isPaused, duration, time, rate } = this.#player;
    navigator.mediaSession.playbackState = isPaused ? 'paused' : 'playing';
    const hasLength = duration > 0 && duration < Infinity;
    const state = { duration, position: Math.min(time, duration), playbackRate: rate };
    ignored(() => navigator.mediaSession.setPositionState(hasLength ? state : undefined));
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
    const content = this.#content;
    const title = content.title();
    if (!title || !('mediaSession' in navigator)) return this.release();
    const text = { title, artist: content.artist(), album: content.album?.() ?? '' };
    const src = content.artwork();
    this.#metadata = new MediaMetadata(text);
    // A picture whose URL is wrong does not take the title away.
    if (src) ignored(() => (this.#metadata = new MediaMetadata({ ...text, artwork: [{ src }] })));
    navigator.mediaSession.metadata = this.#metadata;
    const player = this.#player;
    const skip = (seconds: number) =>
      player.seek(Math.max(0, Math.min(player.time + seconds, player.duration || Infinity)));
    this.#handle({
      play: () => void player.play(),
      pause: () => player.pause(),
      stop: () => player.stop(),
      seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP)),
      seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP),
      previoustrack: content.previous(),
      nexttrack: content.next(),
    });
    this.update();
  }

  #handle(handlers: Handlers): void {
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
