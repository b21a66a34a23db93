import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import type { PropertyValues } from 'lit';
import { json, listOf, TEXT } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import type { CheckableControl } from '../internal/form/checkable-control.js';
import { ChoiceGroup } from '../internal/form/choice-group.js';
import { disableBy } from '../internal/form/disabling.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { ChildWatch } from '../internal/observe/children.js';
import { allInside, closestTo } from '../internal/observe/flat.js';
import { groupStyles } from '../internal/styles/group.styles.js';

const MEMBER = 'nc-checkbox';

/** State of a member when the group last looked. */
interface MemberState {
  readonly value: string;
  readonly checked: boolean;
  readonly disabled: boolean;
}

/** The initial value of a group that was given none. */
const UNSET: readonly string[] = Object.freeze([]);

const VALUES = json(listOf(TEXT, 'a list of texts'));

/**
 * Checkboxes that answer one question: all `nc-checkbox`es inside it, however deep. It submits the values of the ticked
 * boxes under its name, one entry each.
 *
 * The group stops `input` and `change` of its boxes and fires its own instead, so that listeners outside get each action
 * once, from the group. Listeners between a box and the group get the events of the box.
 *
 * @slot - The checkboxes, and any markup around them.
 * @event {Event} input - The user ticked or unticked a box; `event.target.value` is the list of ticked values.
 * @event {ValueEvent<string[]>} change - The user ticked or unticked a box; follows `input`. Bubbles.
 * @csspart label - The legend.
 * @csspart message - What is wrong, below the boxes.
 * @cssstate full - `max` boxes are ticked; the others are disabled.
 * @cssstate disabled - The group or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcCheckboxGroup extends ChoiceGroup<readonly string[]> {
  static override styles = groupStyles;
  static override childWatch = new ChildWatch({ deep: true, text: true, attributes: ['slot'] });
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['name', 'min', 'max'],
  ]);

  #states = new Map<CheckableControl, MemberState>();
  /** While the group looks for its members, it updates once, with all of them. */
  #isFinding = false;
  #isPlanned = false;

  /** The values that are ticked initially and after a reset. Without it the boxes' own `checked` counts. */
  @property({ attribute: 'value', type: VALUES, default: UNSET }) declare defaultValue: readonly string[];

  /** Fewest boxes to tick. Default: 0, no limit. */
  @property({ type: Number, default: 0 }) declare min: number;

  /** Most boxes to tick; when they are ticked, the others are disabled. Default: -1, no limit. */
  @property({ type: Number, default: -1 }) declare max: number;

  /** The values of the ticked boxes, in document order. Setting it fires no event; boxes may come later. */
  @property({ type: VALUES, attribute: false, noAccessor: true })
  get value(): string[] {
    const { members, wanted } = this;
    // Boxes that the group has not seen yet follow it when it is attached.
    if (members.length === 0 || (wanted && this.#states.size === 0)) return wanted ? [...wanted] : (UNSET as string[]);
    const ticked = members.filter((member) => member.checked).map((member) => member.value);
    // Form libraries ask whether the value is the initial one.
    return ticked.length === 0 && this.defaultValue === UNSET ? (UNSET as string[]) : ticked;
  }
  set value(value: readonly string[]) {
    this.choose(value ?? []);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'group';
    if (!this.hasUpdated) this.childrenChanged();
  }

  override requestUpdate(...change: Parameters<FormControl['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'max') this.disableMembers();
  }

  /** @internal */
  memberChanged(member: CheckableControl): void {
    const { checked, value } = member;
    const disabled = member.matches(':disabled');
    const before = this.#states.get(member);
    const isSame = before?.value === value && before.checked === checked && before.disabled === disabled;
    if (isSame && !this.isResetting) return;
    this.#states.set(member, { value, checked, disabled });
    const { wanted } = this;
    if (wanted && (before?.value !== value || this.isResetting)) member.checked = this.chooses(wanted, value);
    else if (wanted && this.chooses(wanted, value) !== checked)
      this.chosen = checked ? [...wanted, value] : wanted.filter((other) => other !== value);
    if (this.#isFinding) return;
    if (before || member.checked) this.#membersChanged();
    else this.#unticked(member);
  }

  /** The boxes inside the group, in document order. */
  protected get members(): CheckableControl[] {
    const boxes = allInside<CheckableControl>(this, `${MEMBER}:defined`);
    return boxes.filter((box) => closestTo(box, this.localName) === this);
  }

  protected hasMember(target: EventTarget | null): boolean {
    return this.#states.has(target as CheckableControl);
  }

  protected get initialValue(): readonly string[] | undefined {
    return this.defaultValue === UNSET ? undefined : this.defaultValue;
  }

  /** The first box that can be used. */
  protected get focusTarget(): HTMLElement | undefined {
    return this.members.find((member) => member.hasAttribute('tabindex') && !member.matches(':disabled'));
  }

  protected chooses(value: readonly string[], option: string): boolean {
    return value.includes(option);
  }

  protected disableMembers(): void {
    const { max, isDisabled } = this;
    const isFull = max >= 0 && this.value.length >= max;
    this.setState('full', isFull);
    for (const member of this.#states.keys()) disableBy(member, this, isDisabled || (isFull && !member.checked));
  }

  protected override formValue(): FormValue {
    const data = new FormData();
    for (const member of this.members) {
      if (member.checked && !member.matches(':disabled')) data.append(this.name, member.value);
    }
    return this.name && data.has(this.name) ? data : null;
  }

  protected override formState(): FormValue {
    return JSON.stringify(this.value);
  }

  protected override restoreValue(state: FormValue): void {
    if (typeof state === 'string') this.value = JSON.parse(state) as string[];
  }

  protected override failure(): Failure | null {
    const { min, max, value } = this;
    const count = value.length;
    if (count === 0 && (this.required || min === 1)) {
      return { flag: 'valueMissing', message: chooseMessage() };
    }
    if (count < min) {
      const message = msg(str`Please choose at least {${min}, plural, one {# option} other {# options}}.`, {
        id: 'nc.validity.choose-min',
        desc: 'Fewer options are checked than must be',
      });
      return { flag: 'rangeUnderflow', message: counted(message) };
    }
    if (max >= 0 && count > max) {
      const message = msg(str`Please choose no more than {${max}, plural, one {# option} other {# options}}.`, {
        id: 'nc.validity.choose-max',
        desc: 'More options are checked than may be',
      });
      return { flag: 'rangeOverflow', message: counted(message) };
    }
    return null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('readonly')) for (const member of this.members) member.requestUpdate('readonly', null);
  }

  /** @internal Boxes have come, gone or moved. */
  override childrenChanged(): void {
    super.childrenChanged();
    const { members } = this;
    const present = new Set(members);
    for (const member of this.#states.keys()) {
      if (present.has(member)) continue;
      this.#states.delete(member);
      disableBy(member, this, false);
    }
    this.#isFinding = true;
    for (const member of members) if (!this.#states.has(member)) this.memberChanged(member);
    this.#isFinding = false;
    this.#membersChanged();
  }

  /** An unticked box has come. Neither value nor rules change, so the group updates once for many boxes. */
  #unticked(member: CheckableControl): void {
    disableBy(member, this, this.isDisabled || this.matches(':state(full)'));
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      this.#membersChanged(); // It may be the first box, which gets the focus and the browser's message.
    });
  }

  #membersChanged(): void {
    this.disableMembers();
    this.sync();
  }
}
