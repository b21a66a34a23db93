import 'nacre/elements/popup';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcPopup } from 'nacre/elements/popup';
import { drawn } from '../../helpers/dom.js';
import { calm, expectFilled, items, listOf, rowOf, scrollBy, seen, uneven, type Item } from './list-fixture.js';

const home = () => fixture<HTMLElement>('<div style="width: 300px"></div>');

describe('<nc-list> that scrolls', () => {
  it('has only rows in view and some around them in the page', async () => {
    const list = await listOf(await home(), { items: items(100_000, uneven) });
    expect(list.children.length).to.be.below(40);
    expect(expectFilled(list)[0]!.text).to.equal('Row 0');
    await scrollBy(list, 2000);
    expectFilled(list);
    expect(list.children.length).to.be.below(50);
  });

  it('stays at the offset that code or a scroll bar brings it to, and does not move when it rests', async () => {
    const list = await listOf(await home(), { items: items(2000, (id) => 30 + (id % 100)), estimatedSize: 30 });
    for (const offset of [20_000, 41_234, 9000]) {
      list.scrollTop = offset;
      await new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
      for (let frame = 0; frame < 60; frame++) {
        await drawn();
        expect(list.scrollTop, `frame ${frame}`).to.be.closeTo(offset, 1);
      }
      expectFilled(list);
    }
  });

  it('comes to the last row by its scroll bar', async () => {
    const list = await listOf(await home(), { items: items(100_000, uneven) });
    list.scrollTop = list.scrollHeight;
    await calm(list);
    await waitUntil(() => {
      list.scrollTop = list.scrollHeight;
      return seen(list).at(-1)?.text === 'Row 99999';
    });
    await calm(list);
    expect(expectFilled(list).at(-1)!.bottom).to.be.closeTo(300, 1);
  });

  it('reaches every row of a list that browsers cannot lay out', async () => {
    // 100 million px.
    const list = await listOf(await home(), { items: items(1_000_000, (id) => 60 + (id % 81)) });
    for (const index of [999_999, 500_000, 123_456, 1, 0]) {
      await list.scrollToIndex(index, { block: 'center' });
      await calm(list);
      expect(
        seen(list).some((each) => each.index === index),
        `row ${index}`,
      ).to.equal(true);
      expectFilled(list);
    }
    list.scrollTop = list.scrollHeight;
    await calm(list);
    await waitUntil(() => seen(list).at(-1)?.index === 999_999, 'the end');
    list.scrollTop = 0;
    await waitUntil(() => seen(list)[0]?.index === 0, 'the start');
    expect(expectFilled(list)[0]!.top).to.be.closeTo(0, 0.6);
  });

  it('scrolls to below what covers its start, and stays there when a row in its cover grows', async () => {
    const groupOf = (item: unknown) => Math.floor((item as Item).id / 10);
    const list = await listOf(await home(), { items: items(1000), groupOf });
    list.style.setProperty('--nc-list-header-offset', '60px');
    await list.scrollToIndex(500);
    await calm(list);
    const top = () => rowOf(list, 500).getBoundingClientRect().top - list.getBoundingClientRect().top;
    const place = 60 + list.querySelector<HTMLElement>('[data-group="500"]')!.offsetHeight;
    expect(top()).to.be.closeTo(place, 1);
    rowOf(list, 499).querySelector<HTMLElement>('.row')!.style.height = '70px';
    expect(top()).to.be.closeTo(place + 30, 1);
    await waitUntil(() => Math.abs(top() - place) <= 1);
  });

  for (const block of ['start', 'center', 'end'] as const) {
    it(`scrolls exactly to an item: ${block}`, async () => {
      const list = await listOf(await home(), { items: items(10_000, uneven) });
      for (const index of [5000, 4990, 9000, 200]) {
        await list.scrollToIndex(index, { block });
        await calm(list);
        const { top, bottom } = expectFilled(list).find((each) => each.index === index)!;
        const distance = { start: top, end: bottom - 300, center: (top + bottom) / 2 - 150 }[block];
        expect(distance, `row ${index}`).to.be.closeTo(0, 1);
      }
    });
  }

  it('scrolls no further than needed to an item: nearest', async () => {
    const list = await listOf(await home(), { items: items(1000, uneven) });
    await list.scrollToIndex(500);
    const before = seen(list).map(({ index }) => index);
    await list.scrollToIndex(before[1]!, { block: 'nearest' });
    await calm(list);
    expect(seen(list).map(({ index }) => index)).to.deep.equal(before);
    await list.scrollToIndex(600, { block: 'nearest' });
    expect(rowOf(list, 600).getBoundingClientRect().bottom).to.be.closeTo(list.getBoundingClientRect().bottom, 1);
    await list.scrollToIndex(550, { block: 'nearest' });
    expect(rowOf(list, 550).getBoundingClientRect().top).to.be.closeTo(list.getBoundingClientRect().top, 1);
  });

  it('moves to an item smoothly, and lies there exactly', async () => {
    const list = await listOf(await home(), { items: items(10_000, uneven) });
    const start = list.scrollTop;
    await list.scrollToIndex(7000, { behavior: 'smooth' });
    await calm(list);
    expect(list.scrollTop).to.be.greaterThan(start);
    expect(expectFilled(list)[0]!.index).to.equal(7000);
    expect(seen(list)[0]!.top).to.be.closeTo(0, 1);
  });

  it('stays where it is when items are inserted and removed above', async () => {
    const data = items(2000, uneven);
    const list = await listOf(await home(), { items: data });
    await list.scrollToIndex(1000);
    await scrollBy(list, 13);
    const [first] = seen(list);
    const follow = async (changed: Item[]) => {
      list.items = changed;
      await calm(list);
      const now = seen(list)[0]!;
      expect(now.text).to.equal(first!.text);
      expect(now.top).to.be.closeTo(first!.top, 0.6);
      expectFilled(list);
    };
    const older = items(300, uneven, 5000);
    await follow([...older, ...data]);
    await follow([...older.slice(0, 100), ...data.slice(400)]);
    await follow([...data.slice(0, 990), ...items(1, uneven, 9000), ...data.slice(990)]);
  });

  it('stays where it is when an item comes before the first row in view, after a row above has become shorter', async () => {
    const data = items(100, (id) => (id === 50 ? 200 : 40));
    const list = await listOf(await home(), { items: data });
    await list.scrollToIndex(50);
    await scrollBy(list, 190);
    rowOf(list, 50).querySelector<HTMLElement>('.row')!.style.height = '100px';
    await calm(list);
    const [first] = seen(list);
    expect(first!.index).to.be.greaterThan(50);
    list.items = [...data.slice(0, first!.index), ...items(1, uneven, 9000), ...data.slice(first!.index)];
    await calm(list);
    const [now] = seen(list);
    expect([now!.text, Math.round(now!.top)]).to.deep.equal([first!.text, Math.round(first!.top)]);
  });

  it('stays as near as it can when rows that are left end before the view does', async () => {
    const data = items(300, uneven);
    const list = await listOf(await home(), { items: data, estimatedSize: 10 });
    await list.scrollToIndex(200);
    const isAtEnd = () => {
      const last = expectFilled(list).at(-1)!;
      expect(last.index).to.equal(list.items!.length - 1);
      expect(last.bottom).to.be.closeTo(300, 1);
    };
    list.items = data.slice(0, 201);
    await calm(list);
    isAtEnd();
    list.items = data.slice(0, 1);
    await calm(list);
    expect(expectFilled(list)[0]!.top).to.be.closeTo(0, 1);
    list.items = [...items(100, uneven, 1000), data[0]!];
    await calm(list);
    isAtEnd();
  });

  it('shows the result nearest to what was in view when a filter leaves none of it, and stays there without the filter', async () => {
    const data = items(1000, uneven);
    const list = await listOf(await home(), { items: data });
    await list.scrollToIndex(500);
    const show = async (shown: Item[]) => {
      list.items = shown;
      await calm(list);
      return expectFilled(list)[0]!;
    };
    const found = await show(data.filter(({ id }) => id % 200 >= 70));
    expect(found.text).to.equal('Row 500');
    expect((await show(data)).text).to.equal('Row 500');
    const near = await show(data.filter(({ id }) => id < 420 || id > 650));
    expect(near.text).to.equal('Row 419');
    expect(near.top).to.be.closeTo(0, 1);
    const back = await show(data);
    expect([back.text, Math.round(back.top)]).to.deep.equal([near.text, Math.round(near.top)]);
    list.items = data.filter(({ id }) => id % 3 === 0);
    await list.scrollToIndex(0);
    await calm(list);
    expect(expectFilled(list)[0]).to.include({ text: 'Row 0' });
  });

  it('shows what was inserted above the first row when the user scrolls up', async () => {
    const data = items(100, uneven);
    const list = await listOf(await home(), { items: data });
    list.items = [...items(20, uneven, 500), ...data];
    await calm(list);
    expect(seen(list)[0]!.text).to.equal('Row 0');
    await waitUntil(async () => {
      await scrollBy(list, -100);
      return seen(list)[0]!.text === 'Row 500' && seen(list)[0]!.top > -1;
    });
    expect(expectFilled(list)[0]!.top).to.be.closeTo(0, 1);
  });

  it('stays where it is when rows above turn out to be longer', async () => {
    const list = await listOf(await home(), { items: items(1000, uneven), estimatedSize: 10 });
    await list.scrollToIndex(500);
    for (let step = 0; step < 30; step++) {
      const before = new Map(seen(list).map(({ text, top }) => [text, top]));
      list.scrollTop -= 70;
      await drawn();
      for (const { text, top } of expectFilled(list)) {
        const was = before.get(text);
        if (was !== undefined) expect(top, text).to.be.closeTo(was + 70, 1);
      }
    }
  });

  it('keeps what follows in line when a row in view grows', async () => {
    const list = await listOf(await home(), { items: items(100) });
    await list.scrollToIndex(50);
    const element = rowOf(list, 50).firstElementChild as HTMLElement;
    element.style.height = '130px';
    await waitUntil(
      () => Math.abs(rowOf(list, 51).getBoundingClientRect().top - list.getBoundingClientRect().top - 130) < 1,
    );
    expectFilled(list);
  });

  it('scrolls with the box around it', async () => {
    const box = await fixture<HTMLElement>(
      '<div style="height: 300px; overflow: auto"><div style="height: 500px">Above</div></div>',
    );
    const list = await listOf(box, { items: items(5000, uneven) }, 0);
    expect(list.children.length).to.be.below(40);
    box.scrollTop = 500;
    await calm(list);
    expect(expectFilled(list, box)[0]!.text).to.equal('Row 0');
    await list.scrollToIndex(3000);
    await calm(list);
    expect(expectFilled(list, box)[0]!.index).to.equal(3000);
    expect(seen(list, box)[0]!.top).to.be.closeTo(0, 1);
    expect(list.matches(':state(around)')).to.equal(true);
  });

  it('scrolls with the page', async () => {
    const list = await listOf(await home(), { items: items(5000, uneven) }, 0);
    expect(list.children.length).to.be.below(80);
    await list.scrollToIndex(2500);
    await calm(list);
    expect(rowOf(list, 2500).getBoundingClientRect().top).to.be.closeTo(0, 1);
    window.scrollTo(0, 0);
    await waitUntil(
      () => Math.abs((rowOf(list, 0)?.getBoundingClientRect().top ?? -99) - list.getBoundingClientRect().top) < 1,
    );
  });

  it('says that an end is near, as a scroll view does', async () => {
    const list = await listOf(await home(), { items: items(100) });
    const events: string[] = [];
    for (const type of ['scrolltoupper', 'scrolltolower'])
      list.addEventListener(type, (event) =>
        events.push(`${type} ${(event as Event & { direction: string }).direction}`),
      );
    await scrollBy(list, 3650);
    expect(events).to.deep.equal(['scrolltolower bottom']);
    list.items = items(120);
    await calm(list);
    expect(events.length).to.equal(1);
    await scrollBy(list, 800);
    expect(events.length).to.equal(2);
    await scrollBy(list, -5000);
    expect(events.at(-1)).to.equal('scrolltoupper top');
  });

  it('says with lower-after-scroll only after a scroll that the end is near', async () => {
    const list = await listOf(await home(), { items: items(3), lowerAfterScroll: true });
    let count = 0;
    list.addEventListener('scrolltolower', () => count++);
    list.items = items(5);
    await calm(list);
    list.items = items(100);
    await calm(list);
    expect(count, 'short, and growing').to.equal(0);
    await scrollBy(list, 3650);
    expect(count).to.equal(1);
  });

  it('goes back to its position after it was hidden or moved', async () => {
    const box = await home();
    const list = await listOf(box, { items: items(3000, uneven) });
    await list.scrollToIndex(1500);
    await scrollBy(list, 11);
    const [before] = seen(list);
    list.hidden = true;
    await drawn();
    list.hidden = false;
    await waitUntil(() => seen(list)[0]?.text === before!.text);
    expect(seen(list)[0]!.top).to.be.closeTo(before!.top, 1);
    list.remove();
    box.append(list);
    await calm(list);
    expect(seen(list)[0]!.text).to.equal(before!.text);
    expect(expectFilled(list)[0]!.top).to.be.closeTo(before!.top, 1);
  });

  it('shows its rows when the popup in which it got its items opens, and scrolls then', async () => {
    const popup = await fixture<NcPopup>('<nc-popup aria-label="People"><div></div></nc-popup>');
    const list = await listOf(popup.firstElementChild as HTMLElement, { items: items(3000, uneven) });
    expect(list.getClientRects().length).to.equal(0);
    void popup.show();
    await waitUntil(() => seen(list).length > 2);
    expectFilled(list);
    await list.scrollToIndex(1500);
    await calm(list);
    expect(expectFilled(list)[0]!.text).to.equal('Row 1500');
    popup.open = false;
    await popup.updateComplete;
  });

  it('shows its rows when the hidden page in which it was made is shown', async () => {
    const page = await fixture<HTMLElement>('<div style="display: none"></div>');
    const list = await listOf(page, { items: items(3000, uneven) });
    page.style.display = '';
    await waitUntil(() => seen(list).length > 2);
    expectFilled(list);
  });

  it('takes the position of another list, also before it has items', async () => {
    const box = await home();
    const one = await listOf(box, { items: items(3000, uneven) });
    await one.scrollToIndex(2000);
    await scrollBy(one, 17);
    const position = JSON.parse(JSON.stringify(one.position)) as typeof one.position;
    expect(position).to.include({ index: seen(one)[0]!.index });
    const other = await listOf(box, {});
    other.position = position;
    await calm(other);
    expect(other.position).to.deep.equal(position);
    other.items = [...items(50, uneven, 7000), ...items(3000, uneven)];
    await calm(other);
    expect(seen(other)[0]!.text).to.equal(seen(one)[0]!.text);
    expect(seen(other)[0]!.top).to.be.closeTo(seen(one)[0]!.top, 1);
  });

  it('keeps its position and focus under a name', async () => {
    const box = await home();
    const renderItem = (item: unknown) => {
      const button = document.createElement('button');
      button.textContent = `Row ${(item as Item).id}`;
      return button;
    };
    const set = { items: items(500), restoreKey: 'news', renderItem };
    const one = await listOf(box, set);
    await one.scrollToIndex(300);
    const [first] = seen(one);
    first!.element.querySelector('button')!.focus();
    await calm(one);
    window.dispatchEvent(new Event('pagehide'));
    one.remove();
    const other = await listOf(box, set);
    expect(seen(other)[0]!.text).to.equal(first!.text);
    expect(document.activeElement?.textContent).to.equal(first!.text);
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`scrolls sideways: ${dir}`, async () => {
      const box = await fixture<HTMLElement>(`<div dir=${dir} style="width: 300px"></div>`);
      const renderItem = (item: unknown) => {
        const card = document.createElement('div');
        card.style.width = `${uneven((item as Item).id)}px`;
        card.textContent = String((item as Item).id);
        return card;
      };
      const list = await listOf(box, { items: items(2000), direction: 'horizontal', renderItem }, 60);
      expect(list.children.length).to.be.below(40);
      await list.scrollToIndex(1000);
      await calm(list);
      const edge = (element: Element) => element.getBoundingClientRect()[dir === 'ltr' ? 'left' : 'right'];
      expect(edge(rowOf(list, 1000))).to.be.closeTo(edge(list), 1);
      expect(rowOf(list, 1001).getBoundingClientRect().top).to.equal(rowOf(list, 1000).getBoundingClientRect().top);
      expect(list.scrollHeight).to.be.at.most(list.clientHeight);
      list.scrollLeft += dir === 'ltr' ? 500 : -500;
      await calm(list);
      const at = list.getBoundingClientRect();
      expect(list.indexOf(document.elementFromPoint(at.left + 150, at.top + 5)!)).to.be.greaterThan(1000);
    });
  }
});
