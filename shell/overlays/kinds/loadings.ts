import '../../../elements/loading/index.js';
import type { LoadingOptions, OptionsOf } from '../../device/index.js';
import { isLeft, type OverlayHost, type OverlayKind } from '../kind.js';
import { warnUnpaired } from './unpaired.js';

interface Loading {
  readonly token: string | undefined;
  readonly page: string | undefined;
  readonly options: LoadingOptions;
}

/** Shows one box for all loadings of the page: it stays while there is any, with the options of the latest. */
class Loadings implements OverlayKind<'showLoading', 'hideLoading'> {
  readonly region = document.createElement('nc-loading');
  readonly #host: OverlayHost;
  #all: Loading[] = [];

  constructor(host: OverlayHost) {
    this.#host = host;
    // The user closed it, or the element was taken off the page.
    this.region.addEventListener('close', () => {
      if (!this.region.open) this.#all = [];
    });
  }

  get isOpen(): boolean {
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
  hide({ token }: OptionsOf<'hideLoading'>): void {
    if (token === undefined && !this.isOpen && this.#host.isOpen('showToast')) {
      return warnUnpaired('showLoading', 'hideLoading');
    }
    const index = token === undefined ? this.#all.length - 1 : this.#all.findIndex((each) => each.token === token);
    if (index < 0) return;
    this.#all.splice(index, 1);
    this.#update();
  }

  close(key?: string): void {
    this.#all = this.#all.filter(({ page }) => !isLeft(page, key));
    this.#update();
  }

  #update(): void {
    const latest = this.#all.at(-1);
    if (!latest) return void this.region.hide();
    const { title, mask, delay, min } = latest.options;
    Object.assign(this.region, { title, mask, delay, min });
    this.#host.place(this.region);
    if (!this.region.open) void this.region.show();
  }
}

export const create = (host: OverlayHost): Loadings => new Loadings(host);
