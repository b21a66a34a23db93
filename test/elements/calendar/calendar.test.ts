import { expect } from '@open-wc/testing';
import 'nacre/elements/calendar';
import { NcCalendar } from 'nacre/elements/calendar/class';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

const DAY = 'label="Day" first-day="1" value="2026-11-23"';

describe('<nc-calendar>', () => {
  before(useTokens);
  before(() => NcCalendar.loadPanel());

  elementSuite<NcCalendar>({
    tag: 'nc-calendar',
    html: `<nc-calendar ${DAY}></nc-calendar>`,
    states: {
      blank: '<nc-calendar aria-label="Day" default-month="2026-02"></nc-calendar>',
      multiple: '<nc-calendar label="Days" type="multiple" value="2026-11-02,2026-11-04"></nc-calendar>',
      range: '<nc-calendar label="Stay" type="range" value="2026-11-09,2026-11-13"></nc-calendar>',
      limits: `<nc-calendar ${DAY} min="2026-11-09" max="2026-11-27" disabled-dates="2026-11-11"></nc-calendar>`,
      months: `<nc-calendar ${DAY}></nc-calendar>`,
      years: `<nc-calendar ${DAY}></nc-calendar>`,
      notes: `<nc-calendar ${DAY}></nc-calendar>`,
      popup: `<nc-calendar mode="popup" ${DAY}></nc-calendar>`,
      placeholder: '<nc-calendar mode="popup" label="Day" placeholder="Choose"></nc-calendar>',
      disabled: `<nc-calendar ${DAY} disabled></nc-calendar>`,
      readonly: `<nc-calendar ${DAY} readonly></nc-calendar>`,
      invalid: '<nc-calendar mode="popup" label="Day" required></nc-calendar>',
    },
    enter: {
      invalid: (calendar) => void calendar.reportValidity(),
      notes: (calendar) => {
        calendar.dayInfo = (date) => (date.endsWith('5') ? { top: 'Sale', bottom: '€9' } : { bottom: '€12' });
      },
      months: (calendar) => press(calendar, 1),
      years: (calendar) => press(calendar, 2),
    },
    properties: {
      type: { default: 'single', sample: 'range' },
      mode: { default: 'inline', sample: 'popup' },
      min: { default: '', sample: '2026-01-01' },
      max: { default: '', sample: '2026-12-31' },
      maxRange: { default: 0, sample: 7 },
      disabledDates: { default: [], sample: ['2026-11-11', '2026-11-12'] },
      disabledDate: { default: undefined, sample: (date: string) => date.endsWith('1'), attribute: false },
      dayInfo: { default: undefined, sample: () => ({ bottom: '€9' }), attribute: false },
      firstDay: { default: undefined, sample: 1 },
      defaultMonth: { default: '', sample: '2026-02' },
      label: { default: '', sample: 'Day' },
      placeholder: { default: '', sample: 'Choose' },
      headerText: { default: '', sample: 'Which day?' },
      cancelText: { default: '', sample: 'No' },
      confirmText: { default: '', sample: 'Yes' },
      value: { default: '', sample: '2026-11-24', attribute: false },
      defaultValue: { default: '', sample: '2026-11-25', attribute: 'value', reflects: true },
      name: { default: '', sample: 'day', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['popup', 'blank', 'disabled', 'invalid', 'user-invalid'],
    use: async (calendar) => {
      calendar.mode = 'popup';
      await calendar.show();
      await calendar.hide();
    },
    focusable: true,
    text: {
      html: '<nc-calendar label="Day" first-day="1" required default-month="2026-11"></nc-calendar>',
      enter: (calendar) => void calendar.reportValidity(),
      read: (calendar) => calendar.shadowRoot!.querySelector('[part=message]')?.textContent,
      en: 'Please choose a date.',
      fr: 'Veuillez choisir une date.',
    },
  });

  describe('in a form', () => {
    const { warn } = console;
    // One of the tests sets 'x', which warns.
    before(() => {
      console.warn = (text: string) =>
        expect(text).to.equal('<nc-calendar> value: expected a day as yyyy-mm-dd, or a list of days, got "x"');
    });
    after(() => Object.assign(console, { warn }));

    formSuite<NcCalendar>({
      tag: 'nc-calendar',
      attributes: 'mode="popup" default-month="2026-11" min="2026-11-02"',
      blank: [],
      initial: { attribute: 'value="2026-11-23"', submits: ['2026-11-23'] },
      live: { property: 'value', initial: 'defaultValue', value: '2026-11-24', submits: ['2026-11-24'] },
      edit: async (calendar) => {
        await keys('Enter');
        await settled(calendar);
        await keys('ArrowRight');
        await keys('Enter');
        // Choosing it again confirms.
        await keys('Enter');
      },
      edited: ['2026-11-03'],
      missing: { en: 'Please choose a date.', fr: 'Veuillez choisir une date.' },
      enterIsOwn: true,
    });
  });
});

async function press(calendar: NcCalendar, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    calendar.shadowRoot!.querySelector<HTMLElement>('[part=month]')!.click();
    await calendar.updateComplete;
  }
}
