import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { UNLESS_FALSE } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { zoomOf } from '../internal/element/scale.js';
import { warnOnce } from '../internal/element/warn.js';
import { isFromAbove } from '../internal/gesture/arena.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { ChildWatch } from '../internal/observe/children.js';
import { hasContent } from '../internal/observe/content.js';
import { SheetDrag, type Edge, type Sheet } from '../internal/overlay/sheet/drag.js';
import { BREAKPOINTS, lengthOf, nearestTo, pixelsOf } from './breakpoints.js';
import { BreakpointChangeEvent } from './events.js';
import { renderCloseHandle, renderSizeHandle, sizeForKey } from './handle.js';
import { popupStyles } from './popup.styles.js';
import { focusWhileScrollable, isScrollable } from './scroll-focus.js';

export type PopupPosition = 'top' | 'right' | 'bottom' | 'left' | 'center' | 'start' | 'end';

const POSITIONS = ['top', 'right', 'bottom', 'left', 'center', 'start', 'end'];

/**
 * A sheet with the page's own content at an edge of the screen, or a box in the middle of it. With `breakpoints` it rests
 * at several heights. The user drags it by its handle, its header, or its content once that cannot scroll any further in
 * that direction. Elements in it keep their own gestures.
 *
 * @slot - The content. An element with `autofocus` gets the focus.
 * @slot header - Stays above the content while that scrolls. It names the popup, unless there is a `label`.
 * @slot footer - Stays below the content, visible at every breakpoint.
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `backdrop`, `swipe`, `escape`, `back`, `cancel` (the handle was
 *   pressed) or `api`.
 * @event {BreakpointChangeEvent} breakpointchange - The user moved it to another breakpoint; field `breakpoint`.
 * @csspart surface - The sheet.
 * @csspart handle - The handle to drag it by, and to resize it with the keyboard.
 * @csspart header - Around the header.
 * @csspart content - Around the content. It scrolls.
 * @csspart footer - Around the footer.
 * @cssprop --nc-popup-background - Background.
 * @cssprop --nc-popup-color - Text.
 * @cssprop --nc-popup-width - Width at the left and right; default 80%, at most 22rem. In the middle; default 28rem.
 * @cssprop --nc-popup-max-width - Greatest width at the top and bottom; default 40rem.
 * @cssprop --nc-popup-max-height - Greatest height; default 90dvh. It never exceeds the screen.
 * @cssstate dragging - The user drags it.
 */
export class NcPopup extends OverlayElement<void> {
  static override styles = popupStyles;
  static override childWatch = new ChildWatch({ attributes: ['slot'] });
  static override localized = true;

  /**
   * Where on the screen it is: `bottom`, `top`, `left`, `right`, `center`, or `start` and `end`, which follow the
   * direction of the text. Default: `bottom`.
   */
  @property({ default: 'bottom' }) declare position: PopupPosition;

  /** Rounds the corners that are not at an edge of the screen. In the middle they are always round. */
  @property({ type: Boolean, default: false }) declare round: boolean;

  /**
   * Dims and blocks the page. With `false` (in HTML `overlay="false"`) the user can go on with the page, and the focus
   * stays where it is. Default: true.
   */
  @property({ type: UNLESS_FALSE, default: true }) declare overlay: boolean;

  /** Whether a click on the dimmed page closes it. `light-dismiss="false"` in HTML. Default: true. */
  @property({ attribute: 'light-dismiss', type: UNLESS_FALSE, default: true }) declare lightDismiss: boolean;

  /** Lets the user close it by a drag toward its edge: over 100 px, or faster than 0.3 px/ms. At the top and bottom it gets a handle. */
  @property({ type: Boolean, attribute: 'close-on-slide-down', default: false }) declare closeOnSlideDown: boolean;

  /**
   * Whether its content has a button that closes it. Its handle is then for pointers only: the keyboard and screen readers
   * do not come to Close twice. Default: false.
   */
  @property({ type: Boolean, attribute: 'has-close', default: false }) declare hasClose: boolean;

  /**
   * Heights at which it rests, at the bottom or top: up to 1 shares of the screen's height, above that px. With a 0 among
   * them the user can drag it off the screen. In HTML `breakpoints="0 0.25 0.5 1"`. Default: it is as high as its content.
   */
  @property({ type: BREAKPOINTS }) declare breakpoints: readonly number[] | undefined;

  /** The breakpoint at which it opens. Default: the smallest above 0. */
  @property({ type: Number, attribute: 'initial-breakpoint' }) declare initialBreakpoint: number | undefined;

  /**
   * Whether a drag away from its edge takes it to its largest breakpoint before its content scrolls. With
   * `expand-to-scroll="false"` the content scrolls at every breakpoint. Default: true.
   */
  @property({ attribute: 'expand-to-scroll', type: UNLESS_FALSE, default: true }) declare expandToScroll: boolean;

  /** Name for screen readers. Default: the text of the header. */
  @property({ default: '' }) declare label: string;

  /** Duration of its animation in ms. With reduced motion there is none. Default: 300. */
  @property({ type: Number, default: 300 }) declare duration: number;

  /** @internal Set to false, Back is not for it but for what shows it. */
  takesBack?: boolean;

  /** The breakpoint that code has set. */
  #given: number | undefined;
  /** The breakpoint that the user has chosen since. */
  #chosen: number | undefined;
  #drag?: SheetDrag | undefined;
  #stopObserving?: (() => void) | undefined;

  /** The present breakpoint. Setting it moves the sheet and fires no event. Follows the user. */
  @property({ type: Number, attribute: false, noAccessor: true })
  get breakpoint(): number | undefined {
    return this.#chosen ?? this.#given ?? this.initialBreakpoint;
  }
  set breakpoint(breakpoint: number | undefined) {
    const number = parseFloat(String(breakpoint));
    this.#given = Number.isNaN(number) ? undefined : number;
    this.#chosen = undefined;
    this.requestUpdate('breakpoint', null);
  }

  override handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else super.handleEvent(event);
  }

  /** @internal */
  override childrenChanged(): void {
    if (this.isShowing) this.requestUpdate();
  }

  protected override get closesOnBackdrop(): boolean {
    return this.lightDismiss;
  }

  protected override takeFocus(): void {
    // This check makes WebKit lay out elements that were slotted just now: before that they cannot be focused.
    const content = this.#content;
    const scrolls = isScrollable(content);
    if (scrolls) content.tabIndex = 0;
    (this.querySelector<HTMLElement>('[autofocus]') ?? (scrolls ? content : this.surface))?.focus();
  }

  protected override raised(): void {
    this.#drag = new SheetDrag(this.#sheetOf(this.surface!));
    this.#stopObserving = focusWhileScrollable(this.#content);
  }

  protected override lowered(): void {
    this.#drag?.dispose();
    this.#drag = undefined;
    this.#stopObserving?.();
    this.setState('dragging', false);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // Each time it opens, it begins at the breakpoint that the page has set.
    if (changed.has('open') && !this.isShowing) this.#chosen = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    const { surface, duration } = this;
    if (surface) {
      const sizes = this.#sizes;
      const index = this.#sizeIndex;
      if (changed.has('breakpoint') || changed.has('breakpoints')) this.#drag?.moveTo(index);
      const size = sizes[index];
      surface.style.setProperty('--_height', size === undefined ? '' : lengthOf(size));
      surface.style.setProperty('--_duration', duration === 300 ? '' : `${Math.max(0, duration)}ms`);
    }
    super.updated(changed);
  }

  protected override renderSurface(): unknown {
    const { round, label, position } = this;
    if (!POSITIONS.includes(position)) warnOnce(this, 'position', POSITIONS.join(', '), position);
    const kind = `${this.#edge}${round ? ' round' : ''}`;
    const given = label || this.ariaLabel;
    const isNamedByHeader = !given && hasContent(this, 'header');
    const name = given || msg('Dialog', { id: 'nc.modal.label', desc: 'Dialog without a heading, for screen readers' });
    const content = html`${this.#renderHandle()}
      <div id="header" part="header" ?hidden=${!hasContent(this, 'header')}><slot name="header"></slot></div>
      <div id="content" part="content"><slot></slot></div>
      <div part="footer" ?hidden=${!hasContent(this, 'footer')}><slot name="footer"></slot></div>
      <slot name="overlay"></slot>`;
    const labelledBy = isNamedByHeader ? 'header' : nothing;
    const ariaLabel = isNamedByHeader ? nothing : name;
    // The empty title keeps the browser from showing the host's as a tooltip.
    // Templates of React and Vue hand the text of a static attribute to the property.
    return String(this.overlay) !== 'false'
      ? html`<dialog id="surface" part="surface" class=${kind} title="" tabindex="-1" aria-labelledby=${labelledBy} aria-label=${ariaLabel}>${content}</dialog>`
      : html`<div id="surface" part="surface" popover="manual" role="dialog" class=${kind} title="" tabindex="-1" aria-labelledby=${labelledBy} aria-label=${ariaLabel} @keydown=${this}>${content}</div>`;
  }

  #renderHandle(): unknown {
    const count = this.#sizes.length;
    if (count < 2) return this.#mayClose && this.#isVertical ? renderCloseHandle(this, this.hasClose) : nothing;
    const index = this.#sizeIndex;
    const share = this.#heights[index]! / this.#screenHeight;
    return renderSizeHandle(this, { index, count, share, choose: (size) => this.#choose(size) });
  }

  get #content(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('#content')!;
  }

  get #edge(): Edge | 'center' {
    const { position } = this;
    const isRtl = this.matches(':dir(rtl)');
    if (position === 'start') return isRtl ? 'right' : 'left';
    if (position === 'end') return isRtl ? 'left' : 'right';
    return POSITIONS.includes(position) ? position : 'bottom';
  }

  get #isVertical(): boolean {
    return /top|bottom/.test(this.#edge);
  }

  /** In px of the surface. */
  get #screenHeight(): number {
    return (this.ownerDocument.defaultView?.innerHeight ?? 0) / (this.surface ? zoomOf(this.surface) : 1);
  }

  /** All valid breakpoints, 0 included. */
  get #breakpoints(): readonly number[] {
    return this.breakpoints ?? [];
  }

  /** The breakpoints above 0, the smallest first. */
  get #sizes(): readonly number[] {
    const sizes = this.#isVertical ? new Set(this.#breakpoints) : [];
    return [...sizes].filter(Boolean).sort((one, other) => one - other);
  }

  /** In px, before the style sheet limits them. */
  get #heights(): readonly number[] {
    return this.#sizes.map((size) => pixelsOf(size, this.#screenHeight));
  }

  /** The index of the present size. */
  get #sizeIndex(): number {
    const { breakpoint } = this;
    return breakpoint === undefined ? 0 : nearestTo(breakpoint, this.#sizes, this.#screenHeight);
  }

  /** Whether the user may drag it off the screen. */
  get #mayClose(): boolean {
    return this.isDismissible && this.#edge !== 'center' && (this.closeOnSlideDown || this.#breakpoints.includes(0));
  }

  #sheetOf(surface: HTMLElement): Sheet {
    const edge = () => (this.#edge === 'center' ? 'bottom' : this.#edge);
    const stops = () => {
      const limit = parseFloat(getComputedStyle(surface).maxHeight);
      return this.#heights.map((height) => (height > limit ? limit : height));
    };
    const mayClose = () => this.#mayClose;
    const expandToScroll = () => this.expandToScroll;
    return {
      surface,
      get edge() {
        return edge();
      },
      get stops() {
        return stops();
      },
      get mayClose() {
        return mayClose();
      },
      get expandToScroll() {
        return expandToScroll();
      },
      held: (on) => this.setState('dragging', on),
      stopped: (index) => this.#choose(index),
      pushed: () => {
        this.dismiss('swipe');
        return this.isAsking('swipe');
      },
    };
  }

  /** The user chose one of the sizes. */
  #choose(index: number): void {
    const breakpoint = this.#sizes[index];
    if (breakpoint === undefined || index === this.#sizeIndex) return;
    this.#chosen = breakpoint;
    this.requestUpdate('breakpoint', null);
    this.performUpdate();
    this.dispatchEvent(new BreakpointChangeEvent(breakpoint));
  }

  /** A key on the handle or, without an overlay, anywhere in the sheet. */
  #handleKey(event: KeyboardEvent): void {
    const { key, currentTarget, defaultPrevented, isComposing } = event;
    if (defaultPrevented || isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (currentTarget === this.surface) {
      // A dialog inside handles Escape itself.
      if (key === 'Escape' && !isFromAbove(event)) this.dismiss('escape');
      return;
    }
    const index = sizeForKey(key, this.#sizeIndex, this.#sizes.length);
    if (index === undefined) return;
    event.preventDefault();
    this.#choose(index);
  }
}
