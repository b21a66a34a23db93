import { expect, fixture } from '@open-wc/testing';
import type { NcList } from 'nacre/elements/list';
import { drawn } from '../../helpers/dom.js';
import { calm, items, listOf, seen } from './list-fixture.js';

/** A list in a page that scrolls, with something before and after it. */
async function page(): Promise<{ list: NcList; scroller: HTMLElement }> {
  const scroller = await fixture<HTMLElement>(
    `<div style="width: 300px; height: 300px; overflow: auto">
      <p style="height: 100px; margin: 0">Before</p>
    </div>`,
  );
  const list = await listOf(scroller, { items: items(30) }, 0);
  list.insertAdjacentHTML('afterend', '<p style="height: 60px; margin: 0">After</p>');
  await calm(list);
  return { list, scroller };
}

const rest = async (list: NcList) => {
  for (let frame = 0; frame < 10; frame++) await drawn();
  await calm(list);
};

describe('<nc-list> with content after it in a page that scrolls', () => {
  it('shows the same rows when it gets more at its end', async () => {
    const { list, scroller } = await page();
    scroller.scrollTop = scroller.scrollHeight;
    await rest(list);
    const before = scroller.scrollTop;
    const rows = seen(list, scroller);
    expect(rows.at(-1)!.text).to.equal('Row 29');
    list.items = items(60);
    await rest(list);
    expect(scroller.scrollTop).to.equal(before);
    expect(seen(list, scroller)[0]!.text).to.equal(rows[0]!.text);
  });

  it('asks once for more rows at its end, and not until all are there', async () => {
    const { list, scroller } = await page();
    let asked = 0;
    list.addEventListener('scrolltolower', () => {
      asked++;
      list.items = items(30 + asked * 30);
    });
    scroller.scrollTop = scroller.scrollHeight;
    await rest(list);
    await rest(list);
    expect(asked).to.equal(1);
  });

  it('leaves the scroller to the browser while other things are in view, and after it has gone', async () => {
    const { list, scroller } = await page();
    const anchoring = () => getComputedStyle(scroller).getPropertyValue('overflow-anchor');
    const isKnown = CSS.supports('overflow-anchor', 'none');
    expect(anchoring()).to.equal(isKnown ? 'none' : '');
    const after = scroller.querySelectorAll('p')[1]!;
    after.style.height = '2000px';
    scroller.scrollTop = scroller.scrollHeight;
    await rest(list);
    expect(anchoring()).to.equal(isKnown ? 'auto' : '');
    scroller.scrollTop = 0;
    await rest(list);
    expect(anchoring()).to.equal(isKnown ? 'none' : '');
    list.remove();
    expect(anchoring()).to.equal(isKnown ? 'auto' : '');
  });
});
