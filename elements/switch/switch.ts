import { msg } from '@lit/localize';
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { CheckableControl } from '../internal/form/checkable-control.js';
import { canDragThumb } from '../internal/gesture/thumb-drag.js';
import { passColors } from '../internal/styles/colors.js';
import { inputEvent, ValueEvent } from '../internal/element/events.js';
import { attribute, property } from '../internal/element/property.js';
import { SwitchDrag } from './drag.js';
import { switchStyles } from './switch.styles.js';

/**
 * Turns one thing on or off at once, by a tap, a drag of its thumb, or Space.
 *
 * @slot - The label.
 * @event {Event} input - The user switched.
 * @event {ValueEvent<boolean>} change - The user switched; follows `input`. `value`: whether it is on. Bubbles.
 * @csspart base - Holds track, thumb and label; the track is its `::before`, the thumb its `::after`.
 * @cssprop --nc-switch-background-color - Track while off.
 * @cssprop --nc-switch-active-background-color - Track while on.
 * @cssprop --nc-switch-color - Track while on, unless the one above is set.
 * @cssprop --nc-switch-fore-color - Thumb while off.
 * @cssprop --nc-switch-active-fore-color - Thumb while on.
 * @cssstate checked - The switch is on.
 * @cssstate dragging - The user holds the thumb.
 * @cssstate disabled - The switch or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcSwitch extends CheckableControl {
  static override role = 'switch';
  static override styles = switchStyles;
  static override template: TemplateResult = html`<slot part="base"></slot>`;

  /**
   * `checkbox`: looks like a checkbox; screen readers still speak of a switch. `switch`: looks like a switch, the default.
   * It always reads `checkbox`, as that of a native field does.
   */
  @attribute({ type: String })
  override get type(): string {
    return super.type;
  }
  override set type(type: 'switch' | 'checkbox' | null | undefined) {
    if (type === null || type === undefined) this.removeAttribute('type');
    else this.setAttribute('type', type);
  }

  /** Track while on; `activeBackgroundColor` takes precedence. Any CSS color. */
  @property({ default: '' }) declare color: string;

  /** Track while off. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Track while on. */
  @property({ attribute: 'active-background-color', default: '' }) declare activeBackgroundColor: string;

  /** Thumb while off. */
  @property({ attribute: 'fore-color', default: '' }) declare foreColor: string;

  /** Thumb while on, or the tick of the checkbox look. */
  @property({ attribute: 'active-fore-color', default: '' }) declare activeForeColor: string;

  #drag?: SwitchDrag;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#drag?.cancel();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'pointerdown') this.#handlePress(event as PointerEvent);
  }

  protected override requiredText(): string {
    return this.getAttribute('type') === 'checkbox'
      ? super.requiredText()
      : msg('Please turn this on.', { id: 'nc.validity.turn-on', desc: 'A required switch is off' });
  }

  protected override notifyChange(): void {
    this.dispatchEvent(inputEvent());
    this.dispatchEvent(new ValueEvent('change', this.checked, { bubbles: true }));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    passColors(this, changed, '--nc-switch-');
  }

  get #canDrag(): boolean {
    return this.getAttribute('type') !== 'checkbox' && !this.isDisabled && !this.isReadonly;
  }

  #handlePress(event: PointerEvent): void {
    if (!this.#canDrag || !canDragThumb(event)) return;
    this.#drag = new SwitchDrag(
      {
        element: this,
        showThumb: (travel) => this.#showThumb(travel),
        toggle: () => this.#toggle(),
      },
      event,
    );
  }

  #showThumb(travel: number | undefined): void {
    this.setState('dragging', travel !== undefined);
    if (travel === undefined) this.style.removeProperty('--_travel');
    else this.style.setProperty('--_travel', String(travel));
    if (!this.getAttribute('style')) this.removeAttribute('style');
  }

  #toggle(): void {
    if (!this.#canDrag) return;
    this.flip();
    this.syncUserValue();
    this.notifyChange();
  }
}
