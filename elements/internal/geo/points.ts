import { json, listOf, NUMBER, objectOf, type Kind } from '../element/kinds.js';
import type { CoordinateSystem, GeoPoint } from './types.js';

/** Mean radius of the earth, in meters. */
const EARTH_RADIUS = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Whether a value is a number from -`most` to `most`. Zero is. */
const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Whether a value is a position: an object with a latitude and a longitude in their ranges. */
export function isPoint(value: unknown): value is GeoPoint {
  const { latitude, longitude } = (value ?? {}) as Partial<GeoPoint>;
  return isWithin(latitude, 90) && isWithin(longitude, 180);
}

/** A longitude from -180 to 180, of one that may have gone round the world. */
export const wrapLongitude = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;

/** The length of the shortest way between two points, in meters. */
export function distance(from: GeoPoint, to: GeoPoint): number {
  const a = toRadians(from.latitude);
  const b = toRadians(to.latitude);
  const north = Math.sin((b - a) / 2);
  const east = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const half = north * north + Math.cos(a) * Math.cos(b) * east * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** The direction in which the shortest way begins, in degrees clockwise from north: from 0 to below 360. */
export function bearing(from: GeoPoint, to: GeoPoint): number {
  const a = toRadians(from.latitude);
  const b = toRadians(to.latitude);
  const turn = toRadians(to.longitude - from.longitude);
  const x = Math.sin(turn) * Math.cos(b);
  const y = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return (toDegrees(Math.atan2(x, y)) + 360) % 360;
}

const degrees = (most: number): Kind => ({
  expected: `a number from -${most} to ${most}`,
  read(value, refuse) {
    const given = NUMBER.read(value, refuse);
    return given === undefined || isWithin(given, most) ? given : refuse();
  },
});

/** In degrees; also as text. */
export const LATITUDE = degrees(90);
export const LONGITUDE = degrees(180);

const COORDINATES = { latitude: LATITUDE, longitude: LONGITUDE };

/**
 * An object with a position, and fields of the given kinds. Without a valid position it is refused.
 */
export const pointWith = (fields: Readonly<Record<string, Kind>> = {}, expected = 'a position'): Kind => {
  const { read } = objectOf({ ...fields, ...COORDINATES }, { expected, needs: 'latitude' });
  return {
    expected,
    read(value, refuse) {
      const taken = read(value, refuse);
      return taken === undefined || isPoint(taken) ? taken : refuse();
    },
  };
};

/** `{ latitude, longitude }`. */
export const POINT = pointWith();

/** A list of them; as JSON in HTML. Those that are no position are left out. */
export const POINTS = json(listOf(POINT, 'a list of { latitude, longitude }'));

const SYSTEMS: readonly unknown[] = ['wgs84', 'gcj02', 'bd09'] satisfies CoordinateSystem[];

export const COORDINATE_SYSTEM: Kind = {
  expected: 'wgs84, gcj02 or bd09',
  read: (value, refuse) => (SYSTEMS.includes(value) ? value : value === '' ? undefined : refuse()),
};
