import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { IconSource } from '../base/icon-names.js';
import { isSafeUrl } from '../base/urls.js';
import { pictureOf } from '../internal/element/picture.js';
import { FLAG, WORDS } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { warnOnce } from '../internal/element/warn.js';
import { contentWatch, hasContent, textIn } from '../internal/observe/content.js';
import '../icon/index.js';
import { menuItemStyles } from './menu-item.styles.js';

export type MenuItemType = 'normal' | 'checkbox' | 'radio';

const ROLES = { normal: 'menuitem', checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const;

/**
 * An item of an `nc-menu`: an action, a link, something to check, or the way to a menu of its own.
 *
 * @slot - The text.
 * @slot icon - An icon of the page's own, instead of `icon`.
 * @slot submenu - An `nc-menu`, which opens beside the item.
 * @csspart icon - Around the icon.
 * @csspart text - Around the text.
 * @csspart shortcut - The shortcut.
 * @csspart link - The link, which covers the item.
 * @cssstate checked - It is checked.
 * @cssstate disabled - It is disabled.
 * @cssstate open - Its menu is open.
 */
export class NcMenuItem extends NcElement {
  static override styles = menuItemStyles;
  static override childWatch = contentWatch;
  static override template: TemplateResult = html`<slot name="icon"></slot><span part="text"><slot></slot></span
    ><slot name="submenu"></slot>`;

  /** `normal`, `checkbox` (turned on and off), or `radio` (one of those with the same `name`). Default: `normal`. */
  @property({ default: 'normal' }) declare type: MenuItemType;

  /** What the `select` event of the menu reports. Default: its text. */
  @property({ type: WORDS, default: '' }) declare value: string | number;

  /** The radio items of a menu with the same name are one choice. */
  @property({ default: '' }) declare name: string;

  /** Whether a checkbox or radio item is checked. Follows the user. */
  @property({ type: FLAG, default: false }) declare checked: boolean;

  /** It cannot be chosen. */
  @attribute({ type: Boolean }) declare disabled: boolean;

  /** It is shown as a warning, as what deletes something is. */
  @property({ type: Boolean, default: false }) declare destructive: boolean;

  /** Name of an `nc-icon`, or the address of a picture, before the text. */
  @property({ default: '' }) declare icon: IconSource;

  /** Text of the key combination that does the same, such as `Ctrl+C`. It is only shown: the page handles the keys. */
  @property({ default: '' }) declare shortcut: string;

  /** Makes the item a link to this address. */
  @property({ default: '' }) declare href: string;

  /** Where the link opens, such as `_blank`. */
  @property({ default: '' }) declare target: string;

  /** @internal The menu that it opens. */
  get submenu(): Element | null {
    return this.querySelector(':scope > nc-menu');
  }

  /** @internal Its own text, without that of its menu. */
  get text(): string {
    return textIn(this);
  }

  /** @internal Whether something stands before its text. */
  get hasMark(): boolean {
    return this.type !== 'normal' || this.icon !== '' || hasContent(this, 'icon');
  }

  constructor() {
    super();
    // Before the listeners of the page.
    this.addEventListener('click', this);
  }

  /** A disabled item fires no click, as a disabled button. */
  handleEvent(event: Event): void {
    if (!this.disabled) return;
    const path = event.composedPath() as Element[];
    // Not for an item of its menu, which the page may have opened.
    if (path.find(({ localName }) => localName === this.localName) === this) event.stopImmediatePropagation();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // The menu moves the focus.
    if (!this.hasAttribute('tabindex')) this.tabIndex = -1;
    this.#describe();
  }

  /** @internal Does what a press does. */
  press(): void {
    (this.renderRoot.querySelector('a') ?? this).click();
  }

  /** @internal Aligns its text with those that have something before them. */
  indent(on: boolean): void {
    this.setState('indented', on && !this.hasMark);
  }

  /** @internal Its menu has opened or closed. */
  expand(isOpen: boolean): void {
    this.internals.ariaExpanded = String(isOpen);
    this.setState('open', isOpen);
  }

  /** @internal */
  override childrenChanged(): void {
    this.#describe();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#describe();
  }

  protected override renderContent(): unknown {
    const { icon, shortcut } = this;
    const address = this.#address;
    if (!icon && !shortcut && !address) return nothing;
    return html`${icon ? html`<span part="icon">${pictureOf(icon)}</span>` : nothing}
    ${shortcut ? html`<span part="shortcut" aria-hidden="true">${shortcut}</span>` : nothing}
    ${address ? html`<a part="link" href=${address} target=${this.target || nothing} rel="noopener" tabindex="-1" aria-hidden="true"></a>` : nothing}`;
  }

  get #address(): string | undefined {
    const { href } = this;
    if (!href || this.disabled) return undefined;
    if (isSafeUrl(href)) return href;
    warnOnce(this, 'href', 'the address of a page', href);
    return undefined;
  }

  #describe(): void {
    const { internals, type, checked, disabled, shortcut, submenu } = this;
    if (!Object.hasOwn(ROLES, type)) warnOnce(this, 'type', Object.keys(ROLES).join(', '), type);
    const isCheckable = type === 'checkbox' || type === 'radio';
    setRole(internals, isCheckable ? ROLES[type] : ROLES.normal);
    internals.ariaChecked = isCheckable ? String(checked) : null;
    internals.ariaDisabled = disabled ? 'true' : null;
    internals.ariaDescription = shortcut || null;
    internals.ariaHasPopup = submenu ? 'menu' : null;
    if (!submenu) internals.ariaExpanded = null;
    else internals.ariaExpanded ??= 'false';
    // Otherwise the items of its open menu would be a part of its name.
    internals.ariaLabel = submenu ? this.text : null;
    this.setState('disabled', disabled);
    this.setState('checked', isCheckable && checked);
    this.setState('checkable', isCheckable);
    this.setState('parent', submenu);
    this.setState('destructive', this.destructive);
  }
}
