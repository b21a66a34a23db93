import '../../../../elements/popup/index.js';
import { DeviceError, ErrCode } from '../../../device/errors.js';
import type { CallName } from '../../../device/index.js';

/** A dialog on the whole screen, with one element. One Back, or Escape, closes it. */
export class FullScreen<E extends HTMLElement> {
  readonly element: E;
  readonly page: string | undefined;
  readonly #popup = document.createElement('nc-popup');

  constructor(element: E, label: string, page: string | undefined) {
    this.element = element;
    this.page = page;
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', '0'],
      ['height', 'auto'],
      ['min-height', '0'],
    ] as const)
      element.style.setProperty(name, value);
    const { style } = this.#popup;
    style.setProperty('--nc-popup-max-height', '100dvh');
    style.setProperty('--nc-popup-max-width', '100%');
    Object.assign(this.#popup, { label, breakpoints: [1], lightDismiss: false });
    this.#popup.append(element);
  }

  /** Shows it. Resolves when it has closed. Throws if the root is not on the page. */
  show(name: CallName, root: Element): Promise<unknown> {
    root.append(this.#popup);
    const closed = this.#popup.show();
    if (!this.#popup.isConnected) throw new DeviceError(name, ErrCode.unknown, 'the root is not on the page');
    return closed;
  }

  /** Closes it, and takes it off the page when it has moved out. */
  hide(): void {
    void this.#popup.hide().then(() => this.#popup.remove());
  }
}
