import '../../elements/action-sheet/index.js';
import type { ActionSheetResult, NcActionSheet } from '../../elements/action-sheet/index.js';
import { DeviceError, ErrCode } from '../device/errors.js';
import type { ActionSheetOptions } from '../device/index.js';

const NAME = 'showActionSheet';

/** Shows one action sheet at a time: another one closes the first, whose call fails as cancelled. */
export class ActionSheets {
  readonly #root: () => Element;
  #current?: { readonly sheet: NcActionSheet; readonly page: string | undefined } | undefined;

  constructor(root: () => Element) {
    this.#root = root;
  }

  async show(options: ActionSheetOptions, page: string | undefined, signal: AbortSignal): Promise<ActionSheetResult> {
    const { itemList, title, titleColor, itemColor, showCancel, cancelText, cancelColor } = options;
    const { backgroundColor, popover: anchor, canDismiss, lightDismiss } = options;
    const sheet = Object.assign(document.createElement('nc-action-sheet'), {
      ...{ itemList, title, titleColor, itemColor, showCancel, cancelText, cancelColor },
      ...{ backgroundColor, anchor, canDismiss, lightDismiss },
    });
    this.hide();
    const current = { sheet, page };
    this.#current = current;
    const hide = () => void sheet.hide();
    signal.addEventListener('abort', hide);
    try {
      this.#root().append(sheet);
      const closed = sheet.show();
      if (!sheet.isConnected) throw new DeviceError(NAME, ErrCode.unknown, 'the root is not on the page');
      const { result } = await closed;
      if (!result) throw new DeviceError(NAME, ErrCode.cancel, 'cancel');
      return result;
    } finally {
      signal.removeEventListener('abort', hide);
      if (this.#current === current) this.#current = undefined;
      void sheet.hide().then(() => sheet.remove());
    }
  }

  /** Closes the action sheet, if there is one; with `key`, only if it is of another page. */
  hide(key?: string): void {
    if (!this.#current) return;
    const { sheet, page } = this.#current;
    if (key === undefined || (page !== undefined && page !== key)) void sheet.hide();
  }
}
