import type { PropertyValues } from 'lit';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { inputEvent, ValueEvent } from '../internal/element/events.js';
import { submitImplicitly } from '../internal/form/submit.js';
import { warnOnce } from '../internal/element/warn.js';
import { SliderDrag } from './drag.js';
import { fit } from './scale.js';
import type { NcSlider } from './slider.js';

/** What a user does to a slider. */
export class SliderUse {
  /** The drag that goes on. */
  drag?: SliderDrag | undefined;
  readonly #slider: NcSlider;
  readonly #internals: ElementInternals;
  /** What listeners of `change` know of. */
  #told = '';
  #isTelling = false;

  constructor(slider: NcSlider, internals: ElementInternals) {
    this.#slider = slider;
    this.#internals = internals;
  }

  /** Whether the user's hand wins over what code sets. */
  get isHolding(): boolean {
    return this.drag !== undefined && !this.#isTelling;
  }

  /** Says which drag goes on, if any. */
  hold(drag: SliderDrag | undefined): void {
    this.drag = drag;
    const { states } = this.#internals;
    if (drag) states.add('dragging');
    else states.delete('dragging');
    this.#slider.requestUpdate();
  }

  /** Gives one of two thumbs the focus; a single one is the slider itself, and has it. */
  focus(index = 0): void {
    thumbsOf(this.#slider)[index]?.focus({ preventScroll: true });
  }

  cancel(): void {
    this.drag?.cancel();
  }

  begin(): void {
    this.#told = String(this.#slider.value);
  }

  /** Moves a thumb to about this value, if it is a new one and not beyond the other thumb. */
  moveTo(index: number, to: number): void {
    const slider = this.#slider;
    if (isFixed(slider)) return;
    const before = slider.values;
    const low = index > 0 ? before[0]! : slider.min;
    const high = before[index + 1] ?? slider.max;
    const value = fit(Math.min(high, Math.max(low, to)), slider);
    if (value === before[index]) return;
    slider.userMoved(before.map((other, each) => (each === index ? value : other)));
    this.#isTelling = true;
    slider.dispatchEvent(inputEvent());
    slider.dispatchEvent(new ValueEvent('changing', slider.value));
    this.#isTelling = false;
  }

  /** The user is done. */
  end(): void {
    const { value, isConnected } = this.#slider;
    if (String(value) === this.#told || !isConnected) return;
    this.#slider.dispatchEvent(new ValueEvent('change', value, { bubbles: true }));
  }
}

/** Of a slider with two. */
export const thumbsOf = (slider: NcSlider): HTMLElement[] => [
  ...(slider.shadowRoot?.querySelectorAll<HTMLElement>('[role]') ?? []),
];

/** Gives the lower of two thumbs the focus, as soon as it is there. */
export function focus(slider: NcSlider, options?: FocusOptions): void {
  const [thumb] = thumbsOf(slider);
  if (thumb) thumb.focus(options);
  else if (slider.isConnected) void slider.updateComplete.then(() => thumbsOf(slider)[0]?.focus(options));
}

/** Takes the focus from either of two thumbs. */
export function blur(slider: NcSlider): void {
  (slider.shadowRoot?.activeElement as HTMLElement | null)?.blur();
}

/** Whether users cannot move a thumb. */
export const isFixed = (slider: NcSlider): boolean => slider.readonly || isDisabled(slider);
const isDisabled = (slider: NcSlider): boolean => slider.matches(':state(disabled)');

const useOf = (slider: NcSlider, internals: ElementInternals): SliderUse =>
  (slider.used ??= new SliderUse(slider, internals));

/** Does what an event on a slider asks for. */
export function handle(slider: NcSlider, event: Event, internals: ElementInternals): void {
  const { type } = event;
  if (type === 'keydown') handleKey(slider, event as KeyboardEvent, internals);
  else if (isFixed(slider)) return;
  else if (type === 'pointerdown') SliderDrag.begin(slider, useOf(slider, internals), event as PointerEvent);
  // A label of the page was clicked: what is pressed here has the focus by now.
  else if (type === 'click' && slider.isRange && !slider.shadowRoot!.activeElement) slider.focus();
}

function handleKey(slider: NcSlider, event: KeyboardEvent, internals: ElementInternals): void {
  const { key, repeat } = event;
  const { min, max, isRange, vertical } = slider;
  if (event.altKey || event.ctrlKey || event.metaKey || isDisabled(slider)) return;
  if (key === 'Enter') {
    if (!repeat) unlessPrevented(event, () => submitImplicitly(slider));
    return;
  }
  const index = isRange ? thumbsOf(slider).indexOf(event.composedPath()[0] as HTMLElement) : 0;
  const now = slider.values[index];
  if (now === undefined) return;
  const step = slider.step > 0 ? slider.step : 1;
  const page = Math.max(step, (max - min) / 10);
  const right = !vertical && slider.matches(':dir(rtl)') ? -step : step;
  const to = {
    ArrowUp: now + step,
    ArrowDown: now - step,
    ArrowRight: now + right,
    ArrowLeft: now - right,
    PageUp: now + page,
    PageDown: now - page,
    Home: min,
    End: max,
  }[key];
  if (to === undefined) return;
  unlessPrevented(event, () => {
    event.preventDefault(); // The page is not to scroll.
    const use = useOf(slider, internals);
    use.begin();
    use.moveTo(index, to);
    use.end();
  });
}

/** Says what else a slider is now, to assistive technology, styles and developers. */
export function complete(slider: NcSlider, internals: ElementInternals, changed: PropertyValues): void {
  const { min, max, step } = slider;
  if (!(max > min)) warnOnce(slider, 'max', 'more than min', max);
  if (!(step > 0)) warnOnce(slider, 'step', 'more than 0', step);
  if (changed.has('min')) internals.ariaValueMin = String(min);
  if (changed.has('max')) internals.ariaValueMax = String(max);
  if (changed.has('vertical')) internals.ariaOrientation = slider.vertical ? 'vertical' : 'horizontal';
  if (changed.has('readonly')) internals.ariaReadOnly = String(slider.readonly);
}

/** Tells developers of a value that is none. */
export function warnOfValue(slider: NcSlider, value: unknown): void {
  warnOnce(slider, 'value', 'a number, or a pair of numbers', value);
}
