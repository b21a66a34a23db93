import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { PanController, type PanState } from '../internal/gesture/pan.js';
import type { DragNotice } from './drag-notice.js';

/** A drag over so many px goes through the whole video, or from silence to full volume. */
const PX_PER_DURATION = 600;
const PX_PER_VOLUME = 200;
/** Two taps within this time, in ms, and this distance, in px, are one double tap. */
const DOUBLE_TAP = { time: 300, distance: 40 };

/** What the gestures act on. */
export interface GesturePlayer {
  /** In s. */
  readonly time: number;
  readonly duration: number;
  readonly isSeekable: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  seek(time: number): void;
  setVolume(volume: number): void;
  toggleMuted(): void;
  toggle(): void;
}

/** The player whose picture is dragged and tapped. */
export interface GestureHost extends ReactiveControllerHost, HTMLElement {
  readonly enableProgressGesture: boolean;
  readonly enablePlayGesture: boolean;
  readonly vslideGesture: boolean;
  readonly vslideGestureInFullscreen: boolean;
  readonly pageGesture: boolean;
  /** The picture: what lies over it is no part of it. */
  readonly media: HTMLElement | null;
  showState(name: string, isOn: boolean): void;
}

export interface GestureAnswers {
  /** The picture was tapped once. */
  tapped(): void;
  /** A drag has changed something. */
  dragged(notice: DragNotice): void;
}

/**
 * Taps on the picture of a player, and drags: to another time along it, which is applied at the end, and to another volume
 * across it. The first direction of a drag decides. A drag that does nothing is left to what is around the player.
 */
export class VideoGestures implements ReactiveController {
  readonly #host: GestureHost;
  readonly #player: GesturePlayer;
  readonly #answers: GestureAnswers;
  #notice: DragNotice | undefined;
  #kind: DragNotice['kind'] = 'seek';
  /** The value when the drag began. */
  #start = 0;
  #before = { volume: 1, isMuted: false };
  #lastTap: MouseEvent | undefined;

  constructor(host: GestureHost, player: GesturePlayer, answers: GestureAnswers) {
    this.#host = host;
    this.#player = player;
    this.#answers = answers;
    host.addController(this);
    new PanController(host, {
      name: 'video',
      axis: () => 'both',
      mayEnter: (event) => this.#isOnPicture(event) && (this.#mayDrag('seek') || this.#mayDrag('volume')),
      mayStart: ({ x, y }) => {
        this.#kind = Math.abs(x) > Math.abs(y) ? 'seek' : 'volume';
        return this.#mayDrag(this.#kind);
      },
      start: () => this.#begin(),
      move: (state) => this.#move(state),
      end: (_state, isCancelled) => this.#end(isCancelled),
    });
  }

  /** What a drag is about to change. */
  get notice(): DragNotice | undefined {
    return this.#notice;
  }

  hostDisconnected(): void {
    this.#lastTap = undefined;
  }

  /** States say in which directions a drag changes something: the browser must not scroll there. */
  hostUpdated(): void {
    this.#host.showState('drags-x', this.#mayDrag('seek'));
    this.#host.showState('drags-y', this.#mayDrag('volume'));
  }

  /** The picture was tapped or clicked. */
  tap(event: MouseEvent): void {
    const last = this.#lastTap;
    const isDouble =
      this.#host.enablePlayGesture &&
      last &&
      event.timeStamp - last.timeStamp < DOUBLE_TAP.time &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < DOUBLE_TAP.distance;
    this.#lastTap = isDouble ? undefined : event;
    if (isDouble) this.#player.toggle();
    else this.#answers.tapped();
  }

  get #isFullScreen(): boolean {
    return this.#host.matches(':fullscreen, :popover-open');
  }

  #isOnPicture(event: Event): boolean {
    const [target] = event.composedPath();
    return target === this.#host.media || target === this.#host;
  }

  #mayDrag(kind: DragNotice['kind']): boolean {
    const { enableProgressGesture, vslideGesture, vslideGestureInFullscreen, pageGesture } = this.#host;
    if (kind === 'seek') return enableProgressGesture && this.#player.isSeekable;
    return this.#isFullScreen ? vslideGestureInFullscreen : vslideGesture || pageGesture;
  }

  #begin(): void {
    const { isMuted, volume, time } = this.#player;
    this.#before = { volume, isMuted };
    this.#start = this.#kind === 'seek' ? time : isMuted ? 0 : volume;
    this.#show(this.#start);
  }

  #move({ inline, y }: PanState): void {
    if (this.#kind === 'volume') {
      this.#player.setVolume(within(this.#start - y / PX_PER_VOLUME, 1));
      // Some systems let only the user's keys change the volume.
      this.#show(this.#player.volume);
    } else {
      const { duration } = this.#player;
      this.#show(within(this.#start + (inline / PX_PER_DURATION) * duration, duration));
    }
  }

  #end(isCancelled: boolean): void {
    const notice = this.#notice!;
    this.#notice = undefined;
    if (!isCancelled) {
      if (notice.kind === 'seek') this.#player.seek(notice.value);
      this.#answers.dragged(notice);
    } else if (notice.kind === 'volume') this.#restoreVolume();
    this.#host.requestUpdate();
  }

  #restoreVolume(): void {
    const { volume, isMuted } = this.#before;
    this.#player.setVolume(volume);
    if (isMuted !== this.#player.isMuted) this.#player.toggleMuted();
  }

  #show(value: number): void {
    this.#notice = { kind: this.#kind, value };
    this.#host.requestUpdate();
  }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
