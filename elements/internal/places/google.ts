import type { GeoPoint } from '../geo/types.js';
import { loadScript } from '../vendor/script.js';
import { PlaceError } from './error.js';
import { Further, type Answer } from './further.js';
import { fieldsOf, listIn, pointOf, textOf, withDistance } from './read.js';
import type { Place, PlacePage, PlaceProvider, PlaceQuery, VendorPlaces } from './types.js';
import { loadChina, vendorAnswer } from './vendor-answer.js';

const SERVICE = 'Google Maps';
const SCRIPT = 'https://maps.googleapis.com/maps/api/js';

/** The most that a search answers with. */
const LIMIT = 20;
/** In meters. */
const NEARBY = 500;
const BIAS = 20_000;

interface GoogleMaps {
  importLibrary(name: string): Promise<unknown>;
}

const page = globalThis as { google?: { maps?: Partial<GoogleMaps> } };

interface PlaceClass {
  searchByText(request: object): Promise<unknown>;
  searchNearby(request: object): Promise<unknown>;
}
type GeocoderClass = new () => { geocode(request: object): Promise<unknown> };

const FIELDS = ['id', 'displayName', 'formattedAddress', 'location'];

const literalOf = ({ latitude, longitude }: GeoPoint): { lat: number; lng: number } => ({
  lat: latitude,
  lng: longitude,
});

/** Of a LatLng, or of what is written as one. */
function pointIn(value: unknown): GeoPoint | undefined {
  const { lat, lng } = fieldsOf(value) as { lat?: unknown; lng?: unknown };
  const read = (part: unknown): unknown => (typeof part === 'function' ? part.call(value) : part);
  return pointOf(read(lat), read(lng));
}

function placeOf(value: unknown, fromChina: (point: GeoPoint) => GeoPoint): Place | undefined {
  const fields = fieldsOf(value);
  const point = pointIn(fields['location']);
  const name = textOf(fields['displayName']);
  if (!point || !name) return undefined;
  return { id: textOf(fields['id']), name, address: textOf(fields['formattedAddress']), ...fromChina(point) };
}

/** By `code` of the errors of the API. */
const FAILURES: Readonly<Record<string, PlaceError['failure']>> = {
  PERMISSION_DENIED: 'key',
  REQUEST_DENIED: 'key',
  UNAUTHENTICATED: 'key',
  RESOURCE_EXHAUSTED: 'limit',
  OVER_QUERY_LIMIT: 'limit',
  UNAVAILABLE: 'network',
  UNKNOWN_ERROR: 'network',
  ERROR: 'network',
};

/** What the API rejects with. Nothing found is no failure. */
function failureOf(cause: unknown): unknown {
  const code = textOf(fieldsOf(cause)['code']);
  if (code === 'ZERO_RESULTS') return {};
  throw new PlaceError(FAILURES[code] ?? 'answer', `${SERVICE} answered with ${code || 'an error'}.`, { cause });
}

/**
 * Places of Google: the classes `Place` (new) and `Geocoder` of the Maps JavaScript API, weekly version, as its reference of
 * 2025 has them (https://developers.google.com/maps/documentation/javascript/reference/place). The web service of the same
 * places is for servers. A search has one answer of up to 20 places. In China its positions are GCJ-02, as its map is; those
 * given here are WGS 84.
 */
export class GooglePlaces implements PlaceProvider {
  readonly #service: VendorPlaces;
  readonly #further = new Further();

  constructor(service: VendorPlaces) {
    this.#service = service;
  }

  async search(query: PlaceQuery): Promise<PlacePage> {
    const { keyword, near, language, signal } = query;
    if (!keyword && !near) return { places: [], hasMore: false };
    const wanted = { fields: FIELDS, language, maxResultCount: LIMIT };
    const { toChina, fromChina } = await loadChina();
    const center = near && literalOf(toChina(near));
    return this.#further.page(query, async (): Promise<Answer> => {
      const { Place } = (await this.#library('places', language, signal)) as { Place: PlaceClass };
      const ask = (): Promise<unknown> =>
        keyword
          ? Place.searchByText({
              ...wanted,
              textQuery: keyword,
              ...(center && { locationBias: { center, radius: BIAS } }),
            })
          : Place.searchNearby({
              ...wanted,
              locationRestriction: { center, radius: NEARBY },
              rankPreference: 'DISTANCE',
            });
      const answer = await vendorAnswer(SERVICE, signal, () => ask().catch(failureOf));
      const places = listIn(SERVICE, fieldsOf(answer)['places'] ?? []);
      return {
        places: places.map((place) => placeOf(place, fromChina)).filter((place) => place !== undefined),
        isLast: true,
      };
    });
  }

  async reverse(
    point: GeoPoint,
    { language, signal }: { readonly language: string; readonly signal: AbortSignal },
  ): Promise<Place | undefined> {
    const { Geocoder } = (await this.#library('geocoding', language, signal)) as { Geocoder: GeocoderClass };
    const { toChina, fromChina } = await loadChina();
    const location = literalOf(toChina(point));
    const ask = (): Promise<unknown> => new Geocoder().geocode({ location, language });
    const answer = await vendorAnswer(SERVICE, signal, () => ask().catch(failureOf));
    const [first] = listIn(SERVICE, fieldsOf(answer)['results'] ?? []);
    const fields = fieldsOf(first);
    const at = pointIn(fieldsOf(fields['geometry'])['location']);
    const [name = '', ...rest] = textOf(fields['formatted_address']).split(', ');
    return at && name
      ? withDistance({ id: textOf(fields['place_id']), name, address: rest.join(', '), ...fromChina(at) }, point)
      : undefined;
  }

  #library(name: string, language: string, signal: AbortSignal): Promise<unknown> {
    return vendorAnswer(SERVICE, signal, async () => (await this.#load(language)).importLibrary(name));
  }

  /** The page has one API. A map of Google's asks for the same address. */
  async #load(language: string): Promise<GoogleMaps> {
    const { key, scriptUrl = SCRIPT } = this.#service;
    const url = new URL(scriptUrl, location.href);
    for (const [name, value] of Object.entries({ key, v: 'weekly', loading: 'async', language }))
      url.searchParams.set(name, value);
    const isReady = (): boolean => typeof page.google?.maps?.importLibrary === 'function';
    if (!isReady()) await loadScript({ vendor: SERVICE, url: url.href, callback: 'callback', isReady });
    return page.google!.maps as GoogleMaps;
  }
}
