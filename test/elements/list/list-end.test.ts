import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { ListNewItemsEvent, NcList } from 'nacre/elements/list';
import { drawn } from '../../helpers/dom.js';
import { calm, expectFilled, items, listOf, rowOf, scrollBy, seen, uneven, type Item } from './list-fixture.js';

const home = (style = 'width: 300px') => fixture<HTMLElement>(`<div style="${style}"></div>`);

const chatOf = async (count: number, height = 300, box?: HTMLElement) =>
  listOf(box ?? (await home()), { items: items(count, uneven), anchor: 'end' }, height);

/** Adds items after the last one. */
const add = async (list: NcList, count: number) => {
  const all = list.items as Item[];
  list.items = [...all, ...items(count, uneven, 10_000 + all.length)];
  await calm(list);
};

const expectEnd = (list: NcList, view: Element = list) => {
  const last = expectFilled(list, view).at(-1)!;
  expect(last.index).to.equal(list.items!.length - 1);
  expect(last.bottom).to.be.closeTo(view.clientHeight, 1);
  expect(list.matches(':state(at-end)')).to.equal(true);
};

/** What the list says of new items, in order. */
const listen = (list: NcList) => {
  const counts: number[] = [];
  list.addEventListener('newitems', (event) => counts.push((event as ListNewItemsEvent).count));
  return counts;
};

describe('<nc-list anchor="end">', () => {
  it('begins at its end', async () => {
    const list = await chatOf(1000);
    expectEnd(list);
    expect(list.children.length).to.be.below(60);
  });

  it('has few rows at the end of its room, and scrolls nothing around it for them', async () => {
    const list = await chatOf(3);
    const last = rowOf(list, 2).getBoundingClientRect();
    expect(last.bottom).to.be.closeTo(list.getBoundingClientRect().bottom, 1);
    expect(window.scrollY).to.equal(0);
    await add(list, 30);
    expectEnd(list);
  });

  it('stays at its end when items come, one by one and many at once', async () => {
    const list = await chatOf(100);
    const counts = listen(list);
    for (const count of [1, 1, 1, 40]) {
      await add(list, count);
      expectEnd(list);
    }
    expect(counts).to.deep.equal([]);
    expect(list.newCount).to.equal(0);
  });

  it('stays at its end when a row grows or shrinks, in the same frame', async () => {
    const list = await chatOf(100);
    const content = rowOf(list, 98).querySelector<HTMLElement>('.row')!;
    for (const height of ['250px', '20px', '90px']) {
      content.style.height = height;
      await drawn();
      expectEnd(list);
    }
  });

  it('stays at its end when a picture in a row has loaded', async () => {
    const list = await chatOf(30);
    const picture = document.createElement('img');
    picture.alt = '';
    rowOf(list, 29).append(picture);
    const loaded = new Promise((resolve) => picture.addEventListener('load', resolve));
    picture.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="170"/>')}`;
    await loaded;
    await waitUntil(() => rowOf(list, 29).offsetHeight > 170);
    await drawn();
    expectEnd(list);
  });

  it('stays at its end when its room becomes smaller and larger, as a keyboard and a window make it', async () => {
    const list = await chatOf(100);
    for (const height of [120, 480, 300]) {
      list.style.height = `${height}px`;
      await drawn();
      expectEnd(list);
    }
  });

  it('stays at its end when older items come above', async () => {
    const list = await chatOf(50);
    list.items = [...items(30, uneven, 7000), ...(list.items as Item[])];
    await calm(list);
    expectEnd(list);
  });

  it('leaves a reader who has scrolled up where he is, and counts what comes', async () => {
    const list = await chatOf(200);
    const counts = listen(list);
    await scrollBy(list, -500);
    expect(list.matches(':state(at-end)')).to.equal(false);
    const [first] = seen(list);
    const isStill = () => {
      const [now] = seen(list);
      expect([now!.text, Math.round(now!.top)]).to.deep.equal([first!.text, Math.round(first!.top)]);
    };
    await add(list, 1);
    isStill();
    await add(list, 3);
    isStill();
    expect([list.newCount, list.matches(':state(new-items)')]).to.deep.equal([4, true]);
    rowOf(list, seen(list).at(-1)!.index).querySelector<HTMLElement>('.row')!.style.height = '200px';
    await calm(list);
    list.style.height = '250px';
    await calm(list);
    list.items = [...items(30, uneven, 7000), ...(list.items as Item[])];
    await calm(list);
    isStill();
    expect(list.newCount).to.equal(4);
    expect(counts).to.deep.equal([1, 4]);
  });

  it('counts less as the reader sees new items, and none at the end', async () => {
    const list = await chatOf(100);
    await scrollBy(list, -300);
    await add(list, 30);
    const counts = listen(list);
    for (let step = 0; step < 100 && list.newCount; step++) await scrollBy(list, 90);
    expect(counts.length).to.be.greaterThan(5);
    expect(counts.at(-1)).to.equal(0);
    expect([...counts].sort((one, other) => other - one)).to.deep.equal(counts);
    expect(list.matches(':state(new-items)')).to.equal(false);
  });

  it('counts new items that go again', async () => {
    const list = await chatOf(100);
    await scrollBy(list, -600);
    await add(list, 3);
    list.items = list.items!.slice(0, -1);
    await calm(list);
    expect(list.newCount).to.equal(2);
    list.items = list.items!.slice(1, -2);
    await calm(list);
    expect(list.newCount).to.equal(0);
  });

  for (const behavior of ['auto', 'smooth'] as const) {
    it(`goes to its end, and stays there again: ${behavior}`, async () => {
      const list = await chatOf(500);
      await scrollBy(list, -4000);
      await add(list, 2);
      expect(list.newCount).to.equal(2);
      await list.scrollToEnd({ behavior });
      await calm(list);
      expectEnd(list);
      expect(list.newCount).to.equal(0);
      await add(list, 1);
      expectEnd(list);
    });
  }

  it('shows its slot over the last rows in view while there are new items', async () => {
    const list = await chatOf(100);
    const button = Object.assign(document.createElement('button'), { slot: 'new-items', textContent: 'New' });
    list.append(button);
    await scrollBy(list, -400);
    expect(button.offsetHeight).to.equal(0);
    await add(list, 1);
    const [own, around] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
    expect(own.height).to.be.greaterThan(10);
    expect(around.bottom - own.bottom).to.be.within(1, 30);
    // A scroll bar may take some of its room.
    expect(own.left + own.right).to.be.closeTo(around.left + around.right, 20);
    button.addEventListener('click', () => void list.scrollToEnd());
    button.click();
    await waitUntil(() => button.offsetHeight === 0);
    await calm(list);
    expectEnd(list);
  });

  it('goes to its end when it gets its anchor, and stays anywhere without it', async () => {
    const list = await listOf(await home(), { items: items(100, uneven) });
    list.anchor = 'end';
    await calm(list);
    expectEnd(list);
    list.anchor = 'start';
    await calm(list);
    const [first] = seen(list);
    await add(list, 2);
    expect(seen(list)[0]!.top).to.be.closeTo(first!.top, 1);
    expect([list.newCount, list.matches(':state(at-end)')]).to.deep.equal([0, false]);
  });

  it('begins at its end again with other items', async () => {
    const list = await chatOf(100);
    await scrollBy(list, -700);
    list.items = items(80, uneven, 5000);
    await calm(list);
    expectEnd(list);
    expect(list.newCount).to.equal(0);
  });

  it('stays at the end of a box around it, with what stands below it', async () => {
    const box = await home('width: 300px; height: 300px; overflow: auto');
    box.innerHTML = '<div><div></div><div style="position: sticky; bottom: 0; height: 50px"></div></div>';
    const [host, bar] = box.firstElementChild!.children as unknown as [HTMLElement, HTMLElement];
    const list = await chatOf(60, 0, host);
    const gap = () =>
      rowOf(list, list.items!.length - 1).getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    await waitUntil(() => Math.abs(gap()) < 1, 'with the bar');
    await add(list, 2);
    expect(gap()).to.be.closeTo(0, 1);
    bar.style.height = '90px';
    await drawn();
    expect(gap(), 'with a higher bar').to.be.closeTo(0, 1);
    await scrollBy(list, -200, box);
    const [first] = seen(list, box);
    await add(list, 2);
    expect(seen(list, box)[0]!.top).to.be.closeTo(first!.top, 1);
    expect(list.newCount).to.equal(2);
  });

  it('stays at the end of the page', async () => {
    const list = await chatOf(60, 0);
    const bottom = () => rowOf(list, list.items!.length - 1).getBoundingClientRect().bottom;
    const isAtEnd = () => Math.abs(bottom() - window.innerHeight) < 20;
    await waitUntil(isAtEnd);
    await add(list, 3);
    expect(isAtEnd()).to.equal(true);
  });

  it('is live while the reader is at the end, so that rows that scroll into view are not news', async () => {
    const list = await chatOf(100);
    const rows = list.shadowRoot!.querySelector('[role=list]')!;
    expect(rows.getAttribute('aria-live')).to.equal('polite');
    await scrollBy(list, -400);
    expect(rows.hasAttribute('aria-live')).to.equal(false);
    await list.scrollToEnd();
    await calm(list);
    expect(rows.getAttribute('aria-live')).to.equal('polite');
    expect((await listOf(await home(), { items: items(100) })).shadowRoot!.querySelector('[aria-live]')).to.equal(null);
  });
});
