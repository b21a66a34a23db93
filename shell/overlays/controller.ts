import { msg, str } from '@lit/localize';
import {
  device,
  DeviceError,
  ErrCode,
  type ActionSheetOptions,
  type LoadingOptions,
  type ModalOptions,
  type ModalResult,
  type PreviewImageOptions,
  type ToastOptions,
} from '../device/index.js';
import { ActionSheets } from './action-sheets.js';
import { Loadings } from './loadings.js';
import { Modals } from './modals.js';
import type { Previews } from './previews.js';
import { overlayStack, topBlocking } from './stack.js';
import { Toasts } from './toasts.js';

export interface OverlayOptions {
  /** Where the overlays are put. Default: the body. */
  root?: Element;
  /** Toasts that may wait for their turn; of more, the oldest are dropped. Default: 5. */
  maxToasts?: number;
}

const told = new Set<string>();

/** A hide without its show is a mistake in the app, which it is told of once. */
function warnUnpaired(show: string, hide: string): void {
  if (told.has(hide)) return;
  told.add(hide);
  console.warn(
    msg(str`${hide} has nothing to hide: pair it with ${show}`, {
      id: 'nc.overlays.unpaired',
      desc: 'Warning for developers; the values are names of functions, such as hideToast and showToast',
    }),
  );
}

/** The tab bar that stands at the end of the page now, if any. */
const tabBar = (): Element | undefined =>
  [...document.querySelectorAll('nc-tab-bar')].find(
    (bar) => bar.checkVisibility() && bar.getBoundingClientRect().bottom >= innerHeight - 1,
  );

/** Answers the calls of the bus with the overlay elements, of which it makes one of each kind but modals. */
export class OverlayController {
  readonly #options: OverlayOptions;
  readonly #toasts: Toasts;
  readonly #loadings: Loadings;
  readonly #modals: Modals;
  /** They load when they are first asked for. */
  #previews: Promise<Previews> | undefined;
  readonly #actionSheets: ActionSheets;
  readonly #stop: () => void;

  constructor(options: OverlayOptions) {
    this.#options = options;
    this.#toasts = new Toasts(() => this.#place(this.#toasts.element), options.maxToasts ?? 5);
    this.#loadings = new Loadings(() => this.#place(this.#loadings.element));
    this.#modals = new Modals(() => this.#root);
    this.#actionSheets = new ActionSheets(() => this.#root);
    const { listeners } = overlayStack();
    // Closed ones as well: screen readers must know of a region before it speaks.
    const follow = () => {
      for (const { element } of [this.#loadings, this.#toasts]) this.#place(element);
    };
    follow();
    listeners.add(follow);
    const stops = [
      () => listeners.delete(follow),
      device.watch('routeChange', ({ key }) => this.pageLeft(key)),
      device.watch('routerStop', () => this.pageLeft('')),
    ];
    this.#stop = () => stops.forEach((stop) => stop());
  }

  showToast(options: ToastOptions, page: string | undefined): void {
    const position = options.position ?? (this.#loadings.any ? 'bottom' : 'center');
    const positionAnchor = options.positionAnchor ?? (position === 'bottom' ? tabBar() : undefined);
    this.#toasts.show({ ...options, position, ...(positionAnchor && { positionAnchor }) }, page);
  }

  hideToast(): void {
    if (!this.#toasts.any && this.#loadings.any) warnUnpaired('showToast', 'hideToast');
    else this.#toasts.hide();
  }

  showLoading(options: LoadingOptions, page: string | undefined): void {
    this.#loadings.show(options, page);
  }

  hideLoading(token: string | undefined): void {
    if (token === undefined && !this.#loadings.any && this.#toasts.any) warnUnpaired('showLoading', 'hideLoading');
    else this.#loadings.hide(token);
  }

  showModal(options: ModalOptions, page: string | undefined, signal: AbortSignal): Promise<ModalResult> {
    return this.#modals.show(options, page, signal);
  }

  hideModal(): void {
    this.#modals.hide();
  }

  async previewImage(options: PreviewImageOptions, page: string | undefined, signal: AbortSignal): Promise<void> {
    this.#previews ??= import('./previews.js').then(
      ({ createPreviews }) => createPreviews((element) => this.#place(element)),
      (error: unknown) => {
        this.#previews = undefined;
        throw error;
      },
    );
    const previews = await this.#previews;
    // Who has given up meanwhile, or left the page, is shown nothing.
    signal.throwIfAborted();
    if (device.latest('routeChange')?.key === page) previews.show(options, page);
  }

  async closePreviewImage(): Promise<void> {
    const previews = await this.#previews;
    if (!previews?.close()) throw new DeviceError('closePreviewImage', ErrCode.notFound, 'no picture is shown');
  }

  showActionSheet(options: ActionSheetOptions, page: string | undefined, signal: AbortSignal) {
    return this.#actionSheets.show(options, page, signal);
  }

  hideActionSheet(): void {
    this.#actionSheets.hide();
  }

  /** Closes all that is open, each call being answered, and lets go of the page. */
  dispose(): void {
    this.#stop();
    this.#toasts.hide();
    this.#loadings.hideAll();
    this.#modals.hide();
    void this.#previews?.then(
      (previews) => previews.close(),
      () => {},
    );
    this.#actionSheets.hide();
    for (const { element } of [this.#toasts, this.#loadings]) void element.hide().then(() => element.remove());
  }

  get #root(): Element {
    const { root = document.body } = this.#options;
    return root.isConnected ? root : document.body;
  }

  /** Puts an element where it works: inside of what makes the rest of the page inert. */
  #place(element: HTMLElement): void {
    const top = topBlocking();
    const home = top && top !== element && !element.contains(top) ? top : undefined;
    if (top === element) return;
    const parent = home ?? this.#root;
    element.slot = home ? 'overlay' : '';
    if (element.parentNode !== parent) parent.append(element);
  }

  /** Another page, or none at all, has taken the place of those whose calls are still open. */
  pageLeft(key: string): void {
    this.#modals.hide(key);
    this.#actionSheets.hide(key);
    this.#loadings.pageLeft(key);
    this.#toasts.pageLeft(key);
    void this.#previews?.then(
      (previews) => previews.pageLeft(key),
      () => {},
    );
  }
}
