import { msg, str } from '@lit/localize';
import { warnOnce } from '../../elements/base/warn.js';
import { DeviceError, ErrCode } from '../device/errors.js';
import { device } from '../device/instance.js';
import type {
  ActionSheetOptions,
  ChooseLocationOptions,
  ChosenLocation,
  LoadingOptions,
  ModalOptions,
  ModalResult,
  OpenLocationOptions,
  PreviewImageOptions,
  ScanCodeOptions,
  ScannedCode,
  Shared,
  ShareSheetOptions,
  ToastOptions,
} from '../device/index.js';
import { COPIED } from '../device/calls/device/web/clipboard.js';
import { ActionSheets } from './action-sheets.js';
import { LaterOverlays } from './later.js';
import { Loadings } from './loadings.js';
import type { LocationPickers } from './locations/location-pickers.js';
import type { LocationViewers } from './locations/location-viewers.js';
import { Modals } from './modals.js';
import { Previews } from './previews.js';
import type { Scanners } from './scanner/scanners.js';
import type { ShareSheets } from './share/share-sheets.js';
import { overlayStack, topBlocking } from './stack.js';
import { Toasts } from './toasts.js';

export interface OverlayOptions {
  /** Parent of the overlays. Default: the body. */
  root?: Element;
  /** How many toasts may wait for their turn. The oldest ones above that are dropped. Default: 5. */
  maxToasts?: number;
}

/** The text of a toast. The bus itself shows one, and has no languages. */
const titleOf = ({ key, title }: ToastOptions): string | undefined =>
  key === COPIED.key
    ? msg('Copied', { id: 'nc.overlays.copied', desc: 'Toast after a text was copied to the clipboard' })
    : title;

/** Warns once that the app hides something that it has not shown. */
const warnUnpaired = (show: string, hide: string): void =>
  warnOnce(
    msg(str`${hide} has nothing to hide: pair it with ${show}`, {
      id: 'nc.overlays.unpaired',
      desc: 'Warning for developers; the values are names of functions, such as hideToast and showToast',
    }),
  );

/** The bar at the top or bottom of the screen, if any. */
function barAt(position: string): Element | undefined {
  const isThere = ({ top, bottom }: DOMRect) =>
    position === 'top' ? top < 1 && bottom > 0 : bottom > innerHeight - 1 && top < innerHeight;
  const bars = document.querySelectorAll(position === 'top' ? 'nc-nav-bar' : 'nc-tab-bar');
  return [...bars].find((bar) => bar.checkVisibility() && isThere(bar.getBoundingClientRect()));
}

/** Shows overlays for the calls of the bus. */
export class OverlayController {
  readonly #options: OverlayOptions;
  readonly #toasts: Toasts;
  readonly #loadings: Loadings;
  readonly #modals: Modals;
  readonly #previews: Previews;
  readonly #actionSheets: ActionSheets;
  readonly #shareSheets: LaterOverlays<ShareSheets>;
  readonly #scanners: LaterOverlays<Scanners>;
  readonly #locationPickers: LaterOverlays<LocationPickers>;
  readonly #locationViewers: LaterOverlays<LocationViewers>;
  readonly #stop: () => void;

  constructor(options: OverlayOptions) {
    this.#options = options;
    this.#toasts = new Toasts(() => this.#place(this.#toasts.element), options.maxToasts ?? 5);
    this.#loadings = new Loadings(() => this.#place(this.#loadings.element));
    this.#modals = new Modals(() => this.#root);
    this.#actionSheets = new ActionSheets(() => this.#root);
    this.#previews = new Previews((element) => this.#place(element), this.#actionSheets);
    this.#shareSheets = new LaterOverlays(async () => {
      const { ShareSheets: Sheets } = await import('./share/share-sheets.js');
      return new Sheets(() => this.#root, this.#actionSheets);
    });
    this.#scanners = new LaterOverlays(async () => {
      const { Scanners: All } = await import('./scanner/scanners.js');
      return new All(() => this.#root);
    });
    this.#locationPickers = new LaterOverlays(async () => {
      const { LocationPickers: All } = await import('./locations/location-pickers.js');
      return new All(() => this.#root);
    });
    this.#locationViewers = new LaterOverlays(async () => {
      const { LocationViewers: All } = await import('./locations/location-viewers.js');
      return new All(() => this.#root);
    });
    const { listeners } = overlayStack();
    // Also while they are closed: screen readers announce only changes of a region that was there before.
    const placeRegions = () => {
      for (const { element } of [this.#loadings, this.#toasts]) this.#place(element);
    };
    placeRegions();
    listeners.add(placeRegions);
    const stops = [
      () => listeners.delete(placeRegions),
      device.watch('routeChange', ({ key }) => this.pageLeft(key)),
      device.watch('routerStop', () => this.pageLeft('')),
    ];
    this.#stop = () => stops.forEach((stop) => stop());
  }

  showToast(options: ToastOptions, page: string | undefined): void {
    const position = options.position ?? (this.#loadings.any ? 'bottom' : 'center');
    const positionAnchor = options.positionAnchor ?? (position === 'center' ? undefined : barAt(position));
    const title = titleOf(options);
    this.#toasts.show(
      { ...options, ...(title !== undefined && { title }), position, ...(positionAnchor && { positionAnchor }) },
      page,
    );
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

  previewImage(options: PreviewImageOptions, page: string | undefined, signal: AbortSignal): Promise<void> {
    return this.#previews.show(options, page, signal);
  }

  closePreviewImage(): void {
    if (!this.#previews.close()) throw new DeviceError('closePreviewImage', ErrCode.notFound, 'no picture is shown');
  }

  showActionSheet(options: ActionSheetOptions, page: string | undefined, signal: AbortSignal) {
    return this.#actionSheets.show(options, page, signal);
  }

  hideActionSheet(): void {
    this.#actionSheets.hide();
  }

  async showShareSheet(content: ShareSheetOptions, page: string | undefined, signal: AbortSignal): Promise<Shared> {
    const sheets = await this.#shareSheets.get('showShareSheet', page, signal);
    return sheets.show(content, page, signal);
  }

  async showScanner(options: ScanCodeOptions, page: string | undefined, signal: AbortSignal): Promise<ScannedCode> {
    const scanners = await this.#scanners.get('showScanner', page, signal);
    return scanners.show(options, page, signal);
  }

  async chooseLocation(
    options: ChooseLocationOptions,
    page: string | undefined,
    signal: AbortSignal,
  ): Promise<ChosenLocation> {
    const pickers = await this.#locationPickers.get('chooseLocation', page, signal);
    return pickers.choose(options, page, signal);
  }

  async openLocation(options: OpenLocationOptions, page: string | undefined, signal: AbortSignal): Promise<void> {
    const viewers = await this.#locationViewers.get('openLocation', page, signal);
    return viewers.open(options, page);
  }

  /** Closes all overlays, which settles their calls, and removes all listeners. */
  dispose(): void {
    this.#stop();
    this.#toasts.hide();
    this.#loadings.hideAll();
    this.#modals.hide();
    this.#previews.close();
    this.#actionSheets.hide();
    this.#shareSheets.hide();
    this.#scanners.hide();
    this.#locationPickers.hide();
    this.#locationViewers.hide();
    for (const { element } of [this.#toasts, this.#loadings]) void element.hide().then(() => element.remove());
  }

  get #root(): Element {
    const { root = document.body } = this.#options;
    return root.isConnected ? root : document.body;
  }

  /** Moves an element into the overlay that makes the rest of the page inert, if there is one, else into the root. */
  #place(element: HTMLElement): void {
    const top = topBlocking();
    if (top === element) return;
    const overlay = top && !element.contains(top) ? top : undefined;
    const parent = overlay ?? this.#root;
    element.slot = overlay ? 'overlay' : '';
    if (element.parentNode !== parent) parent.append(element);
  }

  /** Closes the overlays of other pages than `key`, which is empty if there is no page. */
  pageLeft(key: string): void {
    this.#modals.hide(key);
    this.#actionSheets.hide(key);
    this.#shareSheets.hide(key);
    this.#scanners.hide(key);
    this.#locationPickers.hide(key);
    this.#locationViewers.hide(key);
    this.#loadings.pageLeft(key);
    this.#toasts.pageLeft(key);
    this.#previews.pageLeft(key);
  }
}
