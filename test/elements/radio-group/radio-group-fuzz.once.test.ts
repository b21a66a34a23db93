import 'nacre/elements/form';
import 'nacre/elements/radio';
import 'nacre/elements/radio-group';
import 'nacre/elements/slider';
import { expect, fixture, html } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcRadio } from 'nacre/elements/radio';

const NAMES = ['a', 'b', 'c', 'd'];

describe('<nc-radio-group> in a form', () => {
  it('agrees with native radios of one name, whatever happens to its radios', () => {
    const kinds = ['click', 'toggle', 'disable', 'check', 'uncheck', 'move', 'reset'] as const;
    const step = fc.record({ kind: fc.constantFrom(...kinds), index: fc.nat({ max: NAMES.length - 1 }) });
    fc.assert(
      fc.property(fc.boolean(), fc.subarray(NAMES), fc.array(step, { maxLength: 25 }), (required, checked, steps) => {
        const build = (tag: string, group: string) => {
          const form = document.createElement('form');
          const radios = NAMES.map(
            (value) =>
              `<${tag} type="radio" value="${value}" ${group ? '' : `name="x" ${required ? 'required' : ''}`} ${
                checked.includes(value) ? 'checked' : ''
              }></${tag}>`,
          ).join('');
          form.innerHTML = group ? `<${group} name="x" ${required ? 'required' : ''}>${radios}</${group}>` : radios;
          document.body.append(form);
          const parent = group ? form.firstElementChild! : form;
          return { form, parent, radios: [...parent.children] as (HTMLInputElement | NcRadio)[] };
        };
        const native = build('input', '');
        const ours = build('nc-radio', 'nc-radio-group');
        try {
          for (const { kind, index } of steps) {
            for (const { form, parent, radios } of [native, ours]) {
              const radio = radios[index]!;
              if (kind === 'reset') form.reset();
              else if (kind === 'toggle' && radio.isConnected) radio.remove();
              else if (kind === 'toggle') parent.append(radio);
              else if (!radio.isConnected) continue;
              else if (kind === 'click') radio.click();
              else if (kind === 'disable') radio.disabled = !radio.disabled;
              else if (kind === 'move') parent.prepend(radio);
              else radio.checked = kind === 'check';
            }
            const hint = `${kind} ${NAMES[index]}`;
            const inside = native.radios.filter((radio) => radio.isConnected);
            const chosen = inside.find((radio) => radio.checked);
            const group = ours.form.querySelector('nc-radio-group')!;
            expect(group.value, hint).to.equal(chosen?.value ?? '');
            expect(new FormData(ours.form).getAll('x'), hint).to.deep.equal(new FormData(native.form).getAll('x'));
            expect(group.validity.valueMissing, hint).to.equal(required && !chosen);
          }
        } finally {
          native.form.remove();
          ours.form.remove();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives an nc-form one text, as sliders give it numbers', async () => {
    const form = await fixture<HTMLElementTagNameMap['nc-form']>(html`
      <nc-form>
        <nc-radio-group name="fruit" value="pear"
          ><nc-radio value="apple"></nc-radio><nc-radio value="pear"></nc-radio
        ></nc-radio-group>
        <nc-slider name="depth" value="5"></nc-slider>
        <nc-slider name="price" value="1 2"></nc-slider>
      </nc-form>
    `);
    expect(form.value).to.deep.equal({ fruit: 'pear', depth: 5, price: [1, 2] });
    form.value = { fruit: 'apple', depth: 7, price: [3, 4] };
    expect(form.value).to.deep.equal({ fruit: 'apple', depth: 7, price: [3, 4] });
    form.reset();
    expect(form.value).to.deep.equal({ fruit: 'pear', depth: 5, price: [1, 2] });
  });
});
