import { msg } from '@lit/localize';
import { html, type PropertyValues } from 'lit';
import type { CloseReason } from '../internal/element/events.js';
import { property } from '../internal/element/property.js';
import { setLongTimeout, type Timer } from '../base/timers.js';
import { GUARD, OverlayElement } from '../internal/overlay/overlay-element.js';
import { loadingStyles } from './loading.styles.js';

/**
 * A spinner with a text above the page while something loads. With `mask` the user cannot use the page meanwhile.
 *
 * @slot overlay - For other overlays that the user must reach while `mask` blocks the page.
 * @event {OpenEvent} open - It is on screen: with a `delay`, that much later than `open` was set.
 * @event {CloseEvent} close - It has closed. If it was hidden before its `delay` was over, neither event fires.
 * @csspart box - The box.
 * @csspart spinner - The spinner.
 * @csspart title - The text.
 * @cssprop --nc-loading-background - Background of the box.
 * @cssprop --nc-loading-color - Text and spinner.
 * @cssprop --nc-loading-backdrop - Background that covers the page, with `mask`. Default: transparent.
 */
export class NcLoading extends OverlayElement<void> {
  static override styles = loadingStyles;
  static override localized = true;

  /** The text below the spinner. Without it, screen readers announce "Loading". */
  @property({ default: '' }) declare title: string;

  /** Blocks the page beneath for pointers, the keyboard and assistive technology. */
  @property({ type: Boolean, default: false }) declare mask: boolean;

  /** Time in ms before it appears: a shorter task shows nothing. Default: 0. */
  @property({ type: Number, default: 0 }) declare delay: number;

  /** Least time in ms on screen, so that it does not flicker. Default: 0. */
  @property({ type: Number, default: 0 }) declare min: number;

  /**
   * Whether Escape and Back close it, with `mask`: a boolean (in HTML `can-dismiss`), or a function that returns one or a
   * promise of one. Default: false.
   */
  @property({
    attribute: 'can-dismiss',
    type: GUARD,
    default: false,
  })
  declare canDismiss: OverlayElement<void>['canDismiss'];

  #timer: Timer | undefined;
  /** When it appeared, in ms. */
  #since = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role = 'status';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override updated(changed: PropertyValues): void {
    // Ends what an earlier change of `open` has scheduled.
    if (changed.has('open')) clearTimeout(this.#timer);
    super.updated(changed);
  }

  protected override appear(): void {
    if (this.delay > 0) this.#timer = setLongTimeout(() => this.#appearNow(), this.delay);
    else this.#appearNow();
  }

  protected override close(reason: CloseReason): void {
    const left = this.#since + this.min - performance.now();
    if (reason !== 'api' || left <= 0 || !this.isConnected || !this.isShowing) return super.close(reason);
    clearTimeout(this.#timer);
    this.#timer = setLongTimeout(() => super.close(reason), left);
  }

  protected override renderSurface(): unknown {
    const title = this.title || msg('Loading', { id: 'nc.loading.label', desc: 'Something is under way' });
    // The empty title keeps the browser from showing the host's as a tooltip.
    const box = html`<div id="box" part="box">
      <span class="spinner" part="spinner" role="progressbar" aria-busy="true" aria-labelledby="title"></span>
      <span id="title" part="title" class=${this.title ? '' : 'silent'}>${title}</span>
    </div>`;
    return this.mask
      ? html`<dialog id="surface" closedby=${this.isDismissible ? 'closerequest' : 'none'} title="" aria-labelledby="title" data-mask>
          ${box}<slot name="overlay"></slot>
        </dialog>`
      : html`<div id="surface" popover="manual" title="">${box}</div>`;
  }

  #appearNow(): void {
    this.#since = performance.now();
    super.appear();
  }
}
