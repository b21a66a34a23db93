import '../../../elements/action-sheet/index.js';
import type { ActionSheetResult, NcActionSheet } from '../../../elements/action-sheet/index.js';
import { DeviceError, ErrCode } from '../../device/errors.js';
import type { ActionSheetOptions } from '../../device/index.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../kind.js';

const NAME = 'showActionSheet';

/** Shows one action sheet at a time: another one closes the first, whose call fails as canceled. */
class ActionSheets implements OverlayKind<'showActionSheet', 'hideActionSheet'> {
  readonly #host: OverlayHost;
  #current?: { readonly sheet: NcActionSheet; readonly page: string | undefined } | undefined;

  constructor(host: OverlayHost) {
    this.#host = host;
  }

  async show(options: ActionSheetOptions, page: string | undefined, signal: AbortSignal): Promise<ActionSheetResult> {
    const { itemList, title, titleColor, itemColor, showCancel, cancelText, cancelColor } = options;
    const { backgroundColor, popover: anchor, canDismiss, lightDismiss } = options;
    const sheet = Object.assign(document.createElement('nc-action-sheet'), {
      ...{ itemList, title, titleColor, itemColor, showCancel, cancelText, cancelColor },
      ...{ backgroundColor, anchor, canDismiss, lightDismiss },
    });
    this.close();
    const current = { sheet, page };
    this.#current = current;
    const hide = () => void sheet.hide();
    signal.addEventListener('abort', hide);
    try {
      this.#host.root.append(sheet);
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

  close(key?: string): void {
    if (this.#current && isLeft(this.#current.page, key)) void this.#current.sheet.hide();
  }
}

export const create = (host: OverlayHost): ActionSheets => new ActionSheets(host);
