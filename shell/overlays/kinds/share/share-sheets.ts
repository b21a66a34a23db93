import { msg } from '@lit/localize';
import '../../../../elements/modal/index.js';
import type { NcModal } from '../../../../elements/modal/index.js';
import { DeviceError, ErrCode } from '../../../device/errors.js';
import { setClipboardData, type Shared, type ShareMethod, type ShareSheetOptions } from '../../../device/index.js';
import { download } from '../../../device/calls/files/web/save.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../../kind.js';
import { qrCode } from './qr-code.js';

const NAME = 'showShareSheet';

/** Longer ones make a QR code that hardly any camera reads. */
const LONGEST_LINK = 1000;

interface Item {
  readonly text: string;
  readonly icon: string;
  readonly data: ShareMethod;
}

/** What can be done with the content. */
function itemsOf({ text, url, files = [] }: ShareSheetOptions): Item[] {
  const items: Item[] = [];
  const add = (data: ShareMethod, icon: string, label: string) => items.push({ data, icon, text: label });
  if (url) add('copy', 'copy', msg('Copy link', { id: 'nc.share.copy-link', desc: 'Item of the list for sharing' }));
  else if (text)
    add('copy', 'copy', msg('Copy text', { id: 'nc.share.copy-text', desc: 'Item of the list for sharing' }));
  if (url && url.length <= LONGEST_LINK) {
    add('qrCode', 'qr-code', msg('QR code', { id: 'nc.share.qr-code', desc: 'Item of the list for sharing' }));
  }
  if (url || text) {
    add('mail', 'mail', msg('Email', { id: 'nc.share.mail', desc: 'Item of the list for sharing: send an e-mail' }));
    // Of little use on computers, where seldom an app sends them.
    if (matchMedia('(pointer: coarse)').matches) {
      add(
        'message',
        'message',
        msg('Text message', { id: 'nc.share.message', desc: 'Item of the list for sharing: SMS' }),
      );
    }
  }
  if (files.length === 1) {
    add(
      'save',
      'download',
      msg('Save file', { id: 'nc.share.save', desc: 'Item of the list for sharing, for one file' }),
    );
  } else if (files.length) {
    add('save', 'download', msg('Save files', { id: 'nc.share.save-all', desc: 'Item of the list for sharing' }));
  }
  return items;
}

const encoded = encodeURIComponent;
const wordsOf = ({ text, url }: ShareSheetOptions) => [text, url].filter(Boolean).join('\n');

/** Shows what the user can do with a link, a text or files where the browser has no dialog for it. */
class ShareSheets implements OverlayKind<'showShareSheet'> {
  readonly #host: OverlayHost;
  #code?: { readonly modal: NcModal; readonly page: string | undefined } | undefined;

  constructor(host: OverlayHost) {
    this.#host = host;
  }

  async show(options: ShareSheetOptions, page: string | undefined, signal: AbortSignal): Promise<Shared> {
    // A title alone is the text.
    const { title: heading = '', text = options.url || options.files?.length ? '' : heading } = options;
    const content = { ...options, text };
    const itemList = itemsOf(content);
    if (!itemList.length)
      throw new DeviceError(NAME, ErrCode.invalid, 'url: expected a link, a text or files to share');
    const { title: given, url } = content;
    const title = given || url || msg('Share', { id: 'nc.share.title', desc: 'Heading of the list for sharing' });
    const { data } = await this.#host.show('showActionSheet', { title, itemList }, page, signal);
    const method = data as ShareMethod;
    await this.#run(method, content, page, signal);
    return { method };
  }

  /** Closes the QR code. The list belongs to the action sheets. */
  close(key?: string): void {
    if (this.#code && isLeft(this.#code.page, key)) void this.#code.modal.hide();
  }

  async #run(method: ShareMethod, content: ShareSheetOptions, page: string | undefined, signal: AbortSignal) {
    const { title = '', text = '', url, files = [] } = content;
    if (method === 'copy') await setClipboardData({ data: url ?? text, signal });
    else if (method === 'mail') open(`mailto:?subject=${encoded(title)}&body=${encoded(wordsOf(content))}`, '_self');
    // iOS wants `&` before the body, Android `?`.
    else if (method === 'message') open(`sms:?&body=${encoded(wordsOf(content))}`, '_self');
    else if (method === 'save') for (const file of files) download(file);
    else await this.#showCode(title, url!, page, signal);
  }

  /** Resolves when the user has closed it. */
  async #showCode(title: string, url: string, page: string | undefined, signal: AbortSignal): Promise<void> {
    const label = msg('QR code', { id: 'nc.share.qr-code', desc: 'Item of the list for sharing' });
    const picture = await qrCode(url, label);
    signal.throwIfAborted();
    this.close();
    const modal = Object.assign(document.createElement('nc-modal'), {
      ...{ title: title || label, content: url, showCancel: false, lightDismiss: true },
      confirmText: msg('Close', { id: 'nc.share.close', desc: 'Button that closes a QR code' }),
    });
    modal.append(picture);
    const code = { modal, page };
    this.#code = code;
    const hide = () => void modal.hide();
    signal.addEventListener('abort', hide);
    try {
      this.#host.root.append(modal);
      const closed = modal.show();
      if (!modal.isConnected) throw new DeviceError(NAME, ErrCode.unknown, 'the root is not on the page');
      await closed;
    } finally {
      signal.removeEventListener('abort', hide);
      if (this.#code === code) this.#code = undefined;
      void modal.hide().then(() => modal.remove());
    }
  }
}

export const create = (host: OverlayHost): ShareSheets => new ShareSheets(host);
