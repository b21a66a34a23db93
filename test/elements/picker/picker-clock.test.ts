import { expect } from '@open-wc/testing';
import { clockOf } from '../../../elements/picker/model/clock.js';
import { parseDateTime } from '../../../elements/picker/model/date-time.js';
import { dateTimeText, type PickerOptions } from '../../../elements/picker/model/value.js';
import { formatTime } from '../../../elements/picker/panel/calendar.js';
import { dateTimeNames } from '../../../elements/picker/panel/date-time-names.js';
import { normalizeTime } from '../../../elements/picker/panel/normalize-text.js';
import { PanelSelection } from '../../../elements/picker/panel/selection.js';
import { timeText } from '../../../elements/picker/panel/typed-text.js';
import { plainSpaces } from '../../helpers/spaces.js';

const TIME: PickerOptions = { mode: 'time', range: undefined, rangeKey: '', start: '', end: '', fields: '', step: 0 };

function selectionOf(more: Partial<PickerOptions>, value: string, language: () => string) {
  const selection = new PanelSelection({
    options: { ...TIME, ...more },
    chosen: () => value,
    start: () => value,
    label: 'Time',
    language,
    rowsLoaded() {},
  });
  const shown = () => selection.columns.map(({ rows, index }) => rows[index]);
  return { selection, shown };
}

describe('the clock of a picker', () => {
  it('reads times with the halves of the day that the language has, before or after them, and without', () => {
    const read = (text: string, ...halves: string[]) => parseDateTime(normalizeTime(text, halves), TIME);
    const texts = [
      '2:30 PM',
      '2:30pm',
      '2:30\u202fp.\u00a0m.',
      '2:30 P. M.',
      '230 pm',
      'PM 2:30',
      '14:30',
      '２:３０ ＰＭ',
    ];
    for (const text of texts) expect(read(text, 'AM', 'PM'), text).to.equal('14:30');
    expect(read('2:30', 'AM', 'PM')).to.equal('02:30');
    expect(
      ['12 AM', '12:15 AM', '12 PM', '12:15 PM', '2 PM', '2 PM '].map((text) => read(text, 'AM', 'PM')),
    ).to.deep.equal(['00:00', '00:15', '12:00', '12:15', '14:00', '14:00']);
    expect(
      ['下午2:30', '下午2時30分', '2:30下午', 'pm 2:30', '14:30'].map((text) => read(text, '上午', '下午')),
    ).to.deep.equal(Array(5).fill('14:30'));
    expect(['오후 2시', '오전 12시', '오후 12:05'].map((text) => read(text, '오전', '오후'))).to.deep.equal([
      '14:00',
      '00:00',
      '12:05',
    ]);
    expect([read('2:30 p. m.', 'a.m.', 'p.m.'), read('٢:٣٠ م', 'ص', 'م')]).to.deep.equal(['14:30', '14:30']);
    expect([read('14:30 PM', 'AM', 'PM'), read('PM', 'AM', 'PM')]).to.deep.equal([undefined, undefined]);
  });

  it('reads times as they are shown, in each language', () => {
    const LOCALES =
      'en en-GB en-CA fr fr-CA de es es-MX zh-CN zh-HK zh-TW ja ja-u-hc-h12 ja-u-hc-h11 ko hi ar ar-EG fa bn';
    for (const locale of LOCALES.split(' ')) {
      const { halves } = clockOf(locale);
      for (const minute of [0, 15]) {
        for (let hour = 0; hour < 24; hour++) {
          const value = formatTime(hour * 3600 + minute * 60, false);
          for (const text of [timeText(value, locale), dateTimeText(value, 'time', locale)])
            expect(parseDateTime(normalizeTime(text, halves), TIME), `${locale} ${text}`).to.equal(value);
        }
      }
    }
  });

  it('has the hours of the region: with the half of the day, or two digits', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    for (const locale of ['en', 'en-US', 'zh-HK', 'zh-TW', 'ko', 'hi', 'ar-EG', 'en-GB-u-hc-h12']) {
      const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
      const { rows } = dateTimeNames(locale).time;
      expect(rows('hour', hours), locale).to.deep.equal(hours.map((hour) => format.format(hour * 3_600_000)));
      expect(new Set(rows('hour', hours)).size, locale).to.equal(24);
      expect(rows('minute', [5])[0], locale).to.have.length(2);
      expect(rows('hour', hours) === rows('hour', [...hours]), locale).to.equal(true);
    }
    for (const locale of ['en-GB', 'fr', 'de', 'es', 'zh-CN', 'ja', 'en-US-u-hc-h23'])
      expect(dateTimeNames(locale).time.rows('hour', [0, 9, 14]), locale).to.deep.equal(['00', '09', '14']);
  });

  it('shows times in the hour cycle of the region', () => {
    const shown = (locale: string) =>
      ['00:00', '09:05', '12:00', '14:30:15'].map((text) => dateTimeText(text, 'time', locale).replaceAll(/\s/g, ' '));
    expect(shown('en')).to.deep.equal(['12:00 AM', '9:05 AM', '12:00 PM', '2:30:15 PM']);
    for (const locale of ['en-GB', 'fr', 'de', 'zh-CN', 'en-u-hc-h23'])
      expect(shown(locale), locale).to.deep.equal(['00:00', '09:05', '12:00', '14:30:15']);
    expect(shown('zh-HK')).to.deep.equal(['上午12:00', '上午9:05', '下午12:00', '下午2:30:15']);
    const [am, pm] = clockOf('ko').halves;
    expect(shown('ko')).to.deep.equal([`${am} 12:00`, `${am} 9:05`, `${pm} 12:00`, `${pm} 2:30:15`]);
    // Browsers do not agree on Mexico.
    for (const locale of ['es-MX', 'hi', 'ar', 'ja', 'de']) {
      const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
      expect(clockOf(locale).halves.length, locale).to.equal(hourCycle!.startsWith('h1') ? 2 : 0);
    }
  });

  it('offers times in the hour cycle of the language, whatever their value is, and follows another language', () => {
    let language = 'en';
    const { selection, shown } = selectionOf({}, '14:30', () => language);
    const now = () => [selection.text, selection.hasLetters, ...shown().map((text) => plainSpaces(text!))];
    expect(now()).to.deep.equal(['2:30 PM', true, '2 PM', '30']);
    language = 'en-GB';
    selection.refresh(false);
    expect(now()).to.deep.equal(['14:30', false, '14', '30']);
    expect(selection.enterText('25:00')).to.equal('Please enter it like this: 14:30');
    expect([selection.enterText('12:15 am'), selection.value]).to.deep.equal(['', '00:15']);
    language = 'zh-HK';
    selection.refresh(false);
    expect([...now(), selection.value]).to.deep.equal(['上午12:15', true, '上午12時', '15', '00:15']);
    expect([selection.enterText('下午2:30'), selection.value]).to.deep.equal(['', '14:30']);
    expect([selection.enterText('21:05'), selection.value, selection.text]).to.deep.equal(['', '21:05', '下午9:05']);
    language = 'en-US-u-hc-h23';
    selection.refresh(false);
    expect([...now(), selection.value]).to.deep.equal(['21:05', false, '21', '05', '21:05']);
  });

  it('says in the hour cycle of the language which times there are', () => {
    const message = (language: string) =>
      selectionOf({ start: '08:00', end: '17:00' }, '09:00', () => language)
        .selection.enterText('18:00')
        .replaceAll(/\s/g, '');
    expect(message('en')).to.include('8:00AM–5:00PM');
    expect(message('en-GB')).to.include('08:00–17:00');
    expect(message('fr')).to.include('08:00–17:00');
  });
});
