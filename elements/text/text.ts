import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import { spaceOf } from '../internal/element/spaces.js';
import { warnOnce } from '../internal/element/warn.js';
import { ChildWatch } from '../internal/observe/children.js';
import { textStyles } from './text.styles.js';
import { decodeText } from './transform.js';

/** Only texts that are transformed need it. */
const textWatch = new ChildWatch({ text: true });

/**
 * Text. Line breaks in it are kept.
 *
 * @slot - The text. `space` and `decode` work on plain text only: with nested elements they do nothing.
 */
export class NcText extends NcElement {
  static override styles = textStyles;
  static override template: TemplateResult = html`<slot></slot>`;

  /** The text can be selected, even inside something whose text cannot. */
  @attribute({ type: Boolean }) declare selectable: boolean;

  /** Shows every space as `ensp` (half an em), `emsp` (one em) or `nbsp`; runs of spaces are kept. */
  @attribute({ type: String }) declare space: '' | 'ensp' | 'emsp' | 'nbsp';

  /** Decodes nbsp, ensp, emsp, lt, gt, amp, quot, apos and `\n` in a text that comes from data. */
  @attribute({ type: Boolean }) declare decode: boolean;

  /** Shows at most this many lines; the rest becomes an ellipsis. Default: all. */
  @attribute({ type: Number }) declare lines: number | undefined;

  /** Whether a transformed copy is shown instead of the slot. */
  #isCopied = false;

  /** @internal */
  get isDrawable(): boolean {
    return !this.decode && !this.space;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) return;
    this.#observe();
    this.requestUpdate(); // The text may have changed meanwhile.
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    textWatch.unwatch(this, this);
  }

  /** @internal */
  override childrenChanged(): void {
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('lines')) this.style.setProperty('--nc-text-lines', String(this.lines ?? ''));
    if (changed.has('space') && this.space && !spaceOf(this.space)) {
      warnOnce(this, 'space', 'ensp, emsp or nbsp', this.space);
    }
    if (changed.has('space') || changed.has('decode')) this.#observe();
    const isCopied = this.#showsCopy;
    if (isCopied === this.#isCopied) return;
    this.#isCopied = isCopied;
    this.renderRoot.querySelector('slot')!.hidden = isCopied;
  }

  protected override renderContent(): unknown {
    if (!this.#showsCopy) return nothing;
    const text = this.decode ? decodeText(this.textContent ?? '') : (this.textContent ?? '');
    const space = spaceOf(this.space);
    return space ? text.replaceAll(' ', space) : text;
  }

  get #isTransformed(): boolean {
    return this.decode || spaceOf(this.space) !== undefined;
  }

  /** Only plain text is shown as a transformed copy. */
  get #showsCopy(): boolean {
    return this.#isTransformed && this.childElementCount === 0;
  }

  /** Updates the transformed copy when the original text changes. */
  #observe(): void {
    if (this.#isTransformed && this.isConnected) textWatch.watch(this, this);
    else textWatch.unwatch(this, this);
  }
}
