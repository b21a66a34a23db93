import { expect } from '@open-wc/testing';
import { createPlaces, distance, PlaceError, type GeoPoint, type VendorPlaces } from 'nacre/maps';
import { holdTimers } from '../../../helpers/timers.js';
import { query } from './places-fixture.js';

/** Of the vendors' scripts in test/tools/servers/vendor-scripts. */
interface VendorPage {
  google?: unknown;
  googleAsked?: Record<string, unknown>[];
  AMap?: unknown;
  _AMapSecurityConfig?: unknown;
  amapAsked?: Record<string, unknown>[];
  amapSecurity?: unknown;
}
const page = window as unknown as VendorPage;

let runs = 0;

function serviceOf(type: VendorPlaces['type'], more: Partial<VendorPlaces> = {}, mode = 'ok') {
  const run = `vendor-${Date.now()}-${runs++}`;
  const file = type === 'tencent' ? '' : `/${type}.js`;
  const url = `${location.origin}/__places__/${mode}/${run}${file}`;
  const log = async () => (await (await fetch(`/__places__/log/${run}`)).json()) as { query: Record<string, string> }[];
  return { places: createPlaces({ type, key: 'our-key', scriptUrl: url, ...more }), log };
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    return error;
  }
};

const options = { language: 'en', signal: new AbortController().signal };

/** Of one place near Zhongguancun, in both systems: as the service sends it, and on the ground. */
const SENT = { latitude: 39.984, longitude: 116.307 };
const GROUND = { latitude: 39.98268, longitude: 116.30085 };

const expectNear = (point: GeoPoint, expected: GeoPoint) => expect(distance(point, expected)).to.be.below(30);

const globals = () => Object.keys(window).filter((name) => name.startsWith('nacreAnswer'));

afterEach(() => {
  for (const name of ['google', 'googleAsked', 'AMap', '_AMapSecurityConfig', 'amapAsked', 'amapSecurity'] as const)
    delete page[name];
  expect(globals(), 'no function is left').to.deep.equal([]);
  expect(document.querySelector('head script[src*="place/v1"]'), 'nor a script').to.equal(null);
});

describe('places of Google', () => {
  const near = { latitude: 0, longitude: 0 };

  it('come from its script, which loads once', async () => {
    const { places, log } = serviceOf('google');
    const { places: found, hasMore } = await places.search(query({ keyword: 'pizza', near, language: 'de' }));
    expect(found[1]).to.deep.include({
      id: 'place-1',
      name: 'pizza 1',
      address: '1 Main Street, Springfield',
      latitude: 0.001,
      longitude: 0,
    });
    expect(found[1]!.distance).to.be.closeTo(111, 1);
    expect(hasMore).to.equal(false);
    await places.search(query({ keyword: 'pasta' }));
    const asked = await log();
    expect(asked).to.have.length(1);
    expect(asked[0]!.query).to.include({ key: 'our-key', v: 'weekly', loading: 'async' });
    expect(page.googleAsked![0]).to.deep.equal({
      textQuery: 'pizza',
      language: 'de',
      fields: ['id', 'displayName', 'formattedAddress', 'location'],
      maxResultCount: 20,
      locationBias: { center: { lat: 0, lng: 0 }, radius: 20_000 },
    });
  });

  it('use the API that the page has loaded itself', async () => {
    page.google = {
      maps: { importLibrary: () => Promise.resolve({ Place: { searchByText: () => Promise.resolve({}) } }) },
    };
    const { places, log } = serviceOf('google');
    expect(await places.search(query({ keyword: 'x' }))).to.deep.equal({ places: [], hasMore: false });
    expect(await log()).to.have.length(0);
  });

  it('are listed nearby, the nearest first', async () => {
    const { places } = serviceOf('google');
    const first = await places.search(query({ near, pageSize: 15 }));
    const second = await places.search(query({ near, pageSize: 15, page: 1 }));
    expect([first.places.length, first.hasMore, second.places.length, second.hasMore]).to.deep.equal([
      15,
      true,
      5,
      false,
    ]);
    expect(page.googleAsked).to.have.length(1);
    expect(page.googleAsked![0]).to.deep.include({ rankPreference: 'DISTANCE' });
  });

  it('are converted to WGS 84 in China', async () => {
    const { places } = serviceOf('google');
    const { places: found } = await places.search(query({ keyword: 'beijing', near: GROUND }));
    expectNear(found[0]!, GROUND);
    const { center } = page.googleAsked![0]!['locationBias'] as { center: { lat: number; lng: number } };
    expectNear({ latitude: center.lat, longitude: center.lng }, SENT);
  });

  it('name a point', async () => {
    const { places } = serviceOf('google');
    expect(await places.reverse(near, options)).to.deep.equal({
      id: 'place-9',
      name: '1 Main Street',
      address: 'Springfield, USA',
      latitude: 0,
      longitude: 0,
      distance: 0,
    });
    expect(await places.reverse({ latitude: -1, longitude: 0 }, options)).to.equal(undefined);
  });

  it('say why they fail', async () => {
    const { places } = serviceOf('google');
    for (const [code, failure] of [
      ['REQUEST_DENIED', 'key'],
      ['OVER_QUERY_LIMIT', 'limit'],
      ['UNKNOWN_ERROR', 'network'],
      ['INVALID_ARGUMENT', 'answer'],
    ])
      expect(await failureOf(places.search(query({ keyword: `code ${code}` })))).to.include({ failure });
  });

  it('fail with network while the script is lost, and load it at the next use', async () => {
    const lost = serviceOf('google', {}, 'failing');
    for (const count of [1, 2]) {
      const failure = await failureOf(lost.places.search(query({ keyword: 'x' })));
      expect(failure).to.be.instanceOf(PlaceError).and.to.include({ failure: 'network' });
      expect(await lost.log()).to.have.length(count);
    }
  });
});

describe('places of Tencent', () => {
  it('come as scripts, and are converted to WGS 84', async () => {
    const { places, log } = serviceOf('tencent');
    const { places: found, hasMore } = await places.search(query({ keyword: '腾讯', near: GROUND, language: 'zh' }));
    expect(hasMore).to.equal(false);
    expect(found[0]).to.include({ id: '9000', name: '腾讯0', address: '北京市海淀区北四环西路0号' });
    expectNear(found[0]!, GROUND);
    expect(found[0]!.distance).to.be.below(30);
    const [asked] = await log();
    expect(asked!.query).to.include({
      keyword: '腾讯',
      key: 'our-key',
      output: 'jsonp',
      page_index: '1',
      page_size: '20',
    });
    const [, latitude, longitude, rest] = /^nearby\(([\d.]+),([\d.]+),(.*)\)$/.exec(asked!.query['boundary']!)!;
    expectNear({ latitude: Number(latitude), longitude: Number(longitude) }, SENT);
    expect(rest).to.equal('1000,1');
  });

  it('come in pages', async () => {
    const { places } = serviceOf('tencent');
    const first = await places.search(query({ near: GROUND }));
    const second = await places.search(query({ near: GROUND, page: 1 }));
    expect([first.places.length, first.hasMore, second.places.length, second.hasMore]).to.deep.equal([
      20,
      true,
      5,
      false,
    ]);
    expect(second.places[0]!.name).to.equal('周边2520');
  });

  it('are searched everywhere without a point', async () => {
    const { places } = serviceOf('tencent');
    expect((await places.search(query({ keyword: '腾讯' }))).places).to.have.length(3);
  });

  it('name a point', async () => {
    const { places } = serviceOf('tencent');
    const place = await places.reverse(GROUND, options);
    expect(place).to.include({ name: '中关村', address: '北京市海淀区北四环西路66号', ...GROUND });
  });

  it('say why they fail', async () => {
    for (const [status, failure] of [
      [121, 'limit'],
      [311, 'key'],
      [310, 'answer'],
    ] as const) {
      const { places } = serviceOf('tencent', { key: `STATUS-${status}` });
      const error = await failureOf(places.search(query({ keyword: 'x' })));
      expect(error, String(status)).to.include({ failure });
    }
    const none = serviceOf('tencent', { key: 'STATUS-347' }).places;
    expect(await none.search(query({ keyword: 'x' }))).to.deep.equal({ places: [], hasMore: false });
    const lost = serviceOf('tencent', {}, 'failing').places;
    expect(await failureOf(lost.search(query({ keyword: 'x' })))).to.include({ failure: 'network' });
  });
});

describe('places of AMap', () => {
  it('come from its script, and are converted to WGS 84', async () => {
    const { places, log } = serviceOf('amap', { securityCode: 'code' });
    const { places: found, hasMore } = await places.search(
      query({ keyword: '咖啡', near: GROUND, language: 'zh-Hans' }),
    );
    expect(hasMore).to.equal(true);
    expect(found[0]).to.include({ id: 'B0', name: '咖啡0', address: '' });
    expect(found[1]).to.include({ address: '北四环西路1号' });
    expectNear(found[0]!, GROUND);
    expect((await log())[0]!.query).to.include({ v: '2.0', key: 'our-key' });
    expect(page.amapSecurity).to.deep.equal({ securityJsCode: 'code' });
    const [asked] = page.amapAsked!;
    expect(asked!['options']).to.deep.equal({ pageSize: 20, pageIndex: 1, extensions: 'base', lang: 'zh_cn' });
    const [longitude, latitude] = asked!['center'] as [number, number];
    expectNear({ latitude, longitude }, SENT);
    expect((await places.search(query({ near: GROUND, page: 1 }))).hasMore).to.equal(false);
  });

  it('name a point', async () => {
    const { places } = serviceOf('amap');
    const place = await places.reverse(GROUND, options);
    expect(place).to.include({ name: '北四环西路66号', address: '北京市海淀区北四环西路66号', ...GROUND });
  });

  it('say why they fail', async () => {
    const { places } = serviceOf('amap');
    for (const [text, failure] of [
      ['INVALID_USER_KEY', 'key'],
      ['USER_DAILY_QUERY_OVER_LIMIT', 'limit'],
      ['UNKNOWN_ERROR', 'answer'],
    ])
      expect(await failureOf(places.search(query({ keyword: text })))).to.include({ failure });
    expect(await places.search(query({ keyword: 'nothing' }))).to.deep.equal({ places: [], hasMore: false });
  });

  it('fail with timeout when there is no answer', async () => {
    const { places } = serviceOf('amap');
    await places.search(query({ keyword: 'x' }));
    const timers = holdTimers(10_000);
    try {
      const failing = failureOf(places.search(query({ keyword: 'never' })));
      while (page.amapAsked!.length < 2) await new Promise((resolve) => setTimeout(resolve));
      timers.run();
      expect(await failing).to.include({ failure: 'timeout' });
    } finally {
      timers.restore();
    }
  });

  it('end at once when the search is cancelled', async () => {
    const { places } = serviceOf('amap');
    const controller = new AbortController();
    const failing = failureOf(places.search(query({ keyword: 'never', signal: controller.signal })));
    controller.abort(new Error('typed on'));
    expect(await failing).to.have.property('message', 'typed on');
  });
});
