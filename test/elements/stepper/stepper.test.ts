import 'nacre/elements/stepper';
import type { NcStepper } from 'nacre/elements/stepper';
import { keys } from '../../helpers/commands.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

describe('<nc-stepper>', () => {
  elementSuite<NcStepper>({
    tag: 'nc-stepper',
    html: '<nc-stepper aria-label="Guests"></nc-stepper>',
    states: {
      'with a value': '<nc-stepper aria-label="Guests" value="3"></nc-stepper>',
      'at a limit': '<nc-stepper aria-label="Guests" value="3" min="3" max="5"></nc-stepper>',
      decimals: '<nc-stepper aria-label="Weight" value="1.5" step="0.25" decimal-length="2"></nc-stepper>',
      empty: '<nc-stepper aria-label="Guests" allow-empty></nc-stepper>',
      small: '<nc-stepper aria-label="Guests" size="mini"></nc-stepper>',
      large: '<nc-stepper aria-label="Guests" size="large"></nc-stepper>',
      disabled: '<nc-stepper aria-label="Guests" disabled value="3"></nc-stepper>',
      readonly: '<nc-stepper aria-label="Guests" readonly value="3"></nc-stepper>',
      invalid: '<nc-stepper aria-label="Guests" value="9" max="5"></nc-stepper>',
    },
    enter: { invalid: (stepper) => void stepper.reportValidity() },
    properties: {
      name: { default: '', sample: 'guests', reflects: true },
      value: { default: 0, sample: 40.5, attribute: false },
      defaultValue: { default: 0, sample: 30, attribute: 'value' },
      min: { default: undefined, sample: -3 },
      max: { default: undefined, sample: 50 },
      step: { default: 1, sample: 0.5 },
      decimalLength: { default: undefined, sample: 2 },
      allowEmpty: { default: false, sample: true },
      size: { default: 'default', sample: 'mini', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
      ariaLabel: { default: null, sample: 'Nights', attribute: 'aria-label', reflects: true },
    },
    cssStates: ['disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (stepper) => {
      stepper.focus();
      stepper.shadowRoot!.querySelector<HTMLElement>('[part=plus]')!.click();
      const press = (type: string) => {
        const event = new PointerEvent(type, { isPrimary: true, buttons: 1, bubbles: true, composed: true });
        stepper.shadowRoot!.querySelector('[part=plus]')!.dispatchEvent(event);
      };
      press('pointerdown');
      press('pointerup');
      stepper.blur();
    },
  });

  const edit = () => keys('ArrowUp');
  const live = { property: 'value', initial: 'defaultValue', value: 40.5, submits: ['40.5'] } as const;

  formSuite<NcStepper>({
    tag: 'nc-stepper',
    blank: ['0'],
    initial: { attribute: 'value="30"', submits: ['30'] },
    live,
    edit,
    edited: ['1'],
    text: true,
  });
});
