import 'nacre/elements/checkbox';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import { CHECKABLE_COLORS, CHECKABLE_PROPERTIES, checkableCase } from '../../suites/checkable-case.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

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
      ...CHECKABLE_PROPERTIES,
      ...CHECKABLE_COLORS,
      indeterminate: { default: false, sample: true },
    },
    cssStates: ['checked', 'indeterminate', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (box) => {
      box.click();
      box.reportValidity();
    },
  });

  formSuite<NcCheckbox>(
    checkableCase({
      tag: 'nc-checkbox',
      content: 'Yes',
      missing: { en: 'Please check this box.', fr: 'Veuillez cocher cette case.' },
    }),
  );
});
