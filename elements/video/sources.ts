import { msg } from '@lit/localize';
import { isScriptUrl } from '../base/urls.js';
import { lazy, loadOnce } from '../base/lazy.js';
import { loadLibrary } from '../base/libraries.js';
import { languageAround } from '../internal/element/language.js';
import { warnOnce } from '../internal/element/warn.js';
import { copyInto } from '../internal/media/media-children.js';
import type { MenuChoice, MenuGroup } from '../internal/media/menus.js';
import type { HlsClass, Stream, StreamListener } from './hls.js';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

const stream = /* @__PURE__ */ lazy(() => import('./hls.js'));

/** Loads only where the browser cannot play a stream itself. */
const loadStreams = /* @__PURE__ */ loadOnce(async () => {
  const [{ Stream }, { default: Hls }] = await Promise.all([stream(), loadLibrary<{ default: HlsClass }>('hls')]);
  return { Stream, Hls };
});

export interface SourcesHost extends StreamListener {
  readonly element: HTMLElement & {
    readonly media: HTMLVideoElement | null;
    readonly src: string;
    waitFor(done: Promise<unknown>): void;
  };
  /** Runs what gives it another source of the same content. */
  switchSource(change: () => void): void;
}

/** Whether an address leads to an HLS stream, by its type or its ending. */
const isStream = (url: string, type: string): boolean =>
  type ? /mpegurl/i.test(type) : /\.m3u8$/i.test(url.replace(/[?#].*/s, ''));

/**
 * Where the video comes from: `src`, or the `<source>` children. Those with `data-quality` are one choice of the user's, and
 * so are the qualities of a stream that the library plays.
 */
export class VideoSources {
  readonly #host: SourcesHost;
  /** The quality that the user has chosen. */
  #quality: string | undefined;
  /** The children that have been loaded. */
  #loaded: readonly Element[] = [];
  #stream: Stream | undefined;
  /** The stream that waits for the library. */
  #opening: Promise<void> | undefined;

  constructor(host: SourcesHost) {
    this.#host = host;
  }

  /** Resolves when the library has the stream; undefined if there is nothing to wait for. */
  get opening(): Promise<void> | undefined {
    return this.#opening;
  }

  /** Whether the children are not those that were loaded. */
  get isNews(): boolean {
    const originals = this.#originals;
    const loaded = this.#loaded;
    return originals.length !== loaded.length || originals.some((each, at) => !each.isEqualNode(loaded[at]!));
  }

  /** Names of the qualities, in the author's order. The first one is played, unless the user chooses. */
  get #qualities(): string[] {
    if (this.#host.element.src) return [];
    return [...new Set(this.#originals.flatMap(({ dataset }) => dataset['quality'] ?? []))];
  }

  get #chosen(): string | undefined {
    const qualities = this.#qualities;
    return qualities.find((each) => each === this.#quality) ?? qualities[0];
  }

  get #originals(): HTMLSourceElement[] {
    return [...this.#host.element.querySelectorAll<HTMLSourceElement>(':scope > source')];
  }

  /** Gives them to the native video, which loads. */
  load(): void {
    this.unload();
    const { element } = this.#host;
    const video = element.media!;
    const { src } = element;
    this.#loaded = this.#originals.map((each) => each.cloneNode() as Element);
    if (src && isScriptUrl(src)) warnOnce(element, 'src', 'the address of a video', src);
    else if (src && this.#needsLibrary(src, '')) this.#open(src);
    else if (src) video.src = src;
    else this.#loadChildren(video);
    if (!video.src && !video.firstElementChild && video.networkState !== video.NETWORK_EMPTY) video.load();
  }

  /** Takes them away. */
  unload(): void {
    const video = this.#host.element.media!;
    this.#opening = undefined;
    this.#stream?.destroy();
    this.#stream = undefined;
    video.removeAttribute('src');
    copyInto(video, 'source', []);
  }

  /** The choice of the quality, where there is one. */
  group(): MenuGroup | undefined {
    const choices = this.#stream ? this.#levelChoices(this.#stream) : this.#sourceChoices();
    if (choices.length < 2) return undefined;
    return {
      label: msg('Quality', { id: 'nc.media.quality', desc: 'Group of a menu: how sharp a video is' }),
      choices,
    };
  }

  #loadChildren(video: HTMLVideoElement): void {
    // The first sources load by themselves, as `preload` says; `load()` would not heed that they are to wait for the play.
    const isFirst = video.networkState === video.NETWORK_EMPTY;
    const chosen = this.#chosen;
    const wanted = this.#originals.filter(({ dataset }) => (dataset['quality'] ?? chosen) === chosen);
    const needsLibrary = ({ src, type }: HTMLSourceElement) => this.#needsLibrary(src, type);
    const stream = wanted.find(needsLibrary);
    if (stream && !wanted.some((each) => !needsLibrary(each) && (!each.type || video.canPlayType(each.type)))) {
      this.#open(stream.src);
    } else if (copyInto(video, 'source', wanted) && !isFirst) video.load();
  }

  #needsLibrary(url: string, type: string): boolean {
    return isStream(url, type) && !this.#host.element.media!.canPlayType(HLS_TYPE);
  }

  #open(url: string): void {
    const { element } = this.#host;
    const settle = (action: () => void): void => {
      // Another source may have come meanwhile.
      if (this.#opening !== opening) return;
      this.#opening = undefined;
      action();
    };
    const opening: Promise<void> = loadStreams().then(
      ({ Stream, Hls }) => settle(() => (this.#stream = new Stream(Hls, element.media!, url, this.#host))),
      (error: Error) => {
        reportError(error);
        const isLost = error.name !== 'NotSupportedError';
        settle(() => this.#host.failed(isLost ? 2 : 4, isLost ? 'hls.js cannot be loaded' : error.message));
      },
    );
    this.#opening = opening;
    element.waitFor(opening);
  }

  #sourceChoices(): MenuChoice[] {
    const chosen = this.#chosen;
    return this.#qualities.map((quality) => ({
      label: quality,
      isChosen: quality === chosen,
      choose: () => this.#choose(quality),
    }));
  }

  #levelChoices(stream: Stream): MenuChoice[] {
    const { levels, level } = stream;
    const choices = levels.map(({ index, height, bitrate }) => ({
      label: height ? `${height}p` : this.#bitrateText(bitrate),
      isChosen: index === level,
      choose: () => void (stream.level = index),
    }));
    const automatic = {
      label: msg('Automatic', { id: 'nc.media.quality-auto', desc: 'The quality that fits the connection' }),
      isChosen: level === -1,
      choose: () => void (stream.level = -1),
    };
    return choices.length > 1 ? [automatic, ...choices] : [];
  }

  /** For a stream that does not say its size: '1,200 kb/s'. */
  #bitrateText(bitrate: number): string {
    const format = new Intl.NumberFormat(languageAround(this.#host.element), {
      style: 'unit',
      unit: 'kilobit-per-second',
    });
    return format.format(Math.round(bitrate / 1000));
  }

  #choose(quality: string): void {
    if (quality === this.#chosen) return;
    this.#quality = quality;
    this.#host.switchSource(() => this.load());
  }
}
