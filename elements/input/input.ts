import { msg } from '@lit/localize';
import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { own } from '../base/own.js';
import { lazy } from '../base/lazy.js';
import { Part } from '../internal/element/parts.js';
import { property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { ChildWatch } from '../internal/observe/children.js';
import { hasContent } from '../internal/observe/content.js';
import { childrenOf } from '../internal/observe/flat.js';
import { clearButton } from '../internal/text/clear-button.js';
import { setAttribute } from '../internal/text/field.js';
import { marksOf, plainNumber } from '../internal/text/local-number.js';
import type { TextFormat } from '../internal/text/rules.js';
import { SUGGESTIONS } from '../internal/text/suggestions.js';
import { TextControl } from '../internal/text/text-control.js';
import { inputStyles } from './input.styles.js';
import { KINDS, type InputKind } from './kinds.js';
import type { OneTimeCode } from './one-time-code.js';
import type { Suggestions } from './suggestions.js';

const suggestions = new Part(lazy(() => import('./suggestions.js')));
const oneTimeCode = new Part(lazy(() => import('./one-time-code.js')));

const EYE = svg`<path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z"/><circle cx="10" cy="10" r="2.5"/>`;
const STRIKE = svg`<path d="m4 16.5 12-13"/>`;

/**
 * A line of text.
 *
 * @slot - A `<datalist>` with suggestions; nothing else is shown.
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
export class NcInput extends TextControl {
  static readonly blocksImplicitSubmission = true;
  static override styles = inputStyles;
  static override childWatch = new ChildWatch({ text: true, attributes: ['slot', 'value', 'label'] });
  static override template: TemplateResult = html`<label part="label" for="field"></label><input id="field" part="input" />`;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...TextControl.formProperties,
    ...['type', 'pattern', 'min', 'max', 'step'],
  ]);

  /** Whether the user has made the password readable. */
  #isRevealed = false;
  /** Whether something is beside the field, so that they share a frame. */
  #isRow = false;
  #hasPrefix = false;
  #suggestions?: Suggestions;
  #code?: OneTimeCode | undefined;

  /**
   * `text`, `number` (integers), `digit` (decimals), `idcard`, `tel`, `password`, `safe-password` (not stored), `search`,
   * `email`, `url`, `nickname`, `decimal`, `numeric` or `none` (no on-screen keyboard). Default: `text`.
   */
  @property({ default: 'text' }) declare type: string;

  /** Hides the text, with any `type`. */
  @property({ type: Boolean, default: false }) declare password: boolean;

  /** Offers a button that empties the field while it has text. */
  @property({ type: Boolean, default: false }) declare clearable: boolean;

  /** Offers a button that shows the password. */
  @property({ type: Boolean, attribute: 'password-toggle', default: false }) declare passwordToggle: boolean;

  /** A regular expression that the whole text must match, as for a native field. `title` tells the user which format that is. */
  @property({ default: '' }) declare pattern: string;

  /** Least number, for the types `number` and `digit`. */
  @property({ type: Number }) declare min?: number;

  /** Greatest number, for the types `number` and `digit`. */
  @property({ type: Number }) declare max?: number;

  /** The number must be a multiple of this (counted from `min`), for the types `number` and `digit`. */
  @property({ type: Number }) declare step?: number;

  /** Texts that the browser offers while the user types; any other text may be entered. Beats a `<datalist>` inside. */
  @property({ type: SUGGESTIONS, attribute: false }) declare suggestions?: readonly string[];

  /** @internal */
  get isDrawable(): boolean {
    const { clearable, passwordToggle, type, password } = this;
    return type === 'text' && !password && !clearable && !passwordToggle && !this.disabled;
  }

  /** On a server, which does not call `updated()`. */
  override render(): unknown {
    const { label, value, placeholder } = this;
    return html`<label part="label" for="field">${label}</label
      ><input id="field" part="input" .value=${value} placeholder=${placeholder} />${this.renderContent()}`;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaitingForCode();
  }

  /** @internal Also called when the element comes back to a page: parts that stopped when it left start again. */
  override childrenChanged(): void {
    super.childrenChanged();
    this.requestUpdate('children');
  }

  protected override get format(): TextFormat | undefined {
    return this.#kind.format;
  }

  protected override read(text: string): string {
    const { format } = this.#kind;
    // Most that is typed is a plain number already.
    if ((format !== 'number' && format !== 'integer') || /^-?\d*$/.test(text)) return text;
    return plainNumber(text, marksOf(this)) ?? text;
  }

  protected override accept(text: string): string {
    return this.#kind.accept?.(text) ?? text;
  }

  protected override settle(text: string): string {
    return this.#kind.settle?.(text) ?? text;
  }

  /** The keyboard to ask for: that of the property, of the type, or for the digits of a one-time code. */
  protected override get keyboard(): string {
    return this.inputMode || this.#kind.keyboard || (this.#expectsCode ? 'numeric' : '');
  }

  protected override get autofill(): string {
    return this.autocomplete || this.#kind.autocomplete || '';
  }

  protected override update(changed: PropertyValues): void {
    const [wasRow, hadPrefix] = [this.#isRow, this.#hasPrefix];
    super.update(changed);
    if (this.#isRow !== wasRow) this.setState('row', this.#isRow);
    if (this.#hasPrefix !== hadPrefix) this.setState('prefix', this.#hasPrefix);
    if (changed.has('type') || changed.has('autocomplete')) this.showHints();
    if (changed.has('type') || changed.has('password') || changed.has('isRevealed')) this.#showType();
    if (this.#suggestions) setAttribute(this.field, 'list', this.#suggestions.listId);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has('autocomplete') && !changed.has('children')) return;
    if (this.#expectsCode) oneTimeCode.use(this, ({ OneTimeCode }) => this.#waitForCode(OneTimeCode));
    else this.#stopWaitingForCode();
  }

  /** Prefix, buttons and suffix, message and counter, suggestions. A plain input has none of them. */
  protected override renderContent(): unknown {
    const { clearable, passwordToggle, suggestions, firstElementChild } = this;
    const below = super.renderContent();
    const isPlain = !(clearable || passwordToggle || suggestions || this.#suggestions || firstElementChild);
    if (isPlain) {
      this.#isRow = this.#hasPrefix = false;
      return below;
    }
    const hasPrefix = (this.#hasPrefix = hasContent(this, 'prefix'));
    const hasSuffix = hasContent(this, 'suffix');
    const hasToggle = passwordToggle && this.#hidesText;
    const isClearable = clearable && this.value !== '' && !this.readonly && !this.isDisabled;
    this.#isRow = clearable || hasToggle || hasPrefix || hasSuffix;
    return html`${this.#isRow ? html`<span id="frame"></span>` : nothing}${hasPrefix ? html`<slot name="prefix"></slot>` : nothing}${
      isClearable ? clearButton(this.#clear) : nothing
    }${hasToggle ? this.#revealButton() : nothing}${
      hasSuffix ? html`<slot name="suffix"></slot>` : nothing
    }${below}${this.#suggestionList()}`;
  }

  get #kind(): InputKind {
    const { type } = this;
    return own(KINDS, type) ?? KINDS['text']!;
  }

  get #hidesText(): boolean {
    return this.password || this.#kind.native === 'password';
  }

  get #expectsCode(): boolean {
    return this.autocomplete.split(' ').includes('one-time-code');
  }

  #showType(): void {
    const { type } = this;
    if (!Object.hasOwn(KINDS, type)) warnOnce(this, 'type', Object.keys(KINDS).join(', '), type);
    const native = this.#hidesText ? (this.#isRevealed ? 'text' : 'password') : this.#kind.native;
    setAttribute(this.field, 'type', native === 'text' ? '' : native);
    if (!this.editing.isComposing) this.showText();
  }

  #suggestionList(): unknown {
    const list = childrenOf(this).find((child): child is HTMLDataListElement => child.localName === 'datalist');
    if (!this.suggestions && !list && !this.#suggestions) return nothing;
    const module = suggestions.get(this);
    if (!module) return nothing;
    this.#suggestions ??= new module.Suggestions();
    return this.#suggestions.render(this.suggestions, list);
  }

  #waitForCode(Wait: typeof OneTimeCode): void {
    // The part may have loaded after the input has left the page, or changed.
    if (!this.#expectsCode || !this.isConnected) return;
    this.#code ??= new Wait((code) => this.editing.replace(code));
  }

  #stopWaitingForCode(): void {
    this.#code?.stop();
    this.#code = undefined;
  }

  #revealButton(): TemplateResult {
    const label = msg('Show password', { id: 'nc.input.reveal', desc: 'Toggle that shows the typed password' });
    return html`<button
      type="button"
      part="reveal"
      aria-label=${label}
      aria-pressed=${this.#isRevealed}
      @click=${this.#toggleReveal}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">${EYE}${this.#isRevealed ? STRIKE : nothing}</svg>
    </button>`;
  }

  #clear(): void {
    this.editing.replace('');
    this.focus();
  }

  #toggleReveal(): void {
    this.#isRevealed = !this.#isRevealed;
    this.requestUpdate('isRevealed', null);
  }
}
