import { expect } from '@open-wc/testing';
import {
  addMonths,
  dateOf,
  dayOf,
  daysIntoWeek,
  firstOf,
  formatDay,
  formatMonth,
  monthOf,
  parseDay,
  weekdayOf,
} from '../../../elements/internal/calendar/civil.js';
import { firstDayByRegion, firstDayOfWeek } from '../../../elements/internal/calendar/week.js';

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);

const lengthOf = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : LENGTHS[month - 1]!);

/** All dates from one year to another, each found by adding a day to the one before. */
function* datesBetween(first: number, last: number): Generator<readonly [number, number, number]> {
  for (let year = first; year <= last; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let date = 1; date <= lengthOf(year, month); date++) yield [year, month, date];
    }
  }
}

const pad = (number: number, length: number) => String(number).padStart(length, '0');

describe('civil days', () => {
  // 1 January of the first year and its day of the week, from calendars: 0 is Sunday.
  const spans: [first: number, last: number, weekday: number][] = [
    [1, 400, 1],
    [1800, 2199, 3],
    [9600, 9999, 6],
  ];
  for (const [first, last, weekday] of spans) {
    it(`are right on every day from ${first} to ${last}`, () => {
      const wrong: string[] = [];
      let day = dayOf(first, 1, 1);
      let expected = weekday;
      for (const [year, month, date] of datesBetween(first, last)) {
        const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}`;
        const isRight =
          dayOf(year, month, date) === day &&
          dateOf(day).join() === [year, month, date].join() &&
          weekdayOf(day) === expected &&
          monthOf(day) === year * 12 + month - 1 &&
          firstOf(monthOf(day)) === day - date + 1 &&
          formatDay(day) === text &&
          parseDay(text) === day;
        if (!isRight) wrong.push(text);
        day += 1;
        expected = (expected + 1) % 7;
      }
      expect(wrong.slice(0, 5)).to.deep.equal([]);
    });
  }

  it('agree with UTC', () => {
    for (const [year, month, date] of [...datesBetween(1899, 1901), ...datesBetween(1999, 2001)])
      expect(dayOf(year, month, date) * 864e5).to.equal(Date.UTC(year, month - 1, date));
    expect(dayOf(1970, 1, 1)).to.equal(0);
  });

  it('keep the date some months later, or take the last one of a shorter month', () => {
    const wrong: string[] = [];
    for (const [year, month, date] of datesBetween(1999, 2004)) {
      for (const months of [-1201, -13, -12, -1, 0, 1, 2, 12, 37, 4800]) {
        let [toYear, toMonth] = [year, month];
        for (let step = 0; step < Math.abs(months); step++) {
          toMonth += Math.sign(months);
          if (toMonth === 13) [toYear, toMonth] = [toYear + 1, 1];
          if (toMonth === 0) [toYear, toMonth] = [toYear - 1, 12];
        }
        const wanted = [toYear, toMonth, Math.min(date, lengthOf(toYear, toMonth))].join();
        const given = dateOf(addMonths(dayOf(year, month, date), months)).join();
        if (given !== wanted) wrong.push(`${year}-${month}-${date} ${months}: ${given}`);
      }
    }
    expect(wrong.slice(0, 5)).to.deep.equal([]);
  });

  it('count from any first day of the week', () => {
    const monday = parseDay('2026-11-23')!;
    for (let firstDay = 0; firstDay < 7; firstDay++) {
      for (let day = monday; day < monday + 7; day++) {
        const into = daysIntoWeek(day, firstDay);
        expect([into >= 0 && into < 7, weekdayOf(day - into)]).to.deep.equal([true, firstDay]);
      }
    }
  });

  it('are read from dates that exist, and from nothing else', () => {
    for (const text of ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0000-01-01', '', 'x'])
      expect(parseDay(text), text).to.equal(undefined);
    expect(formatDay(parseDay('2000-02-29')!)).to.equal('2000-02-29');
    expect(formatMonth(monthOf(parseDay('0001-12-31')!))).to.equal('0001-12');
  });
});

describe('the first day of the week', () => {
  const languages = 'en en-GB fr fr-CA es es-MX de zh-Hans zh-Hant ja ko pt pt-PT ar-EG fa he hi dv ru tr id th'.split(
    ' ',
  );

  it('is that of Intl', () => {
    for (const language of languages) {
      const locale = new Intl.Locale(language) as Intl.Locale & {
        getWeekInfo?: () => { firstDay: number };
        weekInfo?: { firstDay: number };
      };
      const { firstDay } = (locale.getWeekInfo?.() ?? locale.weekInfo)!;
      expect(firstDayOfWeek(language), language).to.equal(firstDay % 7);
    }
  });

  it('is the same where the engine does not know it', () => {
    for (const language of languages.filter((each) => !each.startsWith('zh')))
      expect(firstDayByRegion(language), language).to.equal(firstDayOfWeek(language));
    expect(['en', 'de', 'ar-EG', 'dv'].map(firstDayByRegion)).to.deep.equal([0, 1, 6, 5]);
  });
});
