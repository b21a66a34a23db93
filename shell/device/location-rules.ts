import { boolean, type Check, latitude, longitude, number, oneOf, optional, positive, string } from './check.js';

const systems = oneOf('wgs84', 'gcj02', 'bd09');
const type: Check = (value) => systems(typeof value === 'string' ? value.toLowerCase() : value);
const location = { type: optional(type), altitude: optional(boolean), isHighAccuracy: optional(boolean) };

/** A latitude without a longitude is no position. */
const withOther =
  (other: 'latitude' | 'longitude', check: Check): Check =>
  (value, options) => {
    const isWanted = value !== undefined || (options as Record<string, unknown> | undefined)?.[other] !== undefined;
    return isWanted ? check(value) : undefined;
  };

const sensor = { interval: optional(oneOf('game', 'ui', 'normal')) };

/** Checks of the arguments of calls on the position, and on sensors. */
export const LOCATION_RULES = {
  getLocation: { ...location, highAccuracyExpireTime: optional(positive) },
  startLocationUpdate: location,
  chooseLocation: {
    latitude: withOther('longitude', latitude),
    longitude: withOther('latitude', longitude),
    keyword: optional(string),
    type: optional(type),
  },
  openLocation: {
    latitude,
    longitude,
    type: optional(type),
    scale: optional(number),
    name: optional(string),
    address: optional(string),
  },
  startAccelerometer: sensor,
  startGyroscope: sensor,
};
