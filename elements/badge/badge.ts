import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { contentWatch, hasContent } from '../internal/observe/content.js';
import { json, LENGTH, listOf, WORDS } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { newText } from '../internal/styles/badge.js';
import { badgeStyles } from './badge.styles.js';

export type BadgeType = 'warn' | 'primary' | 'success' | 'warning' | 'info';

const TYPES = ['warn', 'primary', 'success', 'warning', 'info'];

/**
 * A count, a short text or a dot. Around content it sits at the content's upper corner; without content it stands in the
 * line.
 *
 * @slot - What it marks.
 * @csspart badge - The mark with a value.
 * @csspart dot - The mark without one.
 * @cssprop --nc-badge-background - Background of the mark; by default that of the type.
 * @cssprop --nc-badge-color - Text of the mark.
 * @cssprop --nc-badge-rim - Rim of a mark on content; by default the color of surfaces.
 * @cssstate over - It has content, and sits at its corner.
 */
export class NcBadge extends NcElement {
  static override styles = badgeStyles;
  static override childWatch = contentWatch;
  static override template: TemplateResult = html`<slot></slot><span part="badge"></span>`;
  static override localized = true;

  /** What it says: a number or a short text. Empty: nothing is shown. */
  @property({ type: WORDS, default: '' }) declare value: string | number;

  /** The largest number that is shown; a larger one is this number and a plus. Default: 99. */
  @property({ type: Number, default: 99 }) declare max: number;

  /** Shows a dot instead of the value. */
  @property({ type: Boolean, default: false }) declare dot: boolean;

  /** Shows the number 0, too. */
  @property({ type: Boolean, attribute: 'show-zero', default: false }) declare showZero: boolean;

  /** Color: `warn` (default), `primary`, `success`, `warning` or `info`. */
  @attribute({ type: String, default: 'warn' }) declare type: BadgeType;

  /** How far the mark is moved from the corner of its content, in px: toward the end of the line, and down. Default: 0, 0. */
  @property({ type: json(listOf(LENGTH, 'two lengths in px')) }) declare offset?: readonly number[];

  /** What screen readers say instead of the value, such as "3 unread messages". A dot says "new" without it. */
  @property({ default: '' }) declare label: string;

  /** @internal */
  override childrenChanged(): void {
    this.setState('over', hasContent(this));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.firstChild) this.childrenChanged();
    if (changed.has('type') && !TYPES.includes(this.type)) warnOnce(this, 'type', TYPES.join(', '), this.type);
    const mark = this.renderRoot.querySelector('span')!;
    const text = this.#text;
    if (mark.textContent !== text) mark.textContent = text;
    if (changed.has('dot')) mark.part.value = this.dot ? 'dot' : 'badge';
    if (changed.has('label')) mark.ariaHidden = this.label ? 'true' : null;
    if (changed.has('offset')) {
      const [x = 0, y = 0] = this.offset ?? [];
      mark.style.setProperty('--_x', `${x}px`);
      mark.style.setProperty('--_y', `${y}px`);
    }
  }

  protected override renderContent(): unknown {
    const spoken = this.dot ? this.label || newText() : this.#text && this.label;
    return spoken ? html`<span class="unseen">${spoken}</span>` : nothing;
  }

  /** What the mark shows. */
  get #text(): string {
    const { value, max, dot } = this;
    if (dot || value === '' || Number.isNaN(value)) return '';
    const number = typeof value === 'number' || value.trim() ? Number(value) : NaN;
    if (number === 0 && !this.showZero) return '';
    return number > max ? `${max}+` : String(value);
  }
}
