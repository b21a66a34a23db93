import 'nacre/elements/picker-view-column';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { keys } from '../../helpers/commands.js';
import { drawn, nameOf } from '../../helpers/dom.js';
import { elementSuite } from '../../suites/element-suite.js';
import { logEvents, untilStopped, rowAt, type LoggedEvent } from '../picker-view/wheel-fixture.js';

const FRUITS = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Damson', 'Elderberry', 'Fig', 'Grape', 'Éclair', 'Hazel'];
const YEARS = Array.from({ length: 301 }, (_, index) => String(1900 + index));
const rows = FRUITS.map((fruit) => `<div>${fruit}</div>`).join('');
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

describe('<nc-picker-view-column>', () => {
  let log: LoggedEvent[];

  const create = async (settings: Partial<NcPickerViewColumn> = {}): Promise<NcPickerViewColumn> => {
    const column = await fixture<NcPickerViewColumn>(
      html`<nc-picker-view-column label="Fruit"></nc-picker-view-column>`,
    );
    Object.assign(column, { items: FRUITS, ...settings });
    await column.updateComplete;
    await drawn();
    log = logEvents(column);
    return column;
  };

  elementSuite<NcPickerViewColumn>({
    tag: 'nc-picker-view-column',
    html: `<nc-picker-view-column label="Fruit">${rows}</nc-picker-view-column>`,
    states: {
      items: `<nc-picker-view-column label="Fruit" value="2" items="${attribute(FRUITS)}"></nc-picker-view-column>`,
      empty: `<nc-picker-view-column label="Nothing" items="[]"></nc-picker-view-column>`,
      endless: `<nc-picker-view-column label="Round" loop items="${attribute(FRUITS)}"></nc-picker-view-column>`,
      disabled: `<nc-picker-view-column label="Not now" disabled>${rows}</nc-picker-view-column>`,
    },
    // A moment after it came to rest it draws what a fling would need.
    volatile: /<div id="rows".*/s,
    rest: (column) => column.settle(),
    properties: {
      items: { default: undefined, sample: ['A', 'B', 'C'] },
      loop: { default: false, sample: true },
      label: { default: '', sample: 'Month' },
      value: { default: 0, sample: 2 },
      disabled: { default: false, sample: true, reflects: true },
    },
    cssStates: ['disabled'],
    focusable: true,
    use: (column) => {
      column.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, cancelable: true }));
      for (const key of ['ArrowDown', 'b']) column.dispatchEvent(new KeyboardEvent('keydown', { key }));
    },
  });

  describe('draws', () => {
    it('the value in the middle, and the rows around it', async () => {
      const column = await create({ items: YEARS, value: 126 });
      expect([-2, -1, 0, 1, 2].map((row) => rowAt(column, row))).to.deep.equal([
        '2024',
        '2025',
        '2026',
        '2027',
        '2028',
      ]);
    });

    it('the children as rows', async () => {
      const column = await create({ items: undefined, value: 1 });
      column.innerHTML = rows;
      await column.updateComplete;
      await drawn();
      expect([-1, 0, 1].map((row) => rowAt(column, row))).to.deep.equal(['Apple', 'Apricot', 'Banana']);
    });

    it('no more than a screenful of 301 rows', async () => {
      const column = await create({ items: YEARS, value: 126 });
      const text = column.shadowRoot!.querySelector('[part=rows]')!.textContent;
      expect(text.split('\n').length).to.be.at.most(21);
      expect(column.shadowRoot!.querySelectorAll('*').length).to.be.at.most(40);
    });

    it('the last rows of a looping wheel before the first one', async () => {
      const column = await create({ loop: true, value: 0 });
      expect([-2, -1, 0, 1].map((row) => rowAt(column, row))).to.deep.equal(['Éclair', 'Hazel', 'Apple', 'Apricot']);
    });

    it('rows of the height and number in the custom properties', async () => {
      const column = await create();
      expect(column.offsetHeight).to.equal(220);
      column.style.setProperty('--nc-picker-view-item-height', '30px');
      column.style.setProperty('--nc-picker-view-rows', '7');
      await drawn();
      expect(column.offsetHeight).to.equal(210);
      expect([0, 1, 3].map((row) => rowAt(column, row))).to.deep.equal(['Apple', 'Apricot', 'Cherry']);
    });

    it('long and empty texts in one line each', async () => {
      const column = await create({ items: ['a'.repeat(500), '', 'b\nc', 'd'], value: 3 });
      column.style.width = '100px';
      expect([-1, 0].map((row) => rowAt(column, row))).to.deep.equal(['b c', 'd']);
      expect(column.scrollWidth).to.equal(100);
    });
  });

  describe('a key', () => {
    const press = async (column: NcPickerViewColumn, ...combos: string[]) => {
      column.focus();
      for (const combo of combos) await keys(combo);
      return column.value;
    };

    it('goes to the next row and back, and fires change at once', async () => {
      const column = await create();
      expect(await press(column, 'ArrowDown')).to.equal(1);
      expect(log.slice(0, 2)).to.deep.equal([
        ['pickstart', 0],
        ['change', 1],
      ]);
      await untilStopped(log);
      expect(rowAt(column)).to.equal('Apricot');
      expect(await press(column, 'ArrowDown', 'ArrowUp', 'ArrowUp')).to.equal(0);
      await untilStopped(log);
      expect(rowAt(column)).to.equal('Apple');
    });

    it('goes by pages and to the ends', async () => {
      const column = await create();
      expect(await press(column, 'PageDown')).to.equal(5);
      expect(await press(column, 'End')).to.equal(9);
      expect(await press(column, 'ArrowDown')).to.equal(9);
      expect(await press(column, 'PageUp')).to.equal(4);
      expect(await press(column, 'Home')).to.equal(0);
      expect(await press(column, 'ArrowUp')).to.equal(0);
      await untilStopped(log);
      expect(log.filter(([type]) => type === 'change').map(([, value]) => value)).to.deep.equal([5, 9, 4, 0]);
      expect(rowAt(column)).to.equal('Apple');
    });

    it('finds a number, also if the row has leading zeros', async () => {
      const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
      const column = await create({ items: hours, value: 3 });
      expect(await press(column, '9')).to.equal(9);
      column.items = ['1', '2', '9', '10'];
      column.value = 0;
      await column.updateComplete;
      expect(await press(column, '0', '9')).to.equal(2);
    });

    it('at the end of the rows fires nothing', async () => {
      const column = await create({ value: 9 });
      await press(column, 'ArrowDown', 'End');
      expect(log).to.deep.equal([]);
    });

    it('goes round a looping wheel', async () => {
      const column = await create({ loop: true });
      expect(await press(column, 'ArrowUp', 'ArrowUp')).to.equal(8);
      expect(await press(column, 'ArrowDown', 'ArrowDown', 'ArrowDown')).to.equal(1);
      await untilStopped(log);
      expect([-1, 0].map((row) => rowAt(column, row))).to.deep.equal(['Apple', 'Apricot']);
    });

    it('finds a row by its first letters', async () => {
      const column = await create();
      expect(await press(column, 'c')).to.equal(3);
      await untilStopped(log);
      column.items = YEARS;
      column.value = 0;
      await column.updateComplete;
      expect(await press(column, '2', '0', '2', '6')).to.equal(126);
      await untilStopped(log);
      expect(rowAt(column)).to.equal('2026');
    });

    it('repeated finds the next row with that letter, ignoring case and accents', async () => {
      const column = await create();
      expect(await press(column, 'e')).to.equal(5);
      expect(await press(column, 'e')).to.equal(8);
      expect(await press(column, 'e')).to.equal(5);
    });

    it('moves the focus to the column beside, mirrored in right-to-left text', async () => {
      for (const [dir, onward, back] of [
        ['ltr', 'ArrowRight', 'ArrowLeft'],
        ['rtl', 'ArrowLeft', 'ArrowRight'],
      ] as const) {
        const home = await fixture<HTMLElement>(
          html`<div dir=${dir} style="display: flex">
            <nc-picker-view-column id="a" label="A" .items=${FRUITS}></nc-picker-view-column
            ><nc-picker-view-column id="b" label="B" .items=${FRUITS} disabled></nc-picker-view-column
            ><nc-picker-view-column id="c" label="C" .items=${FRUITS}></nc-picker-view-column>
          </div>`,
        );
        home.querySelector<HTMLElement>('#a')!.focus();
        for (const [key, expected] of [
          [onward, 'c'],
          [onward, 'c'],
          [back, 'a'],
        ] as const) {
          await keys(key);
          expect(document.activeElement?.id, `${dir} ${key}`).to.equal(expected);
        }
      }
    });

    it('with a modifier is left to the browser, and a disabled wheel does not turn', async () => {
      const column = await create();
      expect(await press(column, 'Shift+Control+ArrowDown')).to.equal(0);
      column.disabled = true;
      await column.updateComplete;
      column.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
      expect(column.value).to.equal(0);
      expect(log).to.deep.equal([]);
    });
  });

  it('is not a tab stop while it is disabled', async () => {
    const column = await create({ disabled: true });
    const [before, after] = ['before', 'after'].map((id) => Object.assign(document.createElement('button'), { id }));
    column.before(before!);
    column.after(after!);
    before!.focus();
    await keys('Tab');
    expect(nameOf(document.activeElement)).to.equal('button after');
    column.disabled = false;
    await column.updateComplete;
    before!.focus();
    await keys('Tab');
    expect(nameOf(document.activeElement)).to.equal(nameOf(column));
  });
});
