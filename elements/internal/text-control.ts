import type { PropertyValues } from 'lit';
import { afterDispatch } from './after-dispatch.js';
import { endComposition, isComposing, startComposition } from './composition.js';
import { changeEvent, ConfirmEvent, inputEvent } from './events.js';
import { FormControl, type FormValue } from './form-control.js';
import { caretAfter, limit } from './text-edit.js';
import { attribute, property } from './property.js';
import { submitImplicitly } from './submit.js';
import { labelsOf } from './labels.js';
import { nameSoon } from './naming.js';
import { textFailure, type Failure } from './validators.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Base of input and textarea: one native field, and the rules that keep its text, the property and the form one. */
export abstract class TextControl extends FormControl {
  static override localized = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static readonly blocksImplicitSubmission: boolean = true;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['minlength', 'maxlength', 'pattern', 'type', 'min', 'max', 'step'],
  ]);

  /** What the user or code set; undefined while the control still follows `defaultValue`. */
  #value: string | undefined;
  /** What the field held when it got the focus: `blur` after an edit is when errors may show. */
  #edited = false;
  /** What the field held when a composition began. */
  #composedOver = '';
  /** The text that listeners of `change` know of. */
  #lastChange: string | undefined;
  #isNamed = false;

  /** The initial text, and the one that a form reset returns to. */
  @attribute({ type: String, attribute: 'value' }) declare defaultValue: string;

  /** Shown while there is no text. */
  @property({ default: '' }) declare placeholder: string;

  /** A visible label above the field. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /** Most characters, counted as users count them; more cannot be typed. -1: no limit. */
  @property({ type: Number, default: 140 }) declare maxlength: number;

  /** Fewest characters of a valid text; 0: no limit. */
  @property({ type: Number, default: 0 }) declare minlength: number;

  /** What the browser may fill in, as for a native field; e.g. `email`, `street-address`, `off`. */
  @property({ default: '' }) declare autocomplete: AutoFill;

  /** Kind of on-screen keyboard; beats what the type implies. */
  @property({ attribute: 'inputmode', default: '' }) declare inputMode: string;

  /** The action key of on-screen keyboards: `send`, `search`, `next`, `go` or `done`. */
  @property({ attribute: 'confirm-type', default: 'done' }) declare confirmType: string;

  /** Keeps the focus when the user confirms; otherwise the on-screen keyboard goes away. */
  @property({ type: Boolean, attribute: 'confirm-hold', default: false }) declare confirmHold: boolean;

  /** Colour of the text cursor. */
  @property({ attribute: 'cursor-color', default: '' }) declare cursorColor: string;

  /** The text. Setting it fires no event, and neither moves the cursor nor disturbs an input method. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    return this.#value ?? this.defaultValue;
  }
  set value(value: string) {
    const text = value === null || value === undefined ? '' : String(value);
    const before = this.value;
    this.#value = text;
    if (text !== before) this.#textChanged();
  }

  /** Gives the field the focus. The selection stays as it was, as with a native field. */
  override focus(options?: FocusOptions): void {
    if (this.renderRoot) this.field.focus(options);
  }

  /** Start of the selection in UTF-16 units, as on a native field; null before the control is on the page. */
  get selectionStart(): number | null {
    return this.renderRoot ? this.field.selectionStart : null;
  }
  /** End of the selection. */
  get selectionEnd(): number | null {
    return this.renderRoot ? this.field.selectionEnd : null;
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
  setRangeText(replacement: string, start?: number, end?: number, mode: SelectionMode = 'preserve'): void {
    const { field } = this;
    field.setRangeText(replacement, start ?? field.selectionStart ?? 0, end ?? field.selectionEnd ?? 0, mode);
    this.value = field.value;
  }

  override connectedCallback(): void {
    const first = !this.hasUpdated && !this.renderRoot;
    // In a field that a server drew, the user may have typed before this element was there to replace it.
    const drawn = first ? this.shadowRoot?.querySelector<Field>('input, textarea') : null;
    const hasFocus = drawn && this.shadowRoot!.activeElement === drawn;
    super.connectedCallback();
    if (!first) return;
    if (drawn?.value) this.value = drawn.value;
    else if (this.value) this.field.value = this.value;
    if (!hasFocus) return;
    this.focus();
    this.setSelectionRange(drawn.selectionStart!, drawn.selectionEnd!);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    endComposition(this.field); // Browsers end it here as well, and keep the text.
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'value' && this.renderRoot && this.#value === undefined) this.#textChanged();
  }

  override handleEvent(event: Event): void {
    if (event.composedPath()[0] !== this.field) return super.handleEvent(event);
    switch (event.type) {
      case 'input':
        return this.#handleInput(event as InputEvent);
      case 'compositionstart':
        this.#composedOver = this.field.value;
        return startComposition(this.field, this);
      case 'compositionend':
        return endComposition(this.field, event);
      case 'keydown':
        return this.#handleKey(event as KeyboardEvent);
      case 'focusin':
        this.#lastChange = this.value;
        return nameSoon(this); // Labels may have come or changed since.
      case 'focusout':
        return this.#handleBlur();
      default:
        return super.handleEvent(event);
    }
  }

  /** Part of the contract with `composition.ts`: the composed text is final. */
  compositionCommitted(): void {
    const before = this.value;
    // Cancelled: what code may have set meanwhile shows now. Else what the user wrote stands.
    if (this.field.value === this.#composedOver) this.#showText();
    else this.#takeText();
    if (this.value !== before) this.#announceInput();
  }

  /** Replaces the text in the user's name: with `input` and `change`. */
  protected replaceByUser(text: string): void {
    if (text === this.value) return;
    this.value = text;
    this.#edited = true;
    this.#announceInput();
    this.#announceChange();
  }

  /** The native field. */
  protected abstract get field(): Field;

  /** Whether Enter confirms; in a text area it makes a line. */
  protected get confirmsByEnter(): boolean {
    return true;
  }

  /** What of the typed text is acceptable; the whole text unless a subclass filters. */
  protected accept(text: string): string {
    return text;
  }

  /** What is left of a text when the user leaves the field, e.g. without a lone minus sign. */
  protected settle(text: string): string {
    return text;
  }

  /** Constraints beyond those of every text. */
  protected get constraints(): { type: string; pattern: string; min?: number; max?: number; step?: number } {
    return { type: 'text', pattern: '' };
  }

  protected override get validityAnchor(): HTMLElement {
    return this.renderRoot ? this.field : this;
  }

  protected override formValue(): FormValue {
    return this.value;
  }

  protected override failure(): Failure | null {
    const { value, required, minlength, maxlength } = this;
    if (value === '' && !required) return null;
    return textFailure({ value, required, minlength, maxlength, ...this.constraints });
  }

  protected override resetValue(): void {
    this.#value = undefined;
    this.#edited = false;
    this.#textChanged();
  }

  protected override restoreValue(state: FormValue): void {
    if (typeof state === 'string') this.value = state;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { field } = this;
    if (changed.has('placeholder')) field.placeholder = this.placeholder;
    if (changed.has('disabled')) field.disabled = this.isDisabled;
    if (changed.has('readonly')) field.readOnly = this.readonly;
    if (changed.has('required')) field.ariaRequired = this.required ? 'true' : null;
    if (changed.has('confirmType')) field.enterKeyHint = this.confirmType;
    if (changed.has('autocomplete')) field.autocomplete = this.autocomplete;
    if (changed.has('cursorColor')) field.style.caretColor = this.cursorColor;
    if (changed.has('label')) this.renderRoot.firstElementChild!.textContent = this.label; // The template starts with it.
    if (changed.has('validationMessage')) {
      field.ariaInvalid = this.showsInvalid ? 'true' : null;
      field.setAttribute('aria-describedby', this.showsInvalid ? 'message' : '');
    }
    if (!this.#isNamed || changed.has('label')) nameSoon(this);
  }

  override labelsChanged(): void {
    if (this.#isNamed) nameSoon(this);
  }

  /** Gives the field the name that labels of the page, or `aria-label`, give the control. */
  nameField(labels: readonly Element[]): void {
    this.#isNamed = true;
    const named = this.label ? [] : [...labels, ...labelsOf(this)];
    const texts = named.map((label) => label.textContent?.trim());
    const name = this.getAttribute('aria-label') || texts.filter(Boolean).join(', ');
    if (name || this.field.ariaLabel) this.field.ariaLabel = name || null;
  }

  get #hasFocus(): boolean {
    return this.shadowRoot!.activeElement === this.field;
  }

  #handleInput(event: InputEvent): void {
    const { field } = this;
    const before = this.value;
    if (isComposing(field)) {
      event.stopImmediatePropagation();
      // A plain input: the composition is over, though nothing said so.
      if (!event.isComposing) endComposition(field);
      return;
    }
    const typed = field.value;
    this.#takeText();
    // Text that comes without focus was filled in by the browser: there will be no leaving the field.
    if (this.value !== before && !this.#hasFocus) afterDispatch(event, () => this.#announceChange());
    // Refused characters change nothing, and `compositionend` has told of its text already.
    const isOld = typed !== before || event.inputType === 'insertCompositionText';
    if (this.value === before && isOld) event.stopImmediatePropagation();
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !this.confirmsByEnter) return;
    // 229: the key went to the input method; Safari sends it for the Enter that picks a candidate.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isComposing(this.field)) endComposition(this.field);
    else afterDispatch(event, () => event.defaultPrevented || this.#confirm(event));
  }

  #confirm(event: Event): void {
    event.preventDefault(); // Else the field fires a `change` of its own, after the form was submitted.
    this.#announceChange();
    this.dispatchEvent(new ConfirmEvent(this.value));
    submitImplicitly(this);
    if (!this.confirmHold) this.field.blur();
  }

  #handleBlur(): void {
    endComposition(this.field);
    const settled = this.settle(this.value);
    if (settled !== this.value) {
      this.value = settled;
      this.#announceInput();
    }
    // The field's own `change` ends at the shadow root.
    this.#announceChange();
    if (this.#edited) this.interacted();
  }

  /** Takes over what stands in the field. */
  #takeText(): void {
    const { field } = this;
    const before = this.value;
    const typed = field.value;
    const caret = field.selectionStart ?? typed.length;
    const text = limit(this.accept(typed), this.maxlength, caretAfter(typed, caret, this.accept(typed)));
    if (text !== typed) {
      field.value = text;
      const position = caretAfter(typed, caret, text);
      field.setSelectionRange(position, position);
    }
    this.#value = text;
    if (text === before) return;
    this.#edited = true;
    this.syncUserValue();
    this.requestUpdate('value', before);
  }

  /** Code set another text. */
  #textChanged(): void {
    this.sync();
    this.requestUpdate('value', null);
    if (this.renderRoot && !isComposing(this.field)) this.#showText();
  }

  /** Puts the value into the field, and the cursor where the user had it. */
  #showText(): void {
    const { field, value } = this;
    const shown = field.value;
    if (shown === value) return;
    const caret = field.selectionStart ?? shown.length;
    field.value = value;
    if (!this.#hasFocus) return; // There is no cursor, and Safari would give the field the focus.
    const position = caretAfter(shown, caret, value);
    field.setSelectionRange(position, position);
  }

  #announceInput(): void {
    this.dispatchEvent(inputEvent());
  }

  #announceChange(): void {
    if (this.value === this.#lastChange) return;
    this.#lastChange = this.value;
    this.dispatchEvent(changeEvent());
  }
}
