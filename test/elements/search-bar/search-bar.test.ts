import 'nacre/elements/search-bar';
import { sendKeys } from '@web/test-runner-commands';
import type { NcSearchBar } from 'nacre/elements/search-bar';
import { settled } from '../../helpers/dom.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';
import { imeSuite } from '../../suites/ime-suite.js';
import { textFuzzSuite } from '../../suites/text-fuzz-suite.js';

describe('<nc-search-bar>', () => {
  elementSuite<NcSearchBar>({
    tag: 'nc-search-bar',
    html: '<nc-search-bar></nc-search-bar>',
    states: {
      text: '<nc-search-bar value="pearls"></nc-search-bar>',
      label: '<nc-search-bar label="Find" placeholder="Pearls, shells"></nc-search-bar>',
      cancel: '<nc-search-bar cancel-button="always"></nc-search-bar>',
      square: '<nc-search-bar shape="square"></nc-search-bar>',
      loading: '<nc-search-bar value="pearls" loading></nc-search-bar>',
      suffix: '<nc-search-bar><span slot="suffix">km</span></nc-search-bar>',
      disabled: '<nc-search-bar value="pearls" disabled></nc-search-bar>',
      readonly: '<nc-search-bar value="pearls" readonly></nc-search-bar>',
      invalid: '<nc-search-bar required></nc-search-bar>',
      open: '<nc-search-bar></nc-search-bar>',
    },
    enter: {
      invalid: (bar) => void bar.reportValidity(),
      open: async (bar) => {
        bar.suggestions = ['pearls', 'shells'];
        bar.focus();
        await sendKeys({ press: 'ArrowDown' });
        await settled(bar);
      },
    },
    properties: {
      name: { default: '', sample: 'query', reflects: true },
      value: { default: '', sample: 'shells', attribute: false },
      defaultValue: { default: '', sample: 'pearls', attribute: 'value', reflects: true },
      placeholder: { default: '', sample: 'Pearls' },
      label: { default: '', sample: 'Find' },
      cancelButton: { default: 'auto', sample: 'always' },
      shape: { default: 'round', sample: 'square' },
      loading: { default: false, sample: true },
      suggestions: { default: undefined, sample: ['pearls'], attribute: false },
      historyKey: { default: '', sample: 'searches' },
      confirmType: { default: 'search', sample: 'send' },
      confirmHold: { default: false, sample: true },
      maxlength: { default: 140, sample: 5 },
      counter: { default: false, sample: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['active', 'open', 'loading', 'square', 'row', 'blank', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: async (bar) => {
      bar.suggestions = ['pearls'];
      bar.focus();
      bar.value = 'x';
      bar.reportValidity();
      bar.shadowRoot!.querySelector('input')!.click();
      await settled(bar);
      bar.blur();
    },
    text: {
      html: '<nc-search-bar value="pearls"></nc-search-bar>',
      read: (bar) => bar.shadowRoot!.querySelector('[part=clear]')!.getAttribute('aria-label'),
      en: 'Clear',
      fr: 'Effacer',
    },
  });

  formSuite<NcSearchBar>({
    tag: 'nc-search-bar',
    blank: [''],
    initial: { attribute: 'value="one"', submits: ['one'] },
    live: { property: 'value', initial: 'defaultValue', value: 'two', submits: ['two'] },
    edit: () => sendKeys({ type: 'x' }),
    edited: ['x'],
    text: true,
    missing: { en: 'Please fill in this field.', fr: 'Veuillez remplir ce champ.' },
  });

  const text = { tag: 'nc-search-bar', field: (bar: NcSearchBar) => bar.shadowRoot!.querySelector('input')! };
  imeSuite<NcSearchBar>(text);
  textFuzzSuite<NcSearchBar>(text);
});
