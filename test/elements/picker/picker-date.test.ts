import { expect } from '@open-wc/testing';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { keys } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { formSuite } from '../../suites/form-suite.js';

describe('<nc-picker>', () => {
  before(() => NcPicker.loadPanel());

  describe('with a date', () => {
    const { warn } = console;
    // One of the tests sets 'x', which warns.
    before(() => {
      console.warn = (text: string) =>
        expect(text).to.match(/value: expected (a date as yyyy-mm-dd|the index of a row), got "(x|2024-05-08)"/);
    });
    after(() => Object.assign(console, { warn }));

    formSuite<NcPicker>({
      tag: 'nc-picker',
      attributes: 'mode="date" selector-type="picker" start="2024-05-06" end="2024-05-31"',
      blank: [],
      initial: { attribute: 'value="2024-05-07"', submits: ['2024-05-07'] },
      live: { property: 'value', initial: 'value', value: '2024-05-08', submits: ['2024-05-08'] },
      edit: async (picker) => {
        await keys('Enter');
        await settled(picker);
        await keys('Tab');
        await keys('Home');
        await keys('ArrowDown');
        await keys('ArrowDown');
        await keys('ArrowDown');
        await keys('Enter');
      },
      edited: ['2024-05-09'],
      missing: { en: 'Please choose a date.', fr: 'Veuillez choisir une date.' },
      enterIsOwn: true,
    });
  });
});
