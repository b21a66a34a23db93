// A server of places under /__places__/<mode>/<run>/ of the test origin, with the documented answers of Nominatim 4
// (`search`, `reverse`, `jsonv2`), Photon (`api`, `reverse`) and Tencent's WebService (`place/v1/…`, `geocoder/v1/`), and with
// scripts of the documented shape of Google's and AMap's APIs (`google.js`, `amap.js`). As koa middleware. `run` is the test's own name for its
// requests: /__places__/log/<run> answers with them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';

const PREFIX = '/__places__/';

/** How many places there are for a keyword that names no other number: `many 90`. */
const FEW = 3;

/** By run: what was asked, in this order. */
const logs = new Map();

const countOf = (keyword) => (keyword === 'nothing' ? 0 : Number(/\d+/.exec(keyword)?.[0] ?? FEW));

/** A place of Nominatim, as https://nominatim.org/release-docs/latest/api/Output/ has it. */
const nominatimPlace = (index, keyword, language) => ({
  place_id: 1000 + index,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'node',
  osm_id: 5000 + index,
  lat: String(52.5 + index / 1000),
  lon: String(13.4 + index / 1000),
  category: 'amenity',
  type: 'cafe',
  place_rank: 30,
  importance: 0.2,
  addresstype: 'amenity',
  name: `${keyword} <b>${index}</b>`,
  display_name: `${keyword} <b>${index}</b>, ${index}, Torstraße, Mitte, Berlin, ${language === 'de' ? 'Deutschland' : 'Germany'}`,
  boundingbox: ['52.5', '52.6', '13.4', '13.5'],
});

/** A place of Photon, as its README has it. */
const photonPlace = (index, keyword) => ({
  type: 'Feature',
  properties: {
    osm_type: 'N',
    osm_id: 7000 + index,
    osm_key: 'amenity',
    osm_value: 'cafe',
    type: 'house',
    countrycode: 'DE',
    name: `${keyword} ${index}`,
    street: 'Torstraße',
    housenumber: String(index),
    postcode: '10119',
    district: 'Mitte',
    city: 'Berlin',
    state: 'Berlin',
    country: 'Germany',
  },
  geometry: { type: 'Point', coordinates: [13.4 + index / 1000, 52.5 + index / 1000] },
});

const upTo = (count, make) => Array.from({ length: Math.max(count, 0) }, (_, index) => make(index));

/** A place of Tencent, in GCJ-02. */
const tencentPlace = (index, keyword) => ({
  id: String(9000 + index),
  title: `${keyword}${index}`,
  address: `北京市海淀区北四环西路${index}号`,
  tel: ' ',
  category: '公司企业',
  type: 0,
  location: { lat: 39.984 + index / 1000, lng: 116.307 + index / 1000 },
  _distance: index * 100,
  ad_info: { adcode: 110108, province: '北京市', city: '北京市', district: '海淀区' },
});

/** By the key: `STATUS-121` gets the error 121. */
function tencentAnswer(query, answer) {
  const status = Number(/^STATUS-(\d+)$/.exec(query.get('key'))?.[1] ?? 0);
  const whole = status ? { status, message: 'no' } : { status, message: 'query ok', request_id: '1', ...answer };
  return query.get('output') === 'jsonp' ? `${query.get('callback')}(${JSON.stringify(whole)})` : whole;
}

function tencentPlaces(query, keyword) {
  const count = countOf(keyword);
  const [page, size] = [Number(query.get('page_index')), Number(query.get('page_size'))];
  const data = upTo(count, (index) => tencentPlace(index, keyword)).slice((page - 1) * size, page * size);
  return tencentAnswer(query, { count, data });
}

const script = (name) => () => readFileSync(join(root, 'test/tools/servers/vendor-scripts', name), 'utf8');

/** By the name of the method. What is a text is a script. */
const METHODS = {
  'google.js': script('google.js'),
  'amap.js': script('amap.js'),
  'place/v1/search': (query) => tencentPlaces(query, query.get('keyword')),
  'place/v1/suggestion': (query) => tencentPlaces(query, query.get('keyword')),
  'place/v1/explore': (query) => tencentPlaces(query, '周边25'),
  'geocoder/v1/': (query) =>
    tencentAnswer(query, {
      result: {
        location: { lat: 39.984, lng: 116.307 },
        address: '北京市海淀区北四环西路66号',
        formatted_addresses: { recommend: '中关村', rough: '中关村' },
      },
    }),
  search(query) {
    const excluded = (query.get('exclude_place_ids') ?? '').split(',');
    const keyword = query.get('q');
    const places = upTo(countOf(keyword), (index) => nominatimPlace(index, keyword, query.get('accept-language')));
    return places
      .filter(({ place_id: id }) => !excluded.includes(String(id)))
      .slice(0, Number(query.get('limit') ?? 10));
  },
  api(query) {
    const keyword = query.get('q');
    const count = Math.min(countOf(keyword), Number(query.get('limit') ?? 15));
    return { type: 'FeatureCollection', features: upTo(count, (index) => photonPlace(index, keyword)) };
  },
  reverse(query) {
    const [latitude, longitude] = [Number(query.get('lat')), Number(query.get('lon'))];
    if (query.get('format') === 'jsonv2') {
      if (latitude < 0) return { error: 'Unable to geocode' };
      const { name: _, ...place } = nominatimPlace(0, 'here', query.get('accept-language'));
      const address = '10, Torstraße, Mitte, Berlin, Germany';
      return { ...place, lat: String(latitude), lon: String(longitude), name: '', display_name: address };
    }
    const count = Math.min(latitude < 0 ? 0 : 30, Number(query.get('limit') ?? 1));
    return { type: 'FeatureCollection', features: upTo(count, (index) => photonPlace(index, 'near')) };
  },
};

const closed = (ctx) => new Promise((resolve) => ctx.res.on('close', resolve));

/** By mode: answers, or leaves it to the documented answer. */
const MODES = {
  ok() {},
  /** After 300 ms. */
  slow: () => new Promise((resolve) => setTimeout(resolve, 300)),
  /** Never. */
  silent: closed,
  /** The first request is answered after the second. */
  async stale(ctx, log) {
    if (log.length > 1) log[0].release?.();
    else await new Promise((resolve) => Object.defineProperty(log[0], 'release', { value: resolve }));
  },
  failing: (ctx) => void (ctx.status = 500),
  refusing: (ctx) => void (ctx.status = 403),
  limited(ctx) {
    ctx.status = 429;
    ctx.set('retry-after', '30');
  },
  busy: (ctx) => void (ctx.status = 429),
  wrong: (ctx) => void (ctx.status = 400),
  html(ctx) {
    ctx.body = '<!doctype html><title>Sign in</title>';
  },
  shape(ctx) {
    ctx.body = { status: 'well' };
  },
};

/** Koa middleware. */
export async function placeFixtures(ctx, next) {
  if (!ctx.path.startsWith(PREFIX)) return next();
  const [mode, run, ...path] = ctx.path.slice(PREFIX.length).split('/');
  const method = path.join('/');
  ctx.set('cache-control', 'no-store');
  if (mode === 'log') {
    ctx.body = logs.get(run) ?? [];
    return undefined;
  }
  const query = new URLSearchParams(ctx.search);
  const entry = { method, query: Object.fromEntries(query), referer: ctx.get('referer'), at: Date.now() };
  const log = logs.get(run) ?? [];
  logs.set(run, [...log, entry]);
  await MODES[mode](ctx, logs.get(run));
  if (ctx.status !== 404 || ctx.body !== undefined) return undefined;
  const answer = METHODS[method](query);
  ctx.type = typeof answer === 'string' ? 'text/javascript' : 'application/json';
  ctx.body = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return undefined;
}
