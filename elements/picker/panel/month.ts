import { css, html } from 'lit';
import { dayOf as toDay, formatDay, parseDay, type Day } from '../../internal/calendar/civil.js';
import { MonthView } from '../../internal/calendar/month-view.js';
import { monthViewStyles } from '../../internal/calendar/month-view.styles.js';
import { firstDayOfWeek } from '../../internal/calendar/week.js';
import { limitsOf } from '../model/date-time.js';
import { dayOf, monthOf, parseDate, yearOf } from './calendar.js';
import type { MonthHost, MonthPanel } from './host.js';
import type { NcPickerPanel } from './index.js';

export { createPanel } from './index.js';

const styles = css`
  ${monthViewStyles}
  .month {
    --nc-calendar-day-size: 40px;
    padding: var(--nc-space-2, 8px) var(--nc-space-4, 16px);
  }
`;

/** The limits of a picker, which may be years or months, as days. */
function limitsIn({ panel }: MonthHost): readonly [Day, Day] {
  const [start, end] = limitsOf(panel.host.options);
  const [first, last] = [parseDate(start), parseDate(end, true)];
  return [toDay(yearOf(first), monthOf(first), dayOf(first)), toDay(yearOf(last), monthOf(last), dayOf(last))];
}

function createMonth(host: MonthHost): MonthPanel {
  const { panel } = host;
  const language = () => panel.host.language();
  let followed: string | undefined;
  panel.addStyles(styles);
  const view = new MonthView(panel, {
    language,
    firstDay: () => firstDayOfWeek(language()),
    limits: () => limitsIn(host),
    lookOf: (day) => ({ isSelected: formatDay(day) === host.date() }),
    moved: (day) => host.moved(formatDay(day)),
    chose: (day) => host.chose(formatDay(day)),
  });
  return {
    get element() {
      return view.element;
    },
    follow() {
      const date = host.date();
      const day = date === followed ? undefined : parseDay(date);
      followed = date;
      if (day !== undefined) view.show(day);
    },
    render: () => html`<div class="month">${view.render()}</div>`,
  };
}

/** Gives a panel a grid of days. */
export const addMonth = (panel: NcPickerPanel): void => panel.addMonth(createMonth);
