import '../../../elements/image-viewer/index.js';
import type { ImageViewerLongPressEvent, NcImageViewer } from '../../../elements/image-viewer/index.js';
import { DeviceError, ErrCode, guard } from '../../device/errors.js';
import type { LongPressActions, PreviewImageOptions } from '../../device/index.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../kind.js';
import { PendingCalls } from './pending-calls.js';

/** Shows pictures on the whole screen, in one viewer: a call while it is open replaces its pictures. */
class Previews implements OverlayKind<'previewImage', 'closePreviewImage'> {
  readonly #element = document.createElement('nc-image-viewer');
  /** Another copy of the library may have registered the tag. */
  readonly #class = customElements.get('nc-image-viewer') as typeof NcImageViewer;
  readonly #pending = new PendingCalls();
  readonly #host: OverlayHost;
  #page: string | undefined;
  #actions: LongPressActions | undefined;
  /** Ends the menu of the picture, which does not outlive the viewer. */
  #menu: AbortController | undefined;

  constructor(host: OverlayHost) {
    this.#host = host;
    this.#element.addEventListener('close', () => this.#remove());
    this.#element.addEventListener('longpress', (event) => this.#ask(event as ImageViewerLongPressEvent));
  }

  /** Resolves when the viewer is on screen, or when the call was canceled before. */
  async show(options: PreviewImageOptions, page: string | undefined, signal: AbortSignal): Promise<void> {
    const { urls, current, loop, indicator, longPressActions } = options;
    const isReady = await this.#pending.wait(this.#load(Boolean(longPressActions)), page, signal);
    if (!isReady) return;
    const element = this.#element;
    this.#actions = longPressActions;
    // Of iOS, whose menu would come over ours.
    element.style.setProperty('-webkit-touch-callout', longPressActions ? 'none' : null);
    Object.assign(element, { urls, current, loop, indicator });
    this.#page = page;
    if (element.open) return;
    this.#host.place(element);
    void element.show();
    if (!element.isConnected) throw new DeviceError('previewImage', ErrCode.unknown, 'the root is not on the page');
  }

  hide(): void {
    if (!this.close()) throw new DeviceError('closePreviewImage', ErrCode.notFound, 'no picture is shown');
  }

  /** Returns false if there was nothing to close. */
  close(key?: string): boolean {
    const wasPending = this.#pending.cancel(key);
    const isClosing = this.#element.open && isLeft(this.#page, key);
    if (isClosing) void this.#element.hide();
    return isClosing || wasPending;
  }

  /** Loads what shows the pictures, and beside it the menu of a picture if there is one. */
  async #load(hasMenu: boolean): Promise<boolean> {
    const [isLoaded] = await Promise.all([this.#class.load(), hasMenu && this.#host.load('showActionSheet')]);
    return isLoaded;
  }

  /** Shows what the app offers for the picture. Without an offer, the browser shows its own menu. */
  #ask(event: ImageViewerLongPressEvent): void {
    if (!this.#actions) return;
    event.preventDefault();
    const { itemList, itemColor, success, fail, complete } = this.#actions;
    const { current: index } = event;
    const menu = new AbortController();
    this.#menu = menu;
    const options = { itemList, ...(itemColor && { itemColor }) };
    const report = <T>(outcome: T, ...callbacks: (((outcome: T) => void) | undefined)[]) =>
      callbacks.forEach((callback) => guard(() => callback?.(outcome)));
    this.#host.show('showActionSheet', options, this.#page, menu.signal).then(
      ({ tapIndex }) => report({ tapIndex, index }, success, complete),
      (error: unknown) => report(DeviceError.from('previewImage', error), fail, complete),
    );
  }

  /** Takes the viewer off the page when it has faded out, unless it was opened again. */
  #remove(): void {
    this.#menu?.abort();
    void this.#element.hide().then(() => {
      if (!this.#element.open) this.#element.remove();
    });
  }
}

export const create = (host: OverlayHost): Previews => new Previews(host);
