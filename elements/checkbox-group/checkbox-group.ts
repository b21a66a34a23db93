import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { disableBy } from '../internal/form/disabling.js';
import type { CheckableControl, CheckableGroup } from '../internal/form/checkable-control.js';
import { inputEvent, ValueEvent } from '../internal/element/events.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { isLabelClick } from '../internal/form/label-click.js';
import { jsonConverter, property } from '../internal/element/property.js';
import { groupStyles } from '../internal/styles/group.styles.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';

const MEMBER = 'nc-checkbox';

/** A member as the group last heard of it. */
interface Known {
  readonly value: string;
  readonly checked: boolean;
  readonly disabled: boolean;
}

/** The initial value of a group that was given none. */
const UNSET: readonly string[] = Object.freeze([]);

/** Values from attributes and frameworks: a list of anything, or nothing. */
const listOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;

/**
 * Checkboxes that answer one question. Its members are all `nc-checkbox`es inside it, however deep; what is ticked is
 * submitted under the group's name, one entry each.
 *
 * A member's `input` and `change` end at the group, which fires its own instead: listeners outside hear of each action
 * once, and from the group. Listeners between the two hear the member.
 *
 * @slot - The checkboxes, and any markup around them.
 * @event {Event} input - The user ticked or unticked a box; `event.target.value` is the list of ticked values.
 * @event {ValueEvent<string[]>} change - The user ticked or unticked a box; follows `input`. Bubbles.
 * @csspart label - The legend.
 * @csspart message - What is wrong, below the boxes.
 * @cssstate full - As many boxes are ticked as may be; the others are disabled.
 * @cssstate disabled - The group or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcCheckboxGroup extends FormControl implements CheckableGroup {
  static override styles = groupStyles;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['name', 'min', 'max'],
  ]);
  static override template = html`<div part="label"></div><slot></slot>`;

  /** Which values should be ticked, if the group was ever told; their boxes may be yet to come. */
  #wanted: readonly string[] | undefined;
  #members = new Map<CheckableControl, Known>();
  /** While the form is reset the group decides, not what its members were initially. */
  #deciding = false;
  /** The user has ticked or unticked a box. */
  #touched = false;
  #observer?: MutationObserver;

  /** The values that are ticked initially and after a reset. Without it the boxes' own `checked` counts. */
  @property({ attribute: 'value', converter: jsonConverter, default: UNSET }) declare defaultValue: readonly string[];

  /** The legend, above the boxes; also the group's accessible name. */
  @property({ default: '' }) declare label: string;

  /** Fewest boxes to tick; 0: no limit. */
  @property({ type: Number, default: 0 }) declare min: number;

  /** Most boxes to tick; when they are, the others are disabled. -1: no limit. */
  @property({ type: Number, default: -1 }) declare max: number;

  constructor() {
    super();
    for (const type of ['input', 'change', 'focusout']) this.addEventListener(type, this);
  }

  /** The values of the ticked boxes, in document order. Setting it fires no event; boxes may come later. */
  @property({ attribute: false, noAccessor: true })
  get value(): string[] {
    const members = this.#present;
    if (members.length === 0) return [...(this.#initial ?? [])];
    return members.filter((member) => member.checked).map((member) => member.value);
  }
  set value(value: readonly string[]) {
    this.#wanted = listOf(value) ?? [];
    this.#tick();
    this.#membersChanged();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.internals.role ??= 'group';
    this.#observer ??= new MutationObserver(() => this.#meet());
    this.#observer.observe(this, { childList: true, subtree: true });
    this.#meet();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  override requestUpdate(...change: Parameters<FormControl['requestUpdate']>): void {
    super.requestUpdate(...change);
    const [name] = change;
    if (name === 'max') this.#barMembers();
    else if (name === 'defaultValue' && this.#wanted === undefined && !this.#touched) this.#tick();
  }

  override formDisabledCallback(disabled: boolean): void {
    super.formDisabledCallback(disabled);
    this.#barMembers();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    if (type === 'input' || type === 'change') this.#handleChange(event);
    else if (type === 'focusout' && !this.contains((event as FocusEvent).relatedTarget as Node)) this.interacted();
    else if (isLabelClick(event, this)) this.focus();
  }

  /** Gives the first box that can be used the focus. */
  override focus(options?: FocusOptions): void {
    const anchor = this.validityAnchor;
    if (anchor !== this) anchor.focus(options);
  }

  /** @internal */
  memberChanged(member: CheckableControl): void {
    const { value, checked } = member;
    const disabled = member.matches(':disabled');
    const known = this.#members.get(member);
    const same = known?.value === value && known.checked === checked && known.disabled === disabled;
    if (same && !this.#deciding) return;
    this.#members.set(member, { value, checked, disabled });
    const wanted = this.#initial;
    if (wanted && (known?.value !== value || this.#deciding)) {
      member.checked = wanted.includes(value);
    } else if (wanted && wanted.includes(value) !== checked) {
      this.#wanted = checked ? [...wanted, value] : wanted.filter((other) => other !== value);
    }
    this.#membersChanged();
  }

  protected override get validityAnchor(): HTMLElement {
    return this.#present.find((member) => member.hasAttribute('tabindex') && !member.matches(':disabled')) ?? this;
  }

  protected override formValue(): FormValue {
    const data = new FormData();
    for (const member of this.#present) {
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

  protected override resetValue(): void {
    this.#wanted = undefined;
    this.#touched = false;
    this.#deciding = true;
    // The browser resets the members right after the group.
    queueMicrotask(() => (this.#deciding = false));
    this.#tick();
  }

  protected override failure(): Failure | null {
    const { min, max, value } = this;
    const count = value.length;
    if (count === 0 && (this.required || min === 1)) {
      return { flag: 'valueMissing', message: chooseMessage() };
    }
    if (count < min) {
      const message = msg(str`Please choose at least ${min}.`, {
        id: 'nc.validity.choose-min',
        desc: 'Fewer options are ticked than must be',
      });
      return { flag: 'rangeUnderflow', message };
    }
    if (max >= 0 && count > max) {
      const message = msg(str`Please choose no more than ${max}.`, {
        id: 'nc.validity.choose-max',
        desc: 'More options are ticked than may be',
      });
      return { flag: 'rangeOverflow', message };
    }
    return null;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals } = this;
    if (changed.has('label')) {
      this.renderRoot.firstElementChild!.textContent = this.label; // The template starts with it.
      internals.ariaLabel = this.label || null;
    }
    if (changed.has('disabled')) internals.ariaDisabled = this.isDisabled ? 'true' : null;
    if (changed.has('readonly')) for (const member of this.#present) member.requestUpdate('readonly', null);
    if (changed.has('validationMessage')) internals.ariaDescription = this.#shownMessage || null;
  }

  protected override renderContent(): unknown {
    return this.#shownMessage ? html`<div part="message">${this.#shownMessage}</div>` : nothing;
  }

  get #shownMessage(): string {
    return this.showsInvalid ? this.validationMessage : '';
  }

  /** What decides about boxes that come. */
  get #initial(): readonly string[] | undefined {
    return this.#wanted ?? (this.defaultValue === UNSET ? undefined : listOf(this.defaultValue));
  }

  /** The members, in document order. */
  get #present(): CheckableControl[] {
    const boxes = [...this.querySelectorAll<CheckableControl>(`${MEMBER}:defined`)];
    return boxes.filter((box) => box.closest(this.localName) === this);
  }

  /** Boxes have come, gone or moved. */
  #meet(): void {
    const present = new Set(this.#present);
    for (const member of this.#members.keys()) {
      if (present.has(member)) continue;
      this.#members.delete(member);
      disableBy(member, this, false);
    }
    for (const member of present) if (!this.#members.has(member)) this.memberChanged(member);
    this.#membersChanged();
  }

  #tick(): void {
    const wanted = this.#initial;
    for (const member of this.#present) member.checked = wanted?.includes(member.value) ?? member.defaultChecked;
  }

  #membersChanged(): void {
    this.#barMembers();
    this.sync();
  }

  #barMembers(): void {
    const { max, isDisabled } = this;
    const full = max >= 0 && this.value.length >= max;
    this.setState('full', full);
    for (const member of this.#members.keys()) disableBy(member, this, isDisabled || (full && !member.checked));
  }

  #handleChange(event: Event): void {
    if (!this.#members.has(event.target as CheckableControl)) return;
    event.stopImmediatePropagation();
    this.#touched = true;
    this.syncUserValue();
    const { value } = this;
    this.dispatchEvent(event.type === 'input' ? inputEvent() : new ValueEvent('change', value, { bubbles: true }));
  }
}
