import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import { CommonExtras } from '../internal/text/extras.js';
import { extrasStyles } from './extras.styles.js';
import { LineChangeEvent } from './line-change-event.js';
import { fitAlways, fitNoMore, measureText, type TextSize } from './lines.js';
import type { NcTextarea } from './textarea.js';

const heightOf = (rows: number): string => `calc(${rows}lh + 2 * var(--nc-space-2, 8px) + 2px)`;

const sizesItself = (): boolean => CSS.supports('field-sizing', 'content');

/** What a text area has beyond a field of three lines. */
export class Extras extends CommonExtras<NcTextarea> {
  protected override readonly defaultConfirmType = 'return';
  /** The text as last measured, and how large it was. */
  #isTyped = false;
  #measured?: TextSize & { readonly text: string };

  constructor(control: NcTextarea) {
    super(control, extrasStyles);
  }

  override confirmsBy(enter: KeyboardEvent): boolean {
    return this.enterKeyHint !== '' && !enter.shiftKey;
  }

  override render(): TemplateResult {
    return html`${this.control.showConfirmBar ? this.#confirmButton() : nothing}${super.render()}`;
  }

  override hostUpdated(): void {
    super.hostUpdated();
    const { autoHeight, minRows, maxRows, value, hearsOfLines, field } = this.control;
    field.style.minHeight = `max(var(--nc-touch-target, 44px), ${heightOf(Math.max(1, minRows))})`;
    field.style.maxHeight = maxRows > 0 ? heightOf(maxRows) : '';
    field.style.resize = autoHeight ? 'none' : '';
    if (sizesItself()) field.style.setProperty('field-sizing', autoHeight ? 'content' : '');
    else if (autoHeight) fitAlways(field);
    else fitNoMore(field);
    // Code set another text: how many lines that has is no news. Of the user's, `input` is to tell first.
    if (hearsOfLines && this.#measured?.text !== value && !this.#isTyped) this.#measure();
  }

  override hostDisconnected(): void {
    fitNoMore(this.control.field);
  }

  override accept(text: string): string {
    this.#isTyped = text !== this.control.value;
    return text;
  }

  override typed(): void {
    this.#isTyped = false;
    const before = this.#measured;
    if (!before || before.text === this.control.value) return;
    const { height, lineCount } = this.#measure();
    if (height !== before.height) this.control.dispatchEvent(new LineChangeEvent(height, lineCount));
  }

  #measure(): TextSize {
    const size = measureText(this.control.field);
    this.#measured = { ...size, text: this.control.value };
    return size;
  }

  #confirmButton(): TemplateResult {
    const label = msg('Done', { id: 'nc.textarea.confirm', desc: 'Button that confirms what was written' });
    return html`<button
      type="button"
      part="confirm"
      ?disabled=${this.control.matches(':state(disabled)')}
      @pointerdown=${keepFocus}
      @click=${this.#confirm}
    >
      ${label}
    </button>`;
  }

  readonly #confirm = (event: Event): void => this.control.edit().confirm(event);
}

/** The text keeps the focus, and the on-screen keyboard stays, until the text is confirmed. */
const keepFocus = (event: Event): void => event.preventDefault();
