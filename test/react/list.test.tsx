import { expect, waitUntil } from '@open-wc/testing';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { NcList } from 'nacre/elements/list';
import { List } from 'nacre/react/list';
import { calm, expectFilled, items, rowOf, scrollBy, seen, uneven, type Item } from '../elements/list/list-fixture.js';
import { mount, unmountAll } from '../helpers/react.js';

const style = { height: 300, width: 300 };

const row = ({ id, height }: Item) => <div style={{ height }}>Row {id}</div>;

function Counter({ id }: { id: number }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Row {id}: {count}
    </button>
  );
}

describe('<List> in React', () => {
  afterEach(unmountAll);

  it('renders the rows in view', async () => {
    const { find } = mount(<List items={items(10_000, uneven)} itemKey="id" renderItem={row} style={style} />, {
      strict: true,
    });
    const list = find<NcList>('nc-list');
    await calm(list);
    expect(expectFilled(list)[0]!.text).to.equal('Row 0');
    expect(list.children.length).to.be.below(40);
    expect(rowOf(list, 3).getAttribute('aria-posinset')).to.equal('4');
    await scrollBy(list, 3000);
    expectFilled(list);
    await list.scrollToIndex(7000);
    await calm(list);
    expect(expectFilled(list)[0]!.text).to.equal('Row 7000');
  });

  it('renders no row without an item when a filter leaves fewer items than a row that was typed in', async () => {
    let filter!: (isOn: boolean) => void;
    const all = items(500);
    const rendered: unknown[] = [];
    function Page() {
      const [isOn, setOn] = useState(true);
      filter = setOn;
      return (
        <List
          items={isOn ? all.filter(({ id }) => id === 399) : all}
          itemKey="id"
          renderItem={(item) => {
            rendered.push(item);
            return (
              <p>
                {item.id} <input />
              </p>
            );
          }}
          style={style}
        />
      );
    }
    const { find } = mount(<Page />);
    const list = find<NcList>('nc-list');
    await calm(list);
    const field = rowOf(list, 0).querySelector('input')!;
    field.value = 'typed';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    flushSync(() => filter(false));
    await calm(list);
    expect(rowOf(list, 399).querySelector('input'), 'the row goes where its item is').to.equal(field);
    expectFilled(list);
    flushSync(() => filter(true));
    await calm(list);
    expect(rowOf(list, 0).querySelector('input')).to.equal(field);
    expect(list.children).to.have.length(1);
    expect(rendered).not.to.include(undefined);
  });

  it('keeps rows with their state, and their place, when items come above', async () => {
    let set!: (items: Item[]) => void;
    function Page() {
      const [all, setAll] = useState(() => items(500));
      set = setAll;
      return <List items={all} itemKey="id" renderItem={({ id }) => <Counter id={id} />} style={style} />;
    }
    const { find } = mount(<Page />);
    const list = find<NcList>('nc-list');
    await calm(list);
    await list.scrollToIndex(200);
    await calm(list);
    const button = rowOf(list, 205).querySelector('button')!;
    button.click();
    const before = button.getBoundingClientRect().top;
    flushSync(() => set([...items(50, undefined, 1000), ...items(500)]));
    await calm(list);
    expect(rowOf(list, 255).querySelector('button')).to.equal(button);
    expect(button.textContent).to.equal('Row 205: 1');
    expect(button.getBoundingClientRect().top).to.be.closeTo(before, 1);
  });

  it('stays at its end as a chat, and says what is new to a reader who has scrolled up', async () => {
    let set!: (items: Item[]) => void;
    const counts: number[] = [];
    function Chat() {
      const [all, setAll] = useState(() => items(200, uneven));
      set = setAll;
      return (
        <List
          anchor="end"
          items={all}
          itemKey="id"
          renderItem={row}
          style={style}
          onNewItems={(event) => counts.push(event.count)}
        >
          <button type="button" slot="new-items">
            New
          </button>
        </List>
      );
    }
    const { find } = mount(<Chat />, { strict: true });
    const list = find<NcList>('nc-list');
    await calm(list);
    const isAtEnd = (index: number) => {
      const last = expectFilled(list).at(-1)!;
      expect(last.index).to.equal(index);
      expect(last.bottom).to.be.closeTo(300, 1);
    };
    isAtEnd(199);
    flushSync(() => set(items(203, uneven)));
    await calm(list);
    isAtEnd(202);
    await scrollBy(list, -400);
    const [first] = seen(list);
    flushSync(() => set([...items(20, uneven, 5000), ...items(205, uneven)]));
    await calm(list);
    expect(seen(list)[0]!.text).to.equal(first!.text);
    expect(seen(list)[0]!.top).to.be.closeTo(first!.top, 1);
    expect(counts).to.deep.equal([2]);
    expect(find('button').offsetHeight).to.be.greaterThan(0);
    await list.scrollToEnd();
    await calm(list);
    isAtEnd(224);
    expect(counts).to.deep.equal([2, 0]);
  });

  it('keeps the row with the focus', async () => {
    const { find } = mount(
      <List items={items(500)} itemKey="id" renderItem={({ id }) => <Counter id={id} />} style={style} />,
    );
    const list = find<NcList>('nc-list');
    await calm(list);
    const button = rowOf(list, 2).querySelector('button')!;
    button.focus();
    await list.scrollToIndex(300);
    await calm(list);
    expect(document.activeElement).to.equal(button);
    expect(expectFilled(list)[0]!.index).to.equal(300);
  });

  it('renders headers of groups, and items that come later', async () => {
    const load: number[] = [];
    let set!: (items: Item[]) => void;
    function Page() {
      const [all, setAll] = useState<Item[]>([]);
      set = setAll;
      return (
        <List
          items={all}
          count={1000}
          groupOf={(_, index) => Math.floor(index / 100)}
          renderGroup={(group) => <h2 style={{ margin: 0 }}>Group {group}</h2>}
          renderItem={(item: Item | undefined, index) => (
            <p style={{ height: 40, margin: 0 }}>{item?.id ?? `Wait ${index}`}</p>
          )}
          onRangeChange={({ start, end }) => load.push(start, end)}
          style={style}
        />
      );
    }
    const { find } = mount(<Page />);
    const list = find<NcList>('nc-list');
    await calm(list);
    expect(load[0]).to.equal(0);
    expect(list.querySelector('h2')!.textContent).to.equal('Group 0');
    expect(seen(list)[0]!.text).to.equal('Wait 0');
    flushSync(() => set(items(1000)));
    await waitUntil(() => seen(list)[0]!.text === '0');
    await list.scrollToIndex(550);
    await calm(list);
    const header = list.querySelector<HTMLElement>('[data-group="500"]')!;
    expect(header.textContent).to.equal('Group 5');
    expect(header.getBoundingClientRect().top).to.be.closeTo(list.getBoundingClientRect().top, 1);
    expect(rowOf(list, 550).getBoundingClientRect().top).to.be.closeTo(header.getBoundingClientRect().bottom, 1);
  });

  it('shows the names of groups with space around them, unless it is told how', async () => {
    const space = (list: NcList): number => {
      const header = list.querySelector('[data-group]')!;
      const range = document.createRange();
      range.selectNodeContents(header);
      return range.getBoundingClientRect().left - header.getBoundingClientRect().left;
    };
    const page = (renderGroup?: (group: number) => ReactNode) => (
      <List
        items={items(100)}
        itemKey="id"
        groupOf={(_, index) => Math.floor(index / 10)}
        {...(renderGroup && { renderGroup })}
        renderItem={({ id }) => <p>{id}</p>}
        style={style}
      />
    );
    const plain = mount(page()).find<NcList>('nc-list');
    await calm(plain);
    expect(space(plain)).to.equal(16);
    const own = mount(page((group) => <span>{group}</span>)).find<NcList>('nc-list');
    await calm(own);
    expect(space(own)).to.equal(0);
  });
});
