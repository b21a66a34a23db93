import { boolean, type Check, oneOf, optional, positive } from './check.js';

const systems = oneOf('wgs84', 'gcj02', 'bd09');
const type: Check = (value) => systems(typeof value === 'string' ? value.toLowerCase() : value);
const location = { type: optional(type), altitude: optional(boolean), isHighAccuracy: optional(boolean) };

const sensor = { interval: optional(oneOf('game', 'ui', 'normal')) };

/** Checks of the arguments of calls on the position, and on sensors. */
export const LOCATION_RULES = {
  getLocation: { ...location, highAccuracyExpireTime: optional(positive) },
  startLocationUpdate: location,
  startAccelerometer: sensor,
  startGyroscope: sensor,
};
