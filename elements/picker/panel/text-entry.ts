import { msg } from '@lit/localize';
import { html, nothing, svg } from 'lit';
import type { PanelSelection } from './selection.js';

const KEYBOARD = svg`<rect x="2" y="5" width="16" height="10" rx="2"/><path d="M5 8h0M8.3 8h0M11.7 8h0M15 8h0M6 12h8"/>`;
const LENS = svg`<circle cx="9" cy="9" r="5"/><path d="m13 13 4 4"/>`;

export interface TextEntryOptions {
  /** The panel in which the field is. */
  root(): ParentNode;
  selection(): PanelSelection;
  /** The user typed, and the selection has followed. */
  changed(): void;
  /** The user pressed the button. */
  toggled(): void;
}

/** Whether fingers are the main pointer: then a field that gets the focus brings up a keyboard on the screen. */
const isBehindButton = (view: Window): boolean => view.matchMedia('(pointer: coarse)').matches;

/** The field in which a date or time can be typed, or a long list be searched. */
export class TextEntry {
  readonly #options: TextEntryOptions;
  /** What the user is typing, in any form. Unset: the field shows what the wheels show. */
  #text: string | undefined;
  /** What the field shows, unless something else has written into it. */
  #shown = '';
  /** Why the text is not valid, and the same once it is shown. */
  #error = '';
  #shownError = '';
  /** Whether the user has asked for the field where it is behind a button. */
  #isAskedFor = false;

  constructor(options: TextEntryOptions) {
    this.#options = options;
  }

  get element(): HTMLInputElement | null {
    return this.#options.root().querySelector('input');
  }

  /**
   * The button that shows and hides the field on touch screens. There a field that is always in sight takes room, and
   * invites to a tap that covers the wheels with the keyboard.
   */
  renderButton(mode: string, view: Window): unknown {
    if (!isBehindButton(view) || !this.#labelOf(mode)) return nothing;
    const { isSearchable } = this.#options.selection();
    const label = isSearchable
      ? this.#labelOf(mode)
      : msg('Enter manually', { id: 'nc.picker.type', desc: 'Button that offers a field to type a date or time into' });
    return html`<button
      type="button"
      part="type"
      aria-label=${label}
      aria-expanded=${this.#isAskedFor}
      @click=${this.#options.toggled}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">${isSearchable ? LENS : KEYBOARD}</svg>
    </button>`;
  }

  /** Shows or hides the field. Hiding it clears what was typed. */
  toggle(): void {
    this.#isAskedFor = !this.#isAskedFor;
    if (this.#isAskedFor) return;
    this.#forget();
    this.#options.selection().search('');
  }

  render(mode: string, view: Window, hasButton: boolean): unknown {
    const { text = '', isSearchable, hasLetters } = this.#options.selection();
    const label = this.#labelOf(mode);
    if (!label || (hasButton && isBehindButton(view) && !this.#isAskedFor)) return nothing;
    const isInvalid = this.#shownError !== '';
    this.#shown = this.#text ?? text;
    return html`<input
        id="field"
        part="input"
        type=${isSearchable ? 'search' : 'text'}
        inputmode=${isSearchable ? 'search' : hasLetters ? 'text' : 'numeric'}
        enterkeyhint="done"
        autocomplete="off"
        spellcheck="false"
        placeholder=${isSearchable ? label : nothing}
        aria-label=${label}
        aria-invalid=${isInvalid}
        aria-describedby=${isInvalid ? 'message' : nothing}
        .value=${this.#shown}
        @input=${this}
        @change=${this}
        @compositionend=${this}
      />${isInvalid ? html`<div id="message" role="alert">${this.#shownError}</div>` : nothing}`;
  }

  handleEvent(event: Event): void {
    if (event.type === 'input') {
      // The picker fires `input` when the user confirms.
      event.stopPropagation();
      if ((event as InputEvent).isComposing) return;
    }
    // Some browsers fire no `input` after `compositionend`, and extensions only `change`, or nothing.
    if (event.type === 'change') this.#read();
    else this.#enter((event.target as HTMLInputElement).value);
  }

  /** Shows the wheels' value again. A search goes on, unless the panel opens. */
  reset(isOpening = false): void {
    if (isOpening) this.#isAskedFor = false;
    this.#forget(isOpening || !this.#options.selection().isSearchable);
  }

  /** Whether the text is valid. If not, shows why from the next update on. */
  reportValidity(): boolean {
    this.#read();
    this.#shownError = this.#error;
    return this.#error === '';
  }

  /** Takes over what something else wrote into the field. */
  #read(): void {
    const { element } = this;
    if (element && element.value !== this.#shown) this.#enter(element.value);
  }

  #forget(isTextForgotten = true): void {
    if (isTextForgotten) this.#text = undefined;
    this.#error = '';
    this.#shownError = '';
  }

  /** What the field is for; empty: there is none. */
  #labelOf(mode: string): string {
    if (this.#options.selection().isSearchable)
      return msg('Search', { id: 'nc.picker.search', desc: 'Field that searches the rows of a picker' });
    if (mode === 'time') return msg('Time', { id: 'nc.picker.time', desc: 'Field to type a time into' });
    return mode === 'date' ? msg('Date', { id: 'nc.picker.date', desc: 'Field to type a date into' }) : '';
  }

  #enter(text: string): void {
    const selection = this.#options.selection();
    this.#text = text;
    this.#shown = text;
    this.#shownError = '';
    if (selection.isSearchable) selection.search(text);
    else this.#error = selection.enterText(text);
    this.#options.changed();
  }
}
