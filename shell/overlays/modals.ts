import { NcModal } from '../../elements/modal/index.js';
import { DeviceError, ErrCode, type ModalOptions, type ModalResult } from '../device/index.js';

/** Modals lie upon each other; each is answered once, by its own close. */
export class Modals {
  readonly #open = new Map<NcModal, string | undefined>();
  readonly #home: () => Element;

  constructor(home: () => Element) {
    this.#home = home;
  }

  async show(options: ModalOptions, page: string | undefined, signal: AbortSignal): Promise<ModalResult> {
    if (options.editable || options.inputs?.length) await NcModal.loadFields();
    signal.throwIfAborted();
    const { title, content, showCancel = true, cancelText, confirmText, cancelColor, confirmColor } = options;
    const { editable, placeholderText, inputs, canDismiss, lightDismiss } = options;
    const modal = Object.assign(new NcModal(), {
      ...{ title, content, showCancel, cancelText, confirmText, cancelColor, confirmColor },
      ...{ editable, placeholderText, inputs, canDismiss, lightDismiss },
    });
    this.#open.set(modal, page);
    const abort = () => void modal.hide();
    signal.addEventListener('abort', abort);
    try {
      this.#home().append(modal);
      const closed = modal.show();
      if (!modal.isConnected) throw new DeviceError('showModal', ErrCode.unknown, 'the root is not on the page');
      const { result } = await closed;
      return result!;
    } finally {
      signal.removeEventListener('abort', abort);
      this.#open.delete(modal);
      void modal.hide().then(() => modal.remove());
    }
  }

  /** Those of other pages than this one, or all. */
  hide(key?: string): void {
    for (const [modal, page] of [...this.#open].reverse()) {
      if (key === undefined || (page !== undefined && page !== key)) void modal.hide();
    }
  }
}
