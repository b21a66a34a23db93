import 'nacre/elements/radio';
import type { NcRadio } from 'nacre/elements/radio';
import { keys } from '../../helpers/commands.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

const color = { default: '', sample: 'rgb(0, 96, 0)' };

describe('<nc-radio>', () => {
  elementSuite<NcRadio>({
    tag: 'nc-radio',
    html: '<nc-radio>Yes</nc-radio>',
    states: {
      checked: '<nc-radio checked>Yes</nc-radio>',
      'one of several': '<nc-radio name="a" checked>Yes</nc-radio>',
      disabled: '<nc-radio disabled checked>Yes</nc-radio>',
      readonly: '<nc-radio readonly>Yes</nc-radio>',
      invalid: '<nc-radio name="b" required>Yes</nc-radio>',
      'without a label': '<nc-radio aria-label="Yes"></nc-radio>',
    },
    enter: { invalid: (radio) => void radio.reportValidity() },
    properties: {
      name: { default: '', sample: 'answer', reflects: true },
      value: { default: 'on', sample: 'yes' },
      checked: { default: false, sample: true, attribute: false },
      defaultChecked: { default: false, sample: true, attribute: 'checked', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
      color,
      iconColor: color,
      foreColor: color,
      backgroundColor: color,
      borderColor: color,
      activeBackgroundColor: color,
      activeBorderColor: color,
    },
    cssStates: ['checked', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (radio) => {
      radio.click();
      radio.reportValidity();
    },
  });

  formSuite<NcRadio>({
    tag: 'nc-radio',
    content: 'Yes',
    blank: [],
    initial: { attribute: 'checked', submits: ['on'] },
    live: { property: 'checked', initial: 'defaultChecked', value: true, submits: ['on'] },
    edit: () => keys(' '),
    edited: ['on'],
    state: 'true',
    activates: true,
    missing: { en: 'Please choose an option.', fr: 'Veuillez choisir une option.' },
  });
});
