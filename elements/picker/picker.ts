import { html, nothing, type PropertyValues } from 'lit';
import { afterDispatch } from '../internal/element/after-dispatch.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { attribute, property } from '../internal/element/property.js';
import { chooseMessage, type Failure } from '../internal/form/validators.js';
import { hasMoments, isBefore, readMoment } from './model/moment.js';
import type { RegionSource } from './model/region.js';
import { momentFailure } from './model/validity.js';
import { labelsOf, parseJson, textOf, valueOf, type PickerValue } from './model/value.js';
import type { NcPickerPanel } from './panel/index.js';
import { pickerStyles } from './picker.styles.js';

/** Rows: texts, numbers, or objects with the text under `range-key`. */
export type PickerRows = readonly unknown[];

/** What takes the focus by itself, if it is the content. */
const INTERACTIVE = 'a, button, input, nc-button';

/** What `value` reads as while nothing is chosen, if not as 0. */
const BLANKS: Readonly<Record<string, PickerValue>> = { multiSelector: [], time: '', date: '', region: [] };

/** The language of a page, for dates and numbers; one that browsers do not know is English. */
export function languageOf({ documentElement }: Document): string {
  try {
    return Intl.getCanonicalLocales(documentElement.lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

let loaded: typeof import('./panel/index.js') | undefined;

/**
 * Chooses from rows, columns of rows, dates, times or places, on wheels: in a sheet on phones, beside the control from
 * 768 px on, where rows may be a list instead. What it offers is loaded when it is first opened.
 *
 * `value`, and what is submitted, by `mode`: `selector`: the index of a row. `multiSelector`: an index per column, one
 * entry each. `time`: `hh:mm`, or `hh:mm:ss` with `fields="second"` or a `step` that needs it. `date`: `yyyy-mm-dd`,
 * `yyyy-mm` or `yyyy`, by `fields`. `region`: the names of the places, the widest first, one entry each. While nothing
 * is chosen nothing is submitted, and `value` is what stands for that: 0, zeros, an empty text or array.
 *
 * @slot - What opens it, instead of the field that is drawn otherwise.
 * @event {Event} input - As `change`, which follows.
 * @event {PickerChangeEvent} change - The user confirmed a choice.
 * @event {Event} cancel - The user closed it without a choice.
 * @event {ColumnChangeEvent} columnchange - With `mode="multiSelector"`: the user turned a wheel. `range` and `value`
 *   may be set meanwhile.
 * @csspart label - The label above the field.
 * @csspart field - The field.
 * @csspart message - What is wrong, below the field.
 * @csspart surface - The sheet, or the box on larger screens.
 * @csspart cancel - The button that cancels.
 * @csspart confirm - The button that confirms.
 * @csspart title - The heading between them.
 * @csspart list - The list of a `selector-type`, instead of wheel and buttons.
 * @csspart option - A row of it.
 * @csspart input - The field in it in which a date or time can be typed, or a long list be searched.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border colour.
 * @cssprop --nc-field-color - Text colour.
 * @cssstate blank - Nothing is chosen.
 * @cssstate custom - It has content of the page's own.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcPicker extends FormControl {
  static override styles = pickerStyles;
  static override localized = true;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['mode', 'range', 'start', 'end', 'fields', 'step', 'defaultValue', 'name'],
  ]);
  static override template = html`<div part="label" aria-hidden="true"></div><div part="field"></div><slot></slot>`;

  /** What the user or code set; undefined while the control still follows `defaultValue`. */
  #given: unknown;
  #panel?: NcPickerPanel;
  /** Code that is on its way. */
  #loading?: Promise<unknown>;

  /** `selector`, `multiSelector`, `time`, `date` or `region`. Default: `selector`. */
  @property({ default: 'selector' }) declare mode: string;

  /**
   * What there is to choose from. `selector`: rows. `multiSelector`: an array of rows for each column. `region`: places,
   * as names or objects with `name` and `children`; instead of an array, `children` and `range` itself may be a promise of
   * one, or a function that is called with the places chosen so far when the user gets there. JSON as an attribute.
   */
  @property({ converter: { fromAttribute: parseJson } }) declare range:
    PickerRows | readonly PickerRows[] | RegionSource | undefined;

  /** Property of a row, or of a place, that the user reads. Default: `name`. */
  @property({ attribute: 'range-key', default: '' }) declare rangeKey: string;

  /**
   * What a `selector` is beside the control, from 768 px on: `picker`, a wheel; `select`, a list of rows, each of which
   * chooses at once; `auto`, a list where a mouse is the main pointer, a wheel elsewhere. Default: a wheel.
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

  /** The initial value, and the one that a form reset returns to. Several parts are separated by commas, or JSON. */
  @attribute({ type: String, attribute: 'value' }) declare defaultValue: string;

  /** Shown in the field while nothing is chosen. */
  @property({ default: '' }) declare placeholder: string;

  /** A visible label above the field. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /** The heading of the open picker. Default: the label. */
  @property({ attribute: 'header-text', default: '' }) declare headerText: string;

  /** Label of the button that cancels. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** Label of the button that confirms. Default: Done, in the language of the app. */
  @property({ attribute: 'confirm-text', default: '' }) declare confirmText: string;

  /** Whether it is open, or will be as soon as it can. */
  @attribute({ type: Boolean }) declare open: boolean;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  /** What is chosen; see above. Setting it fires no event; null or an empty text chooses nothing. */
  @property({ attribute: false, noAccessor: true })
  get value(): PickerValue {
    return this.chosen ?? BLANKS[this.mode] ?? 0;
  }
  set value(value: PickerValue | null | undefined) {
    const before = JSON.stringify(this.chosen);
    this.#given = value === null ? '' : value;
    // The same once more must not disturb a user who is choosing.
    if (JSON.stringify(this.chosen) !== before) this.#changed();
  }

  /** Loads what an open picker needs, ahead of the first one. */
  static async loadPanel(): Promise<void> {
    loaded ??= await import('./panel/index.js');
  }

  /** Opens it, unless it is disabled or read-only. Resolves when it is on screen. */
  async show(): Promise<void> {
    this.open = true;
    // Now rather than soon: the user's gesture belongs to this task.
    if (this.isConnected) this.performUpdate();
    await this.updateComplete;
  }

  /** Closes it without a choice. Resolves when it has left the screen. */
  async hide(): Promise<void> {
    this.open = false;
    await this.#panel?.hide();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.renderRoot.addEventListener('slotchange', this);
    this.#contentChanged();
  }

  override focus(options?: FocusOptions): void {
    if (this.internals.role) super.focus(options);
    else this.querySelector<HTMLElement>(INTERACTIVE)?.focus(options);
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    const { type, currentTarget } = event;
    const path = event.composedPath();
    if (type === 'slotchange') this.#contentChanged();
    if (type === 'focusout' && this.#panel && !this.open) this.interacted();
    if (
      // In the panel, keys and clicks are its own.
      type === 'keydown'
        ? path[0] === this && /^(Enter| |Arrow(Down|Up))$/.test((event as KeyboardEvent).key)
        : type === 'click' && currentTarget === this && !path.includes(this.#panel!)
    ) {
      afterDispatch(event, () => {
        if (event.defaultPrevented) return;
        event.preventDefault(); // The page is not to scroll.
        void this.show();
      });
    }
  }

  /** @internal What is chosen, or null. */
  get chosen(): PickerValue | null {
    return valueOf(this.#current, this) ?? null;
  }

  /** @internal Called by the panel, with what the user chose. */
  closed(value: PickerValue | undefined): void {
    this.open = false;
    if (value === undefined) return;
    this.#given = value;
    this.#changed();
    this.syncUserValue();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#loading;
    return super.getUpdateComplete();
  }

  protected override formValue(): FormValue {
    const { chosen, name } = this;
    if (typeof chosen !== 'object' || chosen === null) return this.formState();
    const data = new FormData();
    for (const part of chosen) data.append(name, String(part));
    return name ? data : null;
  }

  protected override formState(): string | null {
    const { chosen } = this;
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
    const chosen = valueOf(this.#current, this);
    if (chosen !== null && hasMoments(this))
      return momentFailure(chosen as string, this, languageOf(this.ownerDocument));
    const flag = chosen === undefined ? 'badInput' : this.required && chosen === null ? 'valueMissing' : undefined;
    return flag ? { flag, message: chooseMessage() } : null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.isDisabled || this.readonly) this.open = false;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, chosen, label, renderRoot, open } = this;
    const [labelPart, field] = renderRoot.children;
    labelPart!.textContent = label;
    field!.textContent = chosen === null ? this.placeholder : textOf(chosen, this, languageOf(this.ownerDocument));
    this.setState('blank', chosen === null);
    internals.ariaLabel = label || null;
    internals.ariaRequired = String(this.required);
    internals.ariaReadOnly = String(this.readonly);
    internals.ariaDescription = this.#shownMessage || null;
    internals.ariaExpanded = String(open);
    this.watchLocale();
    this.#loading = import('./model/check.js').then(
      ({ check }) => check(this, this.#current, valueOf, labelsOf, readMoment, isBefore),
      reportError,
    );
    if (this.#panel?.open) this.#panel.refresh(changed.has('value') || changed.has('mode'));
    if (!open) void this.#panel?.hide();
    else if (loaded) {
      this.#panel ??= loaded.panelFor(this);
      if (!this.#panel.open) void this.#panel.show();
    } else {
      this.#loading = NcPicker.loadPanel().then(
        () => this.requestUpdate(),
        (error: unknown) => {
          this.open = false;
          reportError(error);
        },
      );
    }
  }

  protected override renderContent(): unknown {
    return this.#shownMessage ? html`<div part="message">${this.#shownMessage}</div>` : nothing;
  }

  get #current(): unknown {
    return this.#given ?? this.defaultValue;
  }

  get #shownMessage(): string {
    return this.showsInvalid ? this.validationMessage : '';
  }

  #contentChanged(): void {
    const { internals } = this;
    const isCustom = this.childElementCount > 0 || this.textContent!.trim() !== '';
    const isInteractive = this.querySelector(INTERACTIVE) !== null;
    this.setState('custom', isCustom);
    internals.role = isInteractive ? null : isCustom ? 'button' : 'combobox';
    internals.ariaHasPopup = 'dialog';
    if (isInteractive) this.removeAttribute('tabindex');
    else if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
  }

  #changed(): void {
    this.sync();
    this.requestUpdate('value', null);
  }
}
