import { NcToast } from '../../elements/toast/index.js';
import type { ToastOptions } from '../device/index.js';

interface Toast {
  readonly key: string;
  readonly page: string | undefined;
  readonly options: ToastOptions;
}

const keyOf = ({ key, title, icon, image }: ToastOptions): string => key ?? [title, icon, image].join('\n');

/** One toast at a time; the others wait for their turn. */
export class Toasts {
  readonly element = new NcToast();
  readonly #place: () => void;
  readonly #max: number;
  #current: Toast | undefined;
  #waiting: Toast[] = [];
  /** The last one is on its way out. */
  #leaving = false;

  constructor(place: () => void, max: number) {
    this.#place = place;
    this.#max = max;
    this.element.addEventListener('close', (event) => this.#closed((event as { reason?: string }).reason));
  }

  get any(): boolean {
    return this.#current !== undefined;
  }

  show(options: ToastOptions, page: string | undefined): void {
    const toast = { key: keyOf(options), page, options };
    if (this.#current?.key === toast.key && !this.#leaving) {
      this.#current = toast;
      this.#draw(toast);
      return;
    }
    const same = this.#waiting.findIndex(({ key }) => key === toast.key);
    if (same >= 0) this.#waiting[same] = toast;
    else this.#waiting.push(toast);
    if (this.#waiting.length > this.#max) this.#waiting.shift();
    if (!this.#current) this.#next();
    else if (this.#current.options.duration === 0 && !this.#leaving) {
      // One that stays until it is hidden makes way, and comes back after the others.
      this.#waiting.push(this.#current);
      void this.element.hide();
    }
  }

  /** Hides the current one and forgets those that wait. */
  hide(): void {
    this.#waiting = [];
    void this.element.hide();
  }

  /** What would stay on, or keep the next page from being used, ends with its page; a passing word may finish. */
  pageLeft(key: string): void {
    const ends = ({ page, options }: Toast) =>
      page !== undefined && page !== key && (options.duration === 0 || Boolean(options.mask));
    this.#waiting = this.#waiting.filter((toast) => !ends(toast));
    if (this.#current && ends(this.#current)) void this.element.hide();
  }

  #next(): void {
    this.#current = this.#waiting.shift();
    if (this.#current) this.#draw(this.#current);
  }

  #draw({ options }: Toast): void {
    const { title, icon, image, duration, mask, position, positionAnchor, actionText } = options;
    Object.assign(this.element, { title, icon, image, duration, mask, position, positionAnchor, actionText });
    this.#place();
    void this.element.show();
  }

  #closed(reason: string | undefined): void {
    this.#leaving = true;
    void this.element.hide().then(() => {
      this.#leaving = false;
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
