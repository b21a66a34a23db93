import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/checkbox';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import { keys } from '../../helpers/commands.js';
import { drawnBy, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

describe('<nc-checkbox>', () => {
  before(useTokens);

  const mount = async (attributes = '') => {
    const form = await fixture<HTMLFormElement>(
      `<form><nc-checkbox name="field" ${attributes}>Yes</nc-checkbox></form>`,
    );
    const box = form.querySelector('nc-checkbox')!;
    form.addEventListener('submit', (event) => event.preventDefault());
    const heard: string[] = [];
    for (const type of ['click', 'input', 'change']) {
      box.addEventListener(type, () => heard.push(`${type} ${box.checked} ${new FormData(form).get('field')}`));
    }
    return { form, box, heard };
  };

  it('has its new state in listeners of click, input and change, in this order', async () => {
    const { box, heard } = await mount('value="yes"');
    box.click();
    box.click();
    expect(heard).to.deep.equal([
      ...['click true yes', 'input true yes', 'change true yes'],
      ...['click false null', 'input false null', 'change false null'],
    ]);
  });

  it('changes back when the page prevents the click', async () => {
    const { form, box, heard } = await mount();
    form.addEventListener('click', (event) => event.preventDefault());
    box.click();
    expect(heard).to.deep.equal(['click true on']);
    expect([box.checked, new FormData(form).get('field'), box.matches(':state(checked)')]).to.deep.equal([
      false,
      null,
      false,
    ]);
    box.defaultChecked = true;
    expect(box.checked, 'still follows its attribute').to.equal(true);
  });

  it('is toggled by Space, not by Enter', async () => {
    const { box, heard } = await mount();
    box.focus();
    await keys('Enter');
    expect(heard).to.deep.equal([]);
    await keys(' ');
    expect(box.checked).to.equal(true);
    await keys(' ');
    expect(box.checked).to.equal(false);
  });

  it('leaves keys to a control in its label', async () => {
    const { box } = await mount();
    box.innerHTML = '<input aria-label="Inside">';
    const field = box.querySelector('input')!;
    field.focus();
    await keys(' ');
    expect([field.value, box.checked]).to.deep.equal([' ', false]);
  });

  describe('indeterminate', () => {
    it('is neither on nor off, and submits its checked state', async () => {
      const { form, box } = await mount('indeterminate checked');
      expect(box.matches(':state(indeterminate)')).to.equal(true);
      expect(new FormData(form).get('field')).to.equal('on');
    });

    it('ends with the next click, unless that is prevented', async () => {
      const { form, box, heard } = await mount('indeterminate');
      form.addEventListener('click', (event) => event.preventDefault(), { once: true });
      box.click();
      expect([box.indeterminate, box.checked]).to.deep.equal([true, false]);
      box.click();
      expect([box.indeterminate, box.checked]).to.deep.equal([false, true]);
      await settled(box);
      expect(box.matches(':state(indeterminate)')).to.equal(false);
      expect(heard.at(-1)).to.equal('change true on');
    });
  });

  describe('colours', () => {
    const look = (box: NcCheckbox) => drawnBy(box, '::before');
    const red = 'rgb(200, 0, 0)';

    for (const [property, state, read] of [
      ['backgroundColor', false, 'backgroundColor'],
      ['borderColor', false, 'borderTopColor'],
      ['activeBackgroundColor', true, 'backgroundColor'],
      ['activeBorderColor', true, 'borderTopColor'],
    ] as const) {
      it(`${property} is that of the box while it is ${state ? 'on' : 'off'}`, async () => {
        const { box } = await mount();
        box[property] = red;
        box.checked = state;
        await settled(box);
        expect(look(box)[read]).to.equal(red);
        box.checked = !state;
        await settled(box);
        expect(look(box)[read]).to.not.equal(red);
        box.checked = state;
        box[property] = '';
        await settled(box);
        expect(look(box)[read]).to.not.equal(red);
      });
    }

    it('of the tick: foreColor wins over iconColor, and that over color, in any order', async () => {
      const { box } = await mount('checked fore-color="rgb(1, 0, 0)"');
      const tick = () => /rgb\((\d), 0, 0\)/.exec(look(box).color)?.[1];
      box.iconColor = 'rgb(2, 0, 0)';
      await settled(box);
      box.color = 'rgb(3, 0, 0)';
      await settled(box);
      expect(look(box).backgroundImage).to.contain('gradient');
      expect(tick()).to.equal('1');
      box.foreColor = '';
      await settled(box);
      expect(tick()).to.equal('2');
      box.iconColor = '';
      await settled(box);
      expect(tick()).to.equal('3');
    });
  });
});
