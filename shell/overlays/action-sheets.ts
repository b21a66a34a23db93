import { NcActionSheet, type ActionSheetResult } from '../../elements/action-sheet/index.js';
import { DeviceError, ErrCode, type ActionSheetOptions } from '../device/index.js';

const NAME = 'showActionSheet';

/** One action sheet at a time: another one takes the place of the first, whose call is answered as cancelled. */
export class ActionSheets {
  readonly #home: () => Element;
  #current?: { readonly sheet: NcActionSheet; readonly page: string | undefined } | undefined;

  constructor(home: () => Element) {
    this.#home = home;
  }

  async show(options: ActionSheetOptions, page: string | undefined, signal: AbortSignal): Promise<ActionSheetResult> {
    this.hide();
    const { itemList, title, titleColor, itemColor, showCancel, cancelText, cancelColor } = options;
    const { backgroundColor, popover: anchor, canDismiss, lightDismiss } = options;
    const sheet = Object.assign(new NcActionSheet(), {
      ...{ itemList, title, titleColor, itemColor, showCancel, cancelText, cancelColor },
      ...{ backgroundColor, anchor, canDismiss, lightDismiss },
    });
    const current = { sheet, page };
    this.#current = current;
    const abort = () => void sheet.hide();
    signal.addEventListener('abort', abort);
    try {
      this.#home().append(sheet);
      const closed = sheet.show();
      if (!sheet.isConnected) throw new DeviceError(NAME, ErrCode.unknown, 'the root is not on the page');
      const { result } = await closed;
      if (!result) throw new DeviceError(NAME, ErrCode.cancel, 'cancel');
      return result;
    } finally {
      signal.removeEventListener('abort', abort);
      if (this.#current === current) this.#current = undefined;
      void sheet.hide().then(() => sheet.remove());
    }
  }

  /** Closes it, if there is one: whichever page it is of, or unless it is of this one. */
  hide(key?: string): void {
    if (!this.#current) return;
    const { sheet, page } = this.#current;
    if (key === undefined || (page !== undefined && page !== key)) void sheet.hide();
  }
}
