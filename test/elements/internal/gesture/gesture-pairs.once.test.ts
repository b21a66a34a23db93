import 'nacre/elements/picker-view';
import 'nacre/elements/picker-view-column';
import 'nacre/elements/popup';
import { expect } from '@open-wc/testing';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { gestureArena } from '../../../../elements/internal/gesture/arena.js';
import type { Point } from '../../../helpers/commands.js';
import { drawn, settled } from '../../../helpers/dom.js';
import { flick, FLICK_ID } from '../../../helpers/finger.js';
import { useTokens } from '../../../helpers/tokens.js';
import { boxOf, middleOf, openPopup, withoutMotion } from '../../popup/popup-fixture.js';
import { rowAt } from '../../picker-view/wheel-fixture.js';

const ROWS = Array.from({ length: 30 }, (_, index) => `Row ${index}`);

describe('A picker wheel in a sheet', () => {
  before(useTokens);
  withoutMotion();

  async function open() {
    const { popup } = await openPopup(`<nc-popup label="Choice" close-on-slide-down>
      <p id="above" style="height: 60px; margin: 0"></p>
      <nc-picker-view><nc-picker-view-column label="Row"></nc-picker-view-column></nc-picker-view>
    </nc-popup>`);
    const column = popup.querySelector<NcPickerViewColumn>('nc-picker-view-column')!;
    Object.assign(column, { items: ROWS, value: 10 });
    await settled(popup);
    await drawn();
    await drawn();
    return { popup, column };
  }
  const way = ([x, y]: Point, by: number): Point[] => [0, 4, 12, by / 2, by].map((down) => [x, y + down]);

  for (const by of [80, -80]) {
    it(`turns, and the sheet stays: ${by} px`, async () => {
      const { popup, column } = await open();
      const before = boxOf(popup).top;
      flick(way(middleOf(column), by), 'mouse', (index) => {
        if (index > 1) expect(gestureArena().ownerOf(FLICK_ID)?.name).to.equal('picker-view');
        expect(boxOf(popup).top).to.equal(before);
      });
      await drawn();
      expect(popup.open).to.equal(true);
      expect(rowAt(column)).to.not.equal('Row 10');
    });
  }

  it('stays when the sheet is dragged beside it', async () => {
    const { popup, column } = await open();
    const before = boxOf(popup).top;
    flick(way(middleOf(popup.querySelector('#above')!), 60), 'mouse', (index) => {
      if (index > 1) expect(gestureArena().ownerOf(FLICK_ID)?.name).to.equal('popup');
      if (index > 2) expect(boxOf(popup).top).to.be.greaterThan(before);
    });
    expect(column.value).to.equal(10);
  });
});
