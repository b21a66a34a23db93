import { msg } from '@lit/localize';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { property } from '../internal/element/property.js';
import { viewOf } from '../internal/element/view.js';
import { whenListened } from '../internal/observe/listeners.js';
import { TextControl } from '../internal/text/text-control.js';
import { LineChangeEvent } from './line-change-event.js';
import { fitToText, measureText, stopFitting, supportsFieldSizing, type TextSize } from './lines.js';
import { textareaStyles } from './textarea.styles.js';

const heightOf = (rows: number): string => `calc(${rows}lh + 2 * var(--nc-space-2, 8px) + 2px)`;

/** Keeps the focus, and with it the on-screen keyboard, in the field until the text is confirmed. */
const keepFocus = (event: Event): void => event.preventDefault();

/**
 * Several lines of text.
 *
 * @event {InputEvent} input - The user changed the text; once per commit of an input method.
 * @event {Event} change - The user left the field, or confirmed, with another text.
 * @event {ConfirmEvent} confirm - The user confirmed: by Enter, unless it makes a line, or by the button.
 * @event {LineChangeEvent} linechange - The text the user typed takes another number of lines; after `input`.
 * @csspart label - The label above the field.
 * @csspart input - The native field.
 * @csspart message - What is wrong, below the field.
 * @csspart counter - How many characters there are.
 * @csspart confirm - The button that confirms.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border color.
 * @cssprop --nc-field-radius - Corners; default those of `--nc-radius-md`.
 * @cssprop --nc-field-line - Border color at the bottom; default that of the others.
 * @cssprop --nc-field-float - 1: the label is inside the field, in its middle while it is empty. Default: 0, above it.
 * @cssprop --nc-field-color - Text color.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 * @cssstate blank - There is no text.
 */
export class NcTextarea extends TextControl {
  static override styles = textareaStyles;
  static override template: TemplateResult = html`<label part="label" for="field"></label
    ><textarea id="field" part="input" rows="1"></textarea>`;

  /** Whether a listener wants `linechange`: only then are lines counted. */
  #countsLines = false;
  /** Whether the user has typed a text whose `input` is not over yet. */
  #isTyping = false;
  /** The text that was measured last, and its size. */
  #measured?: TextSize & { readonly text: string };

  /** Makes the field as high as its text, between `min-rows` and `max-rows`. */
  @property({ type: Boolean, attribute: 'auto-height', default: false }) declare autoHeight: boolean;

  /** Fewest lines that the field has room for. */
  @property({ type: Number, attribute: 'min-rows', default: 3 }) declare minRows: number;

  /** Most lines that the field has room for; with more of them it scrolls. 0: no limit. */
  @property({ type: Number, attribute: 'max-rows', default: 0 }) declare maxRows: number;

  /**
   * What Enter does. `return` makes a line; `send`, `search`, `next`, `go` and `done` confirm, are shown on the action
   * key of on-screen keyboards, and leave Shift+Enter for the line.
   */
  @property({ attribute: 'confirm-type', default: 'return', noAccessor: true })
  override get confirmType(): string {
    return super.confirmType;
  }
  override set confirmType(type: string | null | undefined) {
    super.confirmType = type;
  }

  /** Offers a button that confirms, for where Enter makes a line. */
  @property({ type: Boolean, attribute: 'show-confirm-bar', default: false }) declare showConfirmBar: boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate('autoHeight', null);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    stopFitting(this.field);
  }

  protected override accept(text: string): string {
    this.#isTyping = text !== this.value;
    return text;
  }

  protected override confirmsBy(enter: KeyboardEvent): boolean {
    return this.actionKey !== '' && !enter.shiftKey;
  }

  protected override get defaultConfirmType(): string {
    return 'return';
  }

  protected override afterInput(): (() => void) | undefined {
    return this.#countsLines ? () => this.#reportLines() : undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('minRows') || changed.has('maxRows')) this.#limitHeight();
    if (changed.has('autoHeight') || this.autoHeight) this.#fit();
    // Code set a text: its lines are not reported. Those of a text that the user types are, after `input`.
    if (this.#countsLines && this.#measured?.text !== this.value && !this.#isTyping) this.#measure();
  }

  protected override renderContent(): unknown {
    const below = super.renderContent();
    return this.showConfirmBar ? html`${this.#confirmButton()}${below}` : below;
  }

  #limitHeight(): void {
    const { style } = this.field;
    style.minHeight = `max(var(--nc-touch-target, 44px), ${heightOf(Math.max(1, this.minRows))})`;
    style.maxHeight = this.maxRows > 0 ? heightOf(this.maxRows) : '';
  }

  #fit(): void {
    const { autoHeight, field } = this;
    field.style.resize = autoHeight ? 'none' : '';
    if (supportsFieldSizing()) field.style.setProperty('field-sizing', autoHeight ? 'content' : '');
    else if (autoHeight) fitToText(field);
    else stopFitting(field);
  }

  #reportLines(): void {
    this.#isTyping = false;
    const before = this.#measured;
    if (!before || before.text === this.value) return;
    const { height, lineCount } = this.#measure();
    if (height !== before.height) this.dispatchEvent(new LineChangeEvent(height, lineCount, viewOf(this).innerWidth));
  }

  #measure(): TextSize {
    const size = measureText(this.field);
    this.#measured = { ...size, text: this.value };
    return size;
  }

  #confirmButton(): TemplateResult {
    const label = msg('Done', { id: 'nc.textarea.confirm', desc: 'Button that confirms what was written' });
    return html`<button
      type="button"
      part="confirm"
      ?disabled=${this.isDisabled}
      @pointerdown=${keepFocus}
      @click=${this.#confirm}
    >
      ${label}
    </button>`;
  }

  #confirm(event: Event): void {
    this.editing.confirm(event);
  }

  static {
    whenListened(this, 'linechange', (textarea: NcTextarea) => {
      textarea.#countsLines = true;
      textarea.requestUpdate();
    });
  }
}
