import { html, type PropertyValues, type TemplateResult } from 'lit';
import { inputEvent, ValueEvent } from '../element/events.js';
import { property } from '../element/property.js';
import { isInside } from '../observe/flat.js';
import type { CheckableControl, CheckableGroup } from './checkable-control.js';
import { FormControl } from './form-control.js';
import { isLabelClick } from './label-click.js';

/**
 * Base of `nc-checkbox-group` and `nc-radio-group`: controls that answer one question, with a legend, a message and one
 * value. Members fire `input` and `change` up to the group, which stops them and fires its own.
 */
export abstract class ChoiceGroup<Value> extends FormControl implements CheckableGroup {
  static override template: TemplateResult = html`<div part="label"></div><slot></slot>`;

  /** What code or the user chose, also for members that come later; undefined while the initial value counts. */
  protected chosen: Value | undefined;

  /** During a form reset, members follow the group instead of their own initial state. */
  protected isResetting = false;

  /** The user has checked or unchecked a member. */
  #isEdited = false;

  /** The legend, above the choices; also the group's accessible name. */
  @property({ default: '' }) declare label: string;

  constructor() {
    super();
    for (const type of ['input', 'change', 'focusout']) this.addEventListener(type, this);
  }

  abstract value: Value;

  /** The value of `defaultValue`, or undefined if there is none: then the members' own `checked` counts. */
  protected abstract get initialValue(): Value | undefined;

  /** The members that the group has found. */
  protected abstract get members(): Iterable<CheckableControl>;

  /** The member that gets the focus, and the browser's message. */
  protected abstract get focusTarget(): HTMLElement | undefined;

  protected abstract hasMember(target: EventTarget | null): boolean;

  /** Whether a value chooses the member with the value `option`. */
  protected abstract chooses(value: Value, option: string): boolean;

  /** Disables and enables the members. */
  protected abstract disableMembers(): void;

  /** @internal */
  abstract memberChanged(member: CheckableControl): void;

  override requestUpdate(...change: Parameters<FormControl['requestUpdate']>): void {
    super.requestUpdate(...change);
    if (change[0] === 'defaultValue' && this.chosen === undefined && !this.#isEdited) this.checkMembers();
  }

  override formDisabledCallback(disabled: boolean): void {
    super.formDisabledCallback(disabled);
    this.disableMembers();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    if (type === 'input' || type === 'change') this.#handleMemberEvent(event);
    else if (type === 'focusout' && !this.#contains((event as FocusEvent).relatedTarget as Element | null))
      this.interacted();
    else if (isLabelClick(event, this)) this.focus();
  }

  /** Gives the focus to the checked radio, or else to the first choice that can be used. */
  override focus(options?: FocusOptions): void {
    this.focusTarget?.focus(options);
  }

  /** What decides whether a member that comes is checked; undefined: the member itself. */
  protected get wanted(): Value | undefined {
    return this.chosen ?? this.initialValue;
  }

  protected override get validityAnchor(): HTMLElement {
    return this.focusTarget ?? this;
  }

  /** Chooses by code. */
  protected choose(value: Value): void {
    this.chosen = value;
    this.checkMembers();
    this.disableMembers();
  }

  /** Checks and unchecks the members as the value says, or each as its own initial state. */
  protected checkMembers(): void {
    const { wanted } = this;
    for (const member of this.members)
      member.checked = wanted === undefined ? member.defaultChecked : this.chooses(wanted, member.value);
    this.sync();
  }

  protected override resetValue(): void {
    this.chosen = undefined;
    this.#isEdited = false;
    this.isResetting = true;
    // The browser resets the members right after the group, in the same task.
    queueMicrotask(() => (this.isResetting = false));
    this.checkMembers();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, label } = this;
    if (changed.has('label')) {
      this.renderRoot.querySelector('[part=label]')!.textContent = label;
      this.nameBy(label);
    }
    if (changed.has('disabled')) internals.ariaDisabled = this.isDisabled ? 'true' : null;
  }

  #contains(element: Element | null): boolean {
    return element !== null && isInside(element, this);
  }

  /** Fires the group's own event instead of the member's. */
  #handleMemberEvent(event: Event): void {
    if (!this.hasMember(event.target)) return;
    event.stopImmediatePropagation();
    this.#isEdited = true;
    this.syncUserValue();
    const { value } = this;
    this.dispatchEvent(event.type === 'input' ? inputEvent() : new ValueEvent('change', value, { bubbles: true }));
  }
}
