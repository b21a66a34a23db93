import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import 'nacre/elements/button';
import 'nacre/elements/picker';
import { NcPicker } from 'nacre/elements/picker/class';
import { keys, pointer } from '../../helpers/commands.js';
import { deepActiveElement, drawn, nameOf } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { screenKeyboard } from '../../helpers/screen-keyboard.js';
import { useTokens } from '../../helpers/tokens.js';
import { clickAt, FRUIT, mount } from './picker-fixture.js';

const RANGE = `range='${JSON.stringify(FRUIT)}'`;
const LUNCH = `mode="multiSelector" range='[["Soup","Salad"],["Small","Medium","Large"]]'`;

describe('using <nc-picker>', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => NcPicker.loadPanel());
  before(() => style.setProperty('--nc-duration-normal', '0s'));
  after(() => style.removeProperty('--nc-duration-normal'));

  describe('opens', () => {
    for (const key of ['Enter', ' ', 'ArrowDown', 'ArrowUp']) {
      it(`by '${key}', with the focus on its first wheel`, async () => {
        const { picker, isOpen, wheels, ready } = await mount(`${RANGE} label="Fruit" value="1"`);
        picker.focus();
        await keys(key);
        await ready();
        expect([isOpen(), picker.open, picker.hasAttribute('open')]).to.deep.equal([true, true, true]);
        expect(deepActiveElement() === wheels()[0] || wheels()[0]!.shadowRoot!.activeElement !== null).to.equal(true);
        expect(wheels()[0]!.value).to.equal(1);
      });
    }

    it('by a click and code; not by other keys or a prevented one', async () => {
      const { form, picker, isOpen, ready } = await mount(`${RANGE} id="fruit"`);
      picker.focus();
      await keys('a');
      expect(isOpen()).to.equal(false);
      form.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
      await keys('Enter');
      expect(isOpen()).to.equal(false);
      await clickAt(picker);
      await ready();
      expect(isOpen()).to.equal(true);
      await picker.hide();
      expect(isOpen()).to.equal(false);
      picker.open = true;
      await ready();
      expect(isOpen()).to.equal(true);
      picker.removeAttribute('open');
      await ready();
      expect(isOpen()).to.equal(false);
    });

    it('not while it is disabled or read-only, and closes when it becomes so', async () => {
      const { picker, isOpen, open, ready } = await mount(RANGE);
      for (const name of ['disabled', 'readonly'] as const) {
        await open();
        expect(isOpen()).to.equal(true);
        picker[name] = true;
        await ready();
        expect([isOpen(), picker.open]).to.deep.equal([false, false]);
        await open();
        expect([isOpen(), picker.open]).to.deep.equal([false, false]);
        picker[name] = false;
      }
    });

    it('at once with the attribute', async () => {
      const { isOpen, ready } = await mount(`${RANGE} open`);
      await ready();
      expect(isOpen()).to.equal(true);
    });
  });

  describe('with keys', () => {
    it('moves, confirms, and returns the focus', async () => {
      const { picker, log, isOpen, ready } = await mount(RANGE);
      picker.focus();
      await keys('Enter');
      await ready();
      await keys('ArrowDown');
      await keys('ArrowDown');
      expect([picker.value, log]).to.deep.equal(['', []]);
      await keys('Enter');
      expect([isOpen(), picker.value]).to.deep.equal([false, 2]);
      expect(log).to.deep.equal(['input 2', 'change 2 2']);
      expect(nameOf(document.activeElement)).to.equal(nameOf(picker));
    });

    it('cancels by Escape, and starts again at the value', async () => {
      const { picker, log, isOpen, ready, shown } = await mount(`${RANGE} value="1"`);
      picker.focus();
      await keys('Enter');
      await ready();
      await keys('ArrowDown');
      await keys('Escape');
      await ready();
      expect([isOpen(), picker.value, log]).to.deep.equal([false, 1, ['cancel 1']]);
      expect(nameOf(document.activeElement)).to.equal(nameOf(picker));
      await keys('Enter');
      await ready();
      expect(shown()).to.deep.equal(['Pear']);
    });

    it('stays inside with Tab', async () => {
      const { picker, open, all } = await mount(`mode="date" value="2024-02-29"`);
      picker.focus();
      await open();
      const seen = new Set<string>();
      for (let count = 0; count < 14; count++) {
        await keys(count < 7 ? 'Tab' : 'Shift+Tab');
        // After the last stop comes the browser's toolbar, if there is one, never the page.
        if (document.activeElement === document.body) continue;
        expect(nameOf(document.activeElement)).to.equal(nameOf(picker));
        const focused = picker.shadowRoot!.querySelector('nc-picker-panel')!.shadowRoot!.activeElement;
        if (focused!.localName !== 'dialog')
          seen.add(focused!.getAttribute('part') ?? focused!.getAttribute('label') ?? '');
      }
      expect([...seen].sort()).to.deep.equal(['cancel', 'confirm', 'day', 'input', 'month', 'year']);
      expect(all('button, input, nc-picker-view-column').length).to.equal(6);
    });

    it('finds rows by their letters', async () => {
      const { picker, ready, shown } = await mount(RANGE);
      picker.focus();
      await keys('Enter');
      await ready();
      await sendKeys({ type: 'pl' });
      await ready();
      expect(shown()).to.deep.equal(['Plum']);
    });
  });

  describe('with the mouse', () => {
    it('confirms and cancels by its buttons, and cancels beside it', async () => {
      const { picker, log, open, press, isOpen, wheels } = await mount(RANGE);
      await open();
      await clickAt(wheels()[0]!, undefined, wheels()[0]!.getBoundingClientRect().y + 22 + 3 * 44);
      await press('[part="confirm"]');
      expect([picker.value, isOpen()]).to.deep.equal([1, false]);
      await open();
      await press('[part="cancel"]');
      await open();
      await clickAt(document.body, 2, 2);
      expect([isOpen(), picker.value, log.filter((entry) => entry.startsWith('cancel')).length]).to.deep.equal([
        false,
        1,
        2,
      ]);
    });

    it('confirms the row of a wheel that is still held', async () => {
      const { picker, open, press, wheels } = await mount(RANGE);
      await open();
      const { x, y, width, height } = wheels()[0]!.getBoundingClientRect();
      const at = (rows: number) => [x + width / 2, y + height / 2 - rows * 44] as const;
      await pointer({ phase: 'move', position: at(0), pointerType: 'mouse' });
      await pointer({ phase: 'down', position: at(0), pointerType: 'mouse' });
      for (const rows of [0.5, 1, 1.5, 2]) await pointer({ phase: 'move', position: at(rows), pointerType: 'mouse' });
      expect(wheels()[0]!.value, 'not yet').to.equal(0);
      await press('[part="confirm"]');
      await pointer({ phase: 'up', position: at(2), pointerType: 'mouse' });
      expect(picker.value).to.equal(2);
    });
  });

  describe('in columns', () => {
    it('fires columnchange for each turn, before the user confirms', async () => {
      const { picker, log, open, ready } = await mount(LUNCH);
      await open();
      await keys('ArrowDown');
      await keys('Tab');
      await keys('End');
      await ready();
      expect([log, picker.value]).to.deep.equal([['columnchange 0 1 ', 'columnchange 1 2 '], []]);
      await keys('Enter');
      expect(log.slice(2)).to.deep.equal(['input 1,2', 'change [1,2] 1,2']);
      expect(picker.value).to.deep.equal([1, 2]);
    });

    it('accepts other columns inside columnchange, more or fewer', async () => {
      const { picker, log, open, ready, shown, wheels } = await mount(`${LUNCH} value="0,2"`);
      const ranges = [[['Soup', 'Salad'], ['Green'], ['Now', 'Later']], [['Soup', 'Salad']]];
      picker.addEventListener('columnchange', () => (picker.range = ranges.shift()));
      await open();
      const [first] = wheels();
      await keys('ArrowDown');
      await ready();
      expect(shown()).to.deep.equal(['Salad', 'Green', 'Now']);
      expect(wheels()[0] === first && first!.items![1]).to.equal('Salad');
      await keys('ArrowUp');
      await ready();
      expect(shown()).to.deep.equal(['Soup']);
      await keys('Enter');
      expect(log.at(-1)).to.equal('change [0] 0');
    });

    it('follows a value that is set inside columnchange, and ignores an unchanged one', async () => {
      const { picker, open, ready, shown } = await mount(`${LUNCH} value="0,2"`);
      picker.addEventListener('columnchange', () => (picker.value = [0, 2]));
      await open();
      await keys('ArrowDown');
      await ready();
      expect(shown()).to.deep.equal(['Salad', 'Large']);
      picker.addEventListener('columnchange', () => (picker.value = [0, 1]));
      await keys('ArrowUp');
      await ready();
      expect(shown()).to.deep.equal(['Soup', 'Medium']);
    });
  });

  describe('is above the page', () => {
    it('which does not scroll until the picker closes or is removed', async () => {
      const { picker, open, isOpen } = await mount(RANGE);
      const { documentElement: root } = document;
      await open();
      expect(root.style.overflow).to.equal('hidden');
      picker.remove();
      await drawn();
      expect([isOpen(), picker.open, root.style.overflow]).to.deep.equal([false, false, '']);
    });

    it('and stays open when it is moved', async () => {
      const { form, picker, open, isOpen, press, log } = await mount(RANGE);
      await open();
      form.prepend(picker);
      await drawn();
      expect([isOpen(), picker.open]).to.deep.equal([true, true]);
      await press('[part="confirm"]');
      expect(log.length).to.equal(2);
    });

    it('and opens as soon as it is on the page', async () => {
      const { form, picker, isOpen, ready } = await mount(RANGE);
      picker.remove();
      picker.open = true;
      await picker.updateComplete;
      form.append(picker);
      await ready();
      expect(isOpen()).to.equal(true);
    });

    it('and closes by Back', async () => {
      const { log, open, isOpen } = await mount(RANGE);
      await open();
      const stack = (globalThis as unknown as Record<symbol, { open: { dismiss(reason: string): void }[] }>)[
        Symbol.for('nacre.overlays')
      ]!;
      expect(stack.open.length).to.equal(1);
      stack.open[0]!.dismiss('back');
      expect([isOpen(), log, stack.open.length]).to.deep.equal([false, ['cancel '], 0]);
    });

    it('as a sheet on a phone, and beside the field on a desktop, in either direction', async () => {
      const { innerWidth, innerHeight } = window;
      const { picker, open, part } = await mount(RANGE);
      const field = picker.shadowRoot!.querySelector('[part="field"]')!;
      const boxes = async (width: number, height: number) => {
        await setViewport({ width, height });
        await drawn();
        await open();
        const box = part('dialog').getBoundingClientRect();
        const anchor = field.getBoundingClientRect();
        await picker.hide();
        return { box, anchor };
      };
      try {
        const phone = await boxes(600, 700);
        expect([phone.box.x, phone.box.width, phone.box.bottom]).to.deep.equal([
          0,
          window.innerWidth,
          window.innerHeight,
        ]);
        for (const dir of ['ltr', 'rtl'] as const) {
          document.documentElement.dir = dir;
          const { box, anchor } = await boxes(1000, 700);
          expect(box.width).to.be.lessThan(400);
          expect(box.y - anchor.bottom, 'below').to.be.within(4, 12);
          const [edge, other] = dir === 'ltr' ? [box.left, anchor.left] : [box.right, anchor.right];
          expect(Math.abs(edge - other), dir).to.be.lessThan(9);
        }
        await open();
        picker.style.translate = '-60px 0';
        await drawn();
        const [box, anchor] = [part('dialog'), field].map((each) => each.getBoundingClientRect());
        expect(Math.abs(box!.right - anchor!.right), 'it follows').to.be.lessThan(1);
        await picker.hide();
      } finally {
        document.documentElement.removeAttribute('dir');
        await setViewport({ width: innerWidth, height: innerHeight });
      }
    });
  });

  it('stays above an on-screen keyboard', async () => {
    const { innerWidth, innerHeight } = window;
    await setViewport({ width: 600, height: 700 });
    await drawn();
    const keyboard = screenKeyboard();
    try {
      const { picker, open, part } = await mount('mode="date" label="Day" value="2024-05-07"');
      await open();
      const box = () => part('dialog').getBoundingClientRect();
      keyboard.cover(300);
      expect(box().bottom).to.equal(window.innerHeight - 300);
      expect(box().top).to.be.at.least(0);
      keyboard.cover(0);
      expect(box().bottom).to.equal(window.innerHeight);
      await picker.hide();
    } finally {
      keyboard.remove();
      await setViewport({ width: innerWidth, height: innerHeight });
    }
  });

  describe('with content of the page', () => {
    it('is a button with that content, which may change', async () => {
      const { picker, isOpen, ready } = await mount(RANGE, '<b>Choose a fruit</b>');
      const field = picker.shadowRoot!.querySelector('[part="field"]')!;
      expect(field.checkVisibility()).to.equal(false);
      await clickAt(picker.querySelector('b')!);
      await ready();
      expect(isOpen()).to.equal(true);
      await picker.hide();
      picker.replaceChildren();
      await drawn();
      expect(field.checkVisibility()).to.equal(true);
    });

    it('leaves the focus to a button in it', async () => {
      const { form, picker, isOpen, ready } = await mount(RANGE, '<nc-button>Choose a fruit</nc-button>');
      form.querySelector('button')!.focus();
      await keys('Tab');
      expect(nameOf(document.activeElement)).to.equal('nc-button Choose a fruit');
      await keys('Enter');
      await ready();
      expect(isOpen()).to.equal(true);
      await keys('Escape');
      expect(nameOf(document.activeElement)).to.equal('nc-button Choose a fruit');
      await keys('Tab');
      expect(nameOf(document.activeElement)).to.equal('button After');
      picker.focus();
      expect(nameOf(document.activeElement)).to.equal('nc-button Choose a fruit');
    });
  });

  it('follows the language of the app, also while it is open', async () => {
    const { open, ready, part, shown } = await mount('mode="date" label="Day" value="2024-05-07"');
    await open();
    const words = () => [
      part('[part="cancel"]').textContent!.trim(),
      part('[part="confirm"]').textContent!.trim(),
      ...shown(),
    ];
    expect(words()).to.deep.equal(['Cancel', 'Done', 'May', '7', '2024']);
    await withLocale('zh-Hans', async () => {
      await ready();
      expect(words()).to.deep.equal(['取消', '完成', '2024年', '5月', '7日']);
    });
    await ready();
    expect(words()).to.deep.equal(['Cancel', 'Done', 'May', '7', '2024']);
  });
});
