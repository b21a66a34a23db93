import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import type { PanelSelection } from './selection.js';

export interface TextEntryOptions {
  /** The panel in which the field is. */
  root(): ParentNode;
  selection(): PanelSelection;
  /** The user typed, and the selection has followed. */
  changed(): void;
}

/** The field in which a date or time can be typed, or a long list be searched. */
export class TextEntry {
  readonly #options: TextEntryOptions;
  /** What the user is typing, in any form. Unset: the field shows what the wheels show. */
  #text: string | undefined;
  /** Why the text is not valid, and the same once it is shown. */
  #error = '';
  #shownError = '';

  constructor(options: TextEntryOptions) {
    this.#options = options;
  }

  get element(): HTMLInputElement | null {
    return this.#options.root().querySelector('input');
  }

  render(mode: string): unknown {
    const { text = '', isSearchable } = this.#options.selection();
    const label = isSearchable
      ? msg('Search', { id: 'nc.picker.search', desc: 'Field that searches the rows of a picker' })
      : mode === 'time'
        ? msg('Time', { id: 'nc.picker.time', desc: 'Field to type a time into' })
        : mode === 'date'
          ? msg('Date', { id: 'nc.picker.date', desc: 'Field to type a date into' })
          : '';
    if (!label) return nothing;
    const isInvalid = this.#shownError !== '';
    return html`<input
        id="field"
        part="input"
        type=${isSearchable ? 'search' : 'text'}
        inputmode=${isSearchable ? 'search' : 'numeric'}
        enterkeyhint="done"
        autocomplete="off"
        spellcheck="false"
        placeholder=${isSearchable ? label : nothing}
        aria-label=${label}
        aria-invalid=${isInvalid}
        aria-describedby=${isInvalid ? 'message' : nothing}
        .value=${this.#text ?? text}
        @input=${this}
        @compositionend=${this}
      />${isInvalid ? html`<div id="message" role="alert">${this.#shownError}</div>` : nothing}`;
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') {
      // The picker fires `input` when the user confirms.
      event.stopPropagation();
      if ((event as InputEvent).isComposing) return;
    }
    // Some browsers fire no `input` after `compositionend`.
    this.#enter((event.target as HTMLInputElement).value);
  }

  /** Shows the wheels' value again. A search goes on, unless the panel opens. */
  reset(isOpening = false): void {
    if (isOpening || !this.#options.selection().isSearchable) this.#text = undefined;
    this.#error = '';
    this.#shownError = '';
  }

  /** Whether the text is valid. If not, shows why from the next update on. */
  reportValidity(): boolean {
    this.#shownError = this.#error;
    return this.#error === '';
  }

  #enter(text: string): void {
    const selection = this.#options.selection();
    this.#text = text;
    this.#shownError = '';
    if (selection.isSearchable) selection.search(text);
    else this.#error = selection.enterText(text);
    this.#options.changed();
  }
}
