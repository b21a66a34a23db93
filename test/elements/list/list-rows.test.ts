import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { html } from 'lit';
import type { NcList } from 'nacre/elements/list';
import { keys } from '../../helpers/commands.js';
import { drawn } from '../../helpers/dom.js';
import { RESETS } from '../../helpers/resets.js';
import { useTokens } from '../../helpers/tokens.js';
import { calm, expectFilled, items, listOf, rowOf, scrollBy, seen, type Item } from './list-fixture.js';

const home = () => fixture<HTMLElement>('<div style="width: 300px"></div>');

const field = (item: unknown) =>
  html`<label style="display: block; height: 40px">${(item as Item).id} <input /></label>`;

/** The letter of a name, as its group. */
const letterOf = (_item: unknown, index: number) => 'ABCDEFGHIJ'[Math.floor(index / 20)];

describe('rows of <nc-list>', () => {
  before(useTokens);

  it('tell screen readers their place in the set', async () => {
    const list = await listOf(await home(), { items: items(5000) });
    list.ariaLabel = 'News';
    list.refresh();
    await calm(list);
    await scrollBy(list, 4000);
    const row = rowOf(list, 102);
    expect([row.role, row.ariaPosInSet, row.ariaSetSize]).to.deep.equal(['listitem', '103', '5000']);
    await expect(list).to.be.accessible();
  });

  it('are in the order of the items after these have changed places', async () => {
    const data = items(4, (id) => 20 + id);
    const list = await listOf(await home(), { items: data });
    const show = async (order: number[]) => {
      list.items = order.map((at) => data[at]!);
      await calm(list);
      expect(expectFilled(list).map(({ text }) => text)).to.deep.equal(order.map((at) => `Row ${at}`));
    };
    await show([3, 2, 1, 0]);
    await show([1, 3, 0, 2]);
  });

  it('show text, nodes and templates', async () => {
    const box = await home();
    const one = await listOf(box, { items: ['<b>a</b>', 'b'], renderItem: undefined, itemKey: '' });
    expect(seen(one).map(({ text }) => text)).to.deep.equal(['<b>a</b>', 'b']);
    expect(one.querySelector('b')).to.equal(null);
    const renderItem = (item: unknown, index: number) =>
      Object.assign(document.createElement('em'), { textContent: `${String(item)} ${index}` });
    const other = await listOf(box, { items: ['a', 'b'], renderItem, itemKey: '' });
    expect(seen(other).map(({ text }) => text)).to.deep.equal(['a 0', 'b 1']);
  });

  it('show fields of the item by a template', async () => {
    const list = await fixture<NcList>(html`<nc-list style="height: 100px">
      <template>
        <a href="{link.url}" class="row {kind}" ?x title="{name}"><b>{#}: {name}</b></a>
        <input type="checkbox" aria-label="{name}" checked="{done}" />
      </template>
      <template slot="group"><h3>Letter {}</h3></template>
    </nc-list>`);
    const data = Array.from({ length: 200 }, (_, index) => ({
      name: `<i>${index}</i>`,
      kind: 'plain',
      done: index % 2 === 1,
      link: { url: index ? `#item-${index}` : 'javascript:alert(1)' },
    }));
    const warnings: unknown[] = [];
    const { warn } = console;
    console.warn = (...given) => void warnings.push(...given);
    list.items = data;
    list.groupOf = letterOf;
    await calm(list);
    console.warn = warn;
    const read = (index: number) => {
      const element = rowOf(list, index);
      const link = element.querySelector('a')!;
      return [link.getAttribute('href'), link.textContent, link.className, element.querySelector('input')!.checked];
    };
    expect(read(0)).to.deep.equal([null, '1: <i>0</i>', 'row plain', false]);
    expect(warnings.length).to.equal(1);
    expect(read(1)).to.deep.equal(['#item-1', '2: <i>1</i>', 'row plain', true]);
    await list.scrollToIndex(100);
    await calm(list);
    expect(read(101)).to.deep.equal(['#item-101', '102: <i>101</i>', 'row plain', true]);
    expect(list.querySelector('[data-group="100"]')!.textContent!.trim()).to.equal('Letter F');
  });

  it('keep what the user has typed, also when they leave the view', async () => {
    const list = await listOf(await home(), { items: items(1000), renderItem: field });
    const first = rowOf(list, 3).querySelector('input')!;
    first.focus();
    await sendKeys({ type: 'mine' });
    rowOf(list, 4).querySelector('input')!.focus();
    await list.scrollToIndex(600);
    await calm(list);
    expect(document.activeElement).to.equal(rowOf(list, 4).querySelector('input'));
    for (const input of list.querySelectorAll('input')) if (input !== first) expect(input.value).to.equal('');
    list.items = [...items(30, undefined, 5000), ...items(1000)];
    await calm(list);
    await list.scrollToIndex(33);
    await calm(list);
    expect(rowOf(list, 33).querySelector('input')).to.equal(first);
    expect(first.value).to.equal('mine');
    expectFilled(list);
  });

  it('stay in the order of the list, so that Tab goes through them', async () => {
    const list = await listOf(await home(), { items: items(300), renderItem: field });
    rowOf(list, 0).querySelector('input')!.focus();
    for (let step = 1; step <= 25; step++) {
      await sendKeys({ press: 'Tab' });
      // The browser scrolls to it: the next rows come.
      await calm(list);
      const row = document.activeElement!.closest<HTMLElement>('[data-index]')!;
      expect(row.dataset.index).to.equal(String(step));
    }
    await calm(list);
    expectFilled(list);
  });

  it('give the focus to the row in the place of the one that is removed, or to the list', async () => {
    const list = await listOf(await home(), { items: items(300), renderItem: field });
    rowOf(list, 2).querySelector('input')!.focus();
    list.items = items(300).filter(({ id }) => id !== 2);
    await calm(list);
    expect(document.activeElement).to.equal(rowOf(list, 2).querySelector('input'));
    list.items = items(2);
    await calm(list);
    expect(document.activeElement).to.equal(rowOf(list, 1).querySelector('input'));
    list.items = [];
    await calm(list);
    expect(document.activeElement).to.equal(list);
  });

  it('follow changes in place after refresh()', async () => {
    const data = items(100);
    const list = await listOf(await home(), { items: data });
    data.unshift({ id: 999, height: 60 });
    list.refresh();
    await calm(list);
    await list.scrollToIndex(0);
    expect(
      seen(list)
        .map(({ text }) => text)
        .slice(0, 2),
    ).to.deep.equal(['Row 999', 'Row 0']);
  });

  it('have headers that stay at the top of the view', async () => {
    const list = await listOf(await home(), { items: items(200), groupOf: letterOf });
    const header = (index: number) => list.querySelector<HTMLElement>(`[data-group="${index}"]`)!;
    const top = (element: Element) => element.getBoundingClientRect().top - list.getBoundingClientRect().top;
    expect(header(0).textContent).to.equal('A');
    expect(top(rowOf(list, 0))).to.be.closeTo(header(0).offsetHeight, 1);
    await scrollBy(list, 300);
    expect(top(header(0))).to.be.closeTo(0, 1);
    await list.scrollToIndex(130);
    await calm(list);
    expect(header(120).textContent).to.equal('G');
    expect(top(header(120))).to.be.closeTo(0, 1);
    expect(top(rowOf(list, 130))).to.be.closeTo(header(120).offsetHeight, 1);
    expect(header(0)).to.equal(null);
    await expect(list).to.be.accessible();
  });

  it('keep the padding of their group headers under the CSS resets of a page', async () => {
    for (const [name, reset] of Object.entries({ none: '', ...RESETS })) {
      const box = await home();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(reset);
      document.adoptedStyleSheets.push(sheet);
      for (const dir of ['ltr', 'rtl']) {
        box.dir = dir;
        const list = await listOf(box, { items: items(40), groupOf: letterOf });
        const header = list.querySelector('[data-group]')!;
        const range = document.createRange();
        range.selectNodeContents(header);
        const [text, all] = [range.getBoundingClientRect(), header.getBoundingClientRect()];
        const start = dir === 'ltr' ? text.left - all.left : all.right - text.right;
        expect(start, `before the text: ${name}, ${dir}`).to.be.closeTo(16, 1);
        expect(text.top - all.top, `above it: ${name}`).to.be.within(7, 16);
        expect(all.bottom - text.bottom, `below it: ${name}`).to.be.within(7, 16);
        list.remove();
      }
      document.adoptedStyleSheets.pop();
    }
  });

  it('are a list, or a feed, with the name of the element', async () => {
    const box = await home();
    box.innerHTML = '<h2 id="title">Latest</h2>';
    const list = await listOf(box, { items: items(20), feed: true });
    const rows = list.shadowRoot!.querySelector('#rows')!;
    expect([rows.role, rows.ariaLabel]).to.deep.equal(['feed', null]);
    list.setAttribute('aria-label', 'News');
    await calm(list);
    expect([rows.role, rows.ariaLabel]).to.deep.equal(['feed', 'News']);
    list.setAttribute('aria-labelledby', 'title');
    await calm(list);
    expect(rows.ariaLabelledByElements).to.deep.equal([box.firstElementChild]);
    await expect(list).to.be.accessible();
    list.items = [];
    list.feed = false;
    await calm(list);
    expect([rows.role, rows.ariaLabel, rows.ariaLabelledByElements]).to.deep.equal([null, null, null]);
  });

  it('are asked for where they are elsewhere', async () => {
    const box = await home();
    const list = document.createElement('nc-list');
    list.style.height = '300px';
    const ranges: number[][] = [];
    list.count = 100_000;
    list.renderItem = (item, index) => html`<div style="height: 40px">${item ?? `Wait ${index}`}</div>`;
    list.addEventListener('rangechange', (event) => {
      const { start, end } = event as Event & { start: number; end: number };
      ranges.push([start, end]);
    });
    box.append(list);
    await calm(list);
    expect(ranges.at(-1)![0]).to.equal(0);
    await list.scrollToIndex(70_000);
    await calm(list);
    const [start, end] = ranges.at(-1)!;
    expect(start).to.be.at.most(70_000);
    expect(end! - start!).to.be.below(40);
    expect(seen(list)[0]!.text).to.equal('Wait 70000');
    const data: string[] = [];
    for (let index = start!; index < end!; index++) data[index] = `Item ${index}`;
    list.items = data;
    await calm(list);
    expect(seen(list)[0]!.text).to.equal('Item 70000');
    expectFilled(list);
  });

  it('are the children of the page where it makes them', async () => {
    const box = await home();
    const list = document.createElement('nc-list');
    list.style.height = '300px';
    list.count = 5000;
    list.addEventListener('rangechange', (event) => {
      const { indexes } = event as Event & { indexes: number[] };
      list.replaceChildren(
        ...indexes.map((index) => {
          const row = Object.assign(document.createElement('div'), { textContent: `Own ${index}` });
          row.style.height = `${30 + (index % 7) * 9}px`;
          row.dataset.index = String(index);
          return row;
        }),
      );
    });
    box.append(list);
    await calm(list);
    await list.scrollToIndex(4000);
    await calm(list);
    expect(expectFilled(list)[0]!.text).to.equal('Own 4000');
    expect(rowOf(list, 4000).ariaPosInSet).to.equal('4001');
  });

  it('are all in the page if the browser is to find them', async () => {
    const list = await listOf(await home(), { items: items(300), findable: true });
    expect(list.querySelectorAll('[data-index]').length).to.equal(300);
    await list.scrollToIndex(200);
    await calm(list);
    await waitUntil(() => Math.abs(seen(list).find(({ index }) => index === 200)?.top ?? 99) < 1);
  });

  it('are found by what is in them', async () => {
    const list = await listOf(await home(), { items: items(50), groupOf: letterOf });
    expect(list.indexOf(rowOf(list, 3).firstElementChild!)).to.equal(3);
    expect(list.indexOf(list.querySelector('[data-group]')!)).to.equal(-1);
    expect(list.indexOf(document.body)).to.equal(-1);
  });

  it('are articles of a feed, with its keys', async () => {
    const box = await home();
    box.innerHTML = '<button>Before</button>';
    const renderItem = (item: unknown) => html`<h3 style="height: 90px; margin: 0">${(item as Item).id}</h3>`;
    const list = await listOf(box, { items: items(100), feed: true, renderItem });
    box.append(Object.assign(document.createElement('button'), { textContent: 'After' }));
    rowOf(list, 0).focus();
    const focused = () => Number((document.activeElement as HTMLElement).dataset.index);
    for (let step = 1; step < 12; step++) {
      await sendKeys({ press: 'PageDown' });
      await waitUntil(() => focused() === step, `PageDown to ${step}`);
    }
    await sendKeys({ press: 'PageUp' });
    await waitUntil(() => focused() === 10, 'PageUp');
    const { role } = rowOf(list, 10);
    expect([role, rowOf(list, 10).ariaPosInSet]).to.deep.equal(['article', '11']);
    list.loading = true;
    await list.updateComplete;
    expect(list.shadowRoot!.querySelector('[role="feed"]')!.ariaBusy).to.equal('true');
    await expect(list).to.be.accessible();
    await keys('Control+End');
    expect(document.activeElement!.textContent).to.equal('After');
    rowOf(list, 10).focus();
    await keys('Control+Home');
    expect(document.activeElement!.textContent).to.equal('Before');
  });

  it('make room for a text while there are none, and while more come', async () => {
    const list = await fixture<NcList>(
      '<nc-list items="[]"><p slot="empty">No news</p><p slot="loading">Wait</p></nc-list>',
    );
    await calm(list);
    expect(list.querySelector<HTMLElement>('[slot="empty"]')!.offsetHeight).to.be.greaterThan(0);
    list.loading = true;
    await drawn();
    expect(list.querySelector<HTMLElement>('[slot="empty"]')!.offsetHeight).to.equal(0);
    expect(list.querySelector<HTMLElement>('[slot="loading"]')!.offsetHeight).to.be.greaterThan(0);
  });
});
