import 'nacre/elements/textarea';
import type { NcTextarea } from 'nacre/elements/textarea';
import { sendKeys } from '@web/test-runner-commands';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';
import { imeSuite } from '../../suites/ime-suite.js';
import { textFuzzSuite } from '../../suites/text-fuzz-suite.js';

describe('<nc-textarea>', () => {
  elementSuite<NcTextarea>({
    tag: 'nc-textarea',
    html: '<nc-textarea label="Note"></nc-textarea>',
    states: {
      text: '<nc-textarea label="Note" value="One\nTwo"></nc-textarea>',
      placeholder: '<nc-textarea label="Note" placeholder="Anything"></nc-textarea>',
      disabled: '<nc-textarea label="Note" value="One" disabled></nc-textarea>',
      readonly: '<nc-textarea label="Note" value="One" readonly></nc-textarea>',
      invalid: '<nc-textarea label="Note" required></nc-textarea>',
      options: '<nc-textarea label="Note" value="One" counter></nc-textarea>',
      'without a label': '<nc-textarea aria-label="Note"></nc-textarea>',
    },
    enter: { invalid: (textarea) => void textarea.reportValidity() },
    properties: {
      name: { default: '', sample: 'note', reflects: true },
      value: { default: '', sample: 'Two', attribute: false },
      defaultValue: { default: '', sample: 'One\nTwo', attribute: 'value', reflects: true },
      placeholder: { default: '', sample: 'Anything' },
      placeholderClass: { default: '', sample: 'faint' },
      placeholderStyle: { default: '', sample: 'color: rgb(60, 60, 60)' },
      label: { default: '', sample: 'Remark' },
      maxlength: { default: 140, sample: 5 },
      minlength: { default: 0, sample: 2 },
      autocomplete: { default: '', sample: 'off' },
      inputMode: { default: '', sample: 'numeric', attribute: 'inputmode' },
      confirmType: { default: 'return', sample: 'send' },
      confirmHold: { default: false, sample: true },
      cursor: { default: -1, sample: 1 },
      cursorColor: { default: '', sample: 'rgb(0, 96, 0)' },
      counter: { default: false, sample: true },
      autoHeight: { default: false, sample: true },
      minRows: { default: 3, sample: 2 },
      maxRows: { default: 0, sample: 4 },
      showConfirmBar: { default: false, sample: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['blank', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (textarea) => {
      textarea.addEventListener('linechange', () => {});
      textarea.focus();
      textarea.value = 'x';
      textarea.reportValidity();
      textarea.blur();
    },
    text: {
      html: '<nc-textarea label="Note" show-confirm-bar></nc-textarea>',
      read: (textarea) => textarea.shadowRoot!.querySelector('[part=confirm]')!.textContent!.trim(),
      en: 'Done',
      fr: 'Terminé',
    },
  });

  formSuite<NcTextarea>({
    tag: 'nc-textarea',
    blank: [''],
    initial: { attribute: 'value="one"', submits: ['one'] },
    live: { property: 'value', initial: 'defaultValue', value: 'two', submits: ['two'] },
    edit: () => sendKeys({ type: 'x' }),
    edited: ['x'],
    enterIsOwn: true,
    missing: { en: 'Please fill in this field.', fr: 'Veuillez remplir ce champ.' },
  });

  const text = {
    tag: 'nc-textarea',
    field: (textarea: NcTextarea) => textarea.shadowRoot!.querySelector('textarea')!,
    confirms: false,
  };
  imeSuite<NcTextarea>(text);
  textFuzzSuite<NcTextarea>(text);
});
