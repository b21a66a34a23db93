import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcRadio } from 'nacre/elements/radio';
import type { NcRadioGroup } from 'nacre/elements/radio-group';
import { keys } from '../../helpers/commands.js';
import { nameOf, parse, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const entries = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

const FRUIT = html`<nc-radio value="apple">Apple</nc-radio>
  <p><nc-radio value="pear">Pear</nc-radio></p>
  <nc-radio value="plum">Plum</nc-radio>`;

async function create(markup = html`<nc-radio-group name="fruit" label="Fruit">${FRUIT}</nc-radio-group>`) {
  const form = await fixture<HTMLFormElement>(html`<form>${markup}<button>After</button></form>`);
  const group = form.querySelector('nc-radio-group')!;
  const radio = (value: string) => form.querySelector<NcRadio>(`nc-radio[value=${value}]`)!;
  await settled(form);
  return { form, group, radio };
}

/** The events that listeners outside the group get. */
function record(form: HTMLFormElement, group: NcRadioGroup): string[] {
  const log: string[] = [];
  form.addEventListener('input', (event) => log.push(`input ${entries(form)} ${event.target === group}`));
  form.addEventListener('change', (event) =>
    log.push(`change ${(event as Event & { value?: string }).value} ${event.target === group}`),
  );
  return log;
}

describe('<nc-radio-group>', () => {
  before(useTokens);

  elementSuite<NcRadioGroup>({
    tag: 'nc-radio-group',
    html: '<nc-radio-group label="Fruit"><nc-radio value="a">A</nc-radio><nc-radio value="b">B</nc-radio></nc-radio-group>',
    states: {
      chosen: '<nc-radio-group label="Fruit" value="a"><nc-radio value="a">A</nc-radio></nc-radio-group>',
      horizontal: `<nc-radio-group label="Fruit" orientation="horizontal"><nc-radio value="a">A</nc-radio
        ><nc-radio value="b">B</nc-radio></nc-radio-group>`,
      disabled: '<nc-radio-group label="Fruit" disabled><nc-radio>A</nc-radio></nc-radio-group>',
      readonly: '<nc-radio-group label="Fruit" readonly><nc-radio>A</nc-radio></nc-radio-group>',
      invalid: '<nc-radio-group label="Fruit" required><nc-radio>A</nc-radio></nc-radio-group>',
    },
    enter: { invalid: (group) => void group.reportValidity() },
    properties: {
      label: { default: '', sample: 'Fruit' },
      orientation: { default: 'vertical', sample: 'horizontal', reflects: true },
      value: { default: '', sample: 'a', attribute: false },
      defaultValue: { default: '', sample: 'a', attribute: 'value' },
      name: { default: '', sample: 'fruit', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (group) => group.querySelector('nc-radio')!.click(),
    text: {
      html: '<nc-radio-group label="Fruit" required><nc-radio>A</nc-radio></nc-radio-group>',
      enter: (group) => void group.reportValidity(),
      read: (group) => group.shadowRoot!.querySelector('[part=message]')?.textContent,
      en: 'Please choose an option.',
      fr: 'Veuillez choisir une option.',
    },
  });

  describe('value', () => {
    it('is that of the checked radio', async () => {
      const { form, group, radio } = await create();
      expect(group.value).to.equal('');
      radio('plum').click();
      expect(group.value).to.equal('plum');
      radio('apple').click();
      expect(group.value).to.equal('apple');
      expect(entries(form)).to.deep.equal(['fruit=apple']);
      expect(radio('plum').checked).to.equal(false);
    });

    it('checks its radio, also one that comes later', async () => {
      const { form, group, radio } = await create();
      const log = record(form, group);
      group.value = 'pear';
      expect(entries(form)).to.deep.equal(['fruit=pear']);
      group.value = 'fig';
      expect(entries(form)).to.deep.equal([]);
      group.prepend(Object.assign(document.createElement('nc-radio'), { value: 'fig' }));
      expect([group.value, ...entries(form)]).to.deep.equal(['fig', 'fruit=fig']);
      expect(radio('pear').checked).to.equal(false);
      group.value = '';
      expect(entries(form)).to.deep.equal([]);
      expect(log).to.deep.equal([]);
    });

    it('keeps a value that is set before it is inserted', async () => {
      const group = parse<NcRadioGroup>(
        '<nc-radio-group value="a"><nc-radio value="a">A</nc-radio><nc-radio value="b">B</nc-radio></nc-radio-group>',
      );
      group.value = 'b';
      (await fixture(html`<div></div>`)).append(group);
      expect(group.value).to.equal('b');
    });

    for (const [how, place, attribute] of [
      ['of a disabled group', '<div></div>', 'disabled'],
      ['in a disabled fieldset', '<fieldset disabled></fieldset>', 'required'],
      ['in a form', '<form></form>', 'required'],
    ] as const) {
      it(`keeps a value ${how} that is set before it is inserted, against the radios' own`, async () => {
        const group = parse<NcRadioGroup>(
          `<nc-radio-group ${attribute} value="c"><nc-radio value="a" checked>A</nc-radio>
            <nc-radio value="b">B</nc-radio><nc-radio checked value="c">C</nc-radio></nc-radio-group>`,
        );
        group.value = 'b';
        (await fixture(place)).append(group);
        expect(group.value).to.equal('b');
        await settled(group);
        expect(group.value).to.equal('b');
        const checked = [...group.querySelectorAll('nc-radio')].filter((radio) => radio.matches(':state(checked)'));
        expect(checked.map(({ value }) => value)).to.deep.equal(['b']);
      });
    }

    it('finds the radio whose value is the same number', async () => {
      const group = document.createElement('nc-radio-group');
      Object.assign(group, { value: 2, label: 'Number' });
      for (const value of [1, 2]) group.append(Object.assign(document.createElement('nc-radio'), { value }));
      (await fixture(html`<div></div>`)).append(group);
      expect(group.value).to.equal('2');
      expect(group.lastElementChild!.matches(':state(checked)')).to.equal(true);
    });

    it('finds a radio whose value is set after it was inserted', async () => {
      const { group } = await create();
      group.value = 'fig';
      const fig = group.appendChild(document.createElement('nc-radio'));
      fig.value = 'fig';
      expect(group.value).to.equal('fig');
    });

    it('starts from the attribute, else from the radios, and a reset returns there', async () => {
      for (const markup of [
        html`<nc-radio-group name="fruit" value="pear">${FRUIT}</nc-radio-group>`,
        html`<nc-radio-group name="fruit"><nc-radio value="apple" checked></nc-radio
          ><nc-radio value="pear" checked></nc-radio><nc-radio value="plum"></nc-radio></nc-radio-group>`,
      ]) {
        const { form, group, radio } = await create(markup);
        expect(entries(form)).to.deep.equal(['fruit=pear']);
        radio('plum').click();
        expect(entries(form)).to.deep.equal(['fruit=plum']);
        form.reset();
        expect(group.value).to.equal('pear');
        expect(entries(form)).to.deep.equal(['fruit=pear']);
        await Promise.resolve();
        radio('plum').checked = true;
        expect(group.value).to.equal('plum');
      }
    });

    it('follows radios that leave, and comes back with them', async () => {
      const { form, group, radio } = await create();
      group.value = 'apple';
      const apple = radio('apple');
      form.append(apple);
      expect([group.value, ...entries(form)]).to.deep.equal(['']);
      expect(apple.checked).to.equal(true);
      group.append(apple);
      expect(entries(form)).to.deep.equal(['fruit=apple']);
      radio('pear').checked = true;
      expect([group.value, apple.checked]).to.deep.equal(['pear', false]);
      radio('pear').checked = false;
      expect(group.value).to.equal('');
    });

    it('follows its attribute until the user chooses', async () => {
      const { form, group, radio } = await create();
      group.setAttribute('value', 'plum');
      expect(entries(form)).to.deep.equal(['fruit=plum']);
      group.removeAttribute('value');
      expect(entries(form)).to.deep.equal([]);
      radio('pear').click();
      group.setAttribute('value', 'plum');
      expect(entries(form)).to.deep.equal(['fruit=pear']);
    });

    it('is restored', async () => {
      const { form, group } = await create();
      group.formStateRestoreCallback('plum', 'restore');
      expect(entries(form)).to.deep.equal(['fruit=plum']);
    });

    it('leaves radios of an inner group, and the names of its own, to them', async () => {
      const { form, group, radio } = await create(html`
        <nc-radio-group name="outer">
          <nc-radio value="a" name="own" checked></nc-radio>
          <nc-radio value="c" name="other"></nc-radio>
          <nc-radio-group name="inner"><nc-radio value="b" checked></nc-radio></nc-radio-group>
        </nc-radio-group>
      `);
      expect(group.value).to.equal('a');
      expect(entries(form).sort()).to.deep.equal(['inner=b', 'outer=a', 'own=a']);
      radio('c').click();
      expect(entries(form).sort()).to.deep.equal(['inner=b', 'other=c', 'outer=c']);
    });
  });

  describe('events', () => {
    it('fires one input and one change per choice, and none for the one that is chosen', async () => {
      const { form, group, radio } = await create();
      const log = record(form, group);
      radio('pear').focus();
      await keys(' ');
      await keys(' ');
      radio('pear').click();
      expect(log).to.deep.equal(['input fruit=pear true', 'change pear true']);
      await keys('ArrowDown');
      expect(log.slice(2)).to.deep.equal(['input fruit=plum true', 'change plum true']);
    });

    it('reaches listeners outside once, from the group, and listeners inside from the radio', async () => {
      const { group, radio } = await create();
      const log: unknown[] = [];
      for (const type of ['input', 'change']) {
        group.addEventListener(type, (event) => log.push(event.target));
        group.querySelector('p')!.addEventListener(type, (event) => log.push(event.target));
      }
      radio('pear').click();
      expect(log).to.deep.equal([radio('pear'), group, radio('pear'), group]);
    });

    it('changes back when the page prevents the click', async () => {
      const { form, group, radio } = await create();
      const log = record(form, group);
      radio('plum').click();
      log.length = 0;
      group.addEventListener('click', (event) => event.preventDefault(), { once: true });
      radio('pear').click();
      expect(entries(form)).to.deep.equal(['fruit=plum']);
      expect(log).to.deep.equal([]);
      group.value = 'pear';
      expect(group.value).to.equal('pear');
    });

    it('does not stop events of other controls inside it', async () => {
      const { form, group } = await create(
        html`<nc-radio-group><nc-radio value="other">Other</nc-radio><input aria-label="Which?" /></nc-radio-group>`,
      );
      let target: EventTarget | null = null;
      form.addEventListener('input', (event) => ({ target } = event));
      group.querySelector('input')!.focus();
      await keys('x');
      expect(nameOf(target)).to.equal(nameOf(group.querySelector('input')));
    });
  });

  describe('use', () => {
    it('is one tab stop, at the checked radio', async () => {
      const { form, group, radio } = await create();
      group.value = 'plum';
      await Promise.resolve();
      group.focus();
      expect(nameOf(document.activeElement)).to.equal(nameOf(radio('plum')));
      await keys('Tab');
      expect(nameOf(document.activeElement)).to.equal('button After');
      await keys('Shift+Tab');
      expect(nameOf(document.activeElement)).to.equal(nameOf(radio('plum')));
      form.querySelector('button')!.focus();
      radio('plum').disabled = true;
      await Promise.resolve();
      await keys('Shift+Tab');
      expect(nameOf(document.activeElement)).to.equal(nameOf(radio('apple')));
    });

    it('the focus goes to the first radio when it lacks a choice, and the message goes with one', async () => {
      const { form, group, radio } = await create(
        html`<nc-radio-group name="fruit" required>${FRUIT}</nc-radio-group>`,
      );
      const shown = () => group.shadowRoot!.querySelector('[part=message]')?.textContent;
      expect(form.reportValidity()).to.equal(false);
      expect(nameOf(document.activeElement)).to.equal(nameOf(radio('apple')));
      await settled(group);
      expect([group.validity.valueMissing, shown()]).to.deep.equal([true, 'Please choose an option.']);
      await keys('ArrowUp');
      await settled(group);
      expect([group.value, group.validity.valid, shown()]).to.deep.equal(['plum', true, undefined]);
    });

    it('disables its radios without writing their attribute, and recovers', async () => {
      const { form, group, radio } = await create();
      const before = group.innerHTML;
      radio('apple').click();
      group.disabled = true;
      expect(entries(form)).to.deep.equal([]);
      expect(radio('pear').matches(':state(disabled)')).to.equal(true);
      radio('pear').click();
      radio('pear').focus();
      expect(document.activeElement === radio('pear')).to.equal(false);
      expect(group.value).to.equal('apple');
      const fig = group.appendChild(document.createElement('nc-radio'));
      expect(fig.matches(':state(disabled)')).to.equal(true);
      fig.remove();
      expect(fig.matches(':state(disabled)')).to.equal(false);
      group.disabled = false;
      await settled(group);
      expect(entries(form)).to.deep.equal(['fruit=apple']);
      expect(group.innerHTML).to.equal(before);
    });

    it('follows a fieldset', async () => {
      const { form, group, radio } = await create(
        html`<fieldset disabled><nc-radio-group name="fruit" value="pear">${FRUIT}</nc-radio-group></fieldset>`,
      );
      expect(entries(form)).to.deep.equal([]);
      form.querySelector('fieldset')!.disabled = false;
      expect(entries(form)).to.deep.equal(['fruit=pear']);
      radio('apple').click();
      expect(group.value).to.equal('apple');
    });

    it('submits no radio that is disabled, and passes over it', async () => {
      const { form, group, radio } = await create();
      group.value = 'pear';
      radio('pear').disabled = true;
      expect([group.value, ...entries(form)]).to.deep.equal(['pear']);
      await Promise.resolve();
      radio('apple').focus();
      await keys('ArrowDown');
      expect(entries(form)).to.deep.equal(['fruit=plum']);
    });

    it('is submitted, but not changed, while read-only', async () => {
      const { form, radio } = await create(
        html`<nc-radio-group name="fruit" readonly value="pear">${FRUIT}</nc-radio-group>`,
      );
      radio('apple').click();
      radio('pear').focus();
      await keys('ArrowDown');
      expect(nameOf(document.activeElement)).to.equal(nameOf(radio('plum')));
      expect(entries(form)).to.deep.equal(['fruit=pear']);
    });
  });

  describe('layout', () => {
    const tops = (group: HTMLElement) =>
      [...group.querySelectorAll('nc-radio')].map((radio) => Math.round(radio.getBoundingClientRect().top));

    it('is a column, or lines', async () => {
      const { group } = await create(
        html`<nc-radio-group label="A"><nc-radio value="a">A</nc-radio><nc-radio value="b">B</nc-radio></nc-radio-group>`,
      );
      const [first, second] = tops(group);
      expect(second! - first!).to.be.at.least(44);
      group.orientation = 'horizontal';
      const [left, right] = tops(group);
      expect(right).to.equal(left);
      const label = group.shadowRoot!.querySelector('[part=label]')!.getBoundingClientRect();
      expect(label.bottom).to.be.at.most(left! + 1);
    });

    it('warns about an unknown orientation, and about radios with the same value', async () => {
      const { warn } = console;
      const warned: string[] = [];
      console.warn = (text: string) => void warned.push(text);
      try {
        await create(
          html`<nc-radio-group orientation=${'diagonal' as 'vertical'}
            ><nc-radio value="twin"></nc-radio><nc-radio value="twin"></nc-radio></nc-radio-group
          >`,
        );
      } finally {
        console.warn = warn;
      }
      expect(warned).to.deep.equal([
        '<nc-radio-group> orientation: expected vertical or horizontal, got "diagonal"',
        '<nc-radio-group> value: expected another one on each radio, got "twin"',
      ]);
    });
  });
});
