import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { createPlaces, PlaceError, PlaceSearch, type Place, type WebPlaces } from 'nacre/maps';
import { holdTimers } from '../../../helpers/timers.js';
import { BERLIN, query } from './places-fixture.js';

interface Logged {
  readonly method: string;
  readonly query: Record<string, string>;
  readonly referer: string;
  readonly at: number;
}

let runs = 0;

/** A service of the local place server, with a log of its own. */
function serviceOf(type: WebPlaces['type'], mode = 'ok', more: Partial<WebPlaces> = {}) {
  const run = `run-${Date.now()}-${runs++}`;
  const url = `${location.origin}/__places__/${mode}/${run}`;
  const places = createPlaces({ type, url, interval: 0, ...more });
  const log = async () => (await (await fetch(`/__places__/log/${run}`)).json()) as Logged[];
  return { places, log, url };
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    return error;
  }
};

const options = (language = 'en') => ({ language, signal: new AbortController().signal });
const namesOf = (places: readonly Place[]) => places.map(({ name }) => name);

describe('places of Nominatim', () => {
  it('are asked for as documented', async () => {
    const { places, log } = serviceOf('nominatim', 'ok', { email: 'us@app.test' });
    await places.search(query({ keyword: 'café & bar', near: BERLIN, language: 'de' }));
    const [asked] = await log();
    expect(asked!.method).to.equal('search');
    expect(asked!.query).to.deep.equal({
      format: 'jsonv2',
      q: 'café & bar',
      limit: '40',
      viewbox: '12.905,53.02,13.905,52.02',
      'accept-language': 'de',
      email: 'us@app.test',
    });
    expect(asked!.referer, 'the service knows the page').to.contain(location.origin);
  });

  it('have name, address, position, distance, and text as text', async () => {
    const { places } = serviceOf('nominatim');
    const { places: found, hasMore } = await places.search(query({ keyword: 'café', near: BERLIN, language: 'de' }));
    expect(hasMore).to.equal(false);
    expect(found[0]).to.deep.include({
      id: 'node/5000',
      name: 'café <b>0</b>',
      address: '0, Torstraße, Mitte, Berlin, Deutschland',
      latitude: 52.5,
      longitude: 13.4,
    });
    expect(found[0]!.distance).to.be.closeTo(2250, 50);
  });

  it('come in pages, with few requests', async () => {
    const { places, log } = serviceOf('nominatim');
    const found: Place[] = [];
    let page = 0;
    for (let hasMore = true; hasMore; page++) {
      const answer = await places.search(query({ keyword: 'many 90', page }));
      found.push(...answer.places);
      hasMore = answer.hasMore;
    }
    expect(page).to.equal(5);
    expect(new Set(found.map(({ id }) => id)).size).to.equal(90);
    const asked = await log();
    expect(asked).to.have.length(3);
    expect(asked[2]!.query['exclude_place_ids']!.split(',')).to.have.length(80);
  });

  it('are none for a keyword that nothing has', async () => {
    const { places } = serviceOf('nominatim');
    expect(await places.search(query({ keyword: 'nothing' }))).to.deep.equal({ places: [], hasMore: false });
  });

  it('are the one at the point without a keyword', async () => {
    const { places, log } = serviceOf('nominatim');
    const { places: found } = await places.search(query({ near: { latitude: 0, longitude: 0 } }));
    expect(found).to.deep.equal([
      {
        id: 'node/5000',
        name: '10, Torstraße',
        address: 'Mitte, Berlin, Germany',
        latitude: 0,
        longitude: 0,
        distance: 0,
      },
    ]);
    expect((await log())[0]!.query).to.include({ lat: '0', lon: '0', format: 'jsonv2' });
    expect(await places.search(query()), 'nowhere').to.deep.equal({ places: [], hasMore: false });
  });

  it('are undefined where there is none', async () => {
    const { places } = serviceOf('nominatim');
    expect(await places.reverse({ latitude: -40, longitude: 0 }, options())).to.equal(undefined);
    expect(await places.reverse(BERLIN, options())).to.include({ name: '10, Torstraße' });
  });

  it('rest for a second while the user types, and say whose they are', () => {
    const { places } = serviceOf('nominatim');
    expect(places.debounce).to.equal(1000);
    expect(places.attribution).to.deep.equal({
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    });
    const own = serviceOf('nominatim', 'ok', { debounce: 200, attribution: 'Our own data' }).places;
    expect(own.debounce).to.equal(200);
    expect(own.attribution).to.deep.equal({ text: 'Our own data' });
  });

  it('keep the interval between requests, also of two providers', async () => {
    const { places, log, url } = serviceOf('nominatim', 'ok', { interval: 250 });
    const others = createPlaces({ type: 'nominatim', url, interval: 250 });
    const start = Date.now();
    await Promise.all([
      places.search(query({ keyword: 'a' })),
      others.search(query({ keyword: 'b' })),
      places.reverse(BERLIN, options()),
    ]);
    const times = (await log()).map(({ at }) => at - start);
    expect(times).to.have.length(3);
    expect(times[1]!).to.be.at.least(245);
    expect(times[2]!).to.be.at.least(495);
  });

  it('are not asked for if the search is cancelled while it waits for its turn', async () => {
    const { places, log } = serviceOf('nominatim', 'ok', { interval: 250 });
    const controller = new AbortController();
    await places.search(query({ keyword: 'a' }));
    const waiting = failureOf(places.search(query({ keyword: 'b', signal: controller.signal })));
    controller.abort(new Error('typed on'));
    expect(await waiting).to.have.property('message', 'typed on');
    await places.search(query({ keyword: 'c' }));
    expect((await log()).map((asked) => asked.query['q'])).to.deep.equal(['a', 'c']);
  });
});

describe('places of Photon', () => {
  it('are asked for as documented', async () => {
    const { places, log } = serviceOf('photon');
    const { places: found } = await places.search(query({ keyword: 'café', near: BERLIN, language: 'de-AT' }));
    expect((await log())[0]).to.deep.include({
      method: 'api',
      query: { q: 'café', lat: '52.52', lon: '13.405', limit: '50', lang: 'de' },
    });
    expect(found[1]).to.deep.include({
      id: 'N7001',
      name: 'café 1',
      address: 'Torstraße 1, Mitte, Berlin, Germany',
      latitude: 52.501,
      longitude: 13.401,
    });
  });

  it('have their local names in a language that the public server lacks', async () => {
    const { places, log } = serviceOf('photon');
    await places.search(query({ keyword: 'x', language: 'zh-Hans' }));
    expect((await log())[0]!.query['lang']).to.equal('default');
  });

  it('are listed nearby, in pages of one request', async () => {
    const { places, log } = serviceOf('photon');
    const first = await places.search(query({ near: BERLIN }));
    const second = await places.search(query({ near: BERLIN, page: 1 }));
    expect([first.places.length, first.hasMore, second.places.length, second.hasMore]).to.deep.equal([
      20,
      true,
      10,
      false,
    ]);
    expect(await log()).to.have.length(1);
    expect((await log())[0]!.query).to.include({ lat: '52.52', lon: '13.405', radius: '5' });
  });

  it('name a point', async () => {
    const { places } = serviceOf('photon');
    expect(await places.reverse(BERLIN, options())).to.include({ name: 'near 0' });
    expect(await places.reverse({ latitude: -1, longitude: 0 }, options())).to.equal(undefined);
    expect(places.debounce).to.equal(undefined);
  });
});

describe('a server of places that does not answer', () => {
  for (const [mode, failure, message] of [
    ['failing', 'network', /status 500/],
    ['refusing', 'key', /status 403/],
    ['busy', 'limit', /status 429/],
    ['wrong', 'answer', /status 400/],
    ['html', 'answer', /something else than JSON/],
    ['shape', 'answer', /another shape/],
  ] as const)
    it(`fails with ${failure} when it is ${mode}`, async () => {
      for (const type of ['nominatim', 'photon'] as const) {
        const { places } = serviceOf(type, mode);
        const error = await failureOf(places.search(query({ keyword: 'x' })));
        expect(error).to.be.instanceOf(PlaceError);
        expect(error).to.have.property('failure', failure);
        expect((error as Error).message).to.match(message);
      }
    });

  it('is not asked again before the time that it asks for', async () => {
    const { places, log } = serviceOf('photon', 'limited');
    const first = (await failureOf(places.search(query({ keyword: 'x' })))) as PlaceError;
    expect(first).to.include({ failure: 'limit', retryAfter: 30 });
    const second = (await failureOf(places.search(query({ keyword: 'y' })))) as PlaceError;
    expect(second.failure).to.equal('limit');
    expect(second.message).to.match(/asked to wait \d+ s more/);
    expect(await log()).to.have.length(1);
  });

  it('fails with network where there is none', async () => {
    const places = createPlaces({ type: 'photon', url: 'http://localhost:1' });
    expect(await failureOf(places.search(query({ keyword: 'x' })))).to.have.property('failure', 'network');
  });

  it('fails with timeout after ten seconds', async () => {
    const timers = holdTimers(10_000);
    try {
      const { places, log } = serviceOf('photon', 'silent');
      const failing = failureOf(places.search(query({ keyword: 'x' })));
      await waitUntil(async () => (await log()).length, 'it was asked');
      timers.run();
      expect(await failing).to.have.property('failure', 'timeout');
    } finally {
      timers.restore();
    }
  });

  it('is left when the search is cancelled', async () => {
    const { places, log } = serviceOf('nominatim', 'silent');
    const controller = new AbortController();
    const failing = failureOf(places.search(query({ keyword: 'x', signal: controller.signal })));
    await waitUntil(async () => (await log()).length, 'it was asked');
    controller.abort(new Error('typed on'));
    expect(await failing).to.have.property('message', 'typed on');
  });
});

describe('a search on a slow server', () => {
  const done = async (search: PlaceSearch) => {
    while (search.state === 'loading') await oneEvent(search, 'change');
  };

  it('shows the answer to the last keyword, though it arrives first', async () => {
    const { places: provider, log } = serviceOf('photon', 'stale');
    const search = new PlaceSearch();
    search.search({ provider, keyword: 'old', language: 'en' }, { now: true });
    await waitUntil(async () => (await log()).length, 'it was asked');
    search.search({ provider, keyword: 'new', language: 'en' }, { now: true });
    await done(search);
    expect(namesOf(search.results)).to.deep.equal(['new 0', 'new 1', 'new 2']);
  });

  it('waits for it', async () => {
    const { places: provider } = serviceOf('photon', 'slow');
    const search = new PlaceSearch();
    search.search({ provider, near: BERLIN, language: 'en' });
    await done(search);
    expect(search.results).to.have.length(20);
    search.more();
    await done(search);
    expect(search).to.include({ state: 'done', hasMore: false });
    expect(search.results).to.have.length(30);
  });
});
