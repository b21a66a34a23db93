import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { ValueEvent } from '../internal/element/events.js';
import { valueForKey, type Scale } from '../internal/element/scale-keys.js';
import { submitImplicitly } from '../internal/form/submit.js';
import { canDragThumb } from '../internal/gesture/thumb-drag.js';
import { SliderDrag } from './drag.js';
import { fit, numberAt, shareOf } from './scale.js';

/** What user input needs of its slider. */
export interface SliderInputHost {
  readonly element: HTMLElement &
    Scale & {
      readonly form: HTMLFormElement | null;
      readonly value: number | [low: number, high: number];
      readonly vertical: boolean;
      readonly readonly: boolean;
      readonly blockSize: number;
    };
  isDisabled(): boolean;
  /** The value, or both in ascending order. */
  values(): readonly number[];
  /** The two thumbs, or none: a single one is the slider itself. */
  thumbs(): readonly HTMLElement[];
  /** Takes the values that the user chose: submits and shows them. */
  setValues(values: readonly number[]): void;
  draggingChanged(isDragging: boolean): void;
}

/** What the user does to a slider: drags, keys, clicks on its labels. Fires its events. */
export class SliderInput {
  readonly #host: SliderInputHost;
  #drag?: SliderDrag | undefined;
  /** While listeners of `input` and `changing` run. */
  #isNotifying = false;

  constructor(host: SliderInputHost) {
    this.#host = host;
  }

  /** Index of the thumb that is dragged. */
  get dragged(): number | undefined {
    return this.#drag?.index;
  }

  /** Whether the user holds a thumb: then values that code sets are ignored, unless a listener of the move sets them. */
  get isHolding(): boolean {
    return this.#drag !== undefined && !this.#isNotifying;
  }

  /** Ends a drag, as the slider leaves the page. */
  cancel(): void {
    this.#drag?.cancel();
  }

  handle(event: Event): void {
    const { type } = event;
    if (type === 'keydown') this.#handleKey(event as KeyboardEvent);
    else if (this.#isFixed) return;
    else if (type === 'pointerdown') this.#handlePress(event as PointerEvent);
    else if (type === 'click') this.#handleClick();
  }

  /** Whether the user cannot move a thumb. */
  get #isFixed(): boolean {
    return this.#host.element.readonly || this.#host.isDisabled();
  }

  /** A label of the page was clicked, unless a thumb has the focus: then it was that thumb. */
  #handleClick(): void {
    const [thumb] = this.#host.thumbs();
    if (thumb && !this.#host.element.shadowRoot!.activeElement) thumb.focus();
  }

  #handlePress(event: PointerEvent): void {
    if (this.#drag || !canDragThumb(event)) return;
    const host = this.#host;
    const { element } = host;
    let before = '';
    const drag = new SliderDrag(
      {
        element,
        places: () => host.values().map((value) => shareOf(value, element)),
        start: () => {
          before = String(element.value);
          this.#setDrag(drag);
        },
        moveThumb: (index, place) => this.#moveThumb(index, numberAt(place, element)),
        end: (index) => {
          host.thumbs()[index ?? 0]?.focus({ preventScroll: true });
          this.#setDrag(undefined);
          this.#notifyChange(before);
        },
      },
      event,
    );
    drag.enter(event);
  }

  #setDrag(drag: SliderDrag | undefined): void {
    this.#drag = drag;
    this.#host.draggingChanged(drag !== undefined);
  }

  #handleKey(event: KeyboardEvent): void {
    const { key } = event;
    const { element } = this.#host;
    if (event.altKey || event.ctrlKey || event.metaKey || this.#host.isDisabled()) return;
    if (key === 'Enter') {
      if (!event.repeat) unlessPrevented(event, () => submitImplicitly(element));
      return;
    }
    const values = this.#host.values();
    const index = values.length > 1 ? this.#host.thumbs().indexOf(event.composedPath()[0] as HTMLElement) : 0;
    const value = values[index];
    if (value === undefined) return;
    const to = valueForKey(key, value, element, !element.vertical && element.matches(':dir(rtl)'));
    if (to === undefined) return;
    unlessPrevented(event, () => {
      event.preventDefault(); // The page must not scroll.
      const before = String(element.value);
      this.#moveThumb(index, to);
      this.#notifyChange(before);
    });
  }

  /** Moves a thumb to the nearest value that it can have, up to the other thumb. */
  #moveThumb(index: number, to: number): void {
    if (this.#isFixed) return;
    const { element } = this.#host;
    const values = this.#host.values();
    const low = index > 0 ? values[0]! : element.min;
    const high = values[index + 1] ?? element.max;
    const value = fit(Math.min(high, Math.max(low, to)), element);
    if (value === values[index]) return;
    this.#host.setValues(values.map((other, each) => (each === index ? value : other)));
    this.#isNotifying = true;
    element.dispatchEvent(new ValueEvent('input', element.value, { bubbles: true, composed: true }));
    element.dispatchEvent(new ValueEvent('changing', element.value));
    this.#isNotifying = false;
  }

  /** Fires `change`, unless the value is the one from before the drag or key. */
  #notifyChange(before: string): void {
    const { element } = this.#host;
    if (String(element.value) === before || !element.isConnected) return;
    element.dispatchEvent(new ValueEvent('change', element.value, { bubbles: true }));
  }
}
