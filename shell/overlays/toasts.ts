import '../../elements/toast/index.js';
import type { ToastOptions } from '../device/index.js';
import { MAX_DELAY } from '../../elements/base/timers.js';

interface Toast {
  readonly key: string;
  readonly page: string | undefined;
  readonly options: ToastOptions;
}

const keyOf = ({ key, title, icon, image }: ToastOptions): string => key ?? [title, icon, image].join('\n');

/** Shows one toast at a time. Others wait for their turn. */
export class Toasts {
  readonly element = document.createElement('nc-toast');
  readonly #place: () => void;
  readonly #max: number;
  #current: Toast | undefined;
  #waiting: Toast[] = [];
  /** Whether the element is fading out. */
  #isFadingOut = false;

  constructor(place: () => void, max: number) {
    this.#place = place;
    this.#max = max;
    this.element.addEventListener('close', (event) => this.#closed((event as { reason?: string }).reason));
  }

  get any(): boolean {
    return this.#current !== undefined;
  }

  show(given: ToastOptions, page: string | undefined): void {
    // A duration that is too long for a timer: it stays until it is hidden.
    const options = (given.duration ?? 0) <= MAX_DELAY ? given : { ...given, duration: 0 };
    const toast = { key: keyOf(options), page, options };
    const current = this.#current;
    if (!current || (current.key === toast.key && !this.#isFadingOut)) return this.#display(toast);
    const same = this.#waiting.findIndex(({ key }) => key === toast.key);
    if (same >= 0) this.#waiting[same] = toast;
    else this.#waiting.push(toast);
    if (this.#waiting.length > this.#max) this.#waiting.shift();
    if (current.options.duration === 0 && !this.#isFadingOut) {
      // A toast that stays until it is hidden waits while others are shown.
      this.#waiting.push(current);
      void this.element.hide();
    }
  }

  /** Hides the current toast and drops those that wait. */
  hide(): void {
    this.#waiting = [];
    void this.element.hide();
  }

  /** Ends toasts of other pages than `key` that would stay or block the page. Others close by themselves. */
  pageLeft(key: string): void {
    const ends = ({ page, options }: Toast) =>
      page !== undefined && page !== key && (options.duration === 0 || Boolean(options.mask));
    this.#waiting = this.#waiting.filter((toast) => !ends(toast));
    if (this.#current && ends(this.#current)) void this.element.hide();
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
      Object.assign(this.element, { title, icon, image, duration, mask, position, positionAnchor, actionText });
      this.#place();
      void this.element.show();
    } catch (error) {
      if (this.element.open) void this.element.hide();
      else this.#next();
      throw error;
    }
  }

  #closed(reason: string | undefined): void {
    this.#isFadingOut = true;
    void this.element.hide().then(() => {
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
