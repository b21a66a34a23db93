import '../../elements/loading/index.js';
import type { LoadingOptions } from '../device/index.js';

interface Loading {
  readonly token: string | undefined;
  readonly page: string | undefined;
  readonly options: LoadingOptions;
}

/** Shows one box for all loadings of the page: it stays while there is any, with the options of the latest. */
export class Loadings {
  readonly element = document.createElement('nc-loading');
  readonly #place: () => void;
  #all: Loading[] = [];

  constructor(place: () => void) {
    this.#place = place;
    // The user closed it, or the element was taken off the page.
    this.element.addEventListener('close', () => {
      if (!this.element.open) this.#all = [];
    });
  }

  get any(): boolean {
    return this.#all.length > 0;
  }

  show(options: LoadingOptions, page: string | undefined): void {
    const { token } = options;
    const before = this.#all;
    const others = before.filter((loading) => token === undefined || loading.token !== token);
    this.#all = [...others, { token, page, options }];
    try {
      this.#update();
    } catch (error) {
      this.#all = before;
      throw error;
    }
  }

  /** Ends the loading of that token; without a token, the latest. */
  hide(token: string | undefined): void {
    const index = token === undefined ? this.#all.length - 1 : this.#all.findIndex((each) => each.token === token);
    if (index < 0) return;
    this.#all.splice(index, 1);
    this.#update();
  }

  /** Ends the loadings of other pages than `key`. */
  pageLeft(key: string): void {
    this.#all = this.#all.filter(({ page }) => page === undefined || page === key);
    this.#update();
  }

  hideAll(): void {
    this.#all = [];
    this.#update();
  }

  #update(): void {
    const latest = this.#all.at(-1);
    if (!latest) return void this.element.hide();
    const { title, mask, delay, min } = latest.options;
    Object.assign(this.element, { title, mask, delay, min });
    this.#place();
    if (!this.element.open) void this.element.show();
  }
}
