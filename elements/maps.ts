/**
 * Base maps and places, for pages. Entry point `nacre/maps`.
 *
 * `configureMaps()` sets what every map, picker and viewer of the page uses. `createPlaces()` gives the provider of a
 * service that finds places. See "Maps and places" in `elements/README.md`.
 */
export type { BaseMap, EmbeddedBaseMap, RasterBaseMap, VectorBaseMap, VendorBaseMap } from './internal/geo/base-map.js';
export { convertCoordinates, loadCoordinates } from './internal/geo/coordinates.js';
export { distance } from './internal/geo/points.js';
export { configureMaps, mapSettings, type MapSettings } from './internal/geo/settings.js';
export type { CoordinateSystem, GeoPoint, GeoRegion } from './internal/geo/types.js';
export { createPlaces } from './internal/places/create.js';
export { PlaceError } from './internal/places/error.js';
export { PlaceSearch, type PlaceRequest, type PlaceSearchState } from './internal/places/place-search.js';
export type {
  Place,
  PlaceFailure,
  PlacePage,
  PlaceProvider,
  PlaceQuery,
  PlaceService,
  VendorPlaces,
  WebPlaces,
} from './internal/places/types.js';
