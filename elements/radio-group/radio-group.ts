import { html, nothing, type PropertyValues } from 'lit';
import { disableBy } from '../internal/form/disabling.js';
import type { CheckableControl, CheckableGroup } from '../internal/form/checkable-control.js';
import { inputEvent, ValueEvent } from '../internal/element/events.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { isLabelClick } from '../internal/form/label-click.js';
import { attribute, property } from '../internal/element/property.js';
import { RadioSet } from '../internal/form/radio-set.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { warnOnce } from '../internal/element/warn.js';
import { radioGroupStyles } from './radio-group.styles.js';

const ORIENTATIONS = ['vertical', 'horizontal'];

/**
 * Radios that answer one question: all `nc-radio`s inside it, however deep. The value of the one that is checked is
 * submitted under the group's name.
 *
 * A member's `input` and `change` end at the group, which fires its own instead: listeners outside hear of each action
 * once, and from the group. Listeners between the two hear the member.
 *
 * @slot - The radios, and any markup around them.
 * @event {Event} input - The user chose; `event.target.value` is the value of the checked radio.
 * @event {ValueEvent<string>} change - The user chose; follows `input`. Bubbles.
 * @csspart label - The legend.
 * @csspart message - What is wrong, below the radios.
 * @cssstate disabled - The group or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcRadioGroup extends FormControl implements CheckableGroup {
  static override styles = radioGroupStyles;
  static override template = html`<div part="label"></div><slot></slot>`;

  /** Which value should be checked, if the group was ever told; its radio may be yet to come. */
  #wanted: string | undefined;
  /** The members, by the value under which the group knows them. */
  #known = new WeakMap<CheckableControl, string>();
  /** While the form is reset the group decides, not what its members were initially. */
  #deciding = false;
  /** The user has chosen. */
  #touched = false;

  /** The value that is checked initially and after a reset. Without it the radios' own `checked` counts: the last one. */
  @property({ attribute: 'value', default: '' }) declare defaultValue: string;

  /** The legend, above the radios; also the group's accessible name. */
  @property({ default: '' }) declare label: string;

  /** How the radios are laid out: `vertical` or `horizontal` (in lines, as many as are needed). Default: `vertical`. */
  @attribute({ type: String, default: 'vertical' }) declare orientation: 'vertical' | 'horizontal';

  constructor() {
    super();
    for (const type of ['input', 'change', 'focusout']) this.addEventListener(type, this);
  }

  /** The value of the checked radio; empty when none is. Setting it fires no event; the radio may come later. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    const { members, checked } = this.#set;
    return members.size === 0 ? (this.#initial ?? '') : (checked?.value ?? '');
  }
  set value(value: string) {
    this.#wanted = value === null || value === undefined ? '' : String(value);
    this.#check();
    this.sync();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'radiogroup';
    for (const member of this.#set.members) this.memberChanged(member);
  }

  override requestUpdate(...change: Parameters<FormControl['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'defaultValue' && this.#wanted === undefined && !this.#touched) {
      this.#check();
      this.sync();
    }
  }

  override formDisabledCallback(disabled: boolean): void {
    super.formDisabledCallback(disabled);
    for (const member of this.#set.members) disableBy(member, this, this.isDisabled);
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    if (type === 'input' || type === 'change') this.#handleChange(event);
    else if (type === 'focusout' && !this.contains((event as FocusEvent).relatedTarget as Node)) this.interacted();
    else if (isLabelClick(event, this)) this.focus();
  }

  /** Gives the radio that is checked the focus, else the first that can be used. */
  override focus(options?: FocusOptions): void {
    this.#stop?.focus(options);
  }

  /** @internal */
  memberChanged(member: CheckableControl): void {
    const { value, checked } = member;
    const wanted = this.#initial;
    const isKnown = this.#known.get(member) === value;
    this.#known.set(member, value);
    disableBy(member, this, this.isDisabled);
    if (wanted !== undefined) {
      if (!isKnown || this.#deciding) member.checked = value === wanted;
      else if (checked !== (value === wanted) && (checked || !this.#set.checked)) this.#wanted = checked ? value : '';
    }
    this.sync();
    if (!isKnown) this.requestUpdate('members', null); // No property: the key only tells `updated` why it runs.
  }

  /** @internal */
  memberLeft(member: CheckableControl): void {
    this.#known.delete(member);
    disableBy(member, this, false);
    this.sync();
  }

  protected override get validityAnchor(): HTMLElement {
    return this.#stop ?? this;
  }

  protected override formValue(): FormValue {
    const { checked } = this.#set;
    return checked && !checked.matches(':disabled') ? checked.value : null;
  }

  protected override formState(): FormValue {
    return this.value;
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as string;
  }

  protected override resetValue(): void {
    this.#wanted = undefined;
    this.#touched = false;
    this.#deciding = true;
    // The browser resets the members right after the group.
    queueMicrotask(() => (this.#deciding = false));
    this.#check();
  }

  protected override failure(): Failure | null {
    return this.required && !this.#set.checked ? { flag: 'valueMissing', message: chooseMessage() } : null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, label, orientation } = this;
    if (changed.has('label')) {
      this.renderRoot.firstElementChild!.textContent = label; // The template starts with it.
      internals.ariaLabel = label || null;
    }
    if (changed.has('orientation') && !ORIENTATIONS.includes(orientation))
      warnOnce(this, 'orientation', ORIENTATIONS.join(' or '), orientation);
    if (changed.has('required')) internals.ariaRequired = String(this.required);
    if (changed.has('readonly')) internals.ariaReadOnly = String(this.readonly);
    if (changed.has('disabled')) internals.ariaDisabled = this.isDisabled ? 'true' : null;
    if (changed.has('validationMessage')) internals.ariaDescription = this.#shownMessage || null;
    if (changed.has('members')) this.#warnOfDoubles();
  }

  protected override renderContent(): unknown {
    return this.#shownMessage ? html`<div part="message">${this.#shownMessage}</div>` : nothing;
  }

  get #shownMessage(): string {
    return this.showsInvalid ? this.validationMessage : '';
  }

  get #set(): RadioSet {
    return RadioSet.of(this);
  }

  /** The radio that Tab reaches. */
  get #stop(): HTMLElement | undefined {
    const { usable, checked } = this.#set;
    return checked && usable.includes(checked) ? checked : usable[0];
  }

  /** What decides about radios that come. */
  get #initial(): string | undefined {
    return this.#wanted ?? (this.defaultValue || undefined);
  }

  #check(): void {
    const wanted = this.#initial;
    for (const member of this.#set.members)
      member.checked = wanted === undefined ? member.defaultChecked : member.value === wanted;
  }

  #handleChange(event: Event): void {
    if (!this.#set.members.has(event.target as never)) return;
    event.stopImmediatePropagation();
    this.#touched = true;
    this.syncUserValue();
    const { value } = this;
    this.dispatchEvent(event.type === 'input' ? inputEvent() : new ValueEvent('change', value, { bubbles: true }));
  }

  #warnOfDoubles(): void {
    const seen = new Set<string>();
    for (const { value } of this.#set.members) {
      if (seen.has(value)) warnOnce(this, 'value', 'another one on each radio', value);
      seen.add(value);
    }
  }
}
