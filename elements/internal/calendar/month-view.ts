import { msg, str } from '@lit/localize';
import { html, nothing, svg, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { addMonths, dateOf, daysIntoWeek, firstOf, monthOf, today, type Day, type Month } from './civil.js';
import { MonthSwipe } from './month-swipe.js';
import { calendarNames, type CalendarNames } from './names.js';

/** How a day looks, and what is said of it. */
export interface DayLook {
  readonly isSelected: boolean;
  /** Cannot be chosen. */
  readonly isDisabled?: boolean;
  /** Classes of its cell: `first`, `last`, `between`. */
  readonly classes?: string;
  /** Is said after the date. */
  readonly said?: readonly (string | undefined)[];
  /** Short texts above and below the number. */
  readonly top?: string | undefined;
  readonly bottom?: string | undefined;
}

export type MonthViewHost = ReactiveControllerHost & HTMLElement & { readonly renderRoot?: ParentNode };

export interface MonthViewOptions {
  /** The language of names and numbers. */
  language(): string;
  /** 0: weeks begin on Sunday, to 6: on Saturday. */
  firstDay(): number;
  /** The first and the last day that can be chosen. */
  limits(): readonly [Day, Day];
  lookOf(day: Day): DayLook;
  /** Whether several days can be selected. */
  isMultiple?(): boolean;
  /** The days are shown and nothing else. */
  isDisabled?(): boolean;
  /** The days can be looked at, but not chosen. */
  isReadonly?(): boolean;
  /** The user moved to another day by a key. */
  moved?(day: Day): void;
  /** The user turned to another month. */
  turned?(month: Month): void;
  /** The user chose a day, which may be a disabled one. */
  chose(day: Day): void;
}

/** Of a day: what is said of it is no list, so that no language has an "and" there. */
const withNote = (day: string, note: string): string =>
  msg(str`${day}, ${note}`, {
    id: 'nc.calendar.day-note',
    desc: 'Read out for a day of a calendar: the day, and what is said of it, such as "first day" or a price',
  });

/** Days of a month, months of a year, or twelve years. */
type Scale = 'days' | 'months' | 'years';

/** Months in a cell and in a page, cells in a row, and what the title leads to. */
const SCALES = {
  days: { cell: 0, page: 1, columns: 7, next: 'months', finer: 'days' },
  months: { cell: 1, page: 12, columns: 3, next: 'years', finer: 'days' },
  years: { cell: 12, page: 144, columns: 3, next: 'days', finer: 'months' },
} as const;

const CHEVRON = svg`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="m8 5 5 5-5 5"/></svg>`;

/**
 * A month as a grid, within another element: navigation, keyboard, swipes, and the choice of month and year. What days
 * are selected is up to its owner. Include `monthViewStyles` in the styles of the host and `render()` in its template.
 */
export class MonthView implements ReactiveController {
  readonly #host: MonthViewHost;
  readonly #options: MonthViewOptions;
  readonly #swipe: MonthSwipe;
  /** The day that keys start from: the tab stop. */
  #cursor = today();
  #scale: Scale = 'days';
  /** The focus goes to the cursor after the next update. */
  #takesFocus = false;

  constructor(host: MonthViewHost, options: MonthViewOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    this.#swipe = new MonthSwipe(host, {
      mayTurn: (pages) => !options.isDisabled?.() && this.#mayTurn(pages),
      turned: (pages) => this.#turn(pages),
    });
  }

  /** The month that is shown. */
  get month(): Month {
    return monthOf(this.#cursor);
  }

  /** The tab stop; null while there is none. */
  get element(): HTMLElement | null {
    return this.#host.renderRoot?.querySelector('[data-day][tabindex="0"]') ?? null;
  }

  /** Shows a day, by code. */
  show(day: Day): void {
    this.#scale = 'days';
    this.#moveTo(day);
  }

  hostUpdated(): void {
    if (!this.#takesFocus) return;
    this.#takesFocus = false;
    const { element } = this;
    // The choice may have closed the dialog around it, which fades out: the focus is back on the page.
    if (!element?.closest('dialog:not([open])')) element?.focus();
  }

  handleEvent(event: Event): void {
    if (this.#options.isDisabled?.()) return;
    const target = event.target as Element;
    const cell = target.closest<HTMLElement>('[data-day]');
    if (event.type === 'keydown') {
      if (cell) this.#handleKey(event as KeyboardEvent);
    } else if (cell) this.#choose(Number(cell.dataset.day));
    else this.#press(target.closest('button')?.part.value);
  }

  render(): unknown {
    const { language, limits, isDisabled } = this.#options;
    const [first, last] = limits();
    this.#cursor = Math.max(first, Math.min(this.#cursor, last));
    const names = calendarNames(language());
    const { month } = this;
    const scale = this.#scale;
    const title = this.#titleOf(month, names);
    const isDays = scale === 'days';
    const off = Boolean(isDisabled?.());
    // The rows of the months around this one are there while the user drags.
    return html`<div class="bar" @click=${this}>
        <button type="button" part="previous" aria-label=${isDays ? previousMonth() : earlier()} ?disabled=${off} aria-disabled=${this.#mayTurn(-1) || off ? nothing : true}>${CHEVRON}</button>
        <button type="button" part="month" aria-expanded=${!isDays} ?disabled=${off}><span aria-live="polite">${title}</span></button>
        <button type="button" part="next" aria-label=${isDays ? nextMonth() : later()} ?disabled=${off} aria-disabled=${this.#mayTurn(1) || off ? nothing : true}>${CHEVRON}</button>
      </div>
      <div role="grid" part="grid" class=${scale} aria-label=${title} aria-disabled=${off || nothing} aria-readonly=${this.#options.isReadonly?.() || nothing} aria-multiselectable=${this.#options.isMultiple?.() || nothing} @click=${this} @keydown=${this}>
        ${isDays ? this.#renderHead(names) : nothing}
        <div class="track">
          ${this.#swipe.isDragging && this.#mayTurn(-1) ? html`<div class="beside before" inert>${this.#renderRows(month, -1, names)}</div>` : nothing}
          <div role="rowgroup">${this.#renderRows(month, 0, names)}</div>
          ${this.#swipe.isDragging && this.#mayTurn(1) ? html`<div class="beside" inert>${this.#renderRows(month, 1, names)}</div>` : nothing}
        </div>
      </div>`;
  }

  #renderHead(names: CalendarNames): unknown {
    const firstDay = this.#options.firstDay();
    const weekdays = Array.from({ length: 7 }, (_, index) => (firstDay + index) % 7);
    return html`<div role="row" class="head">${weekdays.map((weekday) => html`<div role="columnheader" part="weekday" aria-label=${names.weekday(weekday)}>${names.shortWeekday(weekday)}</div>`)}</div>`;
  }

  #renderRows(month: Month, offset: number, names: CalendarNames): unknown {
    const { page, columns, cell } = SCALES[this.#scale];
    const isShown = offset === 0;
    const cells: unknown[] = cell
      ? Array.from({ length: 12 }, (_, index) =>
          this.#renderMonths(this.#pageStart(month) + offset * page + index * cell, isShown, names),
        )
      : this.#renderDays(month + offset, isShown, names);
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns),
    );
    return rows.map((row) => html`<div role="row">${row}</div>`);
  }

  #renderDays(month: Month, isShown: boolean, names: CalendarNames): unknown[] {
    const first = firstOf(month);
    const lead = daysIntoWeek(first, this.#options.firstDay());
    const now = today();
    const length = firstOf(month + 1) - first;
    const blank = html`<div role="gridcell"></div>`;
    return Array.from({ length: Math.ceil((lead + length) / 7) * 7 }, (_, index) => {
      const day = first + index - lead;
      return index < lead || index >= lead + length ? blank : this.#renderDay(day, isShown, day === now, names);
    });
  }

  #renderDay(day: Day, isShown: boolean, isToday: boolean, names: CalendarNames): unknown {
    const { isSelected, isDisabled, classes = '', said = [], top, bottom } = this.#options.lookOf(day);
    const words = [names.full(day), ...said, top, bottom].filter(Boolean) as string[];
    return html`<div
      role="gridcell"
      part="day"
      class=${classes}
      data-day=${day}
      data-top=${top || nothing}
      data-bottom=${bottom || nothing}
      tabindex=${this.#tabIndexOf(day === this.#cursor, isShown)}
      aria-label=${words.reduce(withNote)}
      aria-selected=${isSelected}
      aria-disabled=${isDisabled || this.#isOutside(day, day) || nothing}
      aria-current=${isToday ? 'date' : nothing}
      >${names.number(dateOf(day)[2])}</div>`;
  }

  /** A cell for a month, or for a year. */
  #renderMonths(month: Month, isShown: boolean, names: CalendarNames): unknown {
    const { cell } = SCALES[this.#scale];
    const isYear = cell === 12;
    const isHere = Math.floor(month / cell) === Math.floor(this.month / cell);
    const day = addMonths(this.#cursor, isHere ? 0 : month - this.month + (isYear ? this.month % 12 : 0));
    return html`<div
      role="gridcell"
      part="day"
      data-day=${day}
      tabindex=${this.#tabIndexOf(isHere, isShown)}
      aria-selected=${isHere}
      aria-disabled=${this.#isOutside(firstOf(month), firstOf(month + cell) - 1) || nothing}
    >${isYear ? names.year(month) : names.month(month)}</div>`;
  }

  #tabIndexOf(isCursor: boolean, isShown: boolean): unknown {
    return !isShown || this.#options.isDisabled?.() ? nothing : isCursor ? 0 : -1;
  }

  /** The first month of the page that a month is on. */
  #pageStart(month: Month): Month {
    const { page } = SCALES[this.#scale];
    return Math.floor(month / page) * page;
  }

  #titleOf(month: Month, names: CalendarNames): string {
    const start = this.#pageStart(month);
    if (this.#scale === 'days') return names.title(month);
    return this.#scale === 'months' ? names.year(month) : `${names.year(start)} – ${names.year(start + 132)}`;
  }

  #isOutside(first: Day, last: Day): boolean {
    const limits = this.#options.limits();
    return last < limits[0] || first > limits[1];
  }

  /** Whether there is something to choose on the next page (1), or the one before (-1). */
  #mayTurn(pages: number): boolean {
    const { page } = SCALES[this.#scale];
    const start = this.#pageStart(this.month) + pages * page;
    return !this.#isOutside(firstOf(start), firstOf(start + page) - 1);
  }

  #turn(pages: number): void {
    if (this.#mayTurn(pages)) this.#userMovesTo(addMonths(this.#cursor, pages * SCALES[this.#scale].page));
  }

  #moveTo(day: Day): void {
    const [first, last] = this.#options.limits();
    this.#cursor = Math.max(first, Math.min(day, last));
    this.#host.requestUpdate();
  }

  #userMovesTo(day: Day): void {
    const { month } = this;
    this.#moveTo(day);
    if (this.month !== month) this.#options.turned?.(this.month);
  }

  #choose(day: Day): void {
    const [first, last] = this.#options.limits();
    const isDay = this.#scale === 'days';
    if (isDay && this.#isOutside(day, day)) return;
    this.#scale = SCALES[this.#scale].finer;
    this.#takesFocus = true;
    this.#userMovesTo(Math.max(first, Math.min(day, last)));
    if (isDay && !this.#options.isReadonly?.()) this.#options.chose(day);
  }

  #press(part: string | undefined): void {
    if (part === 'month') {
      this.#scale = SCALES[this.#scale].next;
      this.#host.requestUpdate();
    } else if (part) this.#turn(part === 'next' ? 1 : -1);
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) this.#choose(this.#cursor);
      return;
    }
    const day = this.#dayFor(event);
    if (day === undefined) return;
    event.preventDefault();
    const before = this.#cursor;
    this.#takesFocus = true;
    this.#userMovesTo(day);
    if (this.#scale === 'days' && this.#cursor !== before) this.#options.moved?.(this.#cursor);
  }

  /** The day that a key leads to. */
  #dayFor({ key, shiftKey }: KeyboardEvent): Day | undefined {
    const cursor = this.#cursor;
    const { cell, page, columns } = SCALES[this.#scale];
    const column = cell
      ? Math.floor((this.month - this.#pageStart(this.month)) / cell) % columns
      : daysIntoWeek(cursor, this.#options.firstDay());
    const by = (cells: number) => (cell ? addMonths(cursor, cells * cell) : cursor + cells);
    const forwards = this.#host.matches(':dir(rtl)') ? -1 : 1;
    const months = page * (shiftKey && !cell ? 12 : 1);
    switch (key) {
      case 'ArrowRight':
        return by(forwards);
      case 'ArrowLeft':
        return by(-forwards);
      case 'ArrowDown':
        return by(columns);
      case 'ArrowUp':
        return by(-columns);
      case 'Home':
        return by(-column);
      case 'End':
        return by(columns - 1 - column);
      case 'PageDown':
        return addMonths(cursor, months);
      case 'PageUp':
        return addMonths(cursor, -months);
      default:
        return undefined;
    }
  }
}

const previousMonth = () => msg('Previous month', { id: 'nc.calendar.previous-month', desc: 'Button of a calendar' });
const nextMonth = () => msg('Next month', { id: 'nc.calendar.next-month', desc: 'Button of a calendar' });
const earlier = () =>
  msg('Earlier years', { id: 'nc.calendar.earlier', desc: 'Button of a calendar: turns to the years before' });
const later = () =>
  msg('Later years', { id: 'nc.calendar.later', desc: 'Button of a calendar: turns to the years after' });
