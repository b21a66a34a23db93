import { DeviceError, ErrCode } from '../device/errors.js';
import type { Answer, CallName, OptionsOf } from '../device/index.js';
import type { OverlayOptions } from './options.js';

/** What answers the calls of one kind of overlay: all overlays of that kind on the page. */
export interface OverlayKind<Show extends CallName = CallName, Hide extends CallName = CallName> {
  /** Stays on the page while it is closed: screen readers announce only changes of a region that was there before. */
  readonly region?: HTMLElement & { hide(): Promise<unknown> };
  /** Whether one is on screen, or about to be. For rules of other kinds. */
  readonly isOpen?: boolean;
  /** Answers the call that shows one. `page` is the page of the call, if the document has pages. */
  show(options: OptionsOf<Show>, page: string | undefined, signal: AbortSignal): Answer<Show> | Promise<Answer<Show>>;
  /** Answers the call that hides it. Default: `close()`. */
  hide?(options: OptionsOf<Hide>): void;
  /** Closes what is open and ends what waits; with `key`, only what another page has opened. Their calls settle. */
  close(key?: string): void;
}

/** The entry of a kind in the table. */
export interface KindEntry<Show extends CallName = CallName, Hide extends CallName = CallName> {
  /** The call that shows one. It names the kind. */
  readonly show: Show;
  readonly hide?: Hide;
  /** Loads its code and its element. */
  readonly load: () => Promise<{ readonly create: (host: OverlayHost) => OverlayKind<Show, Hide> }>;
  /** Whether it loads when the page is idle, ahead of the first call. */
  readonly isAhead?: boolean;
  /** Kinds that it always shows as well. They load beside it. */
  readonly beside?: readonly CallName[];
}

/** What a kind may use of the page and of other kinds, which it names by the call that shows them. */
export interface OverlayHost {
  readonly options: OverlayOptions;
  /** Parent of the overlays. */
  readonly root: Element;
  /** Moves an element into the overlay that makes the rest of the page inert, if there is one, else into the root. */
  place(element: HTMLElement): void;
  /** Whether an overlay of that kind is on screen, or about to be. */
  isOpen(kind: CallName): boolean;
  /** Loads a kind that is going to be shown. */
  load(kind: CallName): Promise<unknown>;
  /** Shows an overlay of another kind as its call does, but always by these overlays. */
  show<Kind extends CallName>(
    kind: Kind,
    options: OptionsOf<Kind>,
    page: string | undefined,
    signal: AbortSignal,
  ): Promise<Answer<Kind>>;
}

/** Whether what `page` has opened is to close when the page `key` comes. Without `key`, all closes. */
export const isLeft = (page: string | undefined, key: string | undefined): boolean =>
  key === undefined || (page !== undefined && page !== key);

/** The failure of a call whose overlay, or a part of it, could not be loaded. */
export const loadError = (cause?: unknown): DeviceError =>
  new DeviceError('overlays', ErrCode.network, 'the overlay did not load', { cause });
