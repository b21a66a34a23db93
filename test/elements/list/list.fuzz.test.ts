import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcList } from 'nacre/elements/list';
import { calm, expectFilled, listOf, rowOf, seen, type Item } from './list-fixture.js';

type Step =
  | { do: 'insert' | 'remove' | 'replace'; at: number; count: number }
  | { do: 'scroll'; by: number }
  | { do: 'jump'; at: number; block: ScrollLogicalPosition }
  | { do: 'grow'; at: number; height: number }
  | { do: 'resize'; height: number }
  | { do: 'shuffle' | 'turn' | 'hide' | 'move' | 'top' | 'bottom' };

const at = fc.integer({ min: 0, max: 999 }).map((part) => part / 1000);
const height = fc.integer({ min: 1, max: 400 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom('insert', 'remove', 'replace'), at, count: fc.nat(60) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('scroll' as const), by: fc.integer({ min: -900, max: 900 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      at,
      block: fc.constantFrom<ScrollLogicalPosition[]>('start', 'center', 'end', 'nearest'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('grow' as const), at, height }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('resize' as const), height: fc.integer({ min: 60, max: 500 }) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('shuffle', 'turn', 'hide', 'move', 'top', 'bottom') }) },
);

/** How many sequences are tried. Each takes a second, and many on a busy machine. */
const SEQUENCES = 4;

const TOLERANCE = 1.1;

/** A list, and what it is to show. */
class Run {
  readonly home: HTMLElement;
  list!: NcList;
  #items: Item[] = [];
  #made = 0;
  #view = 300;

  constructor(home: HTMLElement) {
    this.home = home;
  }

  async start(count: number, isWide: boolean): Promise<void> {
    this.#items = this.#make(count);
    this.list = await listOf(this.home, { items: [...this.#items], estimatedSize: isWide ? 300 : 0 }, this.#view);
    this.#check();
  }

  async take(given: Step): Promise<void> {
    const items = this.#items;
    const index = 'at' in given ? Math.floor(given.at * items.length) : 0;
    const before = seen(this.list);
    if (given.do === 'insert') items.splice(index, 0, ...this.#make(given.count));
    else if (given.do === 'remove') items.splice(index, given.count);
    else if (given.do === 'replace') items.splice(index, given.count, ...this.#make(given.count >> 1));
    else if (given.do === 'shuffle') items.reverse();
    if (['insert', 'remove', 'replace'].includes(given.do)) {
      await this.#set();
      this.#isWhereItWas(before);
    } else if (given.do === 'shuffle') await this.#set();
    else if (given.do === 'grow') await this.#grow(index, given.height);
    else if (given.do === 'jump') await this.#jump(index, given.block);
    else if (given.do === 'scroll') this.list.scrollTop += given.by;
    else if (given.do === 'top') await this.#jump(0, 'start');
    else if (given.do === 'bottom') await this.#jump(items.length - 1, 'end');
    else if (given.do === 'resize') {
      this.#view = given.height;
      this.list.style.height = `${given.height}px`;
    } else if (given.do === 'turn') this.home.dir = this.home.dir ? '' : 'rtl';
    else if (given.do === 'move') this.home.append(this.list);
    else {
      this.list.hidden = true;
      await calm(this.list);
      this.list.hidden = false;
    }
    await calm(this.list);
    await calm(this.list);
    if (['hide', 'move'].includes(given.do)) this.#isWhereItWas(before);
    this.#check();
  }

  /** Rows are the model's, in its order, with its heights; without gaps, and they fill the view. */
  #check(): void {
    const items = this.#items;
    if (items.length === 0) {
      expect(seen(this.list)).to.deep.equal([]);
      return;
    }
    for (const { index, text, top, bottom } of expectFilled(this.list)) {
      expect(text, 'text').to.equal(`Row ${items[index]!.id}`);
      expect(bottom - top, `height of ${text}`).to.be.closeTo(items[index]!.height, 0.1);
    }
    const indexes = [...this.list.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) =>
      Number(dataset.index),
    );
    expect(indexes, 'order in the page').to.deep.equal(indexes.toSorted((one, other) => one - other));
    expect(indexes.length, 'rows in the page').to.be.below(700 / Math.min(...items.map((item) => item.height)) + 900);
  }

  /**
   * The first row in view that is still there has not moved; unless the list has become too short for that. Rows that
   * ended before the view did come down as soon as the scroller rests.
   */
  #isWhereItWas(before: readonly { text: string; top: number; bottom: number }[]): void {
    if (before.length && before.at(-1)!.bottom < this.#view - 1) return;
    const now = seen(this.list);
    const texts = new Set(this.#items.map(({ id }) => `Row ${id}`));
    const first = before.find(({ text }) => texts.has(text));
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    if (!first || scrollTop < 1 || scrollTop > scrollHeight - clientHeight - 1) return;
    const same = now.find(({ text }) => text === first.text);
    expect(same, `${first.text} is still in view`).to.not.equal(undefined);
    expect(same!.top, `place of ${first.text}`).to.be.closeTo(first.top, TOLERANCE);
  }

  async #jump(index: number, block: ScrollLogicalPosition): Promise<void> {
    if (!this.#items.length) return;
    await this.list.scrollToIndex(index, { block });
    await calm(this.list);
    const rows = seen(this.list);
    const row = rows.find((each) => each.index === index);
    expect(row, `row ${index} in view`).to.not.equal(undefined);
    const { top, bottom } = row!;
    const view = this.#view;
    const isFirst = rows[0]!.index === 0 && rows[0]!.top > -TOLERANCE;
    const isLast = rows.at(-1)!.index === this.#items.length - 1 && rows.at(-1)!.bottom < view + TOLERANCE;
    if (block === 'start' && !isLast) expect(top, 'start').to.be.closeTo(0, TOLERANCE);
    if (block === 'end' && !isFirst) expect(bottom, 'end').to.be.closeTo(view, TOLERANCE);
    if (block === 'center' && !isFirst && !isLast)
      expect((top + bottom) / 2, 'centre').to.be.closeTo(view / 2, TOLERANCE);
  }

  async #grow(index: number, to: number): Promise<void> {
    const item = this.#items[index];
    if (!item) return;
    item.height = to;
    const element = rowOf(this.list, index)?.firstElementChild as HTMLElement | undefined;
    if (element) element.style.height = `${to}px`;
    // Its content is made again when it comes back.
    else this.list.refresh();
    await calm(this.list);
  }

  async #set(): Promise<void> {
    this.list.items = [...this.#items];
    await calm(this.list);
  }

  #make(count: number): Item[] {
    return Array.from({ length: count }, () => ({ id: this.#made++, height: 12 + ((this.#made * 7919) % 150) }));
  }
}

describe('<nc-list> against a model', () => {
  it('shows the right rows at the right places after anything that may happen', async () => {
    const home = document.createElement('div');
    home.style.width = '300px';
    document.body.append(home);
    const start = fc.record({ count: fc.constantFrom(0, 3, 40, 2000), isWide: fc.boolean() });
    try {
      await fc.assert(
        fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 14 }), async ({ count, isWide }, steps) => {
          home.replaceChildren();
          home.dir = '';
          const run = new Run(home);
          await run.start(count, isWide);
          for (const each of steps) await run.take(each);
        }),
        { numRuns: SEQUENCES, includeErrorInReport: true },
      );
      expect(home.childElementCount).to.equal(1);
    } finally {
      home.remove();
    }
  });
});
