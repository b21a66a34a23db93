import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import {
  fitPrecision,
  isBefore,
  limitsOf,
  parseDateTime,
  type DateTimeOptions,
} from '../../../elements/picker/model/date-time.js';
import { dateTimeFailure } from '../../../elements/picker/model/validity.js';
import type { PickerOptions } from '../../../elements/picker/model/value.js';
import { parseDate, formatDate, daysInMonth, parseTime, formatTime } from '../../../elements/picker/panel/calendar.js';
import { DateModel } from '../../../elements/picker/panel/date-model.js';
import { TimeModel } from '../../../elements/picker/panel/time-model.js';
import { normalizeDate, normalizeTime } from '../../../elements/picker/panel/normalize-text.js';
import { dateTimeNames } from '../../../elements/picker/panel/date-time-names.js';

const names = dateTimeNames('en');

/** The names of a region whose hours are written as those of `value`. */
const { time: hours24 } = dateTimeNames('en-GB');

const YEAR = new Date().getFullYear();
const YEARS = Array.from({ length: 301 }, (_, index) => YEAR - 150 + index);

/** A date by the calendar of the browser, for comparison. */
const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const options = (more: Partial<PickerOptions>): PickerOptions => ({
  mode: 'date',
  range: undefined,
  rangeKey: '',
  start: '',
  end: '',
  fields: '',
  step: 0,
  ...more,
});

const modelOf = (start: string, end: string, date: string, fields: 'year' | 'month' | 'day' = 'day') =>
  new DateModel({ limits: [parseDate(start), parseDate(end, true)], fields, names: names.date }, parseDate(date));

const column = (model: DateModel | TimeModel, key: string) => model.columns.findIndex((each) => each.key === key);
const turn = (model: DateModel | TimeModel, key: string, row: number) => model.pick(column(model, key), row);

const days = fc
  .date({ min: new Date('1876-01-01'), max: new Date('2176-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the dates of a picker', () => {
  it('are all days of 301 years, each month from its first to its last', () => {
    for (const year of YEARS) {
      for (let month = 1; month <= 12; month++) {
        const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(daysInMonth(year, month), `${year}-${month}`).to.equal(length);
        for (const day of [1, length]) {
          const text = iso(year, month, day);
          expect(parseDateTime(text, options({}))).to.equal(text);
          expect(formatDate(parseDate(text), 'day')).to.equal(text);
          expect(modelOf(`${YEAR - 150}`, `${YEAR + 150}`, text).value).to.equal(text);
        }
        expect(parseDateTime(`${year}-${String(month).padStart(2, '0')}-${length + 1}`, options({}))).to.equal(
          undefined,
        );
      }
    }
  });

  it('can all be reached by the three wheels', () => {
    const model = modelOf(`${YEAR - 150}-01-01`, `${YEAR + 150}-12-31`, `${YEAR}-06-15`);
    for (const [index, year] of YEARS.entries()) {
      for (let month = 1; month <= 12; month++) {
        const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
        turn(model, 'year', index);
        turn(model, 'month', month - 1);
        expect(model.columns[column(model, 'day')]!.rows.length, `${year}-${month}`).to.equal(length);
        turn(model, 'day', length - 1);
        expect(model.value).to.equal(iso(year, month, length));
        turn(model, 'day', 0);
        expect(model.value).to.equal(iso(year, month, 1));
      }
    }
  });

  it('become the last day of a shorter month', () => {
    const model = modelOf('2000', '2100', '2024-02-29');
    turn(model, 'year', 23);
    expect(model.value).to.equal('2023-02-28');
    model.date = parseDate('2024-01-31');
    turn(model, 'month', 1);
    expect(model.value).to.equal('2024-02-29');
    turn(model, 'month', 3);
    expect(model.value).to.equal('2024-04-29');
  });

  it('stay within their limits and reach them, with random turns', () => {
    fc.assert(
      fc.property(
        days,
        days,
        days,
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: -5, max: 310 }))),
        (a, b, at, turns) => {
          const [start, end] = [a, b].sort() as [string, string];
          const model = modelOf(start, end, at);
          expect(model.value >= start && model.value <= end, model.value).to.equal(true);
          if (at >= start && at <= end) expect(model.value).to.equal(at);
          for (const [index, row] of turns) {
            const { rows, index: before } = model.columns[index]!;
            model.pick(index, row);
            expect(model.value >= start && model.value <= end, model.value).to.equal(true);
            expect(new Date(model.value).toISOString().slice(0, 10)).to.equal(model.value);
            expect(before).to.be.lessThan(rows.length);
            for (const each of model.columns) expect(each.rows[each.index]).to.be.a('string');
          }
          for (const key of ['year', 'month', 'day']) turn(model, key, 0);
          expect(model.value).to.equal(start);
          for (const key of ['year', 'month', 'day']) turn(model, key, 999);
          expect(model.value).to.equal(end);
        },
      ),
    );
  });

  it('may be months or years', () => {
    const months = modelOf('2020-05-15', '2021-02', '2020-05-20', 'month');
    expect([months.value, months.columns.map(({ key }) => key)]).to.deep.equal(['2020-05', ['month', 'year']]);
    expect(months.columns[0]!.rows).to.deep.equal([
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ]);
    turn(months, 'year', 1);
    expect([months.value, months.columns[0]!.rows]).to.deep.equal(['2021-02', ['January', 'February']]);
    const years = modelOf('2020-05-15', '2023', '2030-01-01', 'year');
    expect([years.value, years.columns.map(({ rows }) => rows.length)]).to.deep.equal(['2023', [4]]);
  });

  it('range over 150 years before and after today, or further by start and end', () => {
    const limits = (start: string, end: string) => limitsOf(options({ start, end })).join(' ');
    expect(limits('', '')).to.equal(`${YEAR - 150} ${YEAR + 150}`);
    expect(limits('1700-05-01', '')).to.equal(`1700-05-01 ${YEAR + 150}`);
    expect(limits('', '1800-01-01')).to.equal('1650 1800-01-01');
    expect(limits('2300-01-01', '')).to.equal('2300-01-01 2450');
    expect(limits('', '0100')).to.equal('0001 0100');
    expect(limits('2020-01-01', '2019-12-31'), 'end before start').to.equal(`2020-01-01 ${YEAR + 150}`);
    expect(limits('nonsense', '2030')).to.equal(`${YEAR - 150} 2030`);
  });

  it('are valid between start and end', () => {
    fc.assert(
      fc.property(days, days, days, fc.constantFrom('year', 'month', 'day'), (a, b, at, fields) => {
        const [start, end] = [a, b].sort() as [string, string];
        const each = options({ start, end, fields });
        const cut = (text: string) => text.slice(0, { year: 4, month: 7, day: 10 }[fields]);
        const value = fitPrecision(at, each);
        expect(value).to.equal(cut(at));
        const flag = value < cut(start) ? 'rangeUnderflow' : value > cut(end) ? 'rangeOverflow' : undefined;
        expect(dateTimeFailure(value, each, 'en')?.flag).to.equal(flag);
        expect(isBefore(a, b)).to.equal(a < b);
      }),
    );
  });

  it('are parsed with and without leading zeros; other texts are rejected', () => {
    const read = (text: unknown) => parseDateTime(text, options({}));
    expect(['2024', '2024-5', '2024-5-7', '0004-02-29'].map(read)).to.deep.equal([
      '2024',
      '2024-05',
      '2024-05-07',
      '0004-02-29',
    ]);
    for (const text of [
      '',
      '24',
      '2024-13',
      '2024-02-30',
      '1900-02-29',
      '2024/05/07',
      '2024-05-07T00:00',
      ' 2024',
      null,
      5,
    ]) {
      expect(read(text), String(text)).to.equal(undefined);
    }
  });

  it('are recognised in several formats', () => {
    const typed = (text: string, order = names.date.order) => normalizeDate(text, 'day', order);
    for (const text of ['2024-05-07', '2024/05/07', '20240507', '２０２４年05月07日', '05/07/2024', ' 05.07. 2024']) {
      expect(typed(text), text).to.equal('2024-05-07');
    }
    expect(typed('07/05/2024', dateTimeNames('fr').date.order)).to.equal('2024-05-07');
    expect(normalizeDate('5/2024', 'month', names.date.order)).to.equal('2024-5');
    expect(normalizeDate('2024', 'year', names.date.order)).to.equal('2024');
    for (const text of ['May', '5', '5/7', '1/2/3/4'])
      expect(parseDateTime(typed(text), options({})), text).to.equal(undefined);
  });
});

describe('the times of a picker', () => {
  const time = (more: Partial<DateTimeOptions>) => options({ mode: 'time', ...more });

  it('are whole steps from the first one, with random turns', () => {
    const moments = fc.nat(86_399);
    fc.assert(
      fc.property(
        moments,
        moments,
        moments,
        fc.integer({ min: 1, max: 9000 }),
        fc.array(fc.tuple(fc.nat(2), fc.nat(65))),
        (a, b, at, step, turns) => {
          const [start, end] = [Math.min(a, b), Math.max(a, b)];
          const model = new TimeModel({ limits: [start, end], step, withSeconds: true, names: hours24 }, at);
          const check = () => {
            expect(model.time).to.be.within(start, end);
            expect((model.time - start) % step).to.equal(0);
            expect(parseTime(model.value)).to.equal(model.time);
            const shown = model.columns.map(({ rows, index }) => rows[index]).join(':');
            expect(shown).to.equal(model.value);
          };
          check();
          for (const [index, row] of turns) {
            const { rows } = model.columns[index]!;
            model.pick(index, row);
            check();
            expect(model.value.split(':')[index]).to.equal(rows[Math.min(row, rows.length - 1)]);
          }
          for (const index of [0, 1, 2]) model.pick(index, 99);
          expect(model.time).to.equal(start + Math.floor((end - start) / step) * step);
        },
      ),
    );
  });

  it('loop through hours and minutes if all can be chosen', () => {
    const model = new TimeModel(
      { limits: [0, 86_399], step: 60, withSeconds: false, names: hours24 },
      parseTime('09:41'),
    );
    expect(model.columns.map(({ rows, loop }) => [rows.length, loop])).to.deep.equal([
      [24, true],
      [60, true],
    ]);
    const office = new TimeModel(
      { limits: [parseTime('08:30'), parseTime('17:00')], step: 900, withSeconds: false, names: hours24 },
      0,
    );
    expect(office.value).to.equal('08:30');
    expect(office.columns.map(({ rows }) => rows.join(' '))).to.deep.equal(['08 09 10 11 12 13 14 15 16 17', '30 45']);
    office.pick(0, 9);
    expect([office.value, office.columns[1]!.rows.join()]).to.deep.equal(['17:00', '00']);
  });

  it('are parsed, formatted and recognised in several formats', () => {
    expect(['9:05', '09:05', '23:59:59'].map((text) => parseDateTime(text, time({})))).to.deep.equal([
      '09:05',
      '09:05',
      '23:59:59',
    ]);
    for (const text of ['24:00', '9', '12:60', '2024-01-01', '09:05:60'])
      expect(parseDateTime(text, time({})), text).to.equal(undefined);
    expect(fitPrecision('09:05', time({ fields: 'second' }))).to.equal('09:05:00');
    expect(fitPrecision('09:05:30', time({}))).to.equal('09:05');
    expect(formatTime(parseTime('23:59:58'), true)).to.equal('23:59:58');
    const typed = ['9:05', '905', '0905', '9.05', '9:05 AM', '9:05 p.m.', '12am', '090530', '9：05', '٩:٠٥'].map(
      (text) => normalizeTime(text),
    );
    const read = typed.map((text) => parseDateTime(text, time({})));
    expect(read).to.deep.equal([
      '09:05',
      '09:05',
      '09:05',
      '09:05',
      '09:05',
      '21:05',
      '00:00',
      '09:05:30',
      '09:05',
      '09:05',
    ]);
    expect(parseDateTime(normalizeTime('13:00 pm'), time({}))).to.equal(undefined);
  });

  it('are invalid beyond their limits or between steps', () => {
    const flag = (text: string, more: Partial<DateTimeOptions>) => dateTimeFailure(text, time(more), 'en')?.flag;
    const office = { start: '08:30', end: '17:00', step: 900 };
    expect(['08:15', '17:15', '08:40', '08:45'].map((text) => flag(text, office))).to.deep.equal([
      'rangeUnderflow',
      'rangeOverflow',
      'stepMismatch',
      undefined,
    ]);
    expect(flag('23:59', {})).to.equal(undefined);
    expect(limitsOf(time({ start: '10:00', end: '09:00' }))).to.deep.equal(['10:00', '23:59:59']);
  });
});

describe('the names of dates', () => {
  const wheels = (locale: string) => {
    const { order, rows } = dateTimeNames(locale).date;
    return order.map((part) => rows(part, part === 'year' ? 2024 : 5, part === 'year' ? 2024 : 5)[0]).join(' ');
  };

  it('have the order and format of the language', () => {
    expect(['en', 'en-GB', 'fr', 'es', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'de'].map(wheels)).to.deep.equal([
      'May 5 2024',
      '5 May 2024',
      '5 mai 2024',
      '5 mayo 2024',
      '2024年 5月 5日',
      '2024年 5月 5日',
      '2024年 5月 5日',
      '2024년 5월 5일',
      '5 Mai 2024',
    ]);
    expect(dateTimeNames('fr').date.labelOf('month')).to.equal('mois');
  });

  it('are the same array while nothing changes', () => {
    const { rows } = dateTimeNames('en').date;
    expect(rows('year', 1876, 2176) === rows('year', 1876, 2176)).to.equal(true);
    expect(rows('day', 1, 28) === rows('day', 1, 29)).to.equal(false);
  });
});
