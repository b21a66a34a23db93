import { html, type PropertyValues } from 'lit';
import { property } from '../internal/element/property.js';
import { fieldStyles } from '../internal/styles/field.styles.js';
import { TextControl } from '../internal/text/text-control.js';

/**
 * A line of text.
 *
 * @slot - A `<datalist>` with suggestions; nothing else is shown.
 * @slot prefix - Before the text, inside the field.
 * @slot suffix - After the text, inside the field.
 * @event {InputEvent} input - The user changed the text; once per commit of an input method.
 * @event {Event} change - The user left the field, or confirmed, with another text.
 * @event {ConfirmEvent} confirm - The user pressed Enter or the action key of the on-screen keyboard.
 * @csspart label - The label above the field.
 * @csspart input - The native field.
 * @csspart message - What is wrong, below the field.
 * @csspart counter - How many characters there are.
 * @csspart clear - The button that empties the field.
 * @csspart reveal - The button that shows or hides a password.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border colour.
 * @cssprop --nc-field-color - Text colour.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 * @cssstate blank - There is no text.
 */
export class NcInput extends TextControl {
  static readonly blocksImplicitSubmission = true;
  static override styles = fieldStyles;
  static override template = html`<label part="label" for="field"></label><input id="field" part="input" />`;
  static override loadExtras = () => import('./extras.js');

  /**
   * `text`, `number` (integers), `digit` (decimals), `idcard`, `tel`, `password`, `safe-password` (not stored), `search`,
   * `email`, `url`, `nickname`, `decimal`, `numeric` or `none` (no on-screen keyboard). Default: `text`.
   */
  @property({ default: 'text' }) declare type: string;

  /** Hides the text, whatever the type. */
  @property({ type: Boolean, default: false }) declare password: boolean;

  /** Offers a button that empties the field while it has text. */
  @property({ type: Boolean, default: false }) declare clearable: boolean;

  /** Offers a button that shows the password. */
  @property({ type: Boolean, attribute: 'password-toggle', default: false }) declare passwordToggle: boolean;

  /** A regular expression that the whole text must match, as for a native field. */
  @property({ default: '' }) declare pattern: string;

  /** Least number, for the types `number` and `digit`. */
  @property({ type: Number }) declare min?: number;

  /** Greatest number, for the types `number` and `digit`. */
  @property({ type: Number }) declare max?: number;

  /** The number must be a multiple of this (counted from `min`), for the types `number` and `digit`. */
  @property({ type: Number }) declare step?: number;

  /** Texts that the browser offers while the user types; any other text may be entered. Beats a `<datalist>` inside. */
  @property({ attribute: false }) declare suggestions?: readonly string[];

  /** Part of the contract with `child-watch.ts`. */
  childrenChanged(): void {
    if (this.firstElementChild || this.extras) this.requestUpdate('children');
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    // A password must not be seen while the rest of what its type means loads.
    if (!this.extras && (this.password || /password/.test(this.type))) this.field.setAttribute('type', 'password');
  }
}
