import { attribute, property } from '../element/property.js';
import { setAttribute } from './field.js';
import { FieldControl } from './field-control.js';

/** Simple properties of text controls, and the hints for the browser that follow from them. */
export abstract class TextOptions extends FieldControl {
  /** Name under which the direction of the text, `ltr` or `rtl`, is submitted as well, as for a native field. */
  @attribute({ type: String, attribute: 'dirname' }) declare dirName: string;

  /** Shown while there is no text. */
  @property({ default: '' }) declare placeholder: string;

  /** How the placeholder looks, as CSS declarations: `color: gray; font-style: italic`. */
  @property({ attribute: 'placeholder-style', default: '' }) declare placeholderStyle: string;

  /** Names by which the page styles it: `placeholder-class="faint"`, `nc-input::part(faint)::placeholder { … }`. */
  @property({ attribute: 'placeholder-class', default: '' }) declare placeholderClass: string;

  /** A visible label above the field. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /**
   * Most characters, counted as users count them. Default: 140. More cannot be typed or pasted: the rest is cut, and a
   * message says so. A longer text that code sets is kept and valid, as
   * in a native field, until the user changes it and leaves it too long. -1: no limit.
   */
  @property({ type: Number, default: 140 }) declare maxlength: number;

  /** Fewest characters of a valid text; 0: no limit. */
  @property({ type: Number, default: 0 }) declare minlength: number;

  /** Shows how many characters there are, and how many there may be. */
  @property({ type: Boolean, default: false }) declare counter: boolean;

  /** What the browser may fill in, as for a native field; e.g. `email`, `street-address`, `one-time-code`, `off`. */
  @property({ default: '' }) declare autocomplete: AutoFill;

  /** Kind of on-screen keyboard. Default: that of the type. */
  @property({ default: '' }) declare inputMode: string;

  /**
   * Keeps an on-screen keyboard open when the user confirms. Otherwise it closes: the field loses the focus, which stays where
   * the keys are hardware.
   */
  @property({ type: Boolean, attribute: 'confirm-hold', default: false }) declare confirmHold: boolean;

  /** Position of the text cursor when the field gets the focus; -1: the browser decides. */
  @property({ type: Number, default: -1 }) declare cursor: number;

  /** Color of the text cursor. */
  @property({ attribute: 'cursor-color', default: '' }) declare cursorColor: string;

  /** The on-screen keyboard to ask for; empty: the browser decides. */
  protected get keyboard(): string {
    return this.inputMode;
  }

  /** What the browser may fill in; empty: the browser decides. */
  protected get autofill(): string {
    return this.autocomplete;
  }

  /** Tells the browser about keyboard and autofill. Call when one of them may have changed. */
  protected showHints(): void {
    setAttribute(this.field!, 'inputmode', this.keyboard);
    setAttribute(this.field!, 'autocomplete', this.autofill);
  }
}
