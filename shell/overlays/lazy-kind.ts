import { loadOnce, type Lazy } from '../../elements/base/lazy.js';
import { device } from '../device/instance.js';
import type { CallName, OptionsOf } from '../device/index.js';
import { loadError, type KindEntry, type OverlayHost, type OverlayKind } from './kind.js';

interface Page extends OverlayHost {
  /** Closes the overlays of other pages than `key`, which is empty if there is no page. */
  closeOthers(key: string): void;
}

/** One kind of overlay on the page. Its code loads with its first call, or ahead of that. */
export class LazyKind {
  readonly #page: Page;
  readonly #code: Lazy<OverlayKind>;
  #loading: Promise<OverlayKind> | undefined;
  /** Number of calls that show one as soon as the code is there. */
  #coming = 0;

  constructor({ load, beside = [] }: KindEntry, page: Page) {
    this.#page = page;
    this.#code = loadOnce(async () => {
      const [{ create }] = await Promise.all([load(), ...beside.map((kind) => page.load(kind))]);
      const overlays = create(page);
      if (overlays.region) page.place(overlays.region);
      return overlays;
    });
  }

  /** What was loaded, once it is there. */
  get overlays(): OverlayKind | undefined {
    return this.#code.loaded;
  }

  get isOpen(): boolean {
    return this.overlays ? Boolean(this.overlays.isOpen) : this.#coming > 0;
  }

  /** Loads the code, unless it is there or under way. A load that has failed is tried again. */
  load(): Promise<OverlayKind> {
    this.#loading = this.#code().catch((error: unknown) => {
      throw loadError(error);
    });
    return this.#loading;
  }

  show(options: OptionsOf<CallName>, page: string | undefined, signal: AbortSignal) {
    if (this.overlays) return this.overlays.show(options, page, signal);
    this.#coming++;
    const show = (overlays: OverlayKind) => overlays.show(options, page, signal);
    return this.#whenLoaded(show, page, signal).finally(() => this.#coming--);
  }

  hide(options: OptionsOf<CallName>, page: string | undefined, signal: AbortSignal) {
    const hide = (overlays: OverlayKind) => (overlays.hide ? overlays.hide(options) : overlays.close());
    return this.overlays ? hide(this.overlays) : this.#whenLoaded(hide, page, signal);
  }

  /** Ends all overlays, those too whose calls wait for the code. */
  end(): void {
    this.#loading?.then(
      (overlays) => {
        overlays.close();
        const { region } = overlays;
        void region?.hide().then(() => region.remove());
      },
      () => undefined,
    );
  }

  async #whenLoaded<T>(use: (overlays: OverlayKind) => T, page: string | undefined, signal: AbortSignal) {
    const stop = device.latest('routerStop');
    const overlays = await this.load();
    signal.throwIfAborted();
    const answer = use(overlays);
    // The page of the call may have been left meanwhile.
    const current = device.latest('routerStop') === stop ? device.latest('routeChange')?.key : '';
    if (current !== undefined && current !== page) this.#page.closeOthers(current);
    return answer;
  }
}
