import type { GeoPoint } from '../geo/types.js';
import { Further, type Answer } from './further.js';
import { keepPace } from './pace.js';
import { fieldsOf, listIn, pointOf, textOf, withDistance } from './read.js';
import { requestJson, urlOf } from './request.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery, WebPlaces } from './types.js';

/** The most that the service answers with. */
const LIMIT = 40;

/** In degrees to each side: where the service prefers to search. */
const REACH = 0.5;

const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

/** `<west>,<north>,<east>,<south>` around a point. */
const viewboxOf = ({ latitude, longitude }: GeoPoint): string =>
  [
    clamp(longitude - REACH, 180),
    clamp(latitude + REACH, 90),
    clamp(longitude + REACH, 180),
    clamp(latitude - REACH, 90),
  ].join();

/** What exclude_place_ids takes, by the id of the place: `place_id` changes between servers of one service. */
const placeIds = new WeakMap<Place, string>();

function placeOf(value: unknown): Place | undefined {
  const fields = fieldsOf(value);
  const point = pointOf(fields['lat'], fields['lon']);
  const whole = textOf(fields['display_name']);
  if (!point || !whole) return undefined;
  // An address without a name begins with the number of the house.
  const [first] = /^(?:\d[^,]{0,5}, )?[^,]+/.exec(whole) ?? [whole];
  const name = textOf(fields['name']) || first;
  const address = whole.startsWith(`${name}, `) ? whole.slice(name.length + 2) : whole === name ? '' : whole;
  const placeId = textOf(fields['place_id']);
  const osmId = textOf(fields['osm_id']);
  const id = osmId ? `${textOf(fields['osm_type'])}/${osmId}` : placeId;
  const place = { id, name, address, ...point };
  placeIds.set(place, placeId);
  return place;
}

/**
 * Nominatim 4 (https://nominatim.org/release-docs/latest/api/Overview/), `/search` and `/reverse` as jsonv2. It has no list
 * of what is near: without a keyword there is the one place at the point.
 *
 * The usage policy of the public server (https://operations.osmfoundation.org/policies/nominatim/) allows one request
 * per second and no search while the user types, and wants attribution. So requests keep an interval, and a keyword
 * rests. A server of one's own may have others: `interval`, `debounce`.
 */
export class NominatimPlaces implements PlaceProvider {
  readonly #service: WebPlaces;
  readonly #further = new Further();

  constructor(service: WebPlaces) {
    this.#service = service;
  }

  async search(query: PlaceQuery): Promise<PlacePage> {
    const { keyword, near, page } = query;
    if (keyword) return this.#further.page(query, (known) => this.#find(query, known));
    if (!near || page > 0) return { places: [], hasMore: false };
    const place = await this.reverse(near, query);
    return { places: place ? [place] : [], hasMore: false };
  }

  async reverse(
    point: GeoPoint,
    { language, signal }: { readonly language: string; readonly signal: AbortSignal },
  ): Promise<Place | undefined> {
    const { latitude, longitude } = point;
    const answer = await this.#get('reverse', { lat: latitude, lon: longitude }, language, signal);
    const place = placeOf(answer);
    return place && withDistance(place, point);
  }

  async #find({ keyword, near, language, signal }: PlaceQuery, known: readonly Place[]): Promise<Answer> {
    const excluded = known.map((place) => placeIds.get(place)).filter(Boolean);
    const wanted = {
      q: keyword,
      limit: LIMIT,
      viewbox: near && viewboxOf(near),
      exclude_place_ids: excluded.length ? excluded.join() : undefined,
    };
    const answer = listIn(this.#service.url, await this.#get('search', wanted, language, signal));
    const places = answer.map(placeOf).filter((place) => place !== undefined);
    return { places, isLast: answer.length < LIMIT };
  }

  async #get(method: string, wanted: object, language: string, signal: AbortSignal): Promise<unknown> {
    const { url, email, interval = 1000 } = this.#service;
    await keepPace(url, interval, signal);
    const all = { format: 'jsonv2', ...wanted, 'accept-language': language || undefined, email };
    return requestJson(url, urlOf(url, method, all), signal);
  }
}
