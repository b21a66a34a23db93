interface WebKitVideo extends HTMLVideoElement {
  readonly webkitPresentationMode?: string;
  webkitSupportsPresentationMode?(mode: string): boolean;
  webkitSetPresentationMode?(mode: string): void;
}

const MODE = 'picture-in-picture';

/** The video in a small window above others, in browsers that let pages do that. */
export class PictureInPicture {
  readonly #media: () => HTMLVideoElement | null;

  constructor(media: () => HTMLVideoElement | null) {
    this.#media = media;
  }

  /** Whether this browser can: its button is not shown elsewhere. */
  get isPossible(): boolean {
    const video: WebKitVideo | null = this.#media();
    if (!video || video.disablePictureInPicture) return false;
    return video.ownerDocument.pictureInPictureEnabled || video.webkitSupportsPresentationMode?.(MODE) === true;
  }

  get isOn(): boolean {
    const video: WebKitVideo | null = this.#media();
    if (!video) return false;
    const root = video.getRootNode() as Document | ShadowRoot;
    return root.pictureInPictureElement === video || video.webkitPresentationMode === MODE;
  }

  /** By the user. A browser that refuses changes nothing. */
  toggle(): void {
    const video = this.#media() as WebKitVideo;
    const page = video.ownerDocument;
    if (page.pictureInPictureEnabled) {
      const done = this.isOn ? page.exitPictureInPicture() : video.requestPictureInPicture();
      done.catch(() => {});
    } else video.webkitSetPresentationMode?.(this.isOn ? 'inline' : MODE);
  }
}
