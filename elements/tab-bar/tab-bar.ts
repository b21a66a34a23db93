import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import '../icon/index.js';
import { badgeMark, badgeNews, type Badge } from '../internal/styles/badge.js';
import { passColors } from '../internal/styles/colors.js';
import type { RovingFocusController } from '../internal/element/roving-focus.js';
import { addressOf, isPlainClick } from '../internal/element/link.js';
import { attribute, jsonConverter, property } from '../internal/element/property.js';
import { cssLength, setStyles } from '../internal/styles/inline.js';
import { part, StagedElement } from '../internal/element/staged-element.js';
import { TabChangeEvent, TabTapEvent } from './events.js';
import { tabBarStyles } from './tab-bar.styles.js';

export interface TabBarItem extends Badge {
  /** Path of the tab's page: the tab is a link to it, that opens in a new browser tab as links do. */
  readonly pagePath?: string;
  readonly text?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  readonly icon?: string;
  /** Instead of `icon` while the tab is selected. */
  readonly selectedIcon?: string;
  /** A short text on the icon; one as wide as four letters or wider becomes an ellipsis. */
  readonly badge?: string | number;
  /** A dot on the icon, while there is no `badge`. */
  readonly redDot?: boolean;
  /** Default: true. */
  readonly visible?: boolean;
  readonly disabled?: boolean;
}

export interface TabBarMidButton {
  readonly text?: string;
  /** Name of an `nc-icon`, or the address of a picture. */
  readonly icon?: string;
  /** Size of the button and of its icon, in px or as CSS lengths. Default: a tab's, and 24. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly iconWidth?: number | string;
  /** Address of a picture behind the button. */
  readonly backgroundImage?: string;
}

const BORDERS: Readonly<Record<string, string>> = { black: 'rgb(0 0 0 / 0.33)', white: 'rgb(255 255 255 / 0.33)' };

const roving = part(() => import('../internal/element/roving-focus.js'));

const isAddress = (icon: string): boolean => /[/.:]/.test(icon);

/**
 * The bar that leads to the main pages of an app. It shows and tells which page is wanted; to go there is the page's.
 *
 * @event {TabChangeEvent} change - The user picked another tab, which is selected now; fields `index`, `item`.
 * @event {TabTapEvent} tabtap - The user tapped a tab; fields `index`, `item`, `same`. Prevented, the selection stays.
 * @event {Event} midbuttontap - The user tapped the button in the middle.
 * @csspart bar - The row of tabs.
 * @csspart tab - A tab.
 * @csspart icon - The icon of a tab.
 * @csspart text - The text of a tab.
 * @csspart badge - Text on an icon.
 * @csspart dot - Dot on an icon.
 * @csspart mid - The button in the middle.
 * @cssprop --nc-tab-bar-background - Background.
 * @cssprop --nc-tab-bar-color - Colour of tabs.
 * @cssprop --nc-tab-bar-selected-color - Colour of the selected tab.
 * @cssprop --nc-tab-bar-border-color - Line between bar and page.
 * @cssprop --nc-tab-bar-font-size - Size of the texts; default 0.6875rem.
 * @cssprop --nc-tab-bar-icon-size - Size of the icons; default 24px.
 */
export class NcTabBar extends StagedElement {
  static override styles = tabBarStyles;
  static override localized = true;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'aria-label'];
  }

  /** The tabs. The attribute is JSON. */
  @property({ converter: jsonConverter }) declare list?: readonly TabBarItem[];

  /** Place of the selected tab in `list`, from 0; -1: none. */
  @property({ type: Number, default: 0 }) declare selected: number;

  /** Colour of tabs. Any CSS colour. */
  @property({ default: '' }) declare color: string;

  /** Colour of the selected tab. */
  @property({ attribute: 'selected-color', default: '' }) declare selectedColor: string;

  /** Background. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Line between bar and page: `black` or `white`, at a third of their strength. Default: that of the theme. */
  @property({ attribute: 'border-style', default: '' }) declare borderStyle: '' | 'black' | 'white';

  /** Line between bar and page, as any CSS colour; beats `borderStyle`. */
  @property({ attribute: 'border-color', default: '' }) declare borderColor: string;

  /** Where the bar stands: at the end of what scrolls, or at its start. Default: `bottom`. */
  @attribute({ type: String, default: 'bottom' }) declare position: 'bottom' | 'top';

  /** A button in the middle, while the number of visible tabs is even. The attribute is JSON. */
  @property({ attribute: 'mid-button', converter: jsonConverter }) declare midButton?: TabBarMidButton;

  #keys?: RovingFocusController<HTMLElement>;

  constructor() {
    super();
    this.addEventListener('keydown', this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'aria-label') this.requestUpdate();
  }

  /** The user is faster than what the keys need: that takes up the key as soon as it is here. */
  handleEvent(event: KeyboardEvent): void {
    if (this.#keys) return;
    Object.defineProperty(event, 'composedPath', { value: () => [this.shadowRoot!.activeElement] });
    void this.updateComplete.then(() => this.#keys?.handleEvent(event));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#takeKeys();
    passColors(this, changed, '--nc-tab-bar-');
    if (changed.has('borderStyle') || changed.has('borderColor')) {
      this.style.setProperty('--nc-tab-bar-border-color', this.borderColor || (BORDERS[this.borderStyle] ?? ''));
    }
    const mid = this.renderRoot.querySelector<HTMLElement>('[part=mid]');
    if (mid) styleMid(mid, this.midButton!);
  }

  protected override renderContent(): TemplateResult {
    const shown = (this.list ?? [])
      .map((item, index) => [item, index] as const)
      .filter(([item]) => item.visible !== false);
    const tabs = shown.map(([item, index]) => this.#tab(item, index));
    if (this.midButton && tabs.length % 2 === 0) tabs.splice(tabs.length / 2, 0, this.#mid(this.midButton));
    const label = msg('Main', { id: 'nc.tab-bar.label', desc: 'Name of the main navigation of an app' });
    return html`<nav part="bar" aria-label=${this.getAttribute('aria-label') || label}>${tabs}</nav>`;
  }

  /** Arrow keys help; as in any navigation, Tab reaches each link as well. */
  #takeKeys(): void {
    const module = this.need(roving);
    if (!module || this.#keys) return;
    this.#keys = new module.RovingFocusController<HTMLElement>(this, {
      items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('nav > *')],
      orientation: () => 'horizontal',
    });
  }

  #tab(item: TabBarItem, index: number): TemplateResult {
    const { text = '', icon, selectedIcon, pagePath = '', disabled = false } = item;
    const isSelected = index === this.selected;
    const current = isSelected ? 'page' : nothing;
    const address = disabled ? undefined : addressOf(this, 'list', pagePath);
    const tap = (event: MouseEvent) => this.#tap(event, item, index);
    const inner = html`${this.#inner((isSelected && selectedIcon) || icon, text, badgeMark(item))}${badgeNews(item)}`;
    const name = text ? nothing : pagePath || nothing;
    return address === undefined
      ? html`<button
          type="button"
          part="tab"
          aria-label=${name}
          aria-current=${current}
          ?disabled=${disabled}
          @click=${tap}
        >
          ${inner}
        </button>`
      : html`<a part="tab" href=${address} aria-label=${name} aria-current=${current} @click=${tap}>${inner}</a>`;
  }

  #mid({ text = '', icon }: TabBarMidButton): TemplateResult {
    const name = text || msg('Add', { id: 'nc.tab-bar.mid', desc: 'Button in the middle of the bar, without a text' });
    return html`<button type="button" part="mid" aria-label=${name} @click=${this.#tapMid}>
      ${this.#inner(icon, text, nothing)}
    </button>`;
  }

  #inner(icon: string | undefined, text: string, mark: unknown): TemplateResult {
    const words = text ? html`<span part="text">${text}</span>` : nothing;
    if (!icon) return html`<span class="line">${words}${mark}</span>`;
    const picture = isAddress(icon)
      ? html`<img src=${icon} alt="" draggable="false" />`
      : html`<nc-icon type=${icon}></nc-icon>`;
    return html`<span part="icon">${picture}${mark}</span>${words}`;
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

function styleMid(button: HTMLElement, { width, height, iconWidth, backgroundImage }: TabBarMidButton): void {
  setStyles(button, {
    ...(width !== undefined && { flex: 'none', width: cssLength(width) }),
    ...(height !== undefined && { height: cssLength(height) }),
    ...(iconWidth !== undefined && { '--nc-tab-bar-icon-size': cssLength(iconWidth) }),
    ...(backgroundImage && { 'background-image': `url(${JSON.stringify(backgroundImage)})` }),
  });
}
