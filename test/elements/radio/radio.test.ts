import 'nacre/elements/radio';
import type { NcRadio } from 'nacre/elements/radio';
import { CHECKABLE_COLORS, CHECKABLE_PROPERTIES, checkableCase } from '../../suites/checkable-case.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

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
      ...CHECKABLE_PROPERTIES,
      ...CHECKABLE_COLORS,
    },
    cssStates: ['checked', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (radio) => {
      radio.click();
      radio.reportValidity();
    },
  });

  formSuite<NcRadio>(
    checkableCase({
      tag: 'nc-radio',
      content: 'Yes',
      missing: { en: 'Please choose an option.', fr: 'Veuillez choisir une option.' },
    }),
  );
});
