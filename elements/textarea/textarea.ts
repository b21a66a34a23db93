import { html } from 'lit';
import { property } from '../internal/element/property.js';
import { TextControl } from '../internal/text/text-control.js';
import { textareaStyles } from './textarea.styles.js';

/**
 * Several lines of text.
 *
 * @event {InputEvent} input - The user changed the text; once per commit of an input method.
 * @event {Event} change - The user left the field, or confirmed, with another text.
 * @event {ConfirmEvent} confirm - The user confirmed: by Enter, unless it makes a line, or by the button.
 * @event {LineChangeEvent} linechange - The text the user typed takes another number of lines; after `input`.
 * @csspart label - The label above the field.
 * @csspart input - The native field.
 * @csspart message - What is wrong, below the field.
 * @csspart counter - How many characters there are.
 * @csspart confirm - The button that confirms.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border colour.
 * @cssprop --nc-field-color - Text colour.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 * @cssstate blank - There is no text.
 */
export class NcTextarea extends TextControl {
  static override styles = textareaStyles;
  static override template = html`<label part="label" for="field"></label
    ><textarea id="field" part="input" rows="1"></textarea>`;
  static override loadExtras = () => import('./extras.js');

  /** Makes the field as high as its text, between `min-rows` and `max-rows`. */
  @property({ type: Boolean, attribute: 'auto-height', default: false }) declare autoHeight: boolean;

  /** Fewest lines that the field has room for. */
  @property({ type: Number, attribute: 'min-rows', default: 3 }) declare minRows: number;

  /** Most lines that the field has room for; with more of them it scrolls. 0: no limit. */
  @property({ type: Number, attribute: 'max-rows', default: 0 }) declare maxRows: number;

  /**
   * What Enter does. `return` makes a line; `send`, `search`, `next`, `go` and `done` confirm, are shown on the action
   * key of on-screen keyboards, and leave Shift+Enter for the line.
   */
  @property({ attribute: 'confirm-type', default: 'return' }) declare confirmType: string;

  /** Offers a button that confirms, for where Enter makes a line. */
  @property({ type: Boolean, attribute: 'show-confirm-bar', default: false }) declare showConfirmBar: boolean;

  /** @internal Whether anyone listens to `linechange`: lines are counted for those who do. */
  declare hearsOfLines?: boolean;

  /** @internal */
  override addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** @internal */
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** @internal */
  override addEventListener(type: string, ...rest: [never, never]): void {
    super.addEventListener(type, ...rest);
    if (type !== 'linechange') return;
    this.hearsOfLines = true;
    this.requestUpdate('hearsOfLines');
  }
}
