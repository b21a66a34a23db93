import { msg } from '@lit/localize';
import { html, nothing } from 'lit';
import { formatDay, type Day, type Month } from '../internal/calendar/civil.js';
import { MonthView, type DayLook, type MonthViewHost } from '../internal/calendar/month-view.js';
import { firstDayOfWeek } from '../internal/calendar/week.js';
import {
  ask,
  countOf,
  disabledDayMessage,
  tooManyDaysMessage,
  isDisabledDay,
  isIncomplete,
  limitsOf,
  type DayInfo,
  type DayOptions,
} from './value.js';

export interface DayChooserOptions {
  /** The calendar: its properties. */
  readonly calendar: DayOptions;
  language(): string;
  isDisabled?(): boolean;
  isReadonly?(): boolean;
  turned(month: Month): void;
  /** The user has changed the days. */
  changed(): void;
  /** The user chose the day that was chosen already. */
  choseAgain?(): void;
}

/** Days that the user chooses in a month: one, several or a range. */
export class DayChooser {
  readonly month: MonthView;
  readonly #host: MonthViewHost;
  readonly #options: DayChooserOptions;
  #days: readonly Day[] = [];
  /** Why the latest choice had no effect. */
  #note = '';

  constructor(host: MonthViewHost, options: DayChooserOptions) {
    this.#host = host;
    this.#options = options;
    const { calendar } = options;
    this.month = new MonthView(host, {
      ...options,
      firstDay: () => firstDayOf(calendar) ?? firstDayOfWeek(options.language()),
      limits: () => limitsOf(calendar),
      lookOf: (day) => this.#lookOf(day),
      isMultiple: () => calendar.type === 'multiple' || calendar.type === 'range',
      chose: (day) => this.#choose(day),
    });
  }

  /** The days that are chosen, in order; of a range the first and the last one. */
  get days(): readonly Day[] {
    return this.#days;
  }

  /** Code has set the days. */
  set days(days: readonly Day[]) {
    this.#days = days;
    this.#note = '';
  }

  render(): unknown {
    const note = this.#note;
    return html`${this.month.render()}<div part="note" role="status">${note || nothing}</div>`;
  }

  #lookOf(day: Day): DayLook {
    const { type } = this.#options.calendar;
    const days = this.#days;
    const isEnd = days.includes(day);
    const isBetween = type === 'range' && day > days[0]! && day < days.at(-1)!;
    const isFirst = type === 'range' && day === days[0];
    const isLast = type === 'range' && days.length > 1 && day === days[1];
    return {
      isSelected: isEnd || isBetween,
      isDisabled: isDisabledDay(day, this.#options.calendar),
      classes: isBetween ? 'between' : days.length > 1 ? `${isFirst ? 'first ' : ''}${isLast ? 'last' : ''}` : '',
      said: [
        isFirst ? msg('first day', { id: 'nc.calendar.first', desc: 'Said after the first day of a range' }) : '',
        isLast ? msg('last day', { id: 'nc.calendar.last', desc: 'Said after the last day of a range' }) : '',
        isBetween ? msg('in the range', { id: 'nc.calendar.between', desc: 'Said after a day within a range' }) : '',
      ],
      ...this.#infoOf(day),
    };
  }

  /** The texts that the page gives a day. */
  #infoOf(day: Day): DayInfo | undefined {
    const { calendar } = this.#options;
    const { dayInfo } = calendar;
    if (!dayInfo) return undefined;
    return ask(calendar, 'dayInfo', () => {
      const { top, bottom } = dayInfo(formatDay(day)) ?? {};
      return { top: textOf(top), bottom: textOf(bottom) };
    });
  }

  #choose(day: Day): void {
    const { calendar } = this.#options;
    const { type, maxRange } = calendar;
    const wanted = this.#with(day);
    const isTooMany = maxRange > 0 && wanted.length > 0 && countOf(wanted, type) > maxRange;
    this.#note = isDisabledDay(day, calendar) ? disabledDayMessage() : isTooMany ? tooManyDaysMessage(maxRange) : '';
    this.#host.requestUpdate();
    if (this.#note) return;
    if (wanted.join() === this.#days.join()) {
      this.#options.choseAgain?.();
      return;
    }
    this.#days = wanted;
    this.#options.changed();
  }

  /** The days after the user has chosen one. */
  #with(day: Day): readonly Day[] {
    const { type } = this.#options.calendar;
    const days = this.#days;
    if (type === 'range') return isIncomplete(days, type) ? ascending([...days, day]) : [day];
    if (type !== 'multiple') return [day];
    return days.includes(day) ? days.filter((each) => each !== day) : ascending([...days, day]);
  }
}

/** The first day of the week that the page has set: 0 and 7 are Sundays. */
function firstDayOf({ firstDay }: DayOptions): number | undefined {
  return firstDay !== undefined && firstDay >= 0 && firstDay <= 7 ? Math.trunc(firstDay) % 7 : undefined;
}

const ascending = (days: readonly Day[]): Day[] => days.toSorted((one, other) => one - other);

/** Objects have no text that a user could read. */
const textOf = (text: unknown): string | undefined =>
  typeof text === 'object' || text === undefined ? undefined : `${text as string}`;
