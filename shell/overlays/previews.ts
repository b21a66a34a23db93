import '../../elements/image-viewer/index.js';
import type { ImageViewerLongPressEvent, NcImageViewer } from '../../elements/image-viewer/index.js';
import { DeviceError, ErrCode, guard } from '../device/errors.js';
import type { LongPressActions, PreviewImageOptions } from '../device/index.js';
import type { ActionSheets } from './action-sheets.js';
import { PendingCalls } from './pending-calls.js';

/** Shows pictures on the whole screen, in one viewer: a call while it is open replaces its pictures. */
export class Previews {
  readonly #element = document.createElement('nc-image-viewer');
  /** Another copy of the library may have registered the tag. */
  readonly #class = customElements.get('nc-image-viewer') as typeof NcImageViewer;
  readonly #pending = new PendingCalls();
  readonly #place: (element: HTMLElement) => void;
  readonly #sheets: ActionSheets;
  #page: string | undefined;
  #actions: LongPressActions | undefined;
  /** Ends the menu of the picture, which does not outlive the viewer. */
  #menu: AbortController | undefined;

  constructor(place: (element: HTMLElement) => void, sheets: ActionSheets) {
    this.#place = place;
    this.#sheets = sheets;
    this.#element.addEventListener('close', () => this.#remove());
    this.#element.addEventListener('longpress', (event) => this.#ask(event as ImageViewerLongPressEvent));
  }

  /** Resolves when the viewer is on screen, or when the call was cancelled before. */
  async show(options: PreviewImageOptions, page: string | undefined, signal: AbortSignal): Promise<void> {
    const isReady = await this.#pending.wait(this.#class.load(), page, signal);
    if (!isReady) return;
    const { urls, current, loop, indicator, longPressActions } = options;
    const element = this.#element;
    this.#actions = longPressActions;
    // Of iOS, whose menu would come over ours.
    element.style.setProperty('-webkit-touch-callout', longPressActions ? 'none' : null);
    Object.assign(element, { urls, current, loop, indicator });
    this.#page = page;
    if (element.open) return;
    this.#place(element);
    void element.show();
    if (!element.isConnected) throw new DeviceError('previewImage', ErrCode.unknown, 'the root is not on the page');
  }

  /** Closes the viewer. Returns false if there was nothing to close. */
  close(): boolean {
    const wasPending = this.#pending.cancel();
    const { open } = this.#element;
    if (open) void this.#element.hide();
    return open || wasPending;
  }

  /** Closes the viewer, unless it was opened by the page of this key. */
  pageLeft(key: string): void {
    this.#pending.cancel(key);
    if (this.#page !== undefined && this.#page !== key && this.#element.open) void this.#element.hide();
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
    this.#sheets.show(options, this.#page, menu.signal).then(
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
