import { isServer, nothing, type PropertyValues, type ReactiveController } from 'lit';
import { FormControl, type FormValue } from '../form/form-control.js';
import { labelsOf } from '../form/labels.js';
import { attribute, property } from '../element/property.js';
import type { TextEditing } from './editing.js';
import { requiredMessage, type Failure } from '../form/validators.js';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What only some text controls need. It loads when the first of them asks for it; each that does has one. */
export interface TextExtras extends ReactiveController {
  /** Whether anything stands beside the field. */
  readonly isRow: boolean;
  /** What of the typed text is acceptable. */
  accept(text: string): string;
  /** What is left of a text when the user leaves the field, e.g. without a lone minus sign. */
  settle(text: string): string;
  /** The first constraint that the text breaks. */
  failure(): Failure | null;
  /** What stands beside and below the field. */
  render(): unknown;
  /** The field got the focus. */
  focused(): void;
  /** Whether Enter confirms; in a text area it may make a line. */
  confirmsBy(enter: KeyboardEvent): boolean;
  /** The user changed the text, and `input` has told of it. */
  typed(): void;
}

type ExtrasClass = new (control: never) => TextExtras;

/** The properties that need no extras, and the native field's property to copy them to, if that is all there is to do. */
const PLAIN: Readonly<Record<PropertyKey, string>> = {
  placeholder: 'placeholder',
  readonly: 'readOnly',
  required: 'ariaRequired',
  label: '',
  value: '',
  defaultValue: '',
  disabled: '',
  name: '',
  maxlength: '',
  confirmHold: '',
  customValidity: '',
};

/** What editing needs, which starts to load with the first control: soon enough for any user. */
let editing: typeof import('./editing.js') | undefined;
let loading: Promise<typeof import('./editing.js')> | undefined;
const arrived = new Set<TextControl>();

/** Lets `text-editing.ts` see to a control that came to the page, or whose label changed; all that wait at once. */
function arrive(control: TextControl): void {
  loading ??= import('./editing.js').then((module) => (editing = module));
  if (arrived.size === 0) void loading.then(({ receive }) => receive(arrived, labelsOf));
  arrived.add(control);
}

/**
 * Base of input and textarea: one native field, and the rules that keep its text, the property and the form one. It shows
 * and submits what code sets; what the user does is for `text-editing.ts`, what only some have for their extras.
 */
export abstract class TextControl extends FormControl {
  static override localized = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override formProperties: ReadonlySet<PropertyKey> = new Set([...FormControl.formProperties, 'maxlength']);

  /** @internal */
  static loadExtras: () => Promise<{ readonly Extras: ExtrasClass }>;
  /** @internal What has been loaded. */
  static Extras?: ExtrasClass;

  /** @internal */
  extras?: TextExtras;
  #editing?: TextEditing;
  /** The text before edits that listeners of `change` do not know of. */
  #editedFrom: string | undefined;
  /** Extras under way. */
  #loading?: Promise<void>;
  /** What the user or code set; undefined while the control still follows `defaultValue`. */
  #value: string | undefined;
  /** @internal The selection to make at each focus. */
  declare wantedSelection?: { selectionStart?: number | null; selectionEnd?: number | null };

  /** The initial text, and the one that a form reset returns to. */
  @attribute({ type: String, attribute: 'value' }) declare defaultValue: string;

  /** Shown while there is no text. */
  @property({ default: '' }) declare placeholder: string;

  /** How the placeholder looks, as CSS declarations: `color: gray; font-style: italic`. */
  @property({ attribute: 'placeholder-style', default: '' }) declare placeholderStyle: string;

  /** Names by which the page styles it: `placeholder-class="faint"`, `nc-input::part(faint)::placeholder { … }`. */
  @property({ attribute: 'placeholder-class', default: '' }) declare placeholderClass: string;

  /** A visible label above the field. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /** Most characters, counted as users count them; more cannot be typed. -1: no limit. */
  @property({ type: Number, default: 140 }) declare maxlength: number;

  /** Fewest characters of a valid text; 0: no limit. */
  @property({ type: Number, default: 0 }) declare minlength: number;

  /** Shows how many characters there are, and how many there may be. */
  @property({ type: Boolean, default: false }) declare counter: boolean;

  /** What the browser may fill in, as for a native field; e.g. `email`, `street-address`, `one-time-code`, `off`. */
  @property({ default: '' }) declare autocomplete: AutoFill;

  /** Kind of on-screen keyboard; beats what the type implies. */
  @property({ default: '' }) declare inputMode: string;

  /** The action key of on-screen keyboards: `send`, `search`, `next`, `go` or `done`. */
  @property({ attribute: 'confirm-type', default: 'done' }) declare confirmType: string;

  /** Keeps the focus when the user confirms; otherwise the on-screen keyboard goes away. */
  @property({ type: Boolean, attribute: 'confirm-hold', default: false }) declare confirmHold: boolean;

  /** Where the cursor stands when the field gets the focus; -1: where the browser puts it. */
  @property({ type: Number, default: -1 }) declare cursor: number;

  /** Colour of the text cursor. */
  @property({ attribute: 'cursor-color', default: '' }) declare cursorColor: string;

  /** The text. Setting it fires no event, and neither moves the cursor nor disturbs an input method. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    return this.#value ?? this.defaultValue;
  }
  set value(value: string | null | undefined) {
    const before = this.value;
    this.#value = String(value ?? '');
    if (this.#value !== before) this.#textChanged();
  }

  /**
   * Start of the selection in UTF-16 units, as on a native field; null before the control is on the page. Set together
   * with `selectionEnd` before the field has the focus, they are selected whenever it gets it; negative: not so.
   */
  @property({ type: Number, attribute: 'selection-start', noAccessor: true })
  get selectionStart(): number | null {
    return this.field?.selectionStart ?? null;
  }
  set selectionStart(position: number | null) {
    this.#wantSelection('selectionStart', position);
  }

  /** End of the selection. */
  @property({ type: Number, attribute: 'selection-end', noAccessor: true })
  get selectionEnd(): number | null {
    return this.field?.selectionEnd ?? null;
  }
  set selectionEnd(position: number | null) {
    this.#wantSelection('selectionEnd', position);
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
  /** @internal As many arguments as were given: the native method knows two forms. */
  setRangeText(...range: [string, number, number]): void {
    this.field.setRangeText(...range);
    this.value = this.field.value;
  }

  override connectedCallback(): void {
    const isFirst = !this.field;
    const { shadowRoot } = this;
    // In a field that a server drew, the user may have typed before this element was there to replace it.
    const drawn = isFirst ? shadowRoot?.querySelector<TextField>('#field') : null;
    const hadFocus = shadowRoot?.activeElement;
    super.connectedCallback();
    arrive(this);
    if (!isFirst) return;
    if (drawn?.value) this.value = drawn.value;
    this.show(this.value);
    if (!drawn || !hadFocus) return;
    this.focus();
    this.setSelectionRange(drawn.selectionStart!, drawn.selectionEnd!);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    editing?.leave(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'value') this.#textChanged();
  }

  override handleEvent(event: Event): void {
    const { field } = this;
    if (event.composedPath()[0] !== field) super.handleEvent(event);
    else if (editing) this.edit().handleEvent(event);
    else {
      // The user was faster. What is typed counts at once; what else is to be done about it is done soon.
      if ((event as InputEvent).isComposing) event.stopImmediatePropagation();
      else if (event.type === 'input') this.take(field.value);
      else if (event.type === 'focusout') this.announceChange();
      void loading!.then(() => this.edit().handleEvent(event));
    }
  }

  override labelsChanged(): void {
    arrive(this);
  }

  /** @internal What the user does to the text. Not before it has loaded. */
  edit(): TextEditing {
    return (this.#editing ??= new editing!.TextEditing(this));
  }

  /** @internal Takes over a text of the user's. */
  take(text: string): void {
    const before = this.value;
    this.#value = text;
    if (text === before) return;
    this.#editedFrom ??= before;
    this.syncUserValue();
    this.requestUpdate('value', before);
  }

  /** @internal Fires `change` if the user has changed the text since the last one. */
  announceChange(): void {
    const before = this.#editedFrom ?? this.value;
    this.#editedFrom = undefined;
    if (before !== this.value) this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** @internal Puts a text into the field, and the cursor where the user had it: as far from the end, or the start. */
  show(text: string): void {
    const { field } = this;
    const { value } = field;
    if (value === text) return;
    const caret = this.hasFocus ? field.selectionStart : null;
    field.value = text;
    // Else there is no cursor, and Safari would give the field the focus.
    if (caret === null) return;
    const tail = value.slice(caret);
    const position = text.endsWith(tail) ? text.length - tail.length : Math.min(caret, text.length);
    field.setSelectionRange(position, position);
  }

  /** @internal The native field; undefined before the control was on a page. */
  get field(): TextField {
    return this.renderRoot?.firstChild!.nextSibling as TextField; // After the label.
  }

  /** @internal */
  get hasFocus(): boolean {
    return Boolean(this.field) && this.shadowRoot!.activeElement === this.field;
  }

  protected override get validityAnchor(): HTMLElement {
    return this.field ?? this;
  }

  protected override formValue(): FormValue {
    return this.value;
  }

  protected override failure(): Failure | null {
    if (this.value) return this.extras?.failure() ?? editing?.lengthFailure(this) ?? null;
    return this.required ? { flag: 'valueMissing', message: requiredMessage() } : null;
  }

  protected override resetValue(): void {
    this.#value = undefined;
    this.#editing?.reset();
    this.#textChanged();
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as string; // As `formValue()` gave it.
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await loading;
    await super.getUpdateComplete();
    await this.#loading;
    return super.getUpdateComplete();
  }

  protected override update(changed: PropertyValues): void {
    const { field } = this;
    for (const name of changed.keys()) if (!(name in PLAIN || this.extras || isServer)) this.#extend();
    for (const name in PLAIN) {
      if (PLAIN[name] && changed.has(name)) Reflect.set(field, PLAIN[name], this[name as keyof this]);
    }
    if (changed.has('disabled')) field.disabled = this.isDisabled;
    if (changed.has('label')) {
      field.previousElementSibling!.textContent = this.label;
      if (this.hasUpdated) arrive(this);
    }
    if (this.hasUpdated || !this.value) this.setState('blank', !this.value);
    super.update(changed);
    if (this.extras) this.setState('row', this.extras.isRow);
  }

  protected override renderContent(): unknown {
    return this.extras?.render() ?? nothing;
  }

  /** Takes the extras, now or as soon as they are here. */
  #extend(): void {
    const type = this.constructor as typeof TextControl;
    if (type.Extras) this.addController((this.extras = new type.Extras(this as never)));
    else {
      this.#loading ??= Promise.all([type.loadExtras(), loading]).then(([{ Extras }]) => {
        type.Extras = Extras;
        this.requestUpdate('extras', null);
      });
    }
  }

  /** Code set another text. */
  #textChanged(): void {
    if (this.field && !this.#editing?.isComposing) {
      this.show(this.value);
      // Without what a field of its kind cannot hold, such as a second line.
      if (this.#value) this.#value = this.field.value;
    }
    this.sync();
    this.requestUpdate('value', null);
  }

  #wantSelection(name: 'selectionStart' | 'selectionEnd', position: number | null): void {
    if (this.hasFocus) this.field[name] = position;
    else {
      (this.wantedSelection ??= {})[name] = position;
      this.requestUpdate(name);
    }
  }
}
