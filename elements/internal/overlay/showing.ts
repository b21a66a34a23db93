import type { CloseReason } from '../element/events.js';
import { isElement, viewOf } from '../element/view.js';
import { pageWide } from '../element/page-wide.js';
import { escapePressed } from './close-requests.js';
import { focusTrail } from '../../base/focus.js';
import { followKeyboard } from './keyboard-inset.js';
import { lockScroll, unlockScroll } from './scroll-lock.js';

const SURFACE_EVENTS = ['cancel', 'close', 'pointerdown', 'click'];

/** All that are on screen: an overlay above others may have got the focus from one of them, of any copy of the library. */
const showings = () => pageWide('showings', () => new Set<Pick<Showing, 'page' | 'trail'>>());

/** What a surface needs of its overlay while it is in the top layer. */
export interface SurfaceOwner {
  readonly listener: EventListenerObject;
  /** Whether the page beneath must not scroll. */
  readonly locksScroll: boolean;
  /** Whether the next Escape is for it, as far as this library knows. */
  isTopmost(): boolean;
  /** Moves the focus into a dialog. */
  takeFocus(): void;
  /** The dialog is not visible any more, though it was not closed. */
  disappeared(): void;
}

/** One time on screen of an overlay, from its `open` event to its `close` event. */
export class Showing {
  /** The `<dialog>` or popover in the top layer. None while the overlay is on its way to another place of the page. */
  surface: HTMLElement | undefined;
  /** The page that it is on. */
  page: Document;
  /** What had the focus before, and where else the focus may return to: each element once, however many are beneath. */
  readonly trail: ReadonlySet<HTMLElement>;
  /** Why the user wants to close it: what the guard was asked and has not answered yet. */
  readonly asking = new Set<CloseReason>();
  #owner: SurfaceOwner | undefined;
  #isScrollLocked = false;
  #unfollow: (() => void) | undefined;
  #sight: IntersectionObserver | undefined;

  constructor(overlay: Element) {
    const page = overlay.ownerDocument;
    const trail = new Set(focusTrail(page, overlay));
    for (const beneath of [...showings()].reverse())
      if (beneath.page === page) for (const element of beneath.trail) if (element.isConnected) trail.add(element);
    this.page = page;
    this.trail = trail;
    showings().add(this);
  }

  /** It is over. */
  end(): void {
    showings().delete(this);
  }

  /** Puts `surface` into the top layer. */
  putUp(surface: HTMLElement, owner: SurfaceOwner): void {
    const { listener, locksScroll } = owner;
    this.surface = surface;
    this.page = surface.ownerDocument;
    this.#owner = owner;
    this.#isScrollLocked = locksScroll;
    for (const type of SURFACE_EVENTS) surface.addEventListener(type, listener);
    const isDialog = 'showModal' in surface;
    if (isDialog) (surface as HTMLDialogElement).showModal();
    else surface.showPopover();
    // After the surface has become a part of the page, since it forces a layout of the page.
    if (locksScroll) lockScroll(this.page);
    if (isDialog) {
      this.page.documentElement.addEventListener('keydown', this.#keepEscape);
      owner.takeFocus();
      if (this.surface !== surface) return;
      // A dialog in a hidden part of the page would still make the rest of the page inert.
      this.#sight = new (viewOf(surface).IntersectionObserver)(() => {
        // After the browser itself has closed it, a `close` event follows, in WebKit later than this.
        if ((surface as HTMLDialogElement).open && !surface.checkVisibility()) owner.disappeared();
      });
      this.#sight.observe(surface);
    }
    this.#unfollow = followKeyboard(surface);
  }

  /** Takes the surface out of the top layer. */
  takeDown(): void {
    const { surface } = this;
    if (!surface) return;
    this.surface = undefined;
    this.#unfollow?.();
    this.#sight?.disconnect();
    for (const type of SURFACE_EVENTS) surface.removeEventListener(type, this.#owner!.listener);
    this.page.documentElement.removeEventListener('keydown', this.#keepEscape);
    if (this.#isScrollLocked) unlockScroll(this.page);
    if ('showModal' in surface) (surface as HTMLDialogElement).close();
    else surface.hidePopover();
  }

  /**
   * Dialogs of other libraries listen on the document, whichever is on top, and would close by an Escape that is for this one.
   * The browser closes this one all the same.
   */
  readonly #keepEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    escapePressed();
    if (!this.#owner!.isTopmost()) return;
    const top = event.composedPath().find((target) => isElement(target) && target.matches(':modal'));
    if (top === this.surface) event.stopPropagation();
  };
}
