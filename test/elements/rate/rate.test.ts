import 'nacre/elements/rate';
import type { NcRate } from 'nacre/elements/rate';
import { keys } from '../../helpers/commands.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

const color = { default: '', sample: 'rgb(0, 96, 0)' };

describe('<nc-rate>', () => {
  elementSuite<NcRate>({
    tag: 'nc-rate',
    html: '<nc-rate aria-label="Rating"></nc-rate>',
    states: {
      'with a value': '<nc-rate aria-label="Rating" value="3.5" allow-half></nc-rate>',
      character: '<nc-rate aria-label="Rating" value="3" character="♥"></nc-rate>',
      icon: '<nc-rate aria-label="Rating" value="3" icon="M4 4H20V20H4Z"></nc-rate>',
      disabled: '<nc-rate aria-label="Rating" value="3" disabled></nc-rate>',
      readonly: '<nc-rate aria-label="Rating" value="3.3" readonly></nc-rate>',
      invalid: '<nc-rate aria-label="Rating" required></nc-rate>',
    },
    enter: { invalid: (rate) => void rate.reportValidity() },
    properties: {
      name: { default: '', sample: 'rating', reflects: true },
      value: { default: 0, sample: 4, attribute: false },
      defaultValue: { default: 0, sample: 3, attribute: 'value' },
      count: { default: 5, sample: 7 },
      allowHalf: { default: false, sample: true },
      clearable: { default: false, sample: true },
      character: { default: '', sample: 'A' },
      icon: { default: '', sample: 'M4 4H20V20H4Z' },
      size: { default: 24, sample: 30 },
      gutter: { default: 4, sample: 8 },
      color,
      voidColor: color,
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['hover', 'dragging', 'character', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (rate) => {
      const press = (type: string, clientX: number) => {
        const mouse = { clientX, isPrimary: true, bubbles: true, pointerType: 'mouse' };
        rate.dispatchEvent(new PointerEvent(type, { ...mouse, buttons: type.startsWith('pointeren') ? 0 : 1 }));
      };
      press('pointerenter', 20);
      press('pointerdown', 20);
      press('pointermove', 60);
      press('pointerup', 60);
    },
  });

  formSuite<NcRate>({
    tag: 'nc-rate',
    blank: [],
    initial: { attribute: 'value="3"', submits: ['3'] },
    live: { property: 'value', initial: 'defaultValue', value: 4, submits: ['4'] },
    edit: () => keys('ArrowUp'),
    edited: ['1'],
    missing: { en: 'Please choose a rating.', fr: 'Veuillez attribuer une note.' },
  });
});
