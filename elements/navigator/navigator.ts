import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import {
  checkOpenType,
  handleLinkClick,
  setAddress,
  setAttribute,
  type AppLink,
} from '../internal/element/app-link.js';
import { addressOf } from '../internal/element/link.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { followHover } from '../internal/gesture/follow-hover.js';
import type { Pressable } from '../internal/gesture/press-look.js';
import { navigatorStyles } from './navigator.styles.js';

/** Attributes of the host that the inner link repeats: the link is what screen readers read. */
const FORWARDED = ['aria-label', 'aria-current'] as const;

/**
 * A link to another page of the app. It is a real link: it opens in a new tab, can be copied, and works without the app.
 *
 * @slot - What the user taps.
 * @event {RequestEvent} nc-request - The link was activated: `navigateTo`, `redirectTo`, `switchTab`, `reLaunch` or
 *   `navigateBack`. Without an answer the browser follows the link. Before that, `createHref` asks for the address.
 * @csspart link - The native link.
 */
export class NcNavigator extends NcElement implements AppLink, Pressable {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = navigatorStyles;
  static override template: TemplateResult = html`<a part="link"><slot></slot></a>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...FORWARDED];
  }

  /** Where the link leads. `javascript:`, `data:` and `blob:` addresses are refused. */
  @attribute({ type: String }) declare url: string;

  /** How the page is opened. Default: `navigate`. */
  @attribute({ type: String, attribute: 'open-type', default: 'navigate' })
  declare openType: 'navigate' | 'redirect' | 'switchTab' | 'reLaunch' | 'navigateBack';

  /** How many pages `navigateBack` closes. Default: 1. */
  @property({ type: Number, default: 1 }) declare delta: number;

  /** Animation of the page, as for `navigateTo` and `navigateBack`. Default: that of the page. */
  @property({ attribute: 'animation-type', default: '' }) declare animationType: string;

  /** Length of the animation in ms. Default: 300. */
  @property({ type: Number, attribute: 'animation-duration', default: 300 }) declare animationDuration: number;

  /** Keeps the link from being followed. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** Class names that the link has while it is pressed, separated by spaces. Default: `none`. */
  @property({ attribute: 'hover-class', default: 'none' }) declare hoverClass: string;

  /** How long the user must press until the link has `hover-class`, in ms. Default: 50. */
  @property({ type: Number, attribute: 'hover-start-time', default: 50 }) declare hoverStartTime: number;

  /** How long the link has `hover-class` after the release, in ms. Default: 600. */
  @property({ type: Number, attribute: 'hover-stay-time', default: 600 }) declare hoverStayTime: number;

  /** While the link is pressed, the elements around it do not look pressed. */
  @property({ type: Boolean, attribute: 'hover-stop-propagation', default: false })
  declare hoverStopPropagation: boolean;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  constructor() {
    super();
    for (const type of ['click', 'keydown']) this.addEventListener(type, this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The address that the page's host gives may depend on where the link is.
    if (this.hasUpdated) this.requestUpdate('url');
  }

  protected override placeChanged(): void {
    super.placeChanged();
    this.requestUpdate('url');
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if ((FORWARDED as readonly string[]).includes(name)) this.requestUpdate(name, old);
  }

  /** Activates the link, as a click by the user does. */
  override click(): void {
    if (this.renderRoot) this.#link.click();
    else super.click();
  }

  handleEvent(event: Event): void {
    if (!this.renderRoot) return;
    if (event.type === 'click') this.#handleClick(event as MouseEvent);
    else this.#handleKey(event as KeyboardEvent);
  }

  override render(): unknown {
    const leads = !this.disabled && this.openType !== 'navigateBack';
    return html`<a part="link" href=${(leads && addressOf(this, 'url', this.url)) || nothing}><slot></slot></a>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const link = this.#link;
    for (const name of FORWARDED) if (changed.has(name)) setAttribute(link, name, this.getAttribute(name));
    if (changed.has('openType')) checkOpenType(this);
    followHover(this, changed, () => !this.disabled);
    if (changed.has('url') || changed.has('openType') || changed.has('disabled')) {
      this.#applyAddress(link);
    }
  }

  get #link(): HTMLAnchorElement {
    return this.renderRoot.querySelector('a')!;
  }

  #applyAddress(link: HTMLAnchorElement): void {
    const { disabled } = this;
    const leadsBack = this.openType === 'navigateBack';
    setAddress(link, disabled || leadsBack ? undefined : addressOf(this, 'url', this.url), disabled);
    if (disabled) return link.removeAttribute('tabindex');
    // It has no address.
    setAttribute(link, 'role', leadsBack ? 'link' : null);
    setAttribute(link, 'tabindex', leadsBack ? '0' : null);
  }

  #handleClick(event: MouseEvent): void {
    if (this.disabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else handleLinkClick(this, this.#link, event);
  }

  /** Browsers do this only for links with an address. */
  #handleKey(event: KeyboardEvent): void {
    const link = this.#link;
    if (event.key === 'Enter' && event.composedPath()[0] === link && !link.hasAttribute('href')) link.click();
  }
}
