import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { readableOn } from '../base/readable.js';
import '../icon/index.js';
import { NcElement } from '../internal/element/nc-element.js';
import { LEFT_OUT, LENGTH } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { isElement } from '../internal/element/view.js';
import { warnOnce } from '../internal/element/warn.js';
import { backLabel, buttonTemplate, styleButton } from './button.js';
import { ButtonTapEvent } from './events.js';
import { navBarStyles } from './nav-bar.styles.js';
import { SearchField } from './search-field.js';
import { BUTTONS, SEARCH, type NavBarButton, type NavBarSearch, type NavBarShadow } from './types.js';

const FRONT_COLORS: Readonly<Record<string, string>> = {
  white: '#ffffff',
  '#fff': '#ffffff',
  '#ffffff': '#ffffff',
  black: '#000000',
  '#000': '#000000',
  '#000000': '#000000',
};

/** Types of bars that are over the page. */
const OVER_PAGE: ReadonlySet<string> = new Set(['transparent', 'float']);

/** What a button has of its look by itself. */
const OWN_LOOKS: ReadonlySet<string> = new Set(
  'color background width fontSize fontWeight fontFamily fontSrc'.split(' '),
);

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
 * @csspart start - What is before the title.
 * @csspart title - The heading.
 * @csspart large-title - The heading below the bar, with `large-title`.
 * @csspart end - What is after the title.
 * @csspart button - A button.
 * @csspart search - The search field.
 * @csspart spinner - Shown while `loading`.
 * @csspart badge - Text on a button.
 * @csspart dot - Dot on a button.
 * @cssprop --nc-nav-bar-background - Background.
 * @cssprop --nc-nav-bar-color - Color of title and buttons.
 * @cssprop --nc-nav-bar-button-color - Color of the buttons alone.
 * @cssprop --nc-nav-bar-title-size - Size of the title.
 * @cssprop --nc-nav-bar-large-title-size - Size of the large title; default 2.125rem.
 * @cssprop --nc-nav-bar-title-align - `center` (default), or `start` with the columns for that.
 * @cssprop --nc-nav-bar-columns - Widths of what is before the title, the title, and what is after it; `auto minmax(0, 1fr) auto`
 *   puts the title at the start. Default: `1fr minmax(0, auto) 1fr`.
 * @cssprop --nc-nav-bar-duration - How long changes of color take; default 0s.
 * @cssstate covering - A transparent bar is more opaque than not; its buttons have the color of the bar.
 * @cssstate loading - The spinner is shown instead of the title.
 */
export class NcNavBar extends NcElement {
  static override styles = navBarStyles;
  static override localized = true;

  /**
   * The heading. Set as a property it stays off the element, so that browsers have nothing to show as a tooltip; the
   * attribute shows none in Chromium and Firefox.
   */
  @property({ default: '' }) declare title: string;

  /** Size of the title in px. Default: that of the theme. */
  @property({ type: LENGTH, attribute: 'title-size' }) declare titleSize?: number;

  /** Address of a picture instead of the title, which becomes its text. */
  @property({ attribute: 'title-image', default: '' }) declare titleImage: string;

  /** Lets taps through to the page below the bar, except on its buttons, its search field and what is in its slots. */
  @attribute({ type: Boolean, attribute: 'title-penetrate' }) declare titlePenetrate: boolean;

  /**
   * Shows the title in large letters below the bar, at the top of what scrolls. As the page scrolls it goes under the bar, which
   * then shows the title itself. Not over a page (`type`).
   */
  @attribute({ type: Boolean, attribute: 'large-title' }) declare largeTitle: boolean;

  /** Shows a spinner instead of the title. */
  @property({ type: Boolean, default: false }) declare loading: boolean;

  /** Shows a back button. */
  @property({ type: Boolean, default: false }) declare back: boolean;

  /** Text beside the arrow of the back button, such as the title of the page before. Default: none. */
  @property({ attribute: 'back-label', default: '' }) declare backLabel: string;

  /** Buttons at either end. The attribute is JSON. */
  @property({ type: BUTTONS }) declare buttons?: readonly NavBarButton[];

  /** A search field instead of the title. The attribute is JSON. */
  @property({ attribute: 'search-input', type: SEARCH }) declare searchInput?: NavBarSearch;

  /**
   * Color of title and buttons: `#ffffff` or `#000000` (`white`, `black`). Default: the one that can be read on
   * `backgroundColor`; without that, the theme's.
   */
  @property({ attribute: 'front-color', default: '' }) declare frontColor: string;

  /** Background. Any CSS color. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** A shadow of 5 px below the bar, which comes with a transparent one: `grey`, `blue`, `green` … */
  @attribute({ type: String, default: '' }) declare shadow: '' | NavBarShadow;

  /** `default`; `transparent`: over the page, opaque as it scrolls; `float`: over the page, unchanged. */
  @attribute({ type: String, default: 'default' }) declare type: 'default' | 'transparent' | 'float';

  /** Distance in px over which a transparent bar becomes opaque. Default: 132. */
  @property({ type: LENGTH, default: 132 }) declare coverage: number;

  /** How far the page is scrolled, in px. Unset: the bar observes the scroller around or below it. */
  @property({ type: LENGTH }) declare scrolled?: number;

  readonly #search = new SearchField(this);
  /** Ends the listener of a transparent bar, or of one with a large title. */
  #scrolling?: AbortController;
  /** How opaque a transparent bar is, or how much of a large title is under the bar. */
  #cover = 0;

  /** @internal */
  get isDrawable(): boolean {
    const { loading, searchInput, buttons = [] } = this;
    const isStyled = (button: NavBarButton): boolean => Object.keys(button).some((name) => OWN_LOOKS.has(name));
    return !loading && !searchInput && !buttons.some(isStyled);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#scrolling?.abort();
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    if (this.hasUpdated) this.#styleButtons(); // Fonts belong to a document.
  }

  /** Handles `scroll` anywhere in the document: of an ancestor of the bar, or of what the bar covers. */
  handleEvent({ target }: Event): void {
    if (this.scrolled !== undefined) return;
    const scroller = isElement(target) ? target : (target as Document).scrollingElement;
    if (scroller && (scroller.contains(this) || this.#covers(scroller))) this.#setCover(scroller.scrollTop);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.styleHost(changed);
    if (changed.has('loading')) this.setState('loading', this.loading);
    if (changed.has('type') || changed.has('largeTitle')) this.#listen();
    if (changed.has('scrolled') || changed.has('coverage')) this.#setCover(this.scrolled ?? 0);
    if (changed.has('buttons')) this.#styleButtons();
  }

  /** @internal */
  styleHost(changed: PropertyValues): void {
    if (changed.has('backgroundColor')) this.style.setProperty('--nc-nav-bar-background', this.backgroundColor);
    if (changed.has('frontColor') || changed.has('backgroundColor')) this.#applyFrontColor();
    if (changed.has('titleSize')) {
      const { titleSize } = this;
      this.style.setProperty('--nc-nav-bar-title-size', titleSize === undefined ? '' : `${titleSize}px`);
    }
  }

  protected override renderContent(): TemplateResult {
    const { buttons = [], searchInput } = this;
    const sideOf = (left: boolean) =>
      buttons.map((button, index) =>
        button !== LEFT_OUT && (button.float === 'left') === left
          ? buttonTemplate(button, () => this.dispatchEvent(new ButtonTapEvent(index, button)))
          : nothing,
      );
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<div part="bar" title="">
      <div part="start">
        ${this.back ? this.#backButton() : nothing}${sideOf(true)}<slot name="start"></slot>
      </div>
      <div class="middle"><slot name="title">${this.loading ? this.#spinner() : nothing}${
        searchInput ? this.#search.render(searchInput) : this.#heading()
      }</slot></div>
      <div part="end"><slot name="end"></slot>${sideOf(false)}</div>
    </div>${this.#isLarge ? this.#largeHeading() : nothing}`;
  }

  #heading(): TemplateResult | typeof nothing {
    const { title, titleImage } = this;
    if (!title && !titleImage) return nothing;
    const inner = titleImage ? html`<img src=${titleImage} alt=${title} />` : title;
    // The large title is the heading.
    if (this.#isLarge) return html`<div part="title" aria-hidden="true">${inner}</div>`;
    // A heading without a name would be read as an empty one.
    return title ? html`<h1 part="title">${inner}</h1>` : html`<div part="title">${inner}</div>`;
  }

  get #isLarge(): boolean {
    return this.largeTitle && !OVER_PAGE.has(this.type);
  }

  #largeHeading(): TemplateResult {
    const { title } = this;
    return title ? html`<h1 part="large-title" title="">${title}</h1>` : html`<div part="large-title"></div>`;
  }

  #spinner(): TemplateResult {
    const label = msg('Loading', { id: 'nc.nav-bar.loading', desc: 'Said of the spinner in the navigation bar' });
    return html`<div part="spinner" role="progressbar" aria-label=${label}></div>`;
  }

  #backButton(): TemplateResult {
    const { backLabel: label } = this;
    return html`<button type="button" part="button" class=${label ? 'back words' : 'back'} aria-label=${label ? nothing : backLabel()} @click=${this.#goBack}>
      <nc-icon type="back"></nc-icon>${label ? html`<span class="unseen">${backLabel()} </span><span>${label}</span>` : nothing}
    </button>`;
  }

  #goBack(): void {
    this.dispatchEvent(new Event('back'));
  }

  #applyFrontColor(): void {
    const { frontColor, backgroundColor } = this;
    const color = FRONT_COLORS[frontColor.toLowerCase()];
    if (frontColor && !color) warnOnce(this, 'front-color', '#ffffff or #000000', frontColor);
    const front = color ?? readableOn(backgroundColor);
    for (const name of ['color', 'button-color']) this.style.setProperty(`--nc-nav-bar-${name}`, front);
  }

  #styleButtons(): void {
    const { buttons = [] } = this;
    const elements = this.renderRoot.querySelectorAll<HTMLElement>('[part=button]:not(.back)');
    const shown = buttons.filter((button) => button !== LEFT_OUT);
    const ordered = shown.sort((a, b) => Number(b.float === 'left') - Number(a.float === 'left'));
    for (const [index, button] of ordered.entries()) {
      const element = elements[index];
      if (element) styleButton(this, element, button);
    }
  }

  /** Only a transparent bar and one with a large title listen to scrolling. */
  #listen(): void {
    this.#scrolling?.abort();
    if ((this.type !== 'transparent' && !this.#isLarge) || !this.isConnected) return;
    this.#scrolling = new AbortController();
    const { signal } = this.#scrolling;
    this.ownerDocument.addEventListener('scroll', this, { capture: true, passive: true, signal });
  }

  #covers(scroller: Element): boolean {
    if (scroller.parentNode !== this.parentNode) return false;
    const [above, below] = [this.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return below.top <= above.top && below.bottom >= above.bottom;
  }

  #setCover(scrollTop: number): void {
    const large = this.#isLarge && this.renderRoot.querySelector<HTMLElement>('[part=large-title]')?.offsetHeight;
    const share = Math.min(1, Math.max(0, (this.scrolled ?? scrollTop) / (large || this.coverage || 1)));
    // Most of a page is below what the bar needs to become opaque.
    if (share === this.#cover) return;
    this.#cover = share;
    this.style.setProperty('--nc-nav-bar-cover', String(share));
    this.setState('covering', share >= 0.5);
  }
}
