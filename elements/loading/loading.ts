import { msg } from '@lit/localize';
import { html, type PropertyValues } from 'lit';
import type { CloseReason } from '../internal/element/events.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { property } from '../internal/element/property.js';
import { loadingStyles } from './loading.styles.js';

/**
 * Says that something is under way, for as long as it is. With `mask` the page cannot be used meanwhile.
 *
 * @slot overlay - For other overlays that must work while this one keeps the page from being used.
 * @event {OpenEvent} open - It is on screen, which may be `delay` after `open` was set.
 * @event {CloseEvent} close - It has gone. What never was on screen fires neither.
 * @csspart box - The box.
 * @csspart spinner - What turns.
 * @csspart title - The text.
 * @cssprop --nc-loading-background - Background of the box.
 * @cssprop --nc-loading-color - Text and spinner.
 * @cssprop --nc-loading-backdrop - What covers the page, with `mask`; default transparent.
 */
export class NcLoading extends OverlayElement<void> {
  static override styles = loadingStyles;
  static override localized = true;

  /** What is under way. Without one, screen readers say "Loading". */
  @property({ default: '' }) declare title: string;

  /** The page beneath cannot be used: not by pointers, the keyboard or assistive technology. */
  @property({ type: Boolean, default: false }) declare mask: boolean;

  /** Milliseconds to wait before it shows: what is done sooner shows nothing. Default: 0. */
  @property({ type: Number, default: 0 }) declare delay: number;

  /** Milliseconds that it stays at least, once it shows, so that it does not flicker. Default: 0. */
  @property({ type: Number, default: 0 }) declare min: number;

  /**
   * Whether Escape or Back may close it, with `mask`: true (in HTML `can-dismiss`), or a function that is asked.
   * Default: false.
   */
  @property({
    attribute: 'can-dismiss',
    converter: { fromAttribute: (text: string | null) => (text === null ? undefined : text !== 'false') },
    default: false,
  })
  declare canDismiss: OverlayElement<void>['canDismiss'];

  #timer?: ReturnType<typeof setTimeout>;
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
    // Whatever it was about to do, this is newer.
    if (changed.has('open')) clearTimeout(this.#timer);
    super.updated(changed);
  }

  protected override appear(): void {
    if (this.delay > 0) this.#timer = setTimeout(() => this.#start(), this.delay);
    else this.#start();
  }

  protected override close(reason: CloseReason): void {
    const left = this.#since + this.min - performance.now();
    if (reason !== 'api' || left <= 0 || !this.isConnected || !this.isShowing) return super.close(reason);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => super.close(reason), left);
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

  #start(): void {
    this.#since = performance.now();
    super.appear();
  }
}
