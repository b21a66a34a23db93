import type { PropertyValues } from 'lit';
import { UNLESS_FALSE } from '../element/kinds.js';
import { NcElement } from '../element/nc-element.js';
import { property } from '../element/property.js';
import { isServer } from '../element/server.js';
import { warnOnce } from '../element/warn.js';
import { isPlayableRate, type MediaController } from './media-controller.js';

/** What the players for videos and sounds have in common: properties that their native element has too, and its methods. */
export abstract class MediaElement extends NcElement {
  static override localized = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** Plays without sound. Follows the user. */
  @property({ type: Boolean, default: false }) declare muted: boolean;

  /** From 0 to 1. Follows the user. Default: 1. */
  @property({ type: Number, default: 1 }) declare volume: number;

  /** How fast it plays. Follows the user. Default: 1. */
  @property({ type: Number, attribute: 'playback-rate', default: 1 }) declare playbackRate: number;

  /** Plays again from the beginning when it is over. */
  @property({ type: Boolean, default: false }) declare loop: boolean;

  /** Where it starts, in s. Default: 0. */
  @property({ type: Number, attribute: 'initial-time', default: 0 }) declare initialTime: number;

  /** How much loads before it plays: `none`, `metadata` (default) or `auto`. */
  @property({ default: 'metadata' }) declare preload: string;

  /** How requests to other origins are made, as for a native player; captions from there need it. */
  @property({ attribute: 'crossorigin' }) declare crossOrigin?: string;

  /** Shows the button and the bar of the volume. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-mute-btn', default: true }) declare showMuteBtn: boolean;

  /** Shows the choice of the speed. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-rate-btn', default: true }) declare showRateBtn: boolean;

  /** Shows a ring while it waits for data. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-loading', default: true }) declare showLoading: boolean;

  /** The native element: for what this element does not offer. */
  abstract get media(): HTMLMediaElement | null;

  /** Its state, and what one can do with it. */
  protected abstract get controller(): MediaController;

  /** For screen readers, where it has no title. */
  protected abstract get untitled(): string;

  /** Begins with the source that the page gives, if there is one. */
  protected abstract begin(): void;

  /** The time in s. */
  @property({ type: Number, attribute: false })
  get currentTime(): number {
    return this.controller.time;
  }
  set currentTime(time: number) {
    this.seek(time);
  }

  get paused(): boolean {
    return this.controller.isPaused;
  }

  get ended(): boolean {
    return this.controller.isEnded;
  }

  /** Plays. The promise rejects if the browser refuses; a rejection without a handler is not reported as an error. */
  play(): Promise<void> {
    this.#flush();
    return this.controller.play();
  }

  pause(): void {
    this.controller.pause();
  }

  /** Pauses, and goes to the beginning. */
  stop(): void {
    this.controller.stop();
  }

  /** Goes to a time in s. */
  seek(position: number): void {
    this.#flush();
    this.controller.seek(position);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role = 'group';
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    const media = this.media!;
    if (changed.has('muted')) media.muted = this.muted;
    if (changed.has('volume')) this.#setVolume(media);
    if (changed.has('loop')) media.loop = this.loop;
    if (changed.has('preload')) media.preload = this.preload as HTMLMediaElement['preload'];
    if (changed.has('crossOrigin')) media.crossOrigin = this.crossOrigin ?? null;
    if (!this.hasUpdated || changed.has('src')) this.begin();
    if (changed.has('playbackRate')) this.#setRate();
    if (!this.hasUpdated || changed.has('title') || changed.has('locale')) {
      this.internals.ariaLabel = this.title || this.untitled;
    }
  }

  protected override update(changed: PropertyValues): void {
    const { activeElement } = this.renderRoot as ShadowRoot;
    super.update(changed);
    // What had the focus is gone: the play button on the picture, or the one that tries again.
    if (activeElement && !activeElement.isConnected) this.focusBar();
  }

  /** Gives the focus to a control that is always there. */
  protected abstract focusBar(): void;

  /** What was set before a call counts in it, as natively. */
  #flush(): void {
    if (this.isUpdatePending && this.renderRoot) this.performUpdate();
  }

  #setVolume(media: HTMLMediaElement): void {
    const { volume } = this;
    const audible = Math.min(1, Math.max(0, volume));
    if (audible !== volume) warnOnce(this, 'volume', 'a number from 0 to 1', volume);
    media.volume = audible;
  }

  #setRate(): void {
    const { playbackRate } = this;
    if (!isPlayableRate(playbackRate)) warnOnce(this, 'playbackRate', 'a number from 0.0625 to 16', playbackRate);
    this.controller.setRate(playbackRate);
  }
}
