import { NcImageViewer } from '../../elements/image-viewer/index.js';
import { DeviceError, ErrCode, type PreviewImageOptions } from '../device/index.js';

/** Pictures on the whole screen, in one viewer: a call while it is open shows other pictures there. */
export class Previews {
  readonly #element = new NcImageViewer();
  readonly #place: (element: HTMLElement) => void;
  #page: string | undefined;

  constructor(place: (element: HTMLElement) => void) {
    this.#place = place;
    // Whatever closes it.
    this.#element.addEventListener('close', () => this.#leave());
  }

  /** It shows when this returns. */
  show({ urls, current, loop, indicator }: PreviewImageOptions, page: string | undefined): void {
    const element = this.#element;
    Object.assign(element, { urls, current, loop, indicator });
    this.#page = page;
    if (element.open) return;
    this.#place(element);
    void element.show();
    if (!element.isConnected) throw new DeviceError('previewImage', ErrCode.unknown, 'the root is not on the page');
  }

  /** False: nothing was shown. */
  close(): boolean {
    const { open } = this.#element;
    if (open) void this.#element.hide();
    return open;
  }

  /** It ends with its page. */
  pageLeft(key: string): void {
    if (this.#page !== undefined && this.#page !== key) this.close();
  }

  /** Leaves the page when it has faded out, unless it was opened again. */
  #leave(): void {
    void this.#element.hide().then(() => {
      if (!this.#element.open) this.#element.remove();
    });
  }
}

/** With all that the first pictures need. */
export async function createPreviews(place: (element: HTMLElement) => void): Promise<Previews> {
  await NcImageViewer.load();
  return new Previews(place);
}
