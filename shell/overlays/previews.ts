import { NcImageViewer } from '../../elements/image-viewer/index.js';
import { DeviceError, ErrCode, type PreviewImageOptions } from '../device/index.js';
import { PendingCalls } from './pending-calls.js';

/** Shows pictures on the whole screen, in one viewer: a call while it is open replaces its pictures. */
export class Previews {
  readonly #element = new NcImageViewer();
  readonly #pending = new PendingCalls();
  readonly #place: (element: HTMLElement) => void;
  #page: string | undefined;

  constructor(place: (element: HTMLElement) => void) {
    this.#place = place;
    this.#element.addEventListener('close', () => this.#remove());
  }

  /** Resolves when the viewer is on screen, or when the call was cancelled before. */
  async show(options: PreviewImageOptions, page: string | undefined, signal: AbortSignal): Promise<void> {
    const isReady = await this.#pending.wait(NcImageViewer.load(), page, signal);
    if (!isReady) return;
    const { urls, current, loop, indicator } = options;
    const element = this.#element;
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

  /** Takes the viewer off the page when it has faded out, unless it was opened again. */
  #remove(): void {
    void this.#element.hide().then(() => {
      if (!this.#element.open) this.#element.remove();
    });
  }
}
