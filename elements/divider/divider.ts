import { html, type PropertyValues, type TemplateResult } from 'lit';
import { contentWatch, hasContent, textIn } from '../internal/observe/content.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { dividerStyles } from './divider.styles.js';

export type DividerAlign = 'start' | 'center' | 'end';

const ALIGNS = ['start', 'center', 'end'];

/**
 * A line between two parts of a page, with a text in it if it has one.
 *
 * @slot - The text.
 * @cssprop --nc-divider-color - Color of the line.
 * @cssprop --nc-divider-space - Space on both sides of the line; default 16px, of a vertical one 12px.
 * @cssstate text - It has a text.
 */
export class NcDivider extends NcElement {
  static override styles = dividerStyles;
  static override childWatch = contentWatch;
  static override template: TemplateResult = html`<slot></slot>`;

  /** Where the text stands: `start`, `center` or `end`. Default: `center`. */
  @attribute({ type: String, default: 'center' }) declare align: DividerAlign;

  /** Draws a dashed line. */
  @attribute({ type: Boolean }) declare dashed: boolean;

  /** Stands between words in a line. It has no text. */
  @attribute({ type: Boolean }) declare vertical: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role = 'separator';
  }

  /** @internal */
  override childrenChanged(): void {
    this.#describe();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('align') && !ALIGNS.includes(this.align)) warnOnce(this, 'align', ALIGNS.join(', '), this.align);
    if (changed.has('vertical')) this.internals.ariaOrientation = this.vertical ? 'vertical' : null;
    if (this.firstChild) this.#describe();
  }

  /** Screen readers do not read what is in a separator: the text is its name. */
  #describe(): void {
    const text = this.vertical ? '' : textIn(this);
    this.setState('text', !this.vertical && hasContent(this));
    this.internals.ariaLabel = text || null;
  }
}
