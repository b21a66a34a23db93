import { convertCoordinates, loadCoordinates } from '../internal/geo/coordinates.js';
import type { CoordinateSystem, GeoPoint } from '../internal/geo/types.js';
import { PlaceError } from '../internal/places/error.js';
import type { PlaceProvider } from '../internal/places/types.js';

async function load(system: CoordinateSystem, signal: AbortSignal): Promise<void> {
  try {
    await loadCoordinates(system);
  } catch (cause) {
    throw new PlaceError('network', 'The code that converts coordinates did not load.', { cause });
  }
  signal.throwIfAborted();
}

/** A provider whose positions are in the coordinates of the page. */
export function placesIn(system: CoordinateSystem, provider: PlaceProvider): PlaceProvider {
  if (system === 'wgs84') return provider;
  const toPage = <P extends GeoPoint>(place: P): P => ({ ...place, ...convertCoordinates(place, 'wgs84', system) });
  const toWorld = (point: GeoPoint): GeoPoint => convertCoordinates(point, system, 'wgs84');
  return {
    attribution: provider.attribution,
    debounce: provider.debounce,
    async search(query) {
      await load(system, query.signal);
      const { places, hasMore } = await provider.search({ ...query, near: query.near && toWorld(query.near) });
      return { places: places.map(toPage), hasMore };
    },
    async reverse(point, options) {
      await load(system, options.signal);
      const place = await provider.reverse(toWorld(point), options);
      return place && toPage(place);
    },
  };
}
