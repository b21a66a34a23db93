import { html, nothing, type PropertyValues } from 'lit';
import { FUNCTION, LENGTH } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { passColors } from '../internal/styles/colors.js';
import { SliderInput } from './input.js';
import { numbersIn, shareOf, VALUE, valuesOf } from './scale.js';
import { sliderStyles } from './slider.styles.js';
import { sliderTemplate, textOf, TICKS, type SliderTick } from './template.js';

/** A value, or with two thumbs the lower and the upper one. */
export type SliderValue = number | [low: number, high: number];

/**
 * A number chosen by a thumb on a track, or two numbers by two thumbs (`range`), which cannot pass each other.
 *
 * It submits its number under its name; with two thumbs both numbers, the lower one first. There is always a value, so
 * `required` has no effect, as natively. While the user drags, a value that code sets is ignored, except in listeners of
 * `input` and `changing`.
 *
 * @event {ValueEvent<SliderValue>} input - The user moved a thumb.
 * @event {ValueEvent<SliderValue>} changing - The user moved a thumb; follows `input`.
 * @event {ValueEvent<SliderValue>} change - The user let go of a thumb, or used a key, and the value is another one. Bubbles.
 * @csspart value - The value beside the track.
 * @csspart track - The track, while `:state(built)`.
 * @csspart thumb - The thumb or thumbs, while `:state(built)`.
 * @csspart bubble - The value above the thumb that is dragged.
 * @csspart tick - A mark.
 * @csspart label - The label of a mark.
 * @cssprop --nc-slider-background-color - The track.
 * @cssprop --nc-slider-active-color - The chosen part of the track.
 * @cssprop --nc-slider-block-color - The thumb.
 * @cssprop --nc-slider-block-size - Size of the thumb.
 * @cssprop --nc-slider-value-color - The value beside the track.
 * @cssstate range - There are two thumbs.
 * @cssstate built - Ticks, a value, a bubble or a second thumb were asked for: then track and thumbs are parts, else they are painted.
 * @cssstate dragging - The user holds a thumb.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcSlider extends FormControl {
  static override styles = sliderStyles;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['name', 'min', 'max', 'step', 'range'],
  ]);

  /** What the user or code set; undefined while the control still follows `defaultValue`. */
  #value: readonly number[] | undefined;
  #initial: readonly number[] = [];
  /** The user has changed the value. */
  #edited = false;
  #wasRange?: boolean;
  #wasBuilt = false;
  /** Made for the first event. */
  #input?: SliderInput;

  /** Least value. Default: 0. */
  @property({ type: Number, default: 0 }) declare min: number;

  /** Greatest value. Default: 100. */
  @property({ type: Number, default: 100 }) declare max: number;

  /** Distance between two values, counted from `min`. Greater than 0. Default: 1. */
  @property({ type: Number, default: 1 }) declare step: number;

  /** Two thumbs for two values. A value that is a pair has the same effect. */
  @property({ type: Boolean, default: false }) declare range: boolean;

  /** Runs from bottom to top. 200 px high unless the page sets `inline-size`. */
  @attribute({ type: Boolean }) declare vertical: boolean;

  /** Shows the value beside the track. */
  @property({ type: Boolean, attribute: 'show-value', default: false }) declare showValue: boolean;

  /** Shows the value above the thumb while the user drags it. */
  @property({ type: Boolean, default: false }) declare bubble: boolean;

  /** Marks on the track: a list of values or of `{ value, label }`; `true` or the empty attribute: one at each step. */
  @property({
    type: TICKS,
    default: false,
  })
  declare ticks: boolean | readonly SliderTick[];

  /** Turns a value into the text that users see and screen readers speak, such as `24 °C`. Default: the number. */
  @property({ type: FUNCTION, attribute: false }) declare valueFormatter?: (value: number) => string;

  /** Size of the thumb in px, from 12 to 28. Default: 28. */
  @property({ type: LENGTH, attribute: 'block-size', default: 28 }) declare blockSize: number;

  /** Color of the thumb; `foreColor` takes precedence. Any CSS color. */
  @property({ attribute: 'block-color', default: '' }) declare blockColor: string;
  @property({ attribute: 'fore-color', default: '' }) declare foreColor: string;

  /** Color of the filled part of the track. Precedence: `activeBackgroundColor`, `activeColor`, `selectedColor`. */
  @property({ attribute: 'active-color', default: '' }) declare activeColor: string;
  @property({ attribute: 'active-background-color', default: '' }) declare activeBackgroundColor: string;
  @property({ attribute: 'selected-color', default: '' }) declare selectedColor: string;

  /** Color of the rest of the track; `backgroundColor` takes precedence over `color`. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;
  @property({ default: '' }) declare color: string;

  /** Color of the value beside the track. */
  @property({ attribute: 'value-color', default: '' }) declare valueColor: string;

  /** The value, or two in ascending order, initially and after a reset. Default: 0; with two thumbs `min` and `max`. */
  @property({ type: VALUE, attribute: 'value', noAccessor: true })
  get defaultValue(): SliderValue {
    return this.#valueOf(this.#initial);
  }
  set defaultValue(value: SliderValue) {
    this.#initial = numbersIn(value);
    if (!this.#value) this.#valueChanged();
  }

  /** The value, or two in ascending order: always within the limits, and on a step. Setting it fires no event. */
  @property({ type: VALUE, attribute: false, noAccessor: true })
  get value(): SliderValue {
    return this.#valueOf(this.#given);
  }
  set value(value: SliderValue) {
    if (this.#input?.isHolding) return;
    const given = numbersIn(value);
    this.#value = given.length ? given : undefined;
    this.#valueChanged();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#showValue();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#input?.cancel();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'focusout' && this.#edited) this.interacted();
    this.#input ??= this.#createInput();
    this.#input.handle(event);
  }

  /** Gives the thumb the focus; of two the lower one. */
  override focus(options?: FocusOptions): void {
    const [thumb] = this.#thumbs;
    if (!this.#isRange) super.focus(options);
    else if (thumb) thumb.focus(options);
    else if (this.isConnected) void this.updateComplete.then(() => this.#thumbs[0]?.focus(options));
  }

  /** Takes the focus away, from either thumb. */
  override blur(): void {
    if (this.#isRange) (this.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    else super.blur();
  }

  protected override get validityAnchor(): HTMLElement {
    return this.#thumbs[0] ?? this;
  }

  protected override formValue(): FormValue {
    const { name } = this;
    const values = this.#values;
    if (values.length < 2) return String(values[0]);
    const data = new FormData();
    if (name) for (const value of values) data.append(name, String(value));
    return data;
  }

  protected override formState(): FormValue {
    return String(this.value);
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as unknown as SliderValue; // The setter takes text as well.
  }

  protected override resetValue(): void {
    this.#edited = false;
    this.#value = undefined;
    this.#valueChanged();
  }

  protected override failure(): null {
    return null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.size === 0) return;
    const { blockSize, internals, max, min, step } = this;
    this.#showValue();
    if (!(max > min)) warnOnce(this, 'max', 'more than min', max);
    if (!(step > 0)) warnOnce(this, 'step', 'more than 0', step);
    if (changed.has('min')) internals.ariaValueMin = String(min);
    if (changed.has('max')) internals.ariaValueMax = String(max);
    if (changed.has('vertical')) internals.ariaOrientation = this.vertical ? 'vertical' : 'horizontal';
    if (changed.has('readonly')) internals.ariaReadOnly = String(this.readonly);
    if (changed.has('blockSize')) this.style.setProperty('--nc-slider-block-size', `clamp(12px, ${blockSize}px, 28px)`);
    passColors(this, changed, '--nc-slider-');
  }

  protected override renderContent(): unknown {
    const notes = this.renderNotes();
    this.#wasBuilt = this.#isBuilt || notes !== nothing;
    this.setState('built', this.#wasBuilt);
    if (!this.#wasBuilt) return nothing;
    const state = { values: this.#values, isDisabled: this.isDisabled, dragged: this.#input?.dragged };
    return html`${sliderTemplate(this, state)}${notes}`;
  }

  /** Whether there is more to show than a track and one thumb, which the host paints. */
  get #isBuilt(): boolean {
    return this.showValue || this.#isRange || this.bubble || Boolean(this.ticks);
  }

  /** The numbers that the value comes from. */
  get #given(): readonly number[] {
    return this.#value ?? this.#initial;
  }

  get #isRange(): boolean {
    return this.range || this.#given.length > 1;
  }

  /** The value, or both. */
  get #values(): number[] {
    return valuesOf(this.#given, this.#isRange, this);
  }

  /** The two thumbs. A single one is the slider itself. */
  get #thumbs(): HTMLElement[] {
    return [...(this.renderRoot?.querySelectorAll<HTMLElement>('[role]') ?? [])];
  }

  #createInput(): SliderInput {
    return new SliderInput({
      element: this,
      isDisabled: () => this.isDisabled,
      values: () => this.#values,
      thumbs: () => this.#thumbs,
      setValues: (values) => {
        this.#value = values;
        this.#edited = true;
        this.syncUserValue();
        this.#show();
      },
      draggingChanged: (isDragging) => {
        this.setState('dragging', isDragging);
        this.requestUpdate();
      },
    });
  }

  #valueOf(given: readonly number[]): SliderValue {
    const values = valuesOf(given, this.range || given.length > 1, this);
    return values.length > 1 ? (values as [number, number]) : values[0]!;
  }

  /** Code has changed the value. */
  #valueChanged(): void {
    this.sync();
    this.#show();
  }

  #show(): void {
    this.#showValue();
    if (this.#isBuilt || this.#wasBuilt) this.requestUpdate();
  }

  #showValue(): void {
    const { internals, renderRoot, style } = this;
    if (!renderRoot) return;
    const isRange = this.#isRange;
    if (isRange !== this.#wasRange) {
      this.#wasRange = isRange;
      this.setState('range', isRange);
      internals.role = isRange ? 'group' : 'slider';
      if (isRange) {
        this.removeAttribute('tabindex');
        this.watchLocale(); // The two thumbs have names.
      } else if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    }
    const low = this.#values[0]!;
    const place = shareOf(low, this) * 100;
    const rest = 100 - place;
    style.backgroundPosition = this.vertical ? `50% ${rest}%, 50% ${place}%` : `${place}%, ${rest}%`;
    internals.ariaValueNow = String(low); // Without effect for the group of two thumbs.
    if (this.valueFormatter) internals.ariaValueText = textOf(this, low);
  }
}
