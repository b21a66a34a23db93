import { html, type PropertyValues, type TemplateResult } from 'lit';
import { CheckableControl } from '../internal/form/checkable-control.js';
import { passColors } from '../internal/styles/colors.js';
import { property } from '../internal/element/property.js';
import { checkboxStyles } from './checkbox.styles.js';

/**
 * A box to tick, alone or in an `nc-checkbox-group`.
 *
 * @slot - The label.
 * @event {Event} input - The user ticked or unticked the box.
 * @event {Event} change - The user ticked or unticked the box; follows `input`.
 * @csspart base - Holds box and label; the box is its `::before`.
 * @cssprop --nc-checkbox-color - Color of the tick.
 * @cssprop --nc-checkbox-background-color - Background while off.
 * @cssprop --nc-checkbox-border-color - Border while off.
 * @cssprop --nc-checkbox-active-background-color - Background while on.
 * @cssprop --nc-checkbox-active-border-color - Border while on.
 * @cssstate checked - The box is ticked.
 * @cssstate indeterminate - The box is neither on nor off.
 * @cssstate disabled - The box or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcCheckbox extends CheckableControl {
  static override styles = checkboxStyles;
  static override template: TemplateResult = html`<slot part="base"></slot>`;
  static override group = 'nc-checkbox-group';

  /** Shows neither on nor off, such as above a partly ticked list. A click by the user ends it. */
  @property({ type: Boolean, default: false }) declare indeterminate: boolean;

  /** Color of the tick. Any CSS color. Precedence: `foreColor`, `iconColor`, `color`. */
  @property({ default: '' }) declare color: string;
  @property({ attribute: 'icon-color', default: '' }) declare iconColor: string;
  @property({ attribute: 'fore-color', default: '' }) declare foreColor: string;

  /** Background while off. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Border while off. */
  @property({ attribute: 'border-color', default: '' }) declare borderColor: string;

  /** Background while on. */
  @property({ attribute: 'active-background-color', default: '' }) declare activeBackgroundColor: string;

  /** Border while on. */
  @property({ attribute: 'active-border-color', default: '' }) declare activeBorderColor: string;

  protected override get ariaCheckedValue(): 'true' | 'false' | 'mixed' {
    return this.indeterminate ? 'mixed' : super.ariaCheckedValue;
  }

  protected override flip(): () => void {
    const { indeterminate } = this;
    this.indeterminate = false;
    const goBack = super.flip();
    return () => {
      this.indeterminate = indeterminate;
      goBack();
    };
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('indeterminate')) {
      this.setState('indeterminate', this.indeterminate);
      this.showChecked();
    }
    passColors(this, changed, '--nc-checkbox-');
  }
}
