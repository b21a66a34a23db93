import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { keys } from '../../helpers/commands.js';
import { deepActiveElement, drawn, nameOf } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { clickAt, FRUIT, mount as mountPicker } from './picker-fixture.js';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index}`);
const range = (list: readonly string[]) => `label="Fruit" range='${JSON.stringify(list)}'`;
const SELECT = `${range(FRUIT)} selector-type="select"`;
const MANY = `${range(rows(60))} selector-type="select"`;

async function mount(attributes: string) {
  const mounted = await mountPicker(attributes);
  const { all, part } = mounted;
  return {
    ...mounted,
    list: () => part('[role="listbox"]'),
    options: () => all('[role="option"]').map(({ textContent }) => textContent),
    option: (text: string) => all('[role="option"]').find(({ textContent }) => textContent === text)!,
    selected: () => all('[aria-selected="true"]').map(({ textContent }) => textContent),
    /** The option that `aria-activedescendant` names. */
    active: () => part(`#${part('[role="listbox"]').getAttribute('aria-activedescendant')}`).textContent,
  };
}

/** Whether a row is entirely visible in its list. */
function isSeen(option: Element): boolean {
  const [row, box] = [option, option.parentElement!].map((each) => each.getBoundingClientRect());
  return row!.top >= box!.top - 1 && row!.bottom <= box!.bottom + 1;
}

describe('<nc-picker> as a list', () => {
  const { style } = document.documentElement;
  const { innerWidth, innerHeight } = window;
  before(useTokens);
  before(() => NcPicker.loadPanel());
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  beforeEach(() => setViewport({ width: 1000, height: 700 }));
  after(() => style.removeProperty('--nc-duration-normal'));
  after(() => setViewport({ width: innerWidth, height: innerHeight }));

  describe('is shown', () => {
    const { matchMedia } = window;
    /** Pretends that the main pointer is fine, or not. */
    const usePointer = (isFine: boolean) => {
      window.matchMedia = (query) =>
        query === '(pointer: fine)' ? ({ matches: isFine } as MediaQueryList) : matchMedia.call(window, query);
    };
    afterEach(() => Object.assign(window, { matchMedia }));

    const CASES: Readonly<Record<string, readonly [attributes: string, isFine: boolean, isList: boolean]>> = {
      'with select': ['selector-type="select"', false, true],
      'with auto, for a mouse': ['selector-type="auto"', true, true],
      'with auto, not for fingers': ['selector-type="auto"', false, false],
      'not with picker': ['selector-type="picker"', true, false],
      'not by default': ['', true, false],
      'not in other modes': ['selector-type="select" mode="multiSelector"', true, false],
    };
    for (const [name, [attributes, isFine, isList]] of Object.entries(CASES)) {
      it(name, async () => {
        usePointer(isFine);
        const list = attributes.includes('multi') ? [FRUIT] : FRUIT;
        const { picker, open, all, wheels } = await mount(attributes);
        picker.range = list;
        await open();
        expect([all('[role="option"]').length, wheels().length]).to.deep.equal(isList ? [3, 0] : [0, 1]);
      });
    }

    it('not on small screens, and follows the screen and the property, with the focus', async () => {
      const { picker, open, ready, list, wheels } = await mount(SELECT);
      await open();
      expect(deepActiveElement()).to.equal(list());
      const focused = () => [wheels()[0], wheels()[0]!.shadowRoot!.activeElement].includes(deepActiveElement()!);
      await setViewport({ width: 600, height: 700 });
      await drawn();
      await ready();
      expect([wheels().length, focused()]).to.deep.equal([1, true]);
      await setViewport({ width: 1000, height: 700 });
      await drawn();
      await ready();
      expect(deepActiveElement()).to.equal(list());
      picker.selectorType = 'picker';
      await ready();
      expect([wheels().length, focused()]).to.deep.equal([1, true]);
    });

    it('not for an unknown type, which warns', async () => {
      const { warn } = console;
      const heard: string[] = [];
      console.warn = (text: string) => heard.push(text);
      const { open, wheels } = await mount(`${range(FRUIT)} selector-type="dropdown"`);
      await open();
      console.warn = warn;
      expect(heard).to.deep.equal(['<nc-picker> selector-type: expected auto, picker, select, got "dropdown"']);
      expect(wheels().length).to.equal(1);
    });
  });

  describe('with keys', () => {
    it('moves, chooses by Enter, and gives the focus back', async () => {
      const { picker, log, isOpen, ready, active, selected } = await mount(`${SELECT} value="1"`);
      picker.focus();
      await keys('Enter');
      await ready();
      expect([active(), selected()]).to.deep.equal(['Pear', ['Pear']]);
      await keys('ArrowDown');
      await ready();
      expect([active(), selected()], 'what is chosen stays so').to.deep.equal(['Plum', ['Pear']]);
      await keys('ArrowDown');
      await ready();
      expect([active(), log, picker.value]).to.deep.equal(['Plum', [], 1]);
      await keys('Enter');
      expect([isOpen(), picker.value]).to.deep.equal([false, 2]);
      expect(log).to.deep.equal(['input 2', 'change 2 2']);
      expect(nameOf(document.activeElement)).to.equal(nameOf(picker));
    });

    it('goes to the ends, by pages, and chooses by Space', async () => {
      const { picker, log, open, ready, active, option } = await mount(`${range(rows(18))} selector-type="select"`);
      await open();
      for (const [key, row] of [
        ['End', 'Row 17'],
        ['ArrowDown', 'Row 17'],
        ['PageUp', 'Row 11'],
        ['Home', 'Row 0'],
        ['ArrowUp', 'Row 0'],
        ['PageDown', 'Row 6'],
      ] as const) {
        await keys(key);
        await ready();
        expect([key, active(), isSeen(option(row))]).to.deep.equal([key, row, true]);
      }
      await keys(' ');
      expect([picker.value, log.length]).to.deep.equal([6, 2]);
    });

    it('finds rows by their letters, numbers by their value', async () => {
      const { picker, open, ready, active } = await mount(SELECT);
      await open();
      await sendKeys({ type: 'pl' });
      await ready();
      expect(active()).to.equal('Plum');
      await picker.hide();
      picker.range = ['07', '08', '09', '10'];
      await open();
      await sendKeys({ type: '9' });
      await ready();
      expect(active()).to.equal('09');
    });

    it('cancels by Escape and starts again at the value', async () => {
      const { picker, log, open, ready, isOpen, active, selected } = await mount(SELECT);
      await open();
      expect(selected()).to.deep.equal([]);
      await keys('End');
      await keys('Escape');
      await ready();
      expect([isOpen(), log, picker.matches(':state(blank)')]).to.deep.equal([false, ['cancel '], true]);
      await open();
      expect(active()).to.equal('Apple');
    });
  });

  describe('with the mouse', () => {
    it('chooses the row that is clicked, and cancels beside it', async () => {
      const { picker, log, open, isOpen, option, selected } = await mount(SELECT);
      await open();
      await clickAt(option('Pear'));
      expect([isOpen(), picker.value, log]).to.deep.equal([false, 1, ['input 1', 'change 1 1']]);
      await open();
      expect(selected()).to.deep.equal(['Pear']);
      await clickAt(document.body, 990, 690);
      expect([isOpen(), picker.value, log.length]).to.deep.equal([false, 1, 3]);
    });

    it('opens with the chosen row in view, and stays where the user scrolls to', async () => {
      const { picker, open, ready, list, option } = await mount(`${MANY} value="40"`);
      await open();
      expect([isSeen(option('Row 40')), list().offsetHeight, window.scrollY]).to.deep.equal([true, 300, 0]);
      list().scrollTop = 0;
      picker.placeholder = 'Choose';
      await ready();
      expect(list().scrollTop).to.equal(0);
    });
  });

  describe('that is long', () => {
    it('is searched, and chooses a row that was found', async () => {
      const { picker, log, open, ready, field, options, selected, active, part } = await mount(`${MANY} value="14"`);
      await open();
      const { height } = part('dialog').getBoundingClientRect();
      field().focus();
      await sendKeys({ type: '4' });
      await ready();
      expect(options()).to.deep.equal(['Row 4', 'Row 14', 'Row 24', 'Row 34', ...rows(50).slice(40), 'Row 54']);
      expect([selected(), active()]).to.deep.equal([['Row 14'], 'Row 14']);
      await sendKeys({ type: 'x' });
      await ready();
      expect([options(), part('[role="status"]').textContent!.trim()]).to.deep.equal([[], 'Nothing found']);
      expect(part('dialog').getBoundingClientRect().height).to.equal(height);
      await keys('Backspace');
      await keys('4');
      await ready();
      expect([options(), selected(), active()]).to.deep.equal([['Row 44'], [], 'Row 44']);
      await keys('ArrowDown');
      await keys('Enter');
      expect([picker.value, log]).to.deep.equal([44, ['input 44', 'change 44 44']]);
    });
  });

  describe('looks', () => {
    const root = document.documentElement;
    afterEach(() => {
      root.removeAttribute('dir');
      delete root.dataset.ncTheme;
    });
    for (const [theme, dir] of [
      ['light', 'rtl'],
      ['dark', 'ltr'],
    ] as const) {
      for (const [state, attributes] of Object.entries({ short: SELECT, long: MANY })) {
        it(`right: ${state}, ${theme}, ${dir}`, async () => {
          root.dir = dir;
          root.dataset.ncTheme = theme;
          const { picker, open, part, option } = await mount(`${attributes} value="1"`);
          await open();
          await expect(picker).to.be.accessible();
          const chosen = option(state === 'long' ? 'Row 1' : 'Pear');
          const range_ = document.createRange();
          range_.selectNodeContents(chosen);
          const [text, row] = [range_, chosen].map((each) => each.getBoundingClientRect());
          const [atStart, atEnd] = [text!.left - row!.left, row!.right - text!.right];
          expect(dir === 'ltr' ? atStart < atEnd : atEnd < atStart, 'words at the start, mark at the end').to.equal(
            true,
          );
          const anchor = picker.shadowRoot!.querySelector('[part="field"]')!.getBoundingClientRect();
          const box = part('dialog').getBoundingClientRect();
          expect(Math.abs(dir === 'ltr' ? box.left - anchor.left : box.right - anchor.right)).to.be.lessThan(9);
        });
      }
    }
  });
});
