import type { PropertyValues } from 'lit';
import { attribute, property } from '../internal/element/property.js';
import { warnOnce } from '../internal/element/warn.js';
import type { CheckableControl } from '../internal/form/checkable-control.js';
import { ChoiceGroup } from '../internal/form/choice-group.js';
import { disableBy } from '../internal/form/disabling.js';
import type { FormValue } from '../internal/form/form-control.js';
import { RadioSet } from '../internal/form/radio-set.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { allInside, isInside } from '../internal/observe/flat.js';
import { radioGroupStyles } from './radio-group.styles.js';

const ORIENTATIONS = ['vertical', 'horizontal'];

/**
 * Radios that answer one question: all `nc-radio`s inside it, however deep. It submits the value of the checked one under
 * its name.
 *
 * The group stops `input` and `change` of its radios and fires its own instead, so that listeners outside get each action
 * once, from the group. Listeners between a radio and the group get the events of the radio.
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
export class NcRadioGroup extends ChoiceGroup<string> {
  static override styles = radioGroupStyles;

  /** The members, each as the group last saw it. */
  #seen = new WeakMap<CheckableControl, { readonly value: string; readonly checked: boolean }>();

  /**
   * The value that is checked initially and after a reset. Without it the radios' own `checked` counts; of several, the
   * last one.
   */
  @property({ attribute: 'value', default: '' }) declare defaultValue: string;

  /** Layout of the radios: `vertical`, the default, or `horizontal`, in as many lines as they need. */
  @attribute({ type: String, default: 'vertical' }) declare orientation: 'vertical' | 'horizontal';

  /** The value of the checked radio; empty when none is. Setting it fires no event; the radio may come later. */
  @property({ attribute: false, noAccessor: true })
  get value(): string {
    const { members, checked } = this.#set;
    return members.size === 0 ? (this.wanted ?? '') : (checked?.value ?? '');
  }
  set value(value: string) {
    this.choose(value ?? '');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'radiogroup';
    for (const member of this.members) this.memberChanged(member);
  }

  /** @internal Radios that come through a slot of the page do not see the group before. */
  override childrenChanged(): void {
    super.childrenChanged();
    const inside = new Set(allInside<CheckableControl>(this, 'nc-radio'));
    for (const radio of new Set([...this.members, ...inside]))
      if (this.members.has(radio) !== inside.has(radio)) radio.placeChanged?.();
  }

  /** @internal */
  memberChanged(member: CheckableControl): void {
    if (!this.hasMember(member)) return; // It joins when it is inserted.
    const { checked, value } = member;
    const { wanted } = this;
    const before = this.#seen.get(member);
    const isKnown = before?.value === value;
    this.#seen.set(member, { value, checked });
    if (wanted !== undefined) {
      if (!isKnown || this.isResetting) member.checked = value === wanted;
      else if (checked !== (value === wanted) && (checked || !this.#set.checked)) this.chosen = checked ? value : '';
    }
    // After it follows the group's value: a member calls this method again while it is being disabled.
    disableBy(member, this, this.isDisabled);
    const counts = member.checked || before?.checked;
    if (counts) this.sync();
    if (!counts || !isKnown) this.requestUpdate('members', null); // Not a property: it gives the update a reason.
  }

  /** @internal */
  memberLeft(member: CheckableControl): void {
    this.#seen.delete(member);
    disableBy(member, this, false);
    if (member.checked) this.sync();
    this.requestUpdate('members', null);
  }

  protected get members(): ReadonlySet<CheckableControl> {
    return this.#set.members;
  }

  protected hasMember(target: EventTarget | null): boolean {
    return this.members.has(target as CheckableControl);
  }

  protected get initialValue(): string | undefined {
    return this.defaultValue || undefined;
  }

  /** The radio that Tab reaches: the checked one, else the first that can be used. */
  protected get focusTarget(): HTMLElement | undefined {
    const { tabStop } = this.#set;
    return tabStop && isInside(tabStop, this) ? tabStop : undefined; // Of several that leave, some are still in the set.
  }

  protected chooses(value: string, option: string): boolean {
    return value === option;
  }

  protected disableMembers(): void {
    for (const member of this.members) disableBy(member, this, this.isDisabled);
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

  protected override failure(): Failure | null {
    return this.required && !this.#set.checked ? { flag: 'valueMissing', message: chooseMessage() } : null;
  }

  protected override firstUpdated(): void {
    this.childrenChanged();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    // Radios that are not checked change no value, only which one gets the browser's message: once for many.
    if (changed.has('members')) this.sync();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, orientation } = this;
    if (changed.has('orientation') && !ORIENTATIONS.includes(orientation))
      warnOnce(this, 'orientation', ORIENTATIONS.join(' or '), orientation);
    if (changed.has('required')) internals.ariaRequired = String(this.required);
    if (changed.has('readonly')) internals.ariaReadOnly = String(this.readonly);
    if (changed.has('members')) this.#warnOfEqualValues();
  }

  get #set(): RadioSet {
    return RadioSet.of(this);
  }

  #warnOfEqualValues(): void {
    const seen = new Set<string>();
    for (const { value } of this.members) {
      if (seen.has(value)) warnOnce(this, 'value', 'another one on each radio', value);
      seen.add(value);
    }
  }
}
