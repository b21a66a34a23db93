import { html, type PropertyValues, type TemplateResult } from 'lit';
import { actByKey, unlessPrevented } from '../internal/element/after-dispatch.js';
import { attribute, property } from '../internal/element/property.js';
import { FormElement } from '../internal/form/form-element.js';
import { followHover } from '../internal/gesture/follow-hover.js';
import type { Pressable } from '../internal/gesture/press-look.js';
import { resetBy, submitBy } from '../internal/form/submit.js';
import { OPTIONS, requestOpenType } from './open-type.js';
import { buttonStyles } from './button.styles.js';

/**
 * A push button. It can submit or reset its form, or use the device, for example to share or to scan (`open-type`).
 *
 * @slot - The label.
 * @event {RequestEvent} nc-request - The button was activated and has an `open-type`.
 * @event {ButtonSuccessEvent} success - The device has done what `open-type` asks for; field `result`, such as the code that was
 *   scanned.
 * @event {ButtonFailEvent} fail - It was not done; fields `errMsg`, `error`. Also when the user gave up, or nothing on the page can.
 * @csspart base - The box inside, which has padding and border.
 * @cssprop --nc-button-background - Background.
 * @cssprop --nc-button-color - Text color.
 * @cssprop --nc-button-radius - Corners; default those of `--nc-radius-md`.
 * @cssstate loading - Work is under way; the button cannot be activated.
 * @cssstate disabled - The button or its fieldset is disabled.
 */
export class NcButton extends FormElement implements Pressable {
  static override styles = buttonStyles;
  static override template: TemplateResult = html`<slot part="base"></slot>`;

  /** `primary`: the main action of a page; `warn`: an action that destroys something. Default: `default`. */
  @attribute({ type: String, default: 'default' }) declare type: 'default' | 'primary' | 'warn';

  /**
   * `mini`: as wide as its label; `default`: as wide as its container; `fab`: floats above the lower end of the page, for the
   * main action there: an icon, and a label or `aria-label`.
   */
  @attribute({ type: String, default: 'default' }) declare size: 'default' | 'mini' | 'fab';

  /** Draws an outline instead of a filled background. */
  @attribute({ type: Boolean }) declare plain: boolean;

  /** Shows a spinner; meanwhile the button cannot be activated. */
  @attribute({ type: Boolean }) declare loading: boolean;

  /** What the button does to its form: `submit` or `reset`. Default: nothing. */
  @attribute({ type: String, attribute: 'form-type' }) declare formType: '' | 'submit' | 'reset';

  /** What the button asks the device for: `share`, `scan`, `pay`, `contact` or `feedback`. */
  @attribute({ type: String, attribute: 'open-type' }) declare openType: string;

  /**
   * Options of the call that `open-type` makes, as on the device bus: what is shared, scanned for, paid. An attribute has them as
   * JSON.
   */
  @property({ attribute: 'open-options', type: OPTIONS }) declare openOptions:
    Readonly<Record<string, unknown>> | undefined;

  /** Value submitted under `name` if this button submits the form. */
  @attribute({ type: String }) declare value: string;

  /** Class names that the button has while it is pressed, separated by spaces. Default: `none`. */
  @property({ attribute: 'hover-class', default: 'none' }) declare hoverClass: string;

  /** How long the user must press until the button has `hover-class`, in ms. Default: 20. */
  @property({ type: Number, attribute: 'hover-start-time', default: 20 }) declare hoverStartTime: number;

  /** How long the button has `hover-class` after the release, in ms. Default: 70. */
  @property({ type: Number, attribute: 'hover-stay-time', default: 70 }) declare hoverStayTime: number;

  /** While the button is pressed, the elements around it do not look pressed. */
  @property({ type: Boolean, attribute: 'hover-stop-propagation', default: false })
  declare hoverStopPropagation: boolean;

  /** @internal */
  get isDrawable(): boolean {
    return !this.loading && !this.disabled;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) return;
    this.internals.role = 'button';
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  handleEvent(event: Event): void {
    if (event.type === 'click') this.#handleClick(event);
    else if (event.type.startsWith('key')) this.#handleKey(event as KeyboardEvent);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('loading')) {
      this.setState('loading', this.loading);
      this.internals.ariaBusy = this.loading ? 'true' : null;
    }
    followHover(this, changed, () => this.#isUsable);
  }

  get #isUsable(): boolean {
    return !this.isDisabled && !this.loading;
  }

  #handleClick(event: Event): void {
    if (!this.#isUsable) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (this.formType || this.openType) unlessPrevented(event, () => this.#activate());
  }

  #activate(): void {
    const { formType, openType, openOptions = {} } = this;
    if (formType === 'submit') submitBy(this);
    else if (formType === 'reset') resetBy(this);
    if (openType) requestOpenType(this, openType, openOptions);
  }

  /** As natively, Enter activates when it is pressed, Space when it is released. */
  #handleKey(event: KeyboardEvent): void {
    const { key, type } = event;
    const isDown = type === 'keydown';
    if (event.target !== this || (key !== ' ' && (key !== 'Enter' || !isDown))) return;
    if (key === ' ' && isDown)
      event.preventDefault(); // The page must not scroll.
    else if (!event.repeat) actByKey(event, () => this.click());
  }
}
