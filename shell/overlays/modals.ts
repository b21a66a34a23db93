import { NcModal } from '../../elements/modal/index.js';
import { DeviceError, ErrCode } from '../device/errors.js';
import type { ModalOptions, ModalResult } from '../device/index.js';
import { PendingCalls } from './pending-calls.js';

interface OpenModal {
  readonly modal: NcModal;
  readonly page: string | undefined;
}

/** Shows modals, each above the one before. A call settles when its modal closes. */
export class Modals {
  readonly #open = new Set<OpenModal>();
  readonly #pending = new PendingCalls();
  readonly #root: () => Element;

  constructor(root: () => Element) {
    this.#root = root;
  }

  async show(options: ModalOptions, page: string | undefined, signal: AbortSignal): Promise<ModalResult> {
    const { title, content, showCancel = true, cancelText, confirmText, cancelColor, confirmColor } = options;
    const { editable, placeholderText, inputs, buttons, canDismiss, lightDismiss } = options;
    if (editable || inputs?.length) {
      const isReady = await this.#pending.wait(NcModal.loadFields(), page, signal);
      if (!isReady) return { confirm: false, cancel: true };
    }
    const modal = Object.assign(new NcModal(), {
      ...{ title, content, showCancel, cancelText, confirmText, cancelColor, confirmColor },
      ...{ editable, placeholderText, inputs, buttons, canDismiss, lightDismiss },
    });
    const open = { modal, page };
    this.#open.add(open);
    const hide = () => void modal.hide();
    signal.addEventListener('abort', hide);
    try {
      this.#root().append(modal);
      const closed = modal.show();
      if (!modal.isConnected) throw new DeviceError('showModal', ErrCode.unknown, 'the root is not on the page');
      const { result } = await closed;
      return result!;
    } finally {
      signal.removeEventListener('abort', hide);
      this.#open.delete(open);
      void modal.hide().then(() => modal.remove());
    }
  }

  /** Closes all modals, or those of other pages than `key`. */
  hide(key?: string): void {
    this.#pending.cancel(key);
    for (const open of [...this.#open].reverse()) {
      if (key !== undefined && (open.page === undefined || open.page === key)) continue;
      this.#open.delete(open);
      void open.modal.hide();
    }
  }
}
