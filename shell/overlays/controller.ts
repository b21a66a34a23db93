import { BackPriority, onBack } from '../device/back.js';
import { device } from '../device/instance.js';
import type { Answer, CallName, OptionsOf, Provider } from '../device/index.js';
import type { KindEntry, OverlayHost } from './kind.js';
import { LazyKind } from './lazy-kind.js';
import type { OverlayOptions } from './options.js';
import { closeTop, holdBackWhileOpen, overlayStack, topBlocking } from './stack.js';

/** Answers the calls of all kinds of overlays, and Back. */
export class OverlayController implements OverlayHost {
  readonly options: OverlayOptions;
  readonly #entries: readonly KindEntry[];
  /** By the call that shows an overlay of the kind. */
  readonly #kinds: ReadonlyMap<CallName, LazyKind>;

  constructor(entries: readonly KindEntry[], options: OverlayOptions = {}) {
    this.options = options;
    this.#entries = entries;
    this.#kinds = new Map(entries.map((entry) => [entry.show, new LazyKind(entry, this)]));
  }

  /** Answers those calls that are wanted. Returns a function that stops it, and closes all overlays. */
  start(isWanted: (name: CallName) => boolean = () => true): () => void {
    const provide = (name: CallName | undefined, answer: Provider<CallName>) =>
      name && isWanted(name) ? [device.provide(name, answer)] : [];
    const { listeners } = overlayStack();
    const placeRegions = () => this.#placeRegions();
    listeners.add(placeRegions);
    const stops = [
      ...this.#entries.flatMap(({ show, hide }) => [
        ...provide(show, (options, { signal }) => this.#kind(show).show(options, currentPage(), signal)),
        ...provide(hide, (options, { signal }) => this.#kind(show).hide(options, currentPage(), signal)),
      ]),
      () => listeners.delete(placeRegions),
      device.watch('routeChange', ({ key }) => this.closeOthers(key)),
      device.watch('routerStop', () => this.closeOthers('')),
      onBack(({ from }) => from === 'backbutton' && closeTop(), { priority: BackPriority.overlay }),
      holdBackWhileOpen(),
      ...[...this.#kinds.values()].map((kind) => () => kind.end()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Loads the kinds that load ahead. One that fails loads again at its first call. */
  loadAhead(): void {
    for (const { show, isAhead } of this.#entries) if (isAhead) this.load(show).catch(() => undefined);
  }

  get root(): Element {
    const { root = document.body } = this.options;
    return root.isConnected ? root : document.body;
  }

  place(element: HTMLElement): void {
    const top = topBlocking();
    if (top === element) return;
    const overlay = top && !element.contains(top) ? top : undefined;
    const parent = overlay ?? this.root;
    element.slot = overlay ? 'overlay' : '';
    if (element.parentNode !== parent) parent.append(element);
  }

  isOpen(kind: CallName): boolean {
    return this.#kind(kind).isOpen;
  }

  load(kind: CallName): Promise<unknown> {
    return this.#kind(kind).load();
  }

  async show<Kind extends CallName>(
    kind: Kind,
    options: OptionsOf<Kind>,
    page: string | undefined,
    signal: AbortSignal,
  ): Promise<Answer<Kind>> {
    return this.#kind(kind).show(options, page, signal) as Answer<Kind>;
  }

  /** Closes the overlays of other pages than `key`, which is empty if there is no page. */
  closeOthers(key: string): void {
    for (const { overlays } of this.#kinds.values()) overlays?.close(key);
  }

  #kind(show: CallName): LazyKind {
    return this.#kinds.get(show)!;
  }

  #placeRegions(): void {
    for (const { overlays } of this.#kinds.values()) if (overlays?.region) this.place(overlays.region);
  }
}

/** The key of the page on screen, if the document has pages. */
const currentPage = (): string | undefined => device.latest('routeChange')?.key;
