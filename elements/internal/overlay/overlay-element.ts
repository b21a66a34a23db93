import { nothing, type PropertyValues } from 'lit';
import { CloseEvent, OpenEvent, type CloseReason } from '../element/events.js';
import { NcElement } from '../element/nc-element.js';
import { attribute, property, unlessFalse } from '../element/property.js';
import { focusedElement, focusTrail, returnFocus } from './focus.js';
import { followKeyboard } from './keyboard-inset.js';
import { lockScroll, unlockScroll } from './scroll-lock.js';
import { overlayClosed, overlayOpened, type OpenOverlay } from './stack.js';

/**
 * Asked before the user closes an overlay: false keeps it open. A promise keeps it open until it is known. `result` is
 * what the `close` event would carry.
 */
export type DismissGuard<Result> = (reason: CloseReason, result: Result | undefined) => boolean | Promise<boolean>;

const SURFACE_EVENTS = ['cancel', 'close', 'pointerdown', 'click'];

/** A time on screen, from `open` to `close`. */
interface Showing {
  /** The `<dialog>` or popover that is in the top layer now. */
  surface?: HTMLElement;
  /** The page that it is on, and whose scrolling it has locked. */
  page: Document;
  locked?: boolean;
  /** Lets go of the on-screen keyboard. */
  unfollow?: () => void;
  /** Tells when the surface is not drawn any more. */
  sight?: IntersectionObserver;
  /** Where the focus was. */
  readonly trail: readonly HTMLElement[];
  /** The way to close it that its guard is still thinking about. */
  asking?: CloseReason;
}

/** Overlays beneath know from where the focus came to them. */
const showings = new Set<Showing>();

let isEscapeTaken = false;

/**
 * Chrome closes all dialogs by one Escape that have been opened since the user last did something. The topmost hears of it
 * first: it is the one that is meant.
 */
function takeEscape(): boolean {
  if (isEscapeTaken) return false;
  isEscapeTaken = true;
  setTimeout(() => (isEscapeTaken = false));
  return true;
}

/** The backdrop's events are the surface's, too; so are those of its own padding. */
function isBeside({ target, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Base of what stands above the page, in the browser's top layer. A subclass draws a `<dialog id="surface">`, which
 * makes the rest of the page inert, or an element with `id="surface" popover="manual"`, which does not. While closed
 * nothing of it exists but the host.
 */
export abstract class OverlayElement<Result = unknown> extends NcElement implements OpenOverlay {
  #showing?: Showing;
  #gone: Promise<void> = Promise.resolve();
  #leaving = false;
  /** Whether the Escape that the browser closes it by is for this one. */
  #isMeant = true;
  /** Whether the press that a click ends began on the backdrop. */
  #pressedBackdrop = false;

  /** Whether it is on screen, or will be as soon as it is on the page. */
  @attribute({ type: Boolean }) declare open: boolean;

  /**
   * Whether the user may close it. `false` (in HTML `can-dismiss="false"`), or a function that is asked each time and
   * may take its time. `hide()` does not ask. Default: true.
   */
  @property({ attribute: 'can-dismiss', converter: unlessFalse, default: true })
  declare canDismiss: boolean | DismissGuard<Result>;

  /** Shows it. Resolves when it has closed again, to the `close` event. */
  show(): Promise<CloseEvent<Result>> {
    const closed = new Promise<CloseEvent<Result>>((resolve) => {
      this.addEventListener('close', (event) => resolve(event as CloseEvent<Result>), { once: true });
    });
    this.open = true;
    // Now rather than soon: the user's gesture, and the screen keyboard it may bring up, belong to this task.
    if (this.isConnected) this.performUpdate();
    return closed;
  }

  /** Closes it, whatever its guard would say. Resolves when it has left the screen. */
  async hide(): Promise<void> {
    this.close('api');
    this.open = false;
    if (this.#showing) await new Promise((resolve) => this.addEventListener('close', resolve, { once: true }));
    await this.#gone;
  }

  /** Closes it in the user's name: asks `canDismiss` first. */
  dismiss(reason: CloseReason): void {
    const showing = this.#showing;
    if (!showing || showing.asking === reason) return;
    const result = this.resultOf(reason);
    const decide = (may: unknown) => {
      if (this.#showing !== showing) return;
      this.#setAsking(undefined);
      if (may) this.close(reason, result);
    };
    // What was entered is not thrown away because saving it failed, but nobody is locked in either.
    const fail = (error: unknown) => {
      reportError(error);
      decide(reason !== 'confirm');
    };
    try {
      const { canDismiss } = this;
      const answer = typeof canDismiss === 'function' ? canDismiss(reason, result) : canDismiss;
      if (typeof answer === 'boolean') return decide(answer);
      this.#setAsking(reason);
      Promise.resolve(answer).then(decide, fail);
    } catch (error) {
      fail(error);
    }
  }

  /** @internal */
  get blocksPage(): boolean {
    return 'showModal' in (this.surface ?? {});
  }

  /** @internal */
  get isDismissible(): boolean {
    return this.canDismiss !== false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#showing) this.#putUp(this.#showing);
    else if (this.open && this.hasUpdated) this.requestUpdate('open', false);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    const showing = this.#showing;
    if (!showing) return;
    this.#takeDown(showing);
    // It may only be on its way to another place.
    queueMicrotask(() => {
      if (!this.isConnected && this.#showing === showing) this.close('api');
    });
  }

  handleEvent(event: Event): void {
    const showing = this.#showing;
    const onSurface = event.target === showing?.surface;
    switch (event.type) {
      case 'cancel':
        // A file input's bubbles.
        if (!onSurface) return;
        // One that cannot be prevented is about to close the dialog: see below.
        event.preventDefault();
        this.#isMeant = takeEscape();
        if (event.defaultPrevented && this.#isMeant) this.dismiss('escape');
        return;
      case 'close':
        // The browser closed it over our heads, as it does for a second Escape in a row. The guard is asked all the same.
        if (!onSurface || (showing.surface as HTMLDialogElement).open) return;
        (showing.surface as HTMLDialogElement).showModal();
        if (this.#isMeant) this.dismiss('escape');
        return;
      case 'pointerdown':
        this.#pressedBackdrop = onSurface && isBeside(event as PointerEvent);
        return;
      case 'click':
        if (onSurface && this.#pressedBackdrop && this.closesOnBackdrop) this.dismiss('backdrop');
    }
  }

  /** What `close` tells of the user's choice. */
  protected resultOf(_reason: CloseReason): Result | undefined {
    return undefined;
  }

  /** Whether a click beside it closes it. */
  protected get closesOnBackdrop(): boolean {
    return false;
  }

  /** Whether the page beneath stays where it is. */
  protected get locksScroll(): boolean {
    return this.blocksPage;
  }

  /** Moves the focus into a dialog, where the browser has chosen a place already. */
  protected takeFocus(): void {
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  /** It is in the top layer: at its start, and again when it was moved in the page. */
  protected raised(): void {}

  /** It is not, or will not be in a moment. */
  protected lowered(): void {}

  /** What the overlay looks like while it is open. */
  protected abstract renderSurface(): unknown;

  protected get surface(): HTMLElement | null {
    return this.renderRoot?.querySelector('#surface') ?? null;
  }

  /** Whether it is on screen, and not on its way out. */
  protected get isShowing(): boolean {
    return this.#showing !== undefined;
  }

  protected override renderContent(): unknown {
    return this.open || this.#showing || this.#leaving ? this.renderSurface() : nothing;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const showing = this.#showing;
    if (changed.has('open') && !this.open) this.close('api');
    else if (changed.has('open') && !showing && this.isConnected) this.appear();
    else if (showing && this.isConnected && showing.surface !== this.surface) {
      // Another kind of surface was drawn.
      this.#takeDown(showing);
      this.#putUp(showing);
    }
  }

  /** Comes on screen. */
  protected appear(): void {
    const page = this.ownerDocument;
    // A frame that was taken away has nothing to show.
    if (!this.isConnected || !page.defaultView) return;
    const beneath = [...showings].reverse().flatMap((showing) => (showing.page === page ? showing.trail : []));
    const showing = { page, trail: [...focusTrail(page), ...beneath] };
    showings.add(showing);
    this.#showing = showing;
    this.#putUp(showing);
    this.dispatchEvent(new OpenEvent());
  }

  /** Leaves the screen. */
  protected close(reason: CloseReason, result: Result | undefined = this.resultOf(reason)): void {
    const showing = this.#showing;
    if (!showing) return;
    const { page, trail, surface } = showing;
    // Drawn as it is until it has left: this may be in the middle of an update.
    this.setState('busy', false);
    this.#showing = undefined;
    showings.delete(showing);
    const { blocksPage } = this;
    this.#takeDown(showing);
    this.open = false;
    const focused = focusedElement(page);
    // WebKit hands it to what stands in another overlay, even one that has closed since.
    const isLost = blocksPage && !focused?.checkVisibility();
    if (isLost || (focused && this.#contains(focused))) returnFocus(page, trail);
    if (surface) this.#gone = this.#leave(surface);
    this.dispatchEvent(new CloseEvent(reason, result));
  }

  /** Keeps what is drawn until the styles' motion is over. */
  async #leave(surface: HTMLElement): Promise<void> {
    this.#leaving = true;
    await Promise.allSettled(surface.getAnimations({ subtree: true }).map(({ finished }) => finished));
    this.#leaving = false;
    this.requestUpdate();
  }

  #putUp(showing: Showing): void {
    const { surface, blocksPage } = this;
    if (!surface || showing.surface) return;
    for (const type of SURFACE_EVENTS) surface.addEventListener(type, this);
    showing.surface = surface;
    showing.page = this.ownerDocument;
    showing.locked = this.locksScroll;
    if (blocksPage) (surface as HTMLDialogElement).showModal();
    else surface.showPopover();
    // Not before: it asks for the layout of the page, of which the surface has become a part.
    if (showing.locked) lockScroll(showing.page);
    if (blocksPage) {
      this.takeFocus();
      // A dialog in a hidden part of the page would keep the rest from being used all the same.
      showing.sight = new IntersectionObserver(() => {
        // One that the browser has closed is told of by its event, in WebKit later than of this.
        if ((surface as HTMLDialogElement).open && !surface.checkVisibility()) this.close('api');
      });
      showing.sight.observe(surface);
    }
    showing.unfollow = followKeyboard(surface);
    overlayOpened(this);
    this.raised();
  }

  #takeDown(showing: Showing): void {
    const { surface, page, locked } = showing;
    if (!surface) return;
    showing.surface = undefined;
    showing.unfollow?.();
    showing.sight?.disconnect();
    this.lowered();
    for (const type of SURFACE_EVENTS) surface.removeEventListener(type, this);
    if (locked) unlockScroll(page);
    if ('showModal' in surface) (surface as HTMLDialogElement).close();
    else surface.hidePopover();
    overlayClosed(this);
  }

  #setAsking(reason: CloseReason | undefined): void {
    const showing = this.#showing!;
    if (showing.asking === reason) return;
    showing.asking = reason;
    this.setState('busy', reason === 'confirm');
    this.requestUpdate('busy', null);
  }

  #contains(node: Node): boolean {
    for (let each: Node | null = node; each; each = each.parentNode ?? (each as Partial<ShadowRoot>).host ?? null) {
      if (each === this) return true;
    }
    return false;
  }
}
