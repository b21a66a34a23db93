import { msg } from '@lit/localize';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import type { FormValue } from '../internal/form/form-control.js';
import { submitImplicitly } from '../internal/form/submit.js';
import { requiredMessage, type Failure } from '../internal/form/validators.js';
import { TextEditing } from '../internal/text/editing.js';
import { FieldControl } from '../internal/text/field-control.js';
import { setAttribute, showText } from '../internal/text/field.js';
import { failureOf } from '../internal/text/rules.js';
import {
  addTimes,
  DECIMAL,
  decimalOf,
  isLess,
  isPlaces,
  numberOf,
  rounded,
  type Decimal,
} from '../internal/text/decimal.js';
import { HeldButton, type HeldButtonHost } from './held-button.js';
import { localText, marksOf, numberSigns, readNumber } from '../internal/text/local-number.js';
import { stepperStyles } from './stepper.styles.js';

/** Steps that a key makes; Infinity: to the limit. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  End: Infinity,
  Home: -Infinity,
};

/**
 * A number with a button at each side. It counts in exact decimals: 0.1 and 0.2 are 0.3.
 *
 * A button that is held repeats, faster and faster. Numbers are written and read as the language of the page has them,
 * with its digits and its decimal mark. What the user types is brought within the limits when they leave the field; a
 * number that code sets is kept, and invalid beyond the limits.
 *
 * @event {InputEvent} input - The user changed the number, by a button, a key or typing.
 * @event {Event} change - The user has finished a change: let go of a button, used a key, or left the field.
 * @csspart minus - The button that makes the number smaller.
 * @csspart input - The native field.
 * @csspart plus - The button that makes the number greater.
 * @cssprop --nc-stepper-background-color - Background of field and buttons.
 * @cssprop --nc-stepper-input-width - Width of the field. Default: 4em.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcStepper extends FieldControl implements HeldButtonHost {
  static readonly blocksImplicitSubmission = true;
  static override styles = stepperStyles;
  // The field is first: it gets the focus of the host. The attributes that most get are there, and thus in one order.
  static override template: TemplateResult = html`<input
      id="field"
      part="input"
      role="spinbutton"
      inputmode="decimal"
      autocomplete="off"
      aria-label=" "
      aria-valuenow="0"
    /><button part="minus" type="button" tabindex="-1" aria-label=" "></button
    ><button part="plus" type="button" tabindex="-1" aria-label=" "></button>`;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FieldControl.formProperties,
    ...['min', 'max', 'allowEmpty'],
  ]);

  /** What the user or code set; null: the field is empty. Undefined while the control still follows `defaultValue`. */
  #value: Decimal | null | undefined;
  #initial: Decimal | undefined;
  /** What the user has typed and not left yet, where the number would be written in another way. */
  #typed: string | undefined;
  /** Whether the number is the user's, and they have not left it yet. */
  #isTyped = false;
  #editing?: TextEditing;
  #held?: HeldButton;

  /** Least number. Default: none. */
  @property({ type: Number }) declare min?: number;

  /** Greatest number. Default: none. */
  @property({ type: Number }) declare max?: number;

  /** How much a button or arrow key adds or takes away; Page Up and Page Down ten times that. Greater than 0. Default: 1. */
  @property({ type: Number, default: 1 }) declare step: number;

  /** How many decimals are shown, and at most entered; 0: integers. Default: as many as the number has. */
  @property({ type: Number, attribute: 'decimal-length' }) declare decimalLength?: number;

  /** Whether the field may be empty: the value is then null. Else a field that is left empty gets its number back. */
  @property({ type: Boolean, attribute: 'allow-empty', default: false }) declare allowEmpty: boolean;

  /** How large it is: `mini`, `default` or `large`. */
  @attribute({ type: String, default: 'default' }) declare size: 'mini' | 'default' | 'large';

  /** The initial number, and the one that a form reset returns to. Default: 0, or the limit that is nearest to it. */
  @property({ type: DECIMAL, attribute: 'value', noAccessor: true })
  get defaultValue(): number | null {
    return numberOf(this.#first);
  }
  set defaultValue(value: number | string | null | undefined) {
    this.#initial = (value as Decimal | null) ?? undefined;
    if (this.#value === undefined) this.#valueChanged();
  }

  /** The number; null while the field is empty. It takes a text too, with more digits than a number can hold. */
  @property({ type: DECIMAL, attribute: false, noAccessor: true })
  get value(): number | null {
    return numberOf(this.#decimal);
  }
  set value(value: number | string | null | undefined) {
    const decimal = (value as Decimal | null) ?? undefined;
    // A page that sets what it was told leaves the user's text as it is: more may follow a decimal mark.
    if (this.#isTyped && decimal !== undefined && Number(decimal) === this.value) return;
    this.#value = decimal;
    this.#valueChanged();
  }

  constructor() {
    super();
    this.addEventListener('mousedown', this);
  }

  /** Adds `count` steps, within the limits, without events. */
  stepUp(count = 1): void {
    this.value = this.#after(Math.trunc(count));
  }

  /** Takes `count` steps away, within the limits, without events. */
  stepDown(count = 1): void {
    this.stepUp(-count);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.watchLocale();
    if (this.hasUpdated) this.#show(); // It may be in another language now.
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#editing?.disconnect();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    const [target] = event.composedPath();
    if (type === 'mousedown') {
      // The field keeps the focus, and on a touch screen gets none: that would bring up the keyboard.
      if (target !== this.field) event.preventDefault();
    } else if (target === this.field) {
      if (type === 'focusin') this.focusEntered();
      if (type !== 'keydown' || !this.#handleKey(event as KeyboardEvent)) this.#edit.handleEvent(event);
    } else if (type === 'pointerdown') this.#held ??= new HeldButton(this);
    else if (type === 'click') this.#handleClick(event as PointerEvent);
  }

  /** @internal */
  directionOf(event: Event): number {
    const [target] = event.composedPath() as Element[];
    if (!target?.matches('button:enabled')) return 0;
    return target === this.field!.nextSibling ? -1 : 1;
  }

  /** @internal */
  holdStep(direction: number): boolean {
    const before = this.#decimal;
    if (!this.#isFixed) this.#edit.enter(this.#textOf(this.#after(direction)));
    return this.#decimal !== before;
  }

  /** @internal */
  released(): void {
    this.#edit.fireChange();
  }

  /** @internal */
  override readField(isDone = false): (() => void) | undefined {
    // Before its first update the field shows nothing.
    return this.hasUpdated && (this.#editing || this.field!.value !== this.#text) ? this.#edit.read(isDone) : undefined;
  }

  protected override formValue(): FormValue {
    return this.#decimal ?? '';
  }

  protected override resetValue(): void {
    this.#editing?.reset();
    this.#value = undefined;
    this.#valueChanged();
  }

  protected override restoreValue(state: FormValue): void {
    this.#value = decimalOf(state as string) ?? null;
    this.#valueChanged();
  }

  protected override failure(): Failure | null {
    const { min, max } = this;
    const decimal = this.#decimal;
    if (decimal === null) return this.required ? { flag: 'valueMissing', message: requiredMessage() } : null;
    const [least, greatest] = this.#limits;
    if (least && isLess(decimal, least)) return failureOf('rangeUnderflow', { min });
    return greatest && isLess(greatest, decimal) ? failureOf('rangeOverflow', { max }) : null;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.hasUpdated || changed.has('locale')) this.#nameButtons();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const field = this.field!;
    const { min, step, decimalLength } = this;
    if (changed.has('step') && !(step > 0)) warnOnce(this, 'step', 'more than 0', step);
    if (changed.has('decimalLength') && this.#places !== decimalLength)
      warnOnce(this, 'decimalLength', 'an integer from 0 to 100', decimalLength);
    if (changed.has('min')) field.ariaValueMin = this.#limits[0] ?? null;
    if (changed.has('max')) field.ariaValueMax = this.#limits[1] ?? null;
    // The number pads of phones have no minus sign.
    if (changed.has('min') || changed.has('decimalLength'))
      field.inputMode = min !== undefined && min < 0 ? 'text' : this.#places === 0 ? 'numeric' : 'decimal';
    if (changed.has('hints')) setAttribute(field, 'enterkeyhint', this.getAttribute('enterkeyhint') ?? '');
    this.#show();
  }

  protected get field(): HTMLInputElement | undefined {
    return this.renderRoot?.firstChild as HTMLInputElement | undefined;
  }

  get #limits(): readonly [least: Decimal | undefined, greatest: Decimal | undefined] {
    const { min, max } = this;
    return [min === undefined ? min : decimalOf(min), max === undefined ? max : decimalOf(max)];
  }

  get #places(): number | undefined {
    const { decimalLength } = this;
    return isPlaces(decimalLength) ? decimalLength : undefined;
  }

  get #first(): Decimal | null {
    return this.#initial ?? (this.allowEmpty ? null : this.#within('0'));
  }

  get #decimal(): Decimal | null {
    return this.#value === undefined ? this.#first : this.#value;
  }

  /** Whether the user cannot change the number. */
  get #isFixed(): boolean {
    return this.readonly || this.isDisabled;
  }

  get #edit(): TextEditing {
    return (this.#editing ??= new TextEditing({
      control: this,
      field: this.field!,
      text: () => this.#text,
      setText: (text) => this.#store(text, false),
      accept: numberSigns,
      settle: (text) => this.#settle(text),
      confirmsBy: () => true,
      confirmed() {},
      store: (text) => this.#store(text, true),
      afterInput: () => undefined,
      interacted: () => this.interacted(),
    }));
  }

  /** What the field shows. */
  get #text(): string {
    return this.#typed ?? this.#textOf(this.#decimal);
  }

  #textOf(decimal: Decimal | null): string {
    return decimal === null ? '' : localText(decimal, marksOf(this), this.#places);
  }

  #short(decimal: Decimal): Decimal {
    const places = this.#places;
    return places === undefined ? decimal : rounded(decimal, places);
  }

  /** Within the limits, and with no more decimals than there may be. The lower limit wins, as natively. */
  #within(decimal: Decimal): Decimal {
    const [least, greatest] = this.#limits;
    let near = this.#short(decimal);
    if (greatest !== undefined && isLess(greatest, near)) near = greatest;
    return least !== undefined && isLess(near, least) ? least : near;
  }

  /** The number so many steps away; Infinity: at the limit. */
  #after(steps: number): Decimal | null {
    const decimal = this.#decimal;
    if (!Number.isFinite(steps)) return this.#limits[steps > 0 ? 1 : 0] ?? decimal;
    const step = this.step > 0 ? decimalOf(this.step) : undefined;
    return this.#within(addTimes(decimal ?? '0', step ?? '1', steps));
  }

  /** Takes over a text of the user. A text that is no number yet, such as a minus sign, leaves the number as it was. */
  #store(text: string, isTyped: boolean): void {
    const decimal = readNumber(text, marksOf(this));
    this.#value = decimal === undefined ? (this.allowEmpty ? null : this.#decimal) : this.#short(decimal);
    this.#typed = text === this.#textOf(this.#value) ? undefined : text;
    this.#isTyped = isTyped;
    this.syncUserValue();
    this.#show();
  }

  /** The user leaves the field. Where only the writing changes, the page is not told. */
  #settle(text: string): string {
    if (!this.#isTyped) return text;
    this.#isTyped = false;
    const decimal = this.#decimal;
    const settled = decimal === null ? null : this.#within(decimal);
    if (settled !== decimal) return this.#textOf(settled);
    this.#typed = undefined;
    this.#show();
    return this.#text;
  }

  #handleClick(event: PointerEvent): void {
    const direction = this.directionOf(event);
    if (!direction) return;
    unlessPrevented(event, () => {
      this.holdStep(direction);
      this.released();
      if (event.pointerType === 'mouse') this.field!.focus(); // As natively; a finger would bring up the keyboard.
    });
  }

  /** Handles a key that makes steps or confirms; false for others, and for those of an input method. */
  #handleKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (event.isComposing || event.keyCode === 229 || this.#edit.isComposing) return false;
    const steps = KEYS[key];
    const isStep = steps !== undefined && !this.#isFixed && (isFinite(steps) || this.#limits[steps > 0 ? 1 : 0]);
    if (!isStep && key !== 'Enter') return false;
    unlessPrevented(event, () => {
      event.preventDefault(); // The cursor must not move, and the field fire no `change` of its own.
      if (isStep) this.#edit.replace(this.#textOf(this.#after(steps)));
      else {
        this.#edit.settle();
        this.released();
        submitImplicitly(this);
      }
    });
    return true;
  }

  /** Code has changed the number. */
  #valueChanged(): void {
    this.#typed = undefined;
    this.#isTyped = false;
    this.sync();
    if (this.hasUpdated) this.#show();
  }

  #nameButtons(): void {
    const [, minus, plus] = this.renderRoot.children;
    const less = msg('Decrease', { id: 'nc.stepper.minus', desc: 'Button that makes a number smaller' });
    const more = msg('Increase', { id: 'nc.stepper.plus', desc: 'Button that makes a number greater' });
    minus!.ariaLabel = less;
    plus!.ariaLabel = more;
  }

  #show(): void {
    if (!this.renderRoot) return;
    const [field, minus, plus] = this.renderRoot.children as unknown as [
      HTMLInputElement,
      HTMLButtonElement,
      HTMLButtonElement,
    ];
    const decimal = this.#decimal;
    const [least, greatest] = this.#limits;
    if (!this.#editing?.isComposing) showText(field, this.#text);
    setAttribute(field, 'aria-valuenow', decimal ?? '');
    const isFixed = this.#isFixed;
    minus.disabled = isFixed || (decimal !== null && least !== undefined && !isLess(least, decimal));
    plus.disabled = isFixed || (decimal !== null && greatest !== undefined && !isLess(decimal, greatest));
  }
}
