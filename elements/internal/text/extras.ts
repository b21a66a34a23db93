import { msg, str } from '@lit/localize';
import { html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { TextControl, TextExtras } from './text-control.js';
import { lengthOf } from './graphemes.js';
import { textFailure, type TextRules } from './rules.js';
import type { Failure } from '../form/validators.js';
import { warnOnce } from '../element/warn.js';

/** What `placeholder-style` may set: each a custom property of the field, which its placeholder takes up. */
const PLACEHOLDER_STYLES: ReadonlySet<string> = new Set([
  ...['color', 'opacity', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing'],
]);

/** The confirm types that `enterkeyhint` has a word for: the same. */
const CONFIRM_TYPES: readonly string[] = ['send', 'search', 'next', 'go', 'done'];

/** What decides about validity from now on. */
const RULES = ['extras', 'minlength', 'pattern', 'type', 'min', 'max', 'step'];

let probe: HTMLElement | undefined;

/** The extras of every text control: rules, message, counter, keyboard, cursor, looks. */
export class CommonExtras<Control extends TextControl> implements TextExtras {
  #placeholderStyle = '';
  /** Cursor and selection as last asked for. */
  #position = '';

  readonly isRow: boolean = false;
  /** By default browsers choose what the action key shows, in a form by what comes next in it. */
  protected readonly defaultConfirmType: string = 'done';
  protected readonly control: Control;

  constructor(control: Control, styles: CSSResult) {
    this.control = control;
    const type = control.constructor as typeof TextControl;
    const { elementStyles, formProperties } = type;
    if (!elementStyles.includes(styles)) {
      elementStyles.push(styles);
      type.formProperties = new Set([...formProperties, ...RULES]);
    }
    control.adoptedCallback(); // With the styles that were not there when it was made.
  }

  accept(text: string): string {
    return text;
  }

  settle(text: string): string {
    return text;
  }

  failure(): Failure | null {
    const { value, minlength } = this.control;
    const length = minlength > 0 ? lengthOf(value) : value.length;
    return textFailure(value, length, { minlength, ...this.rules });
  }

  render(): TemplateResult {
    const { control } = this;
    const message = control.matches(':state(user-invalid)') ? control.validationMessage : '';
    return html`${message ? html`<div part="message" id="message">${message}</div>` : nothing}${
      control.counter ? this.#counter() : nothing
    }`;
  }

  hostUpdated(): void {
    const { control } = this;
    const { field, confirmType, inputMode, placeholderClass, placeholderStyle, cursorColor } = control;
    const isInvalid = control.matches(':state(user-invalid)');
    field.ariaInvalid = isInvalid ? 'true' : null;
    setAttribute(field, 'aria-describedby', isInvalid ? 'message' : '');
    setAttribute(field, 'inputmode', inputMode || this.keyboard);
    setAttribute(field, 'autocomplete', control.autocomplete || this.autocomplete);
    if (field.enterKeyHint !== this.enterKeyHint) field.enterKeyHint = this.enterKeyHint;
    if (!this.enterKeyHint && confirmType !== this.defaultConfirmType) {
      warnOnce(control, 'confirmType', [...CONFIRM_TYPES, this.defaultConfirmType].join(', '), confirmType);
    }
    field.style.caretColor = cursorColor;
    this.#namePlaceholder(`input ${placeholderClass}`.trim());
    if (placeholderStyle !== this.#placeholderStyle)
      this.#stylePlaceholder((this.#placeholderStyle = placeholderStyle));
    const position = JSON.stringify([control.cursor, control.wantedSelection]);
    const isNew = position !== this.#position;
    this.#position = position;
    if (isNew && control.hasFocus) this.#select();
  }

  focused(): void {
    this.#select();
    // Browsers may select, or place the cursor where the user pointed, after the event.
    setTimeout(() => this.control.hasFocus && this.#select());
  }

  confirmsBy(_enter: KeyboardEvent): boolean {
    return true;
  }

  typed(): void {}

  hostConnected(): void {
    this.control.requestUpdate('extras', null); // Watches again what it watched.
  }

  hostDisconnected(): void {}

  /** The rules of the element's own properties. */
  protected get rules(): Partial<TextRules> {
    return {};
  }

  /** What the action key shows; empty: what the browser chooses. */
  protected get enterKeyHint(): string {
    const { confirmType } = this.control;
    return confirmType !== this.defaultConfirmType && CONFIRM_TYPES.includes(confirmType) ? confirmType : '';
  }

  /** What the browser may fill in when the page does not say. */
  protected get autocomplete(): string {
    return '';
  }

  /** The keyboard to ask for when the page asks for none. */
  protected get keyboard(): string {
    return '';
  }

  #select(): void {
    const { cursor, wantedSelection } = this.control;
    const [start, end] = [positionOf(wantedSelection?.selectionStart), positionOf(wantedSelection?.selectionEnd)];
    if (start >= 0 && end >= 0) this.control.setSelectionRange(start, end);
    else if (cursor >= 0) this.control.setSelectionRange(cursor, cursor);
  }

  #counter(): TemplateResult {
    const { maxlength, value } = this.control;
    const count = lengthOf(value);
    const label =
      maxlength < 0
        ? msg(str`${count} characters`, { id: 'nc.input.count', desc: 'Length of the text, for screen readers' })
        : msg(str`${count} of ${maxlength} characters`, {
            id: 'nc.input.count-of',
            desc: 'Length of the text and its limit, for screen readers',
          });
    return html`<div part="counter" role="img" aria-label=${label}>${maxlength < 0 ? count : `${count}/${maxlength}`}</div>`;
  }

  /** Class names from outside mean nothing in here; as names of parts, `::part(name)` styles them. */
  #namePlaceholder(names: string): void {
    const { field } = this.control;
    const { part, placeholder } = field;
    if (part.value === names) return;
    part.value = names;
    // Chromium does not see that its placeholder is to look otherwise, unless it is another one.
    field.placeholder = '';
    field.placeholder = placeholder;
  }

  #stylePlaceholder(css: string): void {
    const { style } = this.control.field;
    for (const name of PLACEHOLDER_STYLES) style.removeProperty(`--placeholder-${name}`);
    // The browser reads the declarations; a text that is none of its style sheets can do no more than that.
    probe ??= document.createElement('p');
    probe.style.cssText = css;
    for (const name of probe.style) {
      if (PLACEHOLDER_STYLES.has(name)) style.setProperty(`--placeholder-${name}`, probe.style.getPropertyValue(name));
      else warnOnce(this.control, 'placeholderStyle', [...PLACEHOLDER_STYLES].join(', '), name);
    }
  }
}

/** A place in the text; an attribute gives it as text. Negative: none. */
const positionOf = (position: number | string | null | undefined): number =>
  position === '' ? -1 : Number(position ?? -1);

/** An empty value is no attribute. Writes only what changes: the on-screen keyboard may start anew with each write. */
export function setAttribute(field: Element, name: string, value: string): void {
  if (value === (field.getAttribute(name) ?? '')) return;
  if (value) field.setAttribute(name, value);
  else field.removeAttribute(name);
}
