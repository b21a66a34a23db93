import { define } from '../internal/element/define.js';
import { NcCalendar } from './calendar.js';

define('nc-calendar', NcCalendar);

declare global {
  interface HTMLElementTagNameMap {
    'nc-calendar': NcCalendar;
  }
}

export { NcCalendar };
export type { MonthChangeEvent } from './events.js';
export type { CalendarType, CalendarValue, DayInfo } from './value.js';
