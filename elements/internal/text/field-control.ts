import type { PropertyValues } from 'lit';
import { FormControl } from '../form/form-control.js';
import type { TextField } from './field.js';
import { watchField } from './filling.js';
import { describeField, FIELD_ATTRIBUTES, passHints } from './hints.js';
import { nameFieldSoon, type NamedControl } from './names.js';

const NAMES: readonly string[] = ['aria-label', 'aria-labelledby'];

/** Base of controls with a native field for text inside: what the page says about the control reaches the field. */
export abstract class FieldControl extends FormControl implements NamedControl {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...FIELD_ATTRIBUTES];
  }

  /** The native field; undefined before the control was on a page. */
  protected abstract get field(): TextField | undefined;

  override connectedCallback(): void {
    const isFirst = !this.renderRoot;
    super.connectedCallback();
    nameFieldSoon(this, this.field!);
    if (isFirst) watchField(this.renderRoot);
  }

  override attributeChangedCallback(name: string, ...values: [string | null, string | null]): void {
    super.attributeChangedCallback(name, ...values);
    if (NAMES.includes(name)) this.labelsChanged();
    else if (FIELD_ATTRIBUTES.includes(name)) this.requestUpdate('hints', null);
  }

  override labelsChanged(): void {
    if (this.field) nameFieldSoon(this, this.field);
  }

  protected override get validityAnchor(): HTMLElement {
    return this.field ?? this;
  }

  /** The field has got the focus: labels may have come or changed, and what describes it. */
  protected focusEntered(): void {
    nameFieldSoon(this, this.field!);
    if (this.hasAttribute('aria-describedby')) this.describe();
  }

  protected override update(changed: PropertyValues): void {
    const field = this.field!;
    if (changed.has('readonly')) field.readOnly = this.readonly;
    if (changed.has('required')) field.ariaRequired = String(this.required);
    if (changed.has('disabled')) field.disabled = this.isDisabled;
    super.update(changed);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const field = this.field!;
    if (changed.has('validationMessage')) field.ariaInvalid = this.isShownInvalid ? 'true' : null;
    if (!changed.has('hints')) return;
    this.describe();
    passHints(this, field);
    field.ariaDescription = this.getAttribute('aria-description');
  }

  /** What the page says about it comes first. */
  protected override describe(): void {
    describeField(this, this.field!, ['description', 'hint', 'message']);
  }
}
