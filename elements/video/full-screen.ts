import { viewOf, viewOfEvent } from '../internal/element/view.js';

/** What full screens of browsers differ in. */
interface WebKitVideo extends HTMLVideoElement {
  readonly webkitSupportsFullscreen?: boolean;
  readonly webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?(): void;
  webkitExitFullscreen?(): void;
}

type Orientation = 'landscape' | 'landscape-secondary' | 'portrait';

interface LockableOrientation {
  lock?(orientation: Orientation): Promise<void>;
}

/** It fills the screen now, or does not any more. Bubbles, as the native one. */
export class FullScreenChangeEvent extends Event {
  readonly fullScreen: boolean;
  /** How the screen is held. */
  readonly direction: 'horizontal' | 'vertical';

  constructor(fullScreen: boolean, direction: 'horizontal' | 'vertical') {
    super('fullscreenchange', { bubbles: true, composed: true });
    this.fullScreen = fullScreen;
    this.direction = direction;
  }
}

/** The user has pressed the picture while it fills the screen. Lengths in px. */
export class FullScreenClickEvent extends Event {
  readonly screenX: number;
  readonly screenY: number;
  readonly screenWidth: number;
  readonly screenHeight: number;

  constructor(event: MouseEvent) {
    super('fullscreenclick');
    const { screenX, screenY } = event;
    const { screen } = viewOfEvent(event);
    this.screenX = screenX;
    this.screenY = screenY;
    this.screenWidth = screen.width;
    this.screenHeight = screen.height;
  }
}

/** Degrees, as pages give them, in words of the browser. */
const ORIENTATIONS: Readonly<Record<string, Orientation>> = {
  0: 'portrait',
  90: 'landscape',
  '-90': 'landscape-secondary',
};

/** How the screen is held. */
function direction({ screen, innerWidth, innerHeight }: typeof globalThis): 'horizontal' | 'vertical' {
  const type = (screen.orientation as ScreenOrientation | undefined)?.type;
  const isWide = type ? type.startsWith('landscape') : innerWidth > innerHeight;
  return isWide ? 'horizontal' : 'vertical';
}

export interface FullScreenHost extends HTMLElement {
  readonly media: HTMLVideoElement | null;
}

/**
 * Full screen: of the element, controls and all, where the browser can; on iPhones that of the native video; in a frame
 * that may do neither, the element covers the page.
 */
export class FullScreen {
  readonly #host: FullScreenHost;
  readonly #changed: () => void;

  constructor(host: FullScreenHost, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    // The first listener: the page gets one event with our fields instead.
    host.addEventListener('fullscreenchange', this);
  }

  /** Whether it fills the screen. */
  get isOn(): boolean {
    const video: WebKitVideo | null = this.#host.media;
    return this.#host.matches(':fullscreen, :popover-open') || video?.webkitDisplayingFullscreen === true;
  }

  /** Whether it only covers the page: then the browser does not end it by Escape. */
  get isCover(): boolean {
    return this.#host.matches(':popover-open');
  }

  /** Listens to the native video, whose full screen has events of its own. */
  watch(video: HTMLVideoElement): void {
    for (const type of ['webkitbeginfullscreen', 'webkitendfullscreen']) video.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    const isOther = !event.isTrusted || event.target !== this.#host;
    if (event.type === 'fullscreenchange' && isOther) return;
    event.stopImmediatePropagation();
    this.#tell();
  }

  /** `wanted`: how to hold the screen, in degrees; by default as the picture is. */
  async enter(wanted: string | number = ''): Promise<void> {
    if (this.isOn) return;
    const host = this.#host;
    const video = host.media as WebKitVideo;
    if (host.ownerDocument.fullscreenEnabled) {
      await host.requestFullscreen({ navigationUI: 'hide' });
      this.#turn(ORIENTATIONS[wanted] ?? (video.videoWidth < video.videoHeight ? 'portrait' : 'landscape'));
    } else if (video.webkitSupportsFullscreen && video.webkitEnterFullscreen) video.webkitEnterFullscreen();
    else {
      host.popover = 'manual';
      host.showPopover();
      this.#tell();
    }
  }

  async exit(): Promise<void> {
    const host = this.#host;
    const video: WebKitVideo | null = host.media;
    if (host.matches(':fullscreen')) await host.ownerDocument.exitFullscreen();
    else if (this.isCover) this.#uncover();
    else if (video?.webkitDisplayingFullscreen) video.webkitExitFullscreen?.();
  }

  /** By the user. A browser that refuses changes nothing. */
  toggle(wanted?: string | number): void {
    (this.isOn ? this.exit() : this.enter(wanted)).catch(() => {});
  }

  /** The host leaves the page. */
  stop(): void {
    if (this.#host.popover === 'manual') this.#host.popover = null;
  }

  #uncover(): void {
    this.#host.hidePopover();
    this.#host.popover = null;
    this.#tell();
  }

  /** Only phones and tablets can; that others refuse is of no interest. */
  #turn(orientation: Orientation): void {
    const held = viewOf(this.#host).screen.orientation as LockableOrientation;
    held.lock?.call(held, orientation).catch(() => {});
  }

  #tell(): void {
    this.#changed();
    this.#host.dispatchEvent(new FullScreenChangeEvent(this.isOn, direction(viewOf(this.#host))));
  }
}
