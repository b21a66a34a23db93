import { html, nothing, svg, type PropertyValues } from 'lit';
import { lazy } from '../base/lazy.js';
import { formatMonth, monthOf, parseDay, today, type Day, type Month } from '../internal/calendar/civil.js';
import { unlessPrevented } from '../internal/element/after-dispatch.js';
import { changeEvent, inputEvent } from '../internal/element/events.js';
import { FUNCTION } from '../internal/element/kinds.js';
import { languageOf } from '../internal/element/language.js';
import { Part } from '../internal/element/parts.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { warnOnce } from '../internal/element/warn.js';
import { FormControl, type FormValue } from '../internal/form/form-control.js';
import { isLabelClick } from '../internal/form/label-click.js';
import { labelTexts } from '../internal/form/labels.js';
import type { Failure } from '../internal/form/validators.js';
import { calendarStyles } from './calendar.styles.js';
import { DayChooser } from './day-chooser.js';
import { MonthChangeEvent } from './events.js';
import type { NcCalendarPanel } from './panel/index.js';
import {
  DAY_LIST,
  DAYS,
  failureOf,
  fieldText,
  isIncomplete,
  limitsOf,
  parseDays,
  valueOf,
  type CalendarType,
  type CalendarValue,
  type DayInfo,
} from './value.js';

const TYPES: readonly string[] = ['single', 'multiple', 'range'];
const OPENING_KEYS = /^(Enter| |Arrow(Down|Up))$/;
const NONE: readonly string[] = Object.freeze([]);
const ICON = svg`<svg viewBox="0 0 20 20" aria-hidden="true"><rect x="3" y="4" width="14" height="13" rx="2"/><path d="M3 8h14M7 2v3M13 2v3"/></svg>`;

const panelPart = new Part(lazy(() => import('./panel/index.js')));

/**
 * Chooses one day, several days or a range of days in a month. It stands on the page, or opens from a field: in a sheet
 * on phones, and beside the field from 768 px on.
 *
 * `value`, and what is submitted, by `type`: `single`: a day as `yyyy-mm-dd`, or an empty text. `multiple`: a list of
 * days, in order, one entry each. `range`: a list of the first and the last day, two entries. While only one day of a
 * range is chosen, the list has one day, the calendar is invalid and submits nothing. The two may be chosen in either order.
 * Disabled days may lie between them. While nothing is chosen nothing is submitted.
 *
 * From a field, the user confirms with a button; a single day also by choosing it twice.
 *
 * Days have no time zone. Names, numbers and the first day of the week are those of the page's language.
 *
 * @event {Event} input - The user chose a day, or took one back; with `mode="popup"`, confirmed others.
 * @event {Event} change - As `input`, which it follows; of a range, when both days are chosen. Bubbles.
 * @event {MonthChangeEvent} monthchange - The user turned to another month; field `month`.
 * @event {Event} cancel - With `mode="popup"`: the user closed it without a choice.
 * @csspart label - The label above the calendar.
 * @csspart field - With `mode="popup"`: the field.
 * @csspart previous - The button that turns to the month before.
 * @csspart next - The button that turns to the next month.
 * @csspart month - The button between them: the month, and the choice of another one.
 * @csspart grid - The days.
 * @csspart weekday - The name of a day of the week.
 * @csspart day - A day; also a month or year to choose from.
 * @csspart note - Why a choice had no effect, below the days.
 * @csspart message - The validation message.
 * @csspart surface - The sheet, or the box on larger screens.
 * @csspart cancel - The button that cancels.
 * @csspart confirm - The button that confirms.
 * @csspart title - The heading between them.
 * @cssprop --nc-calendar-day-size - Height of a day; default 44px.
 * @cssprop --nc-field-background - Background of the field.
 * @cssprop --nc-field-border - Border color of the field.
 * @cssprop --nc-field-radius - Corners of the field; default those of `--nc-radius-md`.
 * @cssprop --nc-field-line - Border color at the bottom of the field; default that of the others.
 * @cssprop --nc-field-float - 1: the label is inside the field, in its middle while it is empty. Default: 0, above it.
 * @cssprop --nc-field-color - Text color of the field.
 * @cssstate popup - It opens from a field.
 * @cssstate blank - Nothing is chosen.
 * @cssstate disabled - The control or its fieldset is disabled.
 * @cssstate invalid - A constraint is broken.
 * @cssstate user-invalid - A constraint is broken and the user has had a chance to meet it.
 */
export class NcCalendar extends FormControl {
  static override styles = calendarStyles;
  static override localized = true;
  static override formProperties: ReadonlySet<PropertyKey> = new Set([
    ...FormControl.formProperties,
    ...['type', 'min', 'max', 'maxRange', 'disabledDate', 'disabledDates', 'defaultValue', 'name'],
  ]);

  /** The value that the user or code set; undefined while the control follows `defaultValue`. */
  #given: CalendarValue | undefined;
  /** The value whose month was shown last: another one turns the page. */
  #shown: string | undefined;
  #isEdited = false;
  #panel: NcCalendarPanel | undefined;
  readonly #chooser = new DayChooser(this, {
    calendar: this,
    language: () => this.#language,
    isDisabled: () => this.isDisabled,
    isReadonly: () => this.readonly,
    turned: (month) => this.#turned(month),
    changed: () => this.#userChose(this.#chooser.days),
  });

  /** What is chosen: `single`, one day; `multiple`, any number; `range`, a first and a last day. Default: `single`. */
  @property({ default: 'single' }) declare type: CalendarType;

  /** `inline`, on the page, or `popup`, which opens from a field. Default: `inline`. */
  @property({ default: 'inline' }) declare mode: 'inline' | 'popup';

  /** The first day that can be chosen, as yyyy-mm-dd. Default: 150 years ago. */
  @property({ default: '' }) declare min: string;

  /** The last day that can be chosen, as yyyy-mm-dd. Default: in 150 years. */
  @property({ default: '' }) declare max: string;

  /** The most days of `multiple`, or of a range with all days between. Default: 0, no limit. */
  @property({ type: Number, attribute: 'max-range', default: 0 }) declare maxRange: number;

  /** Days that cannot be chosen: a list of yyyy-mm-dd; as an attribute, separated by commas. */
  @property({ type: DAY_LIST, attribute: 'disabled-dates', default: NONE }) declare disabledDates: readonly string[];

  /** Is called with a day as yyyy-mm-dd, and returns whether it cannot be chosen. */
  @property({ type: FUNCTION, attribute: false }) declare disabledDate: ((date: string) => boolean) | undefined;

  /** Is called with a day as yyyy-mm-dd, and returns short texts to show above (`top`) and below (`bottom`) its number. */
  @property({ type: FUNCTION, attribute: false }) declare dayInfo:
    ((date: string) => DayInfo | null | undefined) | undefined;

  /** The first day of the week: 0 for Sunday to 6 for Saturday. Default: as the page's language has it. */
  @property({ type: Number, attribute: 'first-day' }) declare firstDay: number | undefined;

  /** The month that is shown while nothing is chosen, as yyyy-mm. Default: the present one. */
  @property({ attribute: 'default-month', default: '' }) declare defaultMonth: string;

  /** The initial value, and the one that a form reset returns to. Several days are separated by commas. */
  @attribute({ type: String, attribute: 'value' }) declare defaultValue: string;

  /** A visible label above it. Labels of the page (`<label for>`) work as well. */
  @property({ default: '' }) declare label: string;

  /** With `mode="popup"`: text in the field while nothing is chosen. */
  @property({ default: '' }) declare placeholder: string;

  /** With `mode="popup"`: heading of the open calendar. Default: the label. */
  @property({ attribute: 'header-text', default: '' }) declare headerText: string;

  /** With `mode="popup"`: label of the button that cancels. Default: Cancel, in the language of the app. */
  @property({ attribute: 'cancel-text', default: '' }) declare cancelText: string;

  /** With `mode="popup"`: label of the button that confirms. Default: Done, in the language of the app. */
  @property({ attribute: 'confirm-text', default: '' }) declare confirmText: string;

  /** With `mode="popup"`: whether it is open. Default: false. */
  @attribute({ type: Boolean }) declare open: boolean;

  constructor() {
    super();
    this.addEventListener('click', this);
  }

  /** The value, by `type` (see above). Setting it fires no event; null or an empty text clears it. */
  @property({ type: DAYS, attribute: false, noAccessor: true })
  get value(): CalendarValue {
    return valueOf(this.#days ?? [], this.type);
  }
  set value(value: CalendarValue | null | undefined) {
    const before = String(this.#days);
    this.#given = value === null ? '' : value;
    if (String(this.#days) !== before) this.#changed();
    else this.syncValidity();
  }

  /** Loads the panel of `mode="popup"` ahead of its first use, so that it opens at once. */
  static async loadPanel(): Promise<void> {
    await panelPart.load();
  }

  /** With `mode="popup"`: opens it, unless it is disabled or read-only. Resolves when it is on screen. */
  async show(): Promise<void> {
    this.open = true;
    // In this task, to which the user's gesture belongs.
    if (this.isConnected) this.performUpdate();
    await this.updateComplete;
  }

  /** Closes it without a choice. Resolves when it has left the screen. */
  async hide(): Promise<void> {
    this.open = false;
    await this.#panel?.hide();
  }

  /** The month that is shown, as yyyy-mm. */
  get month(): string {
    return formatMonth(this.#chooser.month.month);
  }

  /** Gives the field the focus, or the day that keys start from. */
  override focus(options?: FocusOptions): void {
    if (this.#isPopup) super.focus(options);
    else if (this.hasUpdated) this.#chooser.month.element?.focus(options);
    else if (this.isConnected) void this.updateComplete.then(() => this.#chooser.month.element?.focus(options));
  }

  override blur(): void {
    if (this.#isPopup) super.blur();
    else (this.shadowRoot?.activeElement as HTMLElement | null)?.blur();
  }

  override handleEvent(event: Event): void {
    super.handleEvent(event);
    if (event.type === 'focusout' && this.#isEdited && !this.open) this.interacted();
    if (!this.#isPopup) {
      if (isLabelClick(event, this)) this.focus();
    } else if (this.#isActivation(event)) {
      unlessPrevented(event, () => {
        event.preventDefault(); // Keeps the page from scrolling.
        void this.show();
      });
    }
  }

  protected override get validityAnchor(): HTMLElement {
    return this.#chooser.month.element ?? this;
  }

  protected override formValue(): FormValue {
    const { name } = this;
    const days = this.#days ?? [];
    if (!name || !days.length || isIncomplete(days, this.type)) return null;
    const data = new FormData();
    for (const text of [valueOf(days, this.type)].flat()) data.append(name, text);
    return data;
  }

  protected override formState(): FormValue {
    return [this.value].flat().join();
  }

  protected override resetValue(): void {
    this.#given = undefined;
    this.#isEdited = false;
    this.#changed();
  }

  protected override restoreValue(state: FormValue): void {
    this.value = state as string;
  }

  protected override failure(): Failure | null {
    return failureOf(this.#days, this, this.#language);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.isDisabled || this.readonly || !this.#isPopup) this.open = false;
    const days = this.#days ?? [];
    const key = `${days.join()} ${this.defaultMonth}`;
    if (key === this.#shown) return;
    this.#chooser.days = days;
    // A day that the user chose is in sight; another one turns the page.
    if (this.#shown === undefined || !this.#isChosenHere(days)) this.#chooser.month.show(this.#start);
    this.#shown = key;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { internals, label, type } = this;
    const isPopup = this.#isPopup;
    this.setState('popup', isPopup);
    this.setState('blank', !this.#days?.length);
    setRole(internals, isPopup ? 'combobox' : 'group');
    this.nameBy(label);
    internals.ariaHasPopup = isPopup ? 'dialog' : null;
    internals.ariaExpanded = isPopup ? String(this.open) : null;
    internals.ariaRequired = isPopup ? String(this.required) : null;
    internals.ariaReadOnly = isPopup ? String(this.readonly) : null;
    if (changed.has('mode')) {
      if (isPopup && !this.hasAttribute('tabindex')) this.tabIndex = 0;
      else if (!isPopup && changed.get('mode')) this.removeAttribute('tabindex');
    }
    // Firefox leaves the focus on what cannot be focused any more.
    if (!isPopup && this.isDisabled) this.blur();
    if (!TYPES.includes(type)) warnOnce(this, 'type', TYPES.join(', '), type);
    if (!this.#days) warnOnce(this, 'value', DAYS.expected, this.#given ?? this.defaultValue);
    if (this.#panel?.open) this.#panel.refresh(changed.has('value'));
    if (!this.open) void this.#panel?.hide();
    else if (!this.#panel?.open) this.#openPanel();
  }

  protected override renderContent(): unknown {
    const { label, placeholder, type } = this;
    const days = this.#days ?? [];
    return html`${label ? html`<div part="label" aria-hidden="true">${label}</div>` : nothing}${
      this.#isPopup
        ? html`<div part="field"><span>${days.length ? fieldText(days, type, this.#language) : placeholder}</span>${ICON}</div>`
        : this.#chooser.render()
    }${this.renderNotes()}`;
  }

  get #days(): readonly Day[] | undefined {
    return parseDays(this.#given ?? this.defaultValue, this.type);
  }

  get #isPopup(): boolean {
    return this.mode === 'popup';
  }

  get #language(): string {
    // On a server there is no document.
    return this.ownerDocument ? languageOf(this.ownerDocument) : 'en';
  }

  /** The day that is shown first. */
  get #start(): Day {
    const [first, last] = limitsOf(this);
    const day = this.#days?.[0] ?? parseDay(`${this.defaultMonth}-01`) ?? today();
    return Math.max(first, Math.min(day, last));
  }

  #isChosenHere(days: readonly Day[]): boolean {
    return days.some((day) => monthOf(day) === this.#chooser.month.month);
  }

  /** Whether a click or key opens the panel. Those in the panel do not. */
  #isActivation(event: Event): boolean {
    const path = event.composedPath();
    if (event.type === 'click') return event.currentTarget === this && !path.includes(this.#panel!);
    return event.type === 'keydown' && path[0] === this && OPENING_KEYS.test((event as KeyboardEvent).key);
  }

  #openPanel(): void {
    panelPart.use(this, ({ createPanel }) => {
      if (!this.open || this.#panel?.open) return;
      this.#panel ??= createPanel(
        {
          calendar: this,
          days: () => this.#days ?? [],
          start: () => this.#start,
          heading: () => this.headerText || this.label || this.ariaLabel || labelTexts(this.labels, this),
          language: () => this.#language,
          anchor: () => this.renderRoot.querySelector('[part="field"]')!,
          turned: (month) => this.#turned(month),
          closed: (days) => this.#panelClosed(days),
        },
        this.renderRoot,
      );
      void this.#panel.show();
    });
    // If the panel could not be loaded, the next attempt to open loads it again.
    this.waitFor(panelPart.load().then((module) => module ?? (this.open = false)));
  }

  #panelClosed(days: readonly Day[] | null | undefined): void {
    this.open = false;
    if (days === null) this.dispatchEvent(new Event('cancel'));
    else if (days && days.join() !== this.#days?.join()) this.#userChose(days);
  }

  #turned(month: Month): void {
    this.dispatchEvent(new MonthChangeEvent(formatMonth(month)));
  }

  #userChose(days: readonly Day[]): void {
    this.#isEdited = true;
    this.#given = valueOf(days, this.type);
    this.#changed();
    this.syncUserValue();
    this.dispatchEvent(inputEvent());
    if (!isIncomplete(days, this.type)) this.dispatchEvent(changeEvent());
  }

  #changed(): void {
    this.sync();
    this.requestUpdate('value', null);
  }
}
