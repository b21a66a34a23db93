import { msg } from '@lit/localize';
import { MAX_DELAY } from '../../../elements/base/timers.js';
import '../../../elements/toast/index.js';
import type { ToastOptions } from '../../device/index.js';
import { COPIED } from '../../device/calls/device/web/clipboard.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../kind.js';
import { warnUnpaired } from './unpaired.js';

/** How many toasts may wait if the app does not say. */
const MAX_TOASTS = 5;

interface Toast {
  readonly key: string;
  readonly page: string | undefined;
  readonly options: ToastOptions;
}

const keyOf = ({ key, title, icon, image }: ToastOptions): string => key ?? [title, icon, image].join('\n');

/** The bus itself shows this toast, and has no languages. */
const copied = () =>
  msg('Copied', { id: 'nc.overlays.copied', desc: 'Toast after a text was copied to the clipboard' });

/** The bar at the top or bottom of the screen, if any. */
function barAt(position: string): Element | undefined {
  const isThere = ({ top, bottom }: DOMRect) =>
    position === 'top' ? top < 1 && bottom > 0 : bottom > innerHeight - 1 && top < innerHeight;
  const bars = document.querySelectorAll(position === 'top' ? 'nc-nav-bar' : 'nc-tab-bar');
  return [...bars].find((bar) => bar.checkVisibility() && isThere(bar.getBoundingClientRect()));
}

/** Shows one toast at a time. Others wait for their turn. */
class Toasts implements OverlayKind<'showToast', 'hideToast'> {
  readonly region = document.createElement('nc-toast');
  readonly #host: OverlayHost;
  #current: Toast | undefined;
  #waiting: Toast[] = [];
  /** Whether the element is fading out. */
  #isFadingOut = false;

  constructor(host: OverlayHost) {
    this.#host = host;
    this.region.addEventListener('close', (event) => this.#closed((event as { reason?: string }).reason));
  }

  get isOpen(): boolean {
    return this.#current !== undefined;
  }

  show(given: ToastOptions, page: string | undefined): void {
    const options = this.#complete(given);
    const toast = { key: keyOf(options), page, options };
    const current = this.#current;
    if (!current || (current.key === toast.key && !this.#isFadingOut)) return this.#display(toast);
    const same = this.#waiting.findIndex(({ key }) => key === toast.key);
    if (same >= 0) this.#waiting[same] = toast;
    else this.#waiting.push(toast);
    const { maxToasts = MAX_TOASTS } = this.#host.options;
    if (this.#waiting.length > maxToasts) this.#waiting.shift();
    if (current.options.duration === 0 && !this.#isFadingOut) {
      // A toast that stays until it is hidden waits while others are shown.
      this.#waiting.push(current);
      void this.region.hide();
    }
  }

  hide(): void {
    if (!this.isOpen && this.#host.isOpen('showLoading')) warnUnpaired('showToast', 'hideToast');
    else this.close();
  }

  /** With `key`, only toasts that would stay or block the page. Others close by themselves. */
  close(key?: string): void {
    const ends = ({ page, options }: Toast) =>
      isLeft(page, key) && (key === undefined || options.duration === 0 || Boolean(options.mask));
    this.#waiting = this.#waiting.filter((toast) => !ends(toast));
    if (this.#current && ends(this.#current)) void this.region.hide();
  }

  #complete(given: ToastOptions): ToastOptions {
    const { duration = 0, position = this.#host.isOpen('showLoading') ? 'bottom' : 'center' } = given;
    const { positionAnchor = position === 'center' ? undefined : barAt(position) } = given;
    return {
      ...given,
      ...(given.key === COPIED.key && { title: copied() }),
      // Too long for a timer: it stays until it is hidden.
      ...(duration > MAX_DELAY && { duration: 0 }),
      ...{ position, ...(positionAnchor && { positionAnchor }) },
    };
  }

  #next(): void {
    this.#current = undefined;
    const toast = this.#waiting.shift();
    if (!toast) return;
    try {
      this.#display(toast);
    } catch (error) {
      // Its call has settled already.
      reportError(error);
    }
  }

  /** Shows a toast. If that fails, the next one that waits is shown. */
  #display(toast: Toast): void {
    const { title, icon, image, duration, mask, position, positionAnchor, actionText } = toast.options;
    this.#current = toast;
    try {
      Object.assign(this.region, { title, icon, image, duration, mask, position, positionAnchor, actionText });
      this.#host.place(this.region);
      void this.region.show();
    } catch (error) {
      if (this.region.open) void this.region.hide();
      else this.#next();
      throw error;
    }
  }

  #closed(reason: string | undefined): void {
    this.#isFadingOut = true;
    void this.region.hide().then(() => {
      this.#isFadingOut = false;
      this.#next();
    });
    if (reason !== 'confirm') return;
    try {
      this.#current?.options.onAction?.();
    } catch (error) {
      reportError(error);
    }
  }
}

export const create = (host: OverlayHost): Toasts => new Toasts(host);
