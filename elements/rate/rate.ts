import { msg, str } from '@lit/localize';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { changeEvent, inputEvent } from '../internal/element/events.js';
import { formattedText } from '../internal/element/formatter.js';
import { FUNCTION, LENGTH } from '../internal/element/kinds.js';
import { numberText } from '../internal/element/number-text.js';
import { property } from '../internal/element/property.js';
import { valueForKey } from '../internal/element/scale-keys.js';
import { boxOf } from '../internal/element/scale.js';
import { warnOnce } from '../internal/element/warn.js';
import { makeFocusable } from '../internal/form/disabling.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { submitImplicitly } from '../internal/form/submit.js';
import type { Failure } from '../internal/form/validators.js';
import { canDragThumb } from '../internal/gesture/thumb-drag.js';
import { passColors } from '../internal/styles/colors.js';
import { RateDrag } from './drag.js';
import { rateStyles } from './rate.styles.js';

/** The most stars that are drawn. */
const MOST_STARS = 50;

/** What the data of an SVG path consists of. */
const PATH = /^[\s\d.,+\-eMmLlHhVvCcSsQqTtAaZz]+$/;

/**
 * A rating by stars, which the user taps, drags over or moves by the arrow keys. To assistive technology it is a slider.
 *
 * It submits the number of stars under its name; nothing while there are none.
 *
 * @event {Event} input - The user changed the rating, also while dragging over the stars.
 * @event {Event} change - The user let go of the stars, or used a key, and the rating is another one.
 * @csspart star - A star.
 * @cssprop --nc-rate-color - Color of the stars up to the rating.
 * @cssprop --nc-rate-void-color - Color of the other stars.
 * @cssstate hover - The stars show what a click would choose.
 * @cssstate dragging - The user holds the stars.
 * @cssstate character - The stars are characters.
 * @cssstate icon - The stars are icons of the page.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcRate extends FormControl {
  static override styles = rateStyles;
  static override template: TemplateResult = html`<span part="star"></span><span part="star"></span><span part="star"></span
    ><span part="star"></span><span part="star"></span>`;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([...FormControl.formProperties, 'count']);

  /** What the user or code set; undefined while the control still follows `defaultValue`. */
  #value: number | undefined;
  #initial = 0;
  /** What a click would choose, while a mouse is over the stars. */
  #preview: number | undefined;
  #drag: RateDrag | undefined;
  /** The user has changed the rating. */
  #isEdited = false;

  /** How many stars there are, from 1 to 50. Default: 5. */
  @property({ type: Number, default: 5 }) declare count: number;

  /** Whether the user may choose halves. A value that code sets may be any, and fills its share of a star. */
  @property({ type: Boolean, attribute: 'allow-half', default: false }) declare allowHalf: boolean;

  /** Whether the user may take the rating away: by a tap on the same star again, or by Home. */
  @property({ type: Boolean, default: false }) declare clearable: boolean;

  /** A character or a short text instead of the star, such as `♥` or `A`. */
  @property({ default: '' }) declare character: string;

  /** An icon instead of the star: the data of an SVG path, which is filled, in a box of 24 × 24. */
  @property({ default: '' }) declare icon: string;

  /** Width and height of a star in px. Default: 24. */
  @property({ type: LENGTH, default: 24 }) declare size: number;

  /** Distance between two stars in px. Default: 4. */
  @property({ type: LENGTH, default: 4 }) declare gutter: number;

  /** Color of the stars up to the rating. Any CSS color. */
  @property({ default: '' }) declare color: string;

  /** Color of the other stars. */
  @property({ attribute: 'void-color', default: '' }) declare voidColor: string;

  /** Turns a rating into the text that screen readers speak, such as `Good`. Default: `4 of 5`. */
  @property({ type: FUNCTION, attribute: false }) declare valueFormatter?: (value: number) => string;

  /** The initial rating, and the one that a form reset returns to. Default: 0. */
  @property({ type: Number, attribute: 'value', noAccessor: true })
  get defaultValue(): number {
    return this.#fit(this.#initial);
  }
  set defaultValue(value: number | null | undefined) {
    this.#initial = value ?? 0;
    if (this.#value === undefined) this.#valueChanged();
  }

  /** The rating, from 0 to `count`. Setting it fires no event. */
  @property({ type: Number, attribute: false, noAccessor: true })
  get value(): number {
    return this.#fit(this.#value ?? this.#initial);
  }
  set value(value: number | null | undefined) {
    this.#value = value ?? undefined;
    this.#valueChanged();
  }

  constructor() {
    super();
    this.addEventListener('pointerenter', this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role = 'slider';
    this.watchLocale(); // It speaks.
    makeFocusable(this);
    this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag?.cancel();
    this.#leave();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    if (type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else if (type === 'focusout' && this.#isEdited) this.interacted();
    else if (type === 'pointerleave') this.#leave();
    else if (this.readonly || this.isDisabled) return;
    else if (type === 'pointerdown') this.#handlePress(event as PointerEvent);
    else if (type.startsWith('pointer')) this.#handleHover(event as PointerEvent);
  }

  protected override formValue(): FormValue {
    return this.value ? String(this.value) : null;
  }

  protected override formState(): FormValue {
    return String(this.value);
  }

  protected override restoreValue(state: FormValue): void {
    this.value = Number(state);
  }

  protected override resetValue(): void {
    this.#isEdited = false;
    this.#value = undefined;
    this.#valueChanged();
  }

  protected override failure(): Failure | null {
    if (!this.required || this.value) return null;
    const message = msg('Please choose a rating.', {
      id: 'nc.validity.choose-rating',
      desc: 'A required rating is missing',
    });
    return { flag: 'valueMissing', message };
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { style, internals, count, icon } = this;
    if (changed.has('count') && this.#count !== count)
      warnOnce(this, 'count', `an integer from 1 to ${MOST_STARS}`, count);
    if (changed.has('size')) {
      const size = Math.max(1, this.size);
      style.setProperty('--_scale', String(size / 24));
      style.setProperty('--_room', `${(size - 24) / 2}px`);
    }
    if (changed.has('gutter')) style.setProperty('--_gutter', `${Math.max(0, this.gutter)}px`);
    if (changed.has('character')) {
      this.setState('character', this.character);
      // JSON quotes a text as CSS does, but for control characters.
      style.setProperty('--_character', JSON.stringify(this.character.replaceAll(/\p{Cc}/gu, ' ')));
    }
    if (changed.has('icon')) {
      const isPath = icon === '' || PATH.test(icon);
      if (!isPath) warnOnce(this, 'icon', 'the data of an SVG path', icon);
      this.setState('icon', icon && isPath);
      style.setProperty('--_icon', `path('${isPath ? icon : ''}')`);
    }
    if (changed.has('required')) internals.ariaRequired = String(this.required);
    if (changed.has('readonly')) internals.ariaReadOnly = String(this.readonly);
    if (changed.has('disabled') || changed.has('readonly')) this.#leave();
    passColors(this, changed, '--nc-rate-');
    this.#draw();
    this.#speak();
  }

  get #stars(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[part=star]')];
  }

  get #count(): number {
    return Math.min(MOST_STARS, Math.max(1, Math.floor(this.count)));
  }

  get #step(): number {
    return this.allowHalf ? 0.5 : 1;
  }

  #fit(value: number): number {
    return Math.min(this.#count, Math.max(0, value));
  }

  /** The rating for a place on the screen. */
  #valueAt(clientX: number): number {
    const stars = this.#stars;
    const [first, end] = [boxOf(stars[0]!), boxOf(stars[stars.length - 1]!)];
    const isMirrored = this.matches(':dir(rtl)');
    const count = stars.length;
    const way = isMirrored ? first.right - clientX : clientX - first.left;
    const whole = isMirrored ? first.right - end.left : end.right - first.left;
    // The pointer changes to the next star in the middle between the two.
    const gap = count > 1 ? (whole - first.width * count) / (count - 1) : 0;
    const pitch = first.width + gap;
    const index = Math.floor((way + gap / 2) / pitch);
    const isHalf = this.allowHalf && way - index * pitch <= first.width / 2;
    const value = index + (isHalf ? 0.5 : 1);
    return Math.min(count, Math.max(this.clearable ? 0 : this.#step, value));
  }

  #handlePress(event: PointerEvent): void {
    if (this.#drag || !canDragThumb(event)) return;
    let before = 0;
    const drag = new RateDrag(
      {
        element: this,
        start: () => {
          before = this.value;
          this.#preview = undefined;
          this.#setDrag(drag);
        },
        moveTo: (clientX) => this.#choose(this.#valueAt(clientX)),
        end: (isTap) => {
          this.#setDrag(undefined);
          if (isTap && this.clearable && this.value === before) this.#choose(0);
          this.#notifyChange(before);
        },
      },
      event,
    );
    drag.enter(event);
  }

  #setDrag(drag: RateDrag | undefined): void {
    this.#drag = drag;
    this.setState('dragging', drag);
    this.requestUpdate();
  }

  #handleHover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    if (event.type === 'pointerenter') {
      for (const type of ['pointermove', 'pointerleave']) this.addEventListener(type, this);
    }
    if (!this.#drag && event.buttons === 0) this.#showPreview(this.#valueAt(event.clientX));
  }

  #leave(): void {
    for (const type of ['pointermove', 'pointerleave']) this.removeEventListener(type, this);
    this.#showPreview(undefined);
  }

  #showPreview(value: number | undefined): void {
    if (value === this.#preview) return;
    this.#preview = value;
    this.setState('hover', value !== undefined);
    this.requestUpdate();
  }

  #handleKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || this.isDisabled) return;
    if (key === 'Enter') {
      if (!event.repeat) unlessPrevented(event, () => submitImplicitly(this));
      return;
    }
    const step = this.#step;
    const scale = { min: this.clearable ? 0 : step, max: this.#count, step };
    const to = valueForKey(key, this.value, scale, this.matches(':dir(rtl)'));
    if (to === undefined) return;
    unlessPrevented(event, () => {
      event.preventDefault(); // The page must not scroll.
      if (this.readonly) return;
      const before = this.value;
      const near = Math.round(to / step) * step;
      this.#choose(Math.min(scale.max, Math.max(Math.min(scale.min, before), near)));
      this.#notifyChange(before);
    });
  }

  /** Takes a rating of the user's. */
  #choose(value: number): void {
    if (value === this.value || this.readonly || this.isDisabled) return;
    this.#value = value;
    this.#isEdited = true;
    this.syncUserValue();
    this.#show();
    this.dispatchEvent(inputEvent());
  }

  #notifyChange(before: number): void {
    if (this.value !== before && this.isConnected) this.dispatchEvent(changeEvent());
  }

  /** Code has changed the rating. */
  #valueChanged(): void {
    this.sync();
    this.#show();
  }

  #show(): void {
    if (!this.renderRoot) return;
    this.#speak();
    this.requestUpdate();
  }

  /** Paints each star up to its share. */
  #draw(): void {
    const count = this.#count;
    const stars = this.#stars;
    for (const star of stars.splice(count)) star.remove();
    while (stars.length < count) {
      const star = stars[0]!.cloneNode() as HTMLElement;
      star.removeAttribute('style');
      stars.at(-1)!.after(star);
      stars.push(star);
    }
    const shown = this.#preview ?? this.value;
    for (let index = 0; index < count; index++) {
      const { style } = stars[index]!;
      const share = String(Math.min(1, Math.max(0, shown - index)));
      if (share !== (style.getPropertyValue('--_share') || '0')) style.setProperty('--_share', share);
    }
  }

  #speak(): void {
    const { internals, value } = this;
    const count = this.#count;
    internals.ariaValueMin = '0';
    internals.ariaValueMax = String(count);
    internals.ariaValueNow = String(value);
    internals.ariaValueText = formattedText(this, () => this.valueFormatter?.(value)) ?? this.#textOf(value, count);
  }

  #textOf(value: number, count: number): string {
    if (value === 0) return msg('Not rated', { id: 'nc.rate.none', desc: 'Rating without a star, for screen readers' });
    const [stars, most] = [numberText(this, value), numberText(this, count)];
    return msg(str`${stars} of ${most}`, {
      id: 'nc.rate.value',
      desc: 'Rating, for screen readers: stars of all stars',
    });
  }
}
