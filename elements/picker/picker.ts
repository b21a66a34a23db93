import { html, type PropertyValues, type TemplateResult } from 'lit';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { inputEvent } from '../internal/element/events.js';
import { languageOf } from '../internal/element/language.js';
import { FUNCTION } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { labelTexts } from '../internal/form/labels.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { hasContent } from '../internal/observe/content.js';
import { allInside } from '../internal/observe/flat.js';
import { EarlyKeys, isEarlyKey } from './early-keys.js';
import { ColumnChangeEvent, PickerChangeEvent } from './events.js';
import { isDateOrTime } from './model/date-time.js';
import { prefersMonth } from './model/month.js';
import type { RegionSource } from './model/region.js';
import { dateTimeFailure, missingMessage } from './model/validity.js';
import { blankOf, fieldText, LABELS, parseValue, RANGE, VALUE, type PickerValue } from './model/value.js';
import { warnOfMistakes } from './model/warnings.js';
import type { PanelOutcome } from './panel/host.js';
import type { NcPickerPanel } from './panel/index.js';
import { monthPart, panelPart } from './panels.js';
import { pickerStyles } from './picker.styles.js';

/** Rows: texts, numbers, or objects with the text under `range-key`. */
export type PickerRows = readonly unknown[];

/** Content that takes the focus itself. */
const INTERACTIVE = 'a, button, input, nc-button';
const OPENING_KEYS = /^(Enter| |Arrow(Down|Up))$/;

/** The properties that `warnOfMistakes` checks. */
const CHECKED_PROPERTIES =
  'mode range rangeKey selectorType start end fields step value defaultValue defaultPickerValue'.split(' ');

/**
 * Chooses from rows, columns of rows, dates, times or places, on wheels. They open in a sheet on phones, and beside the
 * control from 768 px on, where rows may be a list instead. The open panel is loaded when a picker is first opened.
 *
 * `value`, and what is submitted, by `mode`: `selector`: the index of a row. `multiSelector`: an index per column, one
 * entry each. `time`: `hh:mm`, or `hh:mm:ss` with `fields="second"` or a `step` that needs it. `date`: `yyyy-mm-dd`,
 * `yyyy-mm` or `yyyy`, by `fields`. `region`: the names of the places, the widest first, one entry each. While nothing
 * is chosen nothing is submitted, and `value` is an empty text or, where it has several parts, an empty array.
 *
 * @slot - Content that opens the picker, instead of its field.
 * @event {Event} input - The user confirmed another value. `change` follows.
 * @event {PickerChangeEvent} change - The user confirmed another value.
 * @event {Event} cancel - The user closed the picker without a choice.
 * @event {ColumnChangeEvent} columnchange - With `mode="multiSelector"`: the user turned a wheel. A listener may set
 *   `range` and `value`.
 * @csspart label - The label above the field.
 * @csspart field - The field.
 * @csspart message - The validation message below the field.
 * @csspart surface - The sheet, or the box on larger screens.
 * @csspart cancel - The button that cancels.
 * @csspart confirm - The button that confirms.
 * @csspart title - The heading between them.
 * @csspart type - On touch screens, the button that shows the field for typing.
 * @csspart list - The list of a `selector-type`, instead of wheel and buttons.
 * @csspart option - A row of the list.
 * @csspart input - The field in the open picker in which a date or time can be typed, or a long list be searched.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border color of the field.
 * @cssprop --nc-field-radius - Corners of the field; default those of `--nc-radius-md`.
 * @cssprop --nc-field-line - Border color at the bottom of the field; default that of the others.
 * @cssprop --nc-field-float - 1: the label is inside the field, in its middle while it is empty. Default: 0, above it.
 * @cssprop --nc-field-color - Text color of the field.
 * @cssstate blank - Nothing is chosen.
 * @cssstate custom - The page gave it content.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcPicker extends FormControl {
  static override styles = pickerStyles;
  static override isNamedByContent = true;
  static override localized = true;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['mode', 'range', 'start', 'end', 'fields', 'step', 'defaultValue', 'name'],
  ]);
  static override template: TemplateResult = html`<div part="label" aria-hidden="true"></div><div part="field"></div><slot></slot>`;

  /** The value that the user or code set; undefined while the control follows `defaultValue`. */
  #given: unknown;
  #panel: NcPickerPanel | undefined;
  /** While the panel loads. */
  #earlyKeys: EarlyKeys | undefined;
  /** The value when the panel opened, as JSON. */
  #opened = '';

  /** `selector`, `multiSelector`, `time` (2:30 PM or 14:30, by region), `date` or `region`. Default: `selector`. */
  @property({ default: 'selector' }) declare mode: string;

  /**
   * What the user can choose from. `selector`: rows. `multiSelector`: an array of rows for each column. `region`: places,
   * as names or objects with `name` and `children`. Instead of an array, `children` and `range` itself may be a promise
   * of one, or a function that is called with the places chosen so far when the user gets there. JSON as an attribute.
   */
  @property({ type: RANGE }) declare range: PickerRows | readonly PickerRows[] | RegionSource | undefined;

  /** The property of a row or place that holds its text. Default: `name`. */
  @property({ attribute: 'range-key', default: '' }) declare rangeKey: string;

  /**
   * How rows or days look from 768 px on: `picker`, wheels; `select`, a list (`selector`) or a month (`date`) in which a
   * click chooses; `auto`, the same where a mouse is the main pointer. Default: `auto` for days, wheels for all else.
   */
  @property({ attribute: 'selector-type', default: '' }) declare selectorType: string;

  /** First date or time. Default: 150 years ago; 00:00. */
  @property({ default: '' }) declare start: string;

  /** Last date or time. Default: in 150 years; the end of the day. */
  @property({ default: '' }) declare end: string;

  /** The smallest unit of a date, `year`, `month` or `day` (default), or of a time, `minute` (default) or `second`. */
  @property({ default: '' }) declare fields: string;

  /** Seconds from one time to the next, counted from `start`. Default: 60; with `fields="second"` 1. */
  @property({ type: Number, default: 0 }) declare step: number;

  /**
   * The initial value, and the one that a form reset returns to. In the attribute several parts are separated by commas, or
   * JSON. While there is none it reads as a blank `value` does: form libraries ask whether the two are the same.
   */
  @attribute({ type: VALUE, attribute: 'value' })
  get defaultValue(): PickerValue {
    return this.getAttribute('value') ?? this.#blank;
  }
  set defaultValue(value: PickerValue | null | undefined) {
    if (value === null || value === undefined) this.removeAttribute('value');
    else this.setAttribute('value', typeof value === 'object' ? JSON.stringify(value) : String(value));
  }

  /** The value that the picker opens at while nothing is chosen, such as a likely year of birth. Default: today, now. */
  @property({ type: VALUE, attribute: 'default-picker-value', default: '' }) declare defaultPickerValue:
    PickerValue | null | undefined;

  /** What the columns of a `multiSelector` or `region` are called: `["Province", "City"]`. Default: Column 1, Column 2 … */
  @property({ attribute: 'column-labels', type: LABELS }) declare columnLabels?: readonly string[];

  /** Text in the field between the columns of a `multiSelector` and the places of a `region`. Default: ` / `. */
  @property() declare separator?: string;

  /** Turns a value into the text of the field. It also gets the texts that the user chose from, one for each column. */
  @property({ type: FUNCTION, attribute: false }) declare valueFormatter?: (
    value: PickerValue,
    texts: readonly string[],
  ) => string;

  /** Text in the field while nothing is chosen. */
  @property({ default: '' }) declare placeholder: string;

  /** A visible label above the field. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /** Heading of the open picker. Default: the label. */
  @property({ attribute: 'header-text', default: '' }) declare headerText: string;

  /** Label of the button that cancels. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** Label of the button that confirms. Default: Done, in the language of the app. */
  @property({ attribute: 'confirm-text', default: '' }) declare confirmText: string;

  /** Whether the picker is open. It opens once it is on the page and its panel has loaded. Default: false. */
  @attribute({ type: Boolean }) declare open: boolean;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  /** The value, by `mode` (see above). Setting it fires no event; null or an empty text clears it. */
  @property({ type: VALUE, attribute: false, noAccessor: true })
  get value(): PickerValue {
    return this.chosen ?? this.#blank;
  }
  set value(value: PickerValue | null | undefined) {
    const before = JSON.stringify(this.chosen);
    this.#given = value === null ? '' : value;
    // An unchanged value must not reset the wheels under the user's hand; whether it is valid may change.
    if (JSON.stringify(this.chosen) !== before) this.#changed();
    else this.syncValidity();
  }

  /** Loads the panel ahead of its first use, so that pickers open at once. */
  static async loadPanel(): Promise<void> {
    await panelPart.load();
  }

  /** Opens the picker, unless it is disabled or read-only. Resolves when it is on screen. */
  async show(): Promise<void> {
    this.open = true;
    // In this task, to which the user's gesture belongs.
    if (this.isConnected) this.performUpdate();
    await this.updateComplete;
  }

  /** Closes the picker without a choice. Resolves when it has left the screen. */
  async hide(): Promise<void> {
    this.open = false;
    await this.#panel?.hide();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) this.childrenChanged();
  }

  /** @internal */
  override childrenChanged(): void {
    super.childrenChanged();
    const { internals } = this;
    const isCustom = hasContent(this);
    const hasControl = this.#control !== undefined;
    this.setState('custom', isCustom);
    setRole(internals, hasControl ? null : isCustom ? 'button' : 'combobox');
    internals.ariaHasPopup = 'dialog';
    if (hasControl) this.removeAttribute('tabindex');
    else if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  override focus(options?: FocusOptions): void {
    if (this.internals.role) super.focus(options);
    else this.#control?.focus(options);
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'focusout' && this.#panel && !this.open) this.interacted();
    if (this.#earlyKeys && isEarlyKey(event, this)) {
      unlessPrevented(event, () => this.#handleEarlyKey(event));
      return;
    }
    if (!this.#isActivation(event)) return;
    unlessPrevented(event, () => {
      event.preventDefault(); // Keeps the page from scrolling.
      void this.show();
    });
  }

  /** @internal The value; null if nothing is chosen. The React wrapper reads it, too. */
  get chosen(): PickerValue | null {
    return parseValue(this.#current, this) ?? null;
  }

  protected override formValue(): FormValue {
    const { name } = this;
    const chosen = this.chosen;
    if (typeof chosen !== 'object' || chosen === null) return this.formState();
    const data = new FormData();
    for (const part of chosen) data.append(name, String(part));
    return name ? data : null;
  }

  protected override formState(): string | null {
    const chosen = this.chosen;
    return typeof chosen === 'object' ? chosen && JSON.stringify(chosen) : String(chosen);
  }

  protected override resetValue(): void {
    this.#given = undefined;
    this.#panel?.remove();
    this.#panel = undefined;
    this.requestUpdate('value', null);
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as string;
  }

  protected override failure(): Failure | null {
    const value = parseValue(this.#current, this);
    const isText = isDateOrTime(this);
    if (value && isText) return dateTimeFailure(value as string, this, this.#language);
    const flag = value === undefined ? 'badInput' : this.required && value === null ? 'valueMissing' : undefined;
    return flag ? { flag, message: isText ? missingMessage(this) : chooseMessage() } : null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.isDisabled || this.readonly) this.open = false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, label, renderRoot } = this;
    const chosen = this.chosen;
    const [labelPart, field] = renderRoot.children;
    labelPart!.textContent = label;
    field!.textContent = chosen === null ? this.placeholder : fieldText(this, chosen, this.#language);
    this.setState('blank', chosen === null);
    this.nameBy(label);
    internals.ariaRequired = String(this.required);
    internals.ariaReadOnly = String(this.readonly);
    internals.ariaExpanded = String(this.open);
    this.watchLocale();
    if (CHECKED_PROPERTIES.some((name) => changed.has(name))) warnOfMistakes(this, this.#current);
    if (this.#panel?.open) this.#panel.refresh(changed.has('value') || changed.has('mode'));
    if (!this.open) {
      this.#earlyKeys = undefined;
      void this.#panel?.hide();
    } else if (!this.#panel?.open) this.#openPanel();
  }

  get #blank(): PickerValue {
    return blankOf(this.mode);
  }

  get #current(): unknown {
    return this.#given ?? this.defaultValue;
  }

  get #language(): string {
    return languageOf(this.ownerDocument);
  }

  get #title(): string {
    const { headerText, label, ariaLabel, labels } = this;
    return headerText || label || ariaLabel || labelTexts(labels, this);
  }

  /** Whether a click or key opens the picker. Those in the panel do not, nor keys on the content of the page. */
  #isActivation(event: Event): boolean {
    const path = event.composedPath();
    if (event.type === 'click') return event.currentTarget === this && !path.includes(this.#panel!);
    return event.type === 'keydown' && path[0] === this && OPENING_KEYS.test((event as KeyboardEvent).key);
  }

  #handleEarlyKey(event: KeyboardEvent): void {
    event.preventDefault(); // Keeps the page from scrolling.
    if (event.key === 'Escape') this.#panelClosed({ type: 'cancelled' });
    else this.#earlyKeys?.press(event);
  }

  /** Opens the panel, now or when it has loaded. */
  #openPanel(): void {
    const earlyKeys = (this.#earlyKeys ??= new EarlyKeys());
    const part = prefersMonth(this, this.ownerDocument.defaultView!) ? monthPart : panelPart;
    part.use(this, ({ createPanel, addMonth }) => {
      if (!this.open) return;
      this.#panel ??= createPanel(
        {
          options: this,
          chosen: () => this.chosen,
          start: () => this.chosen ?? parseValue(this.defaultPickerValue ?? '', this) ?? null,
          title: () => this.#title,
          language: () => this.#language,
          anchor: () => this.#anchor,
          wheelTurned: (column, row) => {
            if (this.mode === 'multiSelector') this.dispatchEvent(new ColumnChangeEvent(column, row));
          },
          closed: (outcome) => this.#panelClosed(outcome),
        },
        this.renderRoot,
      );
      addMonth?.(this.#panel);
      if (this.#panel.open) return;
      this.#opened = JSON.stringify(this.chosen);
      void this.#panel.show();
      this.#earlyKeys = undefined;
      earlyKeys.replay(() => (this.open && this.#panel?.shadowRoot!.activeElement) || this);
    });
    // If the panel could not be loaded, the next attempt to open loads it again.
    this.waitFor(part.load().then((module) => module ?? (this.open = false)));
  }

  #panelClosed(outcome: PanelOutcome): void {
    this.open = false;
    if (outcome.type === 'confirmed') {
      const value = JSON.stringify(outcome.value);
      const isSame = value === JSON.stringify(this.chosen) && value === this.#opened;
      if (isSame) return;
      this.#given = outcome.value;
      this.#changed();
      this.syncUserValue();
      this.dispatchEvent(inputEvent());
      this.dispatchEvent(new PickerChangeEvent(this.value, outcome.codes));
    } else if (outcome.type === 'cancelled') this.dispatchEvent(new Event('cancel'));
  }

  /** The element beside which the panel opens. */
  get #anchor(): Element {
    const field = this.renderRoot.querySelector('[part="field"]')!;
    return field.checkVisibility() ? field : this;
  }

  /** A control of the page's own among the content. */
  get #control(): HTMLElement | undefined {
    return allInside<HTMLElement>(this, INTERACTIVE)[0];
  }

  #changed(): void {
    this.sync();
    this.requestUpdate('value', null);
  }
}
