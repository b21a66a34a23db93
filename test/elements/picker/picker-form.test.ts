import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/form';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { plainSpaces } from '../../helpers/spaces.js';
import { keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { mount } from './picker-fixture.js';

const YEAR = new Date().getFullYear();
const PLACES = JSON.stringify([{ name: 'Zhejiang', children: ['Hangzhou', 'Ningbo'] }, 'Macao']);

/** The warnings in the console while `action` runs. */
async function warnings(action: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const heard: string[] = [];
  console.warn = (text: string) => heard.push(text);
  try {
    await action();
    await drawn();
  } finally {
    console.warn = warn;
  }
  return heard;
}

describe('<nc-picker> in a form', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => NcPicker.loadPanel());
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));

  describe('submits and restores', () => {
    const CASES: Readonly<Record<string, readonly [markup: string, value: unknown, entries: readonly string[]]>> = {
      'a row': [`range='["a","b"]' value="1"`, 1, ['1']],
      'rows of columns': [`mode="multiSelector" range='[["a","b"],["c"]]' value="1,0"`, [1, 0], ['1', '0']],
      'a time': ['mode="time" value="9:05"', '09:05', ['09:05']],
      'a date': ['mode="date" value="2024-02-29"', '2024-02-29', ['2024-02-29']],
      'a month': ['mode="date" fields="month" value="2024-02-29"', '2024-02', ['2024-02']],
      places: [
        `mode="region" range='${PLACES}' value="Zhejiang,Ningbo"`,
        ['Zhejiang', 'Ningbo'],
        ['Zhejiang', 'Ningbo'],
      ],
    };
    for (const [name, [markup, value, entries]] of Object.entries(CASES)) {
      it(name, async () => {
        const { form, picker } = await mount(markup);
        const submitted = () => new FormData(form).getAll('field');
        expect([picker.value, submitted(), picker.matches(':state(blank)')]).to.deep.equal([value, entries, false]);
        picker.value = null;
        await settled(picker);
        const blank = typeof value === 'object' ? [] : '';
        expect([picker.value, submitted(), picker.matches(':state(blank)')]).to.deep.equal([blank, [], true]);
        const state = typeof value === 'object' ? JSON.stringify(value) : String(value);
        picker.formStateRestoreCallback(state, 'restore');
        expect([picker.value, submitted()]).to.deep.equal([value, entries]);
        form.reset();
        expect([picker.value, submitted()]).to.deep.equal([value, entries]);
      });
    }
  });

  it('keeps an index for rows that come later', async () => {
    const { form, picker } = await mount('');
    picker.value = 2;
    picker.range = [];
    expect([picker.value, new FormData(form).get('field')]).to.deep.equal(['', null]);
    picker.range = ['a', 'b', 'c', 'd'];
    expect([picker.value, new FormData(form).get('field')]).to.deep.equal([2, '2']);
    picker.range = ['a', 'b'];
    expect([picker.value, new FormData(form).get('field')]).to.deep.equal([1, '1']);
  });

  it('updates its validity at once', async () => {
    const { picker } = await mount('mode="date"');
    const flags = () => {
      const names = ['badInput', 'rangeOverflow', 'rangeUnderflow', 'stepMismatch', 'valueMissing', 'valid'] as const;
      return names.filter((name) => picker.validity[name]).join();
    };
    expect(flags()).to.equal('valid');
    picker.required = true;
    expect(flags()).to.equal('valueMissing');
    picker.value = '1800-01-01';
    expect([flags(), plainSpaces(picker.validationMessage)]).to.deep.equal([
      'rangeUnderflow',
      `Please choose a date in this range: ${YEAR - 150} – ${YEAR + 150}.`,
    ]);
    picker.start = '1799-12-31';
    expect(flags()).to.equal('valid');
    picker.end = '1799-12-31';
    expect([flags(), plainSpaces(picker.validationMessage)]).to.deep.equal([
      'rangeOverflow',
      'Please choose a date in this range: December 31, 1799.',
    ]);
    picker.fields = 'year';
    expect(flags()).to.equal('rangeOverflow');
    Object.assign(picker, { mode: 'time', start: '08:00', end: '17:00', value: '08:10', step: 900, fields: '' });
    expect(flags()).to.equal('stepMismatch');
    picker.value = '08:15';
    expect(flags()).to.equal('valid');
  });

  it('shows that it is invalid after it was opened and left without a choice', async () => {
    const { picker, open } = await mount('mode="date" required');
    picker.focus();
    await open();
    await keys('Escape');
    expect(picker.matches(':state(user-invalid)')).to.equal(false);
    await keys('Tab');
    expect(picker.matches(':state(user-invalid)')).to.equal(true);
    await settled(picker);
    expect(picker.shadowRoot!.querySelector('[part="message"]')!.textContent).to.equal('Please choose a date.');
  });

  it('closes when the form is reset', async () => {
    const { form, picker, log, open } = await mount('mode="date"');
    await open();
    form.reset();
    await settled(picker);
    expect([picker.open, log]).to.deep.equal([false, []]);
    await open();
    await keys('Enter');
    expect(log.length).to.equal(2);
  });

  it('gives nc-form a value of its own type', async () => {
    const form = await fixture<HTMLElement & { value: Record<string, unknown> }>(
      `<nc-form><nc-picker name="fruit" range='["a","b"]' value="1"></nc-picker><nc-picker name="day" mode="date" value="2024-02-29"></nc-picker
      ><nc-picker name="place" mode="region" range='${PLACES}' value="Macao"></nc-picker></nc-form>`,
    );
    await settled(form);
    expect(form.value).to.deep.equal({ fruit: 1, day: '2024-02-29', place: ['Macao'] });
    form.value = { fruit: 0, day: '2023-01-01', place: ['Zhejiang', 'Hangzhou'] };
    expect(form.value).to.deep.equal({ fruit: 0, day: '2023-01-01', place: ['Zhejiang', 'Hangzhou'] });
  });

  describe('warns of', () => {
    const MISTAKES: Readonly<Record<string, readonly [attributes: string, warning: RegExp]>> = {
      'an unknown mode': ['mode="week"', /mode: expected selector, multiSelector, time, date, region, got "week"/],
      'a malformed date': ['mode="date" value="31.12.2024"', /value: expected a date as yyyy-mm-dd, got "31.12.2024"/],
      'a day that does not exist': [
        'mode="date" value="2023-02-29"',
        /value: expected a date as yyyy-mm-dd, got "2023-02-29"/,
      ],
      'a malformed time': ['mode="time" value="25:00"', /value: expected a time as hh:mm or hh:mm:ss, got "25:00"/],
      'a malformed start': ['mode="date" start="soon"', /start: expected a date as yyyy-mm-dd, got "soon"/],
      'an end before the start': [
        'mode="date" start="2024-01-01" end="2023-01-01"',
        /end: expected .* not before start \(2024-01-01\), got "2023-01-01"/,
      ],
      'unknown fields': ['mode="date" fields="week"', /fields: expected year, month, day, got "week"/],
      'a bad step': ['mode="time" step="-5"', /step: expected whole seconds above 0, got -5/],
      'a range that is not an array': ['range="a,b"', /range: expected an array, got "a,b"/],
      'columns that are not arrays': [
        `mode="multiSelector" range='["c","d"]'`,
        /range: expected an array of arrays, got \["c","d"\]/,
      ],
      'places that are not an array': [`mode="region" range='{"a":1}'`, /range: expected an array, got "{\\"a\\":1}"/],
      'duplicate rows': [`range='["a","b","a"]'`, /range: expected rows that differ, got "a"/],
      'a value that is not an index': [
        `range='["a"]' value="first"`,
        /value: expected the index of a row, got "first"/,
      ],
    };
    for (const [mistake, [attributes, warning]] of Object.entries(MISTAKES)) {
      it(`${mistake}, once, and keeps working`, async () => {
        const heard = await warnings(async () => {
          const { picker, log, open, press } = await mount(attributes);
          picker.requestUpdate();
          await mount(attributes);
          await open();
          await press('[part="confirm"]');
          const chooses = !/range: expected an array/.test(warning.source) && mistake !== 'an unknown mode';
          expect(log.length, 'chooses').to.equal(chooses ? 2 : 0);
          await picker.hide();
        });
        expect(heard.length, heard.join('; ')).to.equal(1);
        expect(heard[0]).to.match(warning);
      });
    }

    it('nothing when all is right', async () => {
      const heard = await warnings(async () => {
        await mount('mode="date" start="2020" end="2020-06" value="2020-05-01" fields="month"');
        await mount(`mode="region" value="A,B"`);
        await mount(`range='[1,2,3]'`);
      });
      expect(heard).to.deep.equal([]);
    });
  });

  describe('is accessible while it is open', () => {
    const root = document.documentElement;
    afterEach(() => {
      root.removeAttribute('dir');
      delete root.dataset.ncTheme;
    });
    const STATES: Readonly<Record<string, string>> = {
      date: 'mode="date" value="2024-02-29" label="Day"',
      list: `range='${JSON.stringify(Array.from({ length: 30 }, (_, index) => `Row ${index}`))}' aria-label="Row"`,
      'list without rows': `range='[]' label="Row"`,
      region: `mode="region" range='${PLACES}' label="Place"`,
    };
    for (const [state, attributes] of Object.entries(STATES)) {
      for (const [theme, dir] of [
        ['light', 'rtl'],
        ['dark', 'ltr'],
      ] as const) {
        it(`${state}, ${theme}, ${dir}`, async () => {
          Object.assign(root, { dir });
          root.dataset.ncTheme = theme;
          const { picker, open } = await mount(attributes);
          await open();
          await expect(picker).to.be.accessible();
        });
      }
    }
  });
});
