import { expect } from '@open-wc/testing';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { drag, keys, pointer, wheel } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { flick } from '../../helpers/finger.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import {
  createLogged,
  expectStopped,
  rowAt,
  scrollerOf,
  spotOf,
  typesOf,
  untilStopped,
  WHOLE,
  YEARS,
} from './wheel-fixture.js';

/** Points of a fast drag. */
const wayOf = (x: number, from: number, to: number) =>
  [0, 1, 2, 3, 4, 5].map((step) => [x, from + ((to - from) * step) / 5] as const);

describe('<nc-picker-view-column> in motion', () => {
  before(useTokens);

  describe('under a mouse', () => {
    it('follows a drag and stops on a row', async () => {
      const { column, log } = await createLogged();
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y],
          [x, y - 100],
        ],
        { hold: 200 },
      );
      await untilStopped(log);
      expect(column.value).to.equal(102);
      expect(log).to.deep.equal([
        ['pickstart', 100],
        ['change', 102],
        ['pickend', 102],
      ]);
      expectStopped(column);
    });

    it('coasts when it is released at speed', async () => {
      const { column, log } = await createLogged();
      const [x, y] = spotOf(column);
      flick(wayOf(x, y - 60, y + 60), 'mouse');
      await untilStopped(log);
      expect(column.value).to.be.below(97);
      expect(typesOf(log)).to.deep.equal(WHOLE);
      expectStopped(column);
    });

    it('fires no change if it returns to the same row', async () => {
      const { column, log } = await createLogged();
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y],
          [x, y + 15],
        ],
        { hold: 200 },
      );
      await untilStopped(log);
      expect(typesOf(log)).to.deep.equal(['pickstart', 'pickend']);
      expectStopped(column);
    });

    it('stops at its ends', async () => {
      const { column, log } = await createLogged({ value: 1 });
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y - 80],
          [x, y + 80],
        ],
        { steps: 4 },
      );
      await untilStopped(log);
      expect(column.value).to.equal(0);
      expectStopped(column);
    });

    it('loops', async () => {
      const { column, log } = await createLogged({ items: ['a', 'b', 'c'], value: 0, loop: true });
      const [x, y] = spotOf(column);
      await drag(
        [
          [x, y - 22],
          [x, y + 22],
        ],
        { hold: 200 },
      );
      await untilStopped(log);
      expect(column.value).to.equal(2);
      expect([-1, 0, 1, 2].map((row) => rowAt(column, row))).to.deep.equal(['b', 'c', 'a', 'b']);
    });

    it('goes to the row that is clicked', async () => {
      const { column, log } = await createLogged();
      await drag([spotOf(column, 2)]);
      expect(column.value).to.equal(102);
      await untilStopped(log);
      expect(typesOf(log)).to.deep.equal(WHOLE);
      expectStopped(column);
    });

    it('takes the focus without a focus ring', async () => {
      const { column, log } = await createLogged();
      await drag([spotOf(column)]);
      expect(document.activeElement?.localName).to.equal('nc-picker-view-column');
      expect(column.matches(':focus-visible')).to.equal(false);
      expect(log).to.deep.equal([]);
    });

    it('stops when it is pressed while it coasts', async () => {
      const { column, log } = await createLogged();
      const [x, y] = spotOf(column);
      flick(wayOf(x, y + 80, y - 80), 'mouse');
      // The press comes in the frame in which the wheel starts to coast.
      await new Promise((resolve) => column.addEventListener('change', resolve, { once: true }));
      flick([[x, y + 80]], 'mouse');
      column.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y + 80, bubbles: true, cancelable: true }));
      await untilStopped(log);
      expect(typesOf(log)).to.deep.equal(WHOLE);
      expectStopped(column);
    });

    it('turns by one row for each notch', async () => {
      const { column, log } = await createLogged();
      await wheel(spotOf(column), { deltaY: 100 });
      expect(column.value).to.equal(101);
      await untilStopped(log);
      expect(typesOf(log)).to.deep.equal(WHOLE);
      expectStopped(column);
      await wheel(spotOf(column), { deltaY: -100 });
      await wheel(spotOf(column), { deltaY: -100 });
      expect(column.value).to.equal(99);
      await untilStopped(log);
      expectStopped(column);
    });

    it('does not turn while it is disabled', async () => {
      const { column, log } = await createLogged({ disabled: true });
      const [x, y] = spotOf(column);
      await drag([
        [x, y + 60],
        [x, y - 60],
      ]);
      await drag([spotOf(column, 1)]);
      await wheel([x, y], { deltaY: 100 });
      await drawn();
      expect(log).to.deep.equal([]);
      expectStopped(column);
    });
  });

  describe('while the user turns it', () => {
    /** Drags it by a little more than two rows, and keeps holding it. */
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

    it('code may set its value, which fires no change', async () => {
      const { column, log } = await createLogged();
      await hold(column);
      column.value = 7;
      expect(column.value).to.equal(7);
      await column.updateComplete;
      expect(typesOf(log)).to.deep.equal(['pickstart', 'pickend']);
      await letGo(column);
      expect(column.value).to.equal(7);
      expectStopped(column);
    });

    it('its rows may become fewer: it stops on one of them', async () => {
      const { column, log } = await createLogged();
      await hold(column);
      column.items = YEARS.slice(0, 50);
      expect(column.value).to.equal(49);
      await column.updateComplete;
      await letGo(column);
      await untilStopped(log);
      expect(column.value).to.equal(49);
      expectStopped(column);
    });

    it('its rows may become more', async () => {
      const { column, log } = await createLogged({ items: YEARS.slice(0, 102) });
      await hold(column);
      column.items = YEARS;
      await column.updateComplete;
      await letGo(column);
      await untilStopped(log);
      expectStopped(column);
    });

    it('its rows may be removed', async () => {
      const { column, log } = await createLogged();
      await hold(column);
      column.items = [];
      await column.updateComplete;
      expect(typesOf(log)).to.deep.equal(['pickstart', 'pickend']);
      await letGo(column);
      expect(typesOf(log)).to.deep.equal(['pickstart', 'pickend']);
    });

    it('it may be removed, and put back', async () => {
      const { column, log } = await createLogged();
      const home = column.parentElement!;
      await hold(column);
      column.remove();
      expect(typesOf(log)).to.deep.equal(['pickstart', 'pickend']);
      home.append(column);
      await letGo(column);
      await drawn();
      expect(column.value).to.equal(100);
      expectStopped(column);
    });

    it('it may be hidden, and shown again', async () => {
      const { column, log } = await createLogged();
      await hold(column);
      column.hidden = true;
      await drawn();
      expect(log.at(-1)).to.deep.equal(['pickend', 102]);
      column.hidden = false;
      await drawn();
      await letGo(column);
      expect(typesOf(log)).to.deep.equal(WHOLE);
      expectStopped(column);
    });

    it('it may be disabled', async () => {
      const { column, log } = await createLogged();
      await hold(column);
      column.disabled = true;
      await column.updateComplete;
      expect(log.at(-1)).to.deep.equal(['pickend', 102]);
      await letGo(column);
      expectStopped(column);
    });

    it('settle() stops it at once', async () => {
      const { column, log } = await createLogged();
      await hold(column);
      column.settle();
      expect(log).to.deep.equal([
        ['pickstart', 100],
        ['change', 102],
        ['pickend', 102],
      ]);
      expectStopped(column);
      await letGo(column);
    });

    it('a listener may set it back', async () => {
      const { column, log } = await createLogged();
      column.addEventListener('change', () => (column.value = 100));
      column.focus();
      await keys('ArrowDown');
      await untilStopped(log);
      expect(column.value).to.equal(100);
      expectStopped(column);
    });
  });

  it('follows a touchpad while it is on its way to a row', async () => {
    const { column, log } = await createLogged();
    column.focus();
    await keys('PageDown');
    expect(column.value).to.equal(105);
    // A touchpad scrolls by its own inertia, in steps that the drivers cannot time: the scroll itself is by code.
    column.dispatchEvent(new WheelEvent('wheel', { deltaY: -4, bubbles: true, cancelable: true }));
    scrollerOf(column).scrollTop = 102 * 44;
    await untilStopped(log);
    expect(column.value).to.equal(102);
    expectStopped(column);
  });

  describe('set by code', () => {
    it('keeps its row when it is zoomed before it is ready for a fling', async () => {
      const timers = holdTimers(300);
      try {
        const { column, log } = await createLogged();
        column.style.zoom = '1.5';
        await drawn();
        timers.run();
        await drawn();
        expectStopped(column);
        column.focus();
        await keys('ArrowDown');
        await untilStopped(log);
        expect(typesOf(log)).to.deep.equal(WHOLE);
        expect(column.value).to.equal(101);
      } finally {
        timers.restore();
      }
    });

    it('is shown at once, without events', async () => {
      const { column, log } = await createLogged();
      column.value = 250;
      await column.updateComplete;
      expectStopped(column);
      await drawn();
      expect(log).to.deep.equal([]);
    });

    it('stays within its rows', async () => {
      const { column, log } = await createLogged({ items: YEARS.slice(0, 31), value: 30 });
      expect(column.value).to.equal(30);
      column.items = YEARS.slice(0, 28);
      expect(column.value).to.equal(27);
      await column.updateComplete;
      expectStopped(column);
      column.items = YEARS.slice(0, 31);
      await column.updateComplete;
      expect(column.value, 'it does not return when the range grows').to.equal(27);
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
      expect(log).to.deep.equal([]);
    });

    it('waits for rows that come later', async () => {
      const { column } = await createLogged({ items: [], value: 5 });
      expect(column.value).to.equal(5);
      column.items = YEARS;
      await column.updateComplete;
      await drawn();
      expectStopped(column);
    });

    it('keeps its row while it is hidden and changed', async () => {
      const { column, log } = await createLogged();
      column.hidden = true;
      await drawn();
      column.hidden = false;
      await drawn();
      expectStopped(column);
      column.hidden = true;
      column.value = 3;
      await column.updateComplete;
      column.items = YEARS.slice(0, 4);
      await drawn();
      column.hidden = false;
      await drawn();
      expectStopped(column);
      expect(log).to.deep.equal([]);
    });

    it('keeps its row when rows and wheel change their size', async () => {
      const { column, log } = await createLogged();
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
        if (name !== 'zoom' && !column.style.zoom) expectStopped(column);
      }
      expect(log).to.deep.equal([]);
    });
  });
});
