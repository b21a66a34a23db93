import { nothing, type PropertyValues } from 'lit';
import { CloseEvent, OpenEvent, type CloseReason } from '../element/events.js';
import { NcElement } from '../element/nc-element.js';
import { UNLESS_FALSE, type Kind } from '../element/kinds.js';
import { attribute, property } from '../element/property.js';
import { CloseRequests } from './close-requests.js';
import { focusTrail, returnFocus } from '../../base/focus.js';
import { Showing } from './showing.js';
import { isTopmost, overlayClosed, overlayOpened, type OpenOverlay } from './stack.js';

/**
 * Called before the user closes an overlay. False keeps it open; a promise keeps it open until it resolves. `result` is
 * that of the `close` event which would follow.
 */
export type DismissGuard<Result> = (reason: CloseReason, result: Result | undefined) => boolean | Promise<boolean>;

/** What `canDismiss` takes. */
export const GUARD: Kind = {
  ...UNLESS_FALSE,
  read: (value, refuse) => (typeof value === 'function' ? value : UNLESS_FALSE.read(value, refuse)),
};

/**
 * Base of elements in the browser's top layer, above the page. A subclass renders a `<dialog id="surface">`, which makes
 * the rest of the page inert, or an element with `id="surface" popover="manual"`, which does not. While it is closed,
 * its shadow tree is empty.
 */
export abstract class OverlayElement<Result = unknown> extends NcElement implements OpenOverlay {
  readonly #requests = new CloseRequests();
  #showing?: Showing | undefined;
  /** Resolves when it has faded out. */
  #gone: Promise<void> = Promise.resolve();
  #isFadingOut = false;

  /** Whether it is on screen, or opens as soon as it is on the page. */
  @attribute({ type: Boolean }) declare open: boolean;

  /**
   * Whether the user may close it: a boolean (in HTML `can-dismiss="false"`), or a function that is called each time with
   * the reason and returns a boolean or a promise of one. `hide()` closes it in any case. Default: true.
   */
  @property({ attribute: 'can-dismiss', type: GUARD, default: true })
  declare canDismiss: boolean | DismissGuard<Result>;

  /** Shows it. Resolves to the `close` event when it has closed again. */
  show(): Promise<CloseEvent<Result>> {
    const closed = new Promise<CloseEvent<Result>>((resolve) => {
      this.addEventListener('close', (event) => resolve(event as CloseEvent<Result>), { once: true });
    });
    this.open = true;
    // At once: only in the task of the user's gesture may it bring up the on-screen keyboard.
    try {
      if (this.isConnected) this.performUpdate();
    } catch (error) {
      // It did not appear: the next call shows it.
      if (!this.#showing) this.open = false;
      throw error;
    }
    return closed;
  }

  /** Closes it without asking `canDismiss`. Resolves when it has faded out. */
  async hide(): Promise<void> {
    this.close('api');
    this.open = false;
    if (this.#showing) await new Promise((resolve) => this.addEventListener('close', resolve, { once: true }));
    await this.#gone;
  }

  /** Closes it as the user does: asks `canDismiss` first. */
  dismiss(reason: CloseReason): void {
    const showing = this.#showing;
    if (!showing || showing.asking.has(reason)) return;
    const result = this.resultOf(reason);
    const decide = (may: unknown) => {
      if (this.#showing !== showing) return;
      this.#setAsking(reason, false);
      if (may) this.close(reason, result);
    };
    // A guard that fails keeps what was entered, but does not lock the user in.
    const fail = (error: unknown) => {
      reportError(error);
      decide(reason !== 'confirm');
    };
    try {
      const { canDismiss } = this;
      const answer = typeof canDismiss === 'function' ? canDismiss(reason, result) : canDismiss;
      if (typeof answer === 'boolean') return decide(answer);
      this.#setAsking(reason, true);
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
    // It may only be moved to another place.
    queueMicrotask(() => {
      if (!this.isConnected && this.#showing === showing) this.close('api');
    });
  }

  protected override placeChanged(): void {
    super.placeChanged();
    const showing = this.#showing;
    const surface = showing?.surface;
    if (!surface || surface.matches(':modal, :popover-open')) return;
    // Firefox takes a dialog in a shadow tree out of the top layer when its host moves.
    const focused = this.shadowRoot!.activeElement as HTMLElement | null;
    this.#takeDown(showing);
    this.#putUp(showing);
    focused?.focus();
  }

  handleEvent(event: Event): void {
    const reason = this.#requests.reasonOf(event, this.#showing?.surface);
    if (reason === 'escape' || (reason && this.closesOnBackdrop)) this.dismiss(reason);
  }

  /** The `result` of the `close` event. */
  protected resultOf(_reason: CloseReason): Result | undefined {
    return undefined;
  }

  /** Whether a click on the backdrop closes it. */
  protected get closesOnBackdrop(): boolean {
    return false;
  }

  /** Whether the page beneath must not scroll. */
  protected get locksScroll(): boolean {
    return this.blocksPage;
  }

  /** Moves the focus within a dialog. The browser has focused something in it already. */
  protected takeFocus(): void {
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  }

  /** It is in the top layer now: when it opens, and again after it was moved in the page. */
  protected raised(): void {}

  /** It is about to leave the top layer. */
  protected lowered(): void {}

  /** Template of the open overlay. */
  protected abstract renderSurface(): unknown;

  protected get surface(): HTMLElement | null {
    return this.renderRoot?.querySelector('#surface') ?? null;
  }

  /** Whether it is on screen, and not fading out. */
  protected get isShowing(): boolean {
    return this.#showing !== undefined;
  }

  protected override renderContent(): unknown {
    return this.open || this.#showing || this.#isFadingOut ? this.renderSurface() : nothing;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const showing = this.#showing;
    if (changed.has('open') && !this.open) this.close('api');
    else if (changed.has('open') && !showing && this.isConnected) this.appear();
    else if (showing && this.isConnected && showing.surface !== this.surface) {
      // It was rendered again with another kind of surface.
      this.#takeDown(showing);
      this.#putUp(showing);
    }
  }

  /** Comes on screen. */
  protected appear(): void {
    const page = this.ownerDocument;
    // A page in a frame that was removed has no window.
    if (!this.isConnected || !page.defaultView) return;
    this.#showing = new Showing(this);
    this.#putUp(this.#showing);
    this.dispatchEvent(new OpenEvent());
  }

  /** Leaves the screen. */
  protected close(reason: CloseReason, result: Result | undefined = this.resultOf(reason)): void {
    const showing = this.#showing;
    if (!showing) return;
    const { page, trail, surface } = showing;
    // What is drawn stays as it is until it has faded out: this may run in the middle of an update.
    this.setState('busy', false);
    this.#showing = undefined;
    showing.end();
    const { blocksPage } = this;
    this.#takeDown(showing);
    this.open = false;
    const focused = focusTrail(page, this);
    // WebKit moves the focus into another overlay, even one that has closed since.
    const isLost = blocksPage && !focused[0]?.checkVisibility();
    if (isLost || focused.includes(this)) returnFocus(page, this, trail);
    if (surface) this.#gone = this.#fadeOut(surface);
    this.dispatchEvent(new CloseEvent(reason, result));
  }

  /** Keeps what is drawn until the transitions of the style sheet are over. */
  async #fadeOut(surface: HTMLElement): Promise<void> {
    this.#isFadingOut = true;
    await Promise.allSettled(surface.getAnimations({ subtree: true }).map(({ finished }) => finished));
    this.#isFadingOut = false;
    this.requestUpdate();
  }

  #putUp(showing: Showing): void {
    const { surface, locksScroll } = this;
    if (!surface || showing.surface) return;
    showing.putUp(surface, {
      listener: this,
      locksScroll,
      isTopmost: () => isTopmost(this),
      takeFocus: () => this.takeFocus(),
      disappeared: () => this.close('api'),
    });
    // A listener of the focus may have closed it.
    if (!showing.surface) return;
    overlayOpened(this);
    this.raised();
  }

  #takeDown(showing: Showing): void {
    if (!showing.surface) return;
    this.lowered();
    showing.takeDown();
    overlayClosed(this);
  }

  /** Whether its guard has not answered yet. */
  protected isAsking(reason: CloseReason): boolean {
    return this.#showing?.asking.has(reason) ?? false;
  }

  #setAsking(reason: CloseReason, on: boolean): void {
    const { asking } = this.#showing!;
    if (asking.has(reason) === on) return;
    if (on) asking.add(reason);
    else asking.delete(reason);
    this.setState('busy', asking.has('confirm'));
    this.requestUpdate('busy', null);
  }
}
