import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import type { Edge } from '../internal/overlay/sheet/drag.js';
import { property, unlessFalse } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { BreakpointChangeEvent } from './events.js';
import { popupStyles } from './popup.styles.js';
import type { PopupUse } from './use.js';

export type PopupPosition = 'top' | 'right' | 'bottom' | 'left' | 'center' | 'start' | 'end';

const POSITIONS = ['top', 'right', 'bottom', 'left', 'center', 'start', 'end'];

/** A share of the screen's height, or px: 0.5, '50%', 300, '300px'. */
function sizeOf(given: unknown): number {
  const size = parseFloat(String(given));
  return String(given).trim().endsWith('%') ? size / 100 : size;
}

const listOf = (text: string): number[] =>
  text
    .split(/[\s,[\]]+/)
    .filter(Boolean)
    .map(sizeOf);

const listConverter = { fromAttribute: (text: string | null) => (text === null ? undefined : listOf(text)) };

let loadedUse: typeof import('./use.js') | undefined;

/**
 * A sheet of the page's own content that comes from an edge of the screen, or a box in the middle of it. With
 * `breakpoints` it rests at several heights. It is moved with the finger, from its handle, its header or from content
 * that has nothing more to scroll that way; what is inside keeps its own gestures.
 *
 * @slot - The content. What has `autofocus` gets the focus.
 * @slot header - Stays above the content when that scrolls. It names the popup, unless there is a `label`.
 * @slot footer - Stays below it, in sight at every breakpoint.
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `backdrop`, `swipe`, `escape`, `back`, `cancel` (the handle was
 *   pressed) or `api`.
 * @event {BreakpointChangeEvent} breakpointchange - The user moved it to another breakpoint, which the field
 *   `breakpoint` tells.
 * @csspart surface - The sheet.
 * @csspart handle - What it is dragged by, and resized with the keyboard.
 * @csspart header - Around the header.
 * @csspart content - What scrolls.
 * @csspart footer - Around the footer.
 * @cssprop --nc-popup-background - Background.
 * @cssprop --nc-popup-color - Text.
 * @cssprop --nc-popup-width - Width at the sides, by default 80%, at most 22rem; and in the middle, 28rem.
 * @cssprop --nc-popup-max-width - Most width at the top and bottom; default 40rem.
 * @cssprop --nc-popup-max-height - Most height; default 90dvh, never more than there is.
 * @cssstate dragging - The user has it in hand.
 */
export class NcPopup extends OverlayElement<void> {
  static override styles = popupStyles;
  static override localized = true;

  /**
   * Where it stands: `bottom`, `top`, `left`, `right`, `center`, or `start` and `end`, which are mirrored in
   * right-to-left text. Default: `bottom`.
   */
  @property({ default: 'bottom' }) declare position: PopupPosition;

  /** Rounds the corners that are not at an edge of the screen. In the middle they always are. */
  @property({ type: Boolean, default: false }) declare round: boolean;

  /**
   * Dims the page, and keeps it from being used meanwhile. `false` (in HTML `overlay="false"`) leaves page and focus
   * alone. Default: true.
   */
  @property({ converter: unlessFalse, default: true }) declare overlay: boolean;

  /** Whether a click beside it closes it: with `overlay` only. `light-dismiss="false"` in HTML. Default: true. */
  @property({ attribute: 'light-dismiss', converter: unlessFalse, default: true }) declare lightDismiss: boolean;

  /** Dragging it towards its edge closes it: by 100 px, or faster than 0.3 px/ms. At the top and bottom it gets a handle. */
  @property({ type: Boolean, attribute: 'close-on-slide-down', default: false }) declare closeOnSlideDown: boolean;

  /**
   * Heights at which it rests, at the bottom or top: shares of the screen's height up to 1, above that px. 0 among them: it
   * may be dragged off the screen. In HTML `breakpoints="0 0.25 0.5 1"`. Default: it is as high as its content.
   */
  @property({ converter: listConverter }) declare breakpoints: readonly number[] | undefined;

  /** The breakpoint at which it opens. Default: the smallest, other than 0. */
  @property({ type: Number, attribute: 'initial-breakpoint' }) declare initialBreakpoint: number | undefined;

  /**
   * Whether a drag away from its edge takes it to its last breakpoint before its content scrolls. With
   * `expand-to-scroll="false"` the content scrolls at each of them. Default: true.
   */
  @property({ attribute: 'expand-to-scroll', converter: unlessFalse, default: true }) declare expandToScroll: boolean;

  /** Its name for screen readers. Default: the text of the header. */
  @property({ default: '' }) declare label: string;

  /** Milliseconds in which it comes and goes, unless motion is to be reduced. Default: 300. */
  @property({ type: Number, default: 300 }) declare duration: number;

  /** The breakpoint that code set, and the one that the user has chosen since. */
  #given: number | undefined;
  #chosen: number | undefined;
  #use?: PopupUse | undefined;
  #loading?: Promise<void> | undefined;

  /** The breakpoint at which it is, or is to be. Setting it moves the sheet, and fires no event. */
  @property({ attribute: false, noAccessor: true })
  get breakpoint(): number | undefined {
    return this.#chosen ?? this.#given ?? this.initialBreakpoint;
  }
  set breakpoint(breakpoint: number | undefined) {
    const number = parseFloat(String(breakpoint));
    this.#given = Number.isNaN(number) ? undefined : number;
    this.#chosen = undefined;
    this.requestUpdate('breakpoint', null);
  }

  /** @internal */
  get edge(): Edge | 'center' {
    const { position } = this;
    const isRtl = this.matches(':dir(rtl)');
    if (position === 'start') return isRtl ? 'right' : 'left';
    if (position === 'end') return isRtl ? 'left' : 'right';
    return POSITIONS.includes(position) ? position : 'bottom';
  }

  /** @internal The breakpoints above 0, the smallest first. */
  get sizes(): readonly number[] {
    const sizes = /top|bottom/.test(this.edge) ? new Set(this.#breakpoints) : [];
    return [...sizes].filter(Boolean).sort((one, other) => one - other);
  }

  /** @internal Which of them it is at. */
  get sizeIndex(): number {
    const { sizes, breakpoint } = this;
    if (breakpoint === undefined) return 0;
    const gaps = sizes.map((size) => Math.abs(this.#pixels(size) - this.#pixels(breakpoint)));
    return Math.max(0, gaps.indexOf(Math.min(...gaps)));
  }

  /** @internal Whether it may be dragged off the screen. */
  get mayClose(): boolean {
    return this.isDismissible && this.edge !== 'center' && (this.closeOnSlideDown || this.#breakpoints.includes(0));
  }

  /** @internal In px, before the style sheet limits them. */
  get heights(): readonly number[] {
    return this.sizes.map((size) => this.#pixels(size));
  }

  override handleEvent(event: Event): void {
    if (event.type === 'slotchange') this.requestUpdate();
    else if (event.type === 'keydown') loadedUse?.handleKey(this, event as KeyboardEvent);
    else super.handleEvent(event);
  }

  /** @internal The user chose one of the sizes. */
  choose(index: number): void {
    const { sizes, sizeIndex } = this;
    const breakpoint = sizes[index];
    if (breakpoint === undefined || index === sizeIndex) return;
    this.#chosen = breakpoint;
    this.requestUpdate('breakpoint', null);
    this.performUpdate();
    this.dispatchEvent(new BreakpointChangeEvent(breakpoint));
  }

  /** @internal */
  held(on: boolean): void {
    this.setState('dragging', on);
  }

  protected override get closesOnBackdrop(): boolean {
    return this.lightDismiss;
  }

  protected override takeFocus(): void {
    // Asking makes WebKit lay out what was slotted a moment ago: before that it cannot have the focus.
    const content = this.renderRoot.querySelector<HTMLElement>('#content')!;
    const isLong = content.scrollHeight > content.clientHeight;
    if (isLong) content.tabIndex = 0;
    (this.querySelector<HTMLElement>('[autofocus]') ?? (isLong ? content : this.surface))?.focus();
  }

  protected override raised(): void {
    const { surface } = this;
    if (loadedUse) this.#use = new loadedUse.PopupUse(this, surface!);
    else {
      this.#loading ??= import('./use.js').then((module) => {
        loadedUse = module;
        this.#loading = undefined;
        if (this.isShowing && !this.#use) this.#use = new module.PopupUse(this, this.surface!);
        this.requestUpdate();
      }, reportError);
    }
  }

  protected override lowered(): void {
    this.#use?.dispose();
    this.#use = undefined;
    this.held(false);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (this.isShowing) await this.#loading;
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // Each time on screen begins where it is told to.
    if (changed.has('open') && !this.isShowing) this.#chosen = undefined;
  }

  protected override updated(changed: PropertyValues): void {
    const { surface, sizes, sizeIndex, duration } = this;
    if (surface) {
      if (changed.has('breakpoint') || changed.has('breakpoints')) this.#use?.moveTo(sizeIndex);
      const size = sizes[sizeIndex];
      surface.style.setProperty('--_height', size === undefined ? '' : size > 1 ? `${size}px` : `${size * 100}dvh`);
      surface.style.setProperty('--_duration', duration === 300 ? '' : `${Math.max(0, duration)}ms`);
    }
    super.updated(changed);
  }

  protected override renderSurface(): unknown {
    const { edge, round, label, position } = this;
    if (!POSITIONS.includes(position)) warnOnce(this, 'position', POSITIONS.join(', '), position);
    const kind = `${edge}${round ? ' round' : ''}`;
    const named = label || this.ariaLabel;
    const byHeader = !named && this.#has('header');
    const name = named || msg('Dialog', { id: 'nc.modal.label', desc: 'Dialog without a heading, for screen readers' });
    const content = html`${this.#renderHandle()}
      <div id="header" part="header" ?hidden=${!this.#has('header')}><slot name="header" @slotchange=${this}></slot></div>
      <div id="content" part="content"><slot @slotchange=${this}></slot></div>
      <div part="footer" ?hidden=${!this.#has('footer')}><slot name="footer" @slotchange=${this}></slot></div>
      <slot name="overlay"></slot>`;
    const labelledBy = byHeader ? 'header' : nothing;
    const ariaLabel = byHeader ? nothing : name;
    // The empty title keeps the browser from showing the host's as a tooltip.
    // Templates of React and Vue hand the text of a static attribute to the property.
    return String(this.overlay) !== 'false'
      ? html`<dialog id="surface" part="surface" class=${kind} title="" tabindex="-1" aria-labelledby=${labelledBy} aria-label=${ariaLabel}>${content}</dialog>`
      : html`<div id="surface" part="surface" popover="manual" role="dialog" class=${kind} title="" tabindex="-1" aria-labelledby=${labelledBy} aria-label=${ariaLabel} @keydown=${this}>${content}</div>`;
  }

  #has(slot: 'header' | 'footer'): boolean {
    return this.querySelector(`:scope > [slot="${slot}"]`) !== null;
  }

  /** At first it only looks like one. */
  #renderHandle(): unknown {
    const { sizes, mayClose, edge } = this;
    if (sizes.length < 2 && !(mayClose && /top|bottom/.test(edge))) return nothing;
    return loadedUse ? loadedUse.renderHandle(this) : html`<i part="handle"></i>`;
  }

  /** The text of a static attribute comes as such from templates of React and Vue. */
  get #breakpoints(): readonly number[] {
    const given: unknown = this.breakpoints ?? undefined;
    const list = typeof given === 'string' ? listOf(given) : Array.isArray(given) ? given.map(sizeOf) : [];
    const sizes = list.filter((size) => size >= 0);
    if (given !== undefined && (!sizes.length || sizes.length < list.length))
      warnOnce(this, 'breakpoints', 'shares of the height from 0 to 1, or px', given);
    return sizes;
  }

  #pixels(size: number): number {
    return size > 1 ? size : size * (this.ownerDocument.defaultView?.innerHeight ?? 0);
  }
}
