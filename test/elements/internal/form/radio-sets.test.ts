import 'nacre/elements/form';
import 'nacre/elements/radio';
import { expect, fixture, html } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcRadio } from 'nacre/elements/radio';
import { keys } from '../../../helpers/commands.js';
import { drawnBy, nameOf, settled } from '../../../helpers/dom.js';
import { useTokens } from '../../../helpers/tokens.js';

const entries = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

const COLOURS = html`<nc-radio name="c" value="red">Red</nc-radio>
  <p><nc-radio name="c" value="green">Green</nc-radio></p>
  <nc-radio name="c" value="blue">Blue</nc-radio>`;

async function create(markup = COLOURS, dir: 'ltr' | 'rtl' = 'ltr') {
  const form = await fixture<HTMLFormElement>(
    html`<form dir=${dir}><button type="button">Before</button>${markup}<button>After</button></form>`,
  );
  const radio = (value: string) => form.querySelector<NcRadio>(`nc-radio[value=${value}]`)!;
  await settled(form);
  return { form, radio };
}

const checkedIn = (root: ParentNode) =>
  Array.from(root.querySelectorAll('nc-radio'))
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

function record(root: HTMLElement): string[] {
  const log: string[] = [];
  for (const type of ['click', 'input', 'change']) {
    root.addEventListener(type, ({ target }) => {
      if ((target as Element).localName === 'nc-radio')
        log.push(`${type} ${(target as NcRadio).value} ${checkedIn(root)}`);
    });
  }
  return log;
}

describe('<nc-radio> among others', () => {
  before(useTokens);

  describe('of one name', () => {
    it('unchecks the one that was checked, and fires for the new one alone', async () => {
      const { form, radio } = await create();
      const log = record(form);
      radio('red').click();
      radio('blue').click();
      radio('blue').click();
      expect(entries(form)).to.deep.equal(['c=blue']);
      expect(log).to.deep.equal([
        ...['click red red', 'input red red', 'change red red'],
        ...['click blue blue', 'input blue blue', 'change blue blue'],
        'click blue blue',
      ]);
    });

    it('checks the former radio again when the click is prevented', async () => {
      const { form, radio } = await create();
      radio('red').click();
      form.addEventListener('click', (event) => event.preventDefault(), { once: true });
      radio('green').click();
      expect(entries(form)).to.deep.equal(['c=red']);
    });

    it('follows code, without an event', async () => {
      const { form, radio } = await create();
      const log = record(form);
      radio('red').checked = true;
      radio('green').checked = true;
      expect(checkedIn(form)).to.deep.equal(['green']);
      radio('green').checked = false;
      expect(entries(form)).to.deep.equal([]);
      expect(log).to.deep.equal([]);
    });

    it('of several that are checked initially the last one wins, also after a reset', async () => {
      const { form, radio } = await create(
        html`<nc-radio name="c" value="red" checked></nc-radio><nc-radio name="c" value="blue" checked></nc-radio>
          <nc-radio name="c" value="green"></nc-radio>`,
      );
      expect(checkedIn(form)).to.deep.equal(['blue']);
      radio('green').click();
      expect(checkedIn(form)).to.deep.equal(['green']);
      form.reset();
      expect(checkedIn(form)).to.deep.equal(['blue']);
    });

    it('is separate from radios of other forms, of other trees and without a form', async () => {
      const home = await fixture<HTMLElement>(html`
        <div>
          <form><nc-radio name="c" value="a" checked></nc-radio></form>
          <form><nc-radio name="c" value="b" checked></nc-radio></form>
          <nc-form><nc-radio name="c" value="c" checked></nc-radio></nc-form>
          <nc-radio name="c" value="d" checked></nc-radio>
          <nc-radio name="" value="e" checked></nc-radio>
          <nc-radio name="" value="f" checked></nc-radio>
          <section></section>
        </div>
      `);
      const root = home.querySelector('section')!.attachShadow({ mode: 'open' });
      root.append(Object.assign(document.createElement('nc-radio'), { name: 'c', checked: true }));
      expect(checkedIn(home)).to.deep.equal(['a', 'b', 'c', 'd', 'e', 'f']);
      expect(checkedIn(root)).to.deep.equal(['on']);
    });

    it('includes a radio that belongs to the form from outside', async () => {
      const home = await fixture<HTMLElement>(html`
        <div>
          <form id="owner"><nc-radio name="c" value="a" checked></nc-radio></form>
          <nc-radio name="c" value="b" form="owner"></nc-radio>
        </div>
      `);
      const [a, b] = home.querySelectorAll('nc-radio');
      b!.click();
      expect(checkedIn(home)).to.deep.equal(['b']);
      b!.removeAttribute('form');
      a!.click();
      expect(checkedIn(home)).to.deep.equal(['a', 'b']);
    });

    it('is invalid without a choice if one of them is required', async () => {
      const { form, radio } = await create();
      expect(form.checkValidity()).to.equal(true);
      radio('blue').required = true;
      expect(radio('red').validity.valueMissing).to.equal(true);
      expect(form.checkValidity()).to.equal(false);
      radio('red').checked = true;
      expect(form.checkValidity()).to.equal(true);
      radio('red').remove();
      expect(radio('green').validity.valueMissing).to.equal(true);
    });
  });

  describe('keys', () => {
    const focused = () => (document.activeElement as NcRadio).value;

    it('Tab stops once, at the one that is checked, else at the first', async () => {
      const { form, radio } = await create();
      const [before, after] = form.querySelectorAll('button');
      before!.focus();
      await keys('Tab');
      expect(nameOf(document.activeElement)).to.equal(nameOf(radio('red')));
      await keys('Tab');
      expect(nameOf(document.activeElement)).to.equal(nameOf(after));
      radio('blue').checked = true;
      await Promise.resolve();
      await keys('Shift+Tab');
      expect(focused()).to.equal('blue');
      await keys('Shift+Tab');
      expect(nameOf(document.activeElement)).to.equal(nameOf(before));
    });

    for (const dir of ['ltr', 'rtl'] as const) {
      const [next, previous] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

      it(`the arrows choose, and go round, ${dir}`, async () => {
        const { form, radio } = await create(undefined, dir);
        const log = record(form);
        radio('red').focus();
        for (const [key, value] of [
          ['ArrowDown', 'green'],
          [next, 'blue'],
          ['ArrowDown', 'red'],
          ['ArrowUp', 'blue'],
          [previous, 'green'],
        ] as const) {
          log.length = 0;
          await keys(key);
          expect(focused(), key).to.equal(value);
          expect(log, key).to.deep.equal(['click', 'input', 'change'].map((type) => `${type} ${value} ${value}`));
        }
      });
    }

    it('the arrows pass over those that are disabled, and leave the page where it is', async () => {
      const { form, radio } = await create();
      form.style.paddingBottom = '3000px';
      radio('green').disabled = true;
      radio('red').focus();
      await keys('ArrowDown');
      expect([focused(), checkedIn(form), scrollY]).to.deep.equal(['blue', ['blue'], 0]);
    });

    it('Space checks, and never unchecks', async () => {
      const { form, radio } = await create();
      const log = record(form);
      radio('red').focus();
      await keys(' ');
      await keys(' ');
      expect(log.filter((entry) => !entry.startsWith('click'))).to.deep.equal(['input red red', 'change red red']);
    });

    it('an arrow does nothing when the page prevents it', async () => {
      const { form, radio } = await create();
      form.addEventListener('keydown', (event) => event.preventDefault());
      radio('red').focus();
      await keys('ArrowDown');
      expect([focused(), checkedIn(form)]).to.deep.equal(['red', []]);
    });

    it('Tab stops at the first radio left when the checked one is disabled or leaves', async () => {
      const { form, radio } = await create();
      radio('green').click();
      radio('green').disabled = true;
      await Promise.resolve();
      form.querySelector('button')!.focus();
      await keys('Tab');
      expect(focused()).to.equal('red');
      radio('red').remove();
      await Promise.resolve();
      form.querySelector('button')!.focus();
      await keys('Tab');
      expect(focused()).to.equal('blue');
    });
  });

  it('has the colours of its properties', async () => {
    const radio = await fixture<NcRadio>(
      html`<nc-radio border-color="rgb(1, 0, 0)" background-color="rgb(2, 0, 0)"></nc-radio>`,
    );
    const look = () => drawnBy(radio, '::before');
    expect([look().width, look().height]).to.deep.equal(['22px', '22px']);
    expect([look().borderTopColor, look().backgroundColor]).to.deep.equal(['rgb(1, 0, 0)', 'rgb(2, 0, 0)']);
    radio.checked = true;
    radio.color = 'rgb(3, 0, 0)';
    radio.iconColor = 'rgb(4, 0, 0)';
    await radio.updateComplete;
    expect(look().borderTopColor).to.equal('rgb(3, 0, 0)');
    expect([look().backgroundColor, look().color]).to.deep.equal(['rgb(3, 0, 0)', 'rgb(4, 0, 0)']);
    expect(look().backgroundImage).to.contain('radial-gradient');
    radio.activeBackgroundColor = 'rgb(5, 0, 0)';
    radio.activeBorderColor = 'rgb(6, 0, 0)';
    radio.foreColor = 'rgb(7, 0, 0)';
    await radio.updateComplete;
    expect(look().borderTopColor).to.equal('rgb(6, 0, 0)');
    expect([look().backgroundColor, look().color]).to.deep.equal(['rgb(5, 0, 0)', 'rgb(7, 0, 0)']);
  });

  it('agrees with native radios, whatever happens', () => {
    const index = fc.nat({ max: 4 });
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('click', 'toggle', 'disable', 'require', 'move', 'reset'), index }),
      fc.record({ kind: fc.constant('check'), index, on: fc.boolean() }),
      fc.record({ kind: fc.constant('rename'), index, name: fc.constantFrom('a', 'b', '') }),
    );
    const initial = fc.record({ name: fc.constantFrom('a', 'b'), checked: fc.boolean(), required: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(initial, { minLength: 5, maxLength: 5 }),
        fc.array(step, { maxLength: 25 }),
        (all, steps) => {
          const build = (tag: string) => {
            const form = document.createElement('form');
            form.innerHTML = all
              .map(
                ({ name, checked, required }, value) =>
                  `<${tag} type="radio" name="${name}" value="${value}" ${checked ? 'checked' : ''} ${required ? 'required' : ''}></${tag}>`,
              )
              .join('');
            document.body.append(form);
            return { form, radios: [...form.children] as (HTMLInputElement | NcRadio)[] };
          };
          const both = [build('input'), build('nc-radio')];
          const look = ({ form, radios }: (typeof both)[number]) => ({
            checked: radios.map((radio) => radio.checked),
            entries: entries(form),
            // Browsers differ in whether a required one without a name lacks a choice.
            invalid: radios
              .filter((radio) => radio.isConnected && radio.name)
              .map((radio) => radio.matches(':invalid')),
          });
          try {
            for (const each of steps) {
              for (const { form, radios } of both) {
                const radio = radios[each.index]!;
                if (each.kind === 'click') radio.isConnected && radio.click();
                else if (each.kind === 'check' && 'on' in each) radio.checked = each.on;
                else if (each.kind === 'rename' && 'name' in each) radio.name = each.name;
                else if (each.kind === 'disable') radio.disabled = !radio.disabled;
                else if (each.kind === 'require') radio.required = !radio.required;
                else if (each.kind === 'move') form.prepend(radio);
                else if (each.kind === 'reset') form.reset();
                else if (radio.isConnected) radio.remove();
                else form.append(radio);
              }
              expect(look(both[1]!), JSON.stringify(each)).to.deep.equal(look(both[0]!));
            }
          } finally {
            for (const { form } of both) form.remove();
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
