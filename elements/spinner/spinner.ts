import { msg } from '@lit/localize';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { LENGTH } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { contentWatch, textIn } from '../internal/observe/content.js';
import { spinnerStyles } from './spinner.styles.js';

/**
 * Something is under way here. It turns slowly when the user prefers reduced motion.
 *
 * @slot - A text beside it.
 * @cssprop --nc-spinner-size - Width and height of the ring; default 1.5rem.
 * @cssprop --nc-spinner-color - Color of the ring.
 */
export class NcSpinner extends NcElement {
  static override styles = spinnerStyles;
  static override childWatch = contentWatch;
  static override template: TemplateResult = html`<slot></slot>`;

  /** Width and height of the ring in px. Default: 24, and more where the reader's text is larger. */
  @property({ type: LENGTH, default: 24 }) declare size: number;

  /** What screen readers say. Default: the text beside it, or "Loading" in the app's language. */
  @property({ default: '' }) declare label: string;

  /** Puts the text below the ring. */
  @attribute({ type: Boolean }) declare vertical: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role = 'progressbar';
    this.watchLocale();
  }

  /** @internal */
  override childrenChanged(): void {
    this.#describe();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('size')) this.style.setProperty('--nc-spinner-size', `${Math.max(0, this.size)}px`);
    this.#describe();
  }

  #describe(): void {
    this.internals.ariaLabel =
      this.label || textIn(this) || msg('Loading', { id: 'nc.loading.label', desc: 'Something is under way' });
  }
}
