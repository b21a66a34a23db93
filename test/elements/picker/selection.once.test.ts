import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { RegionList, RegionSource } from '../../../elements/picker/model/region.js';
import { plainSpaces } from '../../helpers/spaces.js';
import { parseValue, type PickerOptions, type PickerValue } from '../../../elements/picker/model/value.js';
import { PanelSelection } from '../../../elements/picker/panel/selection.js';
import { search } from '../../../elements/picker/panel/search.js';

/** The properties of a picker, and the value that was given to it. */
interface Properties extends PickerOptions {
  given: unknown;
  range: unknown;
  mode: string;
  start: string;
  end: string;
  fields: string;
}

const propertiesOf = (more: Partial<Properties>): Properties => ({
  mode: 'selector',
  range: undefined,
  rangeKey: '',
  start: '',
  end: '',
  fields: '',
  step: 0,
  given: '',
  ...more,
});

function selectionOf(more: Partial<Properties>, rowsLoaded = () => {}) {
  const options = propertiesOf(more);
  const chosen = () => parseValue(options.given, options) ?? null;
  const selection = new PanelSelection({
    options,
    chosen,
    start: chosen,
    label: 'Rows',
    language: () => 'en',
    rowsLoaded,
  });
  const shown = () => selection.columns.map(({ rows, index }) => rows[index]);
  return { options, selection, shown };
}

const rows = (length: number) => Array.from({ length }, (_, index) => `Row ${index}`);

describe('the value of a picker', () => {
  const selector = (given: unknown, range?: unknown) => parseValue(given, propertiesOf({ range }));
  const multi = (given: unknown, range?: unknown) => parseValue(given, propertiesOf({ mode: 'multiSelector', range }));
  const region = (given: unknown) => parseValue(given, propertiesOf({ mode: 'region' }));

  it('is the index of an existing row', () => {
    expect([1, '1', 1.7, -3, 9, ''].map((given) => selector(given, ['a', 'b', 'c']))).to.deep.equal([
      1,
      1,
      1,
      0,
      2,
      null,
    ]);
    expect([selector(9), selector(9, []), selector('x', ['a']), selector(NaN, ['a'])]).to.deep.equal([
      9,
      null,
      undefined,
      undefined,
    ]);
  });

  it('is an index for each column', () => {
    const range = [['a', 'b'], ['c'], []];
    expect([multi([1, 5, 2, 7], range), multi('1,0', range), multi('[0]', range), multi([], range)]).to.deep.equal([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
      null,
    ]);
    expect([multi([3, 4]), multi([3, 4], []), multi(['x'], range)]).to.deep.equal([[3, 4], null, undefined]);
  });

  it('is the names of places', () => {
    expect([region('A,B'), region('["A, B","C"]'), region(['A']), region([])]).to.deep.equal([
      ['A', 'B'],
      ['A, B', 'C'],
      ['A'],
      null,
    ]);
  });

  it('is never beyond the rows, with random ranges', () => {
    const ranges = fc.array(fc.nat(5).map(rows), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), fc.array(ranges, { minLength: 1 }), (given, all) => {
        for (const range of all) {
          const value = multi(given, range) as readonly number[] | null;
          if (!given.length || !range.length) expect(value).to.equal(null);
          else
            expect(
              value!.map((row, column) => range[column]!.length === 0 || range[column]![row] !== undefined),
            ).to.deep.equal(range.map(() => true));
        }
      }),
    );
  });
});

describe('the selection of a picker', () => {
  it('chooses a row, the first one by default', () => {
    const { selection, shown } = selectionOf({ range: ['a', 'b', 'c'] });
    expect([shown(), selection.value, selection.columns[0]!.label]).to.deep.equal([['a'], 0, 'Rows']);
    selection.pick(0, 2);
    expect([shown(), selection.value]).to.deep.equal([['c'], 2]);
    expect(selectionOf({ range: [{ title: 'A' }, { title: 'B' }], rangeKey: 'title', given: 1 }).shown()).to.deep.equal(
      ['B'],
    );
    expect(selectionOf({ range: [] }).selection.value).to.equal(null);
    expect(selectionOf({ range: 'nonsense' }).selection.value).to.equal(null);
  });

  it('follows columns that change, and keeps the arrays of the others, with random steps', () => {
    const sizes = fc.array(fc.nat(6), { maxLength: 4 });
    const steps = fc.array(
      fc.oneof(
        sizes,
        fc.tuple(fc.nat(3), fc.integer({ min: -2, max: 9 })).map(([column, row]) => ({ column, row })),
      ),
    );
    fc.assert(
      fc.property(sizes, steps, (first, list) => {
        const { options, selection } = selectionOf({ mode: 'multiSelector', range: first.map(rows) });
        let model = first.map((length) => ({ length, row: 0 }));
        for (const step of list) {
          const before = selection.columns;
          if (Array.isArray(step)) {
            options.range = step.map(rows);
            selection.refresh(false);
            model = step.map((length, column) => ({
              length,
              row: Math.max(0, Math.min(model[column]?.row ?? 0, length - 1)),
            }));
            for (const [column, { rows: now }] of selection.columns.entries()) {
              if (before[column]?.rows.length === now.length) expect(now === before[column].rows).to.equal(true);
            }
          } else {
            selection.pick(step.column, step.row);
            const column = model[step.column];
            if (column?.length) column.row = Math.max(0, Math.min(step.row, column.length - 1));
          }
          expect(selection.columns.map(({ index }) => index)).to.deep.equal(model.map(({ row }) => row));
          const isEmpty = model.every(({ length }) => length === 0);
          expect(selection.value).to.deep.equal(isEmpty ? null : model.map(({ row }) => row));
        }
      }),
    );
  });

  it('returns to the value only when it is reset', () => {
    const { options, selection, shown } = selectionOf({ range: ['a', 'b', 'c'], given: 1 });
    selection.pick(0, 2);
    selection.refresh(false);
    expect(shown()).to.deep.equal(['c']);
    options.given = 0;
    selection.refresh(true);
    expect(shown()).to.deep.equal(['a']);
  });

  it('follows mode, fields and limits', () => {
    const { options, selection } = selectionOf({ mode: 'date', given: '2024-02-29' });
    options.end = '2023-06-15';
    selection.refresh(false);
    expect(selection.value).to.equal('2023-06-15');
    options.end = '';
    options.fields = 'month';
    selection.refresh(false);
    expect(selection.value).to.equal('2023-06');
    options.mode = 'time';
    options.given = '10:30';
    selection.refresh(true);
    expect(selection.value).to.equal('10:30');
  });

  it('accepts typed dates and times, and explains why others are not valid', () => {
    const { selection } = selectionOf({ mode: 'date', start: '2020', end: '2030-06', given: '2024-02-29' });
    expect([selection.enterText('12/31/2025'), selection.value]).to.deep.equal(['', '2025-12-31']);
    for (const text of ['', 'soon', '2024-02-30']) {
      expect(selection.enterText(text), text).to.equal('Please enter it like this: 12/31/2025');
    }
    for (const text of ['2019-12-31', '2030-07-01']) {
      expect(plainSpaces(selection.enterText(text)), text).to.equal(
        'Please choose a date in this range: January 2020 – June 2030.',
      );
    }
    expect(selection.value).to.equal('2025-12-31');
    const time = selectionOf({ mode: 'time', given: '10:30' }).selection;
    expect([time.enterText('7 pm'), time.value, time.enterText('25:00')]).to.deep.equal([
      '',
      '19:00',
      'Please enter it like this: 7:00 PM',
    ]);
  });
});

describe('the search of a picker', () => {
  const names = ['Århus', 'Zürich', 'Neu Zürich', 'São Paulo', '上海', 'Ａｃｅ'];
  const found = (query: string) => search(names, query).map((index) => names[index]);

  it('ignores case, accents and width, and lists rows that start with the query first', () => {
    expect(found('zurich')).to.deep.equal(['Zürich', 'Neu Zürich']);
    expect(found('paulo SAO')).to.deep.equal(['São Paulo']);
    expect([found('上'), found('ace'), found('x')]).to.deep.equal([['上海'], ['Ａｃｅ'], []]);
  });

  it('filters a long list, and chooses indexes of the whole list', () => {
    const { selection, shown } = selectionOf({ range: rows(40), given: 5 });
    expect(selection.isSearchable).to.equal(true);
    selection.search('3');
    expect([selection.columns[0]!.rows.length, shown(), selection.value]).to.deep.equal([13, ['Row 3'], 3]);
    expect([selection.pick(0, 1), shown(), selection.value]).to.deep.equal([13, ['Row 13'], 13]);
    const before = selection.columns[0]!.rows;
    selection.search('13');
    expect([before.length, selection.columns[0]!.rows, selection.value]).to.deep.equal([13, ['Row 13'], 13]);
    selection.search('none');
    expect([selection.columns[0]!.rows, selection.value]).to.deep.equal([[], null]);
    selection.search('');
    expect([selection.columns[0]!.rows.length, selection.value]).to.deep.equal([40, 13]);
    expect(selectionOf({ range: rows(20) }).selection.isSearchable).to.equal(false);
  });
});

describe('the places of a picker', () => {
  const TREE: RegionList = [
    {
      name: 'Zhejiang',
      code: '33',
      children: [{ name: 'Hangzhou', code: '3301', children: ['Xihu', 'Binjiang'] }, 'Ningbo'],
    },
    { name: 'Jiangsu', code: '32', children: ['Nanjing', 'Suzhou'] },
    'Macao',
  ];
  const region = (range: unknown, given: unknown = '', rowsLoaded?: () => void) =>
    selectionOf({ mode: 'region', range, given }, rowsLoaded);

  it('have as many columns as there are levels', () => {
    const { selection, shown } = region(TREE);
    expect([shown(), selection.codes]).to.deep.equal([
      ['Zhejiang', 'Hangzhou', 'Xihu'],
      ['33', '3301', undefined],
    ]);
    selection.pick(2, 1);
    expect(selection.value).to.deep.equal(['Zhejiang', 'Hangzhou', 'Binjiang']);
    selection.pick(0, 1);
    expect(selection.value).to.deep.equal(['Jiangsu', 'Nanjing']);
    selection.pick(0, 2);
    expect([selection.value, selection.codes]).to.deep.equal([['Macao'], undefined]);
  });

  it('start with the value, as far as it exists', () => {
    expect(region(TREE, ['Jiangsu', 'Suzhou']).shown()).to.deep.equal(['Jiangsu', 'Suzhou']);
    expect(region(TREE, ['Jiangsu', 'Xihu']).shown()).to.deep.equal(['Jiangsu', 'Nanjing']);
    expect(region(TREE, ['Nowhere', 'Suzhou']).shown()).to.deep.equal(['Zhejiang', 'Hangzhou', 'Xihu']);
    expect(region([{ label: 'A', children: [{ label: 'B' }] }]).selection.value).to.deep.equal(['', '']);
  });

  /** A loader that answers when the test says so. */
  function loader() {
    const asked: { path: string; resolve: (list: RegionList | undefined) => void; reject: (error: Error) => void }[] =
      [];
    const load = (path: RegionList) =>
      new Promise<RegionList | undefined>((resolve, reject) => asked.push({ path: path.join('/'), resolve, reject }));
    const answer = async (path: string, list?: RegionList) => {
      asked.find((each) => each.path === path)!.resolve(list);
      await Promise.resolve();
      await Promise.resolve();
    };
    return { load, answer, paths: () => asked.map(({ path }) => path), asked };
  }

  it('load once, when the user gets there, and wait for the chosen ones', async () => {
    const { load, answer, paths } = loader();
    let arrivals = 0;
    const { selection } = region(load, ['B', 'D'], () => (arrivals += 1));
    expect([selection.columns.map(({ isLoading }) => isLoading), selection.value, paths()]).to.deep.equal([
      [true],
      null,
      [''],
    ]);
    await answer('', ['A', 'B']);
    expect([selection.columns.map(({ rows: list, index }) => list[index]), selection.value, arrivals]).to.deep.equal([
      ['B', undefined],
      null,
      1,
    ]);
    await answer('B', ['C', 'D']);
    expect([selection.value, paths()]).to.deep.equal([null, ['', 'B', 'B/D']]);
    await answer('B/D');
    expect(selection.value).to.deep.equal(['B', 'D']);
    selection.pick(0, 0);
    expect(selection.value).to.equal(null);
    selection.pick(0, 1);
    expect([selection.columns.length, paths()]).to.deep.equal([3, ['', 'B', 'B/D', 'A', 'B/C']]);
  });

  it('may be promises, and functions further down', async () => {
    const source: RegionSource = Promise.resolve([
      { name: 'A', children: () => ['B'] },
      { name: 'C', children: Promise.resolve(['D']) },
    ]);
    let rowsLoaded!: () => void;
    const next = () => new Promise<void>((resolve) => (rowsLoaded = resolve));
    const loaded = next();
    const { selection } = region(source, '', () => rowsLoaded());
    expect(selection.value).to.equal(null);
    await loaded;
    selection.pick(0, 1);
    const more = next();
    expect(selection.value).to.equal(null);
    await more;
    expect(selection.value).to.deep.equal(['C', 'D']);
    expect(region((path: RegionList) => (path.length < 2 ? ['A'] : undefined)).selection.value).to.deep.equal([
      'A',
      'A',
    ]);
    expect(region(() => ['for ever']).selection.value, 'a loader without end').to.have.lengthOf(10);
  });

  it('may fail to load, and can be loaded again', async () => {
    const { reportError } = window;
    const errors: unknown[] = [];
    window.reportError = (error) => errors.push(error);
    const { load, asked, answer } = loader();
    const { selection } = region(load);
    void selection.columns;
    asked[0]!.reject(new Error('Offline'));
    await Promise.resolve();
    await Promise.resolve();
    window.reportError = reportError;
    expect([selection.hasFailed, selection.value, errors.map(String)]).to.deep.equal([true, null, ['Error: Offline']]);
    asked.length = 0;
    selection.retry();
    expect([selection.hasFailed, selection.columns.length, asked.length]).to.deep.equal([false, 1, 1]);
    await answer('', ['A']);
    void selection.columns;
    await answer('A', []);
    expect(selection.value).to.deep.equal(['A']);
  });

  it('always exist, with random trees and turns', () => {
    const tree: fc.Arbitrary<RegionList> = fc.letrec<{ list: RegionList }>((tie) => ({
      list: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom('a', 'b', 'c', 'd'),
          children: fc.option(tie('list'), { nil: undefined, depthSize: 'small' }),
        }),
        { selector: ({ name }) => name, maxLength: 4, depthIdentifier: 'tree' },
      ) as fc.Arbitrary<RegionList>,
    })).list;
    fc.assert(
      fc.property(
        tree,
        fc.array(tree, { maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(3), fc.nat(4))),
        (first, others, turns) => {
          const { options, selection } = region(first);
          const check = () => {
            let list = options.range as RegionList;
            for (const name of (selection.value ?? []) as PickerValue[] as string[]) {
              const node = list.find((each) => (each as { name: string }).name === name)!;
              expect(node).to.not.equal(undefined);
              list = ((node as { children?: RegionList }).children ?? []) as RegionList;
            }
            expect(list).to.have.lengthOf(0);
          };
          check();
          for (const [column, row] of turns) {
            selection.pick(column, row);
            check();
          }
          for (const range of others) {
            options.range = range;
            selection.refresh(false);
            check();
          }
        },
      ),
    );
  });
});
