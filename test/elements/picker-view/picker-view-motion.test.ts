import 'nacre/elements/picker-view-column';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { drag, keys, pointer, wheel } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { flick } from '../../helpers/finger.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, rest, rowAt, spotOf, type Told } from './wheel-fixture.js';

const YEARS = Array.from({ length: 301 }, (_, index) => String(1900 + index));
const typesOf = (told: readonly Told[]) => told.map(([type]) => type);
/** A hand's way in so few steps that it is a throw. */
const wayOf = (x: number, from: number, to: number) =>
  [0, 1, 2, 3, 4, 5].map((step) => [x, from + ((to - from) * step) / 5] as const);
const WHOLE = ['pickstart', 'change', 'pickend'];

describe('A wheel', () => {
  let told: Told[];
  before(useTokens);

  const create = async (settings: Partial<NcPickerViewColumn> = {}): Promise<NcPickerViewColumn> => {
    const column = await fixture<NcPickerViewColumn>(
      html`<nc-picker-view-column label="Year" style="width: 200px"></nc-picker-view-column>`,
    );
    Object.assign(column, { items: YEARS, value: 100, ...settings });
    await column.updateComplete;
    await drawn();
    told = follow(column);
    return column;
  };
  /** It rests on its value, and can be seen to. */
  const expectRest = (column: NcPickerViewColumn) => {
    expect(rowAt(column)).to.equal(column.items![column.value]);
  };

  describe('under a mouse', () => {
    it('follows a drag, and rests on a row', async () => {
      const column = await create();
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y],
          [x, y - 100],
        ],
        { hold: 200 },
      );
      await rest(told);
      expect(column.value).to.equal(102);
      expect(told).to.deep.equal([
        ['pickstart', 100],
        ['change', 102],
        ['pickend', 102],
      ]);
      expectRest(column);
    });

    it('goes on when it is let go with speed', async () => {
      const column = await create();
      const [x, y] = spotOf(column);
      flick(wayOf(x, y - 60, y + 60), 'mouse');
      await rest(told);
      expect(column.value).to.be.below(97);
      expect(typesOf(told)).to.deep.equal(WHOLE);
      expectRest(column);
    });

    it('tells nothing but its motion if it comes back to the same row', async () => {
      const column = await create();
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y],
          [x, y + 15],
        ],
        { hold: 200 },
      );
      await rest(told);
      expect(typesOf(told)).to.deep.equal(['pickstart', 'pickend']);
      expectRest(column);
    });

    it('stops at its ends', async () => {
      const column = await create({ value: 1 });
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y - 80],
          [x, y + 80],
        ],
        { steps: 4 },
      );
      await rest(told);
      expect(column.value).to.equal(0);
      expectRest(column);
    });

    it('goes round without end', async () => {
      const column = await create({ items: ['a', 'b', 'c'], value: 0, loop: true });
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y - 22],
          [x, y + 22],
        ],
        { hold: 200 },
      );
      await rest(told);
      expect(column.value).to.equal(2);
      expect([-1, 0, 1, 2].map((row) => rowAt(column, row))).to.deep.equal(['b', 'c', 'a', 'b']);
    });

    it('goes to the row that is clicked', async () => {
      const column = await create();
      await drag([spotOf(column, 2)]);
      expect(column.value).to.equal(102);
      await rest(told);
      expect(typesOf(told)).to.deep.equal(WHOLE);
      expectRest(column);
    });

    it('gets the focus, without a ring', async () => {
      const column = await create();
      await drag([spotOf(column)]);
      expect(document.activeElement?.localName).to.equal('nc-picker-view-column');
      expect(column.matches(':focus-visible')).to.equal(false);
      expect(told).to.deep.equal([]);
    });

    it('stops when it is pressed while it turns', async () => {
      const column = await create();
      const [x, y] = spotOf(column);
      flick(wayOf(x, y + 80, y - 80), 'mouse');
      // In the frame in which it is known to turn.
      await new Promise((resolve) => column.addEventListener('change', resolve, { once: true }));
      flick([[x, y + 80]], 'mouse');
      column.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y + 80, bubbles: true, cancelable: true }));
      await rest(told);
      expect(typesOf(told)).to.deep.equal(WHOLE);
      expectRest(column);
    });

    it('turns by one row for each notch', async () => {
      const column = await create();
      await wheel(spotOf(column), { deltaY: 100 });
      expect(column.value).to.equal(101);
      await rest(told);
      expect(typesOf(told)).to.deep.equal(WHOLE);
      expectRest(column);
      await wheel(spotOf(column), { deltaY: -100 });
      await wheel(spotOf(column), { deltaY: -100 });
      expect(column.value).to.equal(99);
      await rest(told);
      expectRest(column);
    });

    it('is let be while it is disabled', async () => {
      const column = await create({ disabled: true });
      const [x, y] = spotOf(column);
      await drag([
        [x, y + 60],
        [x, y - 60],
      ]);
      await drag([spotOf(column, 1)]);
      await wheel([x, y], { deltaY: 100 });
      await drawn();
      expect(told).to.deep.equal([]);
      expectRest(column);
    });
  });

  describe('while the user turns it', () => {
    /** Holds it, two rows and a bit on. */
    const hold = async (column: NcPickerViewColumn) => {
      const [x, y] = spotOf(column);
      await pointer({ phase: 'move', position: [x, y], pointerType: 'mouse' });
      await pointer({ phase: 'down', position: [x, y], pointerType: 'mouse' });
      for (const way of [4, 10, 60, 100]) {
        await pointer({ phase: 'move', position: [x, y - way], pointerType: 'mouse' });
      }
    };
    const letGo = (column: NcPickerViewColumn) =>
      pointer({ phase: 'up', position: [spotOf(column)[0], spotOf(column)[1] - 100], pointerType: 'mouse' });

    it('code may set its value, without an event of a change', async () => {
      const column = await create();
      await hold(column);
      column.value = 7;
      expect(column.value).to.equal(7);
      await column.updateComplete;
      expect(typesOf(told)).to.deep.equal(['pickstart', 'pickend']);
      await letGo(column);
      expect(column.value).to.equal(7);
      expectRest(column);
    });

    it('its rows may become fewer: it rests on one of them', async () => {
      const column = await create();
      await hold(column);
      column.items = YEARS.slice(0, 50);
      expect(column.value).to.equal(49);
      await column.updateComplete;
      await letGo(column);
      await rest(told);
      expect(column.value).to.equal(49);
      expectRest(column);
    });

    it('its rows may become more', async () => {
      const column = await create({ items: YEARS.slice(0, 102) });
      await hold(column);
      column.items = YEARS;
      await column.updateComplete;
      await letGo(column);
      await rest(told);
      expectRest(column);
    });

    it('its rows may vanish', async () => {
      const column = await create();
      await hold(column);
      column.items = [];
      await column.updateComplete;
      expect(typesOf(told)).to.deep.equal(['pickstart', 'pickend']);
      await letGo(column);
      expect(typesOf(told)).to.deep.equal(['pickstart', 'pickend']);
    });

    it('it may be removed, and put back', async () => {
      const column = await create();
      const home = column.parentElement!;
      await hold(column);
      column.remove();
      expect(typesOf(told)).to.deep.equal(['pickstart', 'pickend']);
      home.append(column);
      await letGo(column);
      await drawn();
      expect(column.value).to.equal(100);
      expectRest(column);
    });

    it('it may be hidden, and shown again', async () => {
      const column = await create();
      await hold(column);
      column.hidden = true;
      await drawn();
      expect(told.at(-1)).to.deep.equal(['pickend', 102]);
      column.hidden = false;
      await drawn();
      await letGo(column);
      expect(typesOf(told)).to.deep.equal(WHOLE);
      expectRest(column);
    });

    it('it may be disabled', async () => {
      const column = await create();
      await hold(column);
      column.disabled = true;
      await column.updateComplete;
      expect(told.at(-1)).to.deep.equal(['pickend', 102]);
      await letGo(column);
      expectRest(column);
    });

    it('it may be asked to rest at once', async () => {
      const column = await create();
      await hold(column);
      column.settle();
      expect(told).to.deep.equal([
        ['pickstart', 100],
        ['change', 102],
        ['pickend', 102],
      ]);
      expectRest(column);
      await letGo(column);
    });

    it('a listener may set it back', async () => {
      const column = await create();
      column.addEventListener('change', () => (column.value = 100));
      column.focus();
      await keys('ArrowDown');
      await rest(told);
      expect(column.value).to.equal(100);
      expectRest(column);
    });
  });

  describe('set by code', () => {
    it('is there at once, and tells nothing', async () => {
      const column = await create();
      column.value = 250;
      await column.updateComplete;
      expectRest(column);
      await drawn();
      expect(told).to.deep.equal([]);
    });

    it('stays within its rows', async () => {
      const column = await create({ items: YEARS.slice(0, 31), value: 30 });
      expect(column.value).to.equal(30);
      column.items = YEARS.slice(0, 28);
      expect(column.value).to.equal(27);
      await column.updateComplete;
      expectRest(column);
      column.items = YEARS.slice(0, 31);
      await column.updateComplete;
      expect(column.value, 'it does not turn back by itself').to.equal(27);
      for (const [given, expected] of [
        [99, 30],
        [-3, 0],
        [2.7, 2],
        [NaN, 0],
      ] as const) {
        column.value = given;
        expect(column.value).to.equal(expected);
      }
      await drawn();
      expect(told).to.deep.equal([]);
    });

    it('waits for rows that come later', async () => {
      const column = await create({ items: [], value: 5 });
      expect(column.value).to.equal(5);
      column.items = YEARS;
      await column.updateComplete;
      await drawn();
      expectRest(column);
    });

    it('keeps its place while it is hidden, whatever happens then', async () => {
      const column = await create();
      column.hidden = true;
      await drawn();
      column.hidden = false;
      await drawn();
      expectRest(column);
      column.hidden = true;
      column.value = 3;
      await column.updateComplete;
      column.items = YEARS.slice(0, 4);
      await drawn();
      column.hidden = false;
      await drawn();
      expectRest(column);
      expect(told).to.deep.equal([]);
    });

    it('keeps its place when rows and wheel change their size', async () => {
      const column = await create();
      for (const [name, value] of [
        ['--nc-picker-view-item-height', '57px'],
        ['--nc-picker-view-rows', '3'],
        ['height', '333px'],
        ['zoom', '1.5'],
        ['--nc-picker-view-item-height', '20px'],
      ] as const) {
        column.style.setProperty(name, value);
        await drawn();
        await drawn();
        expect(column.value, name).to.equal(100);
        if (name !== 'zoom' && !column.style.zoom) expectRest(column);
      }
      expect(told).to.deep.equal([]);
    });
  });
});
