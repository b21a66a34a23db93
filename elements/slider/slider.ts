import { nothing, type PropertyValues } from 'lit';
import { passColors } from '../internal/styles/colors.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { attribute, jsonConverter, property } from '../internal/element/property.js';
import { fit, numbersIn } from './scale.js';
import { sliderStyles } from './slider.styles.js';
import type { SliderUse } from './use.js';

/** A value, or, of a slider with two thumbs, the lower and the upper one. */
export type SliderValue = number | [low: number, high: number];

/** A mark on the track, and maybe what it says below it. */
export type SliderTick = number | { readonly value: number; readonly label?: string };

/** Keys and gestures, and what only some sliders have. They load with the first slider on the page that needs them. */
const loadExtras = () => import('./extras.js');
let extras: Awaited<ReturnType<typeof loadExtras>> | undefined;
const loadUse = () => import('./use.js');
type Use = Awaited<ReturnType<typeof loadUse>>;
let use: Use | undefined;

/** At once, or as soon as it has loaded. */
function withUse(action: (use: Use) => void): void {
  if (use) action(use);
  else void loadUse().then((module) => action((use = module)));
}

/**
 * A number chosen by where a thumb is, or two numbers by two thumbs (`range`), which may not pass each other.
 *
 * It is submitted as a number; of two thumbs both are, the lower one first, under one name. There is always a value, so
 * that `required` has no meaning, as for a native one. While the user drags, what code sets waits for the end of the
 * drag, and is dropped then: except in listeners of `input` and `changing`.
 *
 * @event {Event} input - The user moved a thumb.
 * @event {ValueEvent<SliderValue>} changing - The user moved a thumb; follows `input`.
 * @event {ValueEvent<SliderValue>} change - The user has let go of a thumb, or used a key. Bubbles.
 * @csspart value - The value beside the track.
 * @csspart track - The track, of a slider with more to show.
 * @csspart thumb - The thumb or thumbs, of a slider with more to show.
 * @csspart bubble - The value above the thumb that is dragged.
 * @csspart tick - A mark.
 * @csspart label - What a mark says.
 * @cssprop --nc-slider-background-color - The track.
 * @cssprop --nc-slider-active-color - The chosen part of the track.
 * @cssprop --nc-slider-block-color - The thumb.
 * @cssprop --nc-slider-block-size - Size of the thumb.
 * @cssprop --nc-slider-value-color - The value beside the track.
 * @cssstate range - There are two thumbs.
 * @cssstate built - There is more than a track and one thumb: they are parts then, not painted.
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
  #edited = false;
  #wasRange?: boolean;

  /** @internal What the user is doing, once he has begun. */
  used?: SliderUse;

  /** Least value. Default: 0. */
  @property({ type: Number, default: 0 }) declare min: number;

  /** Greatest value. Default: 100. */
  @property({ type: Number, default: 100 }) declare max: number;

  /** Distance between two values, counted from `min`; greater than 0. Default: 1. */
  @property({ type: Number, default: 1 }) declare step: number;

  /** Two thumbs for two values. A value that is a pair does the same. */
  @property({ type: Boolean, default: false }) declare range: boolean;

  /** From bottom to top, 200 px high unless the page says otherwise (`inline-size`). */
  @attribute({ type: Boolean }) declare vertical: boolean;

  /** Shows the value beside the track. */
  @property({ type: Boolean, attribute: 'show-value', default: false }) declare showValue: boolean;

  /** Shows the value above the thumb while the user drags it. */
  @property({ type: Boolean, default: false }) declare bubble: boolean;

  /** Marks on the track: values, or `{ value, label }`. `true`, or the bare attribute: one at each step. */
  @property({
    converter: { fromAttribute: (text: string | null) => text === '' || jsonConverter.fromAttribute(text) },
    default: false,
  })
  declare ticks: boolean | readonly SliderTick[];

  /** What a value is called, for the eye and for screen readers, such as `24 °C`. Default: the number. */
  @property({ attribute: false }) declare valueFormatter?: (value: number) => string;

  /** Size of the thumb in px: 12 to 28, the default. */
  @property({ type: Number, attribute: 'block-size', default: 28 }) declare blockSize: number;

  /** The thumb; `foreColor` beats it. Any CSS colour. */
  @property({ attribute: 'block-color', default: '' }) declare blockColor: string;
  @property({ attribute: 'fore-color', default: '' }) declare foreColor: string;

  /** The chosen part of the track; `activeBackgroundColor` beats `activeColor` beats `selectedColor`. */
  @property({ attribute: 'active-color', default: '' }) declare activeColor: string;
  @property({ attribute: 'active-background-color', default: '' }) declare activeBackgroundColor: string;
  @property({ attribute: 'selected-color', default: '' }) declare selectedColor: string;

  /** The track; `backgroundColor` beats `color`. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;
  @property({ default: '' }) declare color: string;

  /** The value beside the track. */
  @property({ attribute: 'value-color', default: '' }) declare valueColor: string;

  /** The value, or two in ascending order, initially and after a reset. Default: 0, or all that there is. */
  @property({ attribute: 'value', noAccessor: true })
  get defaultValue(): SliderValue {
    return this.#valueOf(this.#initial);
  }
  set defaultValue(value: SliderValue) {
    this.#initial = numbersIn(value);
    if (!this.#value) this.#changed();
  }

  /** The value, or two in ascending order: always within the limits, and on a step. Setting it fires no event. */
  @property({ attribute: false, noAccessor: true })
  get value(): SliderValue {
    return this.#valueOf(this.#value ?? this.#initial);
  }
  set value(value: SliderValue) {
    if (this.used?.isHolding) return;
    const given = numbersIn(value);
    this.#value = given.length ? given : undefined;
    this.#changed();
    if (value && !given.length) withUse(({ warnOfValue }) => warnOfValue(this, value));
  }

  /** @internal The value, or both. */
  get values(): number[] {
    return [this.value].flat();
  }

  /** @internal */
  get isRange(): boolean {
    return this.range || (this.#value ?? this.#initial).length > 1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#show();
    withUse(() => {});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.used?.cancel();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'focusout' && this.#edited) this.interacted();
    withUse(({ handle }) => handle(this, event, this.internals));
  }

  /** Gives the thumb the focus; of two the lower one. */
  override focus(options?: FocusOptions): void {
    if (this.isRange) withUse(({ focus }) => focus(this, options));
    else super.focus(options);
  }

  /** Takes the focus away, from either thumb. */
  override blur(): void {
    if (this.isRange) withUse(({ blur }) => blur(this));
    else super.blur();
  }

  /** @internal */
  userMoved(values: readonly number[]): void {
    this.#value = values;
    this.#edited = true;
    this.syncUserValue();
    this.#changed();
  }

  /** @internal How far along the track a value is, from 0 to 1. */
  shareOf(value: number): number {
    const { min, max } = this;
    return max > min ? (value - min) / (max - min) : 0;
  }

  protected override get validityAnchor(): HTMLElement {
    return this.renderRoot?.querySelector<HTMLElement>('[role]') ?? this; // Of two thumbs the lower one.
  }

  protected override formValue(): FormValue {
    const { name, values } = this;
    if (values.length < 2) return String(values[0]);
    const data = new FormData();
    if (name) for (const value of values) data.append(name, String(value));
    return data;
  }

  protected override formState(): FormValue {
    return String(this.value);
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as unknown as SliderValue; // As an attribute would say it.
  }

  protected override resetValue(): void {
    this.#edited = false;
    this.#value = undefined;
    this.#changed();
  }

  protected override failure(): null {
    return null;
  }

  /** The first update of a slider that has more to draw waits for what draws it. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    if (extras || !this.#hasExtras) return super.scheduleUpdate();
    return loadExtras().then((module) => {
      extras = module;
      return super.scheduleUpdate();
    });
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.size === 0) return;
    this.#show();
    withUse(({ complete }) => complete(this, this.internals, changed));
    if (changed.has('blockSize'))
      this.style.setProperty('--nc-slider-block-size', `clamp(12px, ${this.blockSize}px, 28px)`);
    passColors(this, changed, '--nc-slider-');
  }

  protected override renderContent(): unknown {
    if (!extras) return nothing;
    const has = this.#hasExtras;
    this.setState('built', has);
    return has ? extras.extrasOf(this) : nothing;
  }

  get #hasExtras(): boolean {
    return this.showValue || this.isRange || this.bubble || Boolean(this.ticks);
  }

  #valueOf([first, second]: readonly number[]): SliderValue {
    const { min, max } = this;
    if (!this.range && second === undefined) return fit(first ?? 0, this);
    const pair = [second === undefined ? min : first!, second ?? first ?? max];
    return pair.map((value) => fit(value, this)).sort((a, b) => a - b) as [number, number];
  }

  /** Tells the form, and shows it. */
  #changed(): void {
    this.sync();
    this.#show();
    if (extras || this.#hasExtras) this.requestUpdate();
  }

  #show(): void {
    const { internals, isRange, renderRoot, style, values } = this;
    if (!renderRoot) return;
    if (isRange !== this.#wasRange) {
      this.#wasRange = isRange;
      this.setState('range', isRange);
      internals.role = isRange ? 'group' : 'slider';
      if (isRange) {
        this.removeAttribute('tabindex');
        this.watchLocale(); // Its thumbs have names.
      } else if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    }
    const [low] = values;
    const place = this.shareOf(low!) * 100;
    const rest = 100 - place;
    style.backgroundPosition = this.vertical ? `50% ${rest}%, 50% ${place}%` : `${place}%, ${rest}%`;
    internals.ariaValueNow = String(low); // A group has none, and nobody asks it.
    if (this.valueFormatter) internals.ariaValueText = this.valueFormatter(low!);
  }
}
