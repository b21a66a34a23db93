import type { GeoPoint } from '../../base/china-coordinates.js';

export type { CoordinateSystem, GeoPoint } from '../../base/china-coordinates.js';

/** A part of the world. Over the antimeridian the west is greater than the east. */
export interface GeoRegion {
  readonly southwest: GeoPoint;
  readonly northeast: GeoPoint;
}
