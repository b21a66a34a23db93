import { msg, str } from '@lit/localize';
import { afterDispatch } from '../element/after-dispatch.js';
import { unwatchChildren, watchChildren, type ChildWatcher } from '../observe/children.js';
import { endComposition, isComposing, startComposition, type CompositionHost } from './composition.js';
import { ConfirmEvent } from '../element/events.js';
import { nameFields, type LabelsOf } from './naming.js';
import { submitImplicitly } from '../form/submit.js';
import type { TextControl } from './text-control.js';
import { lengthOf, limit } from './graphemes.js';
import type { Failure } from '../form/validators.js';

/** The controls whose children are watched. */
const watched = new WeakSet<Element>();

/** Sees to controls that came to the page, or whose labels may have changed, and empties the set. */
export function receive(controls: Set<TextControl>, ownLabelsOf: LabelsOf): void {
  nameFields(controls, ownLabelsOf);
  for (const control of controls) {
    if (!control.isConnected) continue;
    // It was not known yet that the text is too long.
    if (lengthFailure(control)) control.requestUpdate('maxlength', null);
    if ('childrenChanged' in control && !watched.has(control)) {
      watched.add(control);
      watchChildren(control as TextControl & ChildWatcher);
      (control as TextControl & ChildWatcher).childrenChanged();
    }
  }
  controls.clear();
}

/** A control has left the page. */
export function leave(control: TextControl): void {
  endComposition(control.field); // Browsers end it here as well, and keep the text.
  if (watched.delete(control)) unwatchChildren();
}

/** What is wrong with a text that has more characters than it may have. */
export function lengthFailure({ value, maxlength }: TextControl): Failure | null {
  // A text has at most as many characters as UTF-16 units: most need no counting.
  if (maxlength < 0 || value.length <= maxlength || lengthOf(value) <= maxlength) return null;
  const message = msg(str`Please use at most ${maxlength} characters.`, {
    id: 'nc.validity.maxlength',
    desc: 'Text is too long',
  });
  return { flag: 'tooLong', message };
}

/** What the user does to the text of a control: one per control that the user came to. */
export class TextEditing implements CompositionHost {
  readonly #control: TextControl;
  /** Whether the user changed the text: leaving after that is when errors may show. */
  #edited = false;
  /** The text when a composition began. */
  #composedOver = '';
  constructor(control: TextControl) {
    this.#control = control;
  }

  get isComposing(): boolean {
    return isComposing(this.#control.field);
  }

  /** The form was reset: what the user did is gone. */
  reset(): void {
    this.#edited = false;
  }

  handleEvent(event: Event): void {
    const { field, value, extras } = this.#control;
    switch (event.type) {
      case 'input':
        this.#handleInput(event as InputEvent);
        break;
      case 'compositionstart':
        this.#composedOver = value;
        startComposition(field, this);
        break;
      case 'compositionend':
        // An event from before this had loaded is over.
        endComposition(field, event.eventPhase ? event : undefined);
        break;
      case 'keydown':
        this.#handleKey(event as KeyboardEvent);
        break;
      case 'focusin':
        this.#control.labelsChanged(); // They may have come or changed since.
        extras?.focused();
        break;
      case 'focusout':
        this.#handleBlur();
    }
  }

  /** Part of the contract with `composition.ts`: the composed text is final. */
  compositionCommitted(): void {
    const control = this.#control;
    const { value } = control;
    // Cancelled: what code may have set meanwhile shows now. Else what the user wrote stands.
    if (control.field.value === this.#composedOver) control.show(value);
    else this.#takeText();
    if (control.value !== value) this.#announceInput();
  }

  /** Replaces the text in the user's name: with `input` and `change`. */
  replace(text: string): void {
    if (text === this.#control.value) return;
    this.#take(text);
    this.#control.show(text);
    this.#announceInput();
    this.#control.announceChange();
  }

  /** The user confirms, by this event. */
  confirm(event: Event): void {
    const control = this.#control;
    event.preventDefault(); // Else the field fires a `change` of its own, after the form was submitted.
    control.announceChange();
    control.dispatchEvent(new ConfirmEvent(control.value));
    if (control.field.localName === 'input') submitImplicitly(control);
    if (!control.confirmHold) control.field.blur();
  }

  #handleInput(event: InputEvent): void {
    const control = this.#control;
    const { field, value } = control;
    if (this.isComposing) {
      event.stopImmediatePropagation();
      // A plain input: the composition is over, though nothing said so.
      if (!event.isComposing) endComposition(field);
      return;
    }
    if (!event.eventPhase) return this.#handleEarly();
    const typed = field.value;
    this.#takeText();
    if (control.value !== value) {
      afterDispatch(event, () => {
        // Text that comes without focus was filled in by the browser: there will be no leaving the field.
        if (!control.hasFocus) control.announceChange();
        control.extras?.typed();
      });
      return;
    }
    // Refused characters change nothing, and `compositionend` has told of its text already.
    if (typed !== value || event.inputType === 'insertCompositionText') event.stopImmediatePropagation();
  }

  /** Text that counts already, from before this had loaded. */
  #handleEarly(): void {
    const control = this.#control;
    const { value } = control;
    this.#edited = true;
    // Else more has happened since, which is yet to come here.
    if (control.field.value === value) this.#takeText();
    if (control.value !== value) this.#announceInput();
    if (!control.hasFocus) control.announceChange();
  }

  #handleKey(event: KeyboardEvent): void {
    const control = this.#control;
    const { field } = control;
    if (event.key !== 'Enter' || !(control.extras?.confirmsBy(event) ?? field.localName === 'input')) return;
    // 229: the key went to the input method; Safari sends it for the Enter that picks a candidate.
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.isComposing) endComposition(field);
    else if (event.eventPhase) afterDispatch(event, () => event.defaultPrevented || this.confirm(event));
    else this.confirm(event);
  }

  #handleBlur(): void {
    const control = this.#control;
    endComposition(control.field);
    const settled = control.extras?.settle(control.value) ?? control.value;
    if (settled !== control.value) {
      control.value = settled;
      this.#announceInput();
    }
    // The field's own `change` ends at the shadow root.
    this.#control.announceChange();
    // Protected, for subclasses; this is a part of one.
    if (this.#edited) (control as unknown as { interacted(): void }).interacted();
  }

  /** Takes over what stands in the field. */
  #takeText(): void {
    const control = this.#control;
    const { field, maxlength, extras } = control;
    const typed = field.value;
    const accepted = extras?.accept(typed) ?? typed;
    // What was typed last stands before the cursor.
    const after = typed.length - (field.selectionStart ?? typed.length);
    const text = limit(accepted, maxlength, Math.max(0, accepted.length - after));
    control.show(text);
    this.#take(text);
  }

  #take(text: string): void {
    this.#edited ||= text !== this.#control.value;
    this.#control.take(text); // The same text as well: from now on it is the user's, no longer the initial one.
  }

  #announceInput(): void {
    this.#control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })); // As the field's own.
    this.#control.extras?.typed();
  }
}
