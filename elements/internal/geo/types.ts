/** A position in degrees. Zero is a coordinate. */
export interface GeoPoint {
  /** -90 to 90. */
  readonly latitude: number;
  /** -180 to 180. */
  readonly longitude: number;
}

/** A part of the world. Over the antimeridian the west is greater than the east. */
export interface GeoRegion {
  readonly southwest: GeoPoint;
  readonly northeast: GeoPoint;
}

/**
 * The system of coordinates. `wgs84`: GPS, OpenStreetMap. `gcj02`: maps of China (AMap, Tencent). `bd09`: Baidu. The last two
 * move positions in China only, by some hundred metres.
 */
export type CoordinateSystem = 'wgs84' | 'gcj02' | 'bd09';
