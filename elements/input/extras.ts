import { msg } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { CommonExtras, setAttribute } from '../internal/text/extras.js';
import type { TextRules } from '../internal/text/rules.js';
import { warnOnce } from '../internal/element/warn.js';
import { extrasStyles } from './extras.styles.js';
import type { NcInput } from './input.js';
import { KINDS, type InputKind } from './kinds.js';
import { OneTimeCode } from './one-time-code.js';
import { Suggestions } from './suggestions.js';

const CROSS = svg`<path d="m6 6 8 8m0-8-8 8"/>`;
const EYE = svg`<path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z"/><circle cx="10" cy="10" r="2.5"/>`;
const STRIKE = svg`<path d="m4 16.5 12-13"/>`;

/** What an input has beyond a plain line of text. */
export class Extras extends CommonExtras<NcInput> {
  #revealed = false;
  /** Which slots have something in them. */
  #slots: ReadonlySet<string> = new Set();
  #code: OneTimeCode | undefined;
  readonly #suggestions: Suggestions;

  override isRow = false;

  constructor(control: NcInput) {
    super(control, extrasStyles);
    this.#suggestions = new Suggestions(control);
  }

  override accept(text: string): string {
    return this.#kind.accept?.(text) ?? text;
  }

  override settle(text: string): string {
    return this.#kind.settle?.(text) ?? text;
  }

  override render(): TemplateResult {
    const { clearable, passwordToggle, value, readonly } = this.control;
    this.#slots = new Set(Array.from(this.control.children, (child) => child.slot));
    const eye = passwordToggle && this.#hidesText;
    const [prefix, suffix] = [this.#slots.has('prefix'), this.#slots.has('suffix')];
    this.isRow = clearable || eye || prefix || suffix;
    const clears = clearable && value !== '' && !readonly && !this.control.matches(':state(disabled)');
    return html`${prefix ? html`<slot name="prefix"></slot>` : nothing}${clears ? this.#clearButton() : nothing}${
      eye ? this.#revealButton() : nothing
    }${suffix ? html`<slot name="suffix"></slot>` : nothing}${super.render()}${this.#suggestions.render()}`;
  }

  override hostUpdated(): void {
    const { control } = this;
    const { type } = control;
    if (!Object.hasOwn(KINDS, type)) warnOnce(control, 'type', Object.keys(KINDS).join(', '), type);
    const native = this.#hidesText ? (this.#revealed ? 'text' : 'password') : this.#kind.native;
    setAttribute(control.field, 'type', native === 'text' ? '' : native);
    super.hostUpdated();
    const waits = this.#expectsCode && control.isConnected;
    if (waits) this.#code ??= new OneTimeCode(control);
    else this.#stopWaiting();
  }

  override hostDisconnected(): void {
    this.#suggestions.disconnected();
    this.#stopWaiting();
  }

  protected override get rules(): Partial<TextRules> {
    const { pattern, min, max, step } = this.control;
    return { pattern, min, max, step, type: this.#kind.rules };
  }

  protected override get autocomplete(): string {
    return this.#kind.autocomplete ?? '';
  }

  protected override get keyboard(): string {
    return this.#kind.keyboard ?? (this.#expectsCode ? 'numeric' : '');
  }

  get #kind(): InputKind {
    const { type } = this.control;
    return KINDS[Object.hasOwn(KINDS, type) ? type : 'text']!;
  }

  get #hidesText(): boolean {
    return this.control.password || this.#kind.native === 'password';
  }

  get #expectsCode(): boolean {
    return this.control.autocomplete.split(' ').includes('one-time-code');
  }

  #stopWaiting(): void {
    this.#code?.stop();
    this.#code = undefined;
  }

  #clearButton(): TemplateResult {
    const label = msg('Clear', { id: 'nc.input.clear', desc: 'Button that empties a text field' });
    return html`<button type="button" part="clear" tabindex="-1" aria-label=${label} @click=${this.#clear}>
      <svg viewBox="0 0 20 20" aria-hidden="true">${CROSS}</svg>
    </button>`;
  }

  #revealButton(): TemplateResult {
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

  readonly #clear = (): void => {
    this.control.edit().replace('');
    this.control.focus();
  };

  readonly #toggleReveal = (): void => {
    this.#revealed = !this.#revealed;
    this.control.requestUpdate('revealed', null);
  };
}
