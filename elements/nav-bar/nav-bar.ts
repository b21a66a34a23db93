import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../icon/index.js';
import { attribute, jsonConverter, property } from '../internal/element/property.js';
import { part, StagedElement } from '../internal/element/staged-element.js';
import { warnOnce } from '../internal/element/warn.js';
import { backLabel, buttonTemplate, styleButton } from './button.js';
import { ButtonTapEvent } from './events.js';
import { navBarStyles } from './nav-bar.styles.js';
import type { NavBarButton, NavBarSearch } from './types.js';

const FRONT_COLORS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  '#fff': '#ffffff',
  '#ffffff': '#ffffff',
  black: '#000000',
  '#000': '#000000',
  '#000000': '#000000',
};

const search = part(() => import('./search.js'));

/**
 * The bar at the top of a page: its title, a way back, buttons, a search field. It stays at the top of what scrolls.
 *
 * @slot start - Before the title.
 * @slot title - Instead of the title.
 * @slot end - After the title.
 * @event {Event} back - The user wants to go back.
 * @event {ButtonTapEvent} buttontap - A button was tapped; fields `index`, `button`.
 * @event {SearchTextEvent} searchinput - The text of the search field changed; field `text`.
 * @event {SearchTextEvent} searchconfirm - The text was confirmed; field `text`.
 * @event {Event} searchclick - The search field was tapped while it is disabled.
 * @event {SearchFocusEvent} searchfocus - The search field got or lost the focus; field `focus`.
 * @csspart bar - All of the bar, with the safe area above it.
 * @csspart start - What stands before the title.
 * @csspart title - The heading.
 * @csspart end - What stands after the title.
 * @csspart button - A button.
 * @csspart search - The search field.
 * @csspart spinner - Shown while `loading`.
 * @csspart badge - Text on a button.
 * @csspart dot - Dot on a button.
 * @cssprop --nc-nav-bar-background - Background.
 * @cssprop --nc-nav-bar-color - Colour of title and buttons.
 * @cssprop --nc-nav-bar-title-size - Size of the title.
 * @cssprop --nc-nav-bar-duration - How long changes of colour take; default 0s.
 * @cssstate loading - The spinner stands in for the title.
 */
export class NcNavBar extends StagedElement {
  static override styles = navBarStyles;
  static override localized = true;

  /**
   * The heading. Set as a property it stays off the element, so that browsers have nothing to show as a tooltip; the
   * attribute shows none in Chromium and Firefox.
   */
  @property({ default: '' }) declare title: string;

  /** Size of the title in px. Default: that of the theme. */
  @property({ type: Number, attribute: 'title-size' }) declare titleSize?: number;

  /** Address of a picture instead of the title, which becomes its text. */
  @property({ attribute: 'title-image', default: '' }) declare titleImage: string;

  /** Lets taps on the bar through to what is below, but for those on what stands in it. */
  @attribute({ type: Boolean, attribute: 'title-penetrate' }) declare titlePenetrate: boolean;

  /** A spinner instead of the title. */
  @property({ type: Boolean, default: false }) declare loading: boolean;

  /** Offers a way back. */
  @property({ type: Boolean, default: false }) declare back: boolean;

  /** Buttons at either end. The attribute is JSON. */
  @property({ converter: jsonConverter }) declare buttons?: readonly NavBarButton[];

  /** A search field instead of the title. The attribute is JSON. */
  @property({ attribute: 'search-input', converter: jsonConverter }) declare searchInput?: NavBarSearch;

  /** Colour of title and buttons: `#ffffff` or `#000000` (`white`, `black`). Default: that of the theme. */
  @property({ attribute: 'front-color', default: '' }) declare frontColor: string;

  /** Background. Any CSS colour. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** `transparent` lies over the page and becomes opaque as it scrolls; `float` lies over it as it is. Default: `default`. */
  @attribute({ type: String, default: 'default' }) declare type: 'default' | 'transparent' | 'float';

  /** Distance in px over which a transparent bar becomes opaque. Default: 132. */
  @property({ type: Number, default: 132 }) declare coverage: number;

  /** How far the page is scrolled, in px. While unset, the bar follows what scrolls around or beside it. */
  @property({ type: Number }) declare scrolled?: number;

  #scrolling?: AbortController;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scrolling?.abort();
    search.module?.leaveSearch(this);
  }

  /** Something has scrolled: what is around the bar, perhaps, or what the bar lies over. */
  handleEvent({ target }: Event): void {
    const scroller = target instanceof Document ? target.scrollingElement : (target as Element);
    if (scroller && (scroller.contains(this) || this.#liesOver(scroller))) this.#cover(scroller.scrollTop);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.searchInput) this.need(search);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('backgroundColor')) this.style.setProperty('--nc-nav-bar-background', this.backgroundColor);
    if (changed.has('loading')) this.setState('loading', this.loading);
    if (changed.has('frontColor')) this.#applyFrontColor();
    if (changed.has('titleSize')) {
      const { titleSize } = this;
      this.style.setProperty('--nc-nav-bar-title-size', titleSize === undefined ? '' : `${titleSize}px`);
    }
    if (changed.has('type')) this.#follow();
    if (changed.has('scrolled') || changed.has('coverage')) this.#cover(this.scrolled ?? 0);
    if (changed.has('buttons')) this.#styleButtons();
    search.module?.settleSearch(this);
  }

  protected override renderContent(): TemplateResult {
    const { buttons = [], searchInput } = this;
    const sideOf = (left: boolean) =>
      buttons.map((button, index) =>
        (button.float === 'left') === left
          ? buttonTemplate(button, () => this.dispatchEvent(new ButtonTapEvent(index, button)))
          : nothing,
      );
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<div part="bar" title="">
      <div part="start">
        ${this.back ? this.#backButton() : nothing}${sideOf(true)}<slot name="start"></slot>
      </div>
      <div class="middle"><slot name="title">${this.loading ? this.#spinner() : nothing}${
        searchInput ? search.module?.searchOf(searchInput) : this.#heading()
      }</slot></div>
      <div part="end"><slot name="end"></slot>${sideOf(false)}</div>
    </div>`;
  }

  #heading(): TemplateResult | typeof nothing {
    const { title, titleImage } = this;
    if (!title && !titleImage) return nothing;
    return html`<h1 part="title">${titleImage ? html`<img src=${titleImage} alt=${title} />` : title}</h1>`;
  }

  #spinner(): TemplateResult {
    const label = msg('Loading', { id: 'nc.nav-bar.loading', desc: 'Said of the spinner in the navigation bar' });
    return html`<div part="spinner" role="progressbar" aria-label=${label}></div>`;
  }

  #backButton(): TemplateResult {
    return html`<button type="button" part="button" class="back" aria-label=${backLabel()} @click=${this.#goBack}>
      <nc-icon type="back"></nc-icon>
    </button>`;
  }

  #goBack(): void {
    this.dispatchEvent(new Event('back'));
  }

  #applyFrontColor(): void {
    const { frontColor } = this;
    const color = FRONT_COLORS[frontColor.toLowerCase()];
    if (frontColor && !color) warnOnce(this, 'front-color', '#ffffff or #000000', frontColor);
    this.style.setProperty('--nc-nav-bar-color', color ?? '');
  }

  #styleButtons(): void {
    const { buttons = [] } = this;
    const elements = this.renderRoot.querySelectorAll<HTMLElement>('[part=button]:not(.back)');
    const ordered = [...buttons].sort((a, b) => Number(b.float === 'left') - Number(a.float === 'left'));
    for (const [index, button] of ordered.entries()) styleButton(elements[index]!, button);
  }

  /** A transparent bar listens to what scrolls, any other to nothing. */
  #follow(): void {
    this.#scrolling?.abort();
    if (this.type !== 'transparent' || !this.isConnected) return;
    this.#scrolling = new AbortController();
    const { signal } = this.#scrolling;
    this.ownerDocument.addEventListener('scroll', this, { capture: true, passive: true, signal });
  }

  #liesOver(scroller: Element): boolean {
    if (scroller.parentNode !== this.parentNode) return false;
    const [above, below] = [this.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return below.top <= above.top && below.bottom >= above.bottom;
  }

  #cover(scrollTop: number): void {
    const share = Math.min(1, Math.max(0, (this.scrolled ?? scrollTop) / (this.coverage || 1)));
    this.style.setProperty('--nc-nav-bar-cover', String(share));
  }
}
