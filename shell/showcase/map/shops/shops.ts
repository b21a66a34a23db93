import { distance, type GeoPoint, type GeoRegion } from 'nacre/maps';
import cities from './cities.json';

/** A shop of an invented chain: one in each of these cities. Names and positions are those of the cities. */
export interface Shop extends GeoPoint {
  readonly id: number;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

type City = readonly [id: number, name: string, country: string, latitude: number, longitude: number];

/** cities.json is from GeoNames (CC BY 4.0): its ids, names and positions. */
export const SHOPS: readonly Shop[] = (cities as unknown as readonly City[]).map(
  ([id, city, country, latitude, longitude]) => ({ id, city, country, latitude, longitude }),
);

const isBetween = (longitude: number, west: number, east: number): boolean =>
  west <= east ? west <= longitude && longitude <= east : longitude >= west || longitude <= east;

/** The shops of a region; it may cross 180° of longitude. */
export const shopsIn = ({ southwest, northeast }: GeoRegion): readonly Shop[] =>
  SHOPS.filter(
    ({ latitude, longitude }) =>
      southwest.latitude <= latitude &&
      latitude <= northeast.latitude &&
      isBetween(longitude, southwest.longitude, northeast.longitude),
  );

export const byDistance = (from: GeoPoint, shops: readonly Shop[]): readonly Shop[] =>
  shops
    .map((shop) => ({ shop, metres: distance(from, shop) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ shop }) => shop);

/** The name of a country in a language. */
export function countryNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** A distance as text: meters up to a kilometer. */
export function distanceText(locale: string, metres: number): string {
  const isNear = metres < 1000;
  const value = isNear ? Math.round(metres / 10) * 10 : metres / 1000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
