import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { IconName } from '../base/icon-names.js';
import { own } from '../base/own.js';
import { NcElement } from '../internal/element/nc-element.js';
import { pageWide } from '../internal/element/page-wide.js';
import { passColors } from '../internal/styles/colors.js';
import { LENGTH } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { iconStyles } from './icon.styles.js';
import { ICONS } from './icons.js';

/** For all copies of the library on the page: the one that registers icons may not be the one that draws them. */
const registered = /* @__PURE__ */ pageWide('icons', () => new Map<string, string>());

/**
 * Adds icons, or replaces built-in ones. Maps a name to the data of an SVG path, which is stroked in a box of 24 × 24.
 * Icons that are already on screen keep their drawing.
 */
export function registerIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, path] of Object.entries(icons)) registered.set(name, path);
}

const pathOf = (name: string): string | undefined => registered.get(name) ?? own(ICONS, name);

/** Whether there is an icon of that name, built in or registered. */
export const hasIcon = (name: string): boolean => pathOf(name.replaceAll('_', '-')) !== undefined;

/**
 * A small picture with a meaning. Without a `label` it is decoration, and screen readers skip it.
 *
 * @slot - An `<svg>` or `<img>` of the page's own, instead of `type`.
 * @cssprop --nc-icon-size - Width and height; default 23px.
 * @cssprop --nc-icon-color - Colour; by default that of the type, or of the text around.
 * @cssprop --nc-icon-stroke - Width of the strokes in a box of 24; default 1.8.
 */
export class NcIcon extends NcElement {
  static override styles = iconStyles;
  static override template: TemplateResult = html`<slot
    ><svg viewBox="0 0 24 24" aria-hidden="true"><path></path></svg></slot
  >`;

  /** Name of a built-in or registered icon. An unknown name draws nothing. */
  @attribute({ type: String }) declare type: IconName;

  /** Width and height in px. Default: 23. */
  @property({ type: LENGTH, default: 23 }) declare size: number;

  /** Any CSS colour; overrides the colour of the type. */
  @property({ default: '' }) declare color: string;

  /** Accessible name. Empty: the icon is decoration. */
  @property({ default: '' }) declare label: string;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  /** On a server, which does not call `updated()`. */
  override render(): unknown {
    const path = pathOf(this.type.replaceAll('_', '-')) ?? '';
    return html`<slot><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg></slot>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#describe();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.styleHost(changed);
    if (changed.has('type')) this.#draw();
    if (changed.has('label')) this.#describe();
  }

  /** @internal */
  styleHost(changed: PropertyValues): void {
    if (changed.has('size')) this.style.setProperty('--nc-icon-size', `${this.size}px`);
    passColors(this, changed, '--nc-icon-');
  }

  #draw(): void {
    const { type } = this;
    const path = pathOf(type.replaceAll('_', '-')); // Other runtimes write `success_no_circle`.
    if (type && path === undefined) warnOnce(this, 'type', 'the name of a built-in or registered icon', type);
    this.renderRoot.querySelector('path')!.setAttribute('d', path ?? '');
  }

  #describe(): void {
    const { internals, label } = this;
    internals.role = label ? 'img' : 'none';
    internals.ariaLabel = label || null;
    internals.ariaHidden = label ? null : 'true';
  }
}
