import 'nacre/elements/cell';
import 'nacre/elements/collapse-item';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const NUMBERS = [
  '<bdi slot="SLOT" dir="ltr">+961 1 234</bdi>',
  '<bdi slot="SLOT">Ada</bdi>',
  '<span slot="SLOT" dir="ltr">+961 1 234</span>',
  '<p slot="SLOT" dir="auto">Ada</p>',
  '<span slot="SLOT">123</span>',
];

/** The box of the words, and not of the element around them. */
function boxOfWords(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

describe('a text of its own direction in a row', () => {
  before(useTokens);

  for (const dir of ['rtl', 'ltr']) {
    for (const [slot, place] of [
      ['title', 'start'],
      ['label', 'start'],
      ['value', 'end'],
      ['', 'end'],
    ] as const) {
      it(`stands where the row has its texts: ${dir}, slot "${slot}"`, async () => {
        for (const number of NUMBERS) {
          const own = dir === 'rtl' ? number : number.replace('"ltr"', '"rtl"');
          const cell = await fixture<HTMLElement>(
            `<nc-cell dir="${dir}" title="مها" style="width: 300px">${own.replace('SLOT', slot)}</nc-cell>`,
          );
          await settled(cell);
          const row = cell.getBoundingClientRect();
          const words = boxOfWords(cell.querySelector(':scope > *')!);
          const isRight = (dir === 'rtl') === (place === 'start');
          const gap = isRight ? row.right - words.right : words.left - row.left;
          const other = isRight ? words.left - row.left : row.right - words.right;
          // The space at the edge of a row.
          if (place === 'end') expect(gap, own).to.be.closeTo(16, 1);
          else expect(gap, own).to.be.closeTo(16, 1).and.below(other);
        }
      });
    }
  }

  it('stands there in the head of what opens', async () => {
    const item = await fixture<HTMLElement>(
      '<nc-collapse-item dir="rtl" style="width: 300px"><bdi slot="title" dir="ltr">+961 1 234</bdi>More</nc-collapse-item>',
    );
    await settled(item);
    const gap = item.getBoundingClientRect().right - boxOfWords(item.querySelector('bdi')!).right;
    expect(gap).to.be.closeTo(16, 1);
  });
});
