import { html, nothing, type PropertyValues } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { addressOf, isPlainClick, isSafeAddress } from '../internal/element/link.js';
import { attribute, property } from '../internal/element/property.js';
import { part, StagedElement } from '../internal/element/staged-element.js';
import { navigatorStyles } from './navigator.styles.js';

const use = part(() => import('./use.js'));

/** What the link says of itself may be said on the host: the link inside is what users meet. */
const FORWARDED = ['aria-label', 'aria-current'] as const;

/** A click on one of these inside the link is theirs. */
const OWN_CLICKS = 'a[href], input, select, textarea, label, summary';

/**
 * A link to another page of the app. It is a real link: it opens in a new tab, can be copied, and works without the app.
 *
 * @slot - What the user taps.
 * @event {RequestEvent} nc-request - The link was activated: `navigateTo`, `redirectTo`, `switchTab`, `reLaunch` or
 *   `navigateBack`. If nobody answers, the browser goes there. Before that, `createHref` asks for the address.
 * @csspart link - The native link.
 */
export class NcNavigator extends StagedElement {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = navigatorStyles;
  static override template = html`<a part="link"><slot></slot></a>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...FORWARDED];
  }

  /** Where the link leads. `javascript:` and `data:` addresses are refused. */
  @attribute({ type: String }) declare url: string;

  /** How the page is opened. Default: `navigate`. */
  @attribute({ type: String, attribute: 'open-type', default: 'navigate' })
  declare openType: 'navigate' | 'redirect' | 'switchTab' | 'reLaunch' | 'navigateBack';

  /** How many pages `navigateBack` closes. Default: 1. */
  @property({ type: Number, default: 1 }) declare delta: number;

  /** How the page comes in, or goes: see `navigateTo` and `navigateBack`. Default: that of the page. */
  @property({ attribute: 'animation-type', default: '' }) declare animationType: string;

  /** Length of the animation in ms. Default: 300. */
  @property({ type: Number, attribute: 'animation-duration', default: 300 }) declare animationDuration: number;

  /** Leads nowhere for now. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  constructor() {
    super();
    for (const type of ['click', 'keydown']) this.addEventListener(type, this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Which address the host gives may depend on where the link stands.
    if (this.hasUpdated) this.requestUpdate('url');
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

  /** On a server, where nobody can be asked, the link shows its address as it was given. */
  override render(): unknown {
    const leads = !this.disabled && this.openType !== 'navigateBack' && isSafeAddress(this.url);
    return html`<a part="link" href=${(leads && this.url) || nothing}><slot></slot></a>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const link = this.#link;
    for (const name of FORWARDED) if (changed.has(name)) setAttribute(link, name, this.getAttribute(name));
    this.need(use)?.check(this);
    if (changed.has('url') || changed.has('openType') || changed.has('disabled')) this.#applyAddress(link);
  }

  get #link(): HTMLAnchorElement {
    return this.renderRoot.querySelector('a')!;
  }

  #applyAddress(link: HTMLAnchorElement): void {
    const { disabled } = this;
    const leadsBack = this.openType === 'navigateBack';
    const address = disabled || leadsBack ? undefined : addressOf(this, 'url', this.url);
    setAttribute(link, 'href', address ?? null);
    // Without an address it is no link to the browser; to the user it still is.
    setAttribute(link, 'role', disabled || leadsBack ? 'link' : null);
    setAttribute(link, 'tabindex', leadsBack && !disabled ? '0' : null);
    setAttribute(link, 'aria-disabled', disabled ? 'true' : null);
  }

  #handleClick(event: MouseEvent): void {
    const link = this.#link;
    const path = event.composedPath();
    const within = path.slice(0, Math.max(0, path.indexOf(link)));
    if (this.disabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (
      !event.defaultPrevented &&
      isPlainClick(event) &&
      (link.hasAttribute('href') || this.openType === 'navigateBack') &&
      !within.some((node) => node instanceof Element && node.matches(OWN_CLICKS))
    ) {
      // The browser must not follow the link even if a listener stops the event on its way. One that prevents the
      // click, here or further up, still means that nobody goes anywhere.
      let isPrevented = false;
      event.preventDefault();
      Object.defineProperty(event, 'preventDefault', { value: () => (isPrevented = true) });
      afterDispatch(event, () => isPrevented || this.with(use, ({ go }) => go(this, link.href)));
    }
  }

  /** The browser does this for links with an address only. */
  #handleKey(event: KeyboardEvent): void {
    const link = this.#link;
    if (event.key === 'Enter' && event.composedPath()[0] === link && !link.hasAttribute('href')) link.click();
  }
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
