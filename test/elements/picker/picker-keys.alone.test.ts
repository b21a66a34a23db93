import 'nacre/elements/picker';
import { expect, waitUntil } from '@open-wc/testing';
import { hold, keys } from '../../helpers/commands.js';
import { FRUIT, mount } from './picker-fixture.js';

const DATE = 'mode="date" label="Day" value="2024-02-28"';

describe('<nc-picker> keys', () => {
  describe('while the panel loads', () => {
    let release: () => Promise<unknown>;
    before(() => {
      release = hold('elements/picker/panel');
    });
    after(() => release());

    // In this order: the panel loads once on a page.
    it('Escape closes the picker, and what was pressed before is forgotten', async () => {
      const { picker, log } = await mount(DATE);
      picker.focus();
      for (const key of ['Enter', 'ArrowDown', 'Escape']) await keys(key);
      expect(picker.open).to.equal(false);
      expect(log).to.deep.equal(['cancel 2024-02-28']);
      expect(document.activeElement).to.equal(picker);
    });

    it('they do in the panel what they would have done there', async () => {
      const { picker, log, isOpen } = await mount(DATE);
      picker.focus();
      for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await keys(key);
      expect(isOpen(), 'still loading').to.not.equal(true);
      expect(log).to.deep.equal([]);
      await release();
      await waitUntil(() => log.length > 0, 'the change');
      expect(picker.value).to.match(/^202[45]/);
      expect(log).to.deep.equal([`input ${picker.value}`, `change "${picker.value}" ${picker.value}`]);
      expect(picker.value, 'another one').to.not.equal('2024-02-28');
      expect(picker.open).to.equal(false);
      await waitUntil(() => document.activeElement === picker, 'the focus is back');
    });
  });

  describe('in the panel', () => {
    it('fire no change for a value that stays', async () => {
      const { picker, log, open } = await mount(DATE);
      await open();
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) await keys(key);
      expect(picker.open).to.equal(false);
      expect(log).to.deep.equal([]);
    });

    it('choose the first row of an empty picker', async () => {
      const { picker, log, open } = await mount('label="Fruit"');
      picker.range = FRUIT;
      await open();
      await keys('Enter');
      expect(log).to.deep.equal(['input 0', 'change 0 0']);
    });

    it('confirm what code has set meanwhile', async () => {
      const { picker, log, open } = await mount('mode="multiSelector" label="Size" value="0,0"');
      picker.range = [FRUIT, FRUIT];
      picker.addEventListener('columnchange', () => (picker.value = [1, 0]));
      await open();
      await keys('ArrowDown');
      await keys('Enter');
      expect(log.at(-1)).to.equal('change [1,0] 1,0');
    });
  });
});
