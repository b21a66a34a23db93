import 'nacre/elements/picker-view';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcPickerView } from 'nacre/elements/picker-view';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { drag, keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { allInside } from '../../../elements/internal/observe/flat.js';
import { elementSuite } from '../../suites/element-suite.js';
import { logEvents, untilStopped, rowAt, spotOf, type LoggedEvent } from './wheel-fixture.js';

const list = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
const columnHtml = (label: string, texts: readonly string[]) =>
  `<nc-picker-view-column label="${label}">${texts.map((text) => `<div>${text}</div>`).join('')}</nc-picker-view-column>`;
const two = columnHtml('A', list(1, 9)) + columnHtml('B', list(11, 19));
const columnsOf = (view: NcPickerView) => [...view.children] as NcPickerViewColumn[];

describe('<nc-picker-view>', () => {
  let log: LoggedEvent[];

  const create = async (settings: Partial<NcPickerView> = {}, sizes = [301, 12, 31]): Promise<NcPickerView> => {
    const view = await fixture<NcPickerView>(
      html`<nc-picker-view style="width: 300px">
        ${sizes.map(
          (size, index) =>
            html`<nc-picker-view-column label=${`Column ${index}`} .items=${list(1, size)}></nc-picker-view-column>`,
        )}
      </nc-picker-view>`,
    );
    Object.assign(view, settings);
    await settled(view);
    await drawn();
    log = logEvents(view);
    return view;
  };
  const seen = (view: NcPickerView) => columnsOf(view).map((column) => rowAt(column));

  elementSuite<NcPickerView>({
    tag: 'nc-picker-view',
    html: `<nc-picker-view>${two}</nc-picker-view>`,
    states: {
      set: `<nc-picker-view value="[0,1]" immediate-change>${two}</nc-picker-view>`,
      styled: `<nc-picker-view indicator-style="background: var(--nc-color-primary-soft)" mask-style="background: none">${two}</nc-picker-view>`,
      empty: `<nc-picker-view></nc-picker-view>`,
    },
    properties: {
      value: { default: [], sample: [1, 2] },
      indicatorStyle: { default: '', sample: 'color: red' },
      indicatorClass: { default: '', sample: 'band' },
      maskStyle: { default: '', sample: 'opacity: 0.5' },
      maskClass: { default: '', sample: 'veil' },
      immediateChange: { default: false, sample: true },
    },
    rest: (view) => allInside<NcPickerViewColumn>(view, 'nc-picker-view-column').forEach((column) => column.settle()),
    use: (view) => {
      for (const column of view.children) column.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    },
  });

  describe('value', () => {
    it('is the value of each column, in whatever order view and columns are created', async () => {
      const view = await create({ value: [126, 4, 14] });
      expect(view.value).to.deep.equal([126, 4, 14]);
      expect(seen(view)).to.deep.equal(['127', '5', '15']);
      const late = document.createElement('nc-picker-view');
      late.value = [1, 2];
      view.after(late);
      for (const size of [5, 5]) {
        const column = document.createElement('nc-picker-view-column');
        late.append(column);
        column.items = list(1, size);
      }
      expect(late.value).to.deep.equal([1, 2]);
      await settled(late);
      await drawn();
      expect(seen(late)).to.deep.equal(['2', '3']);
      late.remove();
    });

    it('may be shorter or longer than the columns, and out of range', async () => {
      const view = await create({ value: [1, 1, 1] });
      view.value = [5];
      expect(view.value).to.deep.equal([5, 1, 1]);
      view.value = [999, -1, 30, 7];
      expect(view.value).to.deep.equal([300, 0, 30]);
      await settled(view);
      expect(seen(view)).to.deep.equal(['301', '1', '31']);
      expect(log).to.deep.equal([]);
    });

    it('is a copy', async () => {
      const given = [1, 2, 3];
      const view = await create({ value: given });
      given[0] = 9;
      view.value.push(4);
      expect(view.value).to.deep.equal([1, 2, 3]);
    });

    it('stays for the other columns when one is added or removed', async () => {
      const view = await create({ value: [7, 8, 9] });
      view.children[1]!.remove();
      expect(view.value).to.deep.equal([7, 9]);
      const column = document.createElement('nc-picker-view-column');
      column.items = list(1, 20);
      column.value = 3;
      view.append(column);
      await settled(view);
      expect(view.value.slice(0, 2)).to.deep.equal([7, 9]);
      expect(view.value.length).to.equal(3);
    });
  });

  describe('fires', () => {
    it('change with the values of all columns', async () => {
      const view = await create({ value: [10, 5, 20] });
      const changes: number[][] = [];
      view.addEventListener('change', (event) => changes.push((event as Event & { value: number[] }).value));
      const [x, y] = spotOf(columnsOf(view)[2]!);
      await drag(
        [
          [x, y],
          [x, y - 88],
        ],
        { hold: 200 },
      );
      await untilStopped(log);
      expect(changes).to.deep.equal([[10, 5, 22]]);
      expect(log).to.deep.equal([
        ['pickstart', [10, 5, 20]],
        ['change', [10, 5, 22]],
        ['pickend', [10, 5, 22]],
      ]);
      expect(seen(view)).to.deep.equal(['11', '6', '23']);
    });

    it('each event once', async () => {
      const view = await create();
      const heard: unknown[] = [];
      view.parentElement!.addEventListener('change', (event) => heard.push(event.target));
      columnsOf(view)[0]!.focus();
      await keys('ArrowDown');
      await untilStopped(log);
      expect(log.map(([type]) => type)).to.deep.equal(['pickstart', 'change', 'pickend']);
      expect(heard, 'not that of its column').to.deep.equal([view]);
    });

    it('change for each passing row, with immediate-change', async () => {
      const view = await create({ value: [10, 5, 20], immediateChange: true });
      const [x, y] = spotOf(columnsOf(view)[0]!);
      await drag(
        [
          [x, y + 66],
          [x, y - 66],
        ],
        { hold: 200 },
      );
      await untilStopped(log);
      const years = log.filter(([type]) => type === 'change').map(([, value]) => (value as number[])[0]);
      expect(years).to.deep.equal([11, 12, 13]);
    });

    it('pickstart and pickend once while two wheels turn', async () => {
      const view = await create();
      const [first, second] = columnsOf(view);
      for (const column of [first!, second!]) {
        column.focus();
        await keys('ArrowDown');
      }
      await waitUntil(() => String(log.at(-1)) === 'pickend,1,1,0');
      const count = (type: string) => log.filter(([each]) => each === type).length;
      expect(count('pickstart')).to.equal(count('pickend'));
      expect(count('change')).to.equal(2);
    });

    it('pickend when a moving column or the view is removed', async () => {
      for (const remove of [
        (view: NcPickerView) => view.children[0]!.remove(),
        (view: NcPickerView) => view.remove(),
      ]) {
        const view = await create();
        columnsOf(view)[0]!.focus();
        await keys('End');
        remove(view);
        expect(log.map(([type]) => type)).to.deep.equal(['pickstart', 'change', 'pickend']);
      }
    });
  });

  it('lets a listener of change replace the rows of another column', async () => {
    const view = await create({ value: [0, 0, 30] });
    const days = [31, 28];
    view.addEventListener('change', () => (columnsOf(view)[2]!.items = list(1, days[view.value[1]!]!)));
    columnsOf(view)[1]!.focus();
    await keys('ArrowDown');
    expect(view.value).to.deep.equal([0, 1, 27]);
    await untilStopped(log);
    await drawn();
    expect(seen(view)).to.deep.equal(['1', '2', '28']);
  });

  it('needs less than 100 nodes for 301 years, 12 months and 31 days', async () => {
    const view = await create({ value: [126, 4, 14] });
    const count = (root: Element | ShadowRoot): number =>
      [...root.childNodes].reduce(
        (sum, node) =>
          sum + 1 + (node instanceof Element ? count(node) + (node.shadowRoot ? count(node.shadowRoot) : 0) : 0),
        0,
      );
    expect(count(view)).to.be.below(100);
  });

  describe('looks', () => {
    const part = (view: NcPickerView, name: string) => view.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);

    it('as indicator-style and mask-style say', async () => {
      const view = await create({ indicatorStyle: 'height: 50px; background: red', maskStyle: 'background: lime' });
      const indicator = part(view, 'indicator')!.getBoundingClientRect();
      expect(indicator.height).to.equal(50);
      expect(view.offsetHeight, 'five rows of that height').to.equal(250);
      expect(indicator.top + 25).to.equal(view.getBoundingClientRect().top + 125);
      expect(getComputedStyle(part(view, 'indicator')!).backgroundColor).to.equal('rgb(255, 0, 0)');
      expect(getComputedStyle(part(view, 'mask')!).backgroundColor).to.equal('rgb(0, 255, 0)');
      view.indicatorStyle = '';
      view.maskStyle = '';
      await view.updateComplete;
      expect(view.offsetHeight).to.equal(220);
      expect(part(view, 'mask')).to.equal(null);
    });

    it('as the page styles the part names of indicator-class and mask-class', async () => {
      const home = await fixture<HTMLElement>(html`
        <div>
          <style>
            nc-picker-view::part(band) {
              background: rgb(1, 2, 3);
            }
            nc-picker-view::part(veil) {
              background: rgb(4, 5, 6);
            }
          </style>
          <nc-picker-view indicator-class="band" mask-class="veil"></nc-picker-view>
        </div>
      `);
      const view = home.querySelector('nc-picker-view')!;
      await settled(home);
      expect(getComputedStyle(part(view, 'indicator')!).backgroundColor).to.equal('rgb(1, 2, 3)');
      expect(getComputedStyle(part(view, 'mask')!).backgroundColor).to.equal('rgb(4, 5, 6)');
    });

    it('as high as the page sets', async () => {
      const view = await create({ value: [126, 4, 14] });
      view.style.height = '120px';
      await drawn();
      expect(columnsOf(view).map((column) => column.offsetHeight)).to.deep.equal([120, 120, 120]);
      expect(seen(view)).to.deep.equal(['127', '5', '15']);
    });

    it('from right to left in right-to-left text', async () => {
      const view = await create();
      view.dir = 'rtl';
      const [first, second] = columnsOf(view).map((column) => column.getBoundingClientRect().left);
      expect(first).to.be.above(second!);
    });
  });
});
