import type Hls from 'hls.js/light';

/** The library. */
export type HlsClass = typeof Hls;

/** What the stream tells its player. */
export interface StreamListener {
  /** Its qualities are known. */
  levelsChanged(): void;
  /** It does not play; codes of `MediaError`. */
  failed(errCode: number, detail: string): void;
}

/** A quality of a stream; `index` -1 is what fits the connection. */
export interface StreamLevel {
  readonly index: number;
  /** In px; 0 if it is not known. */
  readonly height: number;
  readonly bitrate: number;
}

/** An HLS stream in a browser that does not play them itself, by hls.js. */
export class Stream {
  readonly #library: HlsClass;
  readonly #hls: Hls;
  readonly #video: HTMLVideoElement;
  readonly #listener: StreamListener;
  #hasRecovered = false;
  #level = -1;

  /** Without a worker: it would be made of a `blob:` address, which strict policies forbid. */
  constructor(library: HlsClass, video: HTMLVideoElement, url: string, listener: StreamListener) {
    this.#library = library;
    this.#video = video;
    this.#listener = listener;
    this.#hls = new library({ enableWorker: false, autoStartLoad: video.preload !== 'none' });
    this.#hls.on(library.Events.MANIFEST_PARSED, () => listener.levelsChanged());
    this.#hls.on(library.Events.ERROR, (_event, { fatal, type, details, response }) => {
      if (fatal) this.#fail(type, details, response?.code ?? 0);
    });
    if (!library.isSupported()) {
      listener.failed(4, 'this browser plays no streams');
      return;
    }
    this.#hls.loadSource(url);
    this.#hls.attachMedia(video);
    video.addEventListener('play', this);
  }

  /** From the sharpest on. */
  get levels(): readonly StreamLevel[] {
    return this.#hls.levels
      .map(({ height, bitrate }, index) => ({ index, height, bitrate }))
      .sort((one, other) => other.height - one.height || other.bitrate - one.bitrate);
  }

  /** The index of the quality that the user has chosen; -1: none. */
  get level(): number {
    return this.#level;
  }

  set level(index: number) {
    this.#level = index;
    this.#hls.nextLevel = index;
  }

  /** With `preload="none"` it has waited for this. */
  handleEvent(): void {
    this.#video.removeEventListener('play', this);
    if (!this.#hls.loadingEnabled) this.#hls.startLoad();
  }

  destroy(): void {
    this.#video.removeEventListener('play', this);
    this.#hls.destroy();
  }

  #fail(type: string, details: string, status: number): void {
    const { ErrorTypes, ErrorDetails } = this.#library;
    // Without a part that this browser decodes there is nothing to recover.
    const isForeign = details === String(ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR);
    if (type === String(ErrorTypes.NETWORK_ERROR)) this.#end(status >= 400 ? 4 : 2, details);
    else if (type !== String(ErrorTypes.MEDIA_ERROR) || isForeign) this.#end(4, details);
    else if (this.#hasRecovered) this.#end(3, details);
    else {
      this.#hasRecovered = true;
      this.#hls.recoverMediaError();
    }
  }

  #end(errCode: number, detail: string): void {
    // A `play()` that waits for the first picture fails with it.
    if (!this.#video.readyState) this.#hls.detachMedia();
    this.#listener.failed(errCode, detail);
  }
}
