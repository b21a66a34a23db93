import { html } from 'lit';
import type { findByText } from '../../internal/element/typeahead.js';
import type { NcPicker } from '../picker.js';
import type { Column } from './column.js';

/** Whom a list tells. */
export interface ListboxHost {
  readonly renderRoot: ParentNode;
  /** The user moved to a row. */
  listMoved(row: number): void;
  /** The user chose the row that they had moved to. */
  listChose(): void;
}

/** Rows that a key goes by; a page is what is seen. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 6,
  PageUp: -6,
  End: Infinity,
  Home: -Infinity,
};

let find: typeof findByText | undefined;
let loading: Promise<void> | undefined;

/** Whether a picker with room for a box offers its rows as a list. */
export const prefersList = ({ mode, selectorType }: NcPicker, view: Window): boolean =>
  mode === 'selector' &&
  (selectorType === 'select' || (selectorType === 'auto' && view.matchMedia('(pointer: fine)').matches));

/** Rows as a listbox: the user moves to one, and by choosing it is done. */
export class Listbox {
  readonly #host: ListboxHost;
  #column!: Column;
  /** What was brought into sight last: it is not again when the user has scrolled on. */
  #rows?: readonly string[];
  #index = -1;

  constructor(host: ListboxHost) {
    this.#host = host;
  }

  /** Undefined while there is none. */
  get element(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('#list');
  }

  /** `column.index` is the row where the user is, `chosen` the one that was chosen before. */
  render(column: Column, chosen: number, isLong: boolean): unknown {
    this.#column = column;
    // Letters are typed later than arrows.
    loading ??= import('../../internal/element/typeahead.js').then((module) => {
      find = module.findByText;
    });
    const { label, rows, index } = column;
    return html`<div
      id="list"
      part="list"
      role="listbox"
      class=${isLong ? 'long' : ''}
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

  /** Brings the row where the user is into sight, `anew` in the middle. */
  reveal(anew = false): void {
    const list = this.element;
    const { rows, index } = this.#column ?? {};
    if (!list || (!anew && rows === this.#rows && index === this.#index)) return;
    this.#rows = rows;
    this.#index = index;
    const { offsetTop, offsetHeight } = list.children[index] as HTMLElement;
    const { clientHeight, scrollTop } = list;
    // The list alone is scrolled, not the page around it.
    const most = index === 0 ? 0 : offsetTop;
    const least = offsetTop + offsetHeight - clientHeight;
    list.scrollTop = anew ? (most + least) / 2 : Math.max(Math.min(scrollTop, most), least);
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') return this.#press(event as KeyboardEvent);
    const option = (event.target as Element).closest('[role="option"]');
    if (!option) return;
    this.#host.listMoved([...option.parentElement!.children].indexOf(option));
    this.#host.listChose();
  }

  /** Enter confirms here as anywhere in the panel. */
  #press(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { rows, index } = this.#column;
    const step = STEPS[key];
    const row =
      step === undefined
        ? (find?.(this, event, rows, index) ?? -1)
        : Math.max(0, Math.min(index + step, rows.length - 1));
    if (row < 0 && key !== ' ') return;
    event.preventDefault();
    if (row >= 0) this.#host.listMoved(row);
    else if (!event.repeat) this.#host.listChose();
  }
}
