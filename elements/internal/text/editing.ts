import { afterDispatch, unlessPrevented } from '../element/after-dispatch.js';
import { changeEvent } from '../element/events.js';
import { submitImplicitly } from '../form/submit.js';
import { endComposition, isComposing, startComposition, type CompositionHost } from './composition.js';
import { hasFocus, showText, type TextField } from './field.js';
import { keptOf, lengthOf, limit } from './graphemes.js';
import { isOnScreenKeyboard } from './screen-keyboard.js';

/** The public part of a text control that editing reads. */
export interface EditedControl extends HTMLElement {
  readonly form: HTMLFormElement | null;
  /** Default: no limit. */
  readonly maxlength?: number;
  /** Default: a keyboard on the screen closes when the user confirms. */
  readonly confirmHold?: boolean;
}

/** What editing asks of its control, and reports to it. */
export interface EditingHost {
  readonly control: EditedControl;
  readonly field: TextField;
  /** The text as the control has it; the field may show one that it has not taken over yet. */
  text(): string;
  /** Replaces the text, in the field too. */
  setText(text: string): void;
  /** What the control accepts of a typed text. */
  accept(text: string): string;
  /** The text without what is incomplete, such as a lone minus sign, when the user leaves the field. */
  settle(text: string): string;
  /** Whether this press of Enter confirms; in a text area it may insert a line break. */
  confirmsBy(enter: KeyboardEvent): boolean;
  /** The user has confirmed: tells the page. The form is submitted after it. */
  confirmed(): void;
  /** Stores a text of the user. The same text as before is the user's from now on, too, and no longer the initial one. */
  store(text: string): void;
  /** What to do after the listeners of `input`, if anything. */
  afterInput(): (() => void) | undefined;
  /** The user has left the field with changes: errors may show from now on. */
  interacted(): void;
}

/** What the user does to the text of a control: types, composes, confirms, leaves. Created when the user first does. */
export class TextEditing implements CompositionHost {
  /** Some of what was entered last was beyond `maxlength`, and is lost. */
  isCut = false;
  readonly #host: EditingHost;
  /** Whether the user has changed the text since the last reset. */
  #isEdited = false;
  /** The text at the last `change`, while the user has changed it since. */
  #changedFrom: string | undefined;
  /** The text when the composition began. */
  #composedOver = '';

  constructor(host: EditingHost) {
    this.#host = host;
  }

  get isComposing(): boolean {
    return isComposing(this.#host.field);
  }

  /** The form was reset. */
  reset(): void {
    this.#isEdited = false;
  }

  /** Handles an event of the field. */
  handleEvent(event: Event): void {
    switch (event.type) {
      case 'input':
        this.#handleInput(event as InputEvent);
        break;
      case 'compositionstart':
        this.#composedOver = this.#host.text();
        startComposition(this.#host.field, this);
        break;
      case 'compositionend':
        endComposition(this.#host.field, event);
        break;
      case 'keydown':
        this.#handleKey(event as KeyboardEvent);
        break;
      case 'focusout':
        this.#handleBlur();
    }
  }

  /** The control has left the page. */
  disconnect(): void {
    endComposition(this.#host.field); // Browsers end it here as well, and keep the text.
  }

  /** Part of the contract with `composition.ts`. */
  compositionCommitted(): void {
    const { field } = this.#host;
    const before = this.#host.text();
    // A canceled composition shows what code may have set meanwhile. Otherwise the user's text wins.
    if (field.value === this.#composedOver) showText(field, before);
    else this.#takeText();
    if (this.#host.text() !== before) this.#fireInput();
  }

  /** Replaces the text for the user, with `input` and `change`. */
  replace(text: string): void {
    this.enter(text);
    this.fireChange();
  }

  /** Replaces the text for the user, with `input` alone: more may follow before the `change`. */
  enter(text: string): void {
    if (text === this.#host.text()) return;
    this.#store(text);
    showText(this.#host.field, text);
    this.#fireInput();
  }

  /** Confirms the text, because of `event`. */
  confirm(event: Event): void {
    const { control, field } = this.#host;
    event.preventDefault(); // The field would fire a `change` of its own after the form was submitted.
    this.fireChange();
    this.#host.confirmed();
    if (field.localName === 'input') submitImplicitly(control);
    // Blurring closes an on-screen keyboard. With a hardware keyboard the field keeps the focus.
    if (!control.confirmHold && isOnScreenKeyboard(field, event)) field.blur();
  }

  /** Fires `change` if the user has changed the text since the last one. */
  fireChange(): void {
    const before = this.#changedFrom;
    this.#changedFrom = undefined;
    if (before !== undefined && before !== this.#host.text()) this.#host.control.dispatchEvent(changeEvent());
  }

  /**
   * Takes over what something else, such as a password manager, wrote into the field. Returns what tells the page, if there
   * is something to tell. `change` is due without the focus, or if the writer `isDone`.
   */
  read(isDone: boolean): (() => void) | undefined {
    const { field } = this.#host;
    const before = this.#host.text();
    if (this.isComposing) return undefined;
    if (field.value !== before) this.#takeText();
    const isRead = this.#host.text() !== before;
    if (!isRead && !isDone) return undefined;
    return () => {
      if (isRead) this.#fireInput();
      if (isDone || !hasFocus(field)) this.fireChange();
    };
  }

  /** Takes away what is incomplete or beyond limits, with `input`. */
  settle(): void {
    const settled = this.#host.settle(this.#host.text());
    if (settled === this.#host.text()) return;
    this.#host.setText(settled);
    this.#fireInput();
  }

  #handleInput(event: InputEvent): void {
    const { field } = this.#host;
    if (this.isComposing) {
      event.stopImmediatePropagation();
      // Plain input during a composition: its end was not reported.
      if (!event.isComposing) endComposition(field);
      return;
    }
    const value = this.#host.text();
    const typed = field.value;
    this.#takeText();
    if (this.#host.text() === value) {
      // Characters that were refused change nothing, and the text of a composition was reported when it ended.
      if (typed !== value || event.inputType === 'insertCompositionText') event.stopImmediatePropagation();
      return;
    }
    const afterInput = this.#host.afterInput();
    // Without focus the browser has filled the field in, and the user will not leave it.
    const isFilledIn = !hasFocus(field);
    if (!afterInput && !isFilledIn) return;
    afterDispatch(event, () => {
      if (isFilledIn) this.fireChange();
      afterInput?.();
    });
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !this.#host.confirmsBy(event)) return;
    // 229: the input method handles the key. Safari sends it for the Enter that picks a candidate.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.isComposing) endComposition(this.#host.field);
    else unlessPrevented(event, () => this.confirm(event));
  }

  #handleBlur(): void {
    endComposition(this.#host.field);
    this.read(false)?.();
    this.settle();
    this.fireChange(); // The field's own `change` does not leave the shadow root.
    if (this.#isEdited) this.#host.interacted();
  }

  /** Takes over the text of the field. */
  #takeText(): void {
    const { control, field } = this.#host;
    const typed = field.value;
    const accepted = this.#host.accept(typed);
    const { maxlength = -1 } = control;
    const value = this.#host.text();
    let text = accepted;
    if (maxlength >= 0 && accepted.length > maxlength) {
      const afterCaret = typed.length - (field.selectionStart ?? typed.length);
      // Of a text that code has set and that is too long, the user may take away as little as they like.
      const most = value.length > maxlength ? Math.max(maxlength, lengthOf(keptOf(value, accepted))) : maxlength;
      text = limit(accepted, most, Math.max(0, accepted.length - afterCaret));
    }
    if (text !== typed) showText(field, text);
    this.isCut = text !== accepted;
    this.#store(text);
  }

  #store(text: string): void {
    const before = this.#host.text();
    if (text !== before) {
      this.#isEdited = true;
      this.#changedFrom ??= before;
    }
    this.#host.store(text);
  }

  #fireInput(): void {
    // An InputEvent, as native fields fire.
    this.#host.control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    this.#host.afterInput()?.();
  }
}
