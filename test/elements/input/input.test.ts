import 'nacre/elements/input';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcInput } from 'nacre/elements/input';
import { sendKeys } from '@web/test-runner-commands';
import { settled } from '../../helpers/dom.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';
import { ImePlayer } from '../../suites/ime-player.js';
import { imeSuite } from '../../suites/ime-suite.js';
import { textFuzzSuite } from '../../suites/text-fuzz-suite.js';

describe('<nc-input>', () => {
  elementSuite<NcInput>({
    tag: 'nc-input',
    html: '<nc-input label="Name"></nc-input>',
    states: {
      text: '<nc-input label="Name" value="Ada"></nc-input>',
      placeholder: '<nc-input label="Name" placeholder="Ada"></nc-input>',
      disabled: '<nc-input label="Name" value="Ada" disabled></nc-input>',
      readonly: '<nc-input label="Name" value="Ada" readonly></nc-input>',
      invalid: '<nc-input label="Name" required></nc-input>',
      options: '<nc-input label="Name" value="Ada" clearable counter password password-toggle></nc-input>',
      slots: '<nc-input label="Name"><span slot="prefix">Ms</span><span slot="suffix">!</span></nc-input>',
      'without a label': '<nc-input aria-label="Name"></nc-input>',
    },
    enter: { invalid: (input) => void input.reportValidity() },
    properties: {
      name: { default: '', sample: 'person', reflects: true },
      value: { default: '', sample: 'Grace', attribute: false },
      defaultValue: { default: '', sample: 'Ada', attribute: 'value', reflects: true },
      type: { default: 'text', sample: 'tel' },
      placeholder: { default: '', sample: 'Ada' },
      placeholderClass: { default: '', sample: 'faint' },
      label: { default: '', sample: 'Person' },
      maxlength: { default: 140, sample: 5 },
      minlength: { default: 0, sample: 2 },
      autocomplete: { default: '', sample: 'off' },
      inputMode: { default: '', sample: 'numeric', attribute: 'inputmode' },
      confirmType: { default: 'done', sample: 'send' },
      confirmHold: { default: false, sample: true },
      cursorColor: { default: '', sample: 'rgb(0, 96, 0)' },
      password: { default: false, sample: true },
      clearable: { default: false, sample: true },
      passwordToggle: { default: false, sample: true },
      counter: { default: false, sample: true },
      pattern: { default: '', sample: '[a-z]+' },
      min: { default: undefined, sample: 1 },
      max: { default: undefined, sample: 9 },
      step: { default: undefined, sample: 2 },
      cursor: { default: -1, sample: 1 },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['blank', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (input) => {
      input.focus();
      input.value = 'x';
      input.reportValidity();
      input.blur();
    },
    text: {
      html: '<nc-input label="Name" value="Ada" clearable></nc-input>',
      read: (input) => input.shadowRoot!.querySelector('[part=clear]')!.getAttribute('aria-label'),
      en: 'Clear',
      fr: 'Effacer',
    },
  });

  formSuite<NcInput>({
    tag: 'nc-input',
    blank: [''],
    initial: { attribute: 'value="one"', submits: ['one'] },
    live: { property: 'value', initial: 'defaultValue', value: 'two', submits: ['two'] },
    edit: () => sendKeys({ type: 'x' }),
    edited: ['x'],
    text: true,
    missing: { en: 'Please fill in this field.', fr: 'Veuillez remplir ce champ.' },
  });

  it('fires the same kind of `input` event for whatever the user does', async () => {
    const input = await fixture<NcInput>(html`<nc-input type="number" clearable></nc-input>`);
    await settled(input);
    const field = input.shadowRoot!.querySelector('input')!;
    const values: string[] = [];
    const kinds = new Set<unknown>();
    input.addEventListener('input', (event) => {
      values.push(input.value);
      kinds.add(event instanceof InputEvent && typeof event.inputType);
    });
    input.focus();
    await sendKeys({ type: '-1' });
    const player = new ImePlayer(field);
    for (const step of [{ start: true }, { compose: '2' }, { end: '2' }] as const) player.play(step);
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    field.blur();
    input.value = '3';
    await settled(input);
    input.shadowRoot!.querySelector<HTMLElement>('[part=clear]')!.click();
    expect(values).to.deep.equal(['-', '-1', '-12', '-1', '-', '', '']);
    expect([...kinds]).to.deep.equal(['string']);
  });

  const text = { tag: 'nc-input', field: (input: NcInput) => input.shadowRoot!.querySelector('input')! };
  imeSuite<NcInput>(text);
  textFuzzSuite<NcInput>(text);
});
