import { html, nothing, type PropertyValues } from 'lit';
import { ConfirmEvent } from '../element/events.js';
import { attribute, property } from '../element/property.js';
import type { FormValue } from '../form/form-control.js';
import { requiredMessage, type Failure } from '../form/validators.js';
import { ACTION_KEYS, showActionKey } from './action-key.js';
import { renderCounter } from './counter.js';
import { withDirection } from './direction.js';
import { TextEditing } from './editing.js';
import { hasFocus, namePlaceholder, showText, stylePlaceholder, type TextField } from './field.js';
import { placeCursor, type WantedSelection } from './selection.js';
import { nameFieldSoon } from './names.js';
import { TextOptions } from './text-options.js';
import { failureOf, textFailure, type TextFormat } from './rules.js';

/**
 * Base of input and textarea: one native field, and its text as a property and as the value in a form. Handles what code
 * sets; `TextEditing` handles what the user does. Subclasses override the protected members for what differs.
 */
export abstract class TextControl extends TextOptions {
  static override localized = true;

  /** Properties that act when they are set: React wrappers set them only when they change. */
  static readonly commands: ReadonlySet<string> = new Set(['selectionStart', 'selectionEnd']);

  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...TextOptions.formProperties,
    'minlength',
    'maxlength',
  ]);

  #field?: TextField;
  #editing?: TextEditing;
  /** Whether `:state(blank)` is on. */
  #isBlank = false;
  /** What the user or code has set; undefined while the control follows `defaultValue`. */
  #value: string | undefined;
  /** What the field shows of an initial text that it cannot hold, such as one with a second line. */
  #fitted: string | undefined;
  /** What the user has written and not left yet, where the value is written in another way. */
  #typed: string | undefined;
  /** Whether the text is what the user made it: only then may it be too long. */
  #isTyped = false;
  #confirmType: string | null | undefined;
  /** The selection that the field gets with each focus. */
  #selection?: WantedSelection;

  /** The initial text, and the one that a form reset returns to. */
  @attribute({ type: String, attribute: 'value' }) declare defaultValue: string;

  /** The action key of on-screen keyboards: `send`, `search`, `next`, `go` or `done`. Unset, the browser names the key. */
  @property({ attribute: 'confirm-type', default: 'done', noAccessor: true })
  get confirmType(): string {
    return this.#confirmType ?? this.defaultConfirmType;
  }
  set confirmType(type: string | null | undefined) {
    if (type === this.#confirmType) return;
    this.#confirmType = type;
    // An update also where the value is the default: that one leaves the key to the browser only while it is unset.
    this.requestUpdate('confirmType', null);
  }

  /**
   * Whether the field has the focus. Setting it gives or takes the focus, and it follows the user: so does the attribute,
   * `focus`. (As a property `focus` is the method.)
   */
  @attribute({ type: Boolean, attribute: 'focus' }) declare focused: boolean;

  /** The text. Setting it fires no event, and neither moves the cursor nor disturbs an input method. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    return this.#value ?? this.#fitted ?? this.defaultValue;
  }
  set value(value: string | null | undefined) {
    const before = this.value;
    this.#value = String(value ?? '');
    if (this.#value !== before) this.#textChanged();
  }

  /**
   * Start of the selection in UTF-16 units, as on a native field; null before the control is on the page. Set together
   * with `selectionEnd` while the field does not have the focus, it is selected with each focus; negative: it is not.
   */
  @property({ type: Number, attribute: 'selection-start', noAccessor: true })
  get selectionStart(): number | null {
    return this.field?.selectionStart ?? null;
  }
  set selectionStart(position: number | null) {
    if (this.#hasFocus && this.selectionStart !== null) this.field.selectionStart = position;
    else this.#selection = { ...this.#selection, start: position };
  }

  /** End of the selection. */
  @property({ type: Number, attribute: 'selection-end', noAccessor: true })
  get selectionEnd(): number | null {
    return this.field?.selectionEnd ?? null;
  }
  set selectionEnd(position: number | null) {
    if (this.#hasFocus && this.selectionEnd !== null) this.field.selectionEnd = position;
    else this.#selection = { ...this.#selection, end: position };
  }

  /** Gives the field the focus. The selection stays as it was, as with a native field. */
  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
  }

  /** Selects from `start` to `end` (UTF-16 units). */
  setSelectionRange(start: number, end: number, direction?: 'forward' | 'backward' | 'none'): void {
    this.field.setSelectionRange(start, end, direction);
  }

  /** Selects the whole text. */
  select(): void {
    this.field.select();
  }

  /** Replaces a part of the text, the selection by default, without events. */
  setRangeText(replacement: string, start?: number, end?: number, mode?: SelectionMode): void;
  /** @internal Passes on as many arguments as were given: the native method has two forms. */
  setRangeText(...range: [string, number, number]): void {
    this.field.setRangeText(...range);
    this.value = this.field.value;
  }

  override connectedCallback(): void {
    const isFirst = !this.field;
    const { shadowRoot } = this;
    // The user may have typed into a field that a server rendered, before this element replaced it.
    const rendered = isFirst ? shadowRoot?.querySelector<TextField>('#field') : null;
    const hadFocus = shadowRoot?.activeElement;
    super.connectedCallback();
    if (!isFirst) return;
    if (rendered?.value) this.value = rendered.value;
    this.showText();
    if (!rendered || !hadFocus) return;
    this.focus();
    if (rendered.selectionStart !== null) this.setSelectionRange(rendered.selectionStart!, rendered.selectionEnd!);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#editing?.disconnect();
    if (this.#editing && this.focused) this.focused = false; // The browser has taken the focus.
  }

  override attributeChangedCallback(name: string, ...values: [string | null, string | null]): void {
    super.attributeChangedCallback(name, ...values);
    if (name === 'value') this.#textChanged();
    else if (name === 'dirname' || (name === 'name' && this.dirName)) this.sync();
    // In this task: only in that of the user's gesture the focus brings up an on-screen keyboard.
    else if (name === 'focus' && this.field) this.#followFocused();
  }

  override handleEvent(event: Event): void {
    if (event.composedPath()[0] !== this.field) return super.handleEvent(event);
    if (event.type === 'focusin') this.#handleFocus();
    // A window that loses the focus leaves it to the field for when it returns.
    else if (event.type === 'focusout' && !this.#hasFocus) this.focused = false;
    this.editing.handleEvent(event);
  }

  protected get field(): TextField {
    return (this.#field ??= this.renderRoot?.firstChild!.nextSibling as TextField); // After the label.
  }

  /** What the user does to the text. */
  protected get editing(): TextEditing {
    return (this.#editing ??= this.#createEditing());
  }

  /** @internal */
  override readField(isDone = false): (() => void) | undefined {
    const { field } = this;
    if (this.dirName) this.sync(); // The direction may have changed.
    // Most have been read: then nothing is created for it.
    return Boolean(field) && (this.#editing || field.value !== this.#text) ? this.editing.read(isDone) : undefined;
  }

  protected override formValue(): FormValue {
    return this.dirName ? withDirection(this, this.field ?? this) : this.value;
  }

  protected override formState(): FormValue {
    return this.value;
  }

  protected override failure(): Failure | null {
    const { value } = this;
    if (value) {
      const failure = textFailure(value, this, this.format);
      return failure?.flag === 'tooLong' && !this.#isTyped ? null : failure;
    }
    return this.required ? { flag: 'valueMissing', message: requiredMessage() } : null;
  }

  /** What was cut is told. */
  protected override get notice(): string {
    return this.#editing?.isCut ? failureOf('tooLong', this).message : '';
  }

  protected override resetValue(): void {
    this.#isTyped = false;
    this.#value = undefined;
    this.#editing?.reset();
    this.#textChanged();
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as string; // As `formState()` gave it.
  }

  /** The format that the text must have, if any. */
  protected get format(): TextFormat | undefined {
    return undefined;
  }

  /** The value that a typed text stands for. */
  protected read(text: string): string {
    return text;
  }

  /** What the control accepts of a typed text. */
  protected accept(text: string): string {
    return text;
  }

  /** What is left of the value when the user leaves the field. */
  protected settle(text: string): string {
    return text;
  }

  /** Whether this press of Enter confirms. */
  protected confirmsBy(_enter: KeyboardEvent): boolean {
    return true;
  }

  /** The user has confirmed the text. */
  protected confirmed(): void {
    this.dispatchEvent(new ConfirmEvent(this.value));
  }

  /** What `confirm-type` means while it is unset. */
  protected get defaultConfirmType(): string {
    return 'done';
  }

  /** What the action key shows; empty: the browser decides. */
  protected get actionKey(): string {
    return ACTION_KEYS.includes(this.#confirmType ?? '') ? this.confirmType : '';
  }

  /** What to do after the listeners of `input`, if anything. */
  protected afterInput(): (() => void) | undefined {
    return undefined;
  }

  protected override update(changed: PropertyValues): void {
    const { field } = this;
    if (changed.has('label')) {
      field.previousElementSibling!.textContent = this.label;
      if (this.hasUpdated) nameFieldSoon(this, field);
    }
    if (changed.has('placeholder')) field.placeholder = this.placeholder;
    if (this.#isBlank !== (this.value === '')) {
      this.#isBlank = !this.#isBlank;
      this.setState('blank', this.#isBlank);
    }
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { field } = this;
    if (changed.has('focused')) this.#followFocused();
    if (changed.has('confirmType') || changed.has('hints'))
      showActionKey(this, field, this.#keyHint, this.defaultConfirmType);
    if (changed.has('inputMode') || changed.has('autocomplete')) this.showHints();
    if (changed.has('cursorColor')) field.style.caretColor = this.cursorColor;
    if (changed.has('placeholderClass')) namePlaceholder(field, this.placeholderClass);
    if (changed.has('placeholderStyle')) stylePlaceholder(this, field, this.placeholderStyle);
    if (changed.has('cursor') && this.#hasFocus) this.#placeCursor();
  }

  /** Hint, message and counter. */
  protected override renderContent(): unknown {
    const { counter, value, maxlength } = this;
    const notes = this.renderNotes();
    const description = this.getAttribute('aria-description');
    if (notes === nothing && !counter && !description) return nothing;
    return html`${description ? html`<span id="description" hidden>${description}</span>` : nothing}${notes}${
      counter ? renderCounter(value, maxlength) : nothing
    }`;
  }

  /** What names the action key: the page by `confirm-type`, else by `enterkeyhint`, else the kind of control. */
  get #keyHint(): string {
    return (!this.#confirmType && this.getAttribute('enterkeyhint')) || this.actionKey;
  }

  get #hasFocus(): boolean {
    return Boolean(this.field) && hasFocus(this.field);
  }

  /** Shows the text in the field, and keeps of it what a field of its type can hold. */
  protected showText(): void {
    const { field } = this;
    const value = this.#text;
    showText(field, value);
    const { value: shown } = field;
    if (shown === value || this.#typed !== undefined) return;
    if (this.#value === undefined) this.#fitted = shown;
    else this.#value = shown;
  }

  /** The user leaves the field, which then shows the value. Where only the writing changes, the page is not told. */
  #settle(): string {
    if (this.#typed !== undefined) {
      this.#typed = undefined;
      showText(this.field, this.value);
    }
    return this.settle(this.value);
  }

  #createEditing(): TextEditing {
    return new TextEditing({
      control: this,
      field: this.field,
      text: () => this.#text,
      setText: (text) => (this.value = text),
      accept: (text) => this.accept(text),
      settle: () => this.#settle(),
      confirmsBy: (enter) => this.confirmsBy(enter),
      confirmed: () => this.confirmed(),
      store: (text) => this.#store(text),
      interacted: () => this.interacted(),
      afterInput: () => this.afterInput(),
    });
  }

  /** What the field shows. */
  get #text(): string {
    return this.#typed ?? this.value;
  }

  #store(text: string): void {
    const before = this.value;
    const value = this.read(text);
    this.showMessage(); // Some of it may be cut.
    this.#value = value;
    this.#typed = value === text ? undefined : text;
    if (value === before) return;
    this.#isTyped = true;
    this.syncUserValue();
    this.requestUpdate('value', before);
  }

  /** Code set another text. */
  #textChanged(): void {
    const { field } = this;
    this.#isTyped = false;
    if (this.#editing) this.#editing.isCut = false;
    this.#fitted = undefined;
    this.#typed = undefined;
    if (field && !this.#editing?.isComposing) {
      this.showText();
    }
    this.sync();
    this.requestUpdate('value', null);
  }

  /** Gives or takes the focus, as `focused` says. */
  #followFocused(): void {
    const { focused } = this;
    if (focused === this.#hasFocus) return;
    if (focused) this.focus();
    else this.field.blur();
  }

  #handleFocus(): void {
    this.focused = true;
    this.focusEntered();
    if (!this.#selection && this.cursor < 0) return;
    this.#placeCursor();
    // Browsers may select the text, or place the cursor where the user pointed, after the event.
    setTimeout(() => this.#hasFocus && this.#placeCursor());
  }

  #placeCursor(): void {
    if (this.selectionStart !== null) placeCursor(this.field, this.#selection, this.cursor);
  }
}
