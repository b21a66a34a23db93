import 'nacre/elements/cell';
import 'nacre/elements/cell-group';
import { expect, fixture } from '@open-wc/testing';
import { html } from 'lit';
import type { NcList } from 'nacre/elements/list';
import { useTokens } from '../../helpers/tokens.js';
import { calm, items, listOf, rowOf, scrollBy, seen, type Item } from './list-fixture.js';

const cell = (item: unknown) => html`<nc-cell title=${`Row ${(item as Item).id}`}></nc-cell>`;

const home = (dir = 'ltr') => fixture<HTMLElement>(`<div dir=${dir} style="width: 300px"></div>`);

/** Of each row in view: its index, and the height of the line above it. */
const lines = (list: NcList) => seen(list).map(({ index, element }) => [index, lineOf(element)]);

function lineOf(element: HTMLElement): number {
  const { content, height, backgroundImage } = getComputedStyle(element, '::before');
  return content === 'none' || backgroundImage === 'none' ? 0 : parseFloat(height);
}

const CELLS = (count: number) => items(count, () => 44);

describe('lines of <nc-list>', () => {
  before(useTokens);

  it('are between rows of cells: none above the first, none below the last', async () => {
    const list = await listOf(await home(), { items: CELLS(4), renderItem: cell });
    expect(lines(list)).to.deep.equal([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    const last = rowOf(list, 3);
    const inner = last.querySelector('nc-cell')!.getBoundingClientRect();
    expect(inner.bottom).to.be.closeTo(last.getBoundingClientRect().bottom, 0.1);
    expect(rowOf(list, 1).offsetHeight).to.equal(rowOf(list, 0).offsetHeight + 1);
  });

  it('follow items that come above, and rows that scroll in', async () => {
    const list = await listOf(await home(), { items: CELLS(500), renderItem: cell });
    list.items = [...items(2, () => 44, 900), ...CELLS(500)];
    await calm(list);
    await list.scrollToIndex(0);
    await calm(list);
    expect(lines(list).slice(0, 3)).to.deep.equal([
      [0, 0],
      [1, 1],
      [2, 1],
    ]);
    await scrollBy(list, 3000);
    expect(lines(list).every(([, line]) => line === 1)).to.equal(true);
  });

  it('are not beside headers of groups', async () => {
    const groupOf = (item: unknown) => Math.floor((item as Item).id / 3);
    const list = await listOf(await home(), { items: CELLS(9), renderItem: cell, groupOf });
    expect(
      lines(list)
        .slice(0, 5)
        .map(([, line]) => line),
    ).to.deep.equal([0, 1, 1, 0, 1]);
    const header = list.querySelector<HTMLElement>('[data-group="3"]')!;
    expect(lineOf(header)).to.equal(0);
  });

  it('are between other rows too, or between none, as `lines` says', async () => {
    const list = await listOf(await home(), { items: items(5) });
    expect(lines(list).map(([, line]) => line)).to.deep.equal([0, 0, 0, 0, 0]);
    list.lines = 'all';
    await calm(list);
    expect(lines(list).map(([, line]) => line)).to.deep.equal([0, 1, 1, 1, 1]);
    const cells = await listOf(await home(), { items: CELLS(3), renderItem: cell, lines: 'none' });
    expect(lines(cells).map(([, line]) => line)).to.deep.equal([0, 0, 0]);
  });

  it('are those of a cell group alone where a row holds one', async () => {
    const renderItem = (item: unknown) => html`<nc-cell-group>${cell(item)}${cell(item)}</nc-cell-group>`;
    const list = await listOf(await home(), { items: CELLS(2), renderItem });
    expect(lines(list).map(([, line]) => line)).to.deep.equal([0, 0]);
  });

  for (const [dir, side] of [
    ['ltr', 'right'],
    ['rtl', 'left'],
  ] as const) {
    it(`begin beside the title: ${dir}`, async () => {
      const list = await listOf(await home(dir), { items: CELLS(2), renderItem: cell });
      list.style.setProperty('--nc-rows-line-start', '40px');
      expect(getComputedStyle(rowOf(list, 1), '::before').backgroundImage).to.match(
        new RegExp(`to ${side}|^linear-gradient.*40px`),
      );
      expect(getComputedStyle(rowOf(list, 1), '::before').backgroundImage).to.contain('40px');
    });
  }
});
