import 'nacre/elements/stepper';
import type { NcStepper } from 'nacre/elements/stepper';
import { keys } from '../../helpers/commands.js';
import { formSuite } from '../../suites/form-suite.js';

describe('<nc-stepper> that may be empty', () => {
  formSuite<NcStepper>({
    tag: 'nc-stepper',
    attributes: 'allow-empty',
    blank: [''],
    initial: { attribute: 'value="30"', submits: ['30'] },
    live: { property: 'value', initial: 'defaultValue', value: 40.5, submits: ['40.5'] },
    edit: () => keys('ArrowUp'),
    edited: ['1'],
    text: true,
    missing: { en: 'Please fill in this field.', fr: 'Veuillez remplir ce champ.' },
  });
});
