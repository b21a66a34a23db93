import { giveTurn, takeTurn } from '../../../../../elements/base/turns.js';
import { attempt } from '../../../errors.js';

/** What the system's media controls show and ask of a player. */
export interface SessionPlayer {
  readonly audio: HTMLMediaElement;
  /** Without a title there are no controls. */
  readonly description: {
    readonly title: string;
    readonly singer: string;
    readonly epname: string;
    readonly coverImgUrl: string;
  };
  play(): void;
  pause(): void;
  stop(): void;
  seek(position: number): void;
  /** Undefined for what the page does not offer. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
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

/**
 * A player's place in the system's media controls. A page has one: it belongs to the player that began to play last.
 * The elements have a twin of it (internal/media/session.ts), since they and the bus do not import each other.
 */
export class PlayerSession {
  readonly #player: SessionPlayer;
  /** While the page's session has it, the session is this player's. */
  #metadata: MediaMetadata | undefined;

  constructor(player: SessionPlayer) {
    this.#player = player;
  }

  get #isOwner(): boolean {
    return Boolean(this.#metadata) && navigator.mediaSession?.metadata === this.#metadata;
  }

  /** The player begins to play. */
  take(): void {
    if (!this.#player.description.title) return this.release();
    takeTurn(this.#player);
    if (!('mediaSession' in navigator)) return;
    this.#describe();
    this.#handle();
    this.update();
  }

  /** The description has changed. */
  describe(): void {
    if (this.#isOwner && this.#player.description.title) this.#describe();
    else if (this.#isOwner) this.release();
    else if (!this.#player.audio.paused) this.take();
  }

  /** What the page offers has changed. */
  offer(): void {
    if (this.#isOwner) this.#handle();
  }

  /** Time, rate or state have changed. */
  update(): void {
    const { duration, currentTime, playbackRate, paused } = this.#player.audio;
    if (paused) giveTurn(this.#player);
    if (!this.#isOwner) return;
    const { mediaSession } = navigator;
    mediaSession.playbackState = paused ? 'paused' : 'playing';
    const position = Math.min(currentTime, duration);
    attempt(() => mediaSession.setPositionState(duration > 0 ? { duration, position, playbackRate } : undefined));
  }

  release(): void {
    giveTurn(this.#player);
    if (!this.#isOwner) return;
    const { mediaSession } = navigator;
    for (const action of ACTIONS) attempt(() => mediaSession.setActionHandler(action, null));
    attempt(() => mediaSession.setPositionState());
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    this.#metadata = undefined;
  }

  #describe(): void {
    const { title, singer: artist, epname: album, coverImgUrl } = this.#player.description;
    const text = { title, artist, album };
    // A picture whose URL is wrong does not take the title away.
    this.#metadata =
      attempt(() => new MediaMetadata({ ...text, artwork: coverImgUrl ? [{ src: coverImgUrl }] : [] })) ??
      new MediaMetadata(text);
    navigator.mediaSession.metadata = this.#metadata;
  }

  #handle(): void {
    const player = this.#player;
    const skip = (seconds: number) =>
      player.seek(Math.max(0, Math.min(player.audio.currentTime + seconds, player.audio.duration || Infinity)));
    const handlers: Record<(typeof ACTIONS)[number], MediaSessionActionHandler | undefined> = {
      play: () => player.play(),
      pause: () => player.pause(),
      stop: () => player.stop(),
      seekto: ({ seekTime }) => player.seek(seekTime ?? 0),
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? SKIP)),
      seekforward: ({ seekOffset }) => skip(seekOffset ?? SKIP),
      previoustrack: player.previous,
      nexttrack: player.next,
    };
    for (const action of ACTIONS) {
      // Browsers throw for an action that they do not know.
      attempt(() => navigator.mediaSession.setActionHandler(action, handlers[action] ?? null));
    }
  }
}
