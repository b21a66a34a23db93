import type { GeoPoint } from '../geo/types.js';
import { loadScript } from '../vendor/script.js';
import { PlaceError } from './error.js';
import { fieldsOf, joined, listIn, pointOf, textOf, withDistance } from './read.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery, VendorPlaces } from './types.js';
import { loadChina, vendorAnswer } from './vendor-answer.js';

const SERVICE = 'AMap';
const SCRIPT = 'https://webapi.amap.com/maps';

/** In meters: how far away places may be, with a keyword and without. */
const SEARCH = 50_000;
const NEARBY = 5000;
/** The most on a page. */
const LIMIT = 50;

type Answered = (status: unknown, result: unknown) => void;

interface AMapPlaces {
  plugin(names: readonly string[], loaded: () => void): void;
  readonly PlaceSearch: new (options: object) => {
    search(keyword: string, answered: Answered): void;
    searchNearBy(keyword: string, center: [number, number], radius: number, answered: Answered): void;
  };
  readonly Geocoder: new (options: object) => { getAddress(point: [number, number], answered: Answered): void };
}

const page = globalThis as { AMap?: AMapPlaces; _AMapSecurityConfig?: object };

const PLUGINS = ['AMap.PlaceSearch', 'AMap.Geocoder'];

/** Its texts for errors, such as INVALID_USER_KEY and USER_DAILY_QUERY_OVER_LIMIT. */
function failureOf(text: string): PlaceError['failure'] {
  if (/LIMIT|FREQUENT|QPS/.test(text)) return 'limit';
  return /KEY|SCODE|DOMAIN|SIGNATURE|PERMISSION|PRIVILEGE/.test(text) ? 'key' : 'answer';
}

const listOf = (longitude: number, latitude: number): [number, number] => [longitude, latitude];

/**
 * Places of AMap: the plugins `PlaceSearch` and `Geocoder` of its JS API 2.0
 * (https://lbs.amap.com/api/javascript-api-v2/documentation#placesearch), with a key for the web and its security code. Its
 * positions are GCJ-02, those given here WGS 84.
 */
export class AMapPlaceProvider implements PlaceProvider {
  readonly #service: VendorPlaces;

  constructor(service: VendorPlaces) {
    this.#service = service;
  }

  async search({ keyword = '', near, page, pageSize, language, signal }: PlaceQuery): Promise<PlacePage> {
    if (!keyword && !near) return { places: [], hasMore: false };
    const [api, { toChina, fromChina }] = await Promise.all([this.#load(signal), loadChina()]);
    const size = Math.min(pageSize, LIMIT);
    const search = new api.PlaceSearch({
      pageSize: size,
      pageIndex: page + 1,
      extensions: 'base',
      lang: /^zh\b/i.test(language) ? 'zh_cn' : 'en',
    });
    const center = near && toChina(near);
    const answer = await this.#ask(signal, (answered) =>
      center
        ? search.searchNearBy(keyword, listOf(center.longitude, center.latitude), keyword ? SEARCH : NEARBY, answered)
        : search.search(keyword, answered),
    );
    if (!answer) return { places: [], hasMore: false };
    const found = fieldsOf(fieldsOf(answer)['poiList']);
    const places = listIn(SERVICE, found['pois']).map((value) => placeOf(value, fromChina, near));
    const hasMore = (page + 1) * size < Number(found['count']);
    return { places: places.filter((place) => place !== undefined), hasMore };
  }

  async reverse(
    point: GeoPoint,
    { language, signal }: { readonly language: string; readonly signal: AbortSignal },
  ): Promise<Place | undefined> {
    const [api, { toChina }] = await Promise.all([this.#load(signal), loadChina()]);
    const { latitude, longitude } = toChina(point);
    const geocoder = new api.Geocoder({ lang: /^zh\b/i.test(language) ? 'zh_cn' : 'en' });
    const answer = await this.#ask(signal, (answered) => geocoder.getAddress(listOf(longitude, latitude), answered));
    const found = fieldsOf(fieldsOf(answer)['regeocode']);
    const address = textOf(found['formattedAddress']);
    const at = fieldsOf(found['addressComponent']);
    const street = [at['street'], at['streetNumber']].map(textOf).join('');
    const name = textOf(at['building']) || textOf(at['neighborhood']) || street || address;
    const id = `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
    return name ? withDistance({ id, name, address: address === name ? '' : address, ...point }, point) : undefined;
  }

  #load(signal: AbortSignal): Promise<AMapPlaces> {
    return vendorAnswer(SERVICE, signal, async () => {
      if (!page.AMap) await this.#loadScript();
      const api = page.AMap!;
      await new Promise<void>((resolve) => api.plugin(PLUGINS, resolve));
      return api;
    });
  }

  /** A map of AMap's asks for the same address. */
  async #loadScript(): Promise<void> {
    const { key, securityCode, scriptUrl = SCRIPT } = this.#service;
    // The script reads it when it starts.
    if (securityCode) page._AMapSecurityConfig ??= { securityJsCode: securityCode };
    const url = new URL(scriptUrl, location.href);
    url.searchParams.set('v', '2.0');
    url.searchParams.set('key', key);
    await loadScript({ vendor: SERVICE, url: url.href, callback: 'callback', isReady: () => Boolean(page.AMap) });
  }

  /** Undefined if nothing was found. */
  #ask(signal: AbortSignal, ask: (answered: Answered) => void): Promise<unknown> {
    return vendorAnswer(
      SERVICE,
      signal,
      () =>
        new Promise((resolve, reject) => {
          ask((status, result) => {
            if (status === 'complete') resolve(result);
            else if (status === 'no_data') resolve(undefined);
            else {
              const text = textOf(result) || textOf(fieldsOf(result)['info']);
              reject(new PlaceError(failureOf(text), `${SERVICE} answered with ${text || 'an error'}.`));
            }
          });
        }),
    );
  }
}

function placeOf(
  value: unknown,
  fromChina: (point: GeoPoint) => GeoPoint,
  near: GeoPoint | undefined,
): Place | undefined {
  const fields = fieldsOf(value);
  const { lng, lat } = fieldsOf(fields['location']) as { lng?: unknown; lat?: unknown };
  const point = pointOf(lat, lng);
  const name = textOf(fields['name']);
  if (!point || !name) return undefined;
  // What is empty is a list there.
  const address = joined(fields['address']);
  return withDistance({ id: textOf(fields['id']), name, address, ...fromChina(point) }, near);
}
