import { html, type PropertyValues, type TemplateResult } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { CheckableControl } from '../internal/form/checkable-control.js';
import { passColors } from '../internal/styles/colors.js';
import { property } from '../internal/element/property.js';
import { RadioSet, type SetMember } from '../internal/form/radio-set.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { radioStyles } from './radio.styles.js';

/** Steps of the arrow keys. Those of the horizontal keys are reversed in right-to-left text. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * One of several choices. Checking it unchecks the others: those in the same `nc-radio-group`, or, outside of a group,
 * those with the same `name` in the same form (without a form, in the same document or shadow tree). The arrow keys
 * choose among them. Tab reaches only the checked one, or the first if none is checked.
 *
 * @slot - The label.
 * @event {Event} input - The user checked the radio. In a group, the group fires it.
 * @event {Event} change - The user checked the radio; follows `input`. In a group, the group fires it.
 * @csspart base - Holds box and label; the box is its `::before`.
 * @cssprop --nc-radio-icon-color - Color of the dot.
 * @cssprop --nc-radio-background-color - Background while off.
 * @cssprop --nc-radio-border-color - Border while off.
 * @cssprop --nc-radio-active-background-color - Background while on.
 * @cssprop --nc-radio-active-border-color - Border while on.
 * @cssstate checked - The radio is checked.
 * @cssstate disabled - The radio, its group or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcRadio extends CheckableControl implements SetMember {
  static override role = 'radio';
  static override inputType = 'radio';
  static override group = 'nc-radio-group';
  static override styles = radioStyles;
  static override template: TemplateResult = html`<slot part="base"></slot>`;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([...CheckableControl.formProperties, 'name']);

  #set?: RadioSet | undefined;

  /** Background while on; `activeBackgroundColor` takes precedence. Any CSS color. */
  @property({ default: '' }) declare color: string;

  /** Color of the dot; `foreColor` takes precedence. */
  @property({ attribute: 'icon-color', default: '' }) declare iconColor: string;
  @property({ attribute: 'fore-color', default: '' }) declare foreColor: string;

  /** Background while off. */
  @property({ attribute: 'background-color', default: '' }) declare backgroundColor: string;

  /** Border while off. */
  @property({ attribute: 'border-color', default: '' }) declare borderColor: string;

  /** Background while on. */
  @property({ attribute: 'active-background-color', default: '' }) declare activeBackgroundColor: string;

  /** Border while on. Default: the background while on. */
  @property({ attribute: 'active-border-color', default: '' }) declare activeBorderColor: string;

  override connectedCallback(): void {
    this.#joinSet(); // The validity depends on the set.
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#joinSet();
  }

  /** @internal Its group may be another one. */
  override placeChanged(): void {
    super.placeChanged();
    this.#joinSet();
  }

  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    if (!form) this.#joinSet();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'keydown' && event.target === this) this.#handleArrow(event as KeyboardEvent);
  }

  /** @internal All radios of a set lack the same: one text under each would say it many times. */
  override get showsMessage(): boolean {
    return false;
  }

  /** @internal */
  missingChanged(): void {
    this.syncValidity();
  }

  /** @internal */
  positionChanged(position: number, size: number, isTabStop: boolean): void {
    this.internals.ariaPosInSet = String(position);
    this.internals.ariaSetSize = String(size);
    const tabIndex = isTabStop ? 0 : -1;
    if (!this.isDisabled && this.tabIndex !== tabIndex) this.tabIndex = tabIndex;
  }

  protected override sync(): void {
    this.#joinSet();
    super.sync();
  }

  /** A checked radio stays checked until another one is. */
  protected override flip(): () => void {
    if (this.checked) return () => {};
    const before = this.#set?.checked;
    const goBack = super.flip();
    return () => {
      goBack();
      if (before) before.checked = true;
    };
  }

  protected override failure(): Failure | null {
    const missing = this.#set ? this.#set.missing : this.required && !this.checked;
    return missing ? { flag: 'valueMissing', message: chooseMessage() } : null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    passColors(this, changed, '--nc-radio-');
  }

  /** Joins the set to which the radio belongs now, and shows the set its present state. */
  #joinSet(): void {
    const { name } = this;
    const group = this.isConnected ? this.group : null;
    const scope = name && this.isConnected && (this.form ?? this.closest('nc-form') ?? this.getRootNode());
    const set = group ? RadioSet.of(group) : scope ? RadioSet.of(scope, name) : undefined;
    const before = this.#set;
    this.#set = set;
    if (before !== set) {
      before?.delete(this);
      // A first guess, mostly right; the set corrects it in a microtask.
      if (set) this.tabIndex = set.members.size > 0 && !this.checked ? -1 : 0;
      set?.add(this);
    }
    set?.update(this);
  }

  #handleArrow(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const step = STEPS[key];
    const set = this.#set;
    if (!step || !set || altKey || ctrlKey || metaKey) return;
    afterDispatch(event, () => {
      if (event.defaultPrevented) return;
      event.preventDefault(); // The page must not scroll.
      const mirrored = key.endsWith('t') && this.matches(':dir(rtl)');
      const { usable } = set;
      const index = usable.indexOf(this) + (mirrored ? -step : step);
      const next = usable.at(index % usable.length);
      if (!next || next === this) return;
      next.focus();
      next.click(); // As natively, so that the page can prevent it.
    });
  }
}
