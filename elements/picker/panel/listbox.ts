import { html } from 'lit';
import { findByText } from '../../internal/element/typeahead.js';
import { prefersBox, type LookOptions } from '../model/month.js';
import type { Column } from './column.js';

export interface ListboxOptions {
  /** The panel in which the list is. */
  root(): ParentNode;
  /** The user moved to a row. */
  moved(row: number): void;
  /** The user chose the row that they had moved to. */
  chose(): void;
}

/** Rows that a key moves by; a page is what is in view. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 6,
  PageUp: -6,
  End: Infinity,
  Home: -Infinity,
};

/** Whether a picker shows its rows as a list, where there is room for a box. */
export const prefersList = (options: Omit<LookOptions, 'fields'>, view: Window): boolean =>
  options.mode === 'selector' && prefersBox(options, view);

/** Rows as a listbox: choosing one closes the panel. */
export class Listbox {
  readonly #options: ListboxOptions;
  #column!: Column;
  /** The row that was scrolled into view last: it is not again when the user has scrolled on. */
  #rows?: readonly string[];
  #index = -1;

  constructor(options: ListboxOptions) {
    this.#options = options;
  }

  /** Null while the rows are not a list. */
  get element(): HTMLElement | null {
    return this.#options.root().querySelector('#list');
  }

  /** `column.index` is the row that the user has moved to, `chosen` the one that the picker has; -1: none. */
  render(column: Column, chosen: number, isSearchable: boolean): unknown {
    this.#column = column;
    const { label, rows, index } = column;
    return html`<div
      id="list"
      part="list"
      role="listbox"
      class=${isSearchable ? 'long' : ''}
      tabindex="0"
      aria-label=${label}
      aria-activedescendant=${`row${index}`}
      @keydown=${this}
      @click=${this}
    >${rows.map(
      (row, each) =>
        html`<div id=${`row${each}`} part="option" role="option" class=${each === index ? 'active' : ''} aria-selected=${each === chosen}>${row}</div>`,
    )}</div>`;
  }

  /** Scrolls the row that the user has moved to into view; when the panel opens, to the middle. */
  reveal(isOpening = false): void {
    const list = this.element;
    const { rows, index } = this.#column ?? {};
    if (!list || (!isOpening && rows === this.#rows && index === this.#index)) return;
    this.#rows = rows;
    this.#index = index;
    const { offsetTop, offsetHeight } = list.children[index] as HTMLElement;
    const { clientHeight, scrollTop } = list;
    // `scrollIntoView` would scroll the page as well.
    const most = index === 0 ? 0 : offsetTop;
    const least = offsetTop + offsetHeight - clientHeight;
    list.scrollTop = isOpening ? (most + least) / 2 : Math.max(Math.min(scrollTop, most), least);
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') return this.#handleKey(event as KeyboardEvent);
    const option = (event.target as Element).closest('[role="option"]');
    if (!option) return;
    this.#options.moved([...option.parentElement!.children].indexOf(option));
    this.#options.chose();
  }

  /** Enter is a key of the panel. */
  #handleKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { rows, index } = this.#column;
    const step = STEPS[key];
    const row =
      step === undefined ? findByText(this, event, rows, index) : Math.max(0, Math.min(index + step, rows.length - 1));
    if (row < 0 && key !== ' ') return;
    event.preventDefault();
    if (row >= 0) this.#options.moved(row);
    else if (!event.repeat) this.#options.chose();
  }
}
