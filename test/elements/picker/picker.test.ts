import { expect } from '@open-wc/testing';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

const FRUIT = `range='["Apple","Pear","Plum"]'`;
const DATE = 'label="Day" mode="date" value="2024-02-29"';

const open = async (picker: NcPicker) => {
  await picker.show();
};

/** Opens it, goes to the next row and confirms, by keys. */
async function chooseNext(picker: NcPicker): Promise<void> {
  await keys('Enter');
  await settled(picker);
  await keys('ArrowDown');
  await keys('Enter');
}

describe('<nc-picker>', () => {
  before(useTokens);
  before(() => NcPicker.loadPanel());

  elementSuite<NcPicker>({
    tag: 'nc-picker',
    html: `<nc-picker label="Fruit" ${FRUIT}></nc-picker>`,
    states: {
      chosen: `<nc-picker label="Fruit" ${FRUIT} value="1"></nc-picker>`,
      placeholder: `<nc-picker label="Fruit" ${FRUIT} placeholder="Choose"></nc-picker>`,
      custom: `<nc-picker ${FRUIT}><span>Choose a fruit</span></nc-picker>`,
      date: `<nc-picker ${DATE}></nc-picker>`,
      disabled: `<nc-picker ${DATE} disabled></nc-picker>`,
      readonly: `<nc-picker ${DATE} readonly></nc-picker>`,
      invalid: `<nc-picker label="Day" mode="date" required></nc-picker>`,
    },
    enter: { invalid: (picker) => void picker.reportValidity() },
    properties: {
      mode: { default: 'selector', sample: 'region' },
      range: { default: undefined, sample: ['a', 'b'] },
      rangeKey: { default: '', sample: 'title' },
      columnLabels: { default: undefined, sample: ['Province', 'City'] },
      selectorType: { default: '', sample: 'select' },
      start: { default: '', sample: '2020-01-01' },
      end: { default: '', sample: '2030-12-31' },
      fields: { default: '', sample: 'month' },
      step: { default: 0, sample: 300 },
      placeholder: { default: '', sample: 'Choose' },
      label: { default: '', sample: 'Day' },
      headerText: { default: '', sample: 'Which day?' },
      cancelText: { default: '', sample: 'No' },
      confirmText: { default: '', sample: 'Yes' },
      value: { default: '', sample: 1, attribute: false },
      defaultValue: { default: '', sample: '1', attribute: 'value', reflects: true },
      open: { default: false, sample: true, reflects: true },
      name: { default: '', sample: 'day', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['blank', 'custom', 'disabled', 'invalid', 'user-invalid'],
    use: async (picker) => {
      await open(picker);
      await picker.hide();
    },
    focusable: true,
    text: {
      html: `<nc-picker label="Fruit" ${FRUIT} required></nc-picker>`,
      enter: (picker) => void picker.reportValidity(),
      read: (picker) => picker.shadowRoot!.querySelector('[part=message]')?.textContent,
      en: 'Please choose an option.',
      fr: 'Veuillez choisir une option.',
    },
  });

  describe('with rows', () => {
    const { warn } = console;
    // One of the tests sets 'x', which warns.
    before(() => {
      console.warn = (text: string) => expect(text).to.equal('<nc-picker> value: expected the index of a row, got "x"');
    });
    after(() => Object.assign(console, { warn }));

    formSuite<NcPicker>({
      tag: 'nc-picker',
      attributes: FRUIT,
      blank: [],
      initial: { attribute: 'value="1"', submits: ['1'] },
      live: { property: 'value', initial: 'value', value: 2, submits: ['2'] },
      edit: chooseNext,
      edited: ['1'],
      missing: { en: 'Please choose an option.', fr: 'Veuillez choisir une option.' },
      enterIsOwn: true,
    });
  });
});
