import { findByText } from '../internal/element/typeahead.js';
import type { Wheel } from './wheel.js';

/** Rows that a key moves by; a page is what is in view. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  End: Infinity,
  Home: -Infinity,
};

/** What the keyboard needs to know of a column. */
export interface KeyboardHost {
  /** Whether the user may turn the wheel. */
  isUsable(): boolean;
  /** Index of the row that is picked. */
  value(): number;
  /** Number of rows. */
  count(): number;
  /** Text of a row. */
  textOf(index: number): string;
}

/** Turns a wheel by arrows, Page Up and Down, Home, End and typed letters; Left and Right lead to the column beside. */
export class WheelKeyboard {
  readonly #element: HTMLElement;
  readonly #wheel: Wheel;
  readonly #host: KeyboardHost;

  constructor(element: HTMLElement, wheel: Wheel, host: KeyboardHost) {
    this.#element = element;
    this.#wheel = wheel;
    this.#host = host;
    element.addEventListener('keydown', this);
  }

  handleEvent(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') return this.#leave(event);
    if (!this.#host.isUsable()) return;
    const rows = STEPS[key] ?? this.#rowsTyped(event);
    if (rows === undefined) return;
    event.preventDefault();
    const value = this.#host.value();
    const count = this.#host.count();
    // A looping wheel must not turn several times.
    if (Math.abs(rows) <= count) this.#wheel.step(rows);
    else this.#wheel.step(rows > 0 ? count - 1 - value : -value);
  }

  /** How far away the row is that the typed letters mean. */
  #rowsTyped(event: KeyboardEvent): number | undefined {
    const host = this.#host;
    const texts = Array.from({ length: host.count() }, (_, index) => host.textOf(index));
    const found = findByText(this.#element, event, texts, host.value());
    return found < 0 ? undefined : found - host.value();
  }

  /** Moves the focus to the next column that is enabled. */
  #leave(event: KeyboardEvent): void {
    const { localName } = this.#element;
    const isForward = (event.key === 'ArrowRight') !== this.#element.matches(':dir(rtl)');
    let next: Element | null = this.#element;
    do next = isForward ? next.nextElementSibling : next.previousElementSibling;
    while (next?.localName === localName && (next as HTMLElement & { disabled: boolean }).disabled);
    if (next?.localName !== localName) return;
    event.preventDefault();
    (next as HTMLElement).focus();
  }
}
