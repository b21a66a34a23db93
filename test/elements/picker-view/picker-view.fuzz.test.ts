import 'nacre/elements/picker-view';
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcPickerView } from 'nacre/elements/picker-view';
import type { NcPickerViewColumn } from 'nacre/elements/picker-view-column';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { logEvents, rowAt, type LoggedEvent } from './wheel-fixture.js';

type Step =
  | { do: 'items'; at: number; size: number }
  | { do: 'value'; at: number; to: number }
  | { do: 'values'; to: number[] }
  | { do: 'key'; at: number; key: string }
  | { do: 'notch'; at: number; rows: number }
  | { do: 'remove' | 'settle' | 'hide' | 'loop'; at: number }
  | { do: 'add'; at: number; size: number; value: number }
  | { do: 'wait' };

const at = fc.nat(3);
const size = fc.oneof(
  fc.constant(0),
  fc.constant(1),
  fc.integer({ min: 2, max: 5 }),
  fc.integer({ min: 20, max: 301 }),
);
const place = fc.integer({ min: -2, max: 320 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('items' as const), at, size }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('value' as const), at, to: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('values' as const), to: fc.array(place, { maxLength: 5 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('key' as const),
      at,
      key: fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('notch' as const), at, rows: fc.constantFrom(-2, -1, 1, 3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('remove', 'settle', 'hide', 'loop'), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), at, size, value: place }) },
  { weight: 3, arbitrary: fc.constant({ do: 'wait' as const }) },
);

/** A column, as the model expects it. */
interface Model {
  size: number;
  value: number;
  loop: boolean;
  hidden: boolean;
}

const texts = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`);
/** The value of a column for a value that was set. A column without rows keeps it for later. */
const within = ({ size: count }: Model, value: number) => {
  const from = Math.max(0, value);
  return count ? Math.min(from, count - 1) : from;
};
const WAYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -Infinity,
  End: Infinity,
};

/** The row to which the user turns by this many rows. */
function turned({ size: count, value, loop }: Model, rows: number): number {
  if (Number.isFinite(rows) && loop && count > 1 && Math.abs(rows) <= count) return (value + rows + 5 * count) % count;
  return Math.max(0, Math.min(value + rows, count - 1));
}

class Run {
  readonly view: NcPickerView;
  readonly log: LoggedEvent[];
  readonly models: Model[] = [];
  /** The values that `change` should report, and those that it did. */
  expected: string[] = [];

  constructor(home: HTMLElement) {
    this.view = home.appendChild(document.createElement('nc-picker-view'));
    this.log = logEvents(this.view);
  }

  get columns(): NcPickerViewColumn[] {
    return [...this.view.children] as NcPickerViewColumn[];
  }

  async apply(given: Step): Promise<void> {
    if (given.do === 'wait') {
      await settled(this.view);
      await drawn();
      return;
    }
    if (given.do === 'values') {
      this.view.value = given.to;
      this.models.forEach((model, index) => {
        if (index < given.to.length) model.value = within(model, given.to[index]!);
      });
      return;
    }
    if (given.do === 'add') {
      const column = document.createElement('nc-picker-view-column');
      column.items = texts(given.size);
      const model: Model = { size: given.size, value: 0, loop: false, hidden: false };
      this.view.append(column);
      // It replaces a value that the view may already have for the column.
      column.value = given.value;
      model.value = within(model, given.value);
      this.models.push(model);
      return;
    }
    const index = given.at % Math.max(1, this.models.length);
    const model = this.models[index];
    const column = this.columns[index];
    if (!model || !column) return;
    switch (given.do) {
      case 'items':
        model.size = given.size;
        column.items = texts(given.size);
        model.value = within(model, model.value);
        // A value out of range is corrected when the rows are drawn, not before.
        await column.updateComplete;
        break;
      case 'value':
        column.value = given.to;
        model.value = within(model, given.to);
        await column.updateComplete;
        break;
      case 'key':
        column.dispatchEvent(new KeyboardEvent('keydown', { key: given.key, cancelable: true }));
        this.#turn(model, WAYS[given.key]!);
        break;
      case 'notch':
        column.dispatchEvent(new WheelEvent('wheel', { deltaY: 120 * given.rows, cancelable: true }));
        this.#turn(model, given.rows);
        break;
      case 'settle':
        column.settle();
        break;
      case 'loop':
        model.loop = column.loop = !column.loop;
        await column.updateComplete;
        break;
      case 'hide':
        model.hidden = column.hidden = !column.hidden;
        break;
      case 'remove':
        column.remove();
        this.models.splice(index, 1);
        break;
    }
  }

  check(): void {
    const values = this.models.map(({ value }) => value);
    if (this.models.length) expect(this.view.value).to.deep.equal(values);
    const changes = this.log.filter(([type]) => type === 'change').map(([, value]) => String(value));
    expect(changes).to.deep.equal(this.expected);
    const count = (type: string) => this.log.filter(([each]) => each === type).length;
    expect(count('pickstart') - count('pickend')).to.be.within(0, 1);
  }

  /** All wheels have stopped on their values, and show them. */
  async end(): Promise<void> {
    for (const column of this.columns) column.settle();
    await settled(this.view);
    for (const column of this.columns) column.hidden = false;
    await drawn();
    this.check();
    const types = this.log.map(([type]) => type).filter((type) => type !== 'change');
    types.forEach((type, index) => expect(type).to.equal(index % 2 ? 'pickend' : 'pickstart'));
    expect(types.length % 2).to.equal(0);
    this.columns.forEach((column, index) => {
      const { size: count, value } = this.models[index]!;
      expect(rowAt(column), `column ${index}`).to.equal(count ? `row ${value}` : undefined);
    });
    this.view.remove();
  }

  #turn(model: Model, rows: number): void {
    if (!model.size) return;
    const value = turned(model, rows);
    if (value === model.value) return;
    model.value = value;
    this.expected.push(String(this.models.map((each) => each.value)));
  }
}

describe('<nc-picker-view> with random actions', () => {
  before(useTokens);

  it('stops on the rows that users and code choose while rows and columns change', async function () {
    this.timeout(60_000);
    const home = document.body.appendChild(document.createElement('div'));
    home.style.width = '400px';
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
          home.replaceChildren();
          const run = new Run(home);
          for (const each of [{ do: 'add', at: 0, size: 31, value: 3 } as const, ...steps]) {
            await run.apply(each);
            run.check();
          }
          await run.end();
        }),
        {
          numRuns: 60,
          seed: -2089019967,
          path: '13:2:1:3:3:9:8:8:8:8:8:8:8:9:14:14:14:16:16:18:18:18:18:18:17:16:18:17:17:17:17:17',
          endOnFailure: true,
        },
      );
    } finally {
      home.remove();
    }
  });
});
