import { html, type PropertyValues } from 'lit';
import type { CloseReason } from '../../internal/element/events.js';
import { PanelElement } from '../../internal/overlay/panel/panel-element.js';
import type { Day, Month } from '../../internal/calendar/civil.js';
import { DayChooser } from '../day-chooser.js';
import { isIncomplete, type DayOptions } from '../value.js';
import { calendarPanelStyles } from './panel.styles.js';

/** The calendar, as its panel sees it. */
export interface PanelHost {
  readonly calendar: DayOptions & { readonly cancelText: string; readonly confirmText: string };
  /** The days of the calendar. */
  days(): readonly Day[];
  /** The day that the panel opens at. */
  start(): Day;
  heading(): string;
  language(): string;
  anchor(): Element;
  turned(month: Month): void;
  /** Days: the user has confirmed them. Null: the user closed the panel. Undefined: code did. */
  closed(days: readonly Day[] | null | undefined): void;
}

/** The open calendar: a sheet, or a box beside the field. The days reach the calendar when the user confirms. */
export class NcCalendarPanel extends PanelElement<readonly Day[]> {
  static override styles = calendarPanelStyles;
  static override localized = true;

  #owner!: PanelHost;
  #chooser!: DayChooser;

  /** The calendar to which it belongs, before it opens. */
  belongTo(owner: PanelHost): void {
    this.#owner = owner;
    const { calendar } = owner;
    this.#chooser = new DayChooser(this, {
      calendar,
      language: () => owner.language(),
      turned: (month) => owner.turned(month),
      changed: () => undefined,
      choseAgain: () => this.confirm(),
    });
  }

  /** The calendar has changed while this is open. `reset`: also returns to the days of the calendar. */
  refresh(reset: boolean): void {
    if (reset) this.#chooser.days = this.#owner.days();
    this.requestUpdate();
  }

  protected override get anchor(): Element {
    return this.#owner.anchor();
  }

  protected override get heading(): string {
    return this.#owner.heading();
  }

  protected override resultOf(reason: CloseReason): readonly Day[] | undefined {
    return reason === 'confirm' ? this.#chooser.days : undefined;
  }

  protected override close(reason: CloseReason): void {
    if (!this.isShowing) return;
    super.close(reason);
    this.#owner.closed(reason === 'confirm' ? this.#chooser.days : reason === 'api' ? undefined : null);
  }

  protected override takeFocus(): void {
    this.#chooser.month.element?.focus();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has('open') || !this.open || this.isShowing) return;
    this.#chooser.days = this.#owner.days();
    this.#chooser.month.show(this.#owner.start());
  }

  protected override renderBody(): unknown {
    const { cancelText, confirmText, type } = this.#owner.calendar;
    const isNone = this.#chooser.days.length === 0 && this.#owner.days().length === 0;
    const isIncompleteNow = isNone || isIncomplete(this.#chooser.days, type);
    return html`${this.renderHeader({ title: this.heading, cancelText, confirmText, isIncomplete: isIncompleteNow })}
      <div class="content">${this.#chooser.render()}</div>`;
  }

  protected override handleKey(): void {
    // The days have their own keys, and Escape is the dialog's.
  }

  protected override confirm(): void {
    this.dismiss('confirm');
  }
}
