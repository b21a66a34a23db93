import 'nacre/elements/slider';
import type { NcSlider } from 'nacre/elements/slider';
import { keys } from '../../helpers/commands.js';
import { elementSuite } from '../../suites/element-suite.js';
import type { FormCase } from '../../suites/form-case.js';
import { formSubmitTests } from '../../suites/form-submit.js';
import { formSuite } from '../../suites/form-suite.js';
import { formValidityTests } from '../../suites/form-validity.js';
import { formValueTests } from '../../suites/form-values.js';

const color = { default: '', sample: 'rgb(0, 96, 0)' };

describe('<nc-slider>', () => {
  elementSuite<NcSlider>({
    tag: 'nc-slider',
    html: '<nc-slider aria-label="Volume"></nc-slider>',
    states: {
      'with a value': '<nc-slider aria-label="Volume" value="30" show-value></nc-slider>',
      range: '<nc-slider aria-label="Price" range value="[20, 80]" show-value></nc-slider>',
      vertical: '<nc-slider aria-label="Volume" vertical value="30" show-value></nc-slider>',
      ticks: '<nc-slider aria-label="Volume" step="10" ticks></nc-slider>',
      labels: `<nc-slider aria-label="Heat" ticks='[{"value":0,"label":"Cold"},50,{"value":100,"label":"Hot"}]'></nc-slider>`,
      small: '<nc-slider aria-label="Volume" block-size="12"></nc-slider>',
      disabled: '<nc-slider aria-label="Volume" disabled value="30"></nc-slider>',
      'disabled range': '<nc-slider aria-label="Price" range disabled></nc-slider>',
      readonly: '<nc-slider aria-label="Volume" readonly value="30"></nc-slider>',
      invalid: '<nc-slider aria-label="Volume" custom-validity="No"></nc-slider>',
    },
    enter: { invalid: (slider) => void slider.reportValidity() },
    properties: {
      name: { default: '', sample: 'volume', reflects: true },
      min: { default: 0, sample: 10 },
      max: { default: 100, sample: 50 },
      step: { default: 1, sample: 5 },
      value: { default: 0, sample: 40, attribute: false },
      defaultValue: { default: 0, sample: 30, attribute: 'value' },
      range: { default: false, sample: true },
      vertical: { default: false, sample: true, reflects: true },
      showValue: { default: false, sample: true },
      bubble: { default: false, sample: true },
      ticks: { default: false, sample: [0, 20] },
      blockSize: { default: 28, sample: 20 },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
      color,
      backgroundColor: color,
      activeColor: color,
      selectedColor: color,
      activeBackgroundColor: color,
      blockColor: color,
      foreColor: color,
      valueColor: color,
    },
    cssStates: ['range', 'dragging', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (slider) => {
      const press = (type: string, clientX: number) =>
        slider.dispatchEvent(
          new PointerEvent(type, { clientX, isPrimary: true, buttons: 1, bubbles: true, pointerType: 'mouse' }),
        );
      press('pointerdown', 20);
      press('pointermove', 60);
      press('pointerup', 60);
    },
    text: {
      html: '<nc-slider range></nc-slider>',
      read: (slider) => slider.shadowRoot!.querySelector('[part=thumb]')?.ariaLabel,
      en: 'Lower limit',
      fr: 'Limite inférieure',
    },
  });

  const edit = () => keys('ArrowRight');

  formSuite<NcSlider>({
    tag: 'nc-slider',
    blank: ['0'],
    initial: { attribute: 'value="30"', submits: ['30'] },
    live: { property: 'value', initial: 'defaultValue', value: 40, submits: ['40'] },
    edit,
    edited: ['1'],
  });

  describe('with two thumbs, as every form control', () => {
    const control: FormCase<NcSlider> = {
      tag: 'nc-slider',
      attributes: 'range',
      blank: ['0', '100'],
      initial: { attribute: 'value="30 60"', submits: ['30', '60'] },
      live: { property: 'value', initial: 'defaultValue', value: [40, 50], submits: ['40', '50'] },
      edit,
      edited: ['1', '100'],
      state: '1,100',
    };
    formValueTests(control);
    formValidityTests(control);
    formSubmitTests(control);
  });
});
