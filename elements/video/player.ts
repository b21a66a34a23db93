import type { ReactiveControllerHost } from 'lit';
import { percentText } from '../internal/element/number-text.js';
import { saidMuted, saidTime, saidVolume } from '../internal/media/controls.js';
import { MediaTimeEvent } from '../internal/media/events.js';
import { MediaErrorEvent } from '../internal/media/failure.js';
import { MediaController } from '../internal/media/media-controller.js';
import { type MediaSlider, seekSlider, volumeSlider } from '../internal/media/media-slider.js';
import { MediaMenus } from '../internal/media/menus.js';
import { Captions } from './captions.js';
import type { ShownControls, VideoModel } from './controls.js';
import { ControlsToggleEvent, VideoMetadataEvent, VideoProgressEvent } from './events.js';
import { DanmakuSwitch, type DanmakuHost } from './danmaku-switch.js';
import type { DragNotice } from './drag-notice.js';
import { FullScreen, FullScreenClickEvent } from './full-screen.js';
import { VideoGestures, type GestureHost } from './gestures.js';
import { Idle } from './idle.js';
import { PictureInPicture } from './picture-in-picture.js';
import { shortcutOf } from './shortcuts.js';
import { VideoSources } from './sources.js';

/** How long it is said what a key has done, in ms. */
const NOTICE = 1200;

const PICTURE_IN_PICTURE_EVENTS = ['enterpictureinpicture', 'leavepictureinpicture'];

export interface VideoPlayerHost extends ReactiveControllerHost, ShownControls, DanmakuHost, GestureHost {
  readonly renderRoot: ParentNode;
  readonly media: HTMLVideoElement | null;
  readonly src: string;
  readonly autoplay: boolean;
  readonly concurrent: boolean;
  readonly duration: number;
  readonly initialTime: number;
  waitFor(done: Promise<unknown>): void;
  muted: boolean;
  volume: number;
  playbackRate: number;
  /** Turns a custom state on or off. */
  showState(name: string, isOn: boolean): void;
}

/** All that a video element does with its native video; the element has the properties. */
export class VideoPlayer implements VideoModel {
  readonly #host: VideoPlayerHost;
  readonly #idle: Idle;
  readonly player: MediaController;
  readonly seek: MediaSlider;
  readonly volume: MediaSlider;
  readonly menus: MediaMenus;
  readonly captions: Captions;
  readonly sources: VideoSources;
  readonly fullScreen: FullScreen;
  readonly pictureInPicture: PictureInPicture;
  readonly danmaku: DanmakuSwitch;
  readonly gestures: VideoGestures;
  notice = '';
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: VideoPlayerHost) {
    this.#host = host;
    const media = () => host.media;
    const changed = () => {
      this.#idle.wake();
      host.requestUpdate();
    };
    this.player = new MediaController(host, {
      name: 'video',
      media,
      load: () => this.#load(),
      unload: () => this.sources.unload(),
      changed: (event) => this.#tell(event),
      isConcurrent: () => host.concurrent || (host.autoplay && host.muted),
      playsUnseen: () => this.pictureInPicture.isOn,
      resumes: () => host.autoplay,
      duration: () => host.duration,
      opening: () => this.sources.opening,
    });
    const { player } = this;
    this.seek = seekSlider(player, changed);
    this.volume = volumeSlider(player, changed);
    this.menus = new MediaMenus(host);
    this.captions = new Captions({
      media,
      requestUpdate: () => host.requestUpdate(),
      coveredHeight: () => (this.#idle.isShown ? (this.#bars?.offsetHeight ?? 0) : 0),
    });
    this.sources = new VideoSources({
      element: host,
      switchSource: (change) => player.switch(change),
      levelsChanged: () => host.requestUpdate(),
      failed: (errCode, detail) => {
        player.fail(errCode, detail);
        host.dispatchEvent(new MediaErrorEvent(player.failure!));
      },
    });
    this.fullScreen = new FullScreen(host, () => this.#fullScreenChanged());
    this.pictureInPicture = new PictureInPicture(media);
    this.#idle = new Idle({
      isPlaying: () => !player.isPaused,
      isInUse: () => this.#isInUse,
      shownChanged: (isShown) => {
        host.showState('idle', !isShown);
        if (host.controls) host.dispatchEvent(new ControlsToggleEvent(isShown));
        this.captions.place();
      },
    });
    this.danmaku = new DanmakuSwitch(host);
    this.gestures = new VideoGestures(host, player, {
      tapped: () => this.#idle.toggle(),
      dragged: (notice) => this.#dragged(notice),
    });
    for (const type of ['click', 'pointermove', 'keydown', 'focusin']) host.addEventListener(type, this);
  }

  /** The host is on the page. */
  start(video: HTMLVideoElement): void {
    this.captions.watch(video);
    this.fullScreen.watch(video);
    for (const type of PICTURE_IN_PICTURE_EVENTS) video.addEventListener(type, this);
  }

  /** The host has left the page. */
  stop(video: HTMLVideoElement): void {
    this.captions.unwatch(video);
    this.#idle.stop();
    this.fullScreen.stop();
    this.#say('');
  }

  /** Begins with the sources that the page gives. */
  begin(): void {
    const { player } = this;
    player.begin(this.#host.initialTime);
    this.#load();
    if (this.#host.autoplay) void player.play();
  }

  /** The `<source>` children have changed: loads again if the chosen source is another one. */
  sourcesChanged(): void {
    if (this.sources.isNews) this.begin();
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (PICTURE_IN_PICTURE_EVENTS.includes(type)) {
      this.#host.requestUpdate();
      this.#host.dispatchEvent(new Event(type));
    } else if (type === 'click') this.#press(event as PointerEvent);
    else if (type !== 'pointermove' || (event as PointerEvent).pointerType === 'mouse') {
      this.#idle.wake();
      if (type === 'keydown') this.#key(event as KeyboardEvent);
    }
  }

  toggleFullScreen(): void {
    this.fullScreen.toggle(this.#host.direction);
  }

  toggleCaptions(): void {
    const { captions } = this;
    if (!captions.tracks.length) return;
    captions.toggle();
    const { current } = captions;
    this.#say(captions.saidOf(current));
  }

  volumeChosen(): void {
    const { player } = this;
    // The button that has the focus says so itself.
    if (this.#host.renderRoot.querySelector('[part~=mute]:focus')) return;
    const isSilent = player.isMuted || player.volume === 0;
    this.#say(isSilent ? saidMuted() : saidVolume(percentText(this.#host, Math.round(player.volume * 100))));
  }

  get #bars(): HTMLElement | null {
    return this.#host.renderRoot?.querySelector<HTMLElement>('.bars') ?? null;
  }

  get #isInUse(): boolean {
    const { menus, seek, volume } = this;
    const isHeld = menus.isOpen || seek.isDragging || volume.isDragging;
    return isHeld || this.#host.renderRoot.querySelector(':focus-visible, .bars:hover') !== null;
  }

  #press(event: PointerEvent): void {
    const [pressed] = event.composedPath() as Element[];
    if (event.target !== this.#host || pressed!.closest('button, [role=slider], [part=menu], .bars')) return;
    if (this.fullScreen.isOn) this.#host.dispatchEvent(new FullScreenClickEvent(event));
    this.gestures.tap(event);
  }

  #dragged({ kind, value }: DragNotice): void {
    if (kind === 'volume') this.volumeChosen();
    else this.#say(saidTime(this.#host, value, this.player.duration));
  }

  #key(event: KeyboardEvent): void {
    const { altKey, ctrlKey, metaKey, key, target, defaultPrevented } = event;
    const host = this.#host;
    const isInside = target === host && !(event.composedPath()[0] as Element).closest('[part=menu]');
    if (altKey || ctrlKey || metaKey || defaultPrevented || !isInside || !host.controls) return;
    const action =
      key === 'Escape' && this.fullScreen.isCover
        ? () => this.toggleFullScreen()
        : shortcutOf(event, host, this.player, this);
    if (!action) return;
    event.preventDefault(); // The page must not scroll.
    action();
  }

  /** Says, and shows for a while, what a key or a drag has done. */
  #say(text: string): void {
    clearTimeout(this.#noticeTimer);
    if (text) this.#noticeTimer = setTimeout(() => this.#say(''), NOTICE);
    if (this.notice === text) return;
    this.notice = text;
    this.#host.requestUpdate();
  }

  #load(): void {
    this.sources.load();
    this.player.setRate(this.#host.playbackRate);
  }

  #fullScreenChanged(): void {
    this.#host.showState('full-screen', this.fullScreen.isOn);
    this.#idle.wake();
    this.#host.requestUpdate();
  }

  /** Tells the page what the native video says. */
  #tell({ type }: Event): void {
    const host = this.#host;
    const { player } = this;
    if (type === 'volumechange') {
      host.muted = player.isMuted;
      host.volume = player.volume;
    } else if (type === 'ratechange') host.playbackRate = player.rate;
    else if (type === 'play' || type === 'pause') this.#idle.wake();
    host.dispatchEvent(this.#eventOf(type));
  }

  #eventOf(type: string): Event {
    const { time, duration, buffered, failure, isSeekable } = this.player;
    if (type === 'timeupdate') return new MediaTimeEvent(time, duration);
    if (type === 'loadedmetadata') return new VideoMetadataEvent(this.#host.media!, duration);
    if (type === 'progress') {
      const end = buffered.at(-1)?.[1] ?? 0;
      return new VideoProgressEvent(isSeekable ? Math.min(100, (end / duration) * 100) : 0);
    }
    return failure && type === 'error' ? new MediaErrorEvent(failure) : new Event(type);
  }
}
