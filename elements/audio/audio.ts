import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { isScriptUrl } from '../base/urls.js';
import { lazy } from '../base/lazy.js';
import { Part } from '../internal/element/parts.js';
import { property } from '../internal/element/property.js';
import { isServer } from '../internal/element/server.js';
import { warnOnce } from '../internal/element/warn.js';
import { errorNotice } from '../internal/media/controls.js';
import { MediaTimeEvent } from '../internal/media/events.js';
import { MediaErrorEvent } from '../internal/media/failure.js';
import { MediaController } from '../internal/media/media-controller.js';
import { MediaElement } from '../internal/media/media-element.js';
import { seekSlider, volumeSlider } from '../internal/media/media-slider.js';
import { MediaMenus } from '../internal/media/menus.js';
import type { PlayerSession } from '../base/media-session.js';
import { audioStyles } from './audio.styles.js';
import { audioBar, audioHead, waitsText } from './controls.js';
import { AudioMetadataEvent, AudioSkipEvent } from './events.js';

/** Only what has a title is in the media controls of the system. */
const sessionPart = new Part(lazy(() => import('../base/media-session.js')));

/** The events of the native element that pages hear. */
const TOLD = new Set(
  'loadedmetadata canplay play playing pause ended waiting seeking seeked timeupdate ratechange volumechange error'.split(
    ' ',
  ),
);

/**
 * A player for a sound. With a title it also has the media controls of the system: headset, lock screen, keyboard.
 *
 * @slot - Content below the player, such as a transcript.
 * @event {AudioMetadataEvent} loadedmetadata - Its length is known; field `duration`.
 * @event {Event} canplay - It can begin to play.
 * @event {Event} play - It starts, or goes on.
 * @event {Event} playing - It plays, also after it waited for data.
 * @event {Event} pause - It pauses.
 * @event {Event} ended - It has come to its end.
 * @event {Event} waiting - It waits for data.
 * @event {Event} seeking - It goes to another time.
 * @event {Event} seeked - It is at another time.
 * @event {MediaTimeEvent} timeupdate - The time has changed; fields `currentTime`, `duration`.
 * @event {Event} ratechange - `playbackRate` has changed.
 * @event {Event} volumechange - `volume` or `muted` has changed.
 * @event {MediaErrorEvent} error - It does not play; fields `errCode`, `errMsg`.
 * @event {AutoplayRefusedEvent} autoplayrefused - The browser does not let it play before the user starts it; field `errMsg`.
 * @event {AudioSkipEvent} previous - The user asks for the sound before, here or by the controls of the system.
 * @event {AudioSkipEvent} next - The user asks for the next sound.
 * @csspart poster - The picture.
 * @csspart title - The title.
 * @csspart author - The author.
 * @csspart notice - Says that the browser waits for the user.
 * @csspart button - Each button, which has a second part with its own name: `play`, `mute`, `loop`, `settings`, `download`, `previous`, `next`.
 * @csspart slider - Each bar: `seek`, `volume`.
 * @csspart menu - The menu of the speed.
 * @csspart error - The notice that it cannot be played.
 * @cssprop --nc-audio-background - Background of the player.
 * @cssprop --nc-audio-button - Background of the play button.
 * @cssprop --nc-media-color - Color of the bars.
 */
export class NcAudio extends MediaElement {
  static override styles = audioStyles;
  static override template: TemplateResult = html`<audio preload="metadata"></audio><slot></slot>`;

  readonly #player = new MediaController(this, {
    name: 'audio',
    media: () => this.media,
    load: () => this.#load(),
    unload: () => this.media!.removeAttribute('src'),
    changed: (event) => this.#tell(event),
    isConcurrent: () => this.concurrent,
    playsUnseen: () => true,
    resumes: () => false,
  });
  readonly #seek = seekSlider(this.#player, () => this.requestUpdate());
  readonly #volume = volumeSlider(this.#player, () => this.requestUpdate());
  readonly #menus = new MediaMenus(this);
  #session: PlayerSession | undefined;

  /** URL of the sound. A new URL loads the sound and starts it at `initialTime`. */
  @property({ default: '' }) declare src: string;

  /** Address of a picture beside the title, also for the media controls of the system. */
  @property({ default: '' }) declare poster: string;

  /** Shown above the bar, and the name of the player for screen readers. With it, the system's media controls show the sound. */
  @property({ default: '' }) declare title: string;

  /** Who made it; shown below the title. */
  @property({ default: '' }) declare author: string;

  /** Plays as soon as it can. Browsers refuse that unless the user knows the page: `autoplayrefused`. */
  @property({ type: Boolean, default: false }) declare autoplay: boolean;

  /** Shows the button that plays it again and again. */
  @property({ type: Boolean, attribute: 'show-loop-btn', default: false }) declare showLoopBtn: boolean;

  /** Shows a link that downloads it. */
  @property({ type: Boolean, attribute: 'show-download-btn', default: false }) declare showDownloadBtn: boolean;

  /** Shows the button for the sound before: `previous`. */
  @property({ type: Boolean, attribute: 'show-previous-btn', default: false }) declare showPreviousBtn: boolean;

  /** Shows the button for the next sound: `next`. */
  @property({ type: Boolean, attribute: 'show-next-btn', default: false }) declare showNextBtn: boolean;

  /** Plays beside others. Without it, one player pauses the others. */
  @property({ type: Boolean, default: false }) declare concurrent: boolean;

  /** The native audio element: for what this element does not offer. */
  override get media(): HTMLAudioElement | null {
    return this.renderRoot?.querySelector('audio') ?? null;
  }

  /** The length in s; NaN until it is known. */
  get duration(): number {
    return this.#player.duration;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#session?.release();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    if (changed.has('autoplay') && this.autoplay && this.src && !this.#player.hasStarted) void this.#player.play();
    const described = ['title', 'author', 'poster', 'showPreviousBtn', 'showNextBtn'];
    if (described.some((name) => changed.has(name))) this.#session?.describe();
  }

  protected override renderContent(): unknown {
    if (isServer) return nothing;
    return html`${audioHead(this)}
      <p part="notice" role="status">${this.#player.isRefused ? waitsText() : nothing}</p>
      ${
        this.#player.failure
          ? errorNotice(this.#player)
          : audioBar(this, {
              player: this.#player,
              seek: this.#seek,
              volume: this.#volume,
              menus: this.#menus,
              address: this.#address,
              skip: (type) => this.#skip(type),
            })
      }`;
  }

  protected override get controller(): MediaController {
    return this.#player;
  }

  protected override get untitled(): string {
    return msg('Audio player', { id: 'nc.audio.name', desc: 'Name of a sound without a title, for screen readers' });
  }

  protected override focusBar(): void {
    this.renderRoot.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }

  get #address(): string {
    return isScriptUrl(this.src) ? '' : this.src;
  }

  protected override begin(): void {
    if (isScriptUrl(this.src)) warnOnce(this, 'src', 'the address of a sound', this.src);
    this.#player.begin(this.initialTime);
    this.#load();
    if (this.autoplay && this.#address) void this.#player.play();
  }

  #load(): void {
    const audio = this.media!;
    if (this.#address) audio.src = this.#address;
    else {
      audio.removeAttribute('src');
      if (audio.networkState !== audio.NETWORK_EMPTY) audio.load();
    }
    this.#player.setRate(this.playbackRate);
  }

  #follow(type: string): void {
    sessionPart.use(this, (module) => {
      this.#session ??= new module.PlayerSession(this.#player, {
        title: () => this.title,
        artist: () => this.author,
        artwork: () => this.poster,
        previous: () => (this.showPreviousBtn ? () => this.#skip('previous') : undefined),
        next: () => (this.showNextBtn ? () => this.#skip('next') : undefined),
      });
      if (this.isConnected) this.#session.follow(type);
    });
  }

  #skip(type: 'previous' | 'next'): void {
    this.dispatchEvent(new AudioSkipEvent(type));
  }

  /** Tells the page what the native element says. */
  #tell({ type }: Event): void {
    const { muted, volume, playbackRate } = this.media!;
    if (type === 'volumechange') Object.assign(this, { muted, volume });
    else if (type === 'ratechange') this.playbackRate = playbackRate;
    if (this.title || this.#session) this.#follow(type);
    if (TOLD.has(type)) this.dispatchEvent(this.#eventOf(type));
  }

  #eventOf(type: string): Event {
    const { time, duration, failure } = this.#player;
    if (type === 'timeupdate') return new MediaTimeEvent(time, duration);
    if (type === 'loadedmetadata') return new AudioMetadataEvent(duration);
    return failure && type === 'error' ? new MediaErrorEvent(failure) : new Event(type);
  }
}
