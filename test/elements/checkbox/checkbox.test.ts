import 'nacre/elements/checkbox';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import { keys } from '../../helpers/commands.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

const color = { default: '', sample: 'rgb(0, 96, 0)' };

describe('<nc-checkbox>', () => {
  elementSuite<NcCheckbox>({
    tag: 'nc-checkbox',
    html: '<nc-checkbox>Yes</nc-checkbox>',
    states: {
      checked: '<nc-checkbox checked>Yes</nc-checkbox>',
      indeterminate: '<nc-checkbox indeterminate>Yes</nc-checkbox>',
      disabled: '<nc-checkbox disabled checked>Yes</nc-checkbox>',
      readonly: '<nc-checkbox readonly>Yes</nc-checkbox>',
      invalid: '<nc-checkbox required>Yes</nc-checkbox>',
      'without a label': '<nc-checkbox aria-label="Yes"></nc-checkbox>',
    },
    enter: { invalid: (box) => void box.reportValidity() },
    properties: {
      name: { default: '', sample: 'answer', reflects: true },
      value: { default: 'on', sample: 'yes' },
      checked: { default: false, sample: true, attribute: false },
      defaultChecked: { default: false, sample: true, attribute: 'checked', reflects: true },
      indeterminate: { default: false, sample: true },
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
    cssStates: ['checked', 'indeterminate', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (box) => {
      box.click();
      box.reportValidity();
    },
  });

  formSuite<NcCheckbox>({
    tag: 'nc-checkbox',
    content: 'Yes',
    blank: [],
    initial: { attribute: 'checked', submits: ['on'] },
    live: { property: 'checked', initial: 'defaultChecked', value: true, submits: ['on'] },
    edit: () => keys(' '),
    edited: ['on'],
    state: 'true',
    activates: true,
    missing: { en: 'Please tick this box.', fr: 'Veuillez cocher cette case.' },
  });
});
