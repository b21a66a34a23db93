import type { GeoPoint } from '../geo/types.js';
import { scriptAnswer } from '../vendor/jsonp.js';
import { PlaceError } from './error.js';
import { fieldsOf, listIn, pointOf, textOf, withDistance, type Fields } from './read.js';
import { urlOf } from './request.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery, VendorPlaces } from './types.js';
import { loadChina, vendorAnswer } from './vendor-answer.js';

const SERVICE = 'Tencent';

/** In meters. The service looks farther away by itself if there is nothing. */
const NEARBY = 1000;
/** The most on a page. */
const LIMIT = 20;

/** By `status`: https://lbs.qq.com/service/webService/webServiceGuide/status */
function failureOf(status: unknown): PlaceError['failure'] {
  if (status === 120 || status === 121) return 'limit';
  const isKey = [110, 111, 112, 113, 114, 190, 199, 311].includes(status as number);
  return isKey ? 'key' : 'answer';
}

/** Nothing was found. */
const NO_RESULT = 347;

/**
 * Places of Tencent: its WebService API v1 (https://lbs.qq.com/service/webService/webServiceGuide/search/webServiceSearch):
 * `place/v1/search`, `place/v1/suggestion` without a point, `place/v1/explore` without a keyword, and `geocoder/v1`. Browsers
 * may ask for JSONP only, so each answer is a script. Its positions are GCJ-02, those given here WGS 84.
 */
export class TencentPlaces implements PlaceProvider {
  readonly #service: VendorPlaces;

  constructor(service: VendorPlaces) {
    this.#service = service;
  }

  async search({ keyword, near, page, pageSize, signal }: PlaceQuery): Promise<PlacePage> {
    if (!keyword && !near) return { places: [], hasMore: false };
    const { toChina, fromChina } = await loadChina();
    const size = Math.min(pageSize, LIMIT);
    const paging = { page_index: page + 1, page_size: size };
    const center = near && toChina(near);
    const boundary = center && `nearby(${center.latitude.toFixed(6)},${center.longitude.toFixed(6)},${NEARBY},1)`;
    const method = !keyword ? 'place/v1/explore' : center ? 'place/v1/search' : 'place/v1/suggestion';
    const answer = await this.#get(method, { keyword, boundary, ...paging }, signal);
    if (answer['status'] === NO_RESULT) return { places: [], hasMore: false };
    const places = listIn(SERVICE, answer['data']).map((value) => placeOf(value, fromChina, near));
    return {
      places: places.filter((place) => place !== undefined),
      hasMore: (page + 1) * size < Number(answer['count']),
    };
  }

  async reverse(point: GeoPoint, { signal }: { readonly signal: AbortSignal }): Promise<Place | undefined> {
    const { toChina } = await loadChina();
    const { latitude, longitude } = toChina(point);
    const location = `${latitude.toFixed(6)},${longitude.toFixed(6)}`;
    const answer = await this.#get('geocoder/v1/', { location }, signal);
    const result = fieldsOf(answer['result']);
    const address = textOf(result['address']);
    const name = textOf(fieldsOf(result['formatted_addresses'])['recommend']) || address;
    return name
      ? withDistance({ id: location, name, address: address === name ? '' : address, ...point }, point)
      : undefined;
  }

  async #get(method: string, query: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Fields> {
    const { key, scriptUrl = 'https://apis.map.qq.com/ws' } = this.#service;
    const addressOf = (callback: string): string =>
      urlOf(scriptUrl, method, { ...query, key, output: 'jsonp', callback }).href;
    const answer = fieldsOf(await vendorAnswer(SERVICE, signal, () => scriptAnswer(SERVICE, addressOf)));
    const { status } = answer;
    if (status === 0 || status === NO_RESULT) return answer;
    const message = `${SERVICE} answered with status ${textOf(status)}: ${textOf(answer['message'])}`;
    throw new PlaceError(failureOf(status), message);
  }
}

function placeOf(
  value: unknown,
  fromChina: (point: GeoPoint) => GeoPoint,
  near: GeoPoint | undefined,
): Place | undefined {
  const fields = fieldsOf(value);
  const { lat, lng } = fieldsOf(fields['location']);
  const point = pointOf(lat, lng);
  const name = textOf(fields['title']);
  if (!point || !name) return undefined;
  return withDistance(
    { id: textOf(fields['id']), name, address: textOf(fields['address']), ...fromChina(point) },
    near,
  );
}
