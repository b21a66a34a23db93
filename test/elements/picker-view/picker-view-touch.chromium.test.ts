import 'nacre/elements/picker-view-column';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { drag, emulate, touch, wheel } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, rest, rowAt, spotOf, type Told } from './wheel-fixture.js';

const YEARS = Array.from({ length: 301 }, (_, index) => String(1900 + index));
const typesOf = (told: readonly Told[]) => told.map(([type]) => type);
const WHOLE = ['pickstart', 'change', 'pickend'];

describe('A wheel in Chromium', () => {
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

  describe('under a finger', () => {
    it('scrolls natively, and comes to rest on a row', async () => {
      const column = await create();
      const [x, y] = spotOf(column);
      await touch(
        [
          [x, y + 60],
          [x, y - 60],
        ],
        { hold: 100 },
      );
      await rest(told);
      expect(column.value).to.be.within(102, 103);
      expect(typesOf(told)).to.deep.equal(WHOLE);
      expectRest(column);
    });

    it('goes on when it is flung, through more rows than are drawn', async () => {
      const column = await create();
      const [x, y] = spotOf(column);
      for (let fling = 0; fling < 6; fling++)
        await touch(
          [
            [x, y + 90],
            [x, y - 90],
          ],
          { steps: 4 },
        );
      await rest(told);
      expect(column.value).to.be.above(115);
      expect(told.filter(([type]) => type === 'pickstart').length).to.equal(
        told.filter(([type]) => type === 'pickend').length,
      );
      expectRest(column);
      // And on from there, where there were no places of rest before.
      const before = column.value;
      await touch(
        [
          [x, y + 90],
          [x, y - 90],
        ],
        { steps: 4 },
      );
      await waitUntil(() => column.value > before);
      await rest(told);
      expectRest(column);
    });

    it('goes to the row that is tapped', async () => {
      const column = await create();
      await touch([spotOf(column, -1)]);
      expect(column.value).to.equal(99);
      await rest(told);
      expectRest(column);
    });

    it('scrolls rows that are children', async () => {
      const column = await create({ items: undefined, value: 0 });
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
      await rest(told);
      expect(column.value).to.be.within(1, 2);
      expect(rowAt(column)).to.equal(YEARS[column.value]);
    });

    it('does not scroll while it is disabled', async () => {
      const column = await create({ disabled: true });
      const [x, y] = spotOf(column);
      await touch([
        [x, y + 60],
        [x, y - 60],
      ]);
      await drawn();
      expect(told).to.deep.equal([]);
      expectRest(column);
    });

    it('follows a touchpad', async () => {
      const column = await create();
      for (let moved = 0; moved < 4; moved++) await wheel(spotOf(column), { deltaY: 30 });
      await rest(told);
      expect(column.value).to.be.within(102, 104);
      expectRest(column);
    });
  });

  it('turns without gliding when motion is to be reduced', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const column = await create();
    const [x, y] = spotOf(column);
    await drag([
      [x, y],
      [x, y - 50],
    ]);
    expect(typesOf(told)).to.deep.equal(WHOLE);
    expectRest(column);
    await emulate({});
  });
});
