import { NcModal } from '../../elements/modal/index.js';
import { DeviceError, ErrCode, type ModalOptions, type ModalResult } from '../device/index.js';

/** A question that waits for its answer. */
interface Asking {
  readonly modal: NcModal;
  readonly page: string | undefined;
  /** Ends the wait for its fields. */
  giveUp?: () => void;
}

/** Modals lie upon each other; each is answered once, by its own close. */
export class Modals {
  readonly #open = new Set<Asking>();
  readonly #home: () => Element;

  constructor(home: () => Element) {
    this.#home = home;
  }

  async show(options: ModalOptions, page: string | undefined, signal: AbortSignal): Promise<ModalResult> {
    const { title, content, showCancel = true, cancelText, confirmText, cancelColor, confirmColor } = options;
    const { editable, placeholderText, inputs, buttons, canDismiss, lightDismiss } = options;
    const modal = Object.assign(new NcModal(), {
      ...{ title, content, showCancel, cancelText, confirmText, cancelColor, confirmColor },
      ...{ editable, placeholderText, inputs, buttons, canDismiss, lightDismiss },
    });
    const asking: Asking = { modal, page };
    this.#open.add(asking);
    const abort = () => this.#hide(asking);
    signal.addEventListener('abort', abort);
    try {
      if (editable || inputs?.length) {
        const given = new Promise<void>((resolve) => (asking.giveUp = resolve));
        await Promise.race([NcModal.loadFields(inputs), given]);
      }
      if (!this.#open.has(asking)) return { confirm: false, cancel: true };
      this.#home().append(modal);
      const closed = modal.show();
      if (!modal.isConnected) throw new DeviceError('showModal', ErrCode.unknown, 'the root is not on the page');
      const { result } = await closed;
      return result!;
    } finally {
      signal.removeEventListener('abort', abort);
      this.#open.delete(asking);
      void modal.hide().then(() => modal.remove());
    }
  }

  /** Those of other pages than this one, or all. */
  hide(key?: string): void {
    for (const asking of [...this.#open].reverse()) {
      const { page } = asking;
      if (key === undefined || (page !== undefined && page !== key)) this.#hide(asking);
    }
  }

  #hide(asking: Asking): void {
    this.#open.delete(asking);
    asking.giveUp?.();
    void asking.modal.hide();
  }
}
