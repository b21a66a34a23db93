import 'nacre/elements/picker';
import { expect } from '@open-wc/testing';
import type { NcPicker } from 'nacre/elements/picker';
import { plainSpaces } from '../../helpers/spaces.js';
import { FRUIT, mount } from './picker-fixture.js';

const shownIn = (picker: NcPicker) => picker.shadowRoot!.querySelector('[part=field]')!.textContent;

describe('<nc-picker> field', () => {
  it('puts a separator between the columns and the places', async () => {
    const { picker } = await mount('mode="multiSelector" label="Fruit" value="1,0"');
    picker.range = [FRUIT, FRUIT];
    await picker.updateComplete;
    expect(shownIn(picker)).to.equal('Pear / Apple');
    picker.separator = ', ';
    await picker.updateComplete;
    expect(shownIn(picker)).to.equal('Pear, Apple');
    picker.setAttribute('separator', '');
    picker.mode = 'region';
    picker.value = ['浙江', '杭州'];
    await picker.updateComplete;
    expect(shownIn(picker)).to.equal('浙江杭州');
    picker.removeAttribute('separator');
    await picker.updateComplete;
    expect(shownIn(picker)).to.equal('浙江 / 杭州');
  });

  it('shows what a formatter makes of the value and its texts', async () => {
    const { picker } = await mount('mode="multiSelector" label="Fruit" value="1,0"');
    picker.range = [FRUIT, FRUIT];
    picker.valueFormatter = (value, texts) => `${JSON.stringify(value)} ${texts.join('+')}`;
    await picker.updateComplete;
    expect(shownIn(picker)).to.equal('[1,0] Pear+Apple');
    picker.mode = 'date';
    picker.value = '2024-02-29';
    await picker.updateComplete;
    expect(shownIn(picker)).to.equal('"2024-02-29" February 29, 2024');
    picker.value = '';
    picker.placeholder = 'Any';
    await picker.updateComplete;
    expect(shownIn(picker), 'nothing is chosen').to.equal('Any');
  });

  it('is valid or not at once, also between a value that means nothing and none', async () => {
    const { warn } = console;
    console.warn = () => {}; // What means nothing causes a warning.
    try {
      const { picker } = await mount('mode="date" label="Day"');
      const seen: unknown[] = [];
      for (const value of ['nonsense', '', 'more nonsense', '2024-05-08', 'x', null]) {
        picker.value = value;
        seen.push(picker.validity.badInput);
      }
      expect(seen).to.deep.equal([true, false, true, false, true, false]);
    } finally {
      console.warn = warn;
    }
  });

  it('takes what a script wrote into the field of its panel, by a change alone or without any event', async () => {
    for (const types of [['change'], []]) {
      const { open, field, press, log } = await mount('mode="date" label="Day" value="2024-05-08"');
      await open();
      field().value = '2024-06-09';
      for (const type of types) field().dispatchEvent(new Event(type, { bubbles: true }));
      await press('[part=confirm]');
      expect(log.at(-1), types.join()).to.equal('change "2024-06-09" 2024-06-09');
    }
  });

  it('shows the texts, with one warning, when the formatter fails', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (...text: unknown[]) => warnings.push(text.join(' '));
    try {
      const { picker } = await mount('mode="region" label="Place" value="A,B"');
      picker.valueFormatter = () => {
        throw new Error('Mine');
      };
      await picker.updateComplete;
      picker.value = ['A', 'C'];
      await picker.updateComplete;
      expect(shownIn(picker)).to.equal('A / C');
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.equal('<nc-picker> valueFormatter: expected a function that returns a text, got Mine');
  });
});

describe('<nc-picker> default-picker-value', () => {
  it('is where an empty picker opens, and no value before the user confirms it', async () => {
    const { picker, form, log, open, shown, press } = await mount(
      'mode="date" label="Born" default-picker-value="1990"',
    );
    expect([picker.value, shownIn(picker), new FormData(form).get('field')]).to.deep.equal(['', '', null]);
    await open();
    expect(shown()).to.deep.equal(['January', '1', '1990']);
    expect(picker.value).to.equal('');
    await press('[part=cancel]');
    expect([picker.value, log]).to.deep.equal(['', ['cancel ']]);
    await open();
    await press('[part=confirm]');
    expect(log.slice(1)).to.deep.equal(['input 1990-01-01', 'change "1990-01-01" 1990-01-01']);
    picker.value = '2001-02-03';
    await open();
    expect(shown(), 'a value counts more').to.deep.equal(['February', '3', '2001']);
  });

  it('works in each mode', async () => {
    const { picker, open, shown, press } = await mount('label="Fruit" default-picker-value="2"');
    picker.range = FRUIT;
    await open();
    expect(shown()).to.deep.equal(['Plum']);
    await press('[part=cancel]');
    picker.mode = 'time';
    picker.defaultPickerValue = '8:30';
    await open();
    expect(shown().map((row) => plainSpaces(row!))).to.deep.equal(['8 AM', '30']);
    await press('[part=cancel]');
    picker.mode = 'multiSelector';
    picker.range = [FRUIT, FRUIT];
    picker.defaultPickerValue = [1, 2];
    await open();
    expect(shown()).to.deep.equal(['Pear', 'Plum']);
  });
});

describe('<nc-picker> on a touch screen', () => {
  const { matchMedia } = window;
  before(() => {
    window.matchMedia = (query) =>
      query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : matchMedia.call(window, query);
  });
  after(() => Object.assign(window, { matchMedia }));

  it('offers to type a date by a button', async () => {
    const {
      picker,
      open,
      field: input,
      part,
      press,
      shown,
    } = await mount('mode="date" label="Day" value="2024-02-28"');
    await open();
    expect(input()).to.equal(undefined);
    expect(part('[part=type]').ariaExpanded).to.equal('false');
    await press('[part=type]');
    expect(picker.shadowRoot!.activeElement!.shadowRoot!.activeElement).to.equal(input());
    expect(part('[part=type]').ariaExpanded).to.equal('true');
    input().value = '2023-01-02';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await press('[part=confirm]');
    expect(picker.value).to.equal('2023-01-02');
    await open();
    expect(input(), 'the next time it is behind the button again').to.equal(undefined);
    expect(shown()).to.deep.equal(['January', '2', '2023']);
  });

  it('forgets a search when its field is put away', async () => {
    const { picker, open, field: input, press, wheels } = await mount('label="Row"');
    picker.range = Array.from({ length: 40 }, (_, index) => `Row ${index}`);
    await open();
    await press('[part=type]');
    input().value = '3';
    input().dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await picker.updateComplete;
    await press('[part=type]');
    expect(input()).to.equal(undefined);
    expect(wheels()[0]!.items).to.have.length(40);
  });

  it('has no such button where nothing can be typed', async () => {
    const { picker, open, part } = await mount('label="Fruit"');
    picker.range = FRUIT;
    await open();
    expect(part('[part=type]')).to.equal(undefined);
  });
});
