import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { PlaceError, PlaceSearch, type PlacePage, type PlaceProvider, type PlaceQuery } from 'nacre/maps';
import { holdTimers, nextTask } from '../../../helpers/timers.js';
import { BERLIN } from './places-fixture.js';

interface Asked {
  readonly query: PlaceQuery;
  answer(ids: string, hasMore?: boolean): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A provider whose answers the test gives. */
function fake(debounce?: number) {
  const asked: Asked[] = [];
  const provider: PlaceProvider = {
    debounce,
    search: (query) =>
      new Promise<PlacePage>((resolve, reject) => {
        query.signal.addEventListener('abort', () => reject(query.signal.reason as Error));
        asked.push({
          query,
          answer: (ids, hasMore = false) => (resolve({ places: placesOf(ids), hasMore }), nextTask()),
          fail: (error) => (reject(error as Error), nextTask()),
        });
      }),
    reverse: () => Promise.resolve(undefined),
  };
  return { provider, asked };
}

const placesOf = (ids: string) => [...ids].map((id) => ({ id, name: id, address: '', latitude: 0, longitude: 0 }));
const idsOf = (search: PlaceSearch) => search.results.map(({ id }) => id).join('');

describe('a search for places', () => {
  let timers: ReturnType<typeof holdTimers>;
  beforeEach(() => {
    timers = holdTimers(300);
  });
  afterEach(() => timers.restore());

  /** The timer of a keyword, and the provider's turn. */
  const rested = () => (timers.run(), nextTask());

  it('starts idle, with nothing', () => {
    const search = new PlaceSearch();
    expect(search).to.include({ state: 'idle', hasMore: false, failure: undefined, isPaging: false });
    expect(search.results).to.deep.equal([]);
  });

  it('asks at once for what is nearby', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch({ pageSize: 7 });
    search.search({ provider, near: BERLIN, language: 'de' });
    expect(search.state).to.equal('loading');
    await nextTask();
    expect(asked[0]!.query).to.include({ page: 0, pageSize: 7, near: BERLIN, language: 'de', keyword: undefined });
    await asked[0]!.answer('ab', true);
    expect(search).to.include({ state: 'done', hasMore: true });
    expect(idsOf(search)).to.equal('ab');
  });

  it('lets a typed keyword rest, and sends the last one', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    for (const keyword of ['b', 'be', ' ber ']) search.search({ provider, keyword, language: 'en' });
    await nextTask();
    expect(asked, 'nothing yet').to.have.length(0);
    expect(search.state).to.equal('loading');
    await rested();
    expect(asked.map(({ query }) => query.keyword)).to.deep.equal(['ber']);
  });

  it('lets it rest as long as the provider wants', async () => {
    timers.restore();
    timers = holdTimers(1234);
    const { provider, asked } = fake(1234);
    new PlaceSearch().search({ provider, keyword: 'b', language: 'en' });
    await nextTask();
    expect(asked).to.have.length(0);
    await rested();
    expect(asked).to.have.length(1);
  });

  it('sends a keyword at once when the user confirms it', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, keyword: 'ber', language: 'en' });
    search.search({ provider, keyword: 'ber', language: 'en' }, { now: true });
    await nextTask();
    expect(asked).to.have.length(1);
    await rested();
    expect(asked, 'and not again').to.have.length(1);
  });

  it('does nothing for the same request', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    const request = { provider, near: BERLIN, language: 'en' };
    search.search(request);
    search.search({ ...request, near: { ...BERLIN }, keyword: '  ' });
    await nextTask();
    await asked[0]!.answer('a');
    search.search(request);
    await rested();
    expect(asked).to.have.length(1);
  });

  it('asks at once again when the keyword is removed', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, keyword: 'x', near: BERLIN, language: 'en' });
    search.search({ provider, keyword: '', near: BERLIN, language: 'en' });
    await nextTask();
    expect(asked.map(({ query }) => query.keyword)).to.deep.equal([undefined]);
  });

  it('cancels the former search and keeps its results until the next ones are there', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    await asked[0]!.answer('abc');
    search.search({ provider, near: { latitude: 0, longitude: 0 }, language: 'en' });
    await nextTask();
    search.search({ provider, near: { latitude: 0, longitude: 1 }, language: 'en' });
    await nextTask();
    expect(asked[1]!.query.signal.aborted).to.equal(true);
    expect(search.state).to.equal('loading');
    expect(idsOf(search)).to.equal('abc');
    await asked[2]!.answer('d');
    expect(idsOf(search)).to.equal('d');
  });

  it('adds further pages, nothing twice, one at a time', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    search.more();
    await asked[0]!.answer('abc', true);
    search.more();
    expect(search.isPaging).to.equal(true);
    search.more();
    await nextTask();
    expect(asked.map(({ query }) => query.page)).to.deep.equal([0, 1]);
    await asked[1]!.answer('cde', false);
    expect(idsOf(search)).to.equal('abcde');
    expect(search.hasMore).to.equal(false);
    search.more();
    await nextTask();
    expect(asked).to.have.length(2);
  });

  it('ends when a page has nothing new', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    await asked[0]!.answer('abc', true);
    search.more();
    await nextTask();
    await asked[1]!.answer('abc', true);
    expect(search).to.include({ state: 'done', hasMore: false });
  });

  it('tells a failure, and repeats what failed', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    await asked[0]!.answer('ab', true);
    search.more();
    await nextTask();
    await asked[1]!.fail(new PlaceError('limit', 'too many'));
    expect(search).to.include({ state: 'error', failure: 'limit' });
    expect(idsOf(search), 'the first page stays').to.equal('ab');
    search.retry();
    expect(search).to.include({ state: 'loading', failure: undefined });
    await nextTask();
    expect(asked[2]!.query.page).to.equal(1);
    await asked[2]!.answer('c');
    expect(idsOf(search)).to.equal('abc');
  });

  it('shows no results of another search when the first page fails', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    await asked[0]!.answer('ab', true);
    search.search({ provider, near: { latitude: 1, longitude: 1 }, language: 'en' });
    await nextTask();
    await asked[1]!.fail(new PlaceError('network', 'away'));
    expect(search).to.include({ state: 'error', failure: 'network', hasMore: false });
    expect(idsOf(search)).to.equal('');
  });

  it('repeats a failed request when it is given again', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    const request = { provider, near: BERLIN, language: 'en' };
    search.search(request);
    await nextTask();
    await asked[0]!.fail(new PlaceError('timeout', 'late'));
    search.search(request);
    await nextTask();
    expect(asked).to.have.length(2);
  });

  it('bears providers that throw or answer anything', async () => {
    const broken: unknown[] = [undefined, null, {}, { places: 'all' }];
    for (const answer of broken) {
      const search = new PlaceSearch();
      const provider = { search: () => answer, reverse: () => undefined } as unknown as PlaceProvider;
      search.search({ provider, language: 'en' });
      await nextTask();
      expect(search, String(answer)).to.include({ state: 'error', failure: 'answer' });
    }
    const search = new PlaceSearch();
    const provider = {
      search() {
        throw new RangeError('oops');
      },
    } as unknown as PlaceProvider;
    search.search({ provider, language: 'en' });
    await nextTask();
    expect(search.error!.cause).to.be.instanceOf(RangeError);
  });

  it('forgets everything when it is cleared', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    await asked[0]!.answer('ab', true);
    search.search({ provider, keyword: 'x', language: 'en' });
    search.clear();
    await rested();
    expect(search).to.include({ state: 'idle', hasMore: false });
    expect(idsOf(search)).to.equal('');
    expect(asked).to.have.length(1);
  });

  it('may be searched again by a listener', async () => {
    const { provider, asked } = fake();
    const search = new PlaceSearch();
    search.addEventListener(
      'change',
      () => search.search({ provider, near: { latitude: 1, longitude: 1 }, language: 'en' }),
      { once: true },
    );
    search.search({ provider, near: BERLIN, language: 'en' });
    await nextTask();
    expect(asked.map(({ query }) => query.near!.latitude)).to.deep.equal([1]);
  });

  it('shows the last request only, in whatever order answers arrive', async () => {
    type Step = { do: 'near' | 'type' | 'answer' | 'fail' | 'more' | 'retry' | 'rest'; at: number };
    const step: fc.Arbitrary<Step> = fc.record({
      do: fc.constantFrom('near', 'type', 'answer', 'fail', 'more', 'retry', 'rest'),
      at: fc.nat(5),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        // It answers late, also what was aborted.
        const open: { query: PlaceQuery; resolve(page: PlacePage): void; reject(error: unknown): void }[] = [];
        const provider: PlaceProvider = {
          search: (query) => new Promise((resolve, reject) => open.push({ query, resolve, reject })),
          reverse: () => Promise.resolve(undefined),
        };
        const search = new PlaceSearch();
        let wanted = '';
        const idOf = ({ keyword, near, page }: PlaceQuery) => `${keyword ?? ''}@${near!.latitude}/${page}`;
        for (const { do: what, at } of steps) {
          if (what === 'near' || what === 'type') {
            const keyword = what === 'type' ? `k${at}` : undefined;
            search.search({ provider, keyword, near: { latitude: at, longitude: 0 }, language: 'en' });
            wanted = `${keyword ?? ''}@${at}/`;
          } else if (what === 'more') search.more();
          else if (what === 'retry') search.retry();
          else if (what === 'rest') timers.run();
          else if (open.length) {
            const [{ query, resolve, reject }] = open.splice(at % open.length, 1) as [(typeof open)[number]];
            if (what === 'fail') reject(new PlaceError('network', 'away'));
            else resolve({ places: placesOf('x').map((place) => ({ ...place, id: idOf(query) })), hasMore: true });
          }
          await nextTask();
          if (search.state === 'done') {
            const ids = search.results.map(({ id }) => id);
            expect(ids).to.deep.equal(ids.map((_, page) => `${wanted}${page}`));
          }
        }
        timers.run();
        await nextTask();
        while (search.state === 'loading') {
          const { query, resolve } = open.pop()!;
          resolve({ places: placesOf('x').map((place) => ({ ...place, id: idOf(query) })), hasMore: true });
          await nextTask();
        }
        expect(['idle', 'done', 'error']).to.include(search.state);
      }),
      { numRuns: 150, verbose: true },
    );
  });
});
