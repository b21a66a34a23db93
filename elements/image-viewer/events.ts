/** The user has gone to another picture. */
export class ImageViewerChangeEvent extends Event {
  /** Its index, from 0. */
  readonly current: number;

  constructor(current: number) {
    super('change');
    this.current = current;
  }
}

/**
 * The user asks what can be done with a picture: by holding it, by the right mouse button, or by the key for context menus.
 * A listener that shows its own menu calls `preventDefault()`: then the browser shows none, and no tap follows.
 */
export class ImageViewerLongPressEvent extends Event {
  /** Index of the picture, from 0. */
  readonly current: number;
  readonly url: string;

  constructor(current: number, url: string) {
    super('longpress', { cancelable: true });
    this.current = current;
    this.url = url;
  }
}
