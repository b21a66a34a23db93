import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../icon/index.js';
import { badgeMark, badgeNews } from '../internal/styles/badge.js';
import { NcElement } from '../internal/element/nc-element.js';
import { passColors } from '../internal/styles/colors.js';
import { reveal } from '../internal/element/reveal.js';
import { RovingFocusController } from '../internal/element/roving-focus.js';
import { addressOf, isPlainClick } from '../internal/element/link.js';
import { LENGTH, UNLESS_FALSE } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { unwatchSize, watchSize, type SizeWatcher } from '../internal/observe/resize.js';
import { faceOf } from './face.js';
import { shownTabs, styleBar, styleTabs } from './look.js';
import { TabChangeEvent, TabTapEvent } from './events.js';
import { tabBarStyles } from './tab-bar.styles.js';
import { MID_BUTTON, TABS, type TabBarItem, type TabBarMidButton } from './types.js';

/**
 * The bar that leads to the main pages of an app. It shows which page is selected and fires `change`; the page then
 * navigates.
 *
 * @event {TabChangeEvent} change - The user picked another tab, which is selected now; fields `index`, `item`. Bubbles.
 * @event {TabTapEvent} tabtap - The user tapped a tab; fields `index`, `item`, `same`. Prevented, the selection stays.
 * @event {Event} midbuttontap - The user tapped the button in the middle.
 * @csspart bar - The row of tabs.
 * @csspart tab - A tab.
 * @csspart tab-selected - The selected tab.
 * @csspart icon - The icon of a tab.
 * @csspart text - The text of a tab.
 * @csspart badge - Text on an icon.
 * @csspart dot - Dot on an icon.
 * @csspart mid - The button in the middle.
 * @cssprop --nc-tab-bar-background - Background.
 * @cssprop --nc-tab-bar-color - Color of tabs.
 * @cssprop --nc-tab-bar-selected-color - Color of the selected tab.
 * @cssprop --nc-tab-bar-selected-background - Pill behind the icon of the selected tab; default none.
 * @cssprop --nc-tab-bar-pill - Room that the pill has at both sides of the icon; default 0px.
 * @cssprop --nc-tab-bar-border-color - Line between bar and page.
 * @cssprop --nc-tab-bar-font-size - Size of the texts; default 0.6875rem.
 * @cssprop --nc-tab-bar-icon-size - Size of the icons; default 1.5rem.
 * @cssprop --nc-tab-bar-spacing - Space between icon and text; default 2px.
 * @cssprop --nc-tab-bar-height - Height without the safe area; default 50px.
 */
export class NcTabBar extends NcElement implements SizeWatcher {
  static override styles = tabBarStyles;
  static override localized = true;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'aria-label'];
  }

  /** The tabs. The attribute is JSON. */
  @property({ type: TABS }) declare list?: readonly TabBarItem[];

  /** Index of the selected tab in `list`; -1: none. Default: 0. */
  @property({ type: Number, default: 0 }) declare selected: number;

  /** Color of tabs. Any CSS color. */
  @property({ default: '' }) declare color: string;

  /** Color of the selected tab. */
  @property({ attribute: 'selected-color', default: '' }) declare selectedColor: string;

  /** Background. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Picture behind the tabs: an address, or a gradient of CSS. */
  @property({ attribute: 'background-image', default: '' }) declare backgroundImage: string;

  /** How the picture fills the bar: `no-repeat` (default) stretches it, `repeat`, `repeat-x`, `repeat-y` repeat it. */
  @attribute({ type: String, attribute: 'background-repeat', default: 'no-repeat' })
  declare backgroundRepeat: 'no-repeat' | 'repeat' | 'repeat-x' | 'repeat-y';

  /**
   * `dark`, `light` or `extralight`: what is behind the bar shines through, blurred, and texts have colors for that.
   * Without a `backgroundColor` the bar is dark or light glass. Default: `none`.
   */
  @attribute({ type: String, attribute: 'blur-effect', default: 'none' })
  declare blurEffect: 'none' | 'dark' | 'light' | 'extralight';

  /** Line between bar and page: `black` or `white`, at a third of their strength. Default: that of the theme. */
  @property({ attribute: 'border-style', default: '' }) declare borderStyle: '' | 'black' | 'white';

  /** Line between bar and page, instead of `borderStyle`. Any CSS color. */
  @property({ attribute: 'border-color', default: '' }) declare borderColor: string;

  /** Address of the font for the `iconfont` of tabs. */
  @property({ attribute: 'iconfont-src', default: '' }) declare iconfontSrc: string;

  /** Size of the texts in px. Default: 0.6875rem, and 0.875rem without icons. */
  @property({ type: LENGTH, attribute: 'font-size' }) declare fontSize?: number;

  /** Size of the icons in px. Default: 1.5rem. */
  @property({ type: LENGTH, attribute: 'icon-width' }) declare iconWidth?: number;

  /** Space between icon and text in px. Default: 2. */
  @property({ type: LENGTH }) declare spacing?: number;

  /** Height in px, without the safe area; a larger text makes the bar higher. Default: 50. */
  @property({ type: LENGTH }) declare height?: number;

  /** Shows icons. Default: true; the attribute is `show-icon="false"`. */
  @property({ type: UNLESS_FALSE, attribute: 'show-icon', default: true }) declare showIcon: boolean;

  /** `column` (default): icons above texts; `row`: beside them. */
  @attribute({ type: String, default: 'column' }) declare layout: 'column' | 'row';

  /** Tabs beside each other, `horizontal` (default), or below each other, `vertical`, as at the side of a wide page. */
  @attribute({ type: String, default: 'horizontal' }) declare direction: 'horizontal' | 'vertical';

  /** Where the bar sticks: `bottom` (default) or `top` of what scrolls. */
  @attribute({ type: String, default: 'bottom' }) declare position: 'bottom' | 'top';

  /** A button in the middle, shown while the number of visible tabs is even. The attribute is JSON. */
  @property({ attribute: 'mid-button', type: MID_BUTTON }) declare midButton?: TabBarMidButton;

  /** @internal */
  get isDrawable(): boolean {
    const { list = [], midButton, backgroundImage } = this;
    return !midButton && !backgroundImage && !list.some(({ iconfont }) => iconfont);
  }

  constructor() {
    super();
    // Arrow keys move the focus too; as in any navigation, Tab reaches each link as well.
    new RovingFocusController<HTMLElement>(this, {
      items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('nav > *')],
      orientation: () => (this.direction === 'vertical' ? 'vertical' : 'horizontal'),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.hasUpdated) unwatchSize(this.#bar, this);
  }

  override adoptedCallback(): void {
    super.adoptedCallback();
    this.requestUpdate('iconfontSrc', null); // Fonts belong to a document.
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'aria-label') this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.styleHost(changed);
    styleBar(this, changed);
    if (changed.get('selected') !== undefined) this.#watch();
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.#watch();
  }

  /** The next frame asks for `resized()`, when the layout is known: to ask for it now would compute it once more. */
  #watch(): void {
    if (this.isConnected) watchSize(this.#bar, this);
  }

  /** @internal The row may have to scroll now, to the selected tab. */
  resized(): void {
    const selected = this.renderRoot.querySelector('[aria-current]');
    if (selected) reveal(this.#bar, selected);
  }

  get #bar(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('nav')!;
  }

  /** @internal */
  styleHost(changed: PropertyValues): void {
    passColors(this, changed, '--nc-tab-bar-');
    styleTabs(this, changed);
  }

  protected override renderContent(): TemplateResult {
    const tabs = shownTabs(this.list).map(([item, index]) => this.#tab(item, index));
    if (this.midButton && tabs.length % 2 === 0) tabs.splice(tabs.length / 2, 0, this.#mid(this.midButton));
    const label = msg('Main', { id: 'nc.tab-bar.label', desc: 'Name of the main navigation of an app' });
    return html`<nav part="bar" aria-label=${this.getAttribute('aria-label') || label}>${tabs}</nav>`;
  }

  #tab(item: TabBarItem, index: number): TemplateResult {
    const { text = '', pagePath = '', disabled = false } = item;
    const isSelected = index === this.selected;
    const current = isSelected ? 'page' : nothing;
    const part = isSelected ? 'tab tab-selected' : 'tab';
    const address = disabled ? undefined : addressOf(this, 'list', pagePath);
    const tap = (event: MouseEvent) => this.#tap(event, item, index);
    const inner = html`${faceOf(item, { isSelected, showIcon: this.showIcon, mark: badgeMark(item) })}${badgeNews(item)}`;
    const name = text ? nothing : pagePath || nothing;
    return address === undefined
      ? html`<button
          type="button"
          part=${part}
          aria-label=${name}
          aria-current=${current}
          ?disabled=${disabled}
          @click=${tap}
        >
          ${inner}
        </button>`
      : html`<a part=${part} href=${address} aria-label=${name} aria-current=${current} @click=${tap}>${inner}</a>`;
  }

  #mid(button: TabBarMidButton): TemplateResult {
    const { text } = button;
    const name = text || msg('Add', { id: 'nc.tab-bar.mid', desc: 'Button in the middle of the bar, without a text' });
    return html`<button type="button" part="mid" aria-label=${name} @click=${this.#tapMid}>
      ${faceOf(button)}
    </button>`;
  }

  #tap(event: MouseEvent, item: TabBarItem, index: number): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const same = index === this.selected;
    if (!this.dispatchEvent(new TabTapEvent(index, item, same)) || same) return;
    this.selected = index;
    this.dispatchEvent(new TabChangeEvent(index, item));
  }

  #tapMid(): void {
    this.dispatchEvent(new Event('midbuttontap'));
  }
}
