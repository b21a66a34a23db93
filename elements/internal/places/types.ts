import type { CoordinateSystem, GeoPoint } from '../geo/types.js';

/** A place that a provider found. Positions are WGS 84. */
export interface Place extends GeoPoint {
  /** Unique within the provider. */
  readonly id: string;
  readonly name: string;
  /** What follows the name in a list: street, city, country. May be empty. */
  readonly address: string;
  /** In meters from the point of the query; undefined without one. */
  readonly distance?: number;
}

export interface PlaceQuery {
  /** What the user typed, trimmed. Undefined or empty: what is nearby. */
  readonly keyword?: string | undefined;
  /** Near this point, WGS 84. */
  readonly near?: GeoPoint | undefined;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  /** BCP 47. */
  readonly language: string;
  readonly signal: AbortSignal;
}

export interface PlacePage {
  readonly places: readonly Place[];
  readonly hasMore: boolean;
}

/**
 * Finds places. Every method rejects with `signal.reason` when it is aborted, and with a `PlaceError` when it fails.
 */
export interface PlaceProvider {
  /** In lists, under the results: text, never HTML. */
  readonly attribution?: { readonly text: string; readonly url?: string } | undefined;
  /** How long a typed keyword rests before it is sent, in milliseconds. Default 300. */
  readonly debounce?: number | undefined;
  /** By keyword, or without one what is nearby, the nearest first. */
  search(query: PlaceQuery): Promise<PlacePage>;
  /** The place at a point; undefined if there is none. */
  reverse(
    point: GeoPoint,
    options: { readonly language: string; readonly signal: AbortSignal },
  ): Promise<Place | undefined>;
}

/** Why a provider does not answer. */
export type PlaceFailure = 'network' | 'timeout' | 'limit' | 'key' | 'answer';

/** A server with the API of Nominatim or Photon. */
export interface WebPlaces {
  readonly type: 'nominatim' | 'photon';
  /** Without the method: `https://nominatim.openstreetmap.org`. */
  readonly url: string;
  /** Of who runs the app, for Nominatim. */
  readonly email?: string;
  /** Default: `© OpenStreetMap contributors`, with a link. */
  readonly attribution?: string;
  /** How long a typed keyword rests, in milliseconds. Default: 1000 for Nominatim, as its public server asks for, otherwise 300. */
  readonly debounce?: number;
  /** The least time between two requests, in milliseconds. Default: 1000 for Nominatim, otherwise 0. */
  readonly interval?: number;
}

/** A service of a vendor. */
export interface VendorPlaces {
  readonly type: 'google' | 'tencent' | 'amap';
  readonly key: string;
  /** AMap's security code. */
  readonly securityCode?: string;
  /** Where scripts, and Tencent's answers, come from instead of the vendor: a path of your own server, as a proxy for example. */
  readonly scriptUrl?: string;
}

/** A provider that comes with Nacre. Services and keys are the app's own. */
export type PlaceService = { readonly type: 'embedded' } | WebPlaces | VendorPlaces;

export type { CoordinateSystem, GeoPoint };
