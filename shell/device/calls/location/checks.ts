import { type Check, boolean, oneOf, optional } from '../../check.js';

/** A system of coordinates, in any case of letters. */
export const coordinateType: Check = (value) =>
  oneOf('wgs84', 'gcj02', 'bd09')(typeof value === 'string' ? value.toLowerCase() : value);

/** What position is wanted. */
export const wish = () => ({
  type: optional(coordinateType),
  altitude: optional(boolean),
  isHighAccuracy: optional(boolean),
});
