export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the default pin, in px; its tip is at the position. */
export const PIN: Size = { width: 26, height: 31 };

/** A picture that has no size of its own, such as some SVG. */
const SIZELESS: Size = { width: 64, height: 64 };

/** Full URL of a picture; undefined for a text that is none. */
export const pictureUrl = (path: string): string | undefined =>
  URL.canParse(path, globalThis.document.baseURI) ? new URL(path, globalThis.document.baseURI).href : undefined;

/** Loads each picture once, however many markers have it. */
export class Icons {
  readonly #known = new Map<string, Size | 'loading' | 'failed'>();
  readonly #loaded: (url: string) => void;

  /** `loaded` is called for each picture when its size is known, or it has failed. */
  constructor(loaded: (url: string) => void) {
    this.#loaded = loaded;
  }

  /** The size of a picture, or why there is none. */
  sizeOf(url: string): Size | 'loading' | 'failed' {
    const known = this.#known.get(url);
    if (known) return known;
    this.#known.set(url, 'loading');
    const image = new Image();
    const finish = (size: Size | 'failed'): void => {
      this.#known.set(url, size);
      this.#loaded(url);
    };
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      finish(width && height ? { width, height } : SIZELESS);
    };
    image.onerror = () => finish('failed');
    image.src = url;
    return 'loading';
  }
}

/** A side that is missing keeps the ratio of the picture; with neither it is half of its size. */
export function sizeBy(given: { width?: number; height?: number }, natural: Size): Size {
  const { width, height } = given;
  const ratio = natural.width / natural.height;
  if (width !== undefined) return { width, height: height ?? width / ratio };
  if (height !== undefined) return { width: height * ratio, height };
  return { width: natural.width / 2, height: natural.height / 2 };
}
