import { html, type PropertyValues, type TemplateResult } from 'lit';
import { ELEMENT, LENGTH } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { boxOf, scaleOf } from '../internal/element/scale.js';
import { warnOnce } from '../internal/element/warn.js';
import { scrollerOf, watchEdge, type EdgeWatcher } from './edge-watch.js';
import { StickEvent } from './stick-event.js';
import { stickyStyles } from './sticky.styles.js';

/**
 * Stays at the edge of what scrolls, when it would leave it. It does not leave its parent element, or its `container`.
 *
 * @slot - What stays.
 * @event {StickEvent} change - It stays at the edge from now on, or no longer; field `stuck`.
 * @cssprop --nc-sticky-offset - Distance from the edge, if `offset` is not set; default 0px.
 * @cssprop --nc-sticky-z-index - Its layer; default 1.
 * @cssstate stuck - It stays at the edge.
 */
export class NcSticky extends NcElement implements EdgeWatcher {
  static override styles = stickyStyles;
  static override template: TemplateResult = html`<slot></slot><span id="line"></span>`;

  /** Distance from the edge in px. Default: 0. */
  @property({ type: LENGTH, default: 0 }) declare offset: number;

  /** The edge: `top` or `bottom`. Default: `top`. */
  @attribute({ type: String, default: 'top' }) declare position: 'top' | 'bottom';

  /**
   * The element with whose end it leaves the edge, or its id. Default: its parent, outside of which it cannot be anyway.
   */
  @property({ type: ELEMENT }) declare container: string | HTMLElement | undefined;

  /** Ends the observation of the line. */
  #unwatch?: (() => void) | undefined;
  #scroller?: Element | Document | undefined;
  #isAtEdge = false;
  #isStuck = false;
  /** How far its container has moved it, in px. */
  #shift = 0;

  /** Whether it stays at the edge now. */
  get stuck(): boolean {
    return this.#isStuck;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
    this.#setStuck(false);
  }

  protected override placeChanged(): void {
    super.placeChanged();
    if (this.hasUpdated) this.#watch();
  }

  /** The scroller has moved, and the line is at its edge. */
  handleEvent(): void {
    this.#follow();
  }

  /** @internal */
  lineMoved({ boundingClientRect: line, rootBounds }: IntersectionObserverEntry): void {
    if (!rootBounds || line.height === 0) return; // It is not displayed.
    const isAtEdge = this.#isTop ? line.top < rootBounds.top - 0.1 : line.bottom > rootBounds.bottom + 0.1;
    if (isAtEdge !== this.#isAtEdge) {
      this.#isAtEdge = isAtEdge;
      this.#scroller?.[isAtEdge ? 'addEventListener' : 'removeEventListener']('scroll', this, { passive: true });
    }
    this.#follow();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('offset')) this.style.setProperty('--nc-sticky-offset', `${this.offset}px`);
    if (changed.has('position') && !['top', 'bottom'].includes(this.position)) {
      warnOnce(this, 'position', 'top, bottom', this.position);
    }
    if (!this.#unwatch || changed.has('offset') || changed.has('position')) this.#watch();
    else if (changed.has('container')) this.#follow();
  }

  get #isTop(): boolean {
    return this.position !== 'bottom';
  }

  #watch(): void {
    this.#end();
    if (!this.isConnected) return;
    const edge = this.#isTop ? 'top' : 'bottom';
    const offset = parseFloat(getComputedStyle(this)[edge]) || 0;
    this.#scroller = scrollerOf(this);
    this.#unwatch = watchEdge(this.#scroller, edge, offset, this.renderRoot.querySelector('#line')!, this);
  }

  #end(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#scroller?.removeEventListener('scroll', this);
    this.#isAtEdge = false;
    this.#move(0);
  }

  #follow(): void {
    this.#setStuck(this.#isAtEdge && this.#isScrolled);
    this.#move(this.#isAtEdge ? this.#excess : 0);
  }

  /** Where nothing is beyond the edge, it is at its own place. */
  get #isScrolled(): boolean {
    const scroller = this.#scroller === this.ownerDocument ? this.ownerDocument.scrollingElement : this.#scroller;
    if (!(scroller && 'scrollTop' in scroller)) return true;
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    return this.#isTop ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
  }

  /** How far it is beyond the end of its container: negative at the top, positive at the bottom. */
  get #excess(): number {
    const { container } = this;
    if (!container) return 0;
    const root = this.getRootNode() as Document;
    const element = typeof container === 'string' ? root.getElementById?.(container) : container;
    if (!element) return 0;
    const [own, around] = [boxOf(this), boxOf(element)];
    const unit = scaleOf(this).y;
    const beyond = (edge: 'top' | 'bottom', other: 'top' | 'bottom') =>
      (around[edge] - own[other]) / unit + this.#shift;
    return this.#isTop ? Math.min(0, beyond('bottom', 'bottom')) : Math.max(0, beyond('top', 'top'));
  }

  #move(shift: number): void {
    if (shift === this.#shift) return;
    this.#shift = shift;
    this.style.translate = shift ? `0 ${shift}px` : '';
  }

  #setStuck(isStuck: boolean): void {
    if (isStuck === this.#isStuck) return;
    this.#isStuck = isStuck;
    this.setState('stuck', isStuck);
    if (this.isConnected) this.dispatchEvent(new StickEvent(isStuck));
  }
}
