import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { UNLESS_FALSE, WORDS } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { isServer } from '../internal/element/server.js';
import { copyInto, mediaChildWatch } from '../internal/media/media-children.js';
import type { MediaController } from '../internal/media/media-controller.js';
import { MediaElement } from '../internal/media/media-element.js';
import { videoControls } from './controls.js';
import { DANMU_LIST, type Danmu } from './danmaku/kinds.js';
import { VideoPlayer } from './player.js';
import { videoStyles } from './video.styles.js';

/**
 * A video with controls. 300 × 225 px unless styled. Its `<source>` and `<track>` children are sources and captions.
 *
 * @slot - Content above the picture. Presses go through it, unless it has `pointer-events: auto`.
 * @event {Event} play - It starts, or goes on.
 * @event {Event} playing - It plays, also after it waited for data.
 * @event {Event} pause - It pauses.
 * @event {Event} ended - It has come to its end.
 * @event {Event} waiting - It waits for data.
 * @event {Event} seeking - It goes to another time.
 * @event {Event} seeked - It is at another time.
 * @event {Event} ratechange - `playbackRate` has changed.
 * @event {Event} volumechange - `volume` or `muted` has changed.
 * @event {MediaTimeEvent} timeupdate - The time has changed; fields `currentTime`, `duration`.
 * @event {VideoProgressEvent} progress - More has loaded; field `buffered`, in per cent.
 * @event {VideoMetadataEvent} loadedmetadata - Its size and length are known; fields `width`, `height`, `duration`.
 * @event {MediaErrorEvent} error - It does not play; fields `errCode`, `errMsg`.
 * @event {AutoplayRefusedEvent} autoplayrefused - The browser does not let it play before the user starts it; field `errMsg`.
 * @event {FullScreenChangeEvent} fullscreenchange - It fills the screen, or does not any more; fields `fullScreen`, `direction`. Bubbles.
 * @event {FullScreenClickEvent} fullscreenclick - The user has pressed the picture while it fills the screen; fields `screenX`, `screenY`, `screenWidth`, `screenHeight`.
 * @event {Event} enterpictureinpicture - It is in a small window now.
 * @event {Event} leavepictureinpicture - It has left the small window.
 * @event {DanmuToggleEvent} danmutoggle - The user has shown or hidden the danmaku; field `enabled`.
 * @event {ControlsToggleEvent} controlstoggle - The controls have appeared or disappeared; field `show`.
 * @csspart video - The native video.
 * @csspart title - The title above the picture.
 * @csspart button - Each button, which has a second part with its own name: `play`, `mute`, `settings` …
 * @csspart slider - Each bar: `seek`, `volume`.
 * @csspart menu - Each menu.
 * @csspart controls - The bars at the bottom.
 * @csspart notice - Says what a key or a drag has done.
 * @csspart drag - The time or volume that a drag is at.
 * @csspart danmaku - What the danmaku run in: the upper three quarters of the picture.
 * @csspart loading - The ring that is shown while it waits for data.
 * @csspart error - The notice that it cannot be played.
 * @cssprop --nc-media-color - Color of the bars.
 * @cssprop --nc-video-danmaku-color - Color of danmaku that have none of their own.
 * @cssprop --nc-video-danmaku-size - Text size of the danmaku.
 * @cssstate idle - The controls are hidden.
 * @cssstate full-screen - It fills the screen.
 */
export class NcVideo extends MediaElement {
  static override styles = videoStyles;
  static override childWatch = mediaChildWatch;
  static override template: TemplateResult = html`<video part="video" tabindex="-1" preload="metadata" playsinline title=""></video><slot></slot>`;

  readonly #player = new VideoPlayer(this);

  /** URL of the video. A new URL loads the video and starts it at `initialTime`. Without it, the `<source>` children are used. */
  @property({ default: '' }) declare src: string;

  /** Address of a picture that is shown until it plays. */
  @property({ default: '' }) declare poster: string;

  /** Shows the controls. Default: true. */
  @property({ type: UNLESS_FALSE, default: true }) declare controls: boolean;

  /** Plays as soon as it can. Browsers refuse that for videos with sound, unless the user knows the page: `autoplayrefused`. */
  @property({ type: Boolean, default: false }) declare autoplay: boolean;

  /** How the picture fills its box, as in CSS. Default: `contain`. */
  @property({ attribute: 'object-fit', default: 'contain' }) declare objectFit: string;

  /** The length to show, in s, if it is to differ from that of the file. */
  @property({ type: Number, default: 0 }) declare duration: number;

  /** Shown above the picture, and the name of the player for screen readers. */
  @property({ default: '' }) declare title: string;

  /** Shows the bar with the time. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-progress', default: true }) declare showProgress: boolean;

  /** Shows the button that plays and pauses. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-play-btn', default: true }) declare showPlayBtn: boolean;

  /** Shows a play button on the picture until it has been played. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-center-play-btn', default: true })
  declare showCenterPlayBtn: boolean;

  /** Shows the choice of the quality, where `<source>` children with `data-quality` or a stream offer several. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-quality-btn', default: true }) declare showQualityBtn: boolean;

  /** Shows the menu of the captions, where there are some. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-captions-btn', default: true }) declare showCaptionsBtn: boolean;

  /** Shows the button for a small window above others, in browsers that have one. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-pip-btn', default: true }) declare showPipBtn: boolean;

  /** Shows the button for full screen. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'show-fullscreen-btn', default: true }) declare showFullscreenBtn: boolean;

  /** How to hold a phone in full screen, in degrees: 0, 90 or -90. By default as the picture is. */
  @property({ type: WORDS, default: '' }) declare direction: string | number;

  /** Messages that run over the picture: `{ text, color, time }`, with a CSS color and a time in s. As JSON in HTML. */
  @property({ type: DANMU_LIST, attribute: 'danmu-list', default: [] }) declare danmuList: readonly Danmu[];

  /** Shows the danmaku. Follows the user. */
  @property({ type: Boolean, attribute: 'enable-danmu', default: false }) declare enableDanmu: boolean;

  /** Shows the button that shows and hides the danmaku. */
  @property({ type: Boolean, attribute: 'danmu-btn', default: false }) declare danmuBtn: boolean;

  /** A drag along the picture goes to another time: 600 px are the whole video. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'enable-progress-gesture', default: true })
  declare enableProgressGesture: boolean;

  /** A double tap on the picture plays and pauses. */
  @property({ type: Boolean, attribute: 'enable-play-gesture', default: false }) declare enablePlayGesture: boolean;

  /** A drag up or down changes the volume: 200 px are all of it. Such a drag does not scroll the page. */
  @property({ type: Boolean, attribute: 'vslide-gesture', default: false }) declare vslideGesture: boolean;

  /** The same in full screen. Default: true. */
  @property({ type: UNLESS_FALSE, attribute: 'vslide-gesture-in-fullscreen', default: true })
  declare vslideGestureInFullscreen: boolean;

  /** Another name of `vslide-gesture`. */
  @property({ type: Boolean, attribute: 'page-gesture', default: false }) declare pageGesture: boolean;

  /** Plays together with other players. Without it, a player pauses the others when it starts; a muted one that starts by `autoplay` does not. */
  @property({ type: Boolean, default: false }) declare concurrent: boolean;

  /** The native video: for what this element does not offer. */
  override get media(): HTMLVideoElement | null {
    return this.renderRoot?.querySelector('video') ?? null;
  }

  /** Fills the screen. Browsers allow that while they handle a press of the user. */
  requestFullScreen({ direction = this.direction }: { direction?: string | number } = {}): Promise<void> {
    return handled(this.#player.fullScreen.enter(direction));
  }

  exitFullScreen(): Promise<void> {
    return handled(this.#player.fullScreen.exit());
  }

  /** Shows a message over the picture, at this time of the video: `{ text, color }`. */
  sendDanmu(danmu: Danmu): void {
    this.#player.danmaku.send(danmu);
  }

  /** @internal */
  showState(name: string, isOn: boolean): void {
    this.setState(name, isOn);
  }

  /** @internal */
  override childrenChanged(): void {
    copyInto(this.media!, 'track', [...this.querySelectorAll(':scope > track')]);
    if (!this.src) this.#player.sourcesChanged();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#player.start(this.media!);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#player.stop(this.media!);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    if (changed.has('poster')) this.#setPoster();
    if (changed.has('objectFit')) this.media!.style.objectFit = this.objectFit;
    if (changed.has('autoplay') && this.autoplay && !this.controller.hasStarted) void this.controller.play();
  }

  protected override renderContent(): unknown {
    return isServer ? nothing : videoControls(this, this.#player);
  }

  protected override get controller(): MediaController {
    return this.#player.player;
  }

  protected override get untitled(): string {
    return msg('Video player', { id: 'nc.video.name', desc: 'Name of a video without a title, for screen readers' });
  }

  protected override begin(): void {
    if (!this.hasUpdated) this.childrenChanged();
    if (this.hasUpdated || this.src) this.#player.begin();
  }

  protected override focusBar(): void {
    this.renderRoot.querySelector<HTMLElement>('.bars button')?.focus({ preventScroll: true });
  }

  #setPoster(): void {
    if (this.poster) this.media!.poster = this.poster;
    else this.media!.removeAttribute('poster');
  }
}

/** A promise whose rejection needs no handler. */
function handled(promise: Promise<void>): Promise<void> {
  promise.catch(() => {});
  return promise;
}
