/** One thing that an input method makes a browser do. */
export type Step =
  /** A key goes down and up. 229 is the code of keys that the input method takes. */
  | { readonly key: string; readonly code?: number; readonly composing?: boolean }
  /** A composition begins; `over` takes so many characters before the cursor into it. */
  | { readonly start: true; readonly over?: number }
  /** The composed text becomes this, and the browser fires the events. */
  | { readonly compose: string }
  /** The same, but the browser fires them later or never. */
  | { readonly write: string }
  /** The composition ends. */
  | { readonly end: string }
  /** An `input` event for a change that was made before. */
  | { readonly tell: string; readonly data: string | null; readonly composing: boolean }
  /** Text replaces the selection, or `over` characters before the cursor, outside of any composition. */
  | { readonly insert: string; readonly over?: number; readonly type?: string }
  /** Backspace outside of any composition. */
  | { readonly erase: number }
  /** The user leaves the field. */
  | { readonly leave: true };

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Replays what browsers do to a text field while an input method is at work: its text and its events, in their order. */
export class ImePlayer {
  readonly #field: Field;
  /** Position of the composed text in the field; undefined outside a composition. */
  #region: { start: number; end: number } | undefined;

  constructor(field: Field) {
    this.#field = field;
  }

  get isComposing(): boolean {
    return this.#region !== undefined;
  }

  play(step: Step): void {
    const field = this.#field;
    const caret = field.selectionStart!;
    if ('key' in step) this.#key(step);
    else if ('start' in step) {
      this.#region = { start: caret - (step.over ?? 0), end: caret };
      this.#composition('compositionstart', field.value.slice(this.#region.start, caret));
    } else if ('compose' in step) {
      this.#write(step.compose);
      this.#input('insertCompositionText', step.compose, true);
    } else if ('write' in step) this.#write(step.write);
    else if ('end' in step) {
      this.#region = undefined;
      this.#composition('compositionend', step.end);
    } else if ('tell' in step) this.#input(step.tell, step.data, step.composing);
    else if ('insert' in step) {
      this.#replace(caret - (step.over ?? 0), field.selectionEnd!, step.insert);
      this.#input(step.type ?? 'insertText', step.insert, false);
    } else if ('erase' in step) {
      this.#replace(caret - step.erase, caret, '');
      this.#input('deleteContentBackward', null, false);
    } else field.blur();
  }

  #key({ key, code = key.toUpperCase().charCodeAt(0), composing = false }: Extract<Step, { key: string }>): void {
    for (const type of ['keydown', 'keyup']) {
      const init = { key, isComposing: composing, bubbles: true, composed: true, cancelable: true };
      const event = new KeyboardEvent(type, init);
      Object.defineProperty(event, 'keyCode', { value: key === 'Enter' && code !== 229 ? 13 : code });
      this.#field.dispatchEvent(event);
    }
  }

  #composition(type: string, data: string): void {
    this.#field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true, cancelable: true }));
  }

  #input(inputType: string, data: string | null, isComposing: boolean): void {
    this.#field.dispatchEvent(new InputEvent('input', { inputType, data, isComposing, bubbles: true, composed: true }));
  }

  #write(text: string): void {
    this.#composition('compositionupdate', text);
    const { start, end } = this.#region!;
    this.#replace(start, end, text);
    this.#region = { start, end: start + text.length };
  }

  /** As a user's edit: no browser limit and no event, the cursor after the text. */
  #replace(start: number, end: number, text: string): void {
    this.#field.setRangeText(text, start, end, 'end');
  }
}
