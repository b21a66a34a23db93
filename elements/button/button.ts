import { html, type PropertyValues } from 'lit';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { FormElement } from '../internal/form/form-element.js';
import { attribute } from '../internal/element/property.js';
import { resetBy, submitBy } from '../internal/form/submit.js';
import { requestOpenType } from './open-type.js';
import { buttonStyles } from './button.styles.js';

/**
 * A push button. It submits or resets its form, or asks the host of the page for something (`open-type`).
 *
 * @slot - The label.
 * @event {RequestEvent} nc-request - The button was activated and has an `open-type`.
 * @cssprop --nc-button-background - Background.
 * @cssprop --nc-button-color - Text colour.
 * @cssstate loading - Work is under way; the button cannot be activated.
 * @cssstate disabled - The button or its fieldset is disabled.
 */
export class NcButton extends FormElement {
  static override styles = buttonStyles;
  static override template = html`<slot></slot>`;

  /** `primary` for the main action of a page, `warn` for one that destroys something. Default: `default`. */
  @attribute({ type: String, default: 'default' }) declare type: 'default' | 'primary' | 'warn';

  /** `mini` is as wide as its label; `default` fills its container. */
  @attribute({ type: String, default: 'default' }) declare size: 'default' | 'mini';

  /** Outline instead of a fill. */
  @attribute({ type: Boolean }) declare plain: boolean;

  /** Shows a spinner and cannot be activated. */
  @attribute({ type: Boolean }) declare loading: boolean;

  /** What the button does to its form: `submit`, `reset` or nothing. */
  @attribute({ type: String, attribute: 'form-type' }) declare formType: '' | 'submit' | 'reset';

  /** What the button asks the page's host for: `share`, `scan`, `pay`, `contact` or `feedback`. */
  @attribute({ type: String, attribute: 'open-type' }) declare openType: string;

  /** Submitted under `name` if this button submits the form. */
  @attribute({ type: String }) declare value: string;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) return;
    this.internals.role = 'button';
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') this.#handleClick(event);
    else if (event instanceof KeyboardEvent) this.#handleKey(event);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('loading')) {
      this.setState('loading', this.loading);
      this.internals.ariaBusy = this.loading ? 'true' : null;
    }
  }

  #handleClick(event: Event): void {
    if (this.isDisabled || this.loading) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (this.formType || this.openType) unlessPrevented(event, () => this.#activate());
  }

  #activate(): void {
    const { formType, openType } = this;
    if (formType === 'submit') submitBy(this);
    else if (formType === 'reset') resetBy(this);
    if (openType) requestOpenType(this, openType);
  }

  /** Enter activates when pressed, Space when released, as a native button. */
  #handleKey(event: KeyboardEvent): void {
    const { key, type } = event;
    const isDown = type === 'keydown';
    if (event.target !== this || (key !== ' ' && (key !== 'Enter' || !isDown))) return;
    if (key === ' ' && isDown)
      event.preventDefault(); // The page is not to scroll.
    else if (!event.repeat) unlessPrevented(event, () => this.click());
  }
}
