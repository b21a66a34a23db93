import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcList } from 'nacre/elements/list';
import { drawn } from '../../helpers/dom.js';
import { calm, expectFilled, items, listOf, seen, uneven } from './list-fixture.js';

/** What reaches a list that is shown again before its sizes do. */
const FIRST: Record<string, (list: NcList, view: HTMLElement) => void> = {
  'nothing else comes': () => undefined,
  'the browser reports that the offset was lost': (_list, view) => (view.scrollTop = 0),
  'its items are set again': (list, view) => {
    view.scrollTop = 0;
    list.items = [...list.items!];
  },
};

describe('a list in a page that was hidden', () => {
  for (const isOwn of [true, false])
    for (const [when, come] of Object.entries(FIRST))
      it(`shows the same row when ${when}, and scrolls ${isOwn ? 'itself' : 'with the page'}`, async () => {
        const page = await fixture<HTMLElement>('<div style="height: 300px; overflow: auto"><p>Before</p></div>');
        const list = await listOf(page, { items: items(3000, uneven) }, isOwn ? 200 : 0);
        const view = isOwn ? list : page;
        await list.scrollToIndex(1500);
        await calm(list);
        view.scrollTop += 11;
        await calm(list);
        const [before] = seen(list, view);
        page.style.display = 'none';
        await drawn();
        page.style.display = '';
        come(list, view);
        await calm(list);
        await waitUntil(() => seen(list, view)[0]?.text === before!.text);
        expect(expectFilled(list, view)[0]!.top).to.be.closeTo(before!.top, 1);
      });

  it('starts at the top when it has become empty and the user has gone there', async () => {
    const page = await fixture<HTMLElement>('<div style="height: 300px; overflow: auto"><p>Before</p></div>');
    const list = await listOf(page, { items: items(3000, uneven) }, 0);
    await list.scrollToIndex(1500);
    await calm(list);
    list.items = [];
    await calm(list);
    expect(page.scrollTop).to.equal(0);
    list.items = items(3000, uneven);
    await calm(list);
    expect(page.scrollTop).to.equal(0);
    expect(seen(list, page)[0]!.text).to.equal('Row 0');
  });
});
