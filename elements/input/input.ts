import { msg, str } from '@lit/localize';
import { html, nothing, svg, type PropertyValues } from 'lit';
import { unwatchChildren, watchChildren } from '../internal/child-watch.js';
import { property } from '../internal/property.js';
import { TextControl } from '../internal/text-control.js';
import { lengthOf } from '../internal/validators.js';
import { warnOnce } from '../internal/warn.js';
import { inputStyles } from './input.styles.js';
import { KINDS, type InputKind } from './types.js';

const NO_SLOTS: ReadonlySet<string> = new Set();

const CROSS = svg`<path d="m6 6 8 8m0-8-8 8"/>`;
const EYE = svg`<path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z"/><circle cx="10" cy="10" r="2.5"/>`;
const STRIKE = svg`<path d="m4 16.5 12-13"/>`;

/**
 * A line of text.
 *
 * @slot prefix - Before the text, inside the field.
 * @slot suffix - After the text, inside the field.
 * @event {InputEvent} input - The user changed the text; once per commit of an input method.
 * @event {Event} change - The user left the field, or confirmed, with another text.
 * @event {ConfirmEvent} confirm - The user pressed Enter or the action key of the on-screen keyboard.
 * @csspart label - The label above the field.
 * @csspart input - The native field.
 * @csspart message - What is wrong, below the field.
 * @csspart counter - How many characters there are.
 * @csspart clear - The button that empties the field.
 * @csspart reveal - The button that shows or hides a password.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border colour.
 * @cssprop --nc-field-color - Text colour.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 * @cssstate blank - There is no text.
 */
export class NcInput extends TextControl {
  static override styles = inputStyles;
  static override template = html`<label part="label" for="field"></label><input id="field" part="input" />`;

  /**
   * `text`, `number` (integers), `digit` (decimals), `idcard`, `tel`, `password`, `search`, `email`, `url`, `decimal`,
   * `numeric` or `none` (no on-screen keyboard). Default: `text`.
   */
  @property({ default: 'text' }) declare type: string;

  /** Hides the text, whatever the type. */
  @property({ type: Boolean, default: false }) declare password: boolean;

  /** Offers a button that empties the field while it has text. */
  @property({ type: Boolean, default: false }) declare clearable: boolean;

  /** Offers a button that shows the password. */
  @property({ type: Boolean, attribute: 'password-toggle', default: false }) declare passwordToggle: boolean;

  /** Shows how many characters there are, and how many there may be. */
  @property({ type: Boolean, default: false }) declare counter: boolean;

  /** A regular expression that the whole text must match, as for a native field. */
  @property({ default: '' }) declare pattern: string;

  /** Least number, for the types `number` and `digit`. */
  @property({ type: Number }) declare min?: number;

  /** Greatest number, for the types `number` and `digit`. */
  @property({ type: Number }) declare max?: number;

  /** The number must be a multiple of this (counted from `min`), for the types `number` and `digit`. */
  @property({ type: Number }) declare step?: number;

  /** Where the cursor stands when the field gets the focus; -1: where the browser puts it. */
  @property({ type: Number, default: -1 }) declare cursor: number;

  #revealed = false;
  /** Which slots have something in them. */
  #slots = NO_SLOTS;
  /** Whether anything stands beside the text. */
  #row = false;

  #field?: HTMLInputElement;

  protected override get field(): HTMLInputElement {
    return (this.#field ??= this.renderRoot.querySelector('input')!);
  }

  protected override get constraints() {
    const { type, pattern, min, max, step } = this;
    return { type, pattern, min, max, step };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    watchChildren(this);
    this.childrenChanged();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    unwatchChildren();
  }

  /** Part of the contract with `child-watch.ts`. */
  childrenChanged(): void {
    const slots = this.firstElementChild ? new Set(Array.from(this.children, (child) => child.slot)) : NO_SLOTS;
    if (slots === this.#slots) return;
    this.#slots = slots;
    this.requestUpdate();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'focusin' && this.cursor >= 0) this.setSelectionRange(this.cursor, this.cursor);
  }

  protected override accept(text: string): string {
    return this.#kind.accept?.(text) ?? text;
  }

  protected override settle(text: string): string {
    return this.#kind.settle?.(text) ?? text;
  }

  protected override firstUpdated(): void {
    this.setState('blank', this.value === '');
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('type') || changed.has('password') || changed.has('inputMode') || changed.has('revealed')) {
      this.#applyType();
    }
    if (changed.has('value')) this.setState('blank', this.value === '');
  }

  protected override renderContent(): unknown {
    const { clearable, counter, showsInvalid, value } = this;
    const eye = this.passwordToggle && this.#hidesText;
    const beside = clearable || eye || this.#slots.has('prefix') || this.#slots.has('suffix');
    if (beside !== this.#row) this.setState('row', (this.#row = beside));
    if (!beside && !counter && !showsInvalid) return nothing;
    const clears = clearable && value !== '' && !this.isDisabled && !this.readonly;
    return html`${this.#slots.has('prefix') ? html`<slot name="prefix"></slot>` : nothing}${
      clears ? this.#clearButton() : nothing
    }${eye ? this.#revealButton() : nothing}${this.#slots.has('suffix') ? html`<slot name="suffix"></slot>` : nothing}${
      showsInvalid ? html`<div part="message" id="message">${this.validationMessage}</div>` : nothing
    }${counter ? this.#counter() : nothing}`;
  }

  get #kind(): InputKind {
    return KINDS[this.type] ?? KINDS.text!;
  }

  get #hidesText(): boolean {
    return this.password || this.type === 'password';
  }

  #applyType(): void {
    const { field, type } = this;
    if (!(type in KINDS)) warnOnce(this, 'type', Object.keys(KINDS).join(', '), type);
    field.type = this.#hidesText && !this.#revealed ? 'password' : this.#hidesText ? 'text' : this.#kind.native;
    const keyboard = this.inputMode || this.#kind.keyboard;
    if (keyboard) field.inputMode = keyboard;
    else field.removeAttribute('inputmode');
  }

  #clearButton() {
    const label = msg('Clear', { id: 'nc.input.clear', desc: 'Button that empties a text field' });
    return html`<button type="button" part="clear" tabindex="-1" aria-label=${label} @click=${this.#clear}>
      <svg viewBox="0 0 20 20" aria-hidden="true">${CROSS}</svg>
    </button>`;
  }

  #revealButton() {
    const label = msg('Show password', { id: 'nc.input.reveal', desc: 'Toggle that shows the typed password' });
    return html`<button
      type="button"
      part="reveal"
      aria-label=${label}
      aria-pressed=${this.#revealed}
      @click=${this.#toggleReveal}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">${EYE}${this.#revealed ? STRIKE : nothing}</svg>
    </button>`;
  }

  #counter() {
    const { maxlength } = this;
    const count = lengthOf(this.value);
    const label =
      maxlength < 0
        ? msg(str`${count} characters`, { id: 'nc.input.count', desc: 'Length of the text, for screen readers' })
        : msg(str`${count} of ${maxlength} characters`, {
            id: 'nc.input.count-of',
            desc: 'Length of the text and its limit, for screen readers',
          });
    return html`<div part="counter" role="img" aria-label=${label}>${maxlength < 0 ? count : `${count}/${maxlength}`}</div>`;
  }

  #clear(): void {
    this.replaceByUser('');
    this.focus();
  }

  #toggleReveal(): void {
    this.#revealed = !this.#revealed;
    this.requestUpdate('revealed', null);
  }
}
