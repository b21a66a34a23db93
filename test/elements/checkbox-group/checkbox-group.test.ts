import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import fc from 'fast-check';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import type { NcCheckboxGroup } from 'nacre/elements/checkbox-group';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';

const entries = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

const FRUIT = html`<nc-checkbox value="apple">Apple</nc-checkbox>
  <p><nc-checkbox value="pear">Pear</nc-checkbox></p>
  <nc-checkbox value="plum">Plum</nc-checkbox>`;

async function create(markup = html`<nc-checkbox-group name="fruit" label="Fruit">${FRUIT}</nc-checkbox-group>`) {
  const form = await fixture<HTMLFormElement>(html`<form>${markup}</form>`);
  const group = form.querySelector('nc-checkbox-group')!;
  const box = (value: string) => group.querySelector<NcCheckbox>(`nc-checkbox[value=${value}]`)!;
  await settled(form);
  return { form, group, box };
}

/** What listeners outside the group hear. */
function record(form: HTMLFormElement, group: NcCheckboxGroup): string[] {
  const log: string[] = [];
  form.addEventListener('input', (event) => log.push(`input ${entries(form)} ${event.target === group}`));
  form.addEventListener('change', (event) =>
    log.push(`change ${(event as Event & { value?: string[] }).value} ${event.target === group}`),
  );
  return log;
}

describe('<nc-checkbox-group>', () => {
  before(useTokens);

  elementSuite<NcCheckboxGroup>({
    tag: 'nc-checkbox-group',
    html: '<nc-checkbox-group label="Fruit"><nc-checkbox value="a">A</nc-checkbox></nc-checkbox-group>',
    states: {
      ticked: `<nc-checkbox-group label="Fruit" value='["a"]'><nc-checkbox value="a">A</nc-checkbox></nc-checkbox-group>`,
      disabled: '<nc-checkbox-group label="Fruit" disabled><nc-checkbox>A</nc-checkbox></nc-checkbox-group>',
      readonly: '<nc-checkbox-group label="Fruit" readonly><nc-checkbox>A</nc-checkbox></nc-checkbox-group>',
      invalid: '<nc-checkbox-group label="Fruit" required><nc-checkbox>A</nc-checkbox></nc-checkbox-group>',
      full: `<nc-checkbox-group label="Fruit" max="1"><nc-checkbox checked>A</nc-checkbox
        ><nc-checkbox>B</nc-checkbox></nc-checkbox-group>`,
    },
    enter: { invalid: (group) => void group.reportValidity() },
    properties: {
      label: { default: '', sample: 'Fruit' },
      min: { default: 0, sample: 2 },
      max: { default: -1, sample: 2 },
      value: { default: [], sample: ['a'], attribute: false },
      defaultValue: { default: [], sample: ['a'], attribute: 'value' },
      name: { default: '', sample: 'fruit', reflects: true },
      disabled: { default: false, sample: true, reflects: true },
      readonly: { default: false, sample: true, reflects: true },
      required: { default: false, sample: true, reflects: true },
      customValidity: { default: '', sample: 'No', reflects: true },
    },
    cssStates: ['full', 'disabled', 'invalid', 'user-invalid'],
    use: (group) => group.querySelector('nc-checkbox')!.click(),
    text: {
      html: '<nc-checkbox-group label="Fruit" required><nc-checkbox>A</nc-checkbox></nc-checkbox-group>',
      enter: (group) => void group.reportValidity(),
      read: (group) => group.shadowRoot!.querySelector('[part=message]')?.textContent,
      en: 'Please choose an option.',
      fr: 'Veuillez choisir une option.',
    },
  });

  describe('value', () => {
    it('lists the ticked values in document order, one entry each', async () => {
      const { form, group, box } = await create();
      box('plum').click();
      box('apple').click();
      expect(group.value).to.deep.equal(['apple', 'plum']);
      expect(entries(form)).to.deep.equal(['fruit=apple', 'fruit=plum']);
    });

    it('ticks its boxes, also those that come later', async () => {
      const { form, group, box } = await create();
      const log = record(form, group);
      group.value = ['pear', 'fig'];
      expect(entries(form)).to.deep.equal(['fruit=pear']);
      const fig = Object.assign(document.createElement('nc-checkbox'), { value: 'fig' });
      group.prepend(fig);
      expect(group.value).to.deep.equal(['fig', 'pear']);
      expect(box('pear').checked).to.equal(true);
      expect(log).to.deep.equal([]);
    });

    it('finds a box whose value is set after it was inserted', async () => {
      const { group } = await create();
      group.value = ['fig'];
      const fig = group.appendChild(document.createElement('nc-checkbox'));
      fig.value = 'fig';
      expect(group.value).to.deep.equal(['fig']);
    });

    it('starts from the attribute, else from the boxes, and a reset returns there', async () => {
      for (const markup of [
        html`<nc-checkbox-group name="fruit" value='["pear"]'>${FRUIT}</nc-checkbox-group>`,
        html`<nc-checkbox-group name="fruit"><nc-checkbox value="pear" checked></nc-checkbox
          ><nc-checkbox value="plum"></nc-checkbox></nc-checkbox-group>`,
      ]) {
        const { form, group, box } = await create(markup);
        expect(entries(form)).to.deep.equal(['fruit=pear']);
        box('pear').click();
        box('plum').click();
        expect(entries(form)).to.deep.equal(['fruit=plum']);
        form.reset();
        expect(group.value).to.deep.equal(['pear']);
        expect(entries(form)).to.deep.equal(['fruit=pear']);
        await Promise.resolve();
        box('plum').checked = true;
        expect(group.value).to.deep.equal(['pear', 'plum']);
      }
    });

    it('follows boxes that leave, move and change in code', async () => {
      const { form, group, box } = await create();
      group.value = ['apple', 'plum'];
      group.prepend(box('plum'));
      await Promise.resolve();
      expect(entries(form)).to.deep.equal(['fruit=plum', 'fruit=apple']);
      box('apple').checked = false;
      expect(entries(form)).to.deep.equal(['fruit=plum']);
      const plum = box('plum');
      form.append(plum);
      await Promise.resolve();
      expect(group.value).to.deep.equal([]);
      expect(entries(form)).to.deep.equal([]);
      expect(plum.checked).to.equal(true);
    });

    it('follows its attribute until the user ticks a box', async () => {
      const { form, group, box } = await create();
      group.setAttribute('value', '["plum"]');
      expect(entries(form)).to.deep.equal(['fruit=plum']);
      group.removeAttribute('value');
      expect(entries(form)).to.deep.equal([]);
      box('pear').click();
      group.setAttribute('value', '["plum"]');
      expect(entries(form)).to.deep.equal(['fruit=pear']);
    });

    it('is restored', async () => {
      const { form, group } = await create();
      group.formStateRestoreCallback('["plum"]', 'restore');
      expect(entries(form)).to.deep.equal(['fruit=plum']);
    });

    it('leaves boxes of an inner group, and those with a name of their own, to them', async () => {
      const { form, group } = await create(html`
        <nc-checkbox-group name="outer">
          <nc-checkbox value="a" name="own" checked></nc-checkbox>
          <nc-checkbox-group name="inner"><nc-checkbox value="b" checked></nc-checkbox></nc-checkbox-group>
        </nc-checkbox-group>
      `);
      expect(group.value).to.deep.equal(['a']);
      expect(entries(form).sort()).to.deep.equal(['inner=b', 'outer=a', 'own=a']);
    });

    it('agrees with a plain list, whatever happens', async () => {
      const names = ['a', 'b', 'c', 'd'];
      const step = fc.oneof(
        fc.record({ kind: fc.constant('click'), name: fc.constantFrom(...names) }),
        fc.record({ kind: fc.constant('check'), name: fc.constantFrom(...names), on: fc.boolean() }),
        fc.record({ kind: fc.constant('move'), name: fc.constantFrom(...names) }),
        fc.record({ kind: fc.constant('toggle'), name: fc.constantFrom(...names) }),
        fc.record({ kind: fc.constant('set'), list: fc.uniqueArray(fc.constantFrom(...names)) }),
        fc.record({ kind: fc.constant('reset') }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
          const form = document.createElement('form');
          form.innerHTML = `<nc-checkbox-group name="x" value='["b"]'>${names
            .map((name) => `<nc-checkbox value="${name}"></nc-checkbox>`)
            .join('')}</nc-checkbox-group>`;
          document.body.append(form);
          const group = form.querySelector('nc-checkbox-group')!;
          const boxes = new Map([...group.querySelectorAll('nc-checkbox')].map((box) => [box.value, box]));
          let order = [...names];
          let wanted = new Set(['b']);
          for (const each of steps) {
            const name = 'name' in each ? each.name : '';
            const box = boxes.get(name)!;
            const present = order.includes(name);
            const put = (on: boolean) => (on ? wanted.add(name) : wanted.delete(name));
            if (each.kind === 'click' && present) {
              box.click();
              put(!wanted.has(name));
            } else if (each.kind === 'check' && present && 'on' in each) {
              box.checked = each.on;
              put(each.on);
            } else if (each.kind === 'move' && present) {
              group.prepend(box);
              order = [name, ...order.filter((other) => other !== name)];
            } else if (each.kind === 'toggle') {
              if (present) box.remove();
              else group.append(box);
              order = present ? order.filter((other) => other !== name) : [...order, name];
            } else if (each.kind === 'set' && 'list' in each) {
              group.value = each.list;
              wanted = new Set(each.list);
            } else if (each.kind === 'reset') {
              form.reset();
              wanted = new Set(['b']);
            }
            await Promise.resolve();
            const expected = order.filter((other) => wanted.has(other));
            if (order.length) expect(group.value).to.deep.equal(expected);
            expect(new FormData(form).getAll('x')).to.deep.equal(expected);
          }
          form.remove();
        }),
        { numRuns: 60 },
      );
    });
  });

  describe('events', () => {
    it('fires one input and one change per action', async () => {
      const { form, group, box } = await create();
      const log = record(form, group);
      box('pear').focus();
      await sendKeys({ press: ' ' });
      expect(log).to.deep.equal(['input fruit=pear true', 'change pear true']);
      box('apple').click();
      expect(log.slice(2)).to.deep.equal(['input fruit=apple,fruit=pear true', 'change apple,pear true']);
    });

    it('reaches listeners outside once, from the group, and listeners inside from the box', async () => {
      const { group, box } = await create();
      const log: unknown[] = [];
      for (const type of ['input', 'change']) {
        group.addEventListener(type, (event) => log.push(event.target));
        group.querySelector('p')!.addEventListener(type, (event) => log.push(event.target));
      }
      box('pear').click();
      expect(log).to.deep.equal([box('pear'), group, box('pear'), group]);
    });

    it('changes back when the page prevents the click', async () => {
      const { form, group, box } = await create();
      const log = record(form, group);
      group.addEventListener('click', (event) => event.preventDefault(), { once: true });
      box('pear').click();
      expect(entries(form)).to.deep.equal([]);
      expect(log).to.deep.equal([]);
    });

    it('does not stop events of other controls inside it', async () => {
      const { form, group } = await create(
        html`<nc-checkbox-group><nc-checkbox value="other">Other</nc-checkbox><input aria-label="Which?" /></nc-checkbox-group>`,
      );
      const change = oneEvent(form, 'change');
      group.querySelector('input')!.focus();
      await sendKeys({ type: 'x' });
      group.querySelector('input')!.blur();
      expect((await change).target).to.equal(group.querySelector('input'));
    });
  });

  describe('limits', () => {
    it('disables a box that comes while the group is full', async () => {
      const { group, box } = await create(
        html`<nc-checkbox-group name="fruit" max="1"><nc-checkbox value="a" checked></nc-checkbox></nc-checkbox-group>`,
      );
      group.insertAdjacentHTML('beforeend', '<nc-checkbox value="late">Late</nc-checkbox>');
      await Promise.resolve();
      box('late').focus();
      expect(document.activeElement).not.to.equal(box('late'));
      group.max = -1;
      box('late').focus();
      expect(document.activeElement).to.equal(box('late'));
    });

    it('disables the other boxes while max are ticked', async () => {
      const { form, group, box } = await create(
        html`<nc-checkbox-group name="fruit" max="2">${FRUIT}</nc-checkbox-group>`,
      );
      box('apple').click();
      expect(group.matches(':state(full)')).to.equal(false);
      box('pear').click();
      expect(group.matches(':state(full)')).to.equal(true);
      expect(box('plum').matches(':state(disabled)')).to.equal(true);
      box('plum').click();
      expect(entries(form)).to.deep.equal(['fruit=apple', 'fruit=pear']);
      box('plum').focus();
      expect(document.activeElement).not.to.equal(box('plum'));
      box('apple').click();
      box('plum').click();
      expect(entries(form)).to.deep.equal(['fruit=pear', 'fruit=plum']);
      expect(box('plum').hasAttribute('disabled')).to.equal(false);
      group.max = -1;
      box('apple').click();
      expect(group.value).to.deep.equal(['apple', 'pear', 'plum']);
    });

    it('shows what is wrong after the user has left', async () => {
      const { form, group, box } = await create(
        html`<nc-checkbox-group name="fruit" label="Fruit" min="2" max="2">${FRUIT}</nc-checkbox-group
          ><button type="button">Next</button>`,
      );
      const shown = () => group.shadowRoot!.querySelector('[part=message]')?.textContent;
      expect(group.validity.rangeUnderflow).to.equal(true);
      box('apple').focus();
      box('apple').click();
      box('pear').focus();
      await group.updateComplete;
      expect(shown()).to.equal(undefined);
      form.querySelector('button')!.focus();
      await group.updateComplete;
      expect(shown()).to.equal('Please choose at least 2 options.');
      box('pear').click();
      await group.updateComplete;
      expect(shown()).to.equal(undefined);
      group.value = ['apple', 'pear', 'plum'];
      expect(group.validity.rangeOverflow).to.equal(true);
    });

    it('gives its first box the focus when a form cannot be submitted', async () => {
      const { form, group, box } = await create(
        html`<nc-checkbox-group name="fruit" required>${FRUIT}</nc-checkbox-group>`,
      );
      expect(form.reportValidity()).to.equal(false);
      expect(group.validity.valueMissing).to.equal(true);
      group.focus();
      expect(document.activeElement).to.equal(box('apple'));
      box('plum').click();
      expect(form.checkValidity()).to.equal(true);
    });
  });

  describe('disabled and read-only', () => {
    it('disables its boxes without writing their attribute, and recovers', async () => {
      const { form, group, box } = await create();
      const before = group.innerHTML;
      box('apple').click();
      group.disabled = true;
      expect(entries(form)).to.deep.equal([]);
      expect(box('pear').matches(':state(disabled)')).to.equal(true);
      box('pear').click();
      box('pear').focus();
      expect(document.activeElement).not.to.equal(box('pear'));
      expect(group.value).to.deep.equal(['apple']);
      group.disabled = false;
      await settled(group);
      expect(entries(form)).to.deep.equal(['fruit=apple']);
      expect(group.innerHTML).to.equal(before);
      box('pear').click();
      expect(group.value).to.deep.equal(['apple', 'pear']);
    });

    it('follows a fieldset', async () => {
      const { form, group, box } = await create(
        html`<fieldset disabled><nc-checkbox-group name="fruit" value='["pear"]'>${FRUIT}</nc-checkbox-group></fieldset>`,
      );
      expect(entries(form)).to.deep.equal([]);
      form.querySelector('fieldset')!.disabled = false;
      expect(entries(form)).to.deep.equal(['fruit=pear']);
      box('apple').click();
      expect(group.value).to.deep.equal(['apple', 'pear']);
    });

    it('disables a box that comes, and enables one that leaves', async () => {
      const { form, group, box } = await create(
        html`<nc-checkbox-group disabled name="fruit">${FRUIT}</nc-checkbox-group>`,
      );
      const fig = group.appendChild(document.createElement('nc-checkbox'));
      expect(fig.matches(':state(disabled)')).to.equal(true);
      const pear = box('pear');
      form.append(pear);
      await Promise.resolve();
      pear.click();
      expect(pear.checked).to.equal(true);
    });

    it('keeps the state of a disabled box, and does not submit it', async () => {
      const { form, group, box } = await create();
      group.value = ['apple', 'pear'];
      box('apple').disabled = true;
      expect(group.value).to.deep.equal(['apple', 'pear']);
      expect(entries(form)).to.deep.equal(['fruit=pear']);
    });

    it('is submitted, but not changed, while read-only', async () => {
      const { form, box } = await create(
        html`<nc-checkbox-group name="fruit" readonly value='["pear"]'>${FRUIT}</nc-checkbox-group>`,
      );
      box('apple').click();
      expect(entries(form)).to.deep.equal(['fruit=pear']);
    });
  });
});
