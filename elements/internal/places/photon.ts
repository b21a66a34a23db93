import type { GeoPoint } from '../geo/types.js';
import { Further, type Answer } from './further.js';
import { keepPace } from './pace.js';
import { fieldsOf, joined, listIn, pointOf, textOf, withDistance } from './read.js';
import { requestJson, urlOf } from './request.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery, WebPlaces } from './types.js';

/** The most that the public server answers with. */
const LIMIT = 50;

/** In km: how far away a place may be and still be nearby. */
const REACH = 5;

/** Those of the public server; another one is an error. Without: names as they are written there. */
const LANGUAGES = new Set(['de', 'en', 'fr']);

const languageOf = (language: string): string => {
  const [primary] = language.toLowerCase().split('-') as [string];
  return LANGUAGES.has(primary) ? primary : 'default';
};

function placeOf(value: unknown): Place | undefined {
  const feature = fieldsOf(value);
  const at = fieldsOf(feature['properties']);
  const [longitude, latitude] = listOrNothing(fieldsOf(feature['geometry'])['coordinates']);
  const point = pointOf(latitude, longitude);
  const street = [at['street'], at['housenumber']].map(textOf).filter(Boolean).join(' ');
  const name = textOf(at['name']) || street || joined(at['city'], at['country']);
  if (!point || !name) return undefined;
  const address = joined(name === street ? '' : street, at['district'], at['city'], at['state'], at['country']);
  return { id: `${textOf(at['osm_type'])}${textOf(at['osm_id'])}`, name, address, ...point };
}

const listOrNothing = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Photon 0.5 and later (https://github.com/komoot/photon/blob/master/docs/api-v1.md): `/api` and `/reverse`, as GeoJSON. */
export class PhotonPlaces implements PlaceProvider {
  readonly #service: WebPlaces;
  readonly #further = new Further();

  constructor(service: WebPlaces) {
    this.#service = service;
  }

  async search(query: PlaceQuery): Promise<PlacePage> {
    const { keyword, near, language, signal } = query;
    if (!keyword && !near) return { places: [], hasMore: false };
    const bias = near && { lat: near.latitude, lon: near.longitude };
    return this.#further.page(query, () =>
      keyword
        ? this.#get('api', { q: keyword, ...bias, limit: LIMIT }, language, signal)
        : this.#get('reverse', { ...bias, radius: REACH, limit: LIMIT }, language, signal),
    );
  }

  async reverse(
    point: GeoPoint,
    { language, signal }: { readonly language: string; readonly signal: AbortSignal },
  ): Promise<Place | undefined> {
    const { latitude: lat, longitude: lon } = point;
    const { places } = await this.#get('reverse', { lat, lon, limit: 1 }, language, signal);
    return places[0] && withDistance(places[0], point);
  }

  /** There is one answer to a query; it cannot be continued. */
  async #get(method: string, wanted: object, language: string, signal: AbortSignal): Promise<Answer> {
    const { url, interval = 0 } = this.#service;
    await keepPace(url, interval, signal);
    const answer = await requestJson(url, urlOf(url, method, { ...wanted, lang: languageOf(language) }), signal);
    const features = listIn(url, fieldsOf(answer)['features']);
    return { places: features.map(placeOf).filter((place) => place !== undefined), isLast: true };
  }
}
