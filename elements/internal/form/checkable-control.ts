import { closestTo } from '../observe/flat.js';
import { makeFocusable } from './disabling.js';
import type { PropertyValues } from 'lit';
import { actByKey, afterDispatch, unlessPrevented } from '../element/after-dispatch.js';
import { changeEvent, inputEvent } from '../element/events.js';
import { FormControl, type FormValue } from './form-control.js';
import { isForContent } from './interactive.js';
import { FLAG } from '../element/kinds.js';
import { attribute, property } from '../element/property.js';
import { submitImplicitly } from './submit.js';
import { checkRequiredMessage, type Failure } from './validators.js';

/** A group of checkable controls, as its members see it. */
export interface CheckableGroup extends HTMLElement {
  readonly readonly?: boolean;
  /** Called when a member has come, or its state or value has changed. */
  memberChanged?(member: CheckableControl): void;
}

/** Base of checkbox, radio and switch. The host itself is the control, so an instance needs no inner nodes. */
export abstract class CheckableControl extends FormControl {
  static override isNamedByContent = true;

  static role = 'checkbox';

  /** What `type` says. */
  static inputType = 'checkbox';

  /** Tag of the group that the control may be a member of. */
  static group = '';

  static override formProperties: ReadonlySet<PropertyKey> = new Set([...FormControl.formProperties, 'value']);

  /** What the user or code set; undefined while the control still follows `defaultChecked`. */
  #checked: boolean | undefined;

  /** The user changed the state: when the control loses the focus, it may show that it is invalid. */
  #edited = false;

  /** What is submitted while the control is on. Default: `on`. */
  @attribute({ type: String, default: 'on' }) declare value: string;

  /** The initial state, and the one that a form reset returns to. */
  @attribute({ type: Boolean, attribute: 'checked' }) declare defaultChecked: boolean;

  /** Whether the control is on. Setting it fires no event. */
  @property({ type: FLAG, attribute: false, noAccessor: true })
  get checked(): boolean {
    return this.#checked ?? this.defaultChecked;
  }
  set checked(checked: boolean) {
    const before = this.checked;
    this.#checked = Boolean(checked);
    if (before !== this.#checked) this.checkedChanged();
  }

  /**
   * `checkbox`, or `radio` of a radio, as of a native field: form libraries ask for it. Some also set it on every field;
   * setting it has no effect.
   */
  get type(): string {
    return (this.constructor as typeof CheckableControl).inputType;
  }
  set type(_type: string) {
    // Without a setter, code that sets it would throw.
  }

  override connectedCallback(): void {
    const isFirst = !this.renderRoot;
    super.connectedCallback();
    if (!isFirst) return;
    this.internals.role = (this.constructor as typeof CheckableControl).role;
    this.showChecked();
    this.group?.memberChanged?.(this);
    makeFocusable(this);
  }

  /** @internal Its group may be another one. */
  override placeChanged(): void {
    super.placeChanged();
    this.group?.memberChanged?.(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'checked' && this.#checked === undefined) this.checkedChanged();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type } = event;
    if (type === 'click') this.#handleClick(event);
    else if (type === 'focusout' && this.#edited) this.interacted();
    else if (type.startsWith('key')) this.#handleKey(event as KeyboardEvent);
  }

  protected get group(): CheckableGroup | null {
    const { group } = this.constructor as typeof CheckableControl;
    return group ? closestTo<CheckableGroup>(this, group) : null;
  }

  /** Whether the control or its group is read-only. */
  protected get isReadonly(): boolean {
    return this.readonly || Boolean(this.group?.readonly);
  }

  /** Changes to the state that a click leads to. Returns a function that changes it back. */
  protected flip(): () => void {
    const before = this.#checked;
    this.checked = !this.checked;
    return () => {
      this.#checked = before;
      this.checkedChanged();
    };
  }

  /** Fires the events of a change that the user made. */
  protected notifyChange(): void {
    this.dispatchEvent(inputEvent());
    this.dispatchEvent(changeEvent());
  }

  /** Shows the state and submits it. */
  protected checkedChanged(): void {
    if (this.renderRoot) this.showChecked();
    else if (!this.form) return; // Not on a page yet: there is nothing to submit.
    this.sync();
  }

  /** Shows the state, to the eye and to assistive technology. */
  protected showChecked(): void {
    const { checked } = this;
    if (checked || this.hasUpdated) this.setState('checked', checked);
    this.internals.ariaChecked = this.ariaCheckedValue;
  }

  protected override sync(): void {
    super.sync();
    this.group?.memberChanged?.(this); // A group that is not upgraded yet looks for its members later.
  }

  protected get ariaCheckedValue(): 'true' | 'false' | 'mixed' {
    return this.checked ? 'true' : 'false';
  }

  protected override formValue(): FormValue {
    return this.checked ? this.value : null;
  }

  protected override formState(): FormValue {
    return String(this.checked);
  }

  protected override failure(): Failure | null {
    return !this.checked && this.required ? { flag: 'valueMissing', message: this.requiredText() } : null;
  }

  /** What is said while it is required and off. */
  protected requiredText(): string {
    return checkRequiredMessage();
  }

  protected override resetValue(): void {
    this.#edited = false;
    this.#checked = undefined;
    this.checkedChanged();
  }

  protected override restoreValue(state: FormValue): void {
    this.checked = state === 'true';
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('required')) this.internals.ariaRequired = String(this.required);
    if (changed.has('readonly')) this.internals.ariaReadOnly = String(this.isReadonly);
  }

  #handleClick(event: Event): void {
    if (isForContent(event, this)) return;
    if (this.isDisabled) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (!event.defaultPrevented && !this.isReadonly) {
      // As natively: listeners of `click` see the new state, and preventing the click changes it back.
      const shown = this.checked;
      const goBack = this.flip();
      afterDispatch(event, () => {
        if (event.defaultPrevented) return goBack();
        this.#edited = true;
        this.syncUserValue();
        if (this.checked !== shown) this.notifyChange();
      });
    }
  }

  /** As natively, Space toggles when it is released. Enter submits the form. */
  #handleKey(event: KeyboardEvent): void {
    const { key, type } = event;
    const isDown = type === 'keydown';
    if (event.target !== this || this.isDisabled) return;
    if (key === ' ' && isDown)
      event.preventDefault(); // The page must not scroll.
    else if (key === ' ') unlessPrevented(event, () => this.click());
    else if (key === 'Enter' && isDown && !event.repeat) actByKey(event, () => submitImplicitly(this));
  }
}
