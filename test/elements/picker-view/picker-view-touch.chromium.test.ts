import { expect, waitUntil } from '@open-wc/testing';
import { drag, emulate, touch, wheel } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { createLogged, expectStopped, rowAt, spotOf, typesOf, untilStopped, WHOLE, YEARS } from './wheel-fixture.js';

describe('<nc-picker-view-column> by touch', () => {
  before(useTokens);

  describe('under a finger', () => {
    it('scrolls natively and stops on a row', async () => {
      const { column, log } = await createLogged();
      const [x, y] = spotOf(column);
      await touch(
        [
          [x, y + 60],
          [x, y - 60],
        ],
        { hold: 100 },
      );
      await untilStopped(log);
      expect(column.value).to.be.within(102, 103);
      expect(typesOf(log)).to.deep.equal(WHOLE);
      expectStopped(column);
    });

    it('coasts after flings, past the rows that were drawn', async () => {
      const { column, log } = await createLogged();
      const [x, y] = spotOf(column);
      for (let fling = 0; fling < 6; fling++)
        await touch(
          [
            [x, y + 90],
            [x, y - 90],
          ],
          { steps: 4 },
        );
      await untilStopped(log);
      expect(column.value).to.be.above(115);
      expect(log.filter(([type]) => type === 'pickstart').length).to.equal(
        log.filter(([type]) => type === 'pickend').length,
      );
      expectStopped(column);
      // Again from there, where there were no snap points before.
      const before = column.value;
      await touch(
        [
          [x, y + 90],
          [x, y - 90],
        ],
        { steps: 4 },
      );
      await waitUntil(() => column.value > before);
      await untilStopped(log);
      expectStopped(column);
    });

    it('goes to the row that is tapped', async () => {
      const { column, log } = await createLogged();
      await touch([spotOf(column, -1)]);
      expect(column.value).to.equal(99);
      await untilStopped(log);
      expectStopped(column);
    });

    it('scrolls rows that are children', async () => {
      const { column, log } = await createLogged({ items: undefined, value: 0 });
      column.innerHTML = YEARS.slice(0, 9)
        .map((year) => `<div>${year}</div>`)
        .join('');
      await column.updateComplete;
      await drawn();
      const [x, y] = spotOf(column);
      await touch(
        [
          [x, y + 40],
          [x, y - 40],
        ],
        { hold: 100 },
      );
      await untilStopped(log);
      expect(column.value).to.be.within(1, 2);
      expect(rowAt(column)).to.equal(YEARS[column.value]);
    });

    it('does not scroll while it is disabled', async () => {
      const { column, log } = await createLogged({ disabled: true });
      const [x, y] = spotOf(column);
      await touch([
        [x, y + 60],
        [x, y - 60],
      ]);
      await drawn();
      expect(log).to.deep.equal([]);
      expectStopped(column);
    });

    it('follows a touchpad', async () => {
      const { column, log } = await createLogged();
      // Less than a row each, while the browser snaps to the row of the one before.
      for (let moved = 0; moved < 4; moved++) {
        await wheel(spotOf(column), { deltaY: 30 });
        await waitUntil(() => rowAt(column) !== undefined, 'the wheel is on a row');
      }
      await waitUntil(() => column.value > 101, 'the wheel follows');
      await untilStopped(log);
      expect(column.value).to.be.within(102, 104);
      expectStopped(column);
    });
  });

  it('turns without animation when motion is reduced', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const { column, log } = await createLogged();
    const [x, y] = spotOf(column);
    await drag([
      [x, y],
      [x, y - 50],
    ]);
    expect(typesOf(log)).to.deep.equal(WHOLE);
    expectStopped(column);
    await emulate({});
  });
});
